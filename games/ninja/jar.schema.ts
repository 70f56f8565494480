import { z } from 'zod/mini';
import { name } from '#engine/document/fields.schema.ts';

/** A glass jar that fills with the juice of what is cut, and the belts that a full one earns. */
export const jarSchema = z.strictObject({
  use: z.literal('jar'),
  id: z.optional(name),
  /** Its foot stands on this thing; px above it where the first pour lies, px from pour to pour, and how many fill it. */
  jar: name,
  foot: z._default(z.number(), 12),
  step: z._default(z.number(), 24),
  full: z._default(z.int().check(z.gte(2), z.lte(12)), 6),
  /** px above its foot where drops fall in. */
  mouth: z._default(z.number(), 190),
  /** Prefabs with a state for every prefab of a fruit. */
  splash: name,
  drop: name,
  pour: name,
  /** Thing that shows the belt, and its states in order. */
  belt: name,
  belts: z.array(name).check(z.minLength(2)),
});
export type JarParams = z.output<typeof jarSchema>;
