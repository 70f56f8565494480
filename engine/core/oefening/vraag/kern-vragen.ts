import type { Capability, Format } from '../contract.ts';
import type { ContentItem } from '../ronde-opties.ts';
import { createVragen } from './bouw-vraag.ts';
import type { Bouwers } from './formaat-bouwer.ts';
import { KERN_BOUWERS } from './kern-bouwers.ts';

/** The formats of the first games, words only. */
export const KERN_VRAGEN = createVragen(KERN_BOUWERS);

/**
 * Whether `KERN_VRAGEN` asks all that the game may ask in this task: no other format and no other kind of item is in play.
 * `formaten` of the task; an item of the pool counts when it can be asked at all.
 */
export function kernVolstaat(ronde: {
  formaten: readonly Format[];
  capabilities: readonly Capability[];
  pool: readonly ContentItem[];
}): boolean {
  const kern: Bouwers = KERN_BOUWERS;
  const gevraagd = ronde.formaten.filter((format) => ronde.capabilities.some((c) => c.formats.includes(format)));
  const kent = (item: ContentItem): boolean => Object.values(kern).some((lijst) => lijst.some((b) => b.soort(item)));
  return gevraagd.every((format) => kern[format] !== undefined) && ronde.pool.every(kent);
}
