import { z } from 'zod';
import { name, num, point } from '#engine/document/fields.schema.ts';

/** Parameters of the pizza. */
export const pizzaSchema = z.strictObject({
  use: z.literal('pizza'),
  id: name.optional(),
  /** Middle and radii of the ring of slots, and the tilt of the table. */
  midden: point,
  rx: num,
  ry: num,
  kantel: z.number(),
  laag: name,
  vakken: name,
  /** Slices of a pizza for a question without slots. */
  punten: z.int().default(6),
  oven: point,
  klant: point,
  vullingen: z.array(name).min(1),
});
export type PizzaParams = z.output<typeof pizzaSchema>;
