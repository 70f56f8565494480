import { createRng } from '#engine/core/basis/rng.ts';
import { mistakesOf } from '#engine/core/taal/error/errors.ts';
import { pictureOfItem } from '#engine/core/taal/item/picture-item.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { Capability, Prompt } from '../contract/contract.ts';
import { isWoord } from '../contract/content-kind.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import type { BuildScope } from './built.ts';
import { shows, type VraagEnvironment, type VraagOptions } from './options.ts';

/** Misspelling a child may see, with the letters of the right form it changes. */
export interface ErrorForm {
  vorm: string;
  categorie: string;
  van: number;
  tot: number;
  kans: number;
}

/** Random source of what the key depends on; looks use another one. Seeds that lie close together give unlike numbers. */
export function keyRng(seed: number): ReturnType<typeof createRng> {
  const rng = createRng(Math.imul(seed ^ 0x2545f491, 0x9e3779b1) >>> 0);
  rng.next();
  return rng;
}

/** Letters a goal is about; the whole word when the goal is no category of the word. */
export function focusOf(item: WoordItem, doelId: string): BuildScope {
  const cat = item.cats.find((c) => c.id === doelId) ?? item.cats.find((c) => c.id === item.hoofd);
  return cat === undefined ? { from: 0, to: item.w.length } : { from: cat.van, to: cat.tot };
}

/** Misspellings per word entry: they depend on nothing else, and making them costs most of the time of a question. */
const created = new WeakMap<WoordItem, ErrorForm[]>();

function generatedErrors(item: WoordItem): ErrorForm[] {
  const known = created.get(item);
  if (known !== undefined) return known;
  const list = mistakesOf(pictureOfItem(item), item.cats, { geweerd: item.geweerd, main: item.hoofd });
  created.set(item, list);
  return list;
}

function ownErrors(item: WoordItem): ErrorForm[] {
  return (item.foutvormen ?? []).map((f) => ({ ...f, kans: 1, ...changedLetters(item.w, f.vorm) }));
}

/**
 * Misspellings of a word, those of the goal first, then of its other categories, then the rest; never a word that exists.
 * Sorted by how often the error is made.
 */
export function errorFormsOf(
  item: WoordItem,
  doelId: string,
  environment: Pick<VraagEnvironment, 'exists'>,
): ErrorForm[] {
  const everything = [...ownErrors(item), ...generatedErrors(item)];
  const cats = new Set(item.cats.map((c) => c.id));
  const rank = (f: ErrorForm): number => (f.categorie === doelId ? 0 : cats.has(f.categorie) ? 1 : 2);
  const seen = new Set<string>([item.w]);
  return everything
    .filter((f) => {
      const layer = f.vorm.toLowerCase();
      const onlyCase = layer === item.w.toLowerCase();
      const key = onlyCase ? f.vorm : layer;
      const fits = onlyCase ? f.categorie === 'hoofdletter' : !environment.exists(layer);
      if (!fits || f.vorm === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort((a, b) => rank(a) - rank(b) || b.kans - a.kans || (a.vorm < b.vorm ? -1 : 1));
}

/**
 * Words that exist and that the sentence of the question makes wrong, for a question that shows one: the best distractors
 * there are. They count for the goal: the sentence asks for it.
 */
export function wordsInZin(item: WoordItem, doelId: string): ErrorForm[] {
  const words = item.zinnen.length === 0 ? [] : (item.wrongInZin ?? []);
  if (words.length === 0) return [];
  return words.map((word) => ({ vorm: word, categorie: doelId, kans: 1, ...changedLetters(item.w, word) }));
}

/** Letters of the word outside which the form is the same; a letter added at the end counts for the place behind it. */
function changedLetters(w: string, form: string): { van: number; tot: number } {
  let from = 0;
  while (from < w.length && w[from] === form[from]) from += 1;
  let behind = 0;
  while (behind < Math.min(w.length, form.length) - from && w.at(-1 - behind) === form.at(-1 - behind)) behind += 1;
  return { van: from, tot: Math.max(from + 1, w.length - behind) };
}

/** What a question that shows the sentence may offer beside the right word: words that the sentence makes wrong, then misspellings. */
export function wrongFormsOf(
  item: WoordItem,
  doelId: string,
  environment: Pick<VraagEnvironment, 'exists'>,
): ErrorForm[] {
  const words = wordsInZin(item, doelId);
  const known = new Set(words.map((f) => f.vorm.toLowerCase()));
  return [...words, ...errorFormsOf(item, doelId, environment).filter((f) => !known.has(f.vorm.toLowerCase()))];
}

/** Words that sound the same as a word need a sentence or picture, else the ear cannot tell which is meant. */
export function hasContext(item: WoordItem): boolean {
  return (item.homofoonVan ?? []).length === 0 || item.zinnen.length > 0 || item.plaatje !== undefined;
}

/** What is heard and seen with a word: sound, gap sentence, picture. */
export function woordPrompt(options: VraagOptions, item: WoordItem): Partial<Prompt> {
  const homofoon = (item.homofoonVan ?? []).length > 0 || (item.wrongInZin ?? []).length > 0;
  const zin = item.zinnen[keyRng(options.seed).int(Math.max(1, item.zinnen.length))];
  const withZin = zin !== undefined && (homofoon || options.environment.groep >= 4);
  const image = item.plaatje !== undefined && options.capability.pictures !== false;
  return {
    audio: `w:${item.w}`,
    ...(withZin
      ? { sentence: { before: zin.tekst.slice(0, zin.gat.van).trim(), after: zin.tekst.slice(zin.gat.tot).trim() } }
      : {}),
    ...(image && item.plaatje !== undefined ? { picture: item.plaatje } : {}),
  };
}

/** Whether case counts: names and words of the capital goal. */
export function isHoofdletterRequired(item: WoordItem): boolean {
  return item.w !== item.w.toLowerCase() || item.cats.some((c) => c.id === 'hoofdletter');
}

/** Spellings of a pool, lower case: a distractor may never be one of them. */
export function spellingenOf(pool: readonly ContentItem[]): ReadonlySet<string> {
  return new Set(pool.flatMap((item) => (isWoord(item) ? [item.w.toLowerCase()] : [])));
}

/** Part sizes of a word that the game can show, best first for this jaargroep. */
export function partsModes(
  item: WoordItem,
  options: { capability: Capability; groep: number },
): { kind: 'letter' | 'grafeem' | 'klankgroep'; delen: string[] }[] {
  const grafemen = item.grafemen.map((g) => g.g);
  const pointing = [
    { kind: 'grafeem', delen: grafemen } as const,
    { kind: 'letter', delen: [...item.w] } as const,
    { kind: 'klankgroep', delen: item.klankgroepen } as const,
  ];
  const large = options.groep >= 5 && item.klankgroepen.length >= 3;
  const order = large ? [pointing[2], pointing[0], pointing[1]] : [pointing[0], pointing[1], pointing[2]];
  const c = options.capability;
  return order.flatMap((mode) => {
    if (
      mode === undefined ||
      mode.delen.join('') !== item.w ||
      mode.delen.length < Math.max(2, c.minSlots ?? 2) ||
      mode.delen.length > (c.maxSlots ?? 24)
    )
      return [];
    const fits = shows(c, mode.kind) && mode.delen.every((part) => part.length <= (c.maxChars ?? 80));
    return fits ? [{ kind: mode.kind, delen: [...mode.delen] }] : [];
  });
}
