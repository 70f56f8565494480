import { isKlankStable, isWritable, isPronounceable } from './error-validate.ts';
import { slipsOf } from './error-rules.ts';
import { isHardly, isShort, type MistakePicture, type Slip } from './error-slip.ts';
import { klankSlips, narrowestCategory, differenceOf } from './klank-errors.ts';
import type { Options } from '../woord/options.ts';
import type { CatSpan } from '../woord/woord.ts';

/**
 * Misspelling with the category it breaks, the letters of the target it changes, its share (the list sums to 1) and the
 * operation that made it (`ei>ij`); `hardly` when only a word without likelier ones gets it.
 */
export type Mistake = {
  vorm: string;
  categorie: string;
  van: number;
  tot: number;
  kans: number;
  op: string;
  hardly: boolean;
};

/** Options of the generator; `geweerd` = forms that are never shown, in lower case (a word entry brings its own); `bestaandeWoorden` keeps forms that are words themselves (homophone exercises); `main` = goal that keeps a form, however unlikely. */
export type MistakeOptions = Pick<Options, 'lexicon' | 'tables'> & {
  geweerd?: readonly string[] | undefined;
  existingWoorden?: boolean;
  main?: string;
};

const MAX_MISTAKES = 40;
/** Fewest misspellings a word needs for a question with choices. */
const ENOUGH = 3;
/** With fewer a word gets forms that a child hardly writes: a question has to offer something. */
const LEAST = 2;

/**
 * Misspellings for known categories (those stored in a word entry), likeliest first. A word whose slips nearly all are words
 * themselves gets sound slips of the whole word besides, the unlikely ones only when there is nothing else.
 */
export function mistakesOf(picture: MistakePicture, cats: readonly CatSpan[], o: MistakeOptions = {}): Mistake[] {
  const own = sift(rawMistakes(picture, cats), o);
  const fallback = hasShortage(own) ? fallbackMistakes(picture, cats) : { gedekt: [], los: [] };
  const writable = (list: readonly Mistake[]): Mistake[] => sift(list, o).filter((f) => isWritable(f, picture.w));
  const includingCovered = eachOnce([...own, ...writable(fallback.gedekt)]);
  const all = eachOnce([
    ...includingCovered,
    ...writable(fallback.los).slice(0, Math.max(0, wanted(picture) - likelyOf(includingCovered).length)),
  ]);
  const pronounceable = (): Mistake[] =>
    sift([...fallback.gedekt, ...fallback.los], o).filter((f) => f.van > 0 && isPronounceable(f.vorm, picture.w));
  const top = eachOnce([...topUp(all, pronounceable), ...ofMain(all, o.main)]).slice(0, MAX_MISTAKES);
  const sum = top.reduce((s, f) => s + f.kans, 0);
  return top.map((f) => ({ ...f, kans: Math.round((f.kans / sum) * 10000) / 10000 })).sort(order);
}

/** A word of one syllable is written by ear: other sounds of it are what a child writes. A longer one has enough in its goals. */
const wanted = (b: MistakePicture): number => (isShort(b) ? ENOUGH : LEAST);

const likelyOf = (list: readonly Mistake[]): Mistake[] => list.filter((f) => !f.hardly);

/** The forms a child writes, and only for want of these the others, the likeliest first. */
function topUp(all: readonly Mistake[], pronounceable: () => readonly Mistake[]): Mistake[] {
  const [likely, hardly] = [likelyOf(all), all.filter((f) => f.hardly)];
  if (likely.length >= LEAST) return likely;
  const enough = eachOnce([...likely, ...[...hardly].sort(order).slice(0, LEAST - likely.length)]);
  return enough.length < LEAST ? eachOnce([...enough, ...pronounceable()]).slice(0, LEAST) : enough;
}

/** The best form of the main goal of an entry, when no likely one is about it. */
function ofMain(all: readonly Mistake[], main: string | undefined): Mistake[] {
  const own = all.filter((f) => f.categorie === main);
  return likelyOf(own).length > 0 ? [] : [...own].sort(order).slice(0, 1);
}

/** The first of each form: two ways can make the same one. */
function eachOnce(list: readonly Mistake[]): Mistake[] {
  return [...new Map([...list].reverse().map((f) => [f.vorm, f])).values()].reverse();
}

/** Whether a word has too few misspellings of one operation, so that sound slips of the whole word must help. */
export function hasShortage(forms: readonly Mistake[]): boolean {
  return likelyOf(forms).length < ENOUGH;
}

/** Likeliest forms that pass the guards. */
function sift(ruw: readonly Mistake[], o: MistakeOptions): Mistake[] {
  const out: Mistake[] = [];
  for (const f of [...ruw].sort(order)) {
    if (out.length === MAX_MISTAKES) break;
    if (canShow(f, o)) out.push(f);
  }
  return out;
}

/**
 * Sound slips of the whole word, for a word with fewer than three other misspellings: `gedekt` on letters a category is about and
 * under that category, `los` on the other letters, under the first category of the word.
 */
