import { hashText } from '#engine/core/basis/rng.ts';
import type { Clock } from '#engine/core/basis/clock.ts';
import { anchorDrift, calibrate, type ItemObservation } from '#engine/core/oefening/model/kalibratie.ts';
import { createModel, formatParams, guessChance, type Model } from '#engine/core/oefening/model/model.ts';
import type { Content } from '../../platform/content/content.ts';
import { withOwnModel } from '../../platform/content/own-items.ts';
import { isOwnWoord } from '../../platform/content/own-woord.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { performDailyWork } from '../../platform/jobs/daily-work.ts';
import type { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import type { NightJob } from '../../platform/jobs/night-work.ts';
import { foldWithTraces, type Trace } from '../../platform/practice/fold.ts';
import type { AntwoordenRead } from '../antwoorden/antwoorden.read.ts';
import { createInitialState, type StateBaseRead } from '../somvensters/state-base.read.ts';
import type { ActiveLeerling, KalibratieRepository, KalibratieRow } from './kalibratie.repository.ts';

export interface KalibratieRepositories {
  kalibratie: KalibratieRepository;
  jobs: JobsRepository;
}
interface Deps extends KalibratieRepositories {
  transaction: Transaction<KalibratieRepositories>;
  antwoorden: AntwoordenRead;
  base: StateBaseRead;
  content: Content;
  clock: Clock;
}

/** Answers that one night reads at most (practice.md section 6.3). */
const ANTWOORDEN_MAX = 2_000_000;
const LEASE_MS = 60 * 60_000;
/** The scale is moved back on Mondays; day 0 was a Wednesday. */
const isMonday = (day: number): boolean => day % 7 === 5;

/** Learns the difficulty of items from the answers of the last day; the same for every tenant, and nothing of a pupil is kept. */
export class KalibratieService implements NightJob {
  readonly name = 'kalibratie';
  readonly everyProcess = true;
  private readonly prior: Model;
  private loaded = -1;

  constructor(private readonly deps: Deps) {
    this.prior = deps.content.model;
  }

  /** Does the work of today unless it was done, then takes over what is stored. */
  async run(day: number): Promise<void> {
    if (this.loaded >= day) return;
    await performDailyWork(
      this.deps,
      { naam: this.name, dag: day, leaseMs: LEASE_MS },
      async ({ klaarTot: doneUntil, close }) => {
        const { rijen: rows, schaal: scale, n } = await this.compute(doneUntil, day);
        await this.deps.transaction(async (repos) => {
          await close({ antwoorden: n, items: rows.length, schaal: scale }, repos.jobs);
          await repos.kalibratie.save(rows, scale);
        });
      },
    );
    if ((await this.deps.jobs.lastDay(this.name)) >= day) await this.load(day);
  }

  /** Puts the stored calibration into the model that every service reads. */
  async load(day = -1): Promise<void> {
    const { content, kalibratie } = this.deps;
    const { rijen: rows, schaal: scale } = await kalibratie.findAll();
    this.loaded = day;
    if (rows.length === 0) return;
    content.model = this.model(rows, scale);
    content.schaal = scale;
    content.calibrated = true;
  }

  private async compute(since: Date, day: number): Promise<{ rijen: KalibratieRow[]; schaal: number; n: number }> {
    const { kalibratie } = this.deps;
    const { rijen: old, schaal: scale } = await kalibratie.findAll();
    const model = this.model(old, scale);
    const rows = new Map(old.map((row) => [row.itemId, row]));
    let n = 0;
    for (const leerling of await this.sample(since, day)) {
      for (const w of await this.observations({ model, schaal: scale }, leerling, since)) {
        const row = rows.get(w.itemId) ?? {
          itemId: w.itemId,
          b: model.items.get(w.itemId)?.b ?? 0,
          vb: model.params.vItemStart,
          n: 0,
        };
        rows.set(w.itemId, { ...row, ...calibrate(model.params, row, w), n: row.n + 1 });
        n += 1;
      }
    }
    const drift = isMonday(day) ? anchorDrift(this.model([...rows.values()], scale), this.prior) : 0;
    return { rijen: [...rows.values()].map((row) => ({ ...row, b: row.b - drift })), schaal: scale + drift, n };
  }

  /** One pupil in so many that at most two million answers are read; another set every night. */
  private async sample(since: Date, day: number): Promise<ActiveLeerling[]> {
    const all: ActiveLeerling[] = [];
    for (const adminId of await this.deps.kalibratie.findAdmins())
      all.push(...(await this.deps.kalibratie.findActive(adminId, since)));
    const one = Math.max(1, Math.ceil(all.reduce((sum, l) => sum + l.totaal, 0) / ANTWOORDEN_MAX));
    return all.filter((l) => hashText(`${day}/${l.leerlingId}`) % one === 0);
  }

  /**
   * Clean answers of a pupil since a moment, each with the ability as it was then: what was learned from answers that are no
   * longer kept counts too. A word of one school is not measured for all.
   */
  private async observations(
    { model, schaal: scale }: { model: Model; schaal: number },
    leerling: ActiveLeerling,
    since: Date,
  ): Promise<ItemObservation[]> {
    const { antwoorden, kalibratie } = this.deps;
    const newOne = await kalibratie.findNew(leerling.adminId, leerling.leerlingId, since);
    if (newOne.size === 0) return [];
    const log = await antwoorden.findLog(leerling.adminId, leerling.leerlingId, {});
    const begin = await createInitialState(this.deps.base, { ...leerling, id: leerling.leerlingId }, scale);
    const { traces } = foldWithTraces(model, begin, { log, moeilijkheid: 'normaal' });
    return traces
      .filter(({ regel: rule, trace }) => trace.clean && newOne.has(rule.clientId) && !isOwnWoord(rule.itemId))
      .map((track) => observationOf(model, track));
  }

  /** Every item on one scale: those without answers move along with the anchors. */
  private model(rows: readonly KalibratieRow[], scale: number): Model {
    const measured = new Map(rows.map((row) => [row.itemId, { b: row.b, vb: row.vb }]));
    const kalibratie = new Map(
      [...this.prior.items.values()].map((item) => [
        item.id,
        measured.get(item.id) ?? { b: item.b - scale, vb: item.vb },
      ]),
    );
    return withOwnModel(
      createModel([...this.deps.content.items.values()], [...this.deps.content.leerdoelen.values()], {
        params: this.prior.params,
        kalibratie,
      }),
      scale,
    );
  }
}

function observationOf(model: Model, { regel: rule, trace }: Trace): ItemObservation {
  const c = guessChance(formatParams(model.params, rule.format, rule.k), rule.k);
  const x = rule.goed && !rule.geholpen ? 1 : 0;
  return { itemId: rule.itemId, e: trace.e, pc: x - trace.e, c, v: trace.voor.v };
}
