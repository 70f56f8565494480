import { z } from 'zod/mini';
import { hex, name, num } from '#engine/document/fields.schema.ts';

/** M17: parallax and follow, or a pseudo-3D road. */
export const cameraSchema = z.strictObject({
  use: z.literal('camera'),
  id: z.optional(name),
  mode: z._default(z.enum(['follow', 'road', 'pan']), 'follow'),
  /** Entity that is followed and where it stands on the stage. */
  follow: z.optional(name),
  at: z._default(z.tuple([z.number(), z.number()]), [520, 360]),
  axis: z._default(z.enum(['x', 'y', 'both']), 'x'),
  /** Share of the way of who is followed that the camera goes along; below 1 it only leans that way, and with less movement it stands still. */
  share: z._default(z.number().check(z.gt(0), z.lte(1)), 1),
  /** Seconds to catch up. */
  lag: z._default(z.number(), 0.25),
  bounds: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  /** Idle movement without a follow target: px/s (pan). */
  speed: z._default(num, 0),
  road: z.optional(
    z.strictObject({
      layer: name,
      /** Vanishing point and where the road leaves the stage. */
      horizon: z._default(z.tuple([z.number(), z.number()]), [640, 300]),
      bottom: z._default(z.number(), 720),
      /** Width of the whole road at `bottom` in px and number of lanes. */
      width: z._default(z.number(), 1150),
      lanes: z._default(z.int().check(z.gte(1), z.lte(5)), 3),
      /** m from the camera to `bottom`; smaller = flatter view. */
      near: z._default(z.number(), 4),
      far: z._default(z.number(), 160),
      /** Bends: sideways px at the horizon and m per bend. */
      bend: z._default(z.number(), 90),
      bendEvery: z._default(z.number(), 260),
      colors: z.strictObject({
        road: hex,
        roadAlt: hex,
        rumble: hex,
        rumbleAlt: hex,
        stripe: hex,
        verge: z.optional(hex),
        vergeAlt: z.optional(hex),
      }),
      /** m per stripe of colour. */
      segment: z._default(z.number(), 6),
    }),
  ),
});
/** Parameters of the camera with their defaults; stage px, the road in metres. */
export type CameraParams = z.output<typeof cameraSchema>;
/** (none) */
export const cameraEmits = [] as const;
/** What the checks of a scene know about it. */
export const info = { schema: cameraSchema, emits: cameraEmits };
