import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Rij, Taak } from './plan.ts';

const tienden = z.array(z.number()).length(10);
const rijSchema: z.ZodType<Rij> = z.object({
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
    ijking: z.object({ n: tienden, p: tienden, x: tienden }),
    thetaFout: z.number().nullable(),
    micros: z.number(),
  }),
});
const stukSchema = z.object({ hash: z.string(), rijen: z.array(rijSchema) });

/** Keeps finished pieces of work in a folder, so that a run that was stopped goes on where it was. */
export interface Tussenstand {
  /** Rows of a piece; null when it was never finished, by other sources, or when its file is damaged. */
  lees(taak: Taak): Rij[] | null;
  bewaar(taak: Taak, rijen: readonly Rij[]): void;
}

const naamVan = (t: Taak): string =>
  `${t.world}-${t.regime}-${t.band ? 'band' : 'stuur'}-${t.policy}-${t.seed}-${t.van}-${t.tot}.json`;

function inhoud(pad: string): unknown {
  try {
    return JSON.parse(readFileSync(pad, 'utf8'));
  } catch {
    return null; // absent or cut off: the piece is run again
  }
}

/** Pieces in a folder made by the program with this hash; others are run again and replaced. */
export function createTussenstand(map: string, hash: string): Tussenstand {
  mkdirSync(map, { recursive: true });
  return {
    lees: (taak) => {
      const stuk = stukSchema.safeParse(inhoud(join(map, naamVan(taak))));
      return stuk.success && stuk.data.hash === hash && stuk.data.rijen.length === taak.tot - taak.van
        ? stuk.data.rijen
        : null;
    },
    bewaar: (taak, rijen) => {
      const pad = join(map, naamVan(taak));
      writeFileSync(`${pad}.half`, JSON.stringify({ hash, rijen }));
      renameSync(`${pad}.half`, pad);
    },
  };
}
