import { z } from 'zod/mini';
import { name, patternSchema } from '#engine/document/fields.schema.ts';

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
});
/** Parameters of touching things with their defaults; px and ms. */
export type GestureParams = z.output<typeof gestureSchema>;
/** pop(entity), miss(entity), slice(entity), swipe(direction), hold(entity). */
export const gestureEmits = ['pop', 'miss', 'slice', 'swipe', 'hold'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: gestureSchema, emits: gestureEmits };
