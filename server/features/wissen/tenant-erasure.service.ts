import type { Clock } from '#engine/core/basis/clock.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { performDailyWork } from '../../platform/jobs/daily-work.ts';
import type { NightJob } from '../../platform/jobs/night-work.ts';
import { erasureHash, type ErasureList } from '../../platform/privacy/erasure-list.ts';
import { dateOfDay } from '../../platform/time/clock.ts';
import { notifyManagers } from './erasure-mail.ts';
import type { WisverzoekRepositories } from './wisverzoeken.service.ts';
import { NOBODY } from '../../platform/database/nobody.ts';

interface Deps {
  transaction: Transaction<WisverzoekRepositories>;
  jobs: JobsRepository;
  erasureList: ErasureList;
  clock: Clock;
}

const LEASE_MS = 60 * 60_000;
/** A second mail goes this many days before. */
const REMINDER_DAYS = 14;

/** Every night: reminds of requests, erases tenants whose day has come, and erases again what a backup brought back. */
export class TenantErasureService implements NightJob {
  readonly name = 'tenant.wissen';

  constructor(private readonly deps: Deps) {}

  run(day: number): Promise<void> {
    return performDailyWork(this.deps, { naam: this.name, dag: day, leaseMs: LEASE_MS }, async ({ close }) => {
      const reminded = await this.remind(dateOfDay(day + REMINDER_DAYS));
      const erased = await this.eraseDue(dateOfDay(day));
      await close({ herinnerd: reminded, gewist: erased, hersteld: await this.repeat() });
    });
  }

  /** Erases again a tenant that was erased before and is back, from a backup; answers how many. */
  async repeat(): Promise<number> {
    const itself = this.deps.erasureList
      .read()
      .filter(({ adminId, hash }) => hash === erasureHash(adminId, adminId))
      .map(({ adminId }) => adminId);
    if (itself.length === 0) return 0;
    const back = await this.deps.transaction(({ verzoeken: requests }) => requests.findLiveIds(itself));
    for (const adminId of back) await this.deps.transaction((repos) => this.wis(repos, adminId));
    return back.length;
  }

  private async remind(date: string): Promise<number> {
    return this.deps.transaction(async (repos) => {
      const rows = await repos.verzoeken.findToRemind(date);
      for (const row of rows) {
        await notifyManagers(repos, {
          sjabloon: row.door === NOBODY ? 'licentie-wissen' : 'gegevens-worden-gewist',
          adminId: row.admin_id,
          datum: row.wissen_op,
          clock: this.deps.clock,
        });
        await repos.verzoeken.update(row.admin_id, row.id, { herinnerd_op: new Date(this.deps.clock.now()) });
      }
      return rows.length;
    });
  }

  private async eraseDue(date: string): Promise<number> {
    const due = await this.deps.transaction(({ verzoeken: requests }) => requests.findDue(date));
    for (const { admin_id: adminId, id } of due) {
      const hash = erasureHash(adminId, adminId);
      const at = new Date(this.deps.clock.now());
      // The file first: when the process dies here, the next start erases what the list says.
      this.deps.erasureList.add([{ adminId, hash, op: at }]);
      await this.deps.transaction(async (repos) => {
        await notifyManagers(repos, {
          sjabloon: 'gegevens-gewist',
          adminId,
          datum: date,
          clock: this.deps.clock,
          certificaat: hash.slice(0, 16).toUpperCase(),
        });
        await this.wis(repos, adminId);
        await repos.verzoeken.update(adminId, id, { uitgevoerd_op: at });
      });
    }
    return due.length;
  }

  private async wis(
    { verzoeken: requests, audit }: { verzoeken: WisverzoekRepositories['verzoeken']; audit: AuditRepository },
    adminId: string,
  ): Promise<void> {
    await requests.erase(adminId, new Date(this.deps.clock.now()));
    await audit.save({
      adminId,
      wie: NOBODY,
      rol: 'systeem',
      actie: 'wissen.uitgevoerd',
      soort: 'admin',
      doelId: adminId,
    });
  }
}
