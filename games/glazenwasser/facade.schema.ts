import { z } from 'zod/mini';
import { name, patternSchema, point } from '#engine/document/fields.schema.ts';

/** Parameters of the house front: what a window is made of, and where windows and extras stand. Pixels from the first floor. */
export const facadeSchema = z.strictObject({
  use: z.literal('facade'),
  id: z.optional(name),
  /** Mechanic that covers the windows, and the things that show its supply. */
  scrub: z._default(name, 'scrub'),
  meter: patternSchema,
  /** Prefabs of one window, from the back: rooms in turn, word, frame, bell, curtain; and who lives there. */
  rooms: z.array(name).check(z.minLength(1)),
  card: name,
  frame: name,
  bell: name,
  curtain: name,
  residents: z.array(name).check(z.minLength(6)),
  /** What a finger drew on the steam of one window of a floor; the first stroke takes it away. */
  doodles: z.array(name).check(z.minLength(1)),
  /** Sound of a bell: every window of a floor has its own tone. */
  chime: name,
  /** Height of one floor. */
  rise: z.number(),
  /** Box in which the windows stand, what one takes at scale 1, and how large it may become. */
  field: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  cell: point,
  most: z._default(z.number(), 1.2),
  /** What the gondola takes from the height when a row of three stands above it. */
  under: z._default(z.number(), 0),
  /** Places for the toy of a floor and for ornaments; those that a window covers are left out. */
  spots: z.array(point),
  toy: name,
  ornaments: z.array(name).check(z.minLength(1)),
});
export type FacadeParams = z.output<typeof facadeSchema>;
/** climb(b: one | two rows of windows, or full: two rows of three), ring(window), open(bell), yawn(window), snore(window). */
export const facadeEmits = ['climb', 'ring', 'open', 'yawn', 'snore'] as const;
