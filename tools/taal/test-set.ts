import { readFileSync } from 'node:fs';

const MAP = new URL('../../engine/core/taal/toetsen/', import.meta.url);

/** Rows of a hand-made test set, cells split by a tab, without the header. */
export function readSet(name: string): string[][] {
  return readFileSync(new URL(`${name}.tsv`, MAP), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((rule) => rule.split('\t'));
}
