import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fnv1a32 } from '#engine/core/taal/woord.ts';
import { BRON, pad } from './paden.ts';

/** One review: `door` read the author line of `w` when its mark was `merk`, on day `op` (ISO date). */
export type Lezing = { w: string; door: string; merk: string; op: string };

const DATUM = /^\d{4}-\d{2}-\d{2}$/;

/** Mark of an author line under its category, 8 hex digits; any change of line or category gives another mark. */
export function merkVan(hoofd: string, regel: string): string {
  return fnv1a32(`${hoofd}\t${regel}`).toString(16).padStart(8, '0');
}

/** Reviews of `bron/gezien-groep<n>.tsv`; none without the file. Throws on a line that is not word, reviewer, mark and date. */
export function leesLezingen(groep: number): Lezing[] {
  const url = bestand(groep);
  if (!existsSync(url)) return [];
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((r) => r !== '')
    .map((regel) => {
      const [w = '', door = '', merk = '', op = ''] = regel.split('\t');
      if (w === '' || door === '' || merk === '' || !DATUM.test(op))
        throw new Error(`gezien-groep${groep}.tsv: "${regel}"`);
      return { w, door, merk, op };
    });
}

/** Writes the reviews sorted by word and reviewer. */
export function schrijfLezingen(groep: number, lezingen: readonly Lezing[]): void {
  const regels = lezingen.map(({ w, door, merk, op }) => `${w}\t${door}\t${merk}\t${op}\n`);
  writeFileSync(bestand(groep), [...regels].sort().join(''));
}

/** Reviews that still hold for a line, one per reviewer, for the field `gezien` of the word entry. */
export function geldend(lezingen: readonly Lezing[], w: string, merk: string): { door: string; op: string }[] {
  const hits = lezingen.filter((l) => l.w === w && l.merk === merk).sort((a, b) => (a.op < b.op ? -1 : 1));
  return [...new Map(hits.map(({ door, op }) => [door, { door, op }])).values()];
}

const bestand = (groep: number): URL => pad(BRON, `gezien-groep${groep}.tsv`);
