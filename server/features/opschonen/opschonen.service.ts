import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { performDailyWork } from '../../platform/jobs/daily-work.ts';
import type { NightJob } from '../../platform/jobs/night-work.ts';
import { KINDS, type PurgeRepository, type CleanUpKind } from './opschonen.repository.ts';

export interface PurgeRepositories {
  purge: PurgeRepository;
  jobs: JobsRepository;
}
interface Deps {
  jobs: JobsRepository;
  transaction: Transaction<PurgeRepositories>;
  clock: Clock;
}

const LEASE_MS = 30 * 60_000;
const DAY_MS = 86_400_000;

/** Days that each kind is kept (design: retention); the term counts from the last moment it had a use. */
export const RETENTION_DAYS = {
  herstellinks: 1,
  mailteksten: 30,
  uitnodigingen: 30,
  sessies: 183,
  apparaten: 400,
  leerlingcodes: 30,
  verhuistokens: 30,
  lvswijzigingen: 30,
  audit: 365,
} as const satisfies Record<CleanUpKind, number>;

/** Every night: throwing away what is past its term, with a line of numbers in the audit. */
export class PurgeService implements NightJob {
  readonly name = 'privacy.opschonen';

  constructor(private readonly deps: Deps) {}

  /** Does the work of today unless it was done, here or by another process. */
  run(day: number): Promise<void> {
    return performDailyWork(this.deps, { naam: this.name, dag: day, leaseMs: LEASE_MS }, async ({ nu: now, close }) => {
      await this.deps.transaction(async (repos) => {
        const outcome: Partial<Record<CleanUpKind, number>> = {};
        for (const kind of KINDS) outcome[kind] = await this.cleanUp(repos, kind, now);
        await close(outcome, repos.jobs);
      });
    });
  }

  private async cleanUp({ purge }: PurgeRepositories, kind: CleanUpKind, now: Date): Promise<number> {
    const tallies = await purge.wipe(kind, new Date(now.getTime() - RETENTION_DAYS[kind] * DAY_MS));
    for (const { adminId, aantal: count } of tallies)
      await purge.saveAudit(adminId, { id: v7(), soort: kind, aantal: count, nu: now });
    return tallies.reduce((sum, { aantal: count }) => sum + count, 0);
  }
}
