import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { fnv1a32 } from '#engine/core/taal/woord/woord.ts';
import { readBetekenissen } from './betekenissen.ts';
import { SOURCE, path } from './paths.ts';
import { readTextReadings, signTextReadings, writeTextReadings } from './sign-leesteksten.ts';
import type { TextReading } from './sign-leesteksten.ts';

const LIST = path(SOURCE, 'gezien-betekenissen.tsv');

/** Mark of every meaning as it is now, 8 hex digits, by word. */
export function betekenisMarks(betekenissen: ReadonlyMap<string, string> = readBetekenissen()): Map<string, string> {
  return new Map(
    [...betekenissen].map(([w, betekenis]) => [w, fnv1a32(`${w}\t${betekenis}`).toString(16).padStart(8, '0')]),
  );
}

/** Readings of meanings by somebody who did not write them. */
export function readBetekenisReadings(): TextReading[] {
  return existsSync(LIST) ? readTextReadings(LIST) : [];
}

function main([by, at, ...woorden]: readonly string[]): void {
  const marks = betekenisMarks();
  const unknown = woorden.filter((w) => !marks.has(w));
  if (unknown.length > 0) throw new Error(`no meaning of: ${unknown.join(' ')}`);
  const drawing = {
    door: z
      .string()
      .regex(/^[a-z0-9]+$/)
      .parse(by),
    op: z.iso.date().parse(at),
    namen: new Set(woorden),
  };
  writeTextReadings(LIST, signTextReadings(marks, readBetekenisReadings(), drawing));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  main(process.argv.slice(2));
