import { herinnering } from './memory.ts';
import { gemiddeldeB, gewogenVoor, type Model } from './model.ts';
import { logit } from './predict.ts';
import { catVan, nieuweCat, woordVan, type CatToestand, type LeerlingToestand, type WoordToestand } from './state.ts';

/** States shown for a category (practice.md section 8). */
export const CATEGORIE_STATUSSEN = [
  'nog niet gestart',
  'in opbouw',
  'bijna',
  'beheerst',
  'onderhoud',
  'opnieuw',
] as const;
export type CategorieStatus = (typeof CATEGORIE_STATUSSEN)[number];

/** Why a category has its state. */
export interface Bewijs {
  /** Slow average of the outcomes, 0..1. */
  ema: number;
  /** Chance that the ability reaches .8 on an average word of the category. */
  kans: number;
  n: number;
  dagen: number;
}

/** Change of state, kept with its evidence. */
export interface Overgang {
  categorie: string;
  van: CategorieStatus;
  naar: CategorieStatus;
  bewijs: Bewijs;
}

/** Standard normal distribution function (Abramowitz and Stegun 26.2.17, error < 7.5e-8). */
export function phi(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const staart =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x >= 0 ? 1 - staart : staart;
}

/** Evidence for the mastery of a category. */
export function bewijsVan(m: Model, s: LeerlingToestand, categorie: string): Bewijs {
  const c = catVan(m, s, categorie) ?? { ...nieuweCat(m.params), emaTraag: 0 };
  const over = s.theta + c.delta - gemiddeldeB(m, categorie) - logit(0.8);
  return { ema: c.emaTraag, kans: phi(over / Math.sqrt(s.v + c.v)), n: c.n, dagen: c.dagen };
}

function gehaald(m: Model, b: Bewijs): boolean {
  const p = m.params;
  return b.ema >= p.catEma && b.kans >= p.catP && b.n >= p.catN && b.dagen >= p.catDagen;
}

function statusVan(m: Model, c: CatToestand | undefined, b: Bewijs): CategorieStatus {
  if (c === undefined || c.n === 0) return 'nog niet gestart';
  if (c.beheerst) return gehaald(m, b) ? 'beheerst' : 'onderhoud';
  if (c.ooit) return 'opnieuw';
  return c.n >= m.params.catN / 2 && c.emaTraag >= m.params.bijnaEma ? 'bijna' : 'in opbouw';
}

/** State of a category for reports and planning. */
export function categorieStatus(m: Model, s: LeerlingToestand, categorie: string): CategorieStatus {
  return statusVan(m, catVan(m, s, categorie), bewijsVan(m, s, categorie));
}

/** Whether a word is mastered: still known in 30 days with chance .8, right on three days, last time written. */
export function woordBeheerst(m: Model, s: LeerlingToestand, itemId: string): boolean {
  const item = m.items.get(itemId);
  const w = item === undefined ? undefined : s.woorden.get(item.nr);
  if (item === undefined || w === undefined || w.goedDagen < m.params.woordDagen || !w.laatstProductie) return false;
  return herinnering(w.S, m.params.woordDag, s.mu[item.gewogen[0]?.familie ?? 0] ?? 1) >= m.params.woordR;
}

/** Cheap bars first: the posterior costs two exponentials, and after most answers nothing changes. */
function wisselt(m: Model, s: LeerlingToestand, options: { categorie: string; c: CatToestand }): Bewijs | undefined {
  const { categorie, c } = options;
  const p = m.params;
  const kanStijgen = c.emaTraag >= p.catEma && c.n >= p.catN && c.dagen >= p.catDagen;
  if (c.beheerst ? c.emaTraag >= p.catTerug : !kanStijgen) return undefined;
  const bewijs = bewijsVan(m, s, categorie);
  return c.beheerst !== gehaald(m, bewijs) ? bewijs : undefined;
}

/** Sets the mastery flags after an answer; answers the change of state of the category, if any. */
export function statusNaAntwoord(
  m: Model,
  s: LeerlingToestand,
  options: { itemId: string; categorie: string; c: CatToestand | undefined; woord: WoordToestand | undefined },
): Overgang | undefined {
  const { itemId, categorie, c, woord } = options;
  if (woord !== undefined) woord.beheerst = woordBeheerst(m, s, itemId);
  if (c === undefined) return undefined;
  const bewijs = wisselt(m, s, { categorie, c });
  if (bewijs === undefined) return undefined;
  c.beheerst = !c.beheerst;
  c.ooit = true;
  return { categorie, van: c.beheerst ? 'bijna' : 'beheerst', naar: c.beheerst ? 'beheerst' : 'opnieuw', bewijs };
}

/** Share of the given words of a category that are mastered, 0..1. */
export function deelBeheerst(s: LeerlingToestand, itemIds: readonly string[]): number {
  if (itemIds.length === 0) return 0;
  return itemIds.filter((id) => woordVan(s, id)?.beheerst).length / itemIds.length;
}

/** Main category an item counts for. */
export function hoofdCategorie(m: Model, itemId: string, doelId = ''): string {
  const item = m.items.get(itemId);
  return item === undefined ? '' : (gewogenVoor(item, doelId).ids[0] ?? '');
}
