import { z } from 'zod/mini';
import { name, num, point } from '#engine/document/fields.schema.ts';
import { stageFrame } from '#engine/document/portrait.schema.ts';

/** Parameters of the wind: the leaves on the lawn, the heaps they belong to, and the gust that brings them there. */
export const windSchema = z.strictObject({
  use: z.literal('wind'),
  id: z.optional(name),
  /** Prefab of a leaf with a word and a body; `looks` are states that leaves take in turn. */
  leaf: name,
  looks: z.array(name).check(z.minLength(1)),
  /** Another prefab when the words of a question are wider than `from` px at plate height `size`; no more than `most` of them lie there. */
  wide: z.strictObject({ leaf: name, from: z.number(), size: z.number(), most: z._default(z.int(), 4) }),
  /** Part of the stage on which leaves come down, px that a leaf and a wide leaf take there, and how many lie there at a time. */
  lawn: stageFrame,
  room: point,
  wideRoom: point,
  together: num,
  /** Prefab that whirls into a heap in the look of its leaf. */
  whirl: name,
  /** Prefab of a heap and of the sign above it (with a token for its name; states are the marks `A` to `D`). */
  heap: name,
  sign: name,
  /** Outer places of the row of heaps, the line on which they lie, how far above it their signs hang and their middles lie. */
  row: z.tuple([z.number(), z.number()]),
  y: z.number(),
  signAbove: z.number(),
  /** Px that every second sign hangs higher, so that wide signs keep clear of one another. */
  stagger: z._default(z.number(), 0),
  middle: z._default(z.number(), 54),
  /** Half the width and height in which a blown leaf falls in. */
  mouth: z._default(point, [116, 74]),
  /** Who peeps out of a heap that got a leaf, and px that it comes up. */
  peeper: name,
  peep: z._default(z.number(), 92),
  /** Tube that turns to the gust, and the gust itself: its drawing blows to the right. */
  tube: name,
  gust: name,
  beam: name,
  /** Reach of the gust in px, half its angle in degrees, push at its mouth in px/s2, and the share of that for leaves beside the first. */
  range: num,
  angle: z._default(z.number().check(z.gte(5), z.lte(60)), 19),
  force: num,
  beside: num,
});
export type WindParams = z.output<typeof windSchema>;
/** grip(leaf) when one is chosen, blow(leaf) when one begins to move, heaped(heap) and puffed(heap) for right and wrong, clean when a set had no puff. */
export const windEmits = ['grip', 'blow', 'heaped', 'puffed', 'clean'] as const;
