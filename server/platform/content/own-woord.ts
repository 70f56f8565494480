import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { categoriesOf } from '#engine/core/taal/category/categories.ts';
import { zinEstimate } from '#engine/core/taal/category/zin-niveau.ts';
import { barredForms } from '#engine/core/taal/error/barred-forms.ts';
import { mistakesOf, type Mistake } from '#engine/core/taal/error/errors.ts';
import { isKnownForm } from '#engine/core/taal/form/known-form.ts';
import { homofoonGroep } from '#engine/core/taal/klank/homofonen.ts';
import { pictureOf, type WoordPicture } from '#engine/core/taal/klank/klank.ts';
import { lettergrepen } from '#engine/core/taal/klank/lettergrepen.ts';
import { FREQUENT } from '#engine/core/taal/tables/frequent.gen.ts';
import { CATEGORIES } from '#engine/core/taal/tables/categories.gen.ts';
import { readWoord } from '#engine/core/taal/woord/normalize.ts';
import { structureOf } from './structure.ts';
import { UnfitWoorden } from './unfit-woorden.ts';
import { BIJVOEGLIJK, INFINITIEF } from '#engine/core/taal/woord/woord-table.ts';
import { spellingSchema, type CatSpan, type WoordItem, type Woordsoort } from '#engine/core/taal/woord/woord.ts';
import { grafemenWithCats, morphemesOf, spots } from '#engine/core/taal/item/woord-parts.ts';

/** Begin of the id of a word that a school brought itself: no id of ours has two hyphens there. */
const PREFIX = 'w--';
/** Longest id that an answer may name. */
const ID_MAX = 80;
const PLAIN = /^[a-z]$/;
const GROEP = new Map(CATEGORIES.map((c) => [c.id, c.groep]));

/** Whether an item is a word that a school brought itself. */
export function isOwnWoord(id: string): boolean {
  return id.startsWith(PREFIX);
}

/**
 * Id of an own word: its spelling, so that nothing has to be stored to know the word again. Plain letters stand as they are,
 * any other character as its hexadecimal code point between hyphens.
 */
export function ownWoordId(w: string): string {
  return PREFIX + [...w].map((c) => (PLAIN.test(c) ? c : `-${(c.codePointAt(0) ?? 0).toString(16)}-`)).join('');
}

/** Spelling behind the id of an own word; undefined for any other id. */
export function spellingOfOwn(id: string): string | undefined {
  if (!isOwnWoord(id) || id.length > ID_MAX) return undefined;
  const parts = id.slice(PREFIX.length).split('-');
  const codes = parts.map((part, nr) => (nr % 2 === 1 ? Number.parseInt(part, 16) : 0));
  if (parts.length % 2 === 0 || codes.some((code) => !(code >= 0 && code <= 0x10ffff))) return undefined;
  const w = parts.map((part, nr) => (nr % 2 === 1 ? String.fromCodePoint(codes[nr] ?? 0) : part)).join('');
  const read = readWoord(w);
  return read.ok && /\p{L}/u.test(w) && read.value === w && w.length <= CONSTANTS.OWN_WOORD_MAX && ownWoordId(w) === id
    ? w
    : undefined;
}

/** The category that says most of a word: of the latest school year, of equal ones the first; a past is a past sooner than a participle before its noun, and nothing is first of all an order. */
export function mainCategory(cats: readonly CatSpan[]): string | undefined {
  const isPast = cats.some(({ id }) => id.startsWith('ww-vt-'));
  const likely = cats.filter(({ id }) => id !== 'ww-gebied' && (!isPast || id !== 'ww-bvn'));
  const ranked = likely.length > 0 ? likely : [...cats];
  return ranked.sort((a, b) => (GROEP.get(b.id) ?? 3) - (GROEP.get(a.id) ?? 3))[0]?.id;
}

function kindOf(w: string): Woordsoort {
  if (INFINITIEF.has(w)) return 'ww';
  return BIJVOEGLIJK.has(w) ? 'bn' : 'zn';
}

const unfit = new UnfitWoorden();

/** A word itself, or none for a child: no choice beside a word that may have no sentence. */
const isBarred = ({ vorm: form }: Mistake): boolean =>
  isKnownForm(form.toLowerCase()) || FREQUENT.has(form.toLowerCase()) || unfit.has(form);

/** Categories that a likely misspelling is about: no question can be asked about another one. All of them when there is none. */
function testable(picture: WoordPicture, cats: readonly CatSpan[], barred: readonly string[]): readonly CatSpan[] {
  const asked = new Set(
    mistakesOf(picture, cats, { geweerd: barred })
      .filter(({ hardly }) => !hardly)
      .map(({ categorie: category }) => category),
  );
  const found = cats.filter(({ id }) => asked.has(id));
  return found.length > 0 ? found : cats;
}

/** The sentence with its gap; undefined unless it holds the word exactly once. */
export function ownZin(w: string, text: string): WoordItem['zinnen'][number] | undefined {
  const [from, second] = spots(w, text);
  if (from === undefined || second !== undefined) return undefined;
  const { niveau } = zinEstimate(text, { skip: (word) => word.toLowerCase() === w.toLowerCase() });
  return { id: 'z-eigen-1', tekst: text, gat: { van: from, tot: from + w.length }, niveau };
}

/**
 * Entry of an own word as the rules see it; undefined for what is no word, or has nothing to practise. Load the hyphenation
 * patterns first: with them the syllables are those of the content.
 */
export function createOwnWoord(input: string): WoordItem | undefined {
  const read = readWoord(input);
  if (!read.ok || read.value.length > CONSTANTS.OWN_WOORD_MAX) return undefined;
  const w = read.value;
  const id = ownWoordId(w);
  const picture = pictureOf(w);
  const cats = categoriesOf(picture, {});
  const parts = lettergrepen(w);
  const barred = barredForms(picture, cats, isBarred);
  const main = mainCategory(testable(picture, cats, barred));
  if (main === undefined || !parts.ok || id.length > ID_MAX) return undefined;
  const homofonen = homofoonGroep(w);
  const groep = GROEP.get(main) ?? 3;
  return {
    id,
    w,
    grafemen: grafemenWithCats(picture, cats),
    lettergrepen: parts.value.lettergrepen,
    klankgroepen: parts.value.klankgroepen,
    ...(cats.some((c) => c.id === 'samenstelling') ? { morfemen: morphemesOf(picture) } : {}),
    cats,
    hoofd: main,
    groep,
    band: 3,
    woordsoort: kindOf(w),
    structuur: structureOf(picture, cats),
    vormen: {},
    zinnen: [],
    ...(homofonen.length === 0 ? {} : { homofoonVan: homofonen.map((h) => spellingSchema.parse(h)) }),
    ...(barred.length === 0 ? {} : { geweerd: barred }),
    regio: 'both',
    audio: {},
    gevoelig: false,
    gezien: [],
  };
}
