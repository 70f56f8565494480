import { rawMistakes } from '#engine/core/taal/error/errors.ts';
import { pictureOfItem } from '#engine/core/taal/item/picture-item.ts';
import { woordSchema, type WoordItem } from '#engine/core/taal/woord/woord.ts';
import { isForbidden } from './forbidden.ts';
import { wordBook } from './lexicon.ts';
import { SOURCE, path } from './paths.ts';
import { readLines } from './source.ts';

/** Look-alikes an author put beside a word after reading its sentences: the sentence makes every one of them wrong. */
function readLookAlikes(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    readLines(path(SOURCE, 'woorden-in-zin.tsv'))
      .slice(1)
      .map((line) => {
        const [w = '', words = ''] = line.split('\t');
        return [w, words.split(' ')];
      }),
  );
}

/** `wachten` and `wachtten`: a sentence that does not tell when allows both. */
const tense = (w: string): string => w.replace(/([dt])\1(?=en$)/, '$1').replace(/([aeou])\1(?=[dt]en$)/, '$1');

const stemOf = (w: string): string => w.replace(/(?:dt|d|t)$/, '');

/** `gat` is no form of `ga`. */
const endsInVowel = (w: string): boolean => /(?:^|[^aeiou])[aeiou]$/.test(w);

const single = (w: string): string => w.replace(/([dt])\1/g, '$1');

/** Another form of the same verb, or a word that a wrong d or t makes of it: who does what in the sentence decides. */
function isVerbForm(w: string, form: string): boolean {
  if (endsInVowel(w) || endsInVowel(form)) return single(w) === single(form);
  return stemOf(w) === stemOf(form) || single(w) === single(form);
}

const isWord = (form: string): boolean => wordBook.exists(form) && !isForbidden(form);

function verbForms(item: WoordItem): string[] {
  if (!item.hoofd.startsWith('ww-')) return [];
  const one = rawMistakes(pictureOfItem(item), item.cats);
  return one.map((f) => f.vorm).filter((form) => isVerbForm(item.w, form) && isWord(form));
}

function homofonen(item: WoordItem): string[] {
  return (item.homofoonVan ?? []).filter((form) => tense(form) !== tense(item.w) && isWord(form));
}

/** Entries with the words that exist and that every sentence of the entry makes wrong; throws on a look-alike of no entry. */
export function withWordsInZin(items: readonly WoordItem[]): WoordItem[] {
  const lookAlikes = readLookAlikes();
  const known = new Set(items.map((i) => i.w));
  for (const w of lookAlikes.keys()) if (!known.has(w)) throw new Error(`woorden-in-zin.tsv: no entry ${w}`);
  return items.map((item) => {
    const all = [...homofonen(item), ...verbForms(item), ...(lookAlikes.get(item.w) ?? [])];
    const words = [...new Set(all)].filter((form) => form !== item.w);
    return item.zinnen.length === 0 || words.length === 0 ? item : woordSchema.parse({ ...item, wrongInZin: words });
  });
}
