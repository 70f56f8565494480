import { z } from 'zod/mini';
import { name, num, point } from '#engine/document/fields.schema.ts';

/** M15: hold-and-release meter with a golden zone (`zone`), or a steady beat (`beat`). */
export const tempoSchema = z.strictObject({
  use: z.literal('tempo'),
  id: z.optional(name),
  kind: z._default(z.enum(['zone', 'beat']), 'zone'),
  /** Event that opens the meter; `call <id>.open` does the same. Of a beat: what is to fall on it. */
  on: z._default(name, 'wordDone'),
  /** Share of the bar per second while held. */
  speed: z._default(num, 0.5),
  /** Width of the golden zone as a share of the bar and where its middle lies. */
  zone: z._default(num, 0.3),
  zoneAt: z._default(z.number().check(z.gte(0.1), z.lte(0.9)), 0.7),
  /** Entity that is held (tap area); act key works anywhere. */
  handle: name,
  /** Entity turned or moved along with the value. */
  needle: z.optional(z.strictObject({ entity: name, from: z.number(), to: z.number() })),
  /** Drawn golden zone on a round meter: middle, radius, angles as for the needle. */
  dial: z.optional(
    z.strictObject({ center: point, r: z.number(), thickness: z._default(z.number(), 14), layer: name }),
  ),
  /** In calm the needle waits in the middle of the zone. */
  waitsInCalm: z._default(z.boolean(), true),
  /** Longest time for this moment in ms; then it is released by itself. */
  maxMs: z._default(z.number().check(z.lte(15_000)), 9000),
  bonus: z._default(z.number(), 1),
  bpm: z._default(num, 80),
  /** How far from the beat a stroke is still gold; in calm and with one switch every stroke is. */
  windowMs: z._default(num, 220),
  /** So many strokes on the beat give the bonus once. */
  per: z._default(z.int().check(z.gte(1), z.lte(9)), 1),
  /** Thing that closes in on the handle from beat to beat: its size at the start and at the beat. */
  pulse: z.optional(z.strictObject({ entity: name, from: z.number(), to: z.number() })),
});
/** Parameters of the meter or the beat with their defaults; places on the bar 0..1, ms. */
export type TempoParams = z.output<typeof tempoSchema>;
/** open, hold, stroke('gold' | 'early' | 'late'), beat. */
export const tempoEmits = ['open', 'hold', 'stroke', 'beat'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: tempoSchema, emits: tempoEmits };
