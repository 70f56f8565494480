import { baseWoorden } from './base-form.ts';
import { isEnglish } from '../woord/english.ts';
import type { Reading } from '../woord/reading.ts';
import { NO_COMPARISON, STOFFELIJK, COMPARISON } from '../tables/form-choice.ts';
import { BIJVOEGLIJK, INFINITIEF, ZELFSTANDIG } from '../woord/woord-table.ts';

/** Material adjectives and steps of known adjectives (`mooier`, `snelst`, `iets moois`). */
export function bijvoeglijkReadings(w: string, tables: boolean): Reading[] {
  if (!tables) return [];
  const material = STOFFELIJK.has(w) ? [{ id: 'stoffelijk', van: w.length - 2 }] : [];
  const certain = isFixedWoord(w) ? null : CERTAIN_DEGREE.exec(w);
  return certain ? [...material, { id: 'bn-s', van: certain.index }] : [...material, ...degreeReading(w)];
}

const itself = (stam: string): string[] => [stam];
const DEGREE_ENDINGS: readonly (readonly [RegExp, (stam: string) => string[]])[] = [
  [/(?<=r)dere?$/, itself],
  [/ere?$/, baseWoorden],
  [/ste?$/, itself],
  [/(?<=s)te?$/, itself],
  [/s$/, itself],
];

function isFixedWoord(w: string): boolean {
  return ZELFSTANDIG.en.has(w) || ZELFSTANDIG.s.has(w);
}

/** Steps and partitives the ending alone tells: moeilijker, vrolijkst, aardigst, iets prachtigs. */
const CERTAIN_DEGREE =
  /(?<=..(?:lijk|rijk|baard?|zam|zaam|loz|loos|[st]iev|iël|ieuz))(?:ere?|ste?)$|(?<=[^aeiou]ig)(?:ste?|s)$|(?<=(?<!(?:dage|jaar|maande|weke|uur|tale|nauwe|kwartaal|eige|^ins?ge|^desge))lijk)s$/;

function degreeReading(w: string): Reading[] {
  if (COMPARISON.has(w) || /^(?:iets|niets|veel|wat|weinig) .*[^s]s$/.test(w))
    return [{ id: 'bn-s', van: w.length - 1 }];
  if (isEnglish(w) || NO_COMPARISON.has(w) || BIJVOEGLIJK.has(w) || INFINITIEF.has(`${w}en`)) return [];
  for (const [end, bases] of DEGREE_ENDINGS) {
    const reading = findDegree(w, end, bases);
    if (reading) return [reading];
  }
  return [];
}

function findDegree(w: string, end: RegExp, bases: (stam: string) => string[]): Reading | undefined {
  const hit = end.exec(w);
  if (!hit || (hit[0].length === 1 && (isFixedWoord(w) || w.length < 5))) return undefined;
  const lemma = bases(w.slice(0, hit.index)).find((b) => b.length > 2 && BIJVOEGLIJK.has(b));
  return lemma === undefined ? undefined : { id: 'bn-s', van: hit.index, lemma };
}
