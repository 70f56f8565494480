import { grondwoorden } from './basisvorm.ts';
import { isEngels } from './engels.ts';
import type { Lezing } from './lezing.ts';
import { GEEN_TRAP, STOFFELIJK, TRAPPEN } from './tabellen/vormkeuze.ts';
import { BIJVOEGLIJK, INFINITIEF, ZELFSTANDIG } from './woordtabel.ts';

/** Material adjectives and steps of known adjectives (`mooier`, `snelst`, `iets moois`). */
export function bijvoeglijkLezingen(w: string, tabellen: boolean): Lezing[] {
  if (!tabellen) return [];
  const stof = STOFFELIJK.has(w) ? [{ id: 'stoffelijk', van: w.length - 2 }] : [];
  const zeker = isVastWoord(w) ? null : ZEKER_TRAP.exec(w);
  return zeker ? [...stof, { id: 'bn-s', van: zeker.index }] : [...stof, ...trapLezing(w)];
}

const zelf = (stam: string): string[] => [stam];
const TRAP_EINDEN: readonly (readonly [RegExp, (stam: string) => string[]])[] = [
  [/dere?$/, zelf],
  [/ere?$/, grondwoorden],
  [/ste?$/, zelf],
  [/(?<=s)te?$/, zelf],
  [/s$/, zelf],
];

function isVastWoord(w: string): boolean {
  return ZELFSTANDIG.en.has(w) || ZELFSTANDIG.s.has(w);
}

/** Steps and partitives the ending alone tells: moeilijker, vrolijkst, aardigst, iets prachtigs. */
const ZEKER_TRAP = /(?<=..lijk)(?:ere?|ste?)$|(?<=[^aeiou]ig)(?:ste?|s)$/;

function trapLezing(w: string): Lezing[] {
  if (TRAPPEN.has(w) || /^(?:iets|niets|veel|wat|weinig) .*[^s]s$/.test(w)) return [{ id: 'bn-s', van: w.length - 1 }];
  if (isEngels(w) || GEEN_TRAP.has(w) || BIJVOEGLIJK.has(w) || INFINITIEF.has(`${w}en`)) return [];
  for (const [einde, bases] of TRAP_EINDEN) {
    const lezing = trapMet(w, einde, bases);
    if (lezing) return [lezing];
  }
  return [];
}

function trapMet(w: string, einde: RegExp, bases: (stam: string) => string[]): Lezing | undefined {
  const hit = einde.exec(w);
  if (!hit || (hit[0].length === 1 && isVastWoord(w))) return undefined;
  const lemma = bases(w.slice(0, hit.index)).find((b) => b.length > 2 && BIJVOEGLIJK.has(b));
  return lemma === undefined ? undefined : { id: 'bn-s', van: hit.index, lemma };
}
