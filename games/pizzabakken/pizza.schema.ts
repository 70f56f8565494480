import { z } from 'zod/mini';
import { name, num, point } from '#engine/document/fields.schema.ts';

/** Parameters of the pizza. */
export const pizzaSchema = z.strictObject({
  use: z.literal('pizza'),
  id: z.optional(name),
  /** Middle and radii of the ring of slots, and the tilt of the table. */
  midden: point,
  rx: num,
  ry: num,
  kantel: z.number(),
  laag: name,
  vakken: name,
  /** Slices of a pizza for a question without slots. */
  punten: z._default(z.int(), 6),
  oven: point,
  klant: point,
  vullingen: z.array(name).check(z.minLength(1)),
});
export type PizzaParams = z.output<typeof pizzaSchema>;
