import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { fnv1a32 } from '#engine/core/taal/woord.ts';
import { leesBetekenissen } from './betekenissen.ts';
import { BRON, pad } from './paden.ts';
import { leesTekstLezingen, naTekenenTeksten, schrijfTekstLezingen } from './teken-leesteksten.ts';
import type { TekstLezing } from './teken-leesteksten.ts';

const LIJST = pad(BRON, 'gezien-betekenissen.tsv');

/** Mark of every meaning as it is now, 8 hex digits, by word. */
export function betekenisMerken(betekenissen: ReadonlyMap<string, string> = leesBetekenissen()): Map<string, string> {
  return new Map(
    [...betekenissen].map(([w, betekenis]) => [w, fnv1a32(`${w}\t${betekenis}`).toString(16).padStart(8, '0')]),
  );
}

/** Readings of meanings by somebody who did not write them. */
export function leesBetekenisLezingen(): TekstLezing[] {
  return existsSync(LIJST) ? leesTekstLezingen(LIJST) : [];
}

function main([door, op, ...woorden]: readonly string[]): void {
  const merken = betekenisMerken();
  const onbekend = woorden.filter((w) => !merken.has(w));
  if (onbekend.length > 0) throw new Error(`no meaning of: ${onbekend.join(' ')}`);
  const tekening = {
    door: z
      .string()
      .regex(/^[a-z0-9]+$/)
      .parse(door),
    op: z.iso.date().parse(op),
    namen: new Set(woorden),
  };
  schrijfTekstLezingen(LIJST, naTekenenTeksten(merken, leesBetekenisLezingen(), tekening));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  main(process.argv.slice(2));
