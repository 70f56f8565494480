import { z } from 'zod/mini';
import { LAND_CODES, point } from './fields.schema.ts';

/** `games/<spel>/place.json`: where a game stands on the map of the island. */
export const placeSchema = z.strictObject({
  land: z.enum(LAND_CODES),
  /** Foot of the drawing, in units of the map of 2560 x 1440. */
  at: point,
  /** Width and height of the ground that can be tapped, at scale 1. */
  size: point,
  /** Size of its drawing. */
  scale: z.number().check(z.gte(0.5), z.lte(1.5)),
});
/** Place of a game on the map, in units of the map (2560 x 1440). */
export type PlaceDoc = z.infer<typeof placeSchema>;
