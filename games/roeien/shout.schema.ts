import { z } from 'zod/mini';
import { name } from '#engine/document/fields.schema.ts';

/** What the crew shouts with a stroke: the klankgroep that was cut off, or the word that was sorted. */
export const shoutSchema = z.strictObject({
  use: z.literal('shout'),
  id: z.optional(name),
  /** Things with a `token` that shout in turn, and for how long. */
  bubbles: name,
  ms: z._default(z.number(), 1300),
});
export type ShoutParams = z.output<typeof shoutSchema>;
