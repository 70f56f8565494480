import { ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { pictureOf } from './klank.ts';
import { readWoord } from '../woord/normalize.ts';
import type { TaalError } from '../woord/normalize.ts';
import type { Options } from '../woord/options.ts';
import type { Span } from '../woord/woord.ts';

/** Graphemes with spans, the sound guess of each, and the number of sounds. */
export type Grafemen = { grafemen: string[]; spans: Span[]; klank: string[]; klanken: number };

/** Splits a word into graphemes; joined they are the word. `klanken` counts sounds (`x` 2, marks 0). */
export function grafemen(input: string, o: Options = {}): Result<Grafemen, TaalError> {
  const woord = readWoord(input);
  if (!woord.ok) return woord;
  const { klanken } = pictureOf(woord.value, o);
  return ok({
    grafemen: klanken.map((k) => k.g),
    spans: klanken.map(({ van: from, tot: until }) => ({ van: from, tot: until })),
    klank: klanken.map((k) => k.klank),
    klanken: klanken.reduce((sum, k) => sum + (k.klank === '' ? 0 : k.klank.split(' ').length), 0),
  });
}
