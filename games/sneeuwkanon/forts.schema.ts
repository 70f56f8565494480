import { z } from 'zod/mini';
import { name, num, point } from '#engine/document/fields.schema.ts';

/** Forts of blocks with somebody in each who carries an answer. */
export const fortsSchema = z.strictObject({
  use: z.literal('forts'),
  id: z.optional(name),
  /** Prefabs that carry the answers, in turn. */
  targets: z.array(name).check(z.minLength(1)),
  /** Prefabs of a block, of the hill under a fort, and of the floor that holds it up. */
  block: name,
  mound: name,
  floor: name,
  /** Forts stand evenly between these places; every second one is shifted. */
  from: point,
  to: point,
  shift: point,
  /** Px from the middle to each column, height of a block, and how many blocks there are in all. */
  column: z._default(z.number(), 98),
  height: z._default(z.number(), 44),
  blocks: z._default(z.int().check(z.lte(30)), 20),
  /** Px that those in the forts glide to both sides. */
  glide: z._default(num, 0),
});
export type FortsParams = z.output<typeof fortsSchema>;
