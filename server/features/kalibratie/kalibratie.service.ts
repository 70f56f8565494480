import { hashText } from '#engine/core/basis/rng.ts';
import type { Clock } from '#engine/core/basis/clock.ts';
import { ankerdrift, kalibreer, type ItemWaarneming } from '#engine/core/oefening/kalibratie.ts';
import { createModel, formatParams, gokkans, type Model } from '#engine/core/oefening/model.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { doeDagwerk } from '../../platform/jobs/dagwerk.ts';
import type { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import type { Nachttaak } from '../../platform/jobs/nachtwerk.ts';
import { vouwMetSporen, type Spoor } from '../../platform/oefenen/vouwen.ts';
import type { AntwoordenRead } from '../antwoorden/antwoorden.read.ts';
import { beginToestand, type ToestandbasisRead } from '../somvensters/toestandbasis.read.ts';
import type { ActieveLeerling, KalibratieRepository, KalibratieRij } from './kalibratie.repository.ts';

export interface KalibratieRepositories {
  kalibratie: KalibratieRepository;
  jobs: JobsRepository;
}
interface Deps extends KalibratieRepositories {
  transactie: Transactie<KalibratieRepositories>;
  antwoorden: AntwoordenRead;
  basis: ToestandbasisRead;
  content: Content;
  clock: Clock;
}

/** Answers that one night reads at most (practice.md section 6.3). */
const ANTWOORDEN_MAX = 2_000_000;
const PACHT_MS = 60 * 60_000;
/** The scale is moved back on Mondays; day 0 was a Wednesday. */
const isMaandag = (dag: number): boolean => dag % 7 === 5;

/** Learns the difficulty of items from the answers of the last day; the same for every tenant, and nothing of a pupil is kept. */
export class KalibratieService implements Nachttaak {
  readonly naam = 'kalibratie';
  private readonly prior: Model;
  private geladen = -1;

  constructor(private readonly deps: Deps) {
    this.prior = deps.content.model;
  }

  /** Does the work of today unless it was done, then takes over what is stored. */
  async run(dag: number): Promise<void> {
    if (this.geladen >= dag) return;
    await doeDagwerk(this.deps, { naam: this.naam, dag, pachtMs: PACHT_MS }, async ({ klaarTot, sluit }) => {
      const { rijen, schaal, n } = await this.bereken(klaarTot, dag);
      await this.deps.transactie(async (repos) => {
        await sluit({ antwoorden: n, items: rijen.length, schaal }, repos.jobs);
        await repos.kalibratie.save(rijen, schaal);
      });
    });
    if ((await this.deps.jobs.lastDay(this.naam)) >= dag) await this.load(dag);
  }

  /** Puts the stored calibration into the model that every service reads. */
  async load(dag = -1): Promise<void> {
    const { content, kalibratie } = this.deps;
    const { rijen, schaal } = await kalibratie.findAll();
    this.geladen = dag;
    if (rijen.length === 0) return;
    content.model = this.model(rijen, schaal);
    content.schaal = schaal;
    content.gekalibreerd = true;
  }

  private async bereken(sinds: Date, dag: number): Promise<{ rijen: KalibratieRij[]; schaal: number; n: number }> {
    const { kalibratie } = this.deps;
    const { rijen: oud, schaal } = await kalibratie.findAll();
    const model = this.model(oud, schaal);
    const rijen = new Map(oud.map((rij) => [rij.itemId, rij]));
    let n = 0;
    for (const leerling of await this.steekproef(sinds, dag)) {
      for (const w of await this.waarnemingen({ model, schaal }, leerling, sinds)) {
        const rij = rijen.get(w.itemId) ?? {
          itemId: w.itemId,
          b: model.items.get(w.itemId)?.b ?? 0,
          vb: model.params.vItemStart,
          n: 0,
        };
        rijen.set(w.itemId, { ...rij, ...kalibreer(model.params, rij, w), n: rij.n + 1 });
        n += 1;
      }
    }
    const drift = isMaandag(dag) ? ankerdrift(this.model([...rijen.values()], schaal), this.prior) : 0;
    return { rijen: [...rijen.values()].map((rij) => ({ ...rij, b: rij.b - drift })), schaal: schaal + drift, n };
  }

  /** One pupil in so many that at most two million answers are read; another set every night. */
  private async steekproef(sinds: Date, dag: number): Promise<ActieveLeerling[]> {
    const alle: ActieveLeerling[] = [];
    for (const adminId of await this.deps.kalibratie.findAdmins())
      alle.push(...(await this.deps.kalibratie.findActief(adminId, sinds)));
    const een = Math.max(1, Math.ceil(alle.reduce((som, l) => som + l.totaal, 0) / ANTWOORDEN_MAX));
    return alle.filter((l) => hashText(`${dag}/${l.leerlingId}`) % een === 0);
  }

  /** Clean answers of a pupil since a moment, each with the ability as it was then: what was learned from answers that are no longer kept counts too. */
  private async waarnemingen(
    { model, schaal }: { model: Model; schaal: number },
    leerling: ActieveLeerling,
    sinds: Date,
  ): Promise<ItemWaarneming[]> {
    const { antwoorden, kalibratie } = this.deps;
    const nieuw = await kalibratie.findNieuw(leerling.adminId, leerling.leerlingId, sinds);
    if (nieuw.size === 0) return [];
    const log = await antwoorden.findLog(leerling.adminId, leerling.leerlingId, {});
    const begin = await beginToestand(this.deps.basis, { ...leerling, id: leerling.leerlingId }, schaal);
    const { sporen } = vouwMetSporen(model, begin, { log, moeilijkheid: 'normaal' });
    return sporen
      .filter(({ regel, trace }) => trace.schoon && nieuw.has(regel.clientId))
      .map((spoor) => waarnemingVan(model, spoor));
  }

  /** Every item on one scale: those without answers move along with the anchors. */
  private model(rijen: readonly KalibratieRij[], schaal: number): Model {
    const gemeten = new Map(rijen.map((rij) => [rij.itemId, { b: rij.b, vb: rij.vb }]));
    const kalibratie = new Map(
      [...this.prior.items.values()].map((item) => [
        item.id,
        gemeten.get(item.id) ?? { b: item.b - schaal, vb: item.vb },
      ]),
    );
    return createModel([...this.deps.content.items.values()], [...this.deps.content.leerdoelen.values()], {
      params: this.prior.params,
      kalibratie,
    });
  }
}

function waarnemingVan(model: Model, { regel, trace }: Spoor): ItemWaarneming {
  const c = gokkans(formatParams(model.params, regel.format, regel.k), regel.k);
  const x = regel.goed && !regel.geholpen ? 1 : 0;
  return { itemId: regel.itemId, e: trace.e, pc: x - trace.e, c, v: trace.voor.v };
}
