import { z } from 'zod/mini';
import { name, num } from '#engine/document/fields.schema.ts';

/** M6: letter buffer, judged per letter or per word. */
export const typingSchema = z.strictObject({
  use: z.literal('typing'),
  id: z.optional(name),
  /** letter, word, or letter below and word from play level `wordFrom`. */
  judge: z._default(z.enum(['letter', 'word', 'auto']), 'auto'),
  wordFrom: z._default(num, 0.5),
  /** Hands in by itself when the length of the answer is known and reached. */
  autoSubmit: z._default(z.boolean(), true),
  /** Entity that a right letter flies to (sail, hen, pinata). */
  target: z.optional(name),
});
/** Parameters of typing with their defaults; `wordFrom` is a play level 0..1. */
export type TypingParams = z.output<typeof typingSchema>;
/** letterOk(letter), letterNo(letter), wordOk, wordNo. */
export const typingEmits = ['letterOk', 'letterNo', 'wordOk', 'wordNo'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: typingSchema, emits: typingEmits };
