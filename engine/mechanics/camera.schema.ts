import { z } from 'zod';
import { hex, name, num } from '#engine/document/fields.schema.ts';

/** M17: parallax and follow, or a pseudo-3D road. */
export const cameraSchema = z.strictObject({
  use: z.literal('camera'),
  id: name.optional(),
  mode: z.enum(['follow', 'road', 'pan']).default('follow'),
  /** Entity that is followed and where it stands on the stage. */
  follow: name.optional(),
  at: z.tuple([z.number(), z.number()]).default([520, 360]),
  axis: z.enum(['x', 'y', 'both']).default('x'),
  /** Seconds to catch up. */
  lag: z.number().default(0.25),
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  /** Idle movement without a follow target: px/s (pan). */
  speed: num.default(0),
  road: z
    .strictObject({
      layer: name,
      /** Vanishing point and where the road leaves the stage. */
      horizon: z.tuple([z.number(), z.number()]).default([640, 300]),
      bottom: z.number().default(720),
      /** Width of the whole road at `bottom` in px and number of lanes. */
      width: z.number().default(1150),
      lanes: z.int().min(1).max(5).default(3),
      /** m from the camera to `bottom`; smaller = flatter view. */
      near: z.number().default(4),
      far: z.number().default(160),
      /** Bends: sideways px at the horizon and m per bend. */
      bend: z.number().default(90),
      bendEvery: z.number().default(260),
      colours: z.strictObject({
        road: hex,
        roadAlt: hex,
        rumble: hex,
        rumbleAlt: hex,
        stripe: hex,
        verge: hex.optional(),
        vergeAlt: hex.optional(),
      }),
      /** m per stripe of colour. */
      segment: z.number().default(6),
    })
    .optional(),
});
export type CameraParams = z.output<typeof cameraSchema>;
/** (none) */
export const cameraEmits = [] as const;
