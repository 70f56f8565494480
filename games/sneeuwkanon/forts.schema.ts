import { z } from 'zod/mini';
import { name, num, point } from '#engine/document/fields.schema.ts';

/** Who carries the answers (prefabs, in turn), evenly between two places; every second one is shifted. */
const row = z.strictObject({ targets: z.array(name).check(z.minLength(1)), from: point, to: point, shift: point });

/** Forts of blocks with somebody in each who carries an answer. */
export const fortsSchema = z.strictObject({
  use: z.literal('forts'),
  id: z.optional(name),
  row,
  /** Another row for plates that would be wider than `over` px at a height of `size`, and for more than `most` answers. */
  wide: z.strictObject({ over: z.number(), size: z.number(), most: z.int(), row }),
  /** Prefabs of a block, of the hill under a fort, and of the floor that holds it up. */
  block: name,
  mound: name,
  floor: name,
  /** Px from the middle to each column, height of a block, and how many blocks there are in all. */
  column: z._default(z.number(), 98),
  height: z._default(z.number(), 44),
  blocks: z._default(z.int().check(z.lte(30)), 20),
  /** Px that those in the forts glide to both sides. */
  glide: z._default(num, 0),
});
export type FortsParams = z.output<typeof fortsSchema>;
