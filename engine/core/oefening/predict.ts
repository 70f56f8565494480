import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { herinnering } from './memory.ts';
import {
  formatParams,
  gewogenBij,
  gokkans,
  type Gewogen,
  type ItemContext,
  type Model,
  type OefenItem,
} from './model.ts';
import type { FormatParams } from './params.ts';
import type { CatToestand, LeerlingToestand, WoordToestand } from './state.ts';

/** Chances for one question. All in 0..1 but `h` (logits) and `v` (variance of the ability involved). */
export interface Voorspelling {
  /** Right at the first attempt. */
  p: number;
  /** By the rule alone. */
  p0: number;
  /** By memory alone. */
  R: number;
  h: number;
  v: number;
}

/** Everything a prediction and an update look up once. */
export interface Vraagzicht {
  item: OefenItem;
  gewogen: Gewogen;
  fp: FormatParams;
  /** Guess chance. */
  c: number;
  woord: WoordToestand | undefined;
  /** Days since the word was seen. */
  dagen: number;
}

/** 1 / (1 + e^-x). */
export function sigma(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** ln(p / (1 - p)), p kept 1e-9 away from 0 and 1. */
export function logit(p: number): number {
  const q = Math.min(1 - 1e-9, Math.max(1e-9, p));
  return Math.log(q / (1 - q));
}

/** Looks up what belongs to a question; undefined for an unknown item. */
export function zicht(m: Model, s: LeerlingToestand, q: ItemContext): Vraagzicht | undefined {
  const item = m.items.get(q.itemId);
  if (item === undefined) return undefined;
  const fp = formatParams(m.params, q.format, q.k);
  const woord = s.woorden.get(item.nr);
  return {
    item,
    gewogen: gewogenBij(item, q),
    fp,
    c: gokkans(fp, q.k),
    woord,
    dagen: woord === undefined ? 0 : q.day - woord.dag,
  };
}

/** Row of the main category as it is now; undefined when never answered. */
export function hoofdCat(s: LeerlingToestand, gewogen: Gewogen): CatToestand | undefined {
  return s.cats.get(gewogen.nrs[0] ?? -1);
}

/** Variance of the ability an item asks for: v + sum of w^2 v_c. */
function vaardigheidsVariantie(m: Model, s: LeerlingToestand, z: Vraagzicht): number {
  const { nrs, gewichten } = z.gewogen;
  let som = s.v;
  for (let i = 0; i < nrs.length; i += 1) {
    const w = gewichten[i] ?? 0;
    som += w * w * (s.cats.get(nrs[i] ?? -1)?.v ?? m.params.vCatStart);
  }
  return som;
}

/** Sum of w_c delta_c. */
export function deltaSom(s: LeerlingToestand, { nrs, gewichten }: Gewogen): number {
  let som = 0;
  for (let i = 0; i < nrs.length; i += 1) {
    const c = s.cats.get(nrs[i] ?? -1);
    if (c !== undefined) som += (gewichten[i] ?? 0) * c.delta;
  }
  return som;
}

/** Number of terms of the evidence head. */
export const HOOFD_TERMEN = 9;

/** Terms of the evidence head before weighing (practice.md section 5.2), written into `uit`; counts in ln, averages minus one half. */
export function bewijsTermen(s: LeerlingToestand, gewogen: Gewogen, uit: Float64Array): void {
  const c = hoofdCat(s, gewogen);
  uit.fill(0);
  uit[0] = 1;
  if (s.n > 0) {
    uit[5] = s.gSnel - 0.5;
    uit[6] = s.gTraag - 0.5;
  }
  if (c === undefined || c.n === 0) return;
  uit[1] = Math.log(1 + c.goed);
  uit[2] = Math.log(1 + c.n - c.goed);
  uit[3] = c.emaSnel - 0.5;
  uit[4] = c.emaTraag - 0.5;
  uit[7] = c.laatste - 0.5;
  uit[8] = s.vorigeCat !== 0 && s.vorigeCat === gewogen.nrs[0] ? c.laatste - 0.5 : 0;
}

const termen = new Float64Array(HOOFD_TERMEN);

/** Evidence head: nine population weights over what the last answers showed; never feeds back into the abilities. Logits. */
export function bewijs(m: Model, s: LeerlingToestand, gewogen: Gewogen): number {
  if (!m.hoofdAan) return 0;
  bewijsTermen(s, gewogen, termen);
  let som = 0;
  for (let i = 0; i < HOOFD_TERMEN; i += 1) som += (m.params.hoofd[i] ?? 0) * (termen[i] ?? 0);
  return som;
}

/** Memory and rule together: remember the word or derive it. */
export function samen(R: number, p0: number): number {
  return 1 - (1 - R) * (1 - p0);
}

/** Chance that memory brings the word back today. */
export function geheugenKans(s: LeerlingToestand, z: Vraagzicht): number {
  return z.fp.geheugen === 'geen' ? 0 : herinnering(z.woord?.S ?? 0, z.dagen, s.mu[z.gewogen.familie] ?? 1);
}

/** Logit of the chance by the rule alone; `h` = evidence head and `delta` = sum of w_c delta_c, logits. */
function regelLogit(m: Model, s: LeerlingToestand, options: { z: Vraagzicht; h: number; delta: number }): number {
  const { z, h, delta } = options;
  const { a1, a2, a3 } = m.params;
  return a1 * s.theta + a2 * delta - a3 * z.item.b - z.fp.fmt + h;
}

/**
 * Chance of a right answer when the word is known with chance `weet` (0..1): shifted by the bias of the leerling and with
 * guessing. `bias` = e^kappa, so that sigma(logit(x) + kappa) needs no logarithm: it equals x bias / (1 - x + x bias).
 */
export function kansVan(m: Model, options: { weet: number; bias: number; c: number }): number {
  const { weet, bias, c } = options;
  return Math.min(m.params.pMax, c + ((1 - c) * weet * bias) / (1 - weet + weet * bias));
}

/** Prediction from looked-up data; no checks. */
export function voorspelZicht(m: Model, s: LeerlingToestand, z: Vraagzicht): Voorspelling {
  const h = bewijs(m, s, z.gewogen);
  const R = geheugenKans(s, z);
  const p0 = sigma(regelLogit(m, s, { z, h, delta: deltaSom(s, z.gewogen) }));
  return {
    p: kansVan(m, { weet: samen(R, p0), bias: Math.exp(s.kappa), c: z.c }),
    p0,
    R,
    h,
    v: vaardigheidsVariantie(m, s, z),
  };
}

/** Chance that the leerling answers right at the first attempt. Refuses unknown items, days before the last answer and numbers that are not finite. */
export function predict(m: Model, s: LeerlingToestand, q: ItemContext): Result<Voorspelling, 'antwoord-ongeldig'> {
  if (!Number.isInteger(q.day) || q.day < 0 || !Number.isFinite(q.k) || q.k < 0) return err('antwoord-ongeldig');
  const z = zicht(m, s, q);
  if (z === undefined || z.dagen < 0) return err('antwoord-ongeldig');
  const uit = voorspelZicht(m, s, z);
  return Number.isFinite(uit.p) ? ok(uit) : err('antwoord-ongeldig');
}
