import { z } from 'zod/mini';
import { name, point } from '#engine/document/fields.schema.ts';

/** Water and banks that come toward the boat with every stroke; what went by comes again far away. */
export const courseSchema = z.strictObject({
  use: z.literal('course'),
  id: z.optional(name),
  /** Where everything comes from, and px below it where a thing at depth 1 stands. */
  at: point,
  high: z._default(z.number(), 400),
  /** Depth at which things come up. */
  far: z._default(z.number(), 9),
  /** Depth per second that the boat always has, that an event gives (`stroke`, or `stroke gold`), and its cap. */
  cruise: z._default(z.number(), 0.12),
  pushOn: z.record(z.string(), z.number()),
  most: z._default(z.number(), 3),
  /** Share of what is more than the cruise that a second takes away. */
  drag: z._default(z.number(), 0.9),
  /** Things: px from the middle at depth 1, size there, depth at the start, and the depth at which they are gone. */
  things: z.array(
    z.strictObject({
      thing: name,
      x: z.number(),
      size: z._default(z.number(), 1),
      from: z.number(),
      near: z._default(z.number(), 1),
    }),
  ),
});
export type CourseParams = z.output<typeof courseSchema>;
