import { z } from 'zod/mini';
import { name, num } from '#engine/document/fields.schema.ts';

/** A row of things on one side: `apart` m apart, between two lateral places in lanes from the middle. */
const row = z.strictObject({
  prefabs: z.array(name).check(z.minLength(1)),
  apart: z.number().check(z.gte(4)),
  lat: z.tuple([z.number(), z.number()]),
  festive: z._default(z.boolean(), false),
  /** Stands along this part of the round only: shares of its words that are done. */
  part: z._default(z.tuple([z.number(), z.number()]), [0, 2]),
});

/** Parameters of the life along the road. */
export const roadsideSchema = z.strictObject({
  use: z.literal('roadside'),
  id: z.optional(name),
  rows: z.array(row).check(z.minLength(1)),
  /** m ahead that is filled, and the depth of the car before the camera. */
  far: z._default(z.number(), 120),
  depth: z._default(z.number(), 7),
  /** Less movement: the scenery stands still and is another one every so many m. */
  step: z._default(z.number(), 48),
  /** Waits at the roadside after a miss, this many m ahead. */
  pit: name,
  pitLat: z._default(z.number(), 2.1),
  pitAhead: z._default(z.number(), 26),
  /** Strewn on the road behind every gate, which stands `gateAhead` m ahead. */
  munt: name,
  cone: name,
  cones: num,
  gateAhead: num,
  /** Drives at the own pace of the child beside the lanes, so that it never points at a sign. */
  ghost: z.strictObject({ entity: name, lat: z._default(z.number(), 1.62) }),
});
export type RoadsideParams = z.output<typeof roadsideSchema>;
/** overtaken(ghost) when the child overtakes its own pace, caughtUp(ghost) when that overtakes the child. */
export const roadsideEmits = ['overtaken', 'caughtUp'] as const;
