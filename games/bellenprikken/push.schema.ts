import { z } from 'zod/mini';
import { name } from '#engine/document/fields.schema.ts';

/** Parameters of pushing bubbles: halves of a sound together, words into tubs. */
export const pushSchema = z.strictObject({
  use: z.literal('duwen'),
  id: z.optional(name),
  /** Prefab pattern of bubbles with a letter, and its golden prefab for the other half of a sound. */
  bel: z.string(),
  helft: name,
  /** Play level from which sounds of two letters come out of the horn in halves. */
  vanaf: z._default(z.number(), 0.5),
  /** Tub of a sorting question; its states are the marks A to D. Height, and the outer places of the row. */
  kuip: name,
  kuipY: z.number(),
  rij: z.tuple([z.number(), z.number()]),
});
export type PushParams = z.output<typeof pushSchema>;
/** halveer(bubble) when a sound comes in halves, samen(bubble) when they become one, plons(tub) when a word falls in. */
export const pushEmits = ['halveer', 'samen', 'plons'] as const;
