import { z } from 'zod/mini';
import { name } from '#engine/document/fields.schema.ts';

/** Ties rigging and crew to their hulls, fills the sail with every letter and lifts the boat on the surfing wave. */
export const riggingSchema = z.strictObject({
  use: z.literal('rigging'),
  id: z.optional(name),
  /** Hull -> things that move with it, placed in its own coordinates. */
  parts: z.record(name, z.array(name)),
  boat: name,
  sail: name,
  surf: name,
  /** States `z0` .. `z<steps>` of the sail, and `flap`. */
  steps: z._default(z.int(), 6),
  /** Gust lines, used in turn. */
  gusts: z.array(name).check(z.minLength(1)),
  surfMs: z._default(z.number(), 2100),
  lift: z._default(z.number(), 26),
});
export type RiggingParams = z.output<typeof riggingSchema>;
