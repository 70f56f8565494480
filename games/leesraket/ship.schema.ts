import { z } from 'zod/mini';
import { name, point } from '#engine/document/fields.schema.ts';

/** The rocket made of its parts: fuel that fills it stage by stage, flames, and a place above keyboard and rail. */
export const shipSchema = z.strictObject({
  use: z.literal('ship'),
  id: z.optional(name),
  rocket: name,
  /** Things that are part of the rocket, placed in its own coordinates, the front-most last. */
  parts: z.array(name),
  /** States `g0` .. `g<stages>`. */
  gauge: name,
  flame: name,
  stages: z._default(z.int().check(z.gte(1), z.lte(5)), 3),
  /** Things that go up and down with the rocket when the keyboard needs room. */
  along: z._default(z.array(name), []),
  /** Carriers of tokens, and the states that they get in turn: drums of many colours. */
  drum: name,
  colors: z.array(name).check(z.minLength(1)),
  /** Height above and below the place of the rocket that stays in sight, px, and the sizes between which it shrinks for that. */
  reach: z._default(point, [118, 118]),
  scale: z._default(z.tuple([z.number(), z.number()]), [0.72, 1]),
});
/** Parameters of the ship with their defaults. */
export type ShipParams = z.output<typeof shipSchema>;
