import type { Params } from './params.ts';
import type { ItemContext } from './model.ts';

/** Missed item that returns after a few others. */
export interface Terugkomer {
  vraag: ItemContext;
  van: number;
  tot: number;
}

/** What selection must remember within one round; never stored. */
export interface Sessie {
  /** Items of the questions asked so far, in order. */
  gesteld: string[];
  terug: Terugkomer[];
  /** New words asked in this session. */
  nieuw: number;
  /** Items of the teacher's list asked in this session. */
  verplicht: number;
  vorigDoel: string;
  /** Items that may not come again as a new question. */
  gehad: Set<string>;
}

/** Session without questions; `nieuw` = new words already asked today. */
export function createSessie(nieuw = 0): Sessie {
  return { gesteld: [], terug: [], nieuw, verplicht: 0, vorigDoel: '', gehad: new Set() };
}

/** Puts a missed item back, to return after 3 to 5 other items. */
export function zetTerug(p: Params, sessie: Sessie, vraag: ItemContext): void {
  const nu = sessie.gesteld.length;
  sessie.terug.push({ vraag, van: nu + p.terugNa, tot: nu + p.terugVoor });
}

/** Notes that a question was asked. */
export function noteerGesteld(
  sessie: Sessie,
  options: { vraag: ItemContext; nieuw: boolean; verplicht: boolean },
): void {
  const { vraag } = options;
  sessie.gesteld.push(vraag.itemId);
  sessie.gehad.add(vraag.itemId);
  sessie.vorigDoel = vraag.doelId;
  sessie.terug = sessie.terug.filter((t) => t.vraag.itemId !== vraag.itemId);
  if (options.nieuw) sessie.nieuw += 1;
  if (options.verplicht) sessie.verplicht += 1;
}
