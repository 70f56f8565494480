import { isEnkel, kernenVan, type Kern } from './klinkerkernen.ts';
import { KLEM_OP_E, KLEM_REGEL } from './tabellen/mv-lijsten.ts';

/** Ending of a noun by letters: last vowel group, consonant letters behind it, number of vowel groups, whether the last is weak. */
export type Slot = { w: string; kern: Kern | undefined; na: string; kernen: number; zwak: boolean };

const ZWAK_NA = /^(?:l|r|n|m|rd|ls|rs|ns|nd|lt)$/;
/** Reads the end of a noun; with tables the list of stressed endings decides whether `-el -er -en -em` is weak. */
export function slotVan(w: string, tabellen: boolean): Slot {
  const kernen = kernenVan(w);
  const kern = kernen.at(-1);
  const na = kern ? w.slice(kern.tot) : w;
  return { w, kern, na, kernen: kernen.length, zwak: isZwak({ w, kern, na, kernen: kernen.length }, tabellen) };
}

function isZwak(s: Omit<Slot, 'zwak'>, tabellen: boolean): boolean {
  if (s.kernen < 2 || s.kern?.g !== 'e') return false;
  if (s.na === '') return true;
  return ZWAK_NA.test(s.na) && !KLEM_REGEL.test(s.w) && !(tabellen && KLEM_OP_E.test(s.w));
}

/** Whether the last vowel is long in writing or a diphthong. */
export function isLangeKern(kern: Kern): boolean {
  return !isEnkel(kern) && kern.g !== 'y';
}
