import { z } from 'zod/mini';
import { idSchema } from '#server/platform/contract/fields.contract.ts';

/** A round that was played to its end on this device. */
const playedRondeSchema = z.strictObject({
  rondeId: idSchema,
  taakId: idSchema,
  game: z.string(),
  stars: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** Device clock at its end, ms. */
  at: z.number(),
});
export type PlayedRonde = z.infer<typeof playedRondeSchema>;

/** Rounds in the order in which they ended, and what the pupil knew after the last one (packed, base64). */
export const playedSchema = z.strictObject({ rondes: z.array(playedRondeSchema), state: z.string() });
