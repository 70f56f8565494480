import { z } from 'zod';
import { naam, num, punt } from '#engine/document/velden.schema.ts';

/** Parameters of the pizza. */
export const pizzaSchema = z.strictObject({
  use: z.literal('pizza'),
  id: naam.optional(),
  /** Middle and radii of the ring of slots, and the tilt of the table. */
  midden: punt,
  rx: num,
  ry: num,
  kantel: z.number(),
  laag: naam,
  vakken: naam,
  /** Slices of a pizza for a question without slots. */
  punten: z.int().default(6),
  oven: punt,
  klant: punt,
  vullingen: z.array(naam).min(1),
});
export type PizzaParams = z.output<typeof pizzaSchema>;
