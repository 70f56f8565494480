import { readFileSync } from 'node:fs';

const MAP = new URL('../../engine/core/taal/toetsen/', import.meta.url);

/** Rows of a hand-made test set, cells split by a tab, without the header. */
export function leesSet(naam: string): string[][] {
  return readFileSync(new URL(`${naam}.tsv`, MAP), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((regel) => regel.split('\t'));
}
