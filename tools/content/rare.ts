import { readLines } from './source.ts';
import { wordBook } from './lexicon.ts';
import { SOURCE, path } from './paths.ts';

/** Words of the dictionary that no child knows and that are the likeliest slip of one it does know: `hemt`, `katte`. */
const RARE: ReadonlySet<string> = new Set(readLines(path(SOURCE, 'zeldzaam.tsv')).slice(1));

/** Whether a form is a word for a child, so that it cannot be a wrong choice. */
export const isRealWord = (form: string): boolean => wordBook.exists(form) && !RARE.has(form.toLowerCase());
