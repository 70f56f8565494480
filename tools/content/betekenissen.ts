import { readLines } from './source.ts';
import { SOURCE, path } from './paths.ts';

/** Meaning of a word in child language, by word, from `betekenissen.tsv`. Throws on a line that is not a word and a meaning, or on a word that stands twice. */
export function readBetekenissen(url: URL = path(SOURCE, 'betekenissen.tsv')): Map<string, string> {
  const out = new Map<string, string>();
  for (const rule of readLines(url).slice(1)) {
    const [woord = '', betekenis = '', ...more] = rule.split('\t');
    if (woord === '' || betekenis === '' || more.length > 0) throw new Error(`betekenissen.tsv: "${rule}"`);
    if (out.has(woord)) throw new Error(`betekenissen.tsv: ${woord} stands there twice`);
    out.set(woord, betekenis);
  }
  return out;
}
