import { z } from 'zod/mini';
import { ease, fx, name, num, patternSchema, point } from './fields.schema.ts';

/** Events of the runtime itself; mechanics add their own (`drop`, `pop`, `laneChanged`, ...), see `emits` in their schema file. */
export const EVENTS = [
  'start',
  'question',
  'intent',
  'contact',
  'enter',
  'leave',
  'verdict',
  'correct',
  'almost',
  'reveal',
  'landed',
  'wordDone',
  'idle',
  'timer',
  'roundDone',
  'finale',
  'tap',
  'state',
] as const;
/** Event that the runtime itself gives, whatever mechanics a scene has. */
export type RuntimeEvent = (typeof EVENTS)[number];

/** Where something happens: an entity, a group, a point, or the place of the event. */
const spot = z.union([patternSchema, point]);

/** Closed list of things a scene may let happen: no code in JSON. Targets `a` and `b` are the two sides of the event. */
export const action = z.union([
  z.strictObject({ sound: name, rate: z.optional(z.number()), volume: z.optional(z.number()) }),
  z.strictObject({ prompt: z.literal('say') }),
  z.strictObject({ fx, at: z.optional(spot), count: z.optional(z.int().check(z.gte(1), z.lte(40))) }),
  z.strictObject({
    juice: z.enum(['pop', 'wobble', 'squash', 'nudge', 'hitStop']),
    target: z.optional(patternSchema),
    ms: z.optional(z.number()),
    px: z.optional(z.number()),
  }),
  z.strictObject({
    tween: patternSchema,
    to: z.strictObject({
      x: z.optional(num),
      y: z.optional(num),
      angle: z.optional(num),
      scale: z.optional(num),
      alpha: z.optional(num),
    }),
    by: z.optional(z.boolean()),
    ms: z.number(),
    ease: z.optional(ease),
  }),
  z.strictObject({ state: patternSchema, to: name, forMs: z.optional(z.number()) }),
  z.strictObject({ pose: patternSchema, to: name, forMs: z.optional(z.number()) }),
  z.strictObject({ spawn: name, at: z.optional(spot) }),
  z.strictObject({ despawn: patternSchema }),
  z.strictObject({ show: patternSchema }),
  z.strictObject({ hide: patternSchema }),
  z.strictObject({ impulse: patternSchema, to: point, random: z.optional(z.number()) }),
  z.strictObject({ path: patternSchema, follow: name, ms: z.number() }),
  z.strictObject({ emit: name }),
  z.strictObject({
    call: z.string().check(z.regex(/^[\w-]+\.[\w-]+$/, 'mechanic.methode')),
    args: z.optional(z.record(z.string(), z.unknown())),
  }),
  z.strictObject({ bonus: z.number() }),
  /** Later actions of this trigger wait, in simulated ms. */
  z.strictObject({ wait: z.number().check(z.gte(0), z.lte(10_000)) }),
  z.strictObject({ finish: z.literal(true) }),
]);

/** When `on` happens (and `a`/`b` match, and `if` holds), do the list in order. */
export const trigger = z.strictObject({
  on: name,
  a: z.optional(patternSchema),
  b: z.optional(patternSchema),
  if: z.optional(z.string().check(z.maxLength(200))),
  /** For `on: "timer"` and `on: "idle"`: seconds between. */
  every: z.optional(num),
  minImpulse: z.optional(z.number()),
  /** At most once per round. */
  once: z.optional(z.boolean()),
  do: z.array(action).check(z.minLength(1), z.maxLength(16)),
});

/** One thing that happens in a trigger; times in simulated ms, places in stage px, angles in degrees. */
export type TriggerAction = z.infer<typeof action>;
/** Reaction of a scene to an event, written as data. */
export type Trigger = z.infer<typeof trigger>;
