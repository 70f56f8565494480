import { calibrate } from '#engine/core/oefening/model/kalibratie.ts';
import type { Model, PracticeItem } from '#engine/core/oefening/model/model.ts';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { logit, sigma } from '#engine/core/oefening/model/predict.ts';
import { createPracticeState, type LeerlingState } from '#engine/core/oefening/model/state.ts';
import { update } from '#engine/core/oefening/model/update.ts';
import { createRandom, type Random } from './random.ts';

/** Answers a day, milliseconds an answer, and a success target that is not used here. */
const BEHAVIOUR = { perDay: 20, ms: 5000, targetSuccess: { doel: 0.75, band: 0.07 } };

/** Spread with which items are drawn around the wanted chance, logits, and draws before the nearest is taken. */
const CORE = { sd: 0.5, pogingen: 2000 };

/** Bank as the engine knows it, with the true difficulties beside it. */
export interface Bank {
  m: Model;
  items: PracticeItem[];
  waar: Float64Array;
  doelen: number;
}

/** One open format without memory: only the ability learns. */
function createParams() {
  const dictee = { ...PARAMS.formaten.dictee, memory: 'geen' as const };
  return { ...PARAMS, formaten: { ...PARAMS.formaten, dictee }, groepAverage: [0, 0, 0, 0, 0, 0] };
}

function createItem(nr: number, knowledge: { doel: number; b: number; vb: number }): PracticeItem {
  const id = `c${knowledge.doel}`;
  return {
    id: `i${nr}`,
    nr,
    soort: 'woord',
    categorieen: [{ id, w: 1 }],
    weighted: [{ ids: [id], key: id, nrs: [1 + knowledge.doel], weights: [1], family: 0 }],
    groep: 5,
    b: knowledge.b,
    vb: knowledge.vb,
    lnT: Math.log(BEHAVIOUR.ms / 1000),
  };
}

/** `fout` = error of the guessed difficulties; null = nothing is known of an item but the spread of all. */
export function createBank(random: Random, wish: { n: number; doelen: number; sd: number; fout: number | null }): Bank {
  const where = Float64Array.from({ length: wish.n }, () => random.normaal(0, wish.sd));
  const knowledge = (b: number): { b: number; vb: number } =>
    wish.fout === null ? { b: 0, vb: wish.sd ** 2 } : { b: b + random.normaal(0, wish.fout), vb: wish.fout ** 2 };
  const items = Array.from(where, (b, nr) => createItem(nr, { doel: nr % wish.doelen, ...knowledge(b) }));
  return {
    items,
    waar: where,
    doelen: wish.doelen,
    m: {
      params: createParams(),
      items: new Map(items.map((item) => [item.id, item])),
      leerdoelen: new Map(),
      headEnabled: false,
    },
  };
}

/** State beside the truth. */
export interface Leerling {
  s: LeerlingState;
  theta: number;
  offset: Float64Array;
}

const delta = (s: LeerlingState, doel: number): number => s.cats.get(1 + doel)?.delta ?? 0;

/** Ability over all goals: estimate, truth and variance of the estimate. */
function state({ s, theta, offset }: Leerling): { estimate: number; waar: number; v: number } {
  const n = offset.length;
  let d = 0;
  let w = 0;
  let v = 0;
  for (let c = 0; c < n; c += 1) {
    d += delta(s, c) / n;
    w += (offset[c] ?? 0) / n;
    v += (s.cats.get(1 + c)?.v ?? PARAMS.vCatStart) / n ** 2;
  }
  return { estimate: s.theta + d, waar: theta + w, v: s.v + v };
}

/** How far an item lies from what gives a chance of about `p`, logits. */
function distance(bank: Bank, s: LeerlingState, options: { j: number; p: number }): number {
  const { j, p } = options;
  return (bank.items[j]?.b ?? 0) - delta(s, j % bank.doelen) - s.theta + logit(p);
}

