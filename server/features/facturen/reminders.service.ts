import { performDailyWork } from '../../platform/jobs/daily-work.ts';
import type { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import type { NightJob } from '../../platform/jobs/night-work.ts';
import { NOBODY } from '../../platform/database/nobody.ts';
import { dateOfDay } from '../../platform/time/clock.ts';
import { lateDays } from './factuur-answer.ts';
import type { FactuurDeps } from './factuur-desk.ts';
import { mailFactuur } from './factuur-mail.ts';
import type { FactuurRow } from './facturen.repository.ts';
import { reminderDue } from './steps.ts';

const LEASE_MS = 30 * 60_000;

/** Every night: reminds of invoices that are two and four weeks past due, and lets quotes lapse whose days are over. */
export class RemindersService implements NightJob {
  readonly name = 'facturen.herinneringen';

  constructor(private readonly deps: FactuurDeps & { jobs: JobsRepository }) {}

  run(day: number): Promise<void> {
    const { clock, transaction } = this.deps;
    return performDailyWork(this.deps, { naam: this.name, dag: day, leaseMs: LEASE_MS }, async ({ close }) => {
      const today = dateOfDay(day);
      const now = new Date(clock.now());
      const lapsed = await transaction(({ facturen }) => facturen.lapseQuotes(today, now));
      const late = await transaction(({ facturen }) => facturen.findOverdue(today));
      let reminded = 0;
      for (const row of late)
        if (reminderDue(lateDays(row, day), row.reminders) && (await this.remind(row, today))) reminded += 1;
      await close({ herinnerd: reminded, verlopen: lapsed });
    });
  }

  /** Each in a transaction of its own: one that fails keeps none of the others. */
  private remind(row: FactuurRow, today: string): Promise<boolean> {
    const { clock, transaction } = this.deps;
    return transaction(async ({ facturen, mail, audit }) => {
      const customer = await facturen.findCustomer(row.admin_id);
      if (customer === undefined || customer.erased) return false;
      const fields = { status: 'herinnerd' as const, reminders: row.reminders + 1, reminded_on: today };
      // Somebody may have written down its payment meanwhile.
      if (!(await facturen.update(row, fields, new Date(clock.now())))) return false;
      await mailFactuur({ mail, clock }, { ...row, ...fields }, customer.locale);
      await audit.save({
        adminId: row.admin_id,
        wie: NOBODY,
        rol: 'systeem',
        actie: 'factuur.herinnerd:factuur',
        soort: 'factuur',
        doelId: row.id,
      });
      return true;
    });
  }
}
