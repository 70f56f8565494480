import { readLines } from './source.ts';
import { CONTENT, path } from './paths.ts';

const ROWS = readLines(path(CONTENT, 'verboden.tsv'))
  .slice(1)
  .map((r) => r.split('\t'));
const WOORDEN = new Set(ROWS.map(([woord = '']) => woord));
const ALSO_AS_PART = ROWS.filter(([, , part]) => part === 'ja').map(([woord = '']) => woord);

/** Whether a form or word is on the list of topics that never reach a child; some also as part of a longer word. */
export function isForbidden(form: string): boolean {
  const layer = form
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '');
  return WOORDEN.has(layer) || ALSO_AS_PART.some((w) => layer.includes(w));
}
