import type { Antwoord } from '#engine/core/oefening/antwoord.ts';
import type { Model, OefenItem } from '#engine/core/oefening/model.ts';
import { PARAMS } from '#engine/core/oefening/params.ts';
import {
  bewijsTermen,
  deltaSom,
  HOOFD_TERMEN,
  predict,
  sigma,
  zicht,
  type Vraagzicht,
} from '#engine/core/oefening/predict.ts';
import { createToestand, type LeerlingToestand } from '#engine/core/oefening/state.ts';
import { update } from '#engine/core/oefening/update.ts';
import type { Voorspeller } from './predictor.ts';
import type { AntwoordLog } from './three-line.ts';

/** How the population numbers are fitted (practice.md section 5.2): AdaGrad over the train file in time order. */
const FIT = { epochs: 3, stap: 0.05, l2: 1e-5, begin: 1e-3, stapB: 0.6 };

const DAG = 1;
const MS = 5000;
const DOELSUCCES = { doel: 0.75, band: 0.07 };
const LOSSE = 2;

/** Without times there is no memory: one open format that only moves the ability. */
function createParams() {
  const dictee = { ...PARAMS.formaten.dictee, geheugen: 'geen' as const };
  const hoofd = Array.from({ length: HOOFD_TERMEN }, () => 0);
  return { ...PARAMS, formaten: { ...PARAMS.formaten, dictee }, groepGemiddeld: [0, 0, 0, 0, 0, 0], hoofd };
}

function createItem(nr: number): OefenItem {
  const id = `s${nr}`;
  return {
    id,
    nr,
    soort: 'woord',
    categorieen: [{ id, w: 1 }],
    gewogen: [{ ids: [id], nrs: [nr], gewichten: [1], familie: 0 }],
    groep: 5,
    b: 0,
    vb: PARAMS.vItemStart,
    lnT: Math.log(MS / 1000),
  };
}

/** The product's own model over skills: every skill is an item and a category. */
function createBank(skills: number) {
  const items = Array.from({ length: skills }, (_, nr) => createItem(nr));
  const vragen = items.map(({ id }): Antwoord => ({
    itemId: id,
    doelId: id,
    format: 'dictee',
    k: 0,
    x: 0,
    ms: MS,
    day: DAG,
    arm: 'toets',
  }));
  const params = createParams();
  const model: Model = {
    params,
    items: new Map(items.map((item) => [item.id, item])),
    leerdoelen: new Map(),
    hoofdAan: true,
  };
  return { items, vragen, params, model };
}
type Bank = ReturnType<typeof createBank>;

/** Gradients of the log loss with a memory of their sizes (AdaGrad, Duchi et al. 2011). */
class Afdaling {
  private readonly groottes = new Float64Array(HOOFD_TERMEN + LOSSE).fill(FIT.begin);

  stap(i: number, waarde: number, helling: number): number {
    const g = helling + FIT.l2 * waarde;
    const grootte = (this.groottes[i] ?? FIT.begin) + g * g;
    this.groottes[i] = grootte;
    return waarde - (FIT.stap * g) / Math.sqrt(grootte);
  }
}

class Fit {
  private readonly afdaling = new Afdaling();
  private readonly termen = new Float64Array(HOOFD_TERMEN);
  /** Sum of squared residuals per item. */
  private readonly rest: Float64Array;

  constructor(private readonly bank: Bank) {
    this.rest = new Float64Array(bank.items.length);
  }

  /** Moves the population numbers by one answer that is about to be learned from. */
  leer(s: LeerlingToestand, z: Vraagzicht, x: 0 | 1): void {
    const { params } = this.bank;
    const delta = deltaSom(s, z.gewogen);
    bewijsTermen(s, z.gewogen, this.termen);
    let h = 0;
    for (let i = 0; i < HOOFD_TERMEN; i += 1) h += (params.hoofd[i] ?? 0) * (this.termen[i] ?? 0);
    const e = sigma(params.a1 * s.theta + params.a2 * delta - z.item.b + h + s.kappa) - x;
    for (let i = 0; i < HOOFD_TERMEN; i += 1)
      params.hoofd[i] = this.afdaling.stap(i, params.hoofd[i] ?? 0, e * (this.termen[i] ?? 0));
    params.a1 = this.afdaling.stap(HOOFD_TERMEN, params.a1, e * s.theta);
    params.a2 = this.afdaling.stap(HOOFD_TERMEN + 1, params.a2, e * delta);
    const nr = z.item.nr;
    this.rest[nr] = (this.rest[nr] ?? 0) + e * e;
    z.item.b += (FIT.stapB * e) / Math.sqrt(1 + (this.rest[nr] ?? 0));
  }
}

function leerAlles(bank: Bank, fit: Fit, train: AntwoordLog): void {
  for (const reeks of train.reeksen) {
    const s = createToestand(5, 1, bank.params);
    for (let i = 0; i < reeks.x.length; i += 1) {
      const vraag = bank.vragen[reeks.skills[i] ?? 0];
      if (vraag === undefined) continue;
      vraag.x = reeks.x[i] === 1 ? 1 : 0;
      const z = zicht(bank.model, s, vraag);
      if (z !== undefined) fit.leer(s, z, vraag.x);
      update(bank.model, s, { antwoord: vraag, doelsucces: DOELSUCCES });
    }
  }
}

/** Fits the product's own predictor on a log without times; then predicts with `predict` and learns with `update`. */
export function fitProduct(train: AntwoordLog, skills: number): Voorspeller {
  const bank = createBank(skills);
  const fit = new Fit(bank);
  for (let i = 0; i < FIT.epochs; i += 1) leerAlles(bank, fit, train);
  let s = createToestand(5, 1, bank.params);
  return {
    begin: () => {
      s = createToestand(5, 1, bank.params);
    },
    stap: (skill, x) => {
      const vraag = bank.vragen[skill];
      if (vraag === undefined) throw new Error(`skill ${skill} is unknown`);
      const p = predict(bank.model, s, vraag);
      vraag.x = x;
      update(bank.model, s, { antwoord: vraag, doelsucces: DOELSUCCES });
      return p.ok ? p.value.p : 0.5;
    },
  };
}
