import { z } from 'zod/mini';
import { name, num } from '#engine/document/fields.schema.ts';

const rect = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** M1: the Matter world of the scene: walls, force zones, wind. Gravity and materials stand in `physics`. */
export const bodiesSchema = z.strictObject({
  use: z.literal('bodies'),
  id: z.optional(name),
  /** Box [x, y, w, h] whose given sides are walls 60 px thick. */
  bounds: z.optional(
    z.strictObject({ rect, sides: z.array(z.enum(['left', 'right', 'top', 'bottom'])), material: z.optional(name) }),
  ),
  /** Areas with a steady force (px/s2), drag and lift against gravity. */
  zones: z._default(
    z
      .array(
        z.strictObject({
          id: name,
          rect,
          force: z.optional(z.tuple([num, num])),
          drag: z.optional(num),
          buoyancy: z.optional(num),
        }),
      )
      .check(z.maxLength(12)),
    [],
  ),
  /** Sideways wind that swells and fades: px/s2 and seconds. */
  wind: z.optional(z.strictObject({ amp: num, period: z.number().check(z.gte(1)) })),
  /** Rise (negative = up) in px/s that every dynamic body eases to, e.g. bubbles. */
  drift: z.optional(z.strictObject({ y: num, ease: z._default(z.number(), 1.5) })),
});
/** Parameters of the Matter world with their defaults; px, px/s and px/s2. */
export type BodiesParams = z.output<typeof bodiesSchema>;
/** contact(a, b) with impulse, enter(a, zone), leave(a, zone). */
export const bodiesEmits = ['contact', 'enter', 'leave'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: bodiesSchema, emits: bodiesEmits };
