import { kalibreer } from '#engine/core/oefening/kalibratie.ts';
import type { Model, OefenItem } from '#engine/core/oefening/model.ts';
import { PARAMS } from '#engine/core/oefening/params.ts';
import { logit, sigma } from '#engine/core/oefening/predict.ts';
import { createToestand, type LeerlingToestand } from '#engine/core/oefening/state.ts';
import { update } from '#engine/core/oefening/update.ts';
import { createToeval, type Toeval } from './toeval.ts';

/** Answers a day, milliseconds an answer, and a success target that is not used here. */
const GEDRAG = { perDag: 20, ms: 5000, doelsucces: { doel: 0.75, band: 0.07 } };

/** Spread with which items are drawn around the wanted chance, logits, and draws before the nearest is taken. */
const KERN = { sd: 0.5, pogingen: 2000 };

/** Bank as the engine knows it, with the true difficulties beside it. */
export interface Bank {
  m: Model;
  items: OefenItem[];
  waar: Float64Array;
  doelen: number;
}

/** One open format without memory: only the ability learns. */
function createParams() {
  const dictee = { ...PARAMS.formaten.dictee, geheugen: 'geen' as const };
  return { ...PARAMS, formaten: { ...PARAMS.formaten, dictee }, groepGemiddeld: [0, 0, 0, 0, 0, 0] };
}

function createItem(nr: number, kennis: { doel: number; b: number; vb: number }): OefenItem {
  const id = `c${kennis.doel}`;
  return {
    id: `i${nr}`,
    nr,
    soort: 'woord',
    categorieen: [{ id, w: 1 }],
    gewogen: [{ ids: [id], nrs: [1 + kennis.doel], gewichten: [1], familie: 0 }],
    groep: 5,
    b: kennis.b,
    vb: kennis.vb,
    lnT: Math.log(GEDRAG.ms / 1000),
  };
}

/** `fout` = error of the guessed difficulties; null = nothing is known of an item but the spread of all. */
export function createBank(toeval: Toeval, wens: { n: number; doelen: number; sd: number; fout: number | null }): Bank {
  const waar = Float64Array.from({ length: wens.n }, () => toeval.normaal(0, wens.sd));
  const kennis = (b: number): { b: number; vb: number } =>
    wens.fout === null ? { b: 0, vb: wens.sd ** 2 } : { b: b + toeval.normaal(0, wens.fout), vb: wens.fout ** 2 };
  const items = Array.from(waar, (b, nr) => createItem(nr, { doel: nr % wens.doelen, ...kennis(b) }));
  return {
    items,
    waar,
    doelen: wens.doelen,
    m: {
      params: createParams(),
      items: new Map(items.map((item) => [item.id, item])),
      leerdoelen: new Map(),
      hoofdAan: false,
    },
  };
}

/** State beside the truth. */
export interface Leerling {
  s: LeerlingToestand;
  theta: number;
  offset: Float64Array;
}

const delta = (s: LeerlingToestand, doel: number): number => s.cats.get(1 + doel)?.delta ?? 0;

/** Ability over all goals: estimate, truth and variance of the estimate. */
function stand({ s, theta, offset }: Leerling): { schatting: number; waar: number; v: number } {
  const n = offset.length;
  let d = 0;
  let w = 0;
  let v = 0;
  for (let c = 0; c < n; c += 1) {
    d += delta(s, c) / n;
    w += (offset[c] ?? 0) / n;
    v += (s.cats.get(1 + c)?.v ?? PARAMS.vCatStart) / n ** 2;
  }
  return { schatting: s.theta + d, waar: theta + w, v: s.v + v };
}

/** How far an item lies from what gives a chance of about `p`, logits. */
function afstand(bank: Bank, s: LeerlingToestand, options: { j: number; p: number }): number {
  const { j, p } = options;
  return (bank.items[j]?.b ?? 0) - delta(s, j % bank.doelen) - s.theta + logit(p);
}

