import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { fnv1a32 } from '#engine/core/taal/woord.ts';
import { leesRegels } from './bron.ts';
import { BRON, pad } from './paden.ts';

/** Somebody who did not write it read a text with its questions, or the meaning of a word: name of the file without `.txt` or the word, reader, mark, day. */
export interface TekstLezing {
  naam: string;
  door: string;
  merk: string;
  op: string;
}

const LIJST = pad(BRON, 'gezien-leesteksten.tsv');
const MAP = pad(BRON, 'leesteksten/');
const naamSchema = z.string().regex(/^[a-z0-9-]+$/);

/** Mark of every reading text as it is now, 8 hex digits, by name. */
export function tekstMerken(map: URL = MAP): Map<string, string> {
  return new Map(
    readdirSync(map)
      .filter((naam) => naam.endsWith('.txt'))
      .sort()
      .map((naam) => [
        naam.slice(0, -'.txt'.length),
        fnv1a32(readFileSync(pad(map, naam), 'utf8'))
          .toString(16)
          .padStart(8, '0'),
      ]),
  );
}

/** Readings of `gezien-leesteksten.tsv` or a file like it; throws on a line that is not name, reader, mark and day. */
export function leesTekstLezingen(url: URL = LIJST): TekstLezing[] {
  return leesRegels(url).map((regel) => {
    const [naam, door, merk, op] = regel.split('\t');
    return {
      naam: z.string().min(1).parse(naam),
      door: naamSchema.parse(door),
      merk: naamSchema.parse(merk),
      op: z.iso.date().parse(op),
    };
  });
}

/** Texts that changed since they were read, or that nobody but the author read. */
export function zonderLezer(merken: ReadonlyMap<string, string>, lezingen: readonly TekstLezing[]): string[] {
  return [...merken]
    .filter(([naam, merk]) => !lezingen.some((l) => l.naam === naam && l.merk === merk))
    .map(([naam]) => naam);
}

/** Readings after `door` signs texts; those of changed or deleted texts go. */
export function naTekenenTeksten(
  merken: ReadonlyMap<string, string>,
  oud: readonly TekstLezing[],
  { door, op, namen }: { door: string; op: string; namen: ReadonlySet<string> },
): TekstLezing[] {
  const nieuw = [...merken]
    .filter(([naam]) => namen.size === 0 || namen.has(naam))
    .map(([naam, merk]) => ({ naam, door, merk, op }));
  const zelf = new Set(nieuw.map((l) => l.naam));
  return [...oud.filter((l) => merken.get(l.naam) === l.merk && !(l.door === door && zelf.has(l.naam))), ...nieuw].sort(
    (a, b) => (a.naam < b.naam ? -1 : 1),
  );
}

/** Writes readings, one a line. */
export function schrijfTekstLezingen(url: URL, lezingen: readonly TekstLezing[]): void {
  writeFileSync(url, lezingen.map((l) => `${l.naam}\t${l.door}\t${l.merk}\t${l.op}\n`).join(''));
}

function main([door, op, ...namen]: readonly string[]): void {
  const merken = tekstMerken();
  const onbekend = namen.filter((naam) => !merken.has(naam));
  if (onbekend.length > 0) throw new Error(`no such text: ${onbekend.join(' ')}`);
  const tekening = { door: naamSchema.parse(door), op: z.iso.date().parse(op), namen: new Set(namen) };
  schrijfTekstLezingen(LIJST, naTekenenTeksten(merken, leesTekstLezingen(), tekening));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  main(process.argv.slice(2));
