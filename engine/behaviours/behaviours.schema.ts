import { z } from 'zod';

const use = <N extends string>(name: N) => ({ use: z.literal(name) });

/** Slow wandering around its place: px and s. */
export const driftSchema = z.strictObject({
  ...use('drift'),
  x: z.number().default(12),
  y: z.number().default(6),
  period: z.number().min(1).default(7),
});
/** Up and down: px, s and degrees of tilt. */
export const bobSchema = z.strictObject({
  ...use('bob'),
  amp: z.number().default(5),
  period: z.number().min(0.4).default(3),
  tilt: z.number().default(0),
});
/** Swaying like a plant or a sign: degrees and s. */
export const swaySchema = z.strictObject({
  ...use('sway'),
  angle: z.number().max(15).default(4),
  period: z.number().min(0.6).default(3.5),
});
/** Breathing: share of its size and s. */
export const breatheSchema = z.strictObject({
  ...use('breathe'),
  by: z.number().max(0.06).default(0.015),
  period: z.number().min(1).default(3),
});
/** Turning: degrees per s; `withSpeed` multiplies by the speed of the ride in m/s. */
export const spinSchema = z.strictObject({
  ...use('spin'),
  speed: z.number().default(40),
  withSpeed: z.boolean().default(false),
});
/** Walks a path of the scene: s for the whole, back and forth or round. */
export const followPathSchema = z.strictObject({
  ...use('followPath'),
  path: z.string(),
  seconds: z.number().min(0.2),
  mode: z.enum(['loop', 'pingpong', 'once']).default('loop'),
  start: z.number().min(0).max(1).default(0),
  turn: z.boolean().default(false),
});
/** Squash at contact, or at a named event. */
export const squashOnLandSchema = z.strictObject({
  ...use('squashOnLand'),
  amount: z.number().max(0.3).default(0.12),
  event: z.string().default('contact'),
});
/** Fades between two opacities; at most 1.5 times per s, so it never flashes. */
export const blinkSchema = z.strictObject({
  ...use('blink'),
  maxHz: z.number().max(1.5).default(0.5),
  low: z.number().min(0).max(1).default(0.4),
});
/** Turns or shifts toward an entity. */
export const lookAtSchema = z.strictObject({ ...use('lookAt'), target: z.string(), by: z.number().max(20).default(6) });
/** Gone after s. */
export const timedLifeSchema = z.strictObject({
  ...use('timedLife'),
  seconds: z.number().min(0.1),
  fade: z.number().default(0.3),
});
/** Shadow on the ground at a height: it shrinks as the thing rises. */
export const dropShadowSchema = z.strictObject({
  ...use('dropShadow'),
  ground: z.number(),
  w: z.number().default(90),
  h: z.number().default(22),
  layer: z.string().optional(),
});
/** Fading copies behind a fast thing. */
export const trailSchema = z.strictObject({
  ...use('trail'),
  frames: z.int().min(2).max(9).default(5),
  minSpeed: z.number().default(240),
  sprite: z.string().optional(),
});
/** Pictures in turn: sprite keys and frames per s. */
export const cycleFramesSchema = z.strictObject({
  ...use('cycleFrames'),
  frames: z.array(z.string()).min(2),
  fps: z.number().max(12).default(6),
});
/** Moves by itself and returns on the other side: px/s and range [from, to] in x. */
export const parallaxLoopSchema = z.strictObject({
  ...use('parallaxLoop'),
  speed: z.number(),
  range: z.tuple([z.number(), z.number()]),
});
