import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { performDailyWork } from '../../platform/jobs/daily-work.ts';
import type { NightJob } from '../../platform/jobs/night-work.ts';
import { modelFor } from '../../platform/content/model-for.ts';
import { fold } from '../../platform/practice/fold.ts';
import { pause } from '../../platform/time/chunks.ts';
import type { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import type { OldLog, SummaryRepository } from './summarize.repository.ts';
import type { StateRepository } from './state.repository.ts';
import { createInitialState } from './state-base.read.ts';

export interface SummaryRepositories {
  summaries: SummaryRepository;
  toestand: StateRepository;
}
interface Deps {
  transaction: Transaction<SummaryRepositories>;
  jobs: JobsRepository;
  instellingen: OefeninstellingenRead;
  content: Pick<Content, 'model' | 'weights' | 'schaal'>;
  clock: Clock;
}

/** Months that single answers are kept (standards.md 8.2). */
export const ANTWOORDEN_MONTHS = 13;
const LEASE_MS = 60 * 60_000;
const BATCH_SIZE = 200;

function monthsBack(now: Date, months: number): Date {
  const bound = new Date(now);
  bound.setUTCMonth(bound.getUTCMonth() - months);
  return bound;
}

/**
 * Every night: answers of more than thirteen months go. The sums per goal and week were made when they came in and stay; what
 * the practice engine learned from them becomes the base on which the rest of the log is learned.
 */
export class SummaryService implements NightJob {
  readonly name = 'privacy.antwoorden';

  constructor(private readonly deps: Deps) {}

  run(day: number): Promise<void> {
    return performDailyWork(this.deps, { naam: this.name, dag: day, leaseMs: LEASE_MS }, async ({ nu: now, close }) => {
      const tallies = await this.summarize(monthsBack(now, ANTWOORDEN_MONTHS));
      await this.deps.transaction(async ({ summaries }) => {
        for (const [adminId, count] of tallies)
          await summaries.saveAudit(adminId, { id: v7(), aantal: count, nu: now });
      });
      await close({ antwoorden: [...tallies.values()].reduce((sum, n) => sum + n, 0) });
    });
  }

  private async summarize(bound: Date): Promise<Map<string, number>> {
    const tallies = new Map<string, number>();
    for (;;) {
      const leerlingen = await this.deps.transaction(({ summaries }) => summaries.findLeerlingen(bound, BATCH_SIZE));
      for (const leerling of leerlingen) {
        const count = await this.leerling(leerling, bound);
        tallies.set(leerling.admin_id, (tallies.get(leerling.admin_id) ?? 0) + count);
        await pause();
      }
      if (leerlingen.length < BATCH_SIZE) return tallies;
    }
  }

  /** One leerling in one transaction: base, sums and log always belong together. */
  private async leerling(leerling: OldLog, bound: Date): Promise<number> {
    const { content, instellingen: settings } = this.deps;
    const who = {
      id: leerling.leerling_id,
      adminId: leerling.admin_id,
      jaargroep: leerling.jaargroep,
      startniveau: leerling.startniveau,
    };
    const { instelling: setting } = await settings.findFor(who.adminId, who);
    return this.deps.transaction(async ({ summaries, toestand: state }) => {
      await summaries.lock(leerling);
      const log = await summaries.findOld(leerling, bound);
      const previous = await state.findBase(who.adminId, who.id);
      const begin = await createInitialState(state, who, content.schaal);
      const { toestand: newOne } = fold(modelFor(content, who.adminId), begin, {
        log,
        moeilijkheid: setting.moeilijkheid,
      });
      await summaries.saveBase(leerling, {
        toestand: newOne,
        schaal: content.schaal,
        antwoorden: (previous?.antwoorden ?? 0) + log.length,
        tot: bound,
      });
      await summaries.remove(leerling, bound);
      return log.length;
    });
  }
}
