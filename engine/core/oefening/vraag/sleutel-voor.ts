import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { beoordeel, type Sleutel } from '#engine/core/scoring/oordeel.ts';
import type { AntwoordInvoer } from '../antwoord.ts';
import type { ContentItem } from '../ronde-opties.ts';
import { BOUWERS } from './bouwers.ts';
import type { BouwFout, SleutelVraag } from './opties.ts';

/** Key of a question without building it: item, goal, format and seed are enough (rhyme also needs the words). */
export function sleutelVoor(q: SleutelVraag): Result<Sleutel, BouwFout> {
  const sleutel = BOUWERS[q.format].find((b) => b.soort(q.item))?.sleutel(q);
  return sleutel === undefined || sleutel.goed.length === 0 ? err('past-niet') : ok(sleutel);
}

/** Judges a logged answer again from its raw text: the server never believes `goed`. */
export function herbeoordeel(
  item: ContentItem,
  antwoord: Pick<AntwoordInvoer, 'doelId' | 'format' | 'ruw' | 'vraagSeed'>,
  pool: readonly ContentItem[],
): Result<boolean, BouwFout> {
  const sleutel = sleutelVoor({
    item,
    doelId: antwoord.doelId,
    format: antwoord.format,
    seed: antwoord.vraagSeed,
    pool,
  });
  return sleutel.ok ? ok(beoordeel(sleutel.value, antwoord.ruw)) : sleutel;
}
