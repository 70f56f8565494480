import { z } from 'zod/mini';
import { name } from '#engine/document/fields.schema.ts';

/** Parameters of pushing bubbles: halves of a sound together, words into tubs. */
export const pushSchema = z.strictObject({
  use: z.literal('push'),
  id: z.optional(name),
  /** Prefab pattern of bubbles with a letter, and its golden prefab for the other half of a sound. */
  bubble: z.string(),
  half: name,
  /** Play level from which sounds of two letters come out of the horn in halves. */
  from: z._default(z.number(), 0.5),
  /** Tub of a sorting question; its states are the marks A to D. Height, and the outer places of the row. */
  tub: name,
  tubY: z.number(),
  row: z.tuple([z.number(), z.number()]),
});
export type PushParams = z.output<typeof pushSchema>;
/** halved(bubble) when a sound comes in halves, joined(bubble) when they become one, splash(tub) when a word falls in. */
export const pushEmits = ['halved', 'joined', 'splash'] as const;
