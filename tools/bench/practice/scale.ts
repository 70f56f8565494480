import { anchorDrift, shift } from '#engine/core/oefening/model/kalibratie.ts';
import type { Model } from '#engine/core/oefening/model/model.ts';
import { createPracticeState } from '#engine/core/oefening/model/state.ts';
import { createRandom } from './random.ts';
import { antwoord, createBank, around, type Bank, type Leerling } from './vaardigheid.ts';

/** How far the scale of the items moved in a year, logits: mean of the difficulties at the end minus at the start, with anchors and without. */
export interface Scale {
  including: number;
  without: number;
}

/** Items: of a few hundred the anchors would be so few that the mean of their guessed difficulties is itself .1 wrong. */
const BANK = { n: 2000, doelen: 20, sd: 1.5, fout: 0.6 };

export interface ScaleWish {
  leerlingen: number;
  weeks: number;
  perWeek: number;
  growth: number;
  seed: number;
}

/** Difficulties as they were before anybody answered. */
function priorOf(bank: Bank): Model {
  return { ...bank.m, items: new Map(bank.items.map((item) => [item.id, { ...item }])) };
}

/** Takes back what the anchors drifted, as the server does every Monday; leerlingen move along. */
function scheduleReturn(bank: Bank, prior: Model, groep: readonly Leerling[]): void {
  const d = anchorDrift(bank.m, prior);
  for (const item of bank.items) item.b -= d;
  for (const l of groep) shift(l.s, d);
}

function measureYear(wish: ScaleWish, withAnchors: boolean): number {
  const random = createRandom('schaal', wish.seed);
  const bank = createBank(random, BANK);
  const prior = priorOf(bank);
  const groep = Array.from({ length: wish.leerlingen }, (_, i): Leerling => ({
    s: createPracticeState(5, i + 1, bank.m.params),
    theta: random.normaal(0, 1),
    offset: Float64Array.from({ length: bank.doelen }, () => random.normaal(0, 0.5)),
  }));
  for (let week = 0; week < wish.weeks; week += 1) {
    for (const l of groep) {
      for (let i = 0; i < wish.perWeek; i += 1)
        antwoord(bank, l, { j: around(bank, l.s, { p: 0.75, random }), day: 1 + 7 * week, random, calibrates: true });
      l.theta += wish.growth / wish.weeks;
    }
    if (withAnchors) scheduleReturn(bank, prior, groep);
  }
  return bank.items.reduce((sum, item) => sum + item.b - (prior.items.get(item.id)?.b ?? 0), 0) / bank.items.length;
}

/** A school year in which everybody grows `groei` logits while leerlingen and items learn at once (practice.md section 18, B2). */
export function measureScale(wish: ScaleWish): Scale {
  return { including: measureYear(wish, true), without: measureYear(wish, false) };
}
