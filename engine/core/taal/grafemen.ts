import { ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { beeldVan } from './klank.ts';
import { leesWoord } from './normaliseer.ts';
import type { TaalFout } from './normaliseer.ts';
import type { Opties } from './opties.ts';
import type { Span } from './woord.ts';

/** Graphemes with spans, the sound guess of each, and the number of sounds. */
export type Grafemen = { grafemen: string[]; spans: Span[]; klank: string[]; klanken: number };

/** Splits a word into graphemes; joined they are the word. `klanken` counts sounds (`x` 2, marks 0). */
export function grafemen(invoer: string, o: Opties = {}): Result<Grafemen, TaalFout> {
  const woord = leesWoord(invoer);
  if (!woord.ok) return woord;
  const { klanken } = beeldVan(woord.value, o);
  return ok({
    grafemen: klanken.map((k) => k.g),
    spans: klanken.map(({ van, tot }) => ({ van, tot })),
    klank: klanken.map((k) => k.klank),
    klanken: klanken.reduce((som, k) => som + (k.klank === '' ? 0 : k.klank.split(' ').length), 0),
  });
}
