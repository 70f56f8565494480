import type { SceneContext } from '#engine/runtime/contract.ts';
import { defineBehaviour } from '#engine/runtime/own.ts';
import { Path } from '#engine/runtime/path.ts';
import { LivingClock, ScalePoint, StagePlace, StagePoint } from '#engine/runtime/point.ts';
import {
  bobSchema,
  breatheSchema,
  driftSchema,
  followBrushSchema,
  followPathSchema,
  parallaxLoopSchema,
  reachSchema,
  rideSchema,
  spinSchema,
  swaySchema,
} from './behaviours.schema.ts';

const TAU = Math.PI * 2;
const DEGREES = 180 / Math.PI;
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

/** Stays beside the thing `on`, as far from it as it was at birth; with `turn` it leans along, around that thing. `on` stands before it in the document. */
export const ride = defineBehaviour(rideSchema, (ctx, entity, p) => {
  const on = ctx.entity(p.on);
  const offset = new StagePoint(entity.x - on.x, entity.y - on.y);
  const spot = new StagePlace();
  return {
    step: () => {
      const lean = p.turn ? on.angle / DEGREES : 0;
      const cos = Math.cos(lean);
      const sin = Math.sin(lean);
      spot.x = on.x + offset.x * cos - offset.y * sin;
      spot.y = on.y + offset.x * sin + offset.y * cos;
      spot.scale = entity.scale;
      spot.angle = p.turn ? on.angle : entity.angle;
      entity.takeTurned(spot);
    },
  };
});

/** Turns and stretches from its own place to the thing `to`: a pole, an arm, a rope that is drawn `length` px long to the right. */
export const reach = defineBehaviour(reachSchema, (ctx, entity, p) => ({
  step: () => {
    const to = ctx.entity(p.to);
    const dx = to.x - entity.x - entity.dx;
    const dy = to.y - entity.y - entity.dy;
    entity.angle = Math.atan2(dy, dx) * DEGREES;
    entity.sx = Math.sqrt(dx * dx + dy * dy) / p.length;
  },
}));

/** A tool that is where the brush of `scrub` rubs, and else at its rest `at` px from the thing `on`; there within about `lag` s. It leans `tilt` degrees a px that it is aside. */
export const followBrush = defineBehaviour(followBrushSchema, (ctx, entity, p) => {
  const spot = new ScalePoint();
  return {
    step: (dt) => {
      const on = ctx.entity(p.on);
      const { brush } = ctx.services;
      const rubs = brush?.rubs === true;
      const share = 1 - Math.exp(-dt / p.lag);
      spot.x = entity.x + ((rubs ? brush.x : on.x + p.at[0]) - entity.x) * share;
      spot.y = entity.y + ((rubs ? brush.y : on.y + p.at[1]) - entity.y) * share;
      spot.scale = entity.scale;
      entity.take(spot);
      entity.angle = Math.max(-p.most, Math.min(p.most, (entity.x - on.x) * p.tilt));
    },
  };
});
