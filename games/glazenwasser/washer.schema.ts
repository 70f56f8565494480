import { z } from 'zod/mini';
import { name, patternSchema, point } from '#engine/document/fields.schema.ts';

/** Parameters of the window cleaner: the gondola, who and what rides along, and the squeegee on its pole. */
export const washerSchema = z.strictObject({
  use: z.literal('washer'),
  id: z.optional(name),
  gondola: name,
  riders: patternSchema,
  tool: name,
  pole: name,
  /** Where the hand holds the pole and where the tool rests, px from the gondola. */
  hand: point,
  home: point,
  /** Length of the drawn pole, how far the gondola slides aside, how far it goes up a floor, and down below two rows. */
  length: z.number(),
  reach: z.number(),
  rise: z.number(),
  low: z.number(),
  /** Who ducks when windows stand low, and how far. */
  person: name,
  duck: z.number(),
});
export type WasherParams = z.output<typeof washerSchema>;
/** (none) */
export const washerEmits = [] as const;
