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
  [/(?<=[^aeiou][dt])en$/g, ['en', 'ten', 'den']],
  [/(?<=[^aeiou](?:d|t))(?:ten|den)$/g, ['en']],
  [/^c(?=[aoulr])|^k(?=[aoulr])/g, ['c', 'k']],
  [/(?<=[^aeiou])u(?:w)?$|^uw?$/g, ['u', 'uw']],
  [/^th|^t(?!h)/g, ['t', 'th']],
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
  return GELIJK.flatMap(([patroon, vormen]) =>
    [...w.matchAll(patroon)].flatMap((hit) => vormen.filter((v) => v !== hit[0]).map((v) => w.slice(0, hit.index) + v + w.slice(hit.index + hit[0].length))),
  );
}
