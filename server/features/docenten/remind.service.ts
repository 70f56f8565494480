import type { Clock } from '#engine/core/basis/clock.ts';
import { registeredName } from '../../platform/taal/name.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { performDailyWork } from '../../platform/jobs/daily-work.ts';
import type { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import type { NightJob } from '../../platform/jobs/night-work.ts';
import type { DocentenRepositories } from './docenten.service.ts';
import type { UitnodigingPost } from './uitnodiging-post.ts';
import { mailOf } from './uitnodigingen.service.ts';

interface Deps {
  transaction: Transaction<DocentenRepositories>;
  jobs: JobsRepository;
  post: UitnodigingPost;
  clock: Clock;
}

/** Days after the sending on which somebody who did not answer is reminded. */
const REMINDER_DAYS = [7, 21] as const;

const LEASE_MS = 30 * 60_000;

/** Every night: reminds of invitations and ends those past their day. */
export class ReminderService implements NightJob {
  readonly name = 'uitnodigingen';

  constructor(private readonly deps: Deps) {}

  /** Does the work of today unless it was done, here or by another process. */
  run(day: number): Promise<void> {
    return performDailyWork(this.deps, { naam: this.name, dag: day, leaseMs: LEASE_MS }, async ({ nu: now, close }) =>
      close(await this.remind(now)),
    );
  }

  private remind(now: Date): Promise<{ herinnerd: number; verlopen: number }> {
    const { transaction, post } = this.deps;
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
              afzender: sender === undefined ? row.organisatie : registeredName(sender),
              tot: row.verloopt_op,
            },
            token,
          );
      }
      return { herinnerd: rows.length, verlopen: expired.length };
    });
  }
}
