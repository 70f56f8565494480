import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fnv1a32 } from '#engine/core/taal/woord/woord.ts';
import { SOURCE, path } from './paths.ts';

/** One review: `door` read the author line of `w` when its mark was `merk`, on day `op` (ISO date). */
export type Reading = { w: string; door: string; brand: string; op: string };

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Mark of an author line under its category, 8 hex digits; any change of line or category gives another mark. */
export function markOf(head: string, rule: string): string {
  return fnv1a32(`${head}\t${rule}`).toString(16).padStart(8, '0');
}

/** Reviews of `source/gezien-groep<n>.tsv`; none without the file. Throws on a line that is not word, reviewer, mark and date. */
export function readReadings(groep: number): Reading[] {
  const url = file(groep);
  if (!existsSync(url)) return [];
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((r) => r !== '')
    .map((rule) => {
      const [w = '', by = '', brand = '', at = ''] = rule.split('\t');
      if (w === '' || by === '' || brand === '' || !DATE.test(at))
        throw new Error(`gezien-groep${groep}.tsv: "${rule}"`);
      return { w, door: by, brand, op: at };
    });
}

/** Writes the reviews sorted by word and reviewer. */
export function writeReadings(groep: number, readings: readonly Reading[]): void {
  const rules = readings.map(({ w, door: by, brand, op: at }) => `${w}\t${by}\t${brand}\t${at}\n`);
  writeFileSync(file(groep), [...rules].sort().join(''));
}

/** Reviews that still hold for a line, one per reviewer, for the field `gezien` of the word entry. */
export function effective(readings: readonly Reading[], w: string, brand: string): { door: string; op: string }[] {
  const hits = readings.filter((l) => l.w === w && l.brand === brand).sort((a, b) => (a.op < b.op ? -1 : 1));
  return [...new Map(hits.map(({ door: by, op: at }) => [by, { door: by, op: at }])).values()];
}

const file = (groep: number): URL => path(SOURCE, `gezien-groep${groep}.tsv`);
