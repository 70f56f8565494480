import { z } from 'zod';
import { name, num } from '#engine/document/fields.schema.ts';

/** M9: followers on a path: a queue that moves up, a belt, a train. */
export const trackSchema = z.strictObject({
  use: z.literal('track'),
  id: name.optional(),
  /** Path of `paths`; followers walk from its start to its end. */
  path: name,
  /** Prefabs taken in turn for new followers. */
  prefabs: z.array(name).min(1),
  /** queue: stands still until `advance`; belt: moves all the time. */
  kind: z.enum(['queue', 'belt']).default('queue'),
  count: z.int().min(1).max(12).default(3),
  /** Distance between followers as a share of the path (queue), or seconds between (belt). */
  spacing: z.number().default(0.25),
  /** Share of the path per second. */
  speed: num.default(0.35),
  /** Event on which the first one leaves and the others move up. */
  advanceOn: name.default('wordDone'),
  /** Path walked by the one that leaves; default straight on past the end. */
  exit: name.optional(),
  /** Seconds before the first in the queue shows that it waits (never leaves); 0 = never. */
  patience: num.default(0),
});
export type TrackParams = z.output<typeof trackSchema>;
/** atStation(follower, index), left(follower), wacht(follower). */
export const trackEmits = ['atStation', 'left', 'wacht'] as const;
