import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { judge, type Key } from '#engine/core/scoring/judgment.ts';
import type { AntwoordInput } from '../contract/antwoord.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { BUILDERS } from './builders.ts';
import type { BuildError, KeyVraag } from './options.ts';

/** Key of a question without building it: item, goal, format and seed are enough (rhyme also needs the words). */
export function keyFor(q: KeyVraag): Result<Key, BuildError> {
  const key = BUILDERS[q.format].find((b) => b.soort(q.item))?.sleutel(q);
  return key === undefined || key.goed.length === 0 ? err('past-niet') : ok(key);
}

/** Judges a logged answer again from its raw text: the server never believes `goed`. */
export function rejudge(
  item: ContentItem,
  antwoord: Pick<AntwoordInput, 'doelId' | 'format' | 'ruw' | 'vraagSeed'>,
  pool: readonly ContentItem[],
): Result<boolean, BuildError> {
  const key = keyFor({
    item,
    doelId: antwoord.doelId,
    format: antwoord.format,
    seed: antwoord.vraagSeed,
    pool,
  });
  return key.ok ? ok(judge(key.value, antwoord.ruw)) : key;
}
