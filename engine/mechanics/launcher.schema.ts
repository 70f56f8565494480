import { z } from 'zod/mini';
import { name, num, patternSchema, point } from '#engine/document/fields.schema.ts';

/** Most dots of a preview that are kept. */
export const MAX_DOTS = 24;

/** M4: something flies where the child aims it. Angles in degrees above the horizon to the right (90 = straight up, 180 = left). */
export const launcherSchema = z.strictObject({
  use: z.literal('launcher'),
  id: z.optional(name),
  /**
   * What a finger does. slingshot: drag back and let go; flick: drag forward and let go; anglePower: point, hold for power, let go;
   * tapTarget: tap a target, and the way there is found. The keys (arrows, hold Space) work in each of them; in calm and with one
   * switch a tap on a target is enough in each of them.
   */
  mode: z._default(z.enum(['slingshot', 'flick', 'anglePower', 'tapTarget']), 'slingshot'),
  /** Prefab that flies. With a body it needs a material whose `frictionAir` is 0, or it falls short of its preview. */
  missile: name,
  /** Joint of the barrel, and px from there to where the missile appears. */
  pivot: point,
  reach: z._default(z.number(), 0),
  /** Thing that turns with the aim; drawn pointing right. */
  barrel: z.optional(name),
  /** What can be hit; a target with a token is an answer. */
  targets: z._default(patternSchema, '*'),
  /** What can be hit for fun: the missile flies on. */
  extras: z.optional(patternSchema),
  /** Middle of what must be hit, in px from the place of a target, and its radius. */
  bullseye: z._default(point, [0, 0]),
  radius: z._default(num, 60),
  /** A hit is the answer. */
  attempt: z._default(z.boolean(), true),
  minAngle: z._default(num, 5),
  maxAngle: z._default(num, 80),
  /** Speed of the weakest and of the strongest shot, px/s. */
  power: z.prefault(z.strictObject({ min: z._default(num, 350), max: z._default(num, 1250) }), {}),
  /** Px of a drag that give full power, and px around the joint where it may begin. */
  pull: z._default(num, 190),
  grab: z._default(num, 230),
  /** Seconds in which a held key goes from no power to full power (and back again), and degrees per second of the arrows. */
  charge: z._default(num, 1.1),
  turn: z._default(num, 55),
  /** Dots of the way to come: prefab, how many, and seconds between two. */
  preview: z.optional(z.strictObject({ prefab: name, dots: num, every: z._default(z.number(), 0.07) })),
  /** How much of a near miss is turned into a hit: 0 none, 1 by up to 110 px beside the target. */
  assist: z._default(num, 0.5),
  /** Px/s2; left out, that of the physics (1 = 1000 px/s2), and none without physics. */
  gravity: z.optional(num),
  /** Sideways pull at the missile, px/s2; each question blows it left or right. */
  wind: z._default(num, 0),
  /** Seconds that a shot flies that finds its own way, and how many px away it takes a second more. */
  lob: z.prefault(
    z.strictObject({ seconds: z._default(z.number(), 0.75), perSecond: z._default(z.number(), 1900) }),
    {},
  ),
  /** Things of which each shot takes one away; when the last is gone they come back. */
  ammo: z.optional(name),
  /** Key caps that are only seen while the keys are used. */
  keys: z.optional(name),
  /** A missile that leaves this box [x, y, w, h], or flies longer, is gone. */
  keep: z._default(z.tuple([z.number(), z.number(), z.number(), z.number()]), [-200, -1200, 1700, 2000]),
  maxSeconds: z._default(z.number(), 4),
});
/** Parameters of aiming and shooting with their defaults; px, px/s, seconds and degrees. */
export type LauncherParams = z.output<typeof launcherSchema>;
/** aim(target or none), wind(none, left or right), fire(missile), hit(target, missile), graze(extra, missile), miss(missile), half(target) = the first of a pair, match(first, second). */
export const launcherEmits = ['aim', 'wind', 'fire', 'hit', 'graze', 'miss', 'half', 'match'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: launcherSchema, emits: launcherEmits };
