import { z } from 'zod/mini';
import { name, point } from './fields.schema.ts';

/** One layer of the stage; px and px/s. */
export const layerSchema = z.strictObject({
  id: name,
  /** Key of `assets.layers`; drawn with its centre on the stage centre unless `at` (top left) is given. */
  asset: z.optional(name),
  at: z.optional(point),
  /** 0 = fixed, 1 = moves with the camera. Default 1 (0 when the stage does not scroll). */
  parallax: z.optional(z.number()),
  /** Repeats endlessly that way while the camera moves. */
  repeat: z.optional(z.enum(['x', 'y'])),
  /** Own movement in pixels per second (clouds, waves); off in reduced motion. */
  drift: z.optional(z.number()),
  /** Slow vertical swell of the layer: amplitude px, period s. */
  swell: z.optional(z.strictObject({ amp: z.number(), period: z.number().check(z.gte(1)) })),
  sort: z.optional(z.enum(['none', 'y'])),
  /** Where the whole layer stands: its own stage point [0, 0] lies on `at`, and it is drawn `scale` times as large. */
  view: z.optional(z.strictObject({ at: point, scale: z.number().check(z.gt(0)) })),
  /** Times that the drawing of the layer is drawn wider and higher; its left top stays where it is. */
  stretch: z.optional(point),
});
