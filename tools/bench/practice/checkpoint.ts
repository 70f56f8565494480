import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Row, Taak } from './plan.ts';

const tenths = z.array(z.number()).length(10);
const rowSchema: z.ZodType<Row> = z.object({
  world: z.string(),
  regime: z.string(),
  seed: z.int(),
  leerling: z.int(),
  policy: z.string(),
  jaar: z.object({
    theta: z.number(),
    dyslexie: z.boolean(),
    gain30: z.number(),
    gain90: z.number(),
    uren: z.number(),
    antwoorden: z.int(),
    succes: z.number(),
    reeksen4: z.number(),
    ijking: z.object({ n: tenths, p: tenths, x: tenths }),
    thetaFout: z.number().nullable(),
    micros: z.number(),
  }),
});
const pieceSchema = z.object({ hash: z.string(), rijen: z.array(rowSchema) });

/** Keeps finished pieces of work in a folder, so that a run that was stopped goes on where it was. */
export interface Checkpoint {
  /** Rows of a piece; null when it was never finished, by other sources, or when its file is damaged. */
  read(taak: Taak): Row[] | null;
  save(taak: Taak, rows: readonly Row[]): void;
}

const nameOf = (t: Taak): string =>
  `${t.world}-${t.regime}-${t.band ? 'band' : 'stuur'}-${t.policy}-${t.seed}-${t.van}-${t.tot}.json`;

function content(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null; // absent or cut off: the piece is run again
  }
}

/** Pieces in a folder made by the program with this hash; others are run again and replaced. */
export function createCheckpoint(map: string, hash: string): Checkpoint {
  mkdirSync(map, { recursive: true });
  return {
    read: (taak) => {
      const piece = pieceSchema.safeParse(content(join(map, nameOf(taak))));
      return piece.success && piece.data.hash === hash && piece.data.rijen.length === taak.tot - taak.van
        ? piece.data.rijen
        : null;
    },
    save: (taak, rows) => {
      const path = join(map, nameOf(taak));
      writeFileSync(`${path}.half`, JSON.stringify({ hash, rijen: rows }));
      renameSync(`${path}.half`, path);
    },
  };
}
