import { z } from 'zod/mini';

/** One line to the speech process. */
export const vraagSchema = z.strictObject({
  id: z.int(),
  stem: z.enum(['nl', 'be']),
  tekst: z.string().check(z.minLength(1), z.maxLength(400)),
  tempo: z.number().check(z.gte(80), z.lte(300)),
  klank: z.nullable(z.strictObject({ fonemen: z.string().check(z.maxLength(40)), maxMs: z.nullable(z.number()) })),
});
export type Vraag = z.infer<typeof vraagSchema>;

/** One line back: base64 of the MP3, or why there is none. */
export const speechReplySchema = z.union([
  z.strictObject({ id: z.int(), mp3: z.base64() }),
  z.strictObject({ id: z.int(), fout: z.string() }),
]);
export type SpeechReply = z.infer<typeof speechReplySchema>;

/** Parses one line; null for anything that is not ours (the synthesiser may print). */
export function parseLine<T>(schema: z.ZodMiniType<T>, line: string): T | null {
  try {
    const outcome = schema.safeParse(JSON.parse(line));
    return outcome.success ? outcome.data : null;
  } catch {
    return null;
  }
}