/** Item nearest to the wanted chance. */
function near(bank: Bank, s: LeerlingState, p: number): number {
  let best = 0;
  let smallest = Infinity;
  for (let j = 0; j < bank.items.length; j += 1) {
    const d = Math.abs(distance(bank, s, { j, p }));
    if (d >= smallest) continue;
    best = j;
    smallest = d;
  }
  return best;
}

/** Item drawn with a normal kernel of sd .5 around the wanted chance, by refusing draws; the nearest one when nothing lies there. */
export function around(bank: Bank, s: LeerlingState, options: { p: number; random: Random }): number {
  const { p, random } = options;
  for (let times = 0; times < CORE.pogingen; times += 1) {
    const j = random.whole(bank.items.length);
    if (random.uniform() < Math.exp(-0.5 * (distance(bank, s, { j, p }) / CORE.sd) ** 2)) return j;
  }
  return near(bank, s, p);
}

/** One answer of a leerling; the item learns too when `ijk`. */
export function antwoord(
  bank: Bank,
  l: Leerling,
  options: { j: number; day: number; random: Random; calibrates: boolean },
): void {
  const { j, day, random, calibrates } = options;
  const item = bank.items[j];
  if (item === undefined) throw new Error(`item ${j} is unknown`);
  const doel = j % bank.doelen;
  const x = random.uniform() < sigma(l.theta + (l.offset[doel] ?? 0) - (bank.waar[j] ?? 0)) ? 1 : 0;
  const out = update(bank.m, l.s, {
    antwoord: { itemId: item.id, doelId: `c${doel}`, format: 'dictee', k: 0, x, ms: BEHAVIOUR.ms, day, arm: 'toets' },
    targetSuccess: BEHAVIOUR.targetSuccess,
  });
  if (!out.ok) throw new Error(out.fout);
  if (calibrates)
    Object.assign(item, calibrate(PARAMS, item, { e: out.value.e, pc: x - out.value.e, c: 0, v: out.value.voor.v }));
}

const average = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;
const spread = (list: readonly number[]): number => Math.sqrt(average(list.map((x) => (x - average(list)) ** 2)));
const root = (list: readonly number[]): number => Math.sqrt(average(list.map((x) => x * x)));

function correlation(a: readonly number[], b: readonly number[]): number {
  const [ma, mb] = [average(a), average(b)];
  return average(a.map((x, i) => (x - ma) * ((b[i] ?? 0) - mb))) / (spread(a) * spread(b));
}

/** Spread of the estimates over the spread of the truth, for leerlingen and items, and correlation of the items with the truth, after `n` answers. */
export interface Drift {
  n: number;
  ratio: number;
  items: number;
  r: number;
}
export interface DriftWish {
  leerlingen: number;
  doelen: number;
  antwoorden: readonly number[];
  seed: number;
}

/** Everybody and every item learns at once while items are chosen near a success of .75 (practice.md section 18, B1 and C1). 200 items, true difficulty sd 1.5, nothing known of them at first. */
export function measureDrift({ leerlingen, doelen, antwoorden, seed }: DriftWish): Drift[] {
  const random = createRandom('drift', seed);
  const bank = createBank(random, { n: 200, doelen, sd: 1.5, fout: null });
  const groep = Array.from({ length: leerlingen }, (_, i): Leerling => ({
    s: createPracticeState(5, i + 1, bank.m.params),
    theta: random.normaal(logit(0.7), 1),
    offset: Float64Array.from({ length: doelen }, () => (doelen === 1 ? 0 : random.normaal(0, 0.5))),
  }));
  const out: Drift[] = [];
  for (let n = 1; n <= Math.max(...antwoorden); n += 1) {
    for (const l of groep)
      antwoord(bank, l, {
        j: around(bank, l.s, { p: 0.75, random }),
        day: 1 + Math.floor(n / BEHAVIOUR.perDay),
        random,
        calibrates: true,
      });
    if (!antwoorden.includes(n)) continue;
    const states = groep.map(state);
    const b = bank.items.map((item) => item.b);
    out.push({
      n,
      ratio: spread(states.map((s) => s.estimate)) / spread(states.map((s) => s.waar)),
      items: spread(b) / spread([...bank.waar]),
      r: correlation(b, [...bank.waar]),
    });
  }
  return out;
}

