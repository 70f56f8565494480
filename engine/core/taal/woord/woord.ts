import { z } from 'zod/mini';

/**
 * A word as it is written, never its id: the brand makes the compiler refuse `homofoonVan.includes(item.id)`. Ask
 * `isHomofoon`.
 */
export const spellingSchema = z.string().check(z.minLength(1)).brand<'Spelling'>();

/** Half-open range of UTF-16 code units in the NFC word or sentence: `van` inclusive, `tot` exclusive. */
export const spanSchema = z.strictObject({ van: z.int().check(z.gte(0)), tot: z.int().check(z.gte(1)) });

/** School grade in Dutch counting (leerjaar = groep - 2). */
export const groepSchema = z.int().check(z.gte(3), z.lte(8));

/** Reading level estimate, lowest to highest. */
export const niveauSchema = z.enum(['Start', 'M3', 'E3', 'M4', 'E4', 'M5', 'E5', 'M6', 'E6', 'M7', 'E7', 'Plus']);

/** Word structure used by the reading races, simplest to hardest. */
export const structureSchema = z.enum([
  'mk-km',
  'mkm',
  'mmkm',
  'mkmm',
  'mmkmm',
  'mmmkm-mkmmm',
  '2-open',
  '2-gesloten',
  '2-samenstelling',
  '2-voorvoegsel',
  '3+',
  'leenwoord',
]);

/** Part of speech. */
export const woordsoortSchema = z.enum(['zn', 'ww', 'bn', 'lw', 'vz', 'vnw', 'bw', 'tw', 'vw', 'tsw']);

/** Region a word or sentence is meant for. */
export const regionSchema = z.enum(['nl', 'be', 'both']);

/** One grapheme of a word: letters, sound symbol(s) joined by a space, span and the categories that overlap it. */
export const grafeemSchema = z.strictObject({
  g: z.string().check(z.minLength(1)),
  klank: z.string(),
  van: z.int().check(z.gte(0)),
  tot: z.int().check(z.gte(1)),
  cats: z.array(z.string()),
});

/** Spelling category of a word with the letters it is about. */
export const catSpanSchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  van: z.int().check(z.gte(0)),
  tot: z.int().check(z.gte(1)),
});

/** Gap sentence: `tekst` holds the word exactly once, at `gat`. */
export const zinSchema = z.strictObject({
  id: z.string().check(z.regex(/^z-[a-z0-9-]+$/)),
  tekst: z.string().check(z.minLength(1)),
  gat: spanSchema,
  niveau: niveauSchema,
  regio: z.optional(regionSchema),
});

/** One morpheme of a compound or derived word. */
export const morphemeSchema = z.strictObject({
  m: z.string().check(z.minLength(1)),
  soort: z.enum(['stam', 'voorvoegsel', 'achtervoegsel', 'tussen']),
});

/** Word entry: one line of `assets/content/woorden/groep<n>/<hoofd>.jsonl`, keys in this order. */
export const woordSchema = z.strictObject({
  id: z.string().check(z.regex(/^w-[a-z0-9-]+$/)),
  w: z.string().check(z.minLength(1), z.maxLength(64)),
  grafemen: z.array(grafeemSchema).check(z.minLength(1)),
  lettergrepen: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
  klankgroepen: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
  morfemen: z.optional(z.array(morphemeSchema)),
  cats: z.array(catSpanSchema).check(z.minLength(1)),
  catsAfgewezen: z.optional(z.array(z.strictObject({ id: z.string(), reden: z.string().check(z.minLength(1)) }))),
  hoofd: z.string().check(z.minLength(1)),
  groep: groepSchema,
  band: z.int().check(z.gte(1), z.lte(5)),
  woordsoort: woordsoortSchema,
  lidwoord: z.optional(z.enum(['de', 'het', 'de/het'])),
  structuur: structureSchema,
  vormen: z.strictObject({
    meervoud: z.optional(z.string()),
    verkleinwoord: z.optional(z.string()),
    trappen: z.optional(z.array(z.string())),
    lemma: z.optional(z.string()),
  }),
  zinnen: z.array(zinSchema),
  /** What it means in child language, without the word itself. */
  betekenis: z.optional(z.string().check(z.minLength(1), z.maxLength(160))),
  plaatje: z.optional(z.string().check(z.regex(/^(fe|svg):[a-z0-9-]+$/))),
  foutvormen: z.optional(z.array(z.strictObject({ vorm: z.string(), categorie: z.string() }))),
  homofoonVan: z.optional(z.array(spellingSchema)),
  /** Words with nearly the same meaning: beside a picture or a meaning they could be right as well. */
  kindred: z.optional(z.array(z.string().check(z.minLength(1)))),
  /** Words that exist and that every sentence of the entry makes wrong: homophones, other forms of the verb, look-alikes. */
  wrongInZin: z.optional(z.array(spellingSchema)),
  /** Misspellings that are never shown: they are words themselves, sound like the word or are unfit for children; lower case. */
  geweerd: z.optional(z.array(z.string().check(z.minLength(1)))),
  regio: regionSchema,
  variant: z.optional(z.strictObject({ nl: z.string(), be: z.string() })),
  audio: z.strictObject({ nl: z.optional(z.string()), be: z.optional(z.string()) }),
  gevoelig: z.boolean(),
  gezien: z.array(z.strictObject({ door: z.string(), op: z.string() })),
});

