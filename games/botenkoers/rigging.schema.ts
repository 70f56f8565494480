import { z } from 'zod';
import { name } from '#engine/document/fields.schema.ts';

/** Ties rigging and crew to their hulls, fills the sail with every letter and lifts the boat on the surfing wave. */
export const riggingSchema = z.strictObject({
  use: z.literal('tuigage'),
  id: name.optional(),
  /** Hull -> things that move with it, placed in its own coordinates. */
  delen: z.record(name, z.array(name)),
  boot: name,
  zeil: name,
  surf: name,
  /** States `z0` .. `z<stappen>` of the sail, and `flap`. */
  stappen: z.int().default(6),
  /** Gust lines, used in turn. */
  vlagen: z.array(name).min(1),
  surfMs: z.number().default(2100),
  lift: z.number().default(26),
});
export type RiggingParams = z.output<typeof riggingSchema>;
