import { hashText } from '#engine/core/basis/rng.ts';
import type { Kalibratie, Model } from './model.ts';
import type { Params } from './params.ts';
import type { LeerlingToestand } from './state.ts';

/** One answer as the calibration of an item sees it, from the trace of its update. */
export interface ItemWaarneming {
  itemId: string;
  /** Outcome minus the expected chance by ability alone. */
  e: number;
  /** Expected chance by ability alone, guess included, 0..1. */
  pc: number;
  /** Guess chance. */
  c: number;
  /** Variance of the ability that was asked for. */
  v: number;
}

/** Smallest variance of a difficulty: an item always stays able to move. */
export const VB_MIN = 0.002;

/**
 * Moves the difficulty of an item after one answer: the EKF step of practice.md section 6.3. Answers that say nothing
 * (chance at 0, 1 or the guess chance) leave it as it was.
 */
export function kalibreer(
  params: Params,
  item: Pick<Kalibratie, 'b' | 'vb'>,
  w: Omit<ItemWaarneming, 'itemId'>,
): Pick<Kalibratie, 'b' | 'vb'> {
  const { e, pc, c, v } = w;
  const kans = (pc - c) / (1 - c);
  const breedte = pc * (1 - pc);
  const a = ((1 - c) * kans * (1 - kans)) / breedte;
  const gewicht = breedte * a * a;
  if (!(kans > 0 && kans < 1) || !Number.isFinite(gewicht) || !Number.isFinite(e) || !(v >= 0))
    return { b: item.b, vb: item.vb };
  const g2 = 1 / (1 + params.glicko * v);
  const vb = Math.max(VB_MIN, 1 / (1 / item.vb + g2 * gewicht));
  return { b: item.b - vb * Math.sqrt(g2) * a * e, vb };
}

/** One in five items keeps the scale of its category: chosen by id, so that every server chooses the same. */
export function isAnker(itemId: string): boolean {
  return hashText(`anker/${itemId}`) % 5 === 0;
}

/**
 * Mean distance of the anchors from their prior: how far the whole scale drifted, logits. One number for all items: an item
 * counts for up to three categories with other weights per goal, so only a common shift leaves every prediction as it was.
 */
export function ankerdrift(m: Model, prior: Model): number {
  const verschillen = [...prior.items.values()]
    .filter((item) => isAnker(item.id))
    .flatMap((item) => {
      const nu = m.items.get(item.id);
      return nu === undefined ? [] : [nu.b - item.b];
    });
  return verschillen.length === 0 ? 0 : verschillen.reduce((som, d) => som + d, 0) / verschillen.length;
}

/** Moves a leerling along with the scale: difficulties went down by `d` logits, so the ability does. Changes `s`. */
export function verschuif(s: LeerlingToestand, d: number): void {
  s.theta = Math.fround(s.theta - d);
}
