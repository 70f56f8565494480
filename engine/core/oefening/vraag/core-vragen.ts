import type { Capability, Format } from '../contract/contract.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { createVragen } from './build-vraag.ts';
import type { Builders } from './format-builder.ts';
import { CORE_BUILDERS } from './core-builders.ts';

/** The formats of the first games, words only. */
export const CORE_VRAGEN = createVragen(CORE_BUILDERS);

/**
 * Whether `KERN_VRAGEN` asks all that the game may ask in this task: no other format and no other kind of item is in play.
 * `formaten` of the task; an item of the pool counts when it can be asked at all.
 */
export function coreSuffices(ronde: {
  formaten: readonly Format[];
  capabilities: readonly Capability[];
  pool: readonly ContentItem[];
}): boolean {
  const core: Builders = CORE_BUILDERS;
  const requested = ronde.formaten.filter((format) => ronde.capabilities.some((c) => c.formats.includes(format)));
  const knows = (item: ContentItem): boolean => Object.values(core).some((list) => list.some((b) => b.soort(item)));
  return requested.every((format) => core[format] !== undefined) && ronde.pool.every(knows);
}