/** Item nearest to the wanted chance. */
function nabij(bank: Bank, s: LeerlingToestand, p: number): number {
  let beste = 0;
  let kleinst = Infinity;
  for (let j = 0; j < bank.items.length; j += 1) {
    const d = Math.abs(afstand(bank, s, { j, p }));
    if (d >= kleinst) continue;
    beste = j;
    kleinst = d;
  }
  return beste;
}

/** Item drawn with a normal kernel of sd .5 around the wanted chance, by refusing draws; the nearest one when nothing lies there. */
export function rondom(bank: Bank, s: LeerlingToestand, options: { p: number; toeval: Toeval }): number {
  const { p, toeval } = options;
  for (let keer = 0; keer < KERN.pogingen; keer += 1) {
    const j = toeval.heel(bank.items.length);
    if (toeval.uniform() < Math.exp(-0.5 * (afstand(bank, s, { j, p }) / KERN.sd) ** 2)) return j;
  }
  return nabij(bank, s, p);
}

/** One answer of a leerling; the item learns too when `ijk`. */
export function antwoord(
  bank: Bank,
  l: Leerling,
  options: { j: number; day: number; toeval: Toeval; ijk: boolean },
): void {
  const { j, day, toeval, ijk } = options;
  const item = bank.items[j];
  if (item === undefined) throw new Error(`item ${j} is unknown`);
  const doel = j % bank.doelen;
  const x = toeval.uniform() < sigma(l.theta + (l.offset[doel] ?? 0) - (bank.waar[j] ?? 0)) ? 1 : 0;
  const uit = update(bank.m, l.s, {
    antwoord: { itemId: item.id, doelId: `c${doel}`, format: 'dictee', k: 0, x, ms: GEDRAG.ms, day, arm: 'toets' },
    doelsucces: GEDRAG.doelsucces,
  });
  if (!uit.ok) throw new Error(uit.fout);
  if (ijk)
    Object.assign(item, kalibreer(PARAMS, item, { e: uit.value.e, pc: x - uit.value.e, c: 0, v: uit.value.voor.v }));
}

const gemiddelde = (lijst: readonly number[]): number => lijst.reduce((som, x) => som + x, 0) / lijst.length;
const spreiding = (lijst: readonly number[]): number =>
  Math.sqrt(gemiddelde(lijst.map((x) => (x - gemiddelde(lijst)) ** 2)));
const wortel = (lijst: readonly number[]): number => Math.sqrt(gemiddelde(lijst.map((x) => x * x)));

function samenhang(a: readonly number[], b: readonly number[]): number {
  const [ma, mb] = [gemiddelde(a), gemiddelde(b)];
  return gemiddelde(a.map((x, i) => (x - ma) * ((b[i] ?? 0) - mb))) / (spreiding(a) * spreiding(b));
}

/** Spread of the estimates over the spread of the truth, for leerlingen and items, and correlation of the items with the truth, after `n` answers. */
export interface Drift {
  n: number;
  ratio: number;
  items: number;
  r: number;
}
export interface DriftWens {
  leerlingen: number;
  doelen: number;
  antwoorden: readonly number[];
  seed: number;
}

/** Everybody and every item learns at once while items are chosen near a success of .75 (practice.md section 18, B1 and C1). 200 items, true difficulty sd 1.5, nothing known of them at first. */
export function meetDrift({ leerlingen, doelen, antwoorden, seed }: DriftWens): Drift[] {
  const toeval = createToeval('drift', seed);
  const bank = createBank(toeval, { n: 200, doelen, sd: 1.5, fout: null });
  const groep = Array.from({ length: leerlingen }, (_, i): Leerling => ({
    s: createToestand(5, i + 1, bank.m.params),
    theta: toeval.normaal(logit(0.7), 1),
    offset: Float64Array.from({ length: doelen }, () => (doelen === 1 ? 0 : toeval.normaal(0, 0.5))),
  }));
  const uit: Drift[] = [];
  for (let n = 1; n <= Math.max(...antwoorden); n += 1) {
    for (const l of groep)
      antwoord(bank, l, {
        j: rondom(bank, l.s, { p: 0.75, toeval }),
        day: 1 + Math.floor(n / GEDRAG.perDag),
        toeval,
        ijk: true,
      });
    if (!antwoorden.includes(n)) continue;
    const standen = groep.map(stand);
    const b = bank.items.map((item) => item.b);
    uit.push({
      n,
      ratio: spreiding(standen.map((s) => s.schatting)) / spreiding(standen.map((s) => s.waar)),
      items: spreiding(b) / spreiding([...bank.waar]),
      r: samenhang(b, [...bank.waar]),
    });
  }
  return uit;
}

