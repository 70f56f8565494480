import { z } from 'zod';
import { name, num } from '#engine/document/fields.schema.ts';

const effect = z.strictObject({
  /** boost and slow change the speed by `factor` for `ms`; coin only counts; none only emits. */
  kind: z.enum(['boost', 'slow', 'coin', 'none']),
  factor: z.number().default(1),
  ms: z.number().default(700),
  bonus: z.number().default(0),
});

/** M3: discrete lanes. `road` projects lanes with a `camera` in road mode; `flat` moves over the stage. */
export const lanesSchema = z.strictObject({
  use: z.literal('lanes'),
  id: name.optional(),
  view: z.enum(['road', 'flat']).default('flat'),
  count: z.int().min(2).max(5).default(3),
  start: z.int().min(0).default(1),
  /** Flat: axis across the lanes, place of lane 0 and distance between lanes in px. */
  axis: z.enum(['x', 'y']).default('y'),
  first: z.number().default(360),
  gap: z.number().default(120),
  /** The thing that changes lanes; in road view it stands `depth` m before the camera. */
  mover: name,
  depth: z.number().default(5),
  snapMs: z.number().default(160),
  lean: z.number().default(5),
  /** m/s by itself (road). Left out: speed comes from a `vehicle`. */
  scrollSpeed: num.optional(),
  /** Pixels per metre in flat view. */
  pixelsPerMetre: z.number().default(40),
  /** What happens when the mover meets a thing, by prefab. */
  items: z.record(name, effect).default({}),
  /** Gates with the options of a select question, one per lane. */
  gate: z
    .strictObject({
      /** Spans the road; signs hang at their lane. */
      prefab: name.optional(),
      sign: name,
      /** m ahead where a gate appears, and s between the end of one gate and the next. */
      ahead: num.default(120),
      every: num.default(2),
      /** s before a gate in which the lane is fixed. */
      lockMs: z.number().default(120),
      boost: z.number().default(1.6),
      boostMs: z.number().default(1600),
      slow: z.number().default(0.5),
      slowMs: z.number().default(1000),
      /** Lateral distance of signs in lanes (1 = exactly above its lane) and height in m. */
      spread: z.number().default(1),
      height: z.number().default(4),
      /** Width of a sign at scale 1: signs then stand side by side and the row fits the stage. */
      signWidth: z.number().optional(),
      /** Share of the real distance at which a gate is drawn, so that its signs can be read from afar. */
      squeeze: z.number().min(0.01).max(1).default(0.1),
      /** Share of `ahead` for the gate after a miss: the signs were already read. The rubber band shortens it too, so that slower does not mean longer. */
      again: z.number().min(0.2).max(1).default(1),
      /** Calm, one switch and tutorial: stop this many m before the gate until a lane was chosen; elsewhere only in a lane without a sign. */
      stopAt: z.number().default(14),
      /** Waits before the first gate until the child has steered once: a child that is still looking answers nothing. */
      firstWaits: z.boolean().default(false),
    })
    .optional(),
  /** Options choose a lane directly (tap, 1-4); false: only left and right. */
  tapLane: z.boolean().default(true),
});
export type LanesParams = z.output<typeof lanesSchema>;
/** laneChanged(mover, lane), gate(sign, lane), turbo, grind, raak(item, prefab). */
export const lanesEmits = ['laneChanged', 'gate', 'poort', 'turbo', 'grind', 'raak'] as const;
