import { createRng } from '#engine/core/basis/rng.ts';
import { err } from '#engine/core/basis/result.ts';
import type { Capability, Format } from '../contract.ts';
import type { ContentItem } from '../ronde-opties.ts';
import type { Bouwers, FormaatBouwer } from './formaat-bouwer.ts';
import type { Gebouwd, VraagOpties } from './opties.ts';
import { createTokenMaker } from './tokens.ts';

/** What a round asks of its builders. */
export interface Vragen {
  /** Question with its key; the same options give the same question. `past-niet` when the item does not fit the game in this format. */
  bouwVraag(options: VraagOpties): Gebouwd;
  /**
   * Quick test whether an item can be asked in a format by a game; building may still refuse when no good distractors
   * exist. `groep` 3..8 and `typen` come from the setting.
   */
  past(
    c: Capability,
    item: ContentItem,
    options: { format: Format; doelId: string; groep?: number; typen?: boolean },
  ): boolean;
}

/** Questions from a set of builders. Sets that both know a kind of item in a format ask it the same way. */
export function createVragen(bouwers: Bouwers): Vragen {
  /** Builder of an item in a format, when the game takes that at all. */
  const neemt = (c: Capability, item: ContentItem, format: Format): FormaatBouwer | undefined => {
    const bouwer = bouwers[format]?.find((b) => b.soort(item));
    return bouwer !== undefined && bouwer.vormen.includes(c.shape) && c.formats.includes(format) ? bouwer : undefined;
  };
  return {
    bouwVraag: (options) => {
      const bouwer = neemt(options.capability, options.item, options.format);
      if (bouwer === undefined) return err('past-niet');
      const rng = createRng((options.seed ^ 0x5bd1e995) >>> 0);
      rng.next();
      return bouwer.bouw(options, { rng, tokens: createTokenMaker(rng) });
    },
    past: (c, item, { format, doelId, groep, typen }) =>
      neemt(c, item, format)?.past({ c, item, doelId, maat: { groep: groep ?? 4, typen: typen ?? true } }) ?? false,
  };
}