/** How fast a new leerling is known: root mean square error after a number of answers, answers until it is below .5 and .4 (null = never), and share of the truth inside the 95 % interval. */
export interface Convergence {
  p: string;
  rmse20: number;
  rmse50: number;
  rmse120: number;
  onder5: number | null;
  onder4: number | null;
  dekking: number;
}

const LENGTH = 120;

/** New leerlingen of ability N(0, 1.2), 2,000 items with a difficulty known to `.3` (section 18, A1, A2 and A4). `aim` gives the wanted success of answer i. */
export function measureConvergence(
  name: string,
  options: { leerlingen: number; seed: number; aim: (i: number) => number },
): Convergence {
  const random = createRandom('convergentie', options.seed);
  const bank = createBank(random, { n: 2000, doelen: 1, sd: 1.5, fout: 0.3 });
  const errors: number[][] = Array.from({ length: LENGTH }, () => []);
  let inside = 0;
  for (let nr = 0; nr < options.leerlingen; nr += 1) {
    const l: Leerling = {
      s: createPracticeState(5, nr + 1, bank.m.params),
      theta: random.normaal(0, 1.2),
      offset: new Float64Array(1),
    };
    for (let i = 0; i < LENGTH; i += 1) {
      antwoord(bank, l, {
        j: near(bank, l.s, options.aim(i)),
        day: 1 + Math.floor(i / BEHAVIOUR.perDay),
        random,
        calibrates: false,
      });
      const { estimate, waar: where, v } = state(l);
      errors[i]?.push(estimate - where);
      if (i === 59 && Math.abs(estimate - where) <= 1.96 * Math.sqrt(v)) inside += 1;
    }
  }
  const rmse = errors.map(root);
  const below = (bound: number): number | null => {
    const i = rmse.findIndex((e) => e < bound);
    return i < 0 ? null : i + 1;
  };
  return {
    p: name,
    rmse20: rmse[19] ?? 0,
    rmse50: rmse[49] ?? 0,
    rmse120: rmse[119] ?? 0,
    onder5: below(0.5),
    onder4: below(0.4),
    dekking: inside / options.leerlingen,
  };
}

/** Answers after which four fifths of a sudden growth of one logit are seen, and error before it (section 18, A3). */
export interface Jump {
  antwoorden: number | null;
  rmse: number;
}

export function measureJump(options: { leerlingen: number; seed: number }): Jump {
  const random = createRandom('sprong', options.seed);
  const bank = createBank(random, { n: 2000, doelen: 1, sd: 1.5, fout: 0.3 });
  const before: number[] = [];
  const seen: number[] = Array.from({ length: LENGTH }, () => 0);
  for (let nr = 0; nr < options.leerlingen; nr += 1) {
    const l: Leerling = {
      s: createPracticeState(5, nr + 1, bank.m.params),
      theta: random.normaal(0, 1.2),
      offset: new Float64Array(1),
    };
    const step = (i: number): void =>
      antwoord(bank, l, {
        j: near(bank, l.s, 0.75),
        day: 1 + Math.floor(i / BEHAVIOUR.perDay),
        random,
        calibrates: false,
      });
    for (let i = 0; i < 200; i += 1) step(i);
    const first = state(l).estimate;
    before.push(first - l.theta);
    l.theta += 1;
    for (let i = 0; i < LENGTH; i += 1) {
      step(200 + i);
      seen[i] = (seen[i] ?? 0) + (state(l).estimate - first) / options.leerlingen;
    }
  }
  const i = seen.findIndex((g) => g >= 0.8);
  return { antwoorden: i < 0 ? null : i + 1, rmse: root(before) };
}
