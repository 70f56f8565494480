import { ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { LEENWOORD_RULES } from './category-leenwoord.ts';
import { isPureThroughout, KLANK_RULES } from './category-klank.ts';
import type { CategoryRule } from './category-rule.ts';
import { BUILD_RULES } from './category-build.ts';
import { pictureOf } from '../klank/klank.ts';
import type { WoordPicture } from '../klank/klank.ts';
import { readWoord, MAX_WOORD, normalize } from '../woord/normalize.ts';
import type { TaalError } from '../woord/normalize.ts';
import type { Options } from '../woord/options.ts';
import { formPictureOf } from './category-form.ts';
import { werkwoordLabels } from '../form/forms-ww.ts';
import { isNoun } from '../woord/woord-table.ts';
import { LETTER_WORDS } from '../tables/letter-words.ts';
import { CATEGORIES } from '../tables/categories.gen.ts';
import type { CatSpan } from '../woord/woord.ts';

const RULES: Readonly<Record<string, CategoryRule>> = { ...KLANK_RULES, ...BUILD_RULES, ...LEENWOORD_RULES };
const KZ = Object.entries(RULES).filter(([id]) => id.startsWith('kz-'));
const ORDINARY = Object.entries(RULES).filter(([id]) => !id.startsWith('kz-'));
const ORDER = new Map(CATEGORIES.map((c) => [c.id, c.nr]));
const ALLOWED_WITH_KZ = new Set(['v-f-begin', 'z-s-begin', 'eind-t', 'homofoon']);
const SIGN = /[.?!,:;"()]/g;

/**
 * Spelling categories of a word with the letters each is about, ordered by `van`, then by the table of goals.
 * `rol` and `lemma` say what an inflected form is; without them the tables of nouns and verbs decide. A text with
 * sentence marks has `leestekens` (one span a mark), and `ww-gebied` when it is an order.
 */
export function categories(input: string, o: Options = {}): Result<CatSpan[], TaalError> {
  const text = normalize(input);
  if (text.length <= MAX_WOORD && text.search(SIGN) >= 0) return ok(charsOf(text));
  const woord = readWoord(input);
  if (!woord.ok) return woord;
  return ok(categoriesOf(pictureOf(woord.value, o), o));
}

function charsOf(text: string): CatSpan[] {
  const signs = [...text.matchAll(SIGN)].map((m) => ({ id: 'leestekens', van: m.index, tot: m.index + 1 }));
  const first = /^\p{L}+(?= .*!$|!$)/u.exec(text)?.[0] ?? '';
  const bevel = werkwoordLabels(first.toLowerCase()).some((l) => /^ww-(?:stam|tt-tstam)$/.test(l.id));
  const hoofdletter = /^\p{Lu}/u.test(text) ? [{ id: 'hoofdletter', van: 0, tot: 1 }] : [];
  return sort([
    ...signs,
    ...hoofdletter,
    ...(bevel ? [{ id: 'ww-gebied', van: first.length - 1, tot: first.length }] : []),
  ]);
}

/** Categories of a word that is already segmented. */
export function categoriesOf(picture: WoordPicture, o: Options): CatSpan[] {
  if (o.tables !== false && LETTER_WORDS.has(picture.laag)) return [];
  const form = formPictureOf(picture, o);
  const withForm: Options = form.lemma === undefined ? o : { ...o, lemma: form.lemma };
  const loose: CatSpan[] = [];
  for (const [id, rule] of ORDINARY)
    for (const { van: from, tot: until } of rule(picture, withForm)) loose.push({ id, van: from, tot: until });
  const ordinary = withoutUitgang(
    picture,
    [...loose, ...form.cats].filter((c, _i, all) => !isDisplaced(c, all)),
  );
  return sort([...klankPure(picture, o, ordinary), ...ordinary]);
}

/** Categories that give way to another on the same letters: left out, by which it is there for. */
const DISPLACED: Readonly<Record<string, readonly string[]>> = {
  verdubbeling: ['latijn'],
  verenkeling: ['eng', 'ww-eng'],
  kilo: ['eng', 'ww-eng'],
  cht: ['eng', 'ww-eng'],
  ou: ['eng', 'ww-eng'],
  au: ['eng', 'ww-eng'],
  ei: ['eng', 'ww-eng'],
  'ee-eind': ['verkl-aatje'],
  'eind-t': ['verkl-aatje'],
  sch: ['isch'],
  'air-oir': ['ww-vt-tt-dd', 'ww-bvn', 'verkl-etje', 'eng', 'ww-eng'],
};

/** A doubled letter of a Latin prefix, an open syllable of an English word, -ette of a past form. */
function isDisplaced(cat: CatSpan, all: readonly CatSpan[]): boolean {
  const by = DISPLACED[cat.id];
  return by !== undefined && all.some((l) => by.includes(l.id) && cat.van < l.tot && l.van < cat.tot);
}

/** Of a longer word with nothing hard: a long sound in one letter at its end, as in euro, or the whole of it. */
const wholeWoord = ({ w }: WoordPicture): CatSpan =>
  /[^aeiou][aou]$/i.test(w)
    ? { id: 'verenkeling', van: w.length - 1, tot: w.length }
    : { id: 'kz-mmkmm', van: 0, tot: w.length };

/** Pure-sound labels only when nothing but the allowed categories was found. */
function klankPure(picture: WoordPicture, o: Options, found: readonly CatSpan[]): CatSpan[] {
  if (found.some((c) => !ALLOWED_WITH_KZ.has(c.id))) return [];
  if (found.length === 0 && isPureThroughout(picture)) return [wholeWoord(picture)];
  return KZ.flatMap(([id, rule]) => rule(picture, o).map((span) => ({ id, ...span })));
}

/** The d or t of a verb ending, a participle or a step of comparison is not one to be made longer. */
function withoutUitgang(picture: WoordPicture, cats: readonly CatSpan[]): CatSpan[] {
  const uitgang = cats.some(
    (c) => /^(?:ww-(?:tt-t|tt-dt|tt-tstam|vd|od|vt-te|vt-de)|bn-s)$/.test(c.id) && c.tot === picture.w.length,
  );
  const isPast = cats.some((c) => c.id === 'ww-vd');
  return cats.filter(
    (c) => !(uitgang && (isPast || !isNoun(picture.laag)) && /^eind-[dt]$/.test(c.id) && c.tot === picture.w.length),
  );
}

function sort(cats: readonly CatSpan[]): CatSpan[] {
  return [...cats].sort((a, b) => a.van - b.van || (ORDER.get(a.id) ?? 0) - (ORDER.get(b.id) ?? 0));
}
