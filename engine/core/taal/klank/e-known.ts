import { E_FULL, E_WEAK } from '../tables/loan-e.ts';
import type { EPiece } from '../tables/loan-e.ts';
import { FULL_E } from '../tables/loan-klanken.ts';
import { PARTICLES, SEPARABLE_WOORD } from '../tables/ww-parts.ts';
import { INFINITIEF } from '../woord/woord-table.ts';

/**
 * Place of an `e` in its part of a word. `deel` = the lower-case letters of the part, `i` = index of the e in it, `einde` = index
 * behind its syllable, `eerste` = no vowel stands before it in the part, `vorige` and `volgende` = the graphemes beside it.
 */
export type ESpot = {
  deel: string;
  i: number;
  einde: number;
  first: boolean;
  vorige: string;
  volgende: string;
  tables: boolean;
  werkwoord: boolean;
};

/** What the tables of words and verbs tell of the e: weak, full, or nothing. */
export function knownE(p: ESpot): boolean | undefined {
  if (isAtPiece(p, E_WEAK)) return true;
  const isFull = isAtPiece(p, E_FULL) || isLastOfFull(p) || isOfFullStem(p) || isBehindSeparable(p);
  return isFull ? false : undefined;
}

/** The last e of a word of the table: hotel, libels, modelletje. */
function isLastOfFull({ deel: part, i }: ESpot): boolean {
  const base = FULL_E.has(part) ? part : part.replace(/(?:s|tjes?)$/, '');
  return FULL_E.has(base) && !base.slice(i + 1).includes('e');
}

/** Whether the e is the marked one of a piece that the part holds. */
function isAtPiece({ deel: part, i }: ESpot, pieces: readonly EPiece[]): boolean {
  return pieces.some(({ text, spot, begin, end }) => {
    const from = i - spot;
    const fits = begin ? from === 0 : from >= 0;
    return fits && part.startsWith(text, from) && (!end || from + text.length === part.length);
  });
}

/** The stem of a verb that doubles its last letter, or has two behind the e: wegren, miskend, omhels; not wandel. */
function isOfFullStem({ deel: part, i, einde: end }: ESpot): boolean {
  if (!/^(?:sters?|baar|bare)?$/.test(part.slice(end))) return false;
  const stam = part
    .slice(0, end)
    .replace(/(?<=[lmnr])[dt]$/, '')
    .replace(/^on/, '');
  const last = stam.slice(-1);
  if (end - i > 3 || !/[lmnrs]/.test(last)) return false;
  const long = last === 's' ? [`${stam}en`, `${stam.slice(0, -1)}zen`] : [`${stam}${last}en`];
  return long.some(isVerb);
}

/** A known verb, or one behind what it splits off: wegrennen. */
const isVerb = (w: string): boolean =>
  INFINITIEF.has(w) || INFINITIEF.has(w.replace(/^(?:aan|af|door|om|onder|op|over|uit|weg)(?=[^aeiou])/, ''));

const SEPARABLE: readonly string[] = [...new Set([...PARTICLES, ...SEPARABLE_WOORD.values(), 'rug'])];

/** The first vowel of a known verb behind what it splits off: natregenen, meelevende, terugnemen. */
function isBehindSeparable({ deel: part, i }: ESpot): boolean {
  const infinitief = part.replace(/(?<=en)d(?:en?|ere?|s?te?)?$/, '').replace(/ing(?:en)?$/, 'en');
  return SEPARABLE.some(
    (first) =>
      i > first.length &&
      part.startsWith(first) &&
      !/[aeiouy]/.test(part.slice(first.length, i)) &&
      !OWN_STEM.test(part) &&
      INFINITIEF.has(infinitief.slice(first.length)),
  );
}

/** Verbs that only look like one behind a first part. */
const OWN_STEM = /^(?:nader|toeter|volker)/;
