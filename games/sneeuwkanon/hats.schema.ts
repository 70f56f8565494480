import { z } from 'zod/mini';
import { name, patternSchema } from '#engine/document/fields.schema.ts';

/** Hats on those who can be hit, and the tower that they become. */
export const hatsSchema = z.strictObject({
  use: z.literal('hats'),
  id: z.optional(name),
  /** Prefabs of hats, in turn. */
  hats: z.array(name).check(z.minLength(1)),
  /** Who wears them. */
  heads: patternSchema,
  /** Px above the foot of a head that a hat sits. */
  above: z.number(),
  /** Who collects them, px above its foot, and px from one hat to the next. */
  collector: name,
  base: z.number(),
  step: z.number(),
  /** Size of a hat in the tower, and the most hats it has. */
  size: z._default(z.number(), 0.62),
  most: z._default(z.int().check(z.gte(1)), 12),
});
export type HatsParams = z.output<typeof hatsSchema>;
