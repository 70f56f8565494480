import { pictureOfItem } from '#engine/core/taal/item/picture-item.ts';
import { barredForms } from '#engine/core/taal/error/barred-forms.ts';
import { otherWerkwoord } from '#engine/core/taal/error/errors.ts';
import { HOMOFONEN } from '#engine/core/taal/tables/homofonen.ts';
import { woordSchema, type WoordItem } from '#engine/core/taal/woord/woord.ts';
import { readLines } from './source.ts';
import { wordBook } from './lexicon.ts';
import { SOURCE, path } from './paths.ts';
import { isForbidden } from './forbidden.ts';
import { isRealWord } from './rare.ts';

const HOMOFOON = new Set(HOMOFONEN.flat());

const firstCell = (name: string): string[] =>
  readLines(path(SOURCE, name))
    .slice(1)
    .map((r) => (r.split('\t')[0] ?? '').toLowerCase());

/** First names, English words and words that make a class laugh: no dictionary of Dutch words knows them. */
const CONSPICUOUS = new Set([...firstCell('namen.tsv'), ...firstCell('opvallend.tsv')]);

/** Endings behind which an unfit word still stands out (`hoerns` for `hoorns`). */
const UITGANG = [/t?jes?$/u, /s$/u, /n?s$/u, /e?n$/u, /t$/u];

/** Whether the form is a right spelling of anything, sounds like a word, or is no form for a child; a capital alone counts only by the dictionary. */
function isCorrectOrInappropriate(form: string, w: string, content: ReadonlySet<string>): boolean {
  const layer = form.toLowerCase();
  if (layer === w.toLowerCase()) return wordBook.exists(form);
  return (
    HOMOFOON.has(layer) ||
    CONSPICUOUS.has(layer) ||
    content.has(layer) ||
    isRealWord(form) ||
    isRealWord(layer) ||
    isForbidden(layer) ||
    UITGANG.some((end) => isForbidden(layer.replace(end, '')))
  );
}

/** Word entries with the forms that the generator would make of them and that may never be shown. */
export function withExcluded(items: readonly WoordItem[]): WoordItem[] {
  const content = new Set(items.map((i) => i.w.toLowerCase()));
  return items.map((item) => {
    const picture = pictureOfItem(item);
    const excluded = barredForms(
      picture,
      item.cats,
      (f) => isCorrectOrInappropriate(f.vorm, item.w, content) || wordBook.exists(otherWerkwoord(f)),
    );
    return excluded.length === 0 ? item : woordSchema.parse({ ...item, geweerd: excluded }); // the schema puts the keys in order
  });
}
