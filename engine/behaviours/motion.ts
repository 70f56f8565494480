import type { SceneContext } from '#engine/runtime/contract.ts';
import { defineBehaviour } from '#engine/runtime/own.ts';
import { Path } from '#engine/runtime/path.ts';
import { LivingClock } from '#engine/runtime/point.ts';
import {
  bobSchema,
  breatheSchema,
  driftSchema,
  followPathSchema,
  parallaxLoopSchema,
  spinSchema,
  swaySchema,
} from './behaviours.schema.ts';

const TAU = Math.PI * 2;
/** A field keeps its number in place, a captured variable would be a new one every step. */
const clockOf = (ctx: SceneContext, period: number): LivingClock => new LivingClock(ctx.rng.next() * period);

/** Wanders around its place: sines of `x` and `y` px with periods `period` and `period` / .73 s, so that the path does not repeat at once. */
export const drift = defineBehaviour(driftSchema, (ctx, entity, p) => {
  const clock = clockOf(ctx, p.period);
  return {
    step: (dt) => {
      clock.t += dt;
      const angle = (clock.t / p.period) * TAU;
      entity.dx += Math.sin(angle) * p.x;
      entity.dy += Math.sin(angle * 0.73 + 1) * p.y;
    },
  };
});

/** Goes up and down `amp` px and tilts `tilt` degrees, once in `period` s, from a random phase. */
export const bob = defineBehaviour(bobSchema, (ctx, entity, p) => {
  const clock = clockOf(ctx, p.period);
  return {
    step: (dt) => {
      clock.t += dt;
      const angle = (clock.t / p.period) * TAU;
      entity.dy += Math.sin(angle) * p.amp;
      if (p.tilt !== 0) entity.da += Math.sin(angle + 0.9) * p.tilt;
    },
  };
});

/** Swings `angle` degrees to both sides, once in `period` s, from a random phase. */
export const sway = defineBehaviour(swaySchema, (ctx, entity, p) => {
  const clock = clockOf(ctx, p.period);
  return {
    step: (dt) => {
      clock.t += dt;
      entity.da += Math.sin((clock.t / p.period) * TAU) * p.angle;
    },
  };
});

/** Grows and shrinks in height by the share `by` and in width by half of it the other way, once in `period` s. */
export const breathe = defineBehaviour(breatheSchema, (ctx, entity, p) => {
  const clock = clockOf(ctx, p.period);
  return {
    step: (dt) => {
      clock.t += dt;
      const k = Math.sin((clock.t / p.period) * TAU) * p.by;
      entity.sx *= 1 - k * 0.5;
      entity.sy *= 1 + k;
    },
  };
});

/** Turns `speed` degrees/s; with `withSpeed` that many degrees per metre of the ride (nothing without a ride). */
export const spin = defineBehaviour(spinSchema, (ctx, entity, p) => ({
  step: (dt) => {
    entity.angle += p.speed * dt * (p.withSpeed ? (ctx.services.ride?.speed ?? 0) : 1);
  },
}));

/** Walks a path of the scene in `seconds` s from the share `start` of its length (0..1): round, back and forth or once; `turn` points it along the path. */
export const followPath = defineBehaviour(followPathSchema, (ctx, entity, p) => {
  const clock = new LivingClock(p.start);
  const path = new Path(ctx.path(p.path));
  const out = { x: 0.5, y: 0.5, angle: 0.5 };
  return {
    step: (dt) => {
      clock.t += dt / p.seconds;
      if (p.mode === 'once' && clock.t >= 1) clock.t = 1;
      const { t } = clock;
      const k = p.mode === 'pingpong' ? 1 - Math.abs(1 - (t % 2)) : p.mode === 'loop' ? t % 1 : t;
      path.at(k, out);
      if (p.mode === 'loop' && k < 0.02) entity.place(out.x, out.y);
      entity.x = out.x;
      entity.y = out.y;
      if (p.turn) entity.angle = out.angle;
    },
  };
});

/** Moves `speed` px/s in x and comes back at the other end of `range` (px), without a drawn jump between. */
export const parallaxLoop = defineBehaviour(parallaxLoopSchema, (_ctx, entity, p) => ({
  step: (dt) => {
    entity.x += p.speed * dt;
    const from = p.range[0];
    const until = p.range[1];
    if (entity.x > until && p.speed > 0) entity.place(from, entity.y);
    else if (entity.x < from && p.speed < 0) entity.place(until, entity.y);
  },
}));
