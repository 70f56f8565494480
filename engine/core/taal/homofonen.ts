import { ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { leesWoord } from './normaliseer.ts';
import type { TaalFout } from './normaliseer.ts';
import type { Opties } from './opties.ts';
import { HOMOFONEN } from './tabellen/homofonen.ts';

const GROEP = new Map(HOMOFONEN.flatMap((groep) => groep.map((w) => [w.toLowerCase(), groep] as const)));

/** Letters that sound the same, with where they may be swapped. */
const GELIJK: readonly (readonly [RegExp, readonly string[]])[] = [
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

/** Other members of the word's group in the homophone table. */
export function homofoonGroep(woord: string): readonly string[] {
  const laag = woord.toLowerCase();
  return (GROEP.get(laag) ?? []).filter((w) => w.toLowerCase() !== laag);
}

/**
 * Words that sound like this one: the table of groups, and every word of the injected lexicon that differs only in letters
 * that sound the same (one or two places). Without tables only the rule remains. Sorted.
 */
export function homofonen(invoer: string, o: Opties = {}): Result<string[], TaalFout> {
  const woord = leesWoord(invoer);
  if (!woord.ok) return woord;
  const laag = woord.value.toLowerCase();
  const uitTabel = o.tabellen === false ? [] : homofoonGroep(laag);
  const { lexicon } = o;
  const uitRegel = lexicon ? zelfdeKlank(laag).filter((w) => lexicon.bestaat(w)) : [];
  return ok([...new Set([...uitTabel, ...uitRegel])].filter((w) => w !== woord.value).sort());
}

/** Spellings with the same sound by rule; not all are words. */
export function zelfdeKlank(w: string): string[] {
  const een = varianten(w);
  const twee = een.flatMap((v) => varianten(v));
  return [...new Set([...een, ...twee])].filter((v) => v !== w && !/(.)\1\1/.test(v));
}

function varianten(w: string): string[] {
  const verleden = VERLEDEN.filter(([patroon]) => patroon.test(w)).map(([patroon, door]) => w.replace(patroon, door));
  const letters = GELIJK.flatMap(([patroon, vormen]) =>
    [...w.matchAll(patroon)].flatMap((hit) =>
      vormen.filter((v) => v !== hit[0]).map((v) => w.slice(0, hit.index) + v + w.slice(hit.index + hit[0].length)),
    ),
  );
  return [...verleden, ...letters];
}
