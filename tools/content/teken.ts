import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { groepSchema } from '#engine/core/taal/woord.ts';
import { leesBron } from './bron.ts';
import type { BronRegel } from './bron.ts';
import { leesLezingen, schrijfLezingen } from './gezien.ts';
import type { Lezing } from './gezien.ts';

type Tekening = { door: string; op: string; woorden: ReadonlySet<string> };

/** Reviews after `door` signs the lines of `woorden` (empty = every line); reviews of changed lines and of deleted words go. */
export function naTekenen(
  regels: readonly BronRegel[],
  oud: readonly Lezing[],
  { door, op, woorden }: Tekening,
): Lezing[] {
  const merken = new Map(regels.map((r) => [r.w, r.merk]));
  const nieuw = regels
    .filter((r) => woorden.size === 0 || woorden.has(r.w))
    .map(({ w, merk }) => ({ w, door, merk, op }));
  const zelf = new Set(nieuw.map((l) => l.w));
  return [...oud.filter((l) => merken.get(l.w) === l.merk && !(l.door === door && zelf.has(l.w))), ...nieuw];
}

function main(argumenten: readonly string[]): void {
  const [groepTekst, door, op, ...woorden] = argumenten;
  const groep = groepSchema.parse(Number(groepTekst));
  const regels = leesBron(groep);
  const onbekend = woorden.filter((w) => !regels.some((r) => r.w === w));
  if (onbekend.length > 0) throw new Error(`not in groep ${groep}: ${onbekend.join(' ')}`);
  const tekening = {
    door: z
      .string()
      .regex(/^[a-z0-9]+$/)
      .parse(door),
    op: z.iso.date().parse(op),
    woorden: new Set(woorden),
  };
  schrijfLezingen(groep, naTekenen(regels, leesLezingen(groep), tekening));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  main(process.argv.slice(2));
