import { z } from 'zod';
import { name, num, point } from '#engine/document/fields.schema.ts';

const rect = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** M2: streams or fills of token carriers or decor, in an area, at points, or along lanes. */
export const spawnerSchema = z.strictObject({
  use: z.literal('spawner'),
  id: name.optional(),
  /** vraag: tokens of the question in the order of the practice engine; decor: things without a token. */
  source: z.enum(['vraag', 'decor']).default('vraag'),
  /** Taken in turn. */
  prefabs: z.array(name).min(1),
  /** stream: one by one; fill: all at once at `points`. */
  mode: z.enum(['stream', 'fill']).default('stream'),
  /** Exactly one place: area [x, y, w, h], group of points, or the lanes of a `lanes` mechanic. */
  area: rect.optional(),
  points: name.optional(),
  lanes: z.strictObject({ ahead: num, lane: z.enum(['random', 'free']).default('random') }).optional(),
  /** Seconds between, and how many at a time. */
  interval: num.default(1),
  concurrent: num.default(6),
  /** Pixels per second at birth, with a random share of `jitter`. */
  velocity: z.tuple([num, num]).default([0, 0]),
  jitter: z.number().min(0).max(1).default(0.25),
  /** Every token of the question returns within this many seconds. */
  ensureCorrectWithin: num.default(4),
  /** Leaving this box [x, y, w, h] takes a thing away (and its token returns in the stream). */
  keep: rect.optional(),
  lifetime: num.optional(),
  /** Calm mode: everything stands still in this grid. */
  calm: z.strictObject({ cols: z.int().min(1), rows: z.int().min(1), at: point, gap: point }).optional(),
  /** Sound or trigger hook: emits `spawn(entity)`; `from` is the entity it comes out of (a machine that squashes). */
  from: name.optional(),
  /** Phases in which decor is made. */
  always: z.boolean().default(false),
});
export type SpawnerParams = z.output<typeof spawnerSchema>;
/** spawn(entity), leave(entity). */
export const spawnerEmits = ['spawn', 'leave'] as const;
