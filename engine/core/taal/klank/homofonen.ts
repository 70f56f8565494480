import { ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { readWoord } from '../woord/normalize.ts';
import type { TaalError } from '../woord/normalize.ts';
import type { Options } from '../woord/options.ts';
import { HOMOFONEN } from '../tables/homofonen.ts';
import { LOAN_SOUNDS } from '../tables/loan-sounds.ts';
import { pictureOf } from './klank.ts';

const GROEP = new Map(HOMOFONEN.flatMap((groep) => groep.map((w) => [w.toLowerCase(), groep] as const)));

/** Letters that sound the same, with where they may be swapped. */
const EQUAL: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ei(?!nd)|ij/g, ['ei', 'ij']],
  [/auw|ouw|au|ou/g, ['au', 'ou', 'auw', 'ouw']],
  [/(?<=.)(?:dt|d|t)$/g, ['d', 't', 'dt']],
  [/(?<=.)[bp]$/g, ['b', 'p']],
  [/(?<=(?<![aeiou])[aeiou])(?:ch|g)(?=t?$)/g, ['ch', 'g']],
  [/^c(?=[aoulr])|^k(?=[aoulr])/g, ['c', 'k']],
  [/(?<=[^aeiou])u(?:w)?$|^uw?$/g, ['u', 'uw']],
  [/^th|^t(?!h)/g, ['t', 'th']],
];

/** Present plural or adjective and the past of a stem on d or t: praten ~ praatten, wachten ~ wachtten, vergrote ~ vergrootte. */
const VERLEDEN: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^aeiou])([aeou])([dt])(?=en?$)/, '$1$1$2$2'],
  [/([aeou])\1([dt])\2(?=en?$)/, '$1$2'],
  [/(?<=[^aeiou]|[aeiou]{2})([dt])(?=en?$)/, '$1$1'],
  [/(?<=[^aeiou]|[aeiou]{2})([dt])\1(?=en?$)/, '$1'],
];

const soundOf = (klanken: readonly string[]): string => klanken.filter((k) => k !== '').join(' ');

/** Sound of every loanword of the table. */
const LOANS = [...LOAN_SOUNDS].map(([w, klanken]) => ({ w, sound: soundOf(klanken) }));

/** Loanwords that sound like the word, and for a loanword the Dutch spelling of its sound: `rok` and `rock`, `race` and `rees`. */
function loansOf(w: string, o: Options): string[] {
  const sound = soundOf(pictureOf(w, o).klanken.map((k) => k.klank));
  const dutch = sound.replaceAll(' ', '').replace('ngk', 'nk');
  const own = LOAN_SOUNDS.has(w) ? [dutch] : [];
  const loans = LOANS.filter((loan) => loan.sound === sound).map((loan) => loan.w);
  return [...loans, ...own].filter((other) => other !== w && o.lexicon?.exists(other) === true);
}

/** Other members of the word's group in the homophone table. */
export function homofoonGroep(woord: string): readonly string[] {
  const layer = woord.toLowerCase();
  return (GROEP.get(layer) ?? []).filter((w) => w.toLowerCase() !== layer);
}

/**
 * Words that sound like this one: the table of groups, and every word of the injected lexicon that differs only in letters
 * that sound the same (one or two places). Without tables only the rule remains. Sorted.
 */
export function homofonen(input: string, o: Options = {}): Result<string[], TaalError> {
  const woord = readWoord(input);
  if (!woord.ok) return woord;
  const layer = woord.value.toLowerCase();
  const fromTable = o.tables === false ? [] : [...homofoonGroep(layer), ...loansOf(layer, o)];
  const { lexicon } = o;
  const isDutch = (w: string): boolean => o.tables === false || !LOAN_SOUNDS.has(w);
  const fromRule = lexicon && isDutch(layer) ? sameKlank(layer).filter((w) => isDutch(w) && lexicon.exists(w)) : [];
  return ok([...new Set([...fromTable, ...fromRule])].filter((w) => w !== woord.value).sort());
}

/** Spellings with the same sound by rule; not all are words. */
export function sameKlank(w: string): string[] {
  const one = variants(w);
  const two = one.flatMap((v) => variants(v));
  return [...new Set([...one, ...two])].filter((v) => v !== w && !/(.)\1\1/.test(v));
}

function variants(w: string): string[] {
  const verleden = VERLEDEN.filter(([pattern]) => pattern.test(w)).map(([pattern, by]) => w.replace(pattern, by));
  const letters = EQUAL.flatMap(([pattern, forms]) =>
    [...w.matchAll(pattern)].flatMap((hit) =>
      forms.filter((v) => v !== hit[0]).map((v) => w.slice(0, hit.index) + v + w.slice(hit.index + hit[0].length)),
    ),
  );
  return [...verleden, ...letters];
}
