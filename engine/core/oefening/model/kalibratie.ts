import { hashText } from '#engine/core/basis/rng.ts';
import type { Kalibratie, Model } from './model.ts';
import type { Params } from './params.ts';
import type { LeerlingState } from './state.ts';

/** One answer as the calibration of an item sees it, from the trace of its update. */
export interface ItemObservation {
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
export function calibrate(
  params: Params,
  item: Pick<Kalibratie, 'b' | 'vb'>,
  w: Omit<ItemObservation, 'itemId'>,
): Pick<Kalibratie, 'b' | 'vb'> {
  const { e, pc, c, v } = w;
  const chance = (pc - c) / (1 - c);
  const width = pc * (1 - pc);
  const a = ((1 - c) * chance * (1 - chance)) / width;
  const weight = width * a * a;
  if (!(chance > 0 && chance < 1) || !Number.isFinite(weight) || !Number.isFinite(e) || !(v >= 0))
    return { b: item.b, vb: item.vb };
  const g2 = 1 / (1 + params.glicko * v);
  const vb = Math.max(VB_MIN, 1 / (1 / item.vb + g2 * weight));
  return { b: item.b - vb * Math.sqrt(g2) * a * e, vb };
}

/** One in five items keeps the scale of its category: chosen by id, so that every server chooses the same. */
export function isAnchor(itemId: string): boolean {
  return hashText(`anker/${itemId}`) % 5 === 0;
}

/**
 * Mean distance of the anchors from their prior: how far the whole scale drifted, logits. One number for all items: an item
 * counts for up to three categories with other weights per goal, so only a common shift leaves every prediction as it was.
 */
export function anchorDrift(m: Model, prior: Model): number {
  const differences = [...prior.items.values()]
    .filter((item) => isAnchor(item.id))
    .flatMap((item) => {
      const now = m.items.get(item.id);
      return now === undefined ? [] : [now.b - item.b];
    });
  return differences.length === 0 ? 0 : differences.reduce((sum, d) => sum + d, 0) / differences.length;
}

/** Moves a leerling along with the scale: difficulties went down by `d` logits, so the ability does. Changes `s`. */
export function shift(s: LeerlingState, d: number): void {
  s.theta = Math.fround(s.theta - d);
}
