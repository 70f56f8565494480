import { baseWoorden } from './base-form.ts';
import { isEnglish } from '../woord/english.ts';
import type { Reading } from '../woord/reading.ts';
import { isPastParticiple, isPresentParticiple } from './forms-ww.ts';
import { NO_COMPARISON, STOFFELIJK, COMPARISON } from '../tables/form-choice.ts';
import { BIJVOEGLIJK, INFINITIEF, ZELFSTANDIG } from '../woord/woord-table.ts';

/** Material adjectives and steps of known adjectives (`mooier`, `snelst`, `iets moois`). */
export function bijvoeglijkReadings(w: string, tables: boolean): Reading[] {
  if (!tables) return [];
  const material =
    STOFFELIJK.has(w) || /[aeiou][^aeiou]+(?<!^(?:be|ver|ont))houten$/.test(w)
      ? [{ id: 'stoffelijk', van: w.length - 2 }]
      : [];
  const certain = isFixedWoord(w) || ORDINAL.test(w) ? null : CERTAIN_DEGREE.exec(w);
  return certain ? [...material, { id: 'bn-s', van: certain.index }] : [...material, ...degreeReading(w)];
}

const itself = (stam: string): string[] => [stam];
const DEGREE_ENDINGS: readonly (readonly [RegExp, (stam: string) => string[]])[] = [
  [/(?<=r)dere?$/, itself],
  [/ere?$/, baseWoorden],
  [/ste?n?$/, itself],
  [/(?<=s)te?$/, itself],
  [/s$/, itself],
];

function isFixedWoord(w: string): boolean {
  return ZELFSTANDIG.en.has(w) || ZELFSTANDIG.s.has(w);
}

/** Steps and partitives the ending alone tells: moeilijker, vrolijkst, aardigst, iets prachtigs. */
const CERTAIN_DEGREE =
  /(?<=..(?:lijk|rijk|baard?|zam|zaam|loz|loos|[st]iev|iël|ieuz))(?:ere?|ste?)$|(?<=[^aeiou]ig)(?:ste?|s)$|(?<=(?<!(?:dage|jaar|maande|weke|uur|tale|nauwe|kwartaal|eige|^ins?ge|^desge))lijk)s$/;

/** The ending of an irregular step: beter, minst. */
const IRREGULAR_END = /(?<!e)ere?$|ste?$/;

/** The place in a row is no step: tachtigste. */
const ORDINAL = /(?:twin|der|veer|vijf|zes|zeven|tach|negen)tigste$/;

/** A step of a participle: dreigender, stralendst, overdrevener. */
function participleStep(w: string): Reading | undefined {
  const [, base = '', step = ''] = /^(.{3,}end?|.{2,}ge.{3,}[dt])(ere?|ste?n?)$/.exec(w) ?? [];
  const found = base.endsWith('end') ? isPresentParticiple(base) : step.startsWith('er') && isPastParticiple(base);
  return found ? { id: 'bn-s', van: base.length, lemma: base } : undefined;
}

const isOtherWord = (w: string): boolean =>
  isEnglish(w) || ORDINAL.test(w) || NO_COMPARISON.has(w) || BIJVOEGLIJK.has(w) || INFINITIEF.has(`${w}en`);

function degreeReading(w: string): Reading[] {
  if (COMPARISON.has(w)) return [{ id: 'bn-s', van: IRREGULAR_END.exec(w)?.index ?? w.length - 1 }];
  if (/^(?:iets|niets|veel|wat|weinig) .*[^s]s$/.test(w)) return [{ id: 'bn-s', van: w.length - 1 }];
  if (isOtherWord(w)) return [];
  for (const [end, bases] of DEGREE_ENDINGS) {
    const reading = findDegree(w, end, bases);
    if (reading) return [reading];
  }
  const step = participleStep(w);
  return step === undefined ? [] : [step];
}

/** Known, also behind on-: onaangenaam. */
const isAdjective = (b: string): boolean => BIJVOEGLIJK.has(b) || (/^on.{4}/.test(b) && BIJVOEGLIJK.has(b.slice(2)));

function findDegree(w: string, end: RegExp, bases: (stam: string) => string[]): Reading | undefined {
  const hit = end.exec(w);
  if (!hit || (hit[0].length === 1 && (isFixedWoord(w) || w.length < 5))) return undefined;
  if (hit[0] === 'sten' && (INFINITIEF.has(w) || baseWoorden(w.slice(0, -2)).some(isFixedWoord))) return undefined;
  const lemma = bases(w.slice(0, hit.index)).find((b) => b.length > 2 && isAdjective(b));
  return lemma === undefined ? undefined : { id: 'bn-s', van: hit.index, lemma };
}
