import type { Clock } from '#engine/core/basis/clock.ts';
import { NOBODY } from '../../platform/database/nobody.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { performDailyWork } from '../../platform/jobs/daily-work.ts';
import type { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import type { NightJob } from '../../platform/jobs/night-work.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import type { TemplateCode } from '../../platform/mail/templates.ts';
import { serverDayText } from '../../platform/taal/moment.ts';
import { dayOf, dateOfDay } from '../../platform/time/clock.ts';
import type { ConceptInvoices } from '../facturen/concept-invoices.read.ts';
import { dueBericht, statusAt, WARN_DAYS, ERASE_DAYS } from './expiry.ts';
import type { LicentieRow, ExpiryRepository } from './expiry.repository.ts';
import type { LicentieLetters } from './licentie-letters.ts';
import { mayStepLicentie, nextEnd } from './licentie-steps.ts';

/** What the erasure of tenants does for a licence that ended. */
export interface ErasurePlan {
  /** Erases this tenant on a date, unless that is taken back; asking again changes nothing. */
  plan(adminId: string, erasureAt: string): Promise<void>;
  /** Of every tenant that was to be erased because its licence ended: those that are not in this list stay. */
  preserve(expiring: readonly string[]): Promise<void>;
}
export interface ExpiryRepositories {
  licenties: ExpiryRepository;
  mail: MailRepository;
  audit: AuditRepository;
  letters: LicentieLetters;
  invoices: ConceptInvoices;
}
interface Deps {
  transaction: Transaction<ExpiryRepositories>;
  licenties: ExpiryRepository;
  jobs: JobsRepository;
  erasurePlan: ErasurePlan;
  clock: Clock;
}

const LEASE_MS = 30 * 60_000;
/** A licence is looked at from this many days before its last day. */
const LOOKAHEAD_DAYS = 60;
/** Mails about getting on with it, not about the end. */
const LINKS_TO_GROEPEN: ReadonlySet<TemplateCode> = new Set<TemplateCode>(['proef-start', 'proef-halverwege']);
const noon = (date: string): number => Date.parse(`${date}T12:00:00Z`);

/** Every night: licences go on by the calendar, with the mails of the design, until everything is erased 90 days after the last day. */
export class ExpiryService implements NightJob {
  readonly name = 'licenties.verloop';

  constructor(private readonly deps: Deps) {}

  run(day: number): Promise<void> {
    return performDailyWork(this.deps, { naam: this.name, dag: day, leaseMs: LEASE_MS }, async ({ close }) => {
      const bound = dateOfDay(day + LOOKAHEAD_DAYS + 1);
      const active = await this.deps.licenties.setActive(bound);
      const rows = await this.deps.licenties.findEnding(bound);
      let changed = active.length;
      const expired: string[] = [];
      for (const row of rows) {
        const { status, changed: altered } = await this.loop(row, day);
        changed += altered ? 1 : 0;
        if (status !== 'verlopen') continue;
        expired.push(row.admin_id);
        await this.deps.erasurePlan.plan(row.admin_id, erasureDate(row, day));
      }
      await this.deps.erasurePlan.preserve(expired);
      await close({ gewijzigd: changed, verlopen: expired.length });
    });
  }

  /** One licence: its state of today, and the mail that belongs to it, once. */
  private async loop(row: LicentieRow, day: number): Promise<{ status: LicentieRow['status']; changed: boolean }> {
    const over = day - dayOf(noon(row.eind));
    if (over > 0 && row.renews && mayStepLicentie('renewal', row.status)) return this.renew(row, day);
    const status = statusAt(row.status, over);
    const bericht = dueBericht(status, over, row.gemeld);
    const changed = status !== row.status;
    if (!changed && bericht === undefined) return { status, changed };
    await this.deps.transaction(async (repos) => {
      if (!(await repos.licenties.update(row, { status, gemeld: bericht?.dagen ?? row.gemeld }))) return;
      if (bericht !== undefined) await this.report(repos, { rij: row, sjabloon: bericht.sjabloon, dag: day });
      if (changed)
        await repos.audit.save({
          adminId: row.admin_id,
          wie: NOBODY,
          rol: 'systeem',
          actie: `licentie.status:${status}`,
          soort: 'admin',
          doelId: row.admin_id,
        });
    });
    return { status, changed };
  }

  /** The customer said so before, reads it now, and gets a concept of its invoice at our office. */
  private async renew(row: LicentieRow, day: number): Promise<{ status: LicentieRow['status']; changed: boolean }> {
    const end = nextEnd(row.eind, row.soort, dateOfDay(day));
    const status = statusAt('actief', day - dayOf(noon(end)));
    await this.deps.transaction(async ({ licenties, letters, invoices, audit }) => {
      if (!(await licenties.renew(row, { status, eind: end }))) return;
      await letters.send({ ...row, eind: end }, { template: 'licentie-verlengd', clock: this.deps.clock });
      await invoices.create(row.admin_id);
      await audit.save({
        adminId: row.admin_id,
        wie: NOBODY,
        rol: 'systeem',
        actie: `licentie.status:${status}`,
        soort: 'admin',
        doelId: row.admin_id,
      });
    });
    return { status, changed: true };
  }

  private async report(
    { licenties, mail }: ExpiryRepositories,
    { rij: row, sjabloon: template, dag: day }: { rij: LicentieRow; sjabloon: TemplateCode; dag: number },
  ): Promise<void> {
    for (const manager of await licenties.findManagers(row.admin_id)) {
      await postMail(
        { mail, clock: this.deps.clock },
        {
          adminId: row.admin_id,
          sjabloon: template,
          locale: row.locale,
          aan: manager.email,
          waarden: {
            naam: manager.voornaam,
            organisatie: row.naam,
            eind: serverDayText(noon(row.eind), row.locale),
            plaatsen: String(row.plaatsen),
            wissenOp: serverDayText(noon(erasureDate(row, day)), row.locale),
            resterend: String(Math.max(0, dayOf(noon(row.eind)) - day)),
            pad: `/admins/${row.admin_id}${LINKS_TO_GROEPEN.has(template) ? '' : '/accountgegevens?deel=privacy'}`,
          },
        },
      );
    }
  }
}

/** Ninety days after the last day, but never with less than two weeks of warning. */
function erasureDate(row: LicentieRow, day: number): string {
  return dateOfDay(Math.max(dayOf(noon(row.eind)) + ERASE_DAYS, day + WARN_DAYS));
}
