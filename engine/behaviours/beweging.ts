import { defineBehaviour } from '#engine/runtime/eigen.ts';
import { opPad } from '#engine/runtime/plaatsing.ts';
import { bobSchema, breatheSchema, driftSchema, followPathSchema, parallaxLoopSchema, spinSchema, swaySchema } from './behaviours.schema.ts';

const TAU = Math.PI * 2;

export const drift = defineBehaviour(driftSchema, (ctx, entity, p) => {
  let t = ctx.rng.next() * p.period;
  return {
    step: (dt) => {
      t += dt;
      entity.offset(Math.sin((t / p.period) * TAU) * p.x, Math.sin((t / p.period) * TAU * 0.73 + 1) * p.y, 0);
    },
  };
});

export const bob = defineBehaviour(bobSchema, (ctx, entity, p) => {
  let t = ctx.rng.next() * p.period;
  return {
    step: (dt) => {
      t += dt;
      entity.offset(0, Math.sin((t / p.period) * TAU) * p.amp, Math.sin((t / p.period) * TAU + 0.9) * p.tilt);
    },
  };
});

export const sway = defineBehaviour(swaySchema, (ctx, entity, p) => {
  let t = ctx.rng.next() * p.period;
  return {
    step: (dt) => {
      t += dt;
      entity.offset(0, 0, Math.sin((t / p.period) * TAU) * p.angle);
    },
  };
});

export const breathe = defineBehaviour(breatheSchema, (ctx, entity, p) => {
  let t = ctx.rng.next() * p.period;
  return {
    step: (dt) => {
      t += dt;
      const k = Math.sin((t / p.period) * TAU) * p.by;
      entity.stretch(1 - k * 0.5, 1 + k);
    },
  };
});

export const spin = defineBehaviour(spinSchema, (ctx, entity, p) => ({
  step: (dt) => {
    entity.angle += p.speed * dt * (p.withSpeed ? (ctx.diensten.rit?.speed ?? 0) : 1);
  },
}));

export const followPath = defineBehaviour(followPathSchema, (ctx, entity, p) => {
  let t = p.start;
  const pad = ctx.path(p.path);
  const uit = { x: 0, y: 0, angle: 0 };
  return {
    step: (dt) => {
      t += dt / p.seconds;
      if (p.mode === 'once' && t >= 1) t = 1;
      const k = p.mode === 'pingpong' ? 1 - Math.abs(1 - (t % 2)) : p.mode === 'loop' ? t % 1 : t;
      opPad(pad, k, uit);
      if (p.mode === 'loop' && k < 0.02) entity.place(uit.x, uit.y);
      entity.x = uit.x;
      entity.y = uit.y;
      if (p.turn) entity.angle = uit.angle;
    },
  };
});

export const parallaxLoop = defineBehaviour(parallaxLoopSchema, (_ctx, entity, p) => ({
  step: (dt) => {
    entity.x += p.speed * dt;
    const [van, tot] = p.range;
    if (entity.x > tot && p.speed > 0) entity.place(van, entity.y);
    else if (entity.x < van && p.speed < 0) entity.place(tot, entity.y);
  },
}));
