import { z } from 'zod';
import { name, num } from '#engine/document/fields.schema.ts';

const rect = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** M1: the Matter world of the scene: walls, force zones, wind. Gravity and materials stand in `physics`. */
export const bodiesSchema = z.strictObject({
  use: z.literal('bodies'),
  id: name.optional(),
  /** Box [x, y, w, h] whose given sides are walls 60 px thick. */
  bounds: z
    .strictObject({ rect, sides: z.array(z.enum(['left', 'right', 'top', 'bottom'])), material: name.optional() })
    .optional(),
  /** Areas with a steady force (px/s2), drag and lift against gravity. */
  zones: z
    .array(
      z.strictObject({
        id: name,
        rect,
        force: z.tuple([num, num]).optional(),
        drag: num.optional(),
        buoyancy: num.optional(),
      }),
    )
    .max(12)
    .default([]),
  /** Sideways wind that swells and fades: px/s2 and seconds. */
  wind: z.strictObject({ amp: num, period: z.number().min(1) }).optional(),
  /** Rise (negative = up) in px/s that every dynamic body eases to, e.g. bubbles. */
  drift: z.strictObject({ y: num, ease: z.number().default(1.5) }).optional(),
});
export type BodiesParams = z.output<typeof bodiesSchema>;
/** contact(a, b) with impulse, enter(a, zone), leave(a, zone). */
export const bodiesEmits = ['contact', 'enter', 'leave'] as const;
