import { z } from 'zod';
import { name, num } from '#engine/document/fields.schema.ts';

/** M6: letter buffer, judged per letter or per word. */
export const typingSchema = z.strictObject({
  use: z.literal('typing'),
  id: name.optional(),
  /** letter, word, or letter below and word from play level `wordFrom`. */
  judge: z.enum(['letter', 'word', 'auto']).default('auto'),
  wordFrom: num.default(0.5),
  /** Hands in by itself when the length of the answer is known and reached. */
  autoSubmit: z.boolean().default(true),
  /** Entity that a right letter flies to (sail, hen, pinata). */
  target: name.optional(),
});
export type TypingParams = z.output<typeof typingSchema>;
/** letterOk(letter), letterNo(letter), wordOk, wordNo. */
export const typingEmits = ['letterOk', 'letterNo', 'wordOk', 'wordNo'] as const;
