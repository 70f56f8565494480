import { readLines } from './source.ts';
import { SOURCE, path } from './paths.ts';

/** Names a sentence may hold, with the region they belong to, and the other words that keep a capital. */
export type Names = { namen: ReadonlyMap<string, string>; eigen: ReadonlySet<string> };

/** Reads `namen.tsv` (first names of children) and `eigennamen.tsv` (places, peoples, languages and the like). */
export function readNames(source: URL = SOURCE): Names {
  const rows = (file: string): string[][] =>
    readLines(path(source, file))
      .slice(1)
      .map((rule) => rule.split('\t'));
  return {
    namen: new Map(rows('namen.tsv').map(([name = '', , , region = '']) => [name, region])),
    eigen: new Set(rows('eigennamen.tsv').map(([woord = '']) => woord)),
  };
}
