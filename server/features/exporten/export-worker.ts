import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import { serverMomentText } from '../../platform/taal/moment.ts';
import { nameKey } from '../../platform/taal/name.ts';
import { serverText } from '../../platform/taal/texts.ts';
import { dateOf } from '../../platform/time/clock.ts';
import { EXPORT_HOURS } from './exporten.contract.ts';
import type { ExportsRepository, ExportClaim } from './exporten.repository.ts';
import type { ExportJob } from './tenant-export.ts';
import type { TenantHeader, TenantRepository } from './tenant.repository.ts';

export interface WorkerRepositories {
  exportJobs: ExportsRepository;
  mail: MailRepository;
}
interface Deps extends WorkerRepositories {
  transaction: Transaction<WorkerRepositories>;
  tenant: TenantRepository;
  clock: Clock;
  log: Logger;
  create(work: ExportJob): Promise<void>;
}

const POLL_MS = 5_000;
const LEASE_MS = 5 * 60_000;
const POGINGEN = 3;
const HOUR_MS = 3_600_000;

/** Makes exports in the background, one at a time in a process; a process that dies leaves a lease that runs out. */
export class ExportWorker implements BackgroundWork {
  readonly name = 'exporten';
  private busy: Promise<number> = Promise.resolve(0);
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly deps: Deps) {}

  start(): void {
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.timer.unref();
  }

  /** Looks at once, in a process that works. */
  wake(): void {
    if (this.timer !== undefined)
      void this.run().catch((error: unknown) => this.deps.log.error({ err: error }, 'export queue failed'));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    this.timer = undefined;
    await this.busy.catch(() => 0);
  }

  /** Makes everything that waits; answers how many were finished. */
  run(): Promise<number> {
    this.busy = this.busy.catch(() => 0).then(() => this.ronde());
    return this.busy;
  }

  private async ronde(): Promise<number> {
    const { exportJobs, clock } = this.deps;
    let done = 0;
    while (!this.stopped) {
      const now = clock.now();
      const work = await exportJobs.claim({
        sleutel: v7(),
        nu: new Date(now),
        tot: new Date(now + LEASE_MS),
        pogingen: POGINGEN,
      });
      if (work === undefined) break;
      if (await this.perform(work)) done += 1;
    }
    await exportJobs.wipeExpired(new Date(clock.now()), POGINGEN);
    return done;
  }

  private async perform(work: ExportClaim): Promise<boolean> {
    const { exportJobs, log } = this.deps;
    try {
      await this.create(work);
      return true;
    } catch (error) {
      log.error({ export: work.id, poging: work.pogingen, err: error }, 'export failed');
      await exportJobs.release(work, !this.stopped);
      return false;
    }
  }

  private async create(work: ExportClaim): Promise<void> {
    const { exportJobs, tenant, clock } = this.deps;
    const header = await tenant.findHeader(work.admin_id);
    if (header === undefined) throw new Error('tenant of the export is gone');
    const at = new Date(clock.now());
    let [parts, bytes] = [0, 0];
    await this.deps.create({
      adminId: work.admin_id,
      kop: header,
      op: at,
      save: async (piece) => {
        if (!(await exportJobs.addPart(work, parts, piece))) throw new Error('export stopped: lease lost');
        parts += 1;
        bytes += piece.length;
      },
      report: async (voortgang, total) => {
        if (
          this.stopped ||
          !(await exportJobs.saveVoortgang(work, { voortgang, totaal: total, tot: new Date(clock.now() + LEASE_MS) }))
        )
          throw new Error('export stopped: lease lost or server closing');
      },
    });
    await this.complete(work, header, bytes);
  }

  private async complete(work: ExportClaim, header: TenantHeader, bytes: number): Promise<void> {
    const { clock, tenant } = this.deps;
    const now = clock.now();
    const expiresAt = new Date(now + EXPORT_HOURS * HOUR_MS);
    const snail = nameKey(header.naam)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    const fileName = serverText(header.locale, 'export.bestand', { organisatie: snail, datum: dateOf(now) });
    const on = await tenant.findRequester(work.admin_id, work.door);
    await this.deps.transaction(async (repos) => {
      if (
        !(await repos.exportJobs.finish(work, {
          bestandsnaam: fileName,
          bytes,
          nu: new Date(now),
          verlooptOp: expiresAt,
        }))
      )
        throw new Error('export stopped: lease lost');
      if (on === undefined || on.email === null) return;
      await postMail(
        { mail: repos.mail, clock },
        {
          adminId: work.admin_id,
          sjabloon: 'export-klaar',
          locale: header.locale,
          aan: on.email,
          gebruikerId: work.door,
          waarden: {
            naam: on.voornaam,
            organisatie: header.naam,
            verlooptOp: serverMomentText(expiresAt.getTime(), header.locale),
            pad: `/admins/${work.admin_id}/accountgegevens?deel=privacy`,
          },
        },
      );
    });
  }
}