export function fallbackMistakes(
  picture: MistakePicture,
  cats: readonly CatSpan[],
): { gedekt: Mistake[]; los: Mistake[] } {
  const [cat] = cats;
  if (!cat) return { gedekt: [], los: [] };
  const own = new Set(rawMistakes(picture, cats).map((f) => f.vorm));
  const slips = klankSlips(picture, cat).filter((s) => isKlankStable(s, picture));
  const create = (list: readonly Slip[]): Mistake[] => {
    const forms = list.map((slip) => preserveHoofdletter({ ...fit(picture, slip), kans: slip.base * 0.1 }, picture));
    return [...new Map(forms.filter((f) => isForm(f, picture.w) && !own.has(f.vorm)).map((f) => [f.vorm, f])).values()];
  };
  const spot = (s: Slip): string | undefined =>
    cat.id.startsWith('kz-') ? cat.id : narrowestCategory(cats, differenceOf(picture, s));
  return {
    gedekt: create(slips.map((s) => ({ ...s, categorie: spot(s) ?? '' })).filter((s) => s.categorie !== '')),
    los: create(slips.filter((s) => spot(s) === undefined)),
  };
}

/** Mistakes before the existence guards; the build uses it to find forms that must be blocked. */
export function rawMistakes(picture: MistakePicture, cats: readonly CatSpan[]): Mistake[] {
  const best = new Map<string, Mistake>();
  for (const slip of allSlips(picture, cats)) {
    const f = preserveHoofdletter(fit(picture, slip), picture);
    if (!isForm(f, picture.w) || !isWritable(f, picture.w)) continue;
    const old = best.get(f.vorm);
    if (!old || f.kans > old.kans) best.set(f.vorm, f);
  }
  return [...best.values()];
}

function allSlips(b: MistakePicture, cats: readonly CatSpan[]): Slip[] {
  return cats
    .flatMap((cat) => (cat.id.startsWith('kz-') ? klankSlips(b, cat) : slipsOf(b, cat)))
    .filter((s) => isKlankStable(s, b));
}

function fit(b: MistakePicture, slip: Slip): Mistake {
  const form = b.w.slice(0, slip.van) + withHoofdletter(b, slip) + b.w.slice(slip.tot);
  const bound = b.bounds[b.bounds.length - 1] ?? b.w.length;
  const factor = slip.van === 0 ? 0.5 : slip.van >= bound ? 1.2 : 1;
  return {
    vorm: form,
    categorie: slip.categorie,
    ...scope(b, slip.van, slip.tot),
    kans: slip.base * factor,
    op: byNaam(b, slip),
    hardly: isHardly(slip),
  };
}

/** A capital inside the word stays one: Latijns-Aamerika. */
function withHoofdletter(b: MistakePicture, { van: from, door: by, categorie: category }: Slip): string {
  const stays = from > 0 && category !== 'hoofdletter' && b.w.charAt(from) !== b.laag.charAt(from);
  return stays ? by.charAt(0).toUpperCase() + by.slice(1) : by;
}

function byNaam(b: MistakePicture, slip: Slip): string {
  return `${b.laag.slice(slip.van, slip.tot)}>${slip.door}`;
}

/** Letters the slip is about; an insertion counts for the letter behind it, or the last one. */
function scope(b: MistakePicture, from: number, until: number): { van: number; tot: number } {
  const begin = Math.min(from, b.w.length - 1);
  return { van: begin, tot: Math.min(Math.max(until, begin + 1), b.w.length) };
}

function preserveHoofdletter(f: Mistake, b: MistakePicture): Mistake {
  if (b.w.charAt(0) === b.laag.charAt(0) || f.categorie === 'hoofdletter') return f;
  return { ...f, vorm: f.vorm.charAt(0).toUpperCase() + f.vorm.slice(1) };
}

/** Letters without dots, accents and signs. */
const letters = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f '-]/g, '');

/** Guards on the form alone: differs, has a vowel, no triple letter unless only a sign is left out (`zeeen`), no new run of more than five consonants. */
function isForm({ vorm: form, categorie: category }: Mistake, w: string): boolean {
  const differs = category === 'hoofdletter' ? form !== w : form.toLowerCase() !== w.toLowerCase();
  const isTriple = /(.)\1\1/.test(form) && letters(form) !== letters(w);
  return differs && form.length > 1 && form.trim() === form && !isTriple && isPossible(form, w);
}

const VOWEL = /[aeiouyéè]/i;

function isPossible(form: string, w: string): boolean {
  const run = /[^aeiouyéèëïöü' -]{6,}/i.exec(form)?.[0];
  return (VOWEL.test(form) || !VOWEL.test(w)) && (run === undefined || w.includes(run));
}

/** Guards for anything a child sees: not a known word, not blocked. */
function canShow(f: Mistake, o: MistakeOptions): boolean {
  if (o.existingWoorden === true) return true;
  const { vorm: form } = f;
  if (o.lexicon?.exists(otherWerkwoord(f)) === true) return false;
  return o.geweerd?.includes(form.toLowerCase()) !== true && o.lexicon?.exists(form) !== true;
}

/** The word before je or jij when its ending is not what is wrong: `wind je` for `vind je` is another sentence. */
export function otherWerkwoord({ vorm: form, categorie: category }: Mistake): string {
  return category === 'ww-inversie' ? '' : (/^(.+) (?:je|jij)$/.exec(form)?.[1] ?? '');
}

function order(a: Mistake, b: Mistake): number {
  if (a.kans !== b.kans) return b.kans - a.kans;
  return a.vorm < b.vorm ? -1 : 1;
}
