import { z } from 'zod';
import { name, num, point } from '#engine/document/fields.schema.ts';

/** M15: hold-and-release meter with a golden zone (`zone`), or a steady beat (`beat`). */
export const tempoSchema = z.strictObject({
  use: z.literal('tempo'),
  id: name.optional(),
  kind: z.enum(['zone', 'beat']).default('zone'),
  /** Event that opens the meter; `call <id>.open` does the same. */
  on: name.default('wordDone'),
  /** Share of the bar per second while held. */
  speed: num.default(0.5),
  /** Width of the golden zone as a share of the bar and where its middle lies. */
  zone: num.default(0.3),
  zoneAt: z.number().min(0.1).max(0.9).default(0.7),
  /** Entity that is held (tap area); act key works anywhere. */
  handle: name,
  /** Entity turned or moved along with the value. */
  needle: z.strictObject({ entity: name, from: z.number(), to: z.number() }).optional(),
  /** Drawn golden zone on a round meter: middle, radius, angles as for the needle. */
  dial: z.strictObject({ center: point, r: z.number(), thickness: z.number().default(14), layer: name }).optional(),
  /** In calm the needle waits in the middle of the zone. */
  waitsInCalm: z.boolean().default(true),
  /** Longest time for this moment in ms; then it is released by itself. */
  maxMs: z.number().max(15_000).default(9000),
  bonus: z.number().default(1),
  bpm: num.default(80),
  windowMs: num.default(220),
});
export type TempoParams = z.output<typeof tempoSchema>;
/** open, hold, stroke('goud' | 'vroeg' | 'laat'), beat. */
export const tempoEmits = ['open', 'hold', 'stroke', 'beat'] as const;
