import { z } from 'zod/mini';
import { FORMATS } from '#engine/core/oefening/contract/contract.ts';
import { name, patternSchema } from '#engine/document/fields.schema.ts';

/** Things to sort into, in a row below: the way in which something is cut tells which of them is meant. */
const bins = z.strictObject({
  /** Prefab with a `token` for its name; its states are the marks `A` to `D`. */
  prefab: name,
  /** From x to x at height y; each is `width` px wide and drawn at most `most` times as large, so that the row is full. */
  row: z.tuple([z.number(), z.number()]),
  y: z.number(),
  width: z.number().check(z.gte(40)),
  most: z._default(z.number(), 1.3),
  /** Px above y where what falls in goes in, at size 1. */
  mouth: z._default(z.number(), 60),
  /** Formats whose options are the bins, while the asked word is what is cut. */
  asked: z._default(z.array(z.enum(FORMATS)), ['oordeel']),
});
/** What is cut well falls apart. */
const halves = z.strictObject({
  /** Prefabs of the halves: that of what is cut, with these tails. What has none is taken whole. */
  tails: z._default(z.tuple([z.string(), z.string()]), ['-left', '-right']),
  /** Where they fall without a bin: a thing, out of sight while there are bins; without one they fall off the stage. */
  into: z.optional(name),
  /** ms on their way, and px/s2 of their fall. */
  ms: z._default(z.number().check(z.gte(100), z.lte(2000)), 640),
  gravity: z._default(z.number(), 1900),
});
/** Pieces behind the finger, one after another from thick to thin: a prefab that is `length` px long. */
const blade = z.strictObject({
  prefab: name,
  length: z.number().check(z.gte(4)),
  pieces: z._default(z.int().check(z.gte(3), z.lte(16)), 9),
});

/** M16: tap-pop, swipe, slice and hold on things of the world. */
export const gestureSchema = z.strictObject({
  use: z.literal('gesture'),
  id: z.optional(name),
  kind: z.enum(['pop', 'swipe', 'slice', 'hold']),
  /** Prefab, group or id pattern of what can be touched. */
  targets: z._default(patternSchema, '*'),
  /** Touching a token carrier is the answer. */
  attempt: z._default(z.boolean(), true),
  /** After a wrong touch the target cannot be touched for this long (ms). */
  lockMs: z._default(z.number(), 1000),
  /** Extra pixels around moving targets. */
  assist: z._default(z.number(), 10),
  /** Pixels of a swipe or slice; what is shorter is a tap, which slices too. */
  minLength: z._default(z.number(), 60),
  /** ms of a hold. */
  holdMs: z._default(z.number(), 500),
  /** Right target: taken away (with its prefab's state `used` if any) or left in place. */
  takes: z._default(z.boolean(), true),
  /** Only of a slice. */
  bins: z.optional(bins),
  halves: z.optional(halves),
  blade: z.optional(blade),
});
/** Parameters of touching things with their defaults; px and ms. */
export type GestureParams = z.output<typeof gestureSchema>;
/** Parameters of the bins of a slice; px. */
export type BinsParams = z.output<typeof bins>;
/** Parameters of what falls apart; ms and px/s2. */
export type HalvesParams = z.output<typeof halves>;
/** Parameters of the light behind the finger; px. */
export type BladeParams = z.output<typeof blade>;
/**
 * pop(entity), miss(entity), slice(entity), swipe(direction), hold(entity); with bins grip(entity) and free(entity) for what is
 * held until its bin is known, and caught(bin, prefab) when the halves have fallen into a bin or into `into`.
 */
export const gestureEmits = ['pop', 'miss', 'slice', 'swipe', 'hold', 'grip', 'free', 'caught'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: gestureSchema, emits: gestureEmits };
