import { z } from 'zod/mini';
import { name } from '#engine/document/fields.schema.ts';

/** From planet to planet: the ground sinks away, the sky goes by, another ground comes up. */
export const voyageSchema = z.strictObject({
  use: z.literal('voyage'),
  id: z.optional(name),
  rocket: name,
  flame: name,
  /** Event that starts the flight. */
  on: z._default(name, 'tanked'),
  /** Layers that stay behind with the ground. */
  ground: z.array(name).check(z.minLength(1)),
  /** Things with a state per place. */
  dressed: z._default(z.array(name), []),
  /** Place -> things that are only there. */
  only: z._default(z.record(name, z.array(name)), {}),
  /** Where it begins, and the planets, that are visited in the order of a shuffle by the seed. */
  base: name,
  planets: z.array(name).check(z.minLength(2)),
  /** px that the sky goes by per flight, ms, and px that the ground sinks. */
  climb: z._default(z.number(), 560),
  ms: z._default(z.number(), 5000),
  sinks: z._default(z.number(), 760),
});
/** Parameters of the voyage with their defaults. */
export type VoyageParams = z.output<typeof voyageSchema>;
