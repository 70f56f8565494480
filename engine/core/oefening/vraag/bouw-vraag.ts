import { createRng } from '#engine/core/basis/rng.ts';
import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { beoordeel, type Sleutel } from '#engine/core/scoring/oordeel.ts';
import type { AntwoordInvoer } from '../antwoord.ts';
import type { Capability, Format } from '../contract.ts';
import type { ContentItem } from '../ronde-opties.ts';
import { BOUWERS, type FormaatBouwer } from './bouwers.ts';
import type { BouwFout, Gebouwd, SleutelVraag, VraagOpties } from './opties.ts';
import { createTokenMaker } from './tokens.ts';

function bouwerVoor(format: Format, item: ContentItem): FormaatBouwer | undefined {
  return BOUWERS[format].find((b) => b.soort(item));
}

/** Builder of an item in a format, when the game takes that at all. */
function neemt(c: Capability, item: ContentItem, format: Format): FormaatBouwer | undefined {
  const bouwer = bouwerVoor(format, item);
  return bouwer !== undefined && bouwer.vormen.includes(c.shape) && c.formats.includes(format) ? bouwer : undefined;
}

/** Question with its key; the same options give the same question. `past-niet` when the item does not fit the game in this format. */
export function bouwVraag(options: VraagOpties): Gebouwd {
  const bouwer = neemt(options.capability, options.item, options.format);
  if (bouwer === undefined) return err('past-niet');
  const rng = createRng((options.seed ^ 0x5bd1e995) >>> 0);
  rng.next();
  return bouwer.bouw(options, { rng, tokens: createTokenMaker(rng) });
}

/**
 * Quick test whether an item can be asked in a format by a game; building may still refuse when no good distractors
 * exist. `groep` 3..8 and `typen` come from the setting.
 */
export function past(c: Capability, item: ContentItem, options: { format: Format; doelId: string; groep?: number; typen?: boolean }): boolean {
  const { doelId } = options;
  const bouwer = neemt(c, item, options.format);
  return bouwer !== undefined && bouwer.past({ c, item, doelId, maat: { groep: options.groep ?? 4, typen: options.typen ?? true } });
}

/** Key of a question without building it: item, goal, format and seed are enough (rhyme also needs the words). */
export function sleutelVoor(q: SleutelVraag): Result<Sleutel, BouwFout> {
  const sleutel = bouwerVoor(q.format, q.item)?.sleutel(q);
  return sleutel === undefined || sleutel.goed.length === 0 ? err('past-niet') : ok(sleutel);
}

/** Judges a logged answer again from its raw text: the server never believes `goed`. */
export function herbeoordeel(item: ContentItem, antwoord: Pick<AntwoordInvoer, 'doelId' | 'format' | 'ruw' | 'vraagSeed'>, pool: readonly ContentItem[]): Result<boolean, BouwFout> {
  const sleutel = sleutelVoor({ item, doelId: antwoord.doelId, format: antwoord.format, seed: antwoord.vraagSeed, pool });
  return sleutel.ok ? ok(beoordeel(sleutel.value, antwoord.ruw)) : sleutel;
}
