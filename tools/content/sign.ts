import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { groepSchema } from '#engine/core/taal/woord/woord.ts';
import { readSource } from './source.ts';
import type { SourceLine } from './source.ts';
import { readReadings, writeReadings } from './seen.ts';
import type { Reading } from './seen.ts';

type Drawing = { door: string; op: string; woorden: ReadonlySet<string> };

/** Reviews after `door` signs the lines of `woorden` (empty = every line); reviews of changed lines and of deleted words go. */
export function signReadings(
  rules: readonly SourceLine[],
  old: readonly Reading[],
  { door: by, op: at, woorden }: Drawing,
): Reading[] {
  const marks = new Map(rules.map((r) => [r.w, r.brand]));
  const newOne = rules
    .filter((r) => woorden.size === 0 || woorden.has(r.w))
    .map(({ w, brand }) => ({ w, door: by, brand, op: at }));
  const itself = new Set(newOne.map((l) => l.w));
  return [...old.filter((l) => marks.get(l.w) === l.brand && !(l.door === by && itself.has(l.w))), ...newOne];
}

function main(args: readonly string[]): void {
  const [groepText, by, at, ...woorden] = args;
  const groep = groepSchema.parse(Number(groepText));
  const rules = readSource(groep);
  const unknown = woorden.filter((w) => !rules.some((r) => r.w === w));
  if (unknown.length > 0) throw new Error(`not in groep ${groep}: ${unknown.join(' ')}`);
  const drawing = {
    door: z
      .string()
      .regex(/^[a-z0-9]+$/)
      .parse(by),
    op: z.iso.date().parse(at),
    woorden: new Set(woorden),
  };
  writeReadings(groep, signReadings(rules, readReadings(groep), drawing));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  main(process.argv.slice(2));
