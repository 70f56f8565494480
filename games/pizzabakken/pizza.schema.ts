import { z } from 'zod/mini';
import { name, num, point } from '#engine/document/fields.schema.ts';

/** Parameters of the pizza. */
export const pizzaSchema = z.strictObject({
  use: z.literal('pizza'),
  id: z.optional(name),
  /** Middle and radii of the ring of slots, and the tilt of the table. */
  center: point,
  rx: num,
  ry: num,
  tilt: z.number(),
  layer: name,
  slots: name,
  /** Slices of a pizza for a question without slots. */
  slices: z._default(z.int(), 6),
  oven: point,
  customer: point,
  fillings: z.array(name).check(z.minLength(1)),
});
export type PizzaParams = z.output<typeof pizzaSchema>;
