import type { Clock } from '#engine/core/basis/clock.ts';
import { fullName } from '../../platform/taal/name.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { DocentenRepositories } from './docenten.service.ts';
import type { UitnodigingPost } from './uitnodiging-post.ts';
import { mailOf } from './uitnodigingen.service.ts';

interface Deps {
  transaction: Transaction<DocentenRepositories>;
  post: UitnodigingPost;
  clock: Clock;
}

/** Days after the sending on which somebody who did not answer is reminded. */
const REMINDER_DAYS = [7, 21] as const;

/** Reminds of invitations and ends those past their day; doing it twice changes nothing. */
export class ReminderService {
  constructor(private readonly deps: Deps) {}

  /** Reminders and ended invitations of this run. */
  run(): Promise<{ herinnerd: number; verlopen: string[] }> {
    const { transaction, post, clock } = this.deps;
    const now = new Date(clock.now());
    return transaction(async (repos) => {
      const expired = await repos.uitnodigingen.expire(now);
      const rows = await repos.uitnodigingen.takeReminders(now, REMINDER_DAYS);
      for (const row of rows) {
        const token =
          row.token_zegel === null ? undefined : post.openLink({ adminId: row.admin_id, id: row.id }, row.token_zegel);
        const sender = await repos.docenten.findName(row.admin_id, row.afzender_id);
        if (token !== undefined)
          await post.remind(
            repos.mail,
            {
              ...mailOf(row),
              afzender: sender === undefined ? row.organisatie : fullName(sender),
              tot: row.verloopt_op,
            },
            token,
          );
      }
      return { herinnerd: rows.length, verlopen: expired };
    });
  }
}
