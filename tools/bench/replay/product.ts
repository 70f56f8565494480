import type { Antwoord } from '#engine/core/oefening/contract/antwoord.ts';
import { WeightFit } from '#engine/core/oefening/model/fit-weights.ts';
import { calibrate } from '#engine/core/oefening/model/kalibratie.ts';
import type { Model, PracticeItem } from '#engine/core/oefening/model/model.ts';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { predict, view } from '#engine/core/oefening/model/predict.ts';
import type { Weights } from '#engine/core/oefening/model/weights.ts';
import { createPracticeState, type LeerlingState } from '#engine/core/oefening/model/state.ts';
import { update } from '#engine/core/oefening/model/update.ts';
import type { Predictor } from './predictor.ts';
import type { AntwoordLog } from './three-line.ts';

/** Nights in which the weights are fitted on the whole train file: a step each, after the one that measures the items. */
const NIGHTS = 4;
/** Answers that the weights of the first day are worth. */
const STRENGTH = 20;

const DAY = 1;
const MS = 5000;
const TARGET_SUCCESS = { doel: 0.75, band: 0.07 };

function createItem(nr: number): PracticeItem {
  const id = `s${nr}`;
  return {
    id,
    nr,
    soort: 'woord',
    categorieen: [{ id, w: 1 }],
    weighted: [{ ids: [id], key: id, nrs: [nr], weights: [1], family: 0 }],
    groep: 5,
    b: 0,
    vb: PARAMS.vItemStart,
    lnT: Math.log(MS / 1000),
  };
}

/** The product's own model over skills: every skill is an item and a category. Without times there is no memory: one open format that only moves the ability. */
export class SkillBank {
  private readonly items: readonly PracticeItem[];
  private readonly vragen: readonly Antwoord[];
  private model: Model;

  constructor(skills: number, weights: Weights) {
    this.items = Array.from({ length: skills }, (_, nr) => createItem(nr));
    this.vragen = this.items.map(({ id }) => ({
      itemId: id,
      doelId: id,
      format: 'dictee',
      k: 0,
      x: 0,
      ms: MS,
      day: DAY,
      arm: 'toets',
    }));
    this.model = this.modelOf(weights);
  }

  private modelOf(weights: Weights): Model {
    const dictee = { ...PARAMS.formaten.dictee, memory: 'geen' as const };
    return {
      params: {
        ...PARAMS,
        formaten: { ...PARAMS.formaten, dictee },
        groepAverage: [0, 0, 0, 0, 0, 0],
        withoutMemory: weights,
      },
      items: new Map(this.items.map((item) => [item.id, item])),
      leerdoelen: new Map(),
      headEnabled: false,
    };
  }

  use(weights: Weights): void {
    this.model = this.modelOf(weights);
  }

  fit(): WeightFit {
    return new WeightFit(this.model, 'geen');
  }

  cold(): LeerlingState {
    return createPracticeState(5, 1, this.model.params);
  }

  private vraag(skill: number): Antwoord {
    const vraag = this.vragen[skill];
    if (vraag === undefined) throw new Error(`skill ${skill} is unknown`);
    return vraag;
  }

  chance(s: LeerlingState, skill: number): number {
    const p = predict(this.model, s, this.vraag(skill));
    return p.ok ? p.value.p : 0.5;
  }

  learn(s: LeerlingState, skill: number, x: 0 | 1): void {
    const vraag = this.vraag(skill);
    vraag.x = x;
    update(this.model, s, { antwoord: vraag, targetSuccess: TARGET_SUCCESS });
  }

  /** Learns, and measures the item as the nightly calibration does. */
  calibrate(s: LeerlingState, skill: number, x: 0 | 1): void {
    const vraag = this.vraag(skill);
    vraag.x = x;
    const out = update(this.model, s, { antwoord: vraag, targetSuccess: TARGET_SUCCESS });
    const item = this.items[skill];
    if (!out.ok || item === undefined) return;
    const { e, voor: before } = out.value;
    Object.assign(item, calibrate(this.model.params, item, { e, pc: x - e, c: 0, v: before.v }));
  }

  /** Shows an answer to a fit of the weights. */
  show(s: LeerlingState, fit: WeightFit, options: { skill: number; x: 0 | 1; weight?: number }): void {
    const { skill, x, weight = 1 } = options;
    const z = view(this.model, s, this.vraag(skill));
    if (z !== undefined) fit.add(s, { z, x, weight });
  }
}

/** Every answer of a log, leerling by leerling, each cold. */
export function eachAntwoord(
  bank: SkillBank,
  log: AntwoordLog,
  work: (s: LeerlingState, skill: number, x: 0 | 1) => void,
): void {
  for (const { skills, x } of log.sequences) {
    const s = bank.cold();
    for (let i = 0; i < x.length; i += 1) work(s, skills[i] ?? 0, x[i] === 1 ? 1 : 0);
  }
}

/** Items as the nights of the train file left them: measured with the product's own step, one pass in the order of time. */
export function calibratedBank(train: AntwoordLog, skills: number, weights: Weights): SkillBank {
  const bank = new SkillBank(skills, weights);
  eachAntwoord(bank, train, (s, skill, x) => bank.calibrate(s, skill, x));
  return bank;
}

function predictorOf(bank: SkillBank): Predictor {
  let s = bank.cold();
  return {
    begin: () => {
      s = bank.cold();
    },
    stap: (skill, x) => {
      const p = bank.chance(s, skill);
      bank.learn(s, skill, x);
      return p;
    },
  };
}

/** What a school gets on its first day: the weights that ship, over items that other schools measured. */
export function shipped(train: AntwoordLog, skills: number): Predictor {
  return predictorOf(calibratedBank(train, skills, PARAMS.withoutMemory));
}

/** What it gets after some nights: the weights fitted on its own answers as well. */
export function fitProduct(train: AntwoordLog, skills: number): Predictor {
  let weights: Weights = PARAMS.withoutMemory;
  const bank = calibratedBank(train, skills, weights);
  for (let night = 0; night < NIGHTS; night += 1) {
    const fit = bank.fit();
    eachAntwoord(bank, train, (s, skill, x) => {
      bank.show(s, fit, { skill, x });
      bank.learn(s, skill, x);
    });
    weights = fit.step(PARAMS.withoutMemory, STRENGTH);
    bank.use(weights);
  }
  return predictorOf(bank);
}
