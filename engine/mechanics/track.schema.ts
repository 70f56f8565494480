import { z } from 'zod/mini';
import { name, num, point } from '#engine/document/fields.schema.ts';

const row = z.strictObject({
  use: z.literal('track'),
  id: z.optional(name),
  /** Path of `paths`; followers walk from its start to its end. */
  path: name,
  /** Prefabs taken in turn for new followers. */
  prefabs: z.array(name).check(z.minLength(1)),
  /** queue: stands still until `advance`; belt: moves all the time. */
  kind: z.optional(z._default(z.enum(['queue', 'belt']), 'queue')),
  count: z._default(z.int().check(z.gte(1), z.lte(12)), 3),
  /** Distance between followers as a share of the path (queue), or seconds between (belt). */
  spacing: z._default(z.number(), 0.25),
  /** Share of the path per second. */
  speed: z._default(num, 0.35),
  /** Event on which the first one leaves and the others move up. */
  advanceOn: z._default(name, 'wordDone'),
  /** Path walked by the one that leaves; default straight on past the end. */
  exit: z.optional(name),
  /** Seconds before the first in the queue shows that it waits (never leaves); 0 = never. */
  patience: z._default(num, 0),
});

/** Something that rides along on a car; px from the middle of the car. */
const rider = z.strictObject({
  /** One of these, by chance, for each train. */
  prefabs: z.array(name).check(z.minLength(1)),
  /** Number of its car, 0 = the foremost. */
  car: z._default(z.int().check(z.gte(0)), 0),
  at: point,
  /** Turns like a wheel of this radius, px; 0 does not turn. */
  roll: z._default(z.number().check(z.gte(0)), 0),
  /** Goes round with a wheel of radius `roll` at this distance from `at`, px, without turning: a rod. */
  crank: z._default(z.number().check(z.gte(0)), 0),
  /** Emits `puff` each time its train has rolled this far, px; 0 = never. */
  puff: z._default(z.number().check(z.gte(0)), 0),
  /** Share of the trains on which it rides along. */
  chance: z._default(num, 1),
});

/** One stroke along every line of the net, drawn in this order; px. */
const stroke = z.strictObject({
  color: z.string(),
  width: z.number(),
  /** px below the line. */
  dy: z._default(z.number(), 0),
  /** px drawn and px left open in turn; left out = unbroken. */
  dash: z.optional(point),
});

const lineNames = z.array(name).check(z.minLength(2), z.maxLength(4));

/** Lines that part at switches and lead to a station each: the way that is set for what rolls is the answer. */
const net = z.strictObject({
  use: z.literal('track'),
  id: z.optional(name),
  kind: z.literal('net'),
  /** Paths from one common start to a station each, by the number of stations that a question has: a switch stands where two of them part. */
  lines: z.strictObject({ two: lineNames, three: lineNames, four: lineNames }),
  /** Radius of the bends in the lines, px. */
  bend: z._default(z.number(), 90),
  /** What rolls, foremost first, as prefabs. The foremost carries the word in its `token`, or takes its state `heard` when there is only something to hear. */
  cars: z.array(name).check(z.minLength(1), z.maxLength(4)),
  /** px between the middles of two cars. */
  gap: z._default(z.number(), 240),
  riders: z._default(z.array(rider).check(z.maxLength(12)), []),
  /** Prefab at the end of a line, with a `token` for its sign; its states are the marks `A` to `D`. */
  station: name,
  /** Where a station stands from the end of its line, px. */
  stationAt: z._default(point, [0, 0]),
  /** Who stands at the stations: prefabs in turn, px from the station. */
  staff: z.optional(z.strictObject({ prefabs: z.array(name).check(z.minLength(1)), at: point })),
  /** Prefab that sets the way to a station, with a `token`; its states are the marks, and `A-on` to `D-on` while it is set. In one row from x to x at height y, each at most `step` px from the next. */
  lever: z.optional(
    z.strictObject({ prefab: name, row: z.tuple([z.number(), z.number()]), y: z.number(), step: z.number() }),
  ),
  /** Prefab beside each switch, its states `way-1` to `way-4`; and where from its switch, px. */
  sign: z.optional(z.strictObject({ prefab: name, at: point })),
  /** Prefabs along the way that is set, `gap` px apart, from the first switch. */
  marker: z.optional(z.strictObject({ prefab: name, gap: z.number().check(z.gte(20)) })),
  /** What lies under the lines: strokes in the layer of that name. */
  bed: z.optional(z.strictObject({ layer: name, strokes: z.array(stroke).check(z.maxLength(12)) })),
  /** px before the first switch where the foremost car waits until a way is set. */
  hold: z._default(num, 150),
  /** px before the end of its line where it stops at the station, and for how many s. */
  stop: z._default(z.number(), 260),
  stay: z._default(z.number(), 0.8),
  /** Size of a car once it has rolled into its station, as a share of its size before it. */
  inside: z._default(z.number().check(z.gt(0), z.lte(1)), 1),
  /** px past the last switch where a wrong one meets the buffer. */
  buffer: z._default(z.number(), 70),
  /** Prefab that stands there as long as a train is stopped, `ahead` px before the middle of the foremost car. */
  block: z.optional(z.strictObject({ prefab: name, ahead: z._default(z.number(), 0) })),
  /** px/s on the way in, and once its way is set. */
  speed: z._default(num, 160),
  haste: z._default(num, 320),
  /** px between two trains, and how many there may be on the way to a switch. */
  spacing: z._default(num, 600),
  concurrent: z._default(num, 1),
  /** Size far away and near, as [y, size]; in between it goes evenly. */
  depth: z._default(z.strictObject({ far: point, near: point }), { far: [0, 1], near: [720, 1] }),
});

/** M9: followers on a path: a queue that moves up, a belt, or trains on a net of lines with switches and stations. */
export const trackSchema = z.discriminatedUnion('kind', [net, row]);
/** Parameters of the followers of one path with their defaults; shares of the path, s. */
export type TrackParams = z.output<typeof row>;
/** Parameters of a net with their defaults; px, s. */
export type NetParams = z.output<typeof net>;
/**
 * Row: atStation(follower, index), left(follower), waits(follower). Net: departs(car), waits(car) at the first switch,
 * route(station, mark) when a way is set, atSwitch(car, mark) at every switch, bump(car) and reverse(car) after a wrong
 * way, atStation(station, mark), left(car), rides(rider, car) for who came by chance, streak(car) at every third right at once in a row, puff(rider).
 */
export const trackEmits = [
  'atStation',
  'left',
  'waits',
  'departs',
  'route',
  'atSwitch',
  'bump',
  'reverse',
  'rides',
  'streak',
  'puff',
] as const;
/** What the checks of a scene know about it. */
export const info = { schema: trackSchema, emits: trackEmits };
