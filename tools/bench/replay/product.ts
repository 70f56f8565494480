import type { Antwoord } from '#engine/core/oefening/contract/antwoord.ts';
import type { Model, PracticeItem } from '#engine/core/oefening/model/model.ts';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import {
  evidenceTerms,
  deltaSum,
  HEAD_TERMS,
  predict,
  sigma,
  view,
  type VraagView,
} from '#engine/core/oefening/model/predict.ts';
import { createPracticeState, type LeerlingState } from '#engine/core/oefening/model/state.ts';
import { update } from '#engine/core/oefening/model/update.ts';
import type { Predictor } from './predictor.ts';
import type { AntwoordLog } from './three-line.ts';

/** How the population numbers are fitted (practice.md section 5.2): AdaGrad over the train file in time order. */
const FIT = { epochs: 3, stap: 0.05, l2: 1e-5, begin: 1e-3, stepB: 0.6 };

const DAY = 1;
const MS = 5000;
const TARGET_SUCCESS = { doel: 0.75, band: 0.07 };
const LOOSE = 2;

/** Without times there is no memory: one open format that only moves the ability. */
function createParams() {
  const dictee = { ...PARAMS.formaten.dictee, memory: 'geen' as const };
  const head = Array.from({ length: HEAD_TERMS }, () => 0);
  return { ...PARAMS, formaten: { ...PARAMS.formaten, dictee }, groepAverage: [0, 0, 0, 0, 0, 0], hoofd: head };
}

function createItem(nr: number): PracticeItem {
  const id = `s${nr}`;
  return {
    id,
    nr,
    soort: 'woord',
    categorieen: [{ id, w: 1 }],
    weighted: [{ ids: [id], nrs: [nr], weights: [1], family: 0 }],
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
    day: DAY,
    arm: 'toets',
  }));
  const params = createParams();
  const model: Model = {
    params,
    items: new Map(items.map((item) => [item.id, item])),
    leerdoelen: new Map(),
    headEnabled: true,
  };
  return { items, vragen, params, model };
}
type Bank = ReturnType<typeof createBank>;

/** Gradients of the log loss with a memory of their sizes (AdaGrad, Duchi et al. 2011). */
class Descent {
  private readonly sizes = new Float64Array(HEAD_TERMS + LOOSE).fill(FIT.begin);

  stap(i: number, value: number, slope: number): number {
    const g = slope + FIT.l2 * value;
    const size = (this.sizes[i] ?? FIT.begin) + g * g;
    this.sizes[i] = size;
    return value - (FIT.stap * g) / Math.sqrt(size);
  }
}

class Fit {
  private readonly descent = new Descent();
  private readonly terms = new Float64Array(HEAD_TERMS);
  /** Sum of squared residuals per item. */
  private readonly rest: Float64Array;

  constructor(private readonly bank: Bank) {
    this.rest = new Float64Array(bank.items.length);
  }

  /** Moves the population numbers by one answer that is about to be learned from. */
  learn(s: LeerlingState, z: VraagView, x: 0 | 1): void {
    const { params } = this.bank;
    const delta = deltaSum(s, z.weighted);
    evidenceTerms(s, z.weighted, this.terms);
    let h = 0;
    for (let i = 0; i < HEAD_TERMS; i += 1) h += (params.hoofd[i] ?? 0) * (this.terms[i] ?? 0);
    const e = sigma(params.a1 * s.theta + params.a2 * delta - z.item.b + h + s.kappa) - x;
    for (let i = 0; i < HEAD_TERMS; i += 1)
      params.hoofd[i] = this.descent.stap(i, params.hoofd[i] ?? 0, e * (this.terms[i] ?? 0));
    params.a1 = this.descent.stap(HEAD_TERMS, params.a1, e * s.theta);
    params.a2 = this.descent.stap(HEAD_TERMS + 1, params.a2, e * delta);
    const nr = z.item.nr;
    this.rest[nr] = (this.rest[nr] ?? 0) + e * e;
    z.item.b += (FIT.stepB * e) / Math.sqrt(1 + (this.rest[nr] ?? 0));
  }
}

function learnEverything(bank: Bank, fit: Fit, train: AntwoordLog): void {
  for (const series of train.sequences) {
    const s = createPracticeState(5, 1, bank.params);
    for (let i = 0; i < series.x.length; i += 1) {
      const vraag = bank.vragen[series.skills[i] ?? 0];
      if (vraag === undefined) continue;
      vraag.x = series.x[i] === 1 ? 1 : 0;
      const z = view(bank.model, s, vraag);
      if (z !== undefined) fit.learn(s, z, vraag.x);
      update(bank.model, s, { antwoord: vraag, targetSuccess: TARGET_SUCCESS });
    }
  }
}

/** Fits the product's own predictor on a log without times; then predicts with `predict` and learns with `update`. */
export function fitProduct(train: AntwoordLog, skills: number): Predictor {
  const bank = createBank(skills);
  const fit = new Fit(bank);
  for (let i = 0; i < FIT.epochs; i += 1) learnEverything(bank, fit, train);
  let s = createPracticeState(5, 1, bank.params);
  return {
    begin: () => {
      s = createPracticeState(5, 1, bank.params);
    },
    stap: (skill, x) => {
      const vraag = bank.vragen[skill];
      if (vraag === undefined) throw new Error(`skill ${skill} is unknown`);
      const p = predict(bank.model, s, vraag);
      vraag.x = x;
      update(bank.model, s, { antwoord: vraag, targetSuccess: TARGET_SUCCESS });
      return p.ok ? p.value.p : 0.5;
    },
  };
}
