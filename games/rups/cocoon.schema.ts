import { z } from 'zod/mini';
import { name, patternSchema } from '#engine/document/fields.schema.ts';

/** Who finished a word spins itself in and comes out as a butterfly, each with wings of its own. */
export const cocoonSchema = z.strictObject({
  use: z.literal('cocoon'),
  id: z.optional(name),
  /** Who spins, and the things that follow it. */
  mover: name,
  body: patternSchema,
  /** Prefabs; a cocoon has the state `open`, a butterfly a state for each of its looks. */
  cocoon: name,
  butterfly: name,
  looks: z.array(name).check(z.minLength(1)),
  /** Places in the sky, one for each word. */
  sky: name,
});
export type CocoonParams = z.output<typeof cocoonSchema>;