/** Gap sentence for one verb form; the form stands between `voor` and `na`, with a capital when it opens the sentence. */
export const werkwoordZinSchema = z.strictObject({
  id: z.string().check(z.regex(/^vz-[a-z0-9-]+$/)),
  voor: z.string(),
  na: z.string(),
  /** Present, past, participle or command; the last two have no person. */
  tijd: z.enum(['tt', 'vt', 'vd', 'gw']),
  persoon: z.optional(z.enum(['ik', 'jij', 'hij', 'wij'])),
  vorm: z.string().check(z.minLength(1)),
  foutvormen: z.array(z.string().check(z.minLength(1))).check(z.length(3)),
  categorie: z.string().check(z.minLength(1)),
});

/** Verb entry: one line of `assets/content/werkwoorden/groep<n>.jsonl`. */
export const werkwoordSchema = z.strictObject({
  id: z.string().check(z.regex(/^ww-[a-z0-9-]+$/)),
  infinitief: z.string().check(z.minLength(2)),
  stam: z.string().check(z.minLength(1)),
  tt: z.strictObject({ ik: z.string(), jij: z.string(), hij: z.string(), wij: z.string() }),
  vt: z.strictObject({ ev: z.string(), mv: z.string() }),
  voltooid: z.string(),
  hulp: z.enum(['hebben', 'zijn', 'beide']),
  soort: z.enum(['zwak', 'sterk', 'onregelmatig']),
  groep: groepSchema,
  zinnen: z.array(werkwoordZinSchema),
});

/** Sentence whose words the child puts in order: `woorden` in the right order, without end mark. */
export const orderSchema = z.strictObject({
  id: z.string().check(z.regex(/^vo-[a-z0-9-]+$/)),
  groep: groepSchema,
  zin: z.string().check(z.minLength(1)),
  woorden: z.array(z.string().check(z.minLength(1))).check(z.minLength(3), z.maxLength(8)),
  slot: z.enum(['.', '?', '!']),
  /** Other orders of the same words that are as good. */
  ookGoed: z.optional(z.array(z.array(z.string().check(z.minLength(1))))),
});

/** Strategy shown to the pupil for a category. */
export const strategySchema = z.enum(['luister', 'regel', 'onthoud', 'analogie']);

/** Learning goal = spelling category; one row of `assets/content/leerdoelen.tsv`. */
export const leerdoelSchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  nr: z.int().check(z.gte(1)),
  naam: z.string().check(z.minLength(1)),
  kindnaam: z.string().check(z.minLength(1), z.maxLength(40)),
  strategie: strategySchema,
  groep: groepSchema,
  leerjaar: z.int().check(z.gte(1), z.lte(6)),
  regel: z.string().check(z.minLength(1)),
  kindregel: z.string().check(z.minLength(1), z.maxLength(48)),
  icoon: z.string().check(z.minLength(1)),
  verwar: z.array(z.string()),
});

/** Word entry as stored in the content files. */
export type WoordItem = z.infer<typeof woordSchema>;
/** Grapheme as stored in a word entry. */
export type WoordGrafeem = z.infer<typeof grafeemSchema>;
/** Gap sentence of a word entry. */
export type WoordZin = z.infer<typeof zinSchema>;
/** Verb entry as stored in the content files. */
export type WerkwoordItem = z.infer<typeof werkwoordSchema>;
/** Gap sentence of a verb entry. */
export type WerkwoordZin = z.infer<typeof werkwoordZinSchema>;
/** Sentence-order item. */
export type OrderItem = z.infer<typeof orderSchema>;
/** Learning goal (spelling category). */
export type Leerdoel = z.infer<typeof leerdoelSchema>;
/** Category with the letters it is about. */
export type CatSpan = z.infer<typeof catSpanSchema>;
/** Half-open letter range. */
export type Span = z.infer<typeof spanSchema>;
/** Reading level estimate. */
export type Niveau = z.infer<typeof niveauSchema>;
/** Word structure. */
export type Structure = z.infer<typeof structureSchema>;
/** Part of speech. */
export type Woordsoort = z.infer<typeof woordsoortSchema>;

/** Whether two entries sound the same by the table; ids play no part. */
export function isHomofoon(a: Pick<WoordItem, 'homofoonVan'>, b: Pick<WoordItem, 'w'>): boolean {
  const other = b.w.toLowerCase();
  return (a.homofoonVan ?? []).some((spelling) => spelling.toLowerCase() === other);
}

/** 32-bit FNV-1a hash of the UTF-16 code units, unsigned. Source: Fowler, Noll, Vo. */
export function fnv1a32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Stable item number of an id: 31 bits, never negative; the content check refuses collisions. */
export function itemNr(id: string): number {
  return fnv1a32(id) & 0x7fffffff;
}
