import { z } from 'zod/mini';
import { name } from '#engine/document/fields.schema.ts';

/** Parameters of the gondola: px that it slides aside, goes up a floor, and hangs lower below two rows of windows. */
export const gondolaSchema = z.strictObject({
  use: z.literal('gondola'),
  id: z.optional(name),
  gondola: name,
  reach: z.number(),
  rise: z.number(),
  low: z.number(),
  /** Who ducks when windows stand low, with what is held, and how far. */
  duckers: z.array(name),
  duck: z.number(),
});
export type GondolaParams = z.output<typeof gondolaSchema>;
