import { z } from 'zod/mini';
import { name, num, point } from '#engine/document/fields.schema.ts';

/** M18: what a question shows for a moment stands in the world, is covered, and may be seen again; lines are read in the own tempo. */
export const flashSchema = z.strictObject({
  use: z.literal('flash'),
  id: z.optional(name),
  /** Thing on which the text stands: a porthole, a sign, a stone. Tapping it means: this line is read. */
  window: name,
  /** Middle of the text from that thing, and the box that it stays in; px. */
  at: z._default(point, [0, 0]),
  box: z._default(point, [320, 180]),
  /** Height of a row of text, px; the letters are about half as high. */
  size: z._default(num, 128),
  /** Thing that covers the text: it grows from its anchor, fades in, or comes down from above. Less movement: it always fades. */
  cover: z.optional(name),
  style: z._default(z.enum(['grow', 'fade', 'fall']), 'grow'),
  coverMs: z._default(z.number().check(z.gte(0), z.lte(2000)), 420),
  /** How long a text is seen that is to be covered and brings no time of its own; ms. */
  exposureMs: z._default(num, 2000),
  /** In calm, in the explanation and with one switch never shorter than this; ms. */
  leastMs: z._default(num, 1500),
  /** After a miss it is seen so many times as long as the last time, at most `longestMs`. */
  longer: z._default(z.number().check(z.gte(1), z.lte(3)), 1.5),
  longestMs: z._default(z.number(), 4500),
  /** Looks again that cost nothing, a question; and the thing that is tapped for one (key: up). */
  looks: z._default(z.int().check(z.gte(0), z.lte(5)), 1),
  eye: z.optional(name),
  /** Thing that is there while lines are read in the own tempo; tapping it, too, means: this line is read. */
  onward: z.optional(name),
  /** Play points for a word that was right without a miss and without a look again. */
  bonus: z._default(z.number(), 0),
  /** A thing that runs along while the child reads, as fast as the child read until now: from where to where. Not in calm. */
  ghost: z.optional(z.strictObject({ entity: name, from: point, to: point })),
});
/** Parameters of exposure, cover and pace with their defaults. */
export type FlashParams = z.output<typeof flashSchema>;
/** seen(window, 'first' | 'look' | 'miss' | 'read'), covered(window), lineRead(window, number), ahead(window): faster than the ghost. */
export const flashEmits = ['seen', 'covered', 'lineRead', 'ahead'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: flashSchema, emits: flashEmits };
