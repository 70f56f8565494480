import type { Clock } from '#engine/core/basis/clock.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Idempotency } from '../../platform/http/idempotency.ts';
import type { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { performDailyWork } from '../../platform/jobs/daily-work.ts';
import type { NightJob } from '../../platform/jobs/night-work.ts';
import { erasureHash, type ErasureList } from '../../platform/privacy/erasure-list.ts';
import { dateOfDay } from '../../platform/time/clock.ts';
import type { PrullenbakRepository } from './prullenbak.repository.ts';
import type { EraseTarget, ErasureRepository } from './wissen.repository.ts';
import { NOBODY } from '../../platform/database/nobody.ts';

export interface ErasureRepositories {
  erasure: ErasureRepository;
  audit: AuditRepository;
  jobs: JobsRepository;
}
interface Deps {
  transaction: Transaction<ErasureRepositories>;
  erasure: ErasureRepository;
  bin: PrullenbakRepository;
  jobs: JobsRepository;
  erasureList: ErasureList;
  idempotency: Idempotency;
  clock: Clock;
}

const LEASE_MS = 30 * 60_000;

/** Real deletion: by hand, by the retention time of the bin, and again after a backup was put back. */
export class ErasureService implements NightJob {
  readonly name = 'prullenbak';

  constructor(private readonly deps: Deps) {}

  /** Erases one leerling for ever. */
  async erase(spot: EraseTarget, who: { id: string; rol: string; reden?: string | undefined }): Promise<void> {
    await this.wis([spot], {
      adminId: spot.adminId,
      wie: who.id,
      rol: who.rol,
      actie: 'leerling.gewist',
      soort: 'leerling',
      doelId: spot.leerlingId,
      reden: who.reden,
    });
  }

  /** Once a night: whose time in the bin is over goes, and answers to repeated requests of yesterday too. */
  run(day: number): Promise<void> {
    return performDailyWork(this.deps, { naam: this.name, dag: day, leaseMs: LEASE_MS }, async ({ close }) => {
      const erased = await this.cleanUp(dateOfDay(day));
      const restored = await this.repeat();
      await close({ gewist: erased, hersteld: restored, verzoeken: await this.deps.idempotency.purge() });
    });
  }

  /** Erases again who was erased before and is back, from a backup; answers how many. */
  async repeat(): Promise<number> {
    const rules = [...(await this.deps.erasure.findLines()), ...this.deps.erasureList.read()];
    if (rules.length === 0) return 0;
    const erased = new Set(rules.map(({ hash }) => hash));
    const back = (await this.deps.erasure.findSpots([...new Set(rules.map(({ adminId }) => adminId))])).filter((spot) =>
      erased.has(erasureHash(spot.adminId, spot.leerlingId)),
    );
    await this.perAdmin(back, 'leerlingen.opnieuw_gewist');
    return back.length;
  }

  /** Erases who has been in the bin long enough on this date; answers how many. */
  private async cleanUp(date: string): Promise<number> {
    const expired = (await this.deps.bin.findExpired(date)).map((row) => ({
      adminId: row.admin_id,
      leerlingId: row.leerling_id,
    }));
    await this.perAdmin(expired, 'leerlingen.gewist');
    return expired.length;
  }

  /** One transaction and one line with a count per tenant. */
  private async perAdmin(spots: readonly EraseTarget[], action: string): Promise<void> {
    for (const adminId of new Set(spots.map((spot) => spot.adminId))) {
      const own = spots.filter((spot) => spot.adminId === adminId);
      await this.wis(own, {
        adminId,
        wie: NOBODY,
        rol: 'systeem',
        actie: action,
        soort: 'aantal',
        doelId: String(own.length),
      });
    }
  }

  private async wis(spots: readonly EraseTarget[], rule: Parameters<AuditRepository['save']>[0]): Promise<void> {
    const at = new Date(this.deps.clock.now());
    const rules = spots.map((spot) => ({
      adminId: spot.adminId,
      hash: erasureHash(spot.adminId, spot.leerlingId),
      op: at,
    }));
    // The file first: when the process dies here, the next night erases what the list says.
    this.deps.erasureList.add(rules);
    await this.deps.transaction(async ({ erasure, audit }) => {
      for (const spot of spots) await erasure.erase(spot);
      await erasure.erasePlans(spots);
      for (const erasureLine of rules) await erasure.addLine(erasureLine);
      await audit.save(rule);
    });
  }
}
