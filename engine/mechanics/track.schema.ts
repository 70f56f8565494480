import { z } from 'zod/mini';
import { name, num } from '#engine/document/fields.schema.ts';

/** M9: followers on a path: a queue that moves up, a belt, a train. */
export const trackSchema = z.strictObject({
  use: z.literal('track'),
  id: z.optional(name),
  /** Path of `paths`; followers walk from its start to its end. */
  path: name,
  /** Prefabs taken in turn for new followers. */
  prefabs: z.array(name).check(z.minLength(1)),
  /** queue: stands still until `advance`; belt: moves all the time. */
  kind: z._default(z.enum(['queue', 'belt']), 'queue'),
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
/** Parameters of the followers with their defaults; shares of the path, s. */
export type TrackParams = z.output<typeof trackSchema>;
/** atStation(follower, index), left(follower), waits(follower). */
export const trackEmits = ['atStation', 'left', 'waits'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: trackSchema, emits: trackEmits };
