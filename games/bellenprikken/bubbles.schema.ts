import { z } from 'zod/mini';
import { name, num } from '#engine/document/fields.schema.ts';

/** Parameters of the bubbles: how they leave the horn, burst, and what happens when a word is done. */
export const bubblesSchema = z.strictObject({
  use: z.literal('bubbles'),
  id: z.optional(name),
  /** Prefab pattern of bubbles with a letter. */
  bubble: z.string(),
  /** Places in x where a bubble ends its first leap, and the highest and lowest leap in px/s. */
  columns: z.array(z.number()).check(z.minLength(2)),
  leap: z.tuple([num, num]),
  /** Right answers in a row for one coin. */
  streak: z._default(z.int().check(z.gte(2)), 4),
});
export type BubblesParams = z.output<typeof bubblesSchema>;
/** burst(bubble) when one bursts by itself, streak after so many right answers in a row. */
export const bubblesEmits = ['burst', 'streak'] as const;
