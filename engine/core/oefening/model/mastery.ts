import { recall } from './memory.ts';
import { averageB, type Model, type PracticeItem } from './model.ts';
import { logit } from './predict.ts';
import { catOf, newCat, woordOf, type CatState, type LeerlingState, type WoordState } from './state.ts';

/** States shown for a category (practice.md section 8). */
export const CATEGORY_STATUSES = [
  'nog niet gestart',
  'in opbouw',
  'bijna',
  'beheerst',
  'onderhoud',
  'opnieuw',
] as const;
/** State of a category as adults see it; derived, never stored. */
export type CategoryStatus = (typeof CATEGORY_STATUSES)[number];

/** Why a category has its state. */
export interface Evidence {
  /** Slow average of the outcomes, 0..1. */
  ema: number;
  /** Chance that the ability reaches .8 on an average word of the category. */
  kans: number;
  n: number;
  dagen: number;
}

/** Change of state, kept with its evidence. */
export interface Transition {
  categorie: string;
  van: CategoryStatus;
  naar: CategoryStatus;
  evidence: Evidence;
}

/** Standard normal distribution function (Abramowitz and Stegun 26.2.17, error < 7.5e-8). */
export function phi(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x >= 0 ? 1 - tail : tail;
}

/** Evidence for the mastery of a category. */
export function evidenceOf(m: Model, s: LeerlingState, category: string): Evidence {
  const c = catOf(m, s, category) ?? { ...newCat(m.params), emaSlow: 0 };
  const over = s.theta + c.delta - averageB(m, category) - logit(0.8);
  return { ema: c.emaSlow, kans: phi(over / Math.sqrt(s.v + c.v)), n: c.n, dagen: c.dagen };
}

function achieved(m: Model, b: Evidence): boolean {
  const p = m.params;
  return b.ema >= p.catEma && b.kans >= p.catP && b.n >= p.catN && b.dagen >= p.catDays;
}

function statusOf(m: Model, c: CatState | undefined, b: Evidence): CategoryStatus {
  if (c === undefined || c.n === 0) return 'nog niet gestart';
  if (c.beheerst) return achieved(m, b) ? 'beheerst' : 'onderhoud';
  if (c.ever) return 'opnieuw';
  return c.n >= m.params.catN / 2 && c.emaSlow >= m.params.almostEma ? 'bijna' : 'in opbouw';
}

/** State of a category for reports and planning. */
export function categoryStatus(m: Model, s: LeerlingState, category: string): CategoryStatus {
  return statusOf(m, catOf(m, s, category), evidenceOf(m, s, category));
}

/** Whether a word is mastered: still known in 30 days with chance .8, right on three days, last time written. */
export function isWoordMastered(m: Model, s: LeerlingState, itemId: string): boolean {
  const item = m.items.get(itemId);
  const w = item === undefined ? undefined : s.woorden.get(item.nr);
  return item !== undefined && w !== undefined && isMastered(m, s, { item, woord: w });
}

function isMastered(m: Model, s: LeerlingState, options: { item: PracticeItem; woord: WoordState }): boolean {
  const { item, woord: w } = options;
  const { woordDays, woordDay, woordR } = m.params;
  if (w.correctDays < woordDays || !w.lastProduction) return false;
  return recall(w.S, woordDay, s.mu[item.weighted[0]?.family ?? 0] ?? 1) >= woordR;
}

/** Cheap bars first: the posterior costs two exponentials, and after most answers nothing changes. */
function findSwitch(m: Model, s: LeerlingState, options: { categorie: string; c: CatState }): Evidence | undefined {
  const { categorie: category, c } = options;
  const p = m.params;
  const canRise = c.emaSlow >= p.catEma && c.n >= p.catN && c.dagen >= p.catDays;
  if (c.beheerst ? c.emaSlow >= p.catFallback : !canRise) return undefined;
  const evidence = evidenceOf(m, s, category);
  return c.beheerst !== achieved(m, evidence) ? evidence : undefined;
}

/** Sets the mastery flags after an answer; answers the change of state of the category, if any. */
export function statusAfterAntwoord(
  m: Model,
  s: LeerlingState,
  options: { item: PracticeItem; categorie: string; c: CatState | undefined; woord: WoordState | undefined },
): Transition | undefined {
  const { item, categorie: category, c, woord } = options;
  if (woord !== undefined) woord.beheerst = isMastered(m, s, { item, woord });
  if (c === undefined) return undefined;
  const evidence = findSwitch(m, s, { categorie: category, c });
  if (evidence === undefined) return undefined;
  c.beheerst = !c.beheerst;
  c.ever = true;
  return {
    categorie: category,
    van: c.beheerst ? 'bijna' : 'beheerst',
    naar: c.beheerst ? 'beheerst' : 'opnieuw',
    evidence,
  };
}

/** Share of the given words of a category that are mastered, 0..1. */
export function shareMastered(s: LeerlingState, itemIds: readonly string[]): number {
  if (itemIds.length === 0) return 0;
  return itemIds.filter((id) => woordOf(s, id)?.beheerst).length / itemIds.length;
}
