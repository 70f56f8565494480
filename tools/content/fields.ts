import { readLines } from './source.ts';
import { SOURCE, path } from './paths.ts';

/** Words that mean nearly the same, per word: on one screen with it, any of them could be right as well. */
export type Fields = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads `domeinen/velden.tsv`: on each line words of one meaning. A word may stand on more lines. */
export function readFields(url: URL = path(SOURCE, 'domeinen/velden.tsv')): Fields {
  const fields = new Map<string, Set<string>>();
  for (const line of readLines(url)) {
    const words = line.split(' ');
    for (const w of words) fields.set(w, new Set([...(fields.get(w) ?? []), ...words.filter((x) => x !== w)]));
  }
  return fields;
}

/** Other words with the meaning of one of these, sorted. */
export function kindredOf(words: readonly string[], fields: Fields): string[] {
  const all = new Set(words.flatMap((w) => [...(fields.get(w) ?? [])]));
  return [...all].filter((w) => !words.includes(w)).sort();
}
