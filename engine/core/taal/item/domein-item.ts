import { z } from 'zod/mini';
import { groepSchema, spanSchema, woordsoortSchema } from '../woord/woord.ts';

const idSchema = z.string().check(z.regex(/^d[a-z]-[a-z0-9-]+$/));

/** Clause part in school terms: `wg` holds the verbs of the predicate besides the `pv`. */
export const zinsdeelSchema = z.enum(['pv', 'ow', 'wg', 'lv', 'mv', 'bwb']);

/** Sentence with a hand-made part of speech for every word; spans are UTF-16 offsets in `zin`. */
export const woordsoortZinSchema = z.strictObject({
  id: idSchema,
  groep: groepSchema,
  zin: z.string().check(z.minLength(1)),
  delen: z.array(z.strictObject({ ...spanSchema.shape, woordsoort: woordsoortSchema })).check(z.minLength(3)),
});

/** Sentence cut by hand in clause parts that cover every word. */
export const zinsdeelZinSchema = z.strictObject({
  id: idSchema,
  groep: groepSchema,
  zin: z.string().check(z.minLength(1)),
  delen: z.array(z.strictObject({ ...spanSchema.shape, deel: zinsdeelSchema })).check(z.minLength(2)),
});

/** Two words that mean the same (synonyms) or the opposite (antonyms). */
export const woordPairSchema = z.strictObject({
  id: idSchema,
  groep: groepSchema,
  woorden: z.tuple([z.string().check(z.minLength(1)), z.string().check(z.minLength(1))]),
  woordsoort: woordsoortSchema,
  /** Words that mean nearly the same as one of the two: no other pair with one of them stands on the same screen. */
  kindred: z.optional(z.array(z.string().check(z.minLength(1)))),
});

/** Saying with its meaning and three meanings that are wrong but could be believed. */
export const proverbSchema = z.strictObject({
  id: idSchema,
  groep: groepSchema,
  tekst: z.string().check(z.minLength(1)),
  betekenis: z.string().check(z.minLength(1), z.maxLength(90)),
  fout: z.array(z.string().check(z.minLength(1), z.maxLength(90))).check(z.length(3)),
});

/** What a punctuation sentence is about. */
export const leestekenKindSchema = z.enum([
  'punt',
  'vraag',
  'uitroep',
  'komma',
  'aanhaling',
  'dubbelepunt',
  'hoofdletter',
]);

/** Sentence with the places of its marks and of its capitals. */
export const leestekenZinSchema = z.strictObject({
  id: idSchema,
  groep: groepSchema,
  soort: leestekenKindSchema,
  zin: z.string().check(z.minLength(1)),
  tekens: z
    .array(z.strictObject({ plek: z.int().check(z.gte(0)), teken: z.enum(['.', '?', '!', ',', ':', "'"]) }))
    .check(z.minLength(1)),
  hoofdletters: z.array(z.int().check(z.gte(0))).check(z.minLength(1)),
});

/** Degrees of comparison with a sentence; the answer `vorm` stands between `voor` and `na`. */
export const comparisonSchema = z.strictObject({
  id: idSchema,
  groep: groepSchema,
  stellend: z.string().check(z.minLength(1)),
  vergrotend: z.string().check(z.minLength(1)),
  overtreffend: z.string().check(z.minLength(1)),
  voor: z.string(),
  na: z.string().check(z.minLength(1)),
  vorm: z.string().check(z.minLength(1)),
});

/** Words in alphabetical order; `letter` = number of the first letter (from 1) at which all of them differ. */
export const alphabetSchema = z.strictObject({
  id: idSchema,
  groep: groepSchema,
  woorden: z.array(z.string().check(z.minLength(1))).check(z.minLength(4), z.maxLength(6)),
  letter: z.int().check(z.gte(1), z.lte(4)),
});

/** Noun with its article. */
export const lidwoordSchema = z.strictObject({
  id: idSchema,
  groep: groepSchema,
  w: z.string().check(z.minLength(1)),
  lidwoord: z.enum(['de', 'het']),
});

/** Row of `leerlijn/domeinen.tsv`: strand, its name for a child, first grade, exercise formats, where its items come from, and its icon. */
export const domeinSchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  naam: z.string().check(z.minLength(1)),
  kindnaam: z.string().check(z.minLength(1), z.maxLength(40)),
  groepVan: groepSchema,
  formats: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
  generator: z.string().check(z.minLength(1)),
  icoon: z.string().check(z.regex(/^fe:[a-z0-9-]+$/)),
});

/** Any item of a strand; the second letter of the id tells the strand. */
export const domeinItemSchema = z.union([
  lidwoordSchema,
  alphabetSchema,
  woordPairSchema,
  comparisonSchema,
  leestekenZinSchema,
  proverbSchema,
  woordsoortZinSchema,
  zinsdeelZinSchema,
]);

/** Item of a strand. */
export type DomeinItem = z.infer<typeof domeinItemSchema>;
/** Labelled sentence for parts of speech. */
export type WoordsoortZin = z.infer<typeof woordsoortZinSchema>;
/** Sentence cut in clause parts. */
export type ZinsdeelZin = z.infer<typeof zinsdeelZinSchema>;
/** Pair of synonyms or antonyms. */
export type WoordPair = z.infer<typeof woordPairSchema>;
/** Saying with meanings. */
export type Proverb = z.infer<typeof proverbSchema>;
/** Punctuation sentence. */
export type LeestekenZin = z.infer<typeof leestekenZinSchema>;
/** Degrees of comparison. */
export type Comparison = z.infer<typeof comparisonSchema>;
/** Alphabet row. */
export type AlphabetRow = z.infer<typeof alphabetSchema>;
/** Noun for de/het. */
export type LidwoordItem = z.infer<typeof lidwoordSchema>;
/** Language strand. */
export type Domein = z.infer<typeof domeinSchema>;
