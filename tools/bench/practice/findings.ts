import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Cell } from './summary.ts';

const cellSchema: z.ZodType<Cell> = z.object({
  world: z.string(),
  policy: z.string(),
  target: z.union([z.number(), z.literal('vrij')]).nullable(),
  regime: z.string(),
  gain30: z.number(),
  gain90: z.number(),
  hours: z.number(),
  success: z.number(),
  meanDev: z.number().nullable(),
  p95Dev: z.number().nullable(),
  streaks4Per100: z.number(),
  ece: z.number().nullable(),
  thetaRmse: z.number().nullable(),
  terciel: z.array(z.object({ gain90: z.number(), success: z.number(), ece: z.number().nullable() })),
  answersPerHour: z.number(),
  usPerAnswer: z.number(),
});
const practiceSchema = z.object({
  pupils: z.int(),
  seeds: z.int(),
  cells: z.array(cellSchema),
  targets: z.array(
    z.object({ id: z.string(), value: z.number().nullable(), target: z.string(), pass: z.boolean().nullable() }),
  ),
  paired: z.array(
    z.object({
      world: z.string(),
      b: z.string(),
      matchedSuccess: z.number().nullable(),
      ratio: z.number().nullable(),
      ci95: z.tuple([z.number(), z.number()]).nullable(),
    }),
  ),
});
export type Practice = z.infer<typeof practiceSchema>;
const margin = z.tuple([z.number(), z.number()]);
const replaySchema = z.object({
  microsMedian: z.number(),
  ok: z.boolean(),
  uitkomsten: z.array(
    z.object({
      vorm: z.string(),
      world: z.string(),
      seed: z.int(),
      product: z.object({ n: z.int(), auc: z.number(), ece10: z.number() }),
      verschillen: z.array(z.object({ arm: z.string(), auc: margin })),
    }),
  ),
});
export type Replay = z.infer<typeof replaySchema>;

const speedSchema = z.object({
  antwoordenPerSec: z.number(),
  bytes: z.int(),
  woorden: z.int(),
  poorten: z.array(z.object({ id: z.string(), waarde: z.number().nullable(), grens: z.number(), ok: z.boolean() })),
});
export type Speed = z.infer<typeof speedSchema>;

/** Results of the benches as they are kept beside the page for teachers; the run with the band on tells one row of the other. */
export function readResults(map: string): { practice: Practice; band: Practice; replay: Replay; snelheid: Speed } {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(map, name), 'utf8'));
  const practice = practiceSchema.parse(read('practice.json'));
  const band = practiceSchema.parse(read('practice-band.json'));
  const targets = practice.targets.map((t) => (t.id === 'D1b' ? (band.targets.find((b) => b.id === t.id) ?? t) : t));
  return {
    practice: { ...practice, targets },
    band,
    replay: replaySchema.parse(read('replay.json')),
    snelheid: speedSchema.parse(read('oefening.json')),
  };
}
