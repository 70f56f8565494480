import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { fnv1a32 } from '#engine/core/taal/woord/woord.ts';
import { readLines } from './source.ts';
import { SOURCE, path } from './paths.ts';

/** Somebody who did not write it read a text with its questions, or the meaning of a word: name of the file without `.txt` or the word, reader, mark, day. */
export interface TextReading {
  naam: string;
  door: string;
  brand: string;
  op: string;
}

const LIST = path(SOURCE, 'gezien-leesteksten.tsv');
const MAP = path(SOURCE, 'leesteksten/');
const nameSchema = z.string().regex(/^[a-z0-9-]+$/);

/** Mark of every reading text as it is now, 8 hex digits, by name. */
export function textMarks(map: URL = MAP): Map<string, string> {
  return new Map(
    readdirSync(map)
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .map((name) => [
        name.slice(0, -'.txt'.length),
        fnv1a32(readFileSync(path(map, name), 'utf8'))
          .toString(16)
          .padStart(8, '0'),
      ]),
  );
}

/** Readings of `gezien-leesteksten.tsv` or a file like it; throws on a line that is not name, reader, mark and day. */
export function readTextReadings(url: URL = LIST): TextReading[] {
  return readLines(url).map((rule) => {
    const [name, by, brand, at] = rule.split('\t');
    return {
      naam: z.string().min(1).parse(name),
      door: nameSchema.parse(by),
      brand: nameSchema.parse(brand),
      op: z.iso.date().parse(at),
    };
  });
}

/** Texts that changed since they were read, or that nobody but the author read. */
export function withoutReader(marks: ReadonlyMap<string, string>, readings: readonly TextReading[]): string[] {
  return [...marks]
    .filter(([name, brand]) => !readings.some((l) => l.naam === name && l.brand === brand))
    .map(([name]) => name);
}

/** Readings after `door` signs texts; those of changed or deleted texts go. */
export function signTextReadings(
  marks: ReadonlyMap<string, string>,
  old: readonly TextReading[],
  { door: by, op: at, namen: names }: { door: string; op: string; namen: ReadonlySet<string> },
): TextReading[] {
  const newOne = [...marks]
    .filter(([name]) => names.size === 0 || names.has(name))
    .map(([name, brand]) => ({ naam: name, door: by, brand, op: at }));
  const itself = new Set(newOne.map((l) => l.naam));
  return [
    ...old.filter((l) => marks.get(l.naam) === l.brand && !(l.door === by && itself.has(l.naam))),
    ...newOne,
  ].sort((a, b) => (a.naam < b.naam ? -1 : 1));
}

/** Writes readings, one a line. */
export function writeTextReadings(url: URL, readings: readonly TextReading[]): void {
  writeFileSync(url, readings.map((l) => `${l.naam}\t${l.door}\t${l.brand}\t${l.op}\n`).join(''));
}

function main([by, at, ...names]: readonly string[]): void {
  const marks = textMarks();
  const unknown = names.filter((name) => !marks.has(name));
  if (unknown.length > 0) throw new Error(`no such text: ${unknown.join(' ')}`);
  const drawing = { door: nameSchema.parse(by), op: z.iso.date().parse(at), namen: new Set(names) };
  writeTextReadings(LIST, signTextReadings(marks, readTextReadings(), drawing));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  main(process.argv.slice(2));
