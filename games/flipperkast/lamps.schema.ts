import { z } from 'zod/mini';
import { name, patternSchema } from '#engine/document/fields.schema.ts';

/** The lamps of the machine, and what the ball finds on its way. */
export const lampsSchema = z.strictObject({
  use: z.literal('lamps'),
  id: z.optional(name),
  ball: name,
  /** Lamps of which every finished word lights one. */
  words: name,
  /** Each lights for a moment; when the ball met them all, that is the jackpot. */
  bumpers: patternSchema,
  /** A star that jumps to its next place when it is caught. */
  star: name,
  places: name,
  /** Throws the ball off. */
  saucer: name,
  /** Two holes: what falls into one comes out of the other. */
  holes: z.tuple([name, name]),
  /** Px at which the ball is there. */
  near: z._default(z.number(), 44),
  /** What is only there from a play level on. */
  from: z.array(z.strictObject({ s: z.number(), things: patternSchema })),
});
export type LampsParams = z.output<typeof lampsSchema>;
