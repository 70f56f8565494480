import { z } from 'zod/mini';
import { groepSchema } from '../woord/woord.ts';

/** Dictation set: ten word ids (at least six of the target categories), two sentence ids and the sets it repeats. */
export const dicteeSchema = z.strictObject({
  id: z.string().check(z.regex(/^di-[3-8]-\d{2}$/)),
  groep: groepSchema,
  halfjaar: z.union([z.literal(1), z.literal(2)]),
  categorieen: z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(3)),
  woorden: z.array(z.string().check(z.minLength(1))).check(z.length(10)),
  zinnen: z.array(z.string().check(z.minLength(1))).check(z.length(2)),
  herhaling: z.array(z.string()).check(z.maxLength(2)),
});

/** Dictation set as stored in `assets/content/dictees/groep<n>.jsonl`. */
export type Dictee = z.infer<typeof dicteeSchema>;
