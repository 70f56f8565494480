import { z } from 'zod/mini';
import { name } from '#engine/document/fields.schema.ts';

/** Lifts the sea above the keyboard and the rail, and makes the boats as big as the room allows. */
export const vistaSchema = z.strictObject({
  use: z.literal('vista'),
  id: z.optional(name),
  /** Layers that move up and down together. */
  layers: z.array(name).check(z.minLength(1)),
  /** Things that grow and shrink. */
  things: z.array(name),
  height: z.number(),
  /** Things of a layer that stands still, which keep their place on the water. */
  along: z._default(z.array(name), []),
  /** Design line: y under which the play needs no room; and the lowest it may sink to. */
  line: z.number(),
  lowest: z.number(),
  scale: z._default(z.tuple([z.number(), z.number()]), [0.46, 1.2]),
  /** Screens below this scale (CSS px per stage px): px aside, and the top of the room there. */
  narrow: z._default(z.strictObject({ scale: z.number(), dx: z.number(), top: z.number() }), {
    scale: 0.62,
    dx: 545,
    top: 8,
  }),
  /** Thing without a look that the camera follows. */
  eye: name,
  /** While the finished word is shown the boats stay below it. */
  atWord: z._default(z.number(), 0.8),
  /** Boats that come alongside in the finale, px from `beside`. */
  beside: name,
  alongside: z._default(z.record(name, z.number()), {}),
});
export type VistaParams = z.output<typeof vistaSchema>;
