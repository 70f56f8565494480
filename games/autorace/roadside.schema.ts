import { z } from 'zod/mini';
import { name, num } from '#engine/document/fields.schema.ts';

/** A row of things on one side: `om` m apart, between two lateral places in lanes from the middle. */
const row = z.strictObject({
  prefabs: z.array(name).check(z.minLength(1)),
  om: z.number().check(z.gte(4)),
  lat: z.tuple([z.number(), z.number()]),
  feest: z._default(z.boolean(), false),
});

/** Parameters of the life along the road. */
export const roadsideSchema = z.strictObject({
  use: z.literal('langsweg'),
  id: z.optional(name),
  rijen: z.array(row).check(z.minLength(1)),
  /** m ahead that is filled, and the depth of the car before the camera. */
  ver: z._default(z.number(), 120),
  diepte: z._default(z.number(), 7),
  /** Less movement: the scenery stands still and is another one every so many m. */
  stap: z._default(z.number(), 48),
  /** Waits at the roadside after a miss, this many m ahead. */
  pit: name,
  pitLat: z._default(z.number(), 2.1),
  pitVoor: z._default(z.number(), 26),
  /** Strewn on the road behind every gate, which stands `poort` m ahead. */
  munt: name,
  kegel: name,
  kegels: num,
  poort: num,
  /** Drives at the own pace of the child beside the lanes, so that it never points at a sign. */
  spook: z.strictObject({ entity: name, lat: z._default(z.number(), 1.62) }),
});
export type RoadsideParams = z.output<typeof roadsideSchema>;
/** ingehaald(spook) when the child overtakes its own pace, ingelopen(spook) when that overtakes the child. */
export const roadsideEmits = ['ingehaald', 'ingelopen'] as const;
