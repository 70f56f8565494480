import { z } from 'zod';
import { ease, fx, name, num, pattern, point } from './fields.schema.ts';

/** Events of the runtime itself; mechanics add their own (`drop`, `pop`, `laneChanged`, ...), see `emits` in their schema file. */
export const EVENTS = [
  'start',
  'question',
  'intent',
  'contact',
  'enter',
  'leave',
  'verdict',
  'goed',
  'bijna',
  'toon',
  'wordDone',
  'idle',
  'timer',
  'roundDone',
  'finale',
  'tik',
  'state',
] as const;
export type RuntimeEvent = (typeof EVENTS)[number];

/** Where something happens: an entity, a group, a point, or the place of the event. */
const spot = z.union([pattern, point]);

/** Closed list of things a scene may let happen: no code in JSON. Targets `a` and `b` are the two sides of the event. */
export const action = z.union([
  z.strictObject({ sound: name, rate: z.number().optional(), volume: z.number().optional() }),
  z.strictObject({ prompt: z.literal('say') }),
  z.strictObject({ fx, at: spot.optional(), count: z.int().min(1).max(40).optional() }),
  z.strictObject({
    juice: z.enum(['pop', 'wobble', 'squash', 'nudge', 'hitStop']),
    target: pattern.optional(),
    ms: z.number().optional(),
    px: z.number().optional(),
  }),
  z.strictObject({
    tween: pattern,
    to: z.strictObject({
      x: num.optional(),
      y: num.optional(),
      angle: num.optional(),
      scale: num.optional(),
      alpha: num.optional(),
    }),
    by: z.boolean().optional(),
    ms: z.number(),
    ease: ease.optional(),
  }),
  z.strictObject({ state: pattern, to: name, forMs: z.number().optional() }),
  z.strictObject({ pose: pattern, to: name, forMs: z.number().optional() }),
  z.strictObject({ spawn: name, at: spot.optional() }),
  z.strictObject({ despawn: pattern }),
  z.strictObject({ show: pattern }),
  z.strictObject({ hide: pattern }),
  z.strictObject({ impulse: pattern, to: point, random: z.number().optional() }),
  z.strictObject({ path: pattern, follow: name, ms: z.number() }),
  z.strictObject({ emit: name }),
  z.strictObject({
    call: z.string().regex(/^[\w-]+\.[\w-]+$/, 'mechanic.methode'),
    args: z.record(z.string(), z.unknown()).optional(),
  }),
  z.strictObject({ bonus: z.number() }),
  /** Later actions of this trigger wait, in simulated ms. */
  z.strictObject({ wait: z.number().min(0).max(10_000) }),
  z.strictObject({ finish: z.literal(true) }),
]);

/** When `on` happens (and `a`/`b` match, and `if` holds), do the list in order. */
export const trigger = z.strictObject({
  on: name,
  a: pattern.optional(),
  b: pattern.optional(),
  if: z.string().max(200).optional(),
  /** For `on: "timer"` and `on: "idle"`: seconds between. */
  every: num.optional(),
  minImpulse: z.number().optional(),
  /** At most once per round. */
  once: z.boolean().optional(),
  do: z.array(action).min(1).max(16),
});

export type Action = z.infer<typeof action>;
export type Trigger = z.infer<typeof trigger>;