/** How fast a new leerling is known: root mean square error after a number of answers, answers until it is below .5 and .4 (null = never), and share of the truth inside the 95 % interval. */
export interface Convergentie {
  p: string;
  rmse20: number;
  rmse50: number;
  rmse120: number;
  onder5: number | null;
  onder4: number | null;
  dekking: number;
}

const LENGTE = 120;

/** New leerlingen of ability N(0, 1.2), 2,000 items with a difficulty known to `.3` (section 18, A1, A2 and A4). `aim` gives the wanted success of answer i. */
export function meetConvergentie(
  naam: string,
  options: { leerlingen: number; seed: number; aim: (i: number) => number },
): Convergentie {
  const toeval = createToeval('convergentie', options.seed);
  const bank = createBank(toeval, { n: 2000, doelen: 1, sd: 1.5, fout: 0.3 });
  const fouten: number[][] = Array.from({ length: LENGTE }, () => []);
  let binnen = 0;
  for (let nr = 0; nr < options.leerlingen; nr += 1) {
    const l: Leerling = {
      s: createToestand(5, nr + 1, bank.m.params),
      theta: toeval.normaal(0, 1.2),
      offset: new Float64Array(1),
    };
    for (let i = 0; i < LENGTE; i += 1) {
      antwoord(bank, l, {
        j: nabij(bank, l.s, options.aim(i)),
        day: 1 + Math.floor(i / GEDRAG.perDag),
        toeval,
        ijk: false,
      });
      const { schatting, waar, v } = stand(l);
      fouten[i]?.push(schatting - waar);
      if (i === 59 && Math.abs(schatting - waar) <= 1.96 * Math.sqrt(v)) binnen += 1;
    }
  }
  const rmse = fouten.map(wortel);
  const onder = (grens: number): number | null => {
    const i = rmse.findIndex((e) => e < grens);
    return i < 0 ? null : i + 1;
  };
  return {
    p: naam,
    rmse20: rmse[19] ?? 0,
    rmse50: rmse[49] ?? 0,
    rmse120: rmse[119] ?? 0,
    onder5: onder(0.5),
    onder4: onder(0.4),
    dekking: binnen / options.leerlingen,
  };
}

/** Answers after which four fifths of a sudden growth of one logit are seen, and error before it (section 18, A3). */
export interface Sprong {
  antwoorden: number | null;
  rmse: number;
}

export function meetSprong(options: { leerlingen: number; seed: number }): Sprong {
  const toeval = createToeval('sprong', options.seed);
  const bank = createBank(toeval, { n: 2000, doelen: 1, sd: 1.5, fout: 0.3 });
  const voor: number[] = [];
  const gezien: number[] = Array.from({ length: LENGTE }, () => 0);
  for (let nr = 0; nr < options.leerlingen; nr += 1) {
    const l: Leerling = {
      s: createToestand(5, nr + 1, bank.m.params),
      theta: toeval.normaal(0, 1.2),
      offset: new Float64Array(1),
    };
    const stap = (i: number): void =>
      antwoord(bank, l, { j: nabij(bank, l.s, 0.75), day: 1 + Math.floor(i / GEDRAG.perDag), toeval, ijk: false });
    for (let i = 0; i < 200; i += 1) stap(i);
    const eerst = stand(l).schatting;
    voor.push(eerst - l.theta);
    l.theta += 1;
    for (let i = 0; i < LENGTE; i += 1) {
      stap(200 + i);
      gezien[i] = (gezien[i] ?? 0) + (stand(l).schatting - eerst) / options.leerlingen;
    }
  }
  const i = gezien.findIndex((g) => g >= 0.8);
  return { antwoorden: i < 0 ? null : i + 1, rmse: wortel(voor) };
}
