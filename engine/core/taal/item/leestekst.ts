import { z } from 'zod/mini';
import { niveauSchema, regionSchema } from '../woord/woord.ts';

/** What kind of text it is. */
export const leestekstKindSchema = z.enum(['verhaal', 'weetje', 'brief', 'gedicht', 'instructie', 'gesprek']);

/** What a question asks for: a fact from the text, an inference, a word, the order of events, or true or not true. */
export const vraagKindSchema = z.enum(['letterlijk', 'afleiding', 'woord', 'volgorde', 'waarnietwaar']);

/** Question with its right answer and one to three wrong ones; `waarnietwaar` is a statement with the answers waar and niet waar. */
export const readingVraagSchema = z.strictObject({
  soort: vraagKindSchema,
  vraag: z.string().check(z.minLength(1), z.maxLength(160)),
  goed: z.string().check(z.minLength(1), z.maxLength(80)),
  fout: z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.minLength(1), z.maxLength(3)),
});

/**
 * Reading text: one line of `assets/content/leesteksten.jsonl`, keys in this order. `zinnen` are the sentences (or lines of a
 * poem) in reading order, `alineas` the indexes in `zinnen` where a paragraph begins, ascending from 0.
 */
export const leestekstSchema = z.strictObject({
  id: z.string().check(z.regex(/^lt-(start|m3|e3|m4|e4|m5|e5|m6|e6|m7|e7|plus)-\d\d$/)),
  niveau: niveauSchema,
  titel: z.string().check(z.minLength(1), z.maxLength(60)),
  soort: leestekstKindSchema,
  regio: regionSchema,
  zinnen: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
  alineas: z.array(z.int().check(z.gte(0))).check(z.minLength(1)),
  vragen: z.array(readingVraagSchema).check(z.length(4)),
});

/** Question of a reading text. */
export type ReadingVraag = z.infer<typeof readingVraagSchema>;

/** Reading text as stored in `assets/content/leesteksten.jsonl`. */
export type Leestekst = z.infer<typeof leestekstSchema>;
