import { z } from 'zod/mini';
import { name } from '#engine/document/fields.schema.ts';

/** Lifts the sea above the keyboard and the rail, and makes the boats as big as the room allows. */
export const vistaSchema = z.strictObject({
  use: z.literal('uitzicht'),
  id: z.optional(name),
  /** Layers that move up and down together. */
  lagen: z.array(name).check(z.minLength(1)),
  /** Things that grow and shrink. */
  dingen: z.array(name),
  hoogte: z.number(),
  /** Things of a layer that stands still, which keep their place on the water. */
  mee: z._default(z.array(name), []),
  /** Design line: y under which the play needs no room; and the lowest it may sink to. */
  lijn: z.number(),
  laagst: z.number(),
  maat: z._default(z.tuple([z.number(), z.number()]), [0.46, 1.2]),
  /** Screens below this scale (CSS px per stage px): px aside, and the top of the room there. */
  smal: z._default(z.strictObject({ schaal: z.number(), dx: z.number(), top: z.number() }), {
    schaal: 0.62,
    dx: 545,
    top: 8,
  }),
  /** Thing without a look that the camera follows. */
  oog: name,
  /** While the finished word is shown the boats stay below it. */
  bijWoord: z._default(z.number(), 0.8),
  /** Boats that come alongside in the finale, px from `bij`. */
  bij: name,
  naast: z._default(z.record(name, z.number()), {}),
});
export type VistaParams = z.output<typeof vistaSchema>;
