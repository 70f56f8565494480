import type { Clock } from '#engine/core/basis/clock.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { PeriodicWork } from '../../platform/jobs/periodic-work.ts';
import type { DocentenRepositories } from './docenten.service.ts';
import type { DueUitnodiging, OfficeUitnodigingenRepository } from './office-uitnodigingen.repository.ts';
import type { UitnodigingPost } from './uitnodiging-post.ts';
import { mailOf } from './uitnodigingen.service.ts';

type Repositories = DocentenRepositories & { sent: OfficeUitnodigingenRepository };
interface Deps {
  transaction: Transaction<Repositories>;
  post: UitnodigingPost;
  clock: Clock;
}

/** Sent in one transaction. */
const AT_ONCE = 50;

/** All day long: invitations that our office planned go out at their moment. */
export class PlannedUitnodigingen implements PeriodicWork {
  readonly name = 'uitnodigingen.gepland';
  readonly everyMinutes = 1;

  constructor(private readonly deps: Deps) {}

  async run(): Promise<number> {
    const now = new Date(this.deps.clock.now());
    const count = await this.deps.transaction(async (repos) => {
      const due = await repos.sent.takeDue(now, AT_ONCE);
      for (const row of due) await this.send(repos, row, now);
      return due.length;
    });
    return count === AT_ONCE ? count + (await this.run()) : count;
  }

  /** Whoever came in by another way meanwhile gets no mail: that invitation ends. */
  private async send(repos: Repositories, row: DueUitnodiging, now: Date): Promise<void> {
    const who = { adminId: row.admin_id, id: row.id };
    const taken = await repos.docenten.findTaken(row.admin_id, [row.email]);
    if (taken.size > 0) {
      await repos.uitnodigingen.move(who, { van: ['concept'], naar: 'ingetrokken', nu: now });
      await this.log(repos, row, 'uitnodiging.ingetrokken');
      return;
    }
    const { link, token } = this.deps.post.createLink(who);
    if (!(await repos.uitnodigingen.resend(who, link, now))) return;
    await this.deps.post.stuur(repos.mail, { ...mailOf(row), afzender: row.afzender, tot: link.tot }, token);
    await this.log(repos, row, `uitnodiging.verzonden:${row.soort}`);
  }

  private log({ audit }: Repositories, row: DueUitnodiging, action: string): Promise<void> {
    return audit.save({
      adminId: row.admin_id,
      wie: row.afzender_id,
      rol: row.sender_role,
      actie: action,
      soort: 'uitnodiging',
      doelId: row.id,
    });
  }
}
