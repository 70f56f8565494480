import { createRng } from '#engine/core/basis/rng.ts';
import { err } from '#engine/core/basis/result.ts';
import type { Capability, Format } from '../contract/contract.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import type { Builders, FormatBuilder } from './format-builder.ts';
import type { Built, VraagOptions } from './options.ts';
import { createTokenMaker } from './tokens.ts';

/** What a round asks of its builders. */
export interface Vragen {
  /** Question with its key; the same options give the same question. `past-niet` when the item does not fit the game in this format. */
  buildVraag(options: VraagOptions): Built;
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
export function createVragen(builders: Builders): Vragen {
  /** Builder of an item in a format, when the game takes that at all. */
  const builderFor = (c: Capability, item: ContentItem, format: Format): FormatBuilder | undefined => {
    const builder = builders[format]?.find((b) => b.soort(item));
    return builder !== undefined && builder.vormen.includes(c.shape) && c.formats.includes(format)
      ? builder
      : undefined;
  };
  return {
    buildVraag: (options) => {
      const builder = builderFor(options.capability, options.item, options.format);
      if (builder === undefined) return err('past-niet');
      const rng = createRng((options.seed ^ 0x5bd1e995) >>> 0);
      rng.next();
      return builder.bouw(options, { rng, tokens: createTokenMaker(rng) });
    },
    past: (c, item, { format, doelId, groep, typen: typing }) =>
      builderFor(c, item, format)?.past({ c, item, doelId, maat: { groep: groep ?? 4, typen: typing ?? true } }) ??
      false,
  };
}
