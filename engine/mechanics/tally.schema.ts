import { z } from 'zod/mini';
import { name } from '#engine/document/fields.schema.ts';

/** M19: what a round adds up to, and what one finds by touching. Nothing of it is an answer. */
export const tallySchema = z.strictObject({
  use: z.literal('tally'),
  id: z.optional(name),
  /** Hidden things of this group come one by one: the next with every word without a miss. */
  trace: z.optional(name),
  /** Words without a miss in a row that lift the game up; the next miss sets it down again. */
  row: z._default(z.int().check(z.gte(2)), 3),
  /** Things that answer otherwise to so many taps, no more than two seconds apart. */
  secrets: z._default(z.record(name, z.int().check(z.gte(2))), {}),
});
/** Parameters of what adds up with their defaults. */
export type TallyParams = z.output<typeof tallySchema>;
/** trace(thing, how many there are), whole(last thing): all are there; lifted: the row is full; higher: one more word in it; lowered, secret(thing). */
export const tallyEmits = ['trace', 'whole', 'lifted', 'higher', 'lowered', 'secret'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: tallySchema, emits: tallyEmits };
