import { z } from 'zod/mini';
import { name, num } from '#engine/document/fields.schema.ts';

/** Where the answers of a question stand on the playfield. */
export const boardSchema = z.strictObject({
  use: z.literal('board'),
  id: z.optional(name),
  /** The first layout that has room: for at most so many answers, whose plates of `size` are at most `width` px wide. */
  layouts: z.array(z.strictObject({ most: z.int(), size: z.number(), width: z.number(), prefab: name, points: name })),
  /** Px that the targets slide to both sides. */
  glide: z._default(num, 0),
});
export type BoardParams = z.output<typeof boardSchema>;
