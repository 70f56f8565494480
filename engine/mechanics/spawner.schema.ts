import { z } from 'zod/mini';
import { FORMATS } from '#engine/core/oefening/contract/contract.ts';
import { name, num, point } from '#engine/document/fields.schema.ts';

const rect = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** M2: streams or fills of token carriers or decor, in an area, at points, or along lanes. */
export const spawnerSchema = z.strictObject({
  use: z.literal('spawner'),
  id: z.optional(name),
  /** vraag: tokens of the question in the order of the practice engine; decor: things without a token. */
  source: z._default(z.enum(['vraag', 'decor']), 'vraag'),
  /** Taken in turn; the first `variety` of them when that is given. */
  prefabs: z.array(name).check(z.minLength(1)),
  variety: z.optional(num),
  /** Formats whose asked word is made, because their options stand somewhere else. */
  asked: z._default(z.array(z.enum(FORMATS)), []),
  /** stream: one by one; fill: all at once at `points`. */
  mode: z._default(z.enum(['stream', 'fill']), 'stream'),
  /** Exactly one place: area [x, y, w, h], group of points, or the lanes of a `lanes` mechanic. */
  area: z.optional(rect),
  points: z.optional(name),
  lanes: z.optional(z.strictObject({ ahead: num, lane: z._default(z.enum(['random', 'free']), 'random') })),
  /** Seconds between, and how many at a time. */
  interval: z._default(num, 1),
  concurrent: z._default(num, 6),
  /** Pixels per second at birth, with a random share of `jitter`. */
  velocity: z._default(z.tuple([num, num]), [0, 0]),
  jitter: z._default(z.number().check(z.gte(0), z.lte(1)), 0.25),
  /**
   * Thrown up from `area`, in columns, instead of `velocity`: hovers at its top and falls back. Options are in the air together, one
   * a column; other tokens go in turn. A miss throws it up again. `top` = stage lines of the tops in even and odd columns, `hang` = s
   * in the air, `drift` = px toward the middle at most, `tilt` = degrees at most.
   */
  arc: z.optional(
    z.strictObject({
      top: z.tuple([num, num]),
      hang: num,
      drift: z._default(num, 0),
      tilt: z._default(z.number().check(z.lte(30)), 6),
    }),
  ),
  /** Every token of the question returns within this many seconds. */
  ensureCorrectWithin: z._default(num, 4),
  /** Leaving this box [x, y, w, h] takes a thing away (and its token returns in the stream). */
  keep: z.optional(rect),
  lifetime: z.optional(num),
  /** Calm mode (and one switch with an `arc`): everything stands still in this grid (of what is thrown options only, and one row of other tokens), each on a `hanger` of this prefab, if any. */
  calm: z.optional(
    z.strictObject({
      cols: z.int().check(z.gte(1)),
      rows: z.int().check(z.gte(1)),
      at: point,
      gap: point,
      hanger: z.optional(name),
    }),
  ),
  /** Sound or trigger hook: emits `spawn(entity)`; `from` is the entity it comes out of (a machine that squashes). */
  from: z.optional(name),
  /** Phases in which decor is made. */
  always: z._default(z.boolean(), false),
});
/** Parameters of a stream of things with their defaults; px, px/s and s. */
export type SpawnerParams = z.output<typeof spawnerSchema>;
/** spawn(entity), leave(entity). */
export const spawnerEmits = ['spawn', 'leave'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: spawnerSchema, emits: spawnerEmits };
