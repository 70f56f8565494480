import { z } from 'zod/mini';
import { name, num } from '#engine/document/fields.schema.ts';

const effect = z.strictObject({
  /** boost and slow change the speed by `factor` for `ms`; coin only counts; none only emits. */
  kind: z.enum(['boost', 'slow', 'coin', 'none']),
  factor: z._default(z.number(), 1),
  ms: z._default(z.number(), 700),
  bonus: z._default(z.number(), 0),
});

/** M3: discrete lanes. `road` projects lanes with a `camera` in road mode; `flat` moves over the stage. */
export const lanesSchema = z.strictObject({
  use: z.literal('lanes'),
  id: z.optional(name),
  view: z._default(z.enum(['road', 'flat']), 'flat'),
  count: z._default(z.int().check(z.gte(2), z.lte(5)), 3),
  start: z._default(z.int().check(z.gte(0)), 1),
  /** Flat: axis across the lanes, place of lane 0 and distance between lanes in px. */
  axis: z._default(z.enum(['x', 'y']), 'y'),
  first: z._default(z.number(), 360),
  gap: z._default(z.number(), 120),
  /** The thing that changes lanes; in road view it stands `depth` m before the camera. */
  mover: name,
  depth: z._default(z.number(), 5),
  snapMs: z._default(z.number(), 160),
  lean: z._default(z.number(), 5),
  /** m/s by itself (road). Left out: speed comes from a `vehicle`. */
  scrollSpeed: z.optional(num),
  /** Pixels per metre in flat view. */
  pixelsPerMetre: z._default(z.number(), 40),
  /** What happens when the mover meets a thing, by prefab. */
  items: z._default(z.record(name, effect), {}),
  /** Gates with the options of a select question, one per lane. */
  gate: z.optional(
    z.strictObject({
      /** Spans the road; signs hang at their lane. */
      prefab: z.optional(name),
      sign: name,
      /** m ahead where a gate appears, and s between the end of one gate and the next. */
      ahead: z._default(num, 120),
      every: z._default(num, 2),
      /** s before a gate in which the lane is fixed. */
      lockMs: z._default(z.number(), 120),
      boost: z._default(z.number(), 1.6),
      boostMs: z._default(z.number(), 1600),
      slow: z._default(z.number(), 0.5),
      slowMs: z._default(z.number(), 1000),
      /** Lateral distance of signs in lanes (1 = exactly above its lane) and height in m. */
      spread: z._default(z.number(), 1),
      height: z._default(z.number(), 4),
      /** Width of a sign at scale 1: signs then stand side by side and the row fits the stage. */
      signWidth: z.optional(z.number()),
      /** Width of the stage that the row of signs may take, px. */
      row: z._default(z.number(), 1200),
      /** Share of the real distance at which a gate is drawn, so that its signs can be read from afar. */
      squeeze: z._default(z.number().check(z.gte(0.01), z.lte(1)), 0.1),
      /** Share of `ahead` for the gate after a miss: the signs were already read. The rubber band shortens it too, so that slower does not mean longer. */
      again: z._default(z.number().check(z.gte(0.2), z.lte(1)), 1),
      /** Calm, one switch and tutorial: stop this many m before the gate until a lane was chosen; elsewhere only in a lane without a sign. */
      stopAt: z._default(z.number(), 14),
      /** Waits before the first gate until the child has steered once: a child that is still looking answers nothing. */
      firstWaits: z._default(z.boolean(), false),
    }),
  ),
  /** Options choose a lane directly (tap, 1-4); false: only left and right. */
  tapLane: z._default(z.boolean(), true),
});
/** Parameters of the lanes with their defaults; px (flat) or metres (road), ms. */
export type LanesParams = z.output<typeof lanesSchema>;
/** laneChanged(mover, lane), gate(sign, lane), turbo, grind, hit(item, prefab), gateAhead(mover). */
export const lanesEmits = ['laneChanged', 'gate', 'gateAhead', 'turbo', 'grind', 'hit'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: lanesSchema, emits: lanesEmits };
