import { z } from 'zod/mini';
import { name, num, point } from '#engine/document/fields.schema.ts';

const use = <N extends string>(name: N) => ({ use: z.literal(name) });

/** Slow wandering around its place: px and s. */
export const driftSchema = z.strictObject({
  ...use('drift'),
  x: z._default(z.number(), 12),
  y: z._default(z.number(), 6),
  period: z._default(z.number().check(z.gte(1)), 7),
});
/** Up and down: px, s and degrees of tilt. */
export const bobSchema = z.strictObject({
  ...use('bob'),
  amp: z._default(z.number(), 5),
  period: z._default(z.number().check(z.gte(0.4)), 3),
  tilt: z._default(z.number(), 0),
});
/** Swaying like a plant or a sign: degrees and s. */
export const swaySchema = z.strictObject({
  ...use('sway'),
  angle: z._default(z.number().check(z.lte(15)), 4),
  period: z._default(z.number().check(z.gte(0.6)), 3.5),
});
/** Breathing: share of its size and s. */
export const breatheSchema = z.strictObject({
  ...use('breathe'),
  by: z._default(z.number().check(z.lte(0.06)), 0.015),
  period: z._default(z.number().check(z.gte(1)), 3),
});
/** Turning: degrees per s; `withSpeed` multiplies by the speed of the ride in m/s. */
export const spinSchema = z.strictObject({
  ...use('spin'),
  speed: z._default(z.number(), 40),
  withSpeed: z._default(z.boolean(), false),
});
/** Walks a path of the scene: s for the whole, back and forth or round. */
export const followPathSchema = z.strictObject({
  ...use('followPath'),
  path: z.string(),
  seconds: z.number().check(z.gte(0.2)),
  mode: z._default(z.enum(['loop', 'pingpong', 'once']), 'loop'),
  start: z._default(z.number().check(z.gte(0), z.lte(1)), 0),
  turn: z._default(z.boolean(), false),
});
/** Squash at contact, or at a named event. */
export const squashOnLandSchema = z.strictObject({
  ...use('squashOnLand'),
  amount: z._default(z.number().check(z.lte(0.3)), 0.12),
  event: z._default(z.string(), 'contact'),
});
/** Fades between two opacities; at most 1.5 times per s, so it never flashes. */
export const blinkSchema = z.strictObject({
  ...use('blink'),
  maxHz: z._default(z.number().check(z.lte(1.5)), 0.5),
  low: z._default(z.number().check(z.gte(0), z.lte(1)), 0.4),
});
/** Turns or shifts toward an entity. */
export const lookAtSchema = z.strictObject({
  ...use('lookAt'),
  target: z.string(),
  by: z._default(z.number().check(z.lte(20)), 6),
});
/** Gone after s. */
export const timedLifeSchema = z.strictObject({
  ...use('timedLife'),
  seconds: z.number().check(z.gte(0.1)),
  fade: z._default(z.number(), 0.3),
});
/** Shadow on the ground at a height: it shrinks as the thing rises. */
export const dropShadowSchema = z.strictObject({
  ...use('dropShadow'),
  ground: z.number(),
  w: z._default(z.number(), 90),
  h: z._default(z.number(), 22),
  layer: z.optional(z.string()),
});
/** Fading copies behind a fast thing. */
export const trailSchema = z.strictObject({
  ...use('trail'),
  frames: z._default(z.int().check(z.gte(2), z.lte(9)), 5),
  minSpeed: z._default(z.number(), 240),
  sprite: z.optional(z.string()),
});
/** Pictures in turn: sprite keys and frames per s. */
export const cycleFramesSchema = z.strictObject({
  ...use('cycleFrames'),
  frames: z.array(z.string()).check(z.minLength(2)),
  fps: z._default(z.number().check(z.lte(12)), 6),
});
/** Moves by itself and returns on the other side: px/s and range [from, to] in x. */
export const parallaxLoopSchema = z.strictObject({
  ...use('parallaxLoop'),
  speed: z.number(),
  range: z.tuple([z.number(), z.number()]),
});
/** Stays beside another thing; with `turn` it leans along with it. */
export const rideSchema = z.strictObject({ ...use('ride'), on: name, turn: z._default(z.boolean(), false) });
/** Turns and stretches to another thing: px of its drawing. */
export const reachSchema = z.strictObject({ ...use('reach'), to: name, length: z.number().check(z.gte(1)) });
/** Goes to the brush that scrubs, or rests beside a thing: px, s and degrees. */
export const followBrushSchema = z.strictObject({
  ...use('followBrush'),
  on: name,
  at: z._default(point, [0, 0]),
  lag: z._default(z.number().check(z.gte(0.01)), 0.06),
  tilt: z._default(z.number(), 0.06),
  most: z._default(z.number().check(z.lte(45)), 24),
});
/** A tap shows another of its states for a moment: s, and how many of them may come. */
export const peekSchema = z.strictObject({
  ...use('peek'),
  states: z.array(name).check(z.minLength(2)),
  seconds: z._default(z.number().check(z.gte(0.3)), 1.9),
  among: z._default(num, 99),
});
