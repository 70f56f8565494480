import { z } from 'zod/mini';
import { name, num, point } from '#engine/document/fields.schema.ts';

/** A walk with the full platform once the word is done: where to, how long, what shakes it. */
const trip = z.strictObject({
  /** Stage x of the places it is carried to, in turn, and the group of points on which the things are set down there. */
  to: z.array(z.strictObject({ x: z.number(), table: name })).check(z.minLength(1)),
  /** Ms of the way there, after a pause of `after` ms. */
  ms: z._default(num, 3200),
  after: z._default(z.number(), 700),
  /** Knocks on the way; each gives the platform `jolt` degrees per second. */
  bumps: z._default(num, 1),
  jolt: z._default(num, 16),
  /** Px that the bearer bobs at every step. */
  bob: z._default(z.number(), 5),
  /** Bonus when nothing slid off. */
  bonus: z._default(z.number(), 1),
});

/** M14: a platform that tilts, with a row of things on it that slide. Angles in degrees, clockwise; places in stage px. */
export const trayBalanceSchema = z.strictObject({
  use: z.literal('balance'),
  id: z.optional(name),
  /** The thing that tilts, around its own place; riders stand on the line through it. */
  platform: name,
  /** Length on which riders stand. */
  width: num,
  /** Prefab with a token, its origin at its foot; `looks` are states that it takes in turn. */
  rider: name,
  looks: z._default(z.array(name), []),
  /** Prefab of a pile under every rider, one piece (`step` px) higher with every word until `most`; its states are `n1`, `n2`, ... Every piece takes `loose` degrees off `hold`. */
  pile: z.optional(
    z.strictObject({
      prefab: name,
      step: z.number(),
      most: z.int().check(z.gte(1)),
      start: z._default(num, 0),
      loose: z._default(num, 0),
    }),
  ),
  /** Things that go where the platform goes. */
  bearers: z._default(z.array(name), []),
  /** Things that come to sit on the platform from the word with this number on, at a share (-1..1) of its half. */
  passengers: z._default(
    z.array(z.strictObject({ entity: name, at: z.number().check(z.gte(-1), z.lte(1)), from: z.int() })),
    [],
  ),
  /** Thing that shows where the next rider comes. */
  mark: z.optional(name),
  maxTilt: z._default(num, 16),
  /** What the child adds, degrees per second squared. */
  power: z._default(num, 70),
  /** Steepness at which things begin to slide. */
  hold: z._default(num, 6),
  /** Push of gravity along the slope, px per second squared. */
  gravity: z._default(num, 1200),
  /** Restless hands of the bearer on the way, degrees per second squared. */
  wobble: z._default(num, 0),
  /** How much a slope makes itself steeper (above 0) or levels itself (below 0), per second squared. */
  lively: z._default(num, -4),
  /** Lean of a load that is all on one side; less than `hold`, so that it is only felt. */
  lean: z._default(num, 4),
  /** Who catches what slides off at this height and throws it back; nothing is ever lost. */
  rescue: z.strictObject({ entity: name, y: z.number() }),
  trip: z.optional(trip),
  /** For a sorting question: things with a plate, one a bin from left to right; what slides off on a side is given to that bin. */
  bins: z.optional(name),
  /** State of a thing a moment after it was sorted; its word is gone then, so that words never lie over one another. */
  eaten: z.optional(name),
  /** Where the next thing to sort comes from. */
  source: z._default(point, [640, 700]),
  /** Things that are shown only while the child can tilt: a left and a right one, to press. */
  pads: z._default(z.array(name).check(z.maxLength(2)), []),
});
/** Parameters of the tilting platform with their defaults. */
export type TrayBalanceParams = z.output<typeof trayBalanceSchema>;
/** hop(rider), settle(rider), slide(rider), tipped(rider), caught(rider), depart(place), bump, arrive(table), served(table), boards(passenger), steady, bounce(rider, bin), eaten(rider). */
export const trayBalanceEmits = [
  'hop',
  'settle',
  'slide',
  'tipped',
  'caught',
  'depart',
  'bump',
  'arrive',
  'served',
  'boards',
  'steady',
  'tilts',
  'bounce',
  'eaten',
] as const;
/** What the checks of a scene know about it. */
export const info = { schema: trayBalanceSchema, emits: trayBalanceEmits };
