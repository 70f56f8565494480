import { z } from 'zod/mini';
import { name, num, patternSchema, point } from '#engine/document/fields.schema.ts';

/** The thing it hangs from hovers where the child wants: a helicopter, a crane, a balloon. */
const fly = z.strictObject({
  /** px/s2 by keys and finger, and share of the speed that is kept per 1/60 s. */
  acceleration: z._default(num, 2600),
  drag: z._default(num, 0.93),
  /** px/s that it has at most when it finds its way by itself. */
  auto: z._default(num, 760),
  /** Left, top, width and height within which it stays. */
  within: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Degrees that it leans at full speed. */
  tilt: z._default(z.number(), 9),
  /** Gusts of wind, px/s2, and s between two of them. */
  wind: z._default(num, 0),
  calmFor: z._default(z.number().check(z.gte(1)), 6),
});

/** Carriers that the rope itself offers, at points of a group, so many at a time; the next part of a word is always among them. */
const offer = z.strictObject({
  /** Taken in turn. */
  prefabs: z.array(name).check(z.minLength(1)),
  points: name,
  /** Where they wait instead when the plates of a question are wider than `from` px. */
  wide: z.optional(z.strictObject({ from: z.number(), points: name })),
  count: z._default(num, 4),
  /** What lies on the water under each of them, also while it hangs on the rope. */
  under: z.optional(name),
  /** px that the water lifts and moves them. */
  waves: z._default(num, 0),
  drift: z._default(num, 0),
});

/** M10: something hangs from a rope: a winch that lifts answers, a line that is cast, or a body that swings. Angles in degrees, clockwise. */
export const ropeSchema = z.strictObject({
  use: z.literal('rope'),
  id: z.optional(name),
  /** What it hangs from, and px from the place of that to the knot. */
  anchor: name,
  knot: z._default(point, [0, 0]),
  /** The thing at its end: its place is where the rope ends. What it lifts hangs so many px from there. */
  hook: name,
  grip: z._default(point, [0, 40]),
  /** Prefab that is drawn along every piece of it, and the length of that drawing, px. */
  link: z.optional(z.strictObject({ prefab: name, length: z.number().check(z.gte(1)) })),
  segments: z._default(z.int().check(z.gte(2), z.lte(16)), 8),
  /** px that it hangs down at rest, and at most. */
  length: z._default(num, 100),
  deep: z._default(num, 400),
  /** How stiff a piece is (1 = never stretched), px/s2 of its fall, and the share of a swing that is kept per 1/60 s. */
  stiffness: z._default(num, 0.9),
  gravity: z._default(num, 1800),
  damping: z._default(num, 0.97),
  /** px/s by which it is reeled out and in. */
  reelSpeed: z._default(num, 300),
  /** It swings by itself while it hangs, as a line that waits to be cast. */
  swing: z.optional(z.strictObject({ amp: num, period: num })),
  fly: z.optional(fly),
  /** What can be lifted; without it the rope only swings. */
  targets: z.optional(patternSchema),
  offer: z.optional(offer),
  /** px around the hook in which something is caught, and from the place of that to where it is caught. */
  attachRadius: z._default(num, 46),
  ring: z._default(point, [0, -40]),
  /** Share 0..1 by which the hook is drawn to what is near it. */
  magnet: z._default(num, 0.5),
  /** Share of the way up after which it is known whether what hangs there is right. */
  judge: z._default(z.number().check(z.gte(0), z.lte(1)), 0.3),
  /** ms of the way home of what was let go. */
  backMs: z._default(z.number(), 420),
  /** Where what is right is brought: points in turn, and the state that it has there. Without it, it only comes up. */
  drop: z.optional(z.strictObject({ points: name, state: z._default(name, 'saved'), reach: z._default(num, 90) })),
  /** What comes up from the deep when nothing was caught: the further in the list the rarer, and where it is kept. */
  catches: z.optional(
    z.strictObject({
      prefabs: z.array(name).check(z.minLength(1)),
      points: name,
      share: z._default(num, 1),
      bonus: z._default(z.number(), 0.5),
    }),
  ),
  /** Stage line at which the hook meets water. */
  surface: z.optional(z.number()),
  /** Thing that reels when it is touched, as Space does. */
  button: z.optional(name),
  /** Things that show the keys: seen once a key was used, and no longer when a finger was. */
  keys: z.optional(patternSchema),
  /** Events that hit what hangs there, px/s sideways, and the one that lets it duck. */
  hits: z._default(z.record(name, z.number()), {}),
  duckOn: z.optional(name),
  /** Poses of what hangs there, of what was let go, and of what was brought. */
  poses: z.prefault(
    z.strictObject({
      lifted: z._default(name, 'surprised'),
      sorry: z._default(name, 'thinks'),
      saved: z._default(name, 'cheers'),
    }),
    {},
  ),
});
/** Parameters of a rope with their defaults; px, px/s, px/s2, s. */
export type RopeParams = z.output<typeof ropeSchema>;
/** aim(target), lower(hook), dip(hook), raise(hook), attach(thing), half(thing) = the first of a pair, right(thing), release(thing), saved(thing), catch(thing), gust(_, side), hit(hook), duck(hook). */
export const ropeEmits = [
  'aim',
  'lower',
  'dip',
  'raise',
  'attach',
  'half',
  'right',
  'release',
  'saved',
  'catch',
  'gust',
  'hit',
  'duck',
] as const;
/** What the checks of a scene know about it. */
export const info = { schema: ropeSchema, emits: ropeEmits };
