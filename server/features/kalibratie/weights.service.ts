import { v7 } from 'uuid';
import { hashText } from '#engine/core/basis/rng.ts';
import type { Clock } from '#engine/core/basis/clock.ts';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { targetSuccessOf } from '#engine/core/oefening/model/target-success.ts';
import type { RouteWeights } from '#engine/core/oefening/model/weights.ts';
import type { Content } from '../../platform/content/content.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { performDailyWork } from '../../platform/jobs/daily-work.ts';
import type { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import type { NightJob } from '../../platform/jobs/night-work.ts';
import { practiceLog } from '../../platform/practice/fold.ts';
import type { AntwoordenRead } from '../antwoorden/antwoorden.read.ts';
import { createInitialState, type StateBaseRead } from '../somvensters/state-base.read.ts';
import type { ActiveLeerling, KalibratieRepository } from './kalibratie.repository.ts';
import { fitNight, type LeerlingLog } from './weights-night.ts';
import type { WeightsNights } from './weights.contract.ts';
import type { NightRow, WeightsRepository } from './weights.repository.ts';

interface Deps {
  kalibratie: KalibratieRepository;
  weights: WeightsRepository;
  jobs: JobsRepository;
  antwoorden: AntwoordenRead;
  base: StateBaseRead;
  content: Content;
  clock: Clock;
}

/** Answers that a fit reads at most: of all organisations together, and of one. */
const ALL_MAX = 200_000;
const OWN_MAX = 20_000;
const WEEK = 7;
const WEEK_MS = WEEK * 86_400_000;
const LEASE_MS = 60 * 60_000;
const FIRST_DAY: RouteWeights = {
  words: { a1: PARAMS.a1, a2: PARAMS.a2, hoofd: PARAMS.hoofd },
  without: PARAMS.withoutMemory,
};

/**
 * Fits the population weights of the practice engine (practice.md section 5.2): every night on answers of all organisations,
 * and once a week on those of each. New weights are used only when they predict the last week, which they were not fitted on,
 * better than the ones in use; every night is on record, and the office takes one back with one call.
 */
export class WeightsService implements NightJob {
  readonly name = 'gewichten';
  readonly everyProcess = true;

  constructor(private readonly deps: Deps) {}

  async run(day: number): Promise<void> {
    await performDailyWork(this.deps, { naam: this.name, dag: day, leaseMs: LEASE_MS }, async ({ nu: now, close }) => {
      const nights = await this.nights(day, now);
      for (const night of nights) await this.deps.weights.insert(night);
      await close({ nachten: nights.length, aangenomen: nights.filter((n) => n.status === 'aangenomen').length });
    });
    await this.load();
  }

  /** Takes over what is stored: also what another process fitted, or the office took back. */
  async load(): Promise<void> {
    const rows = await this.deps.weights.findInUse();
    this.deps.content.weights = new Map(rows.map((row) => [row.adminId, row.weights]));
  }

  async list(): Promise<WeightsNights> {
    const { weights } = this.deps;
    const inUse = new Set((await weights.findInUse()).map(({ id }) => id));
    return {
      items: (await weights.list()).map(({ adminId: _tenant, dag: _day, op: at, ...night }) => ({
        ...night,
        op: at.toISOString(),
        inUse: inUse.has(night.id),
      })),
    };
  }

  /** Back to what was used before that night. */
  async takeBack({ session }: Access, id: string): Promise<WeightsNights> {
    const back = await this.deps.weights.takeBack(id, {
      door: session.gebruikerId,
      op: new Date(this.deps.clock.now()),
    });
    if (!back) throw createError('NIET_GEVONDEN');
    await this.load();
    return this.list();
  }

  private async nights(day: number, now: Date): Promise<NightRow[]> {
    const { kalibratie } = this.deps;
    const since = new Date(now.getTime() - WEEK_MS);
    const all: ActiveLeerling[] = [];
    const out: NightRow[] = [];
    for (const adminId of await kalibratie.findAdmins()) {
      const active = await kalibratie.findActive(adminId, since);
      all.push(...active);
      if (hashText(adminId) % WEEK === day % WEEK)
        out.push(...(await this.night(active, { adminId, day, now, max: OWN_MAX })));
    }
    return [...(await this.night(all, { adminId: null, day, now, max: ALL_MAX })), ...out];
  }

  /** One fit; none when there are too few answers. */
  private async night(
    active: readonly ActiveLeerling[],
    o: { adminId: string | null; day: number; now: Date; max: number },
  ): Promise<NightRow[]> {
    const { content } = this.deps;
    const pooled = content.weights.get(null) ?? FIRST_DAY;
    const outcome = fitNight({
      model: content.model,
      pupils: await this.logs(active, o),
      targetSuccess: targetSuccessOf(content.model.params, 'normaal'),
      now: content.weights.get(o.adminId) ?? pooled,
      home: o.adminId === null ? FIRST_DAY : pooled,
      weekFrom: o.day - WEEK + 1,
    });
    if (outcome === null) return [];
    return [
      {
        id: v7(),
        adminId: o.adminId,
        dag: o.day,
        op: o.now,
        antwoorden: outcome.answers,
        weekAntwoorden: outcome.weekAnswers,
        lossNow: outcome.lossNow,
        lossNew: outcome.lossNew,
        status: outcome.accepted ? 'aangenomen' : 'geweigerd',
        weights: outcome.weights,
      },
    ];
  }

  /** Logs of one pupil in so many that at most `max` answers are read; other ones every night. */
  private async logs(
    active: readonly ActiveLeerling[],
    { day, max }: { day: number; max: number },
  ): Promise<LeerlingLog[]> {
    const { antwoorden, base, content } = this.deps;
    const one = Math.max(1, Math.ceil(active.reduce((sum, l) => sum + l.totaal, 0) / max));
    const out: LeerlingLog[] = [];
    for (const leerling of active.filter((l) => hashText(`${day}/${l.leerlingId}`) % one === 0)) {
      const begin = await createInitialState(base, { ...leerling, id: leerling.leerlingId }, content.schaal);
      const lines = await antwoorden.findLog(leerling.adminId, leerling.leerlingId, {});
      out.push({ begin: begin.toestand, log: practiceLog(content.model, begin.toestand, lines) });
    }
    return out;
  }
}
