import type { SceneContext } from '#engine/runtime/contract.ts';
import { defineBehaviour } from '#engine/runtime/eigen.ts';
import { Pad } from '#engine/runtime/pad.ts';
import { Klok } from '#engine/runtime/punt.ts';
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
const klokVan = (ctx: SceneContext, period: number): Klok => new Klok(ctx.rng.next() * period);

export const drift = defineBehaviour(driftSchema, (ctx, entity, p) => {
  const klok = klokVan(ctx, p.period);
  return {
    step: (dt) => {
      klok.t += dt;
      const hoek = (klok.t / p.period) * TAU;
      entity.dx += Math.sin(hoek) * p.x;
      entity.dy += Math.sin(hoek * 0.73 + 1) * p.y;
    },
  };
});

export const bob = defineBehaviour(bobSchema, (ctx, entity, p) => {
  const klok = klokVan(ctx, p.period);
  return {
    step: (dt) => {
      klok.t += dt;
      const hoek = (klok.t / p.period) * TAU;
      entity.dy += Math.sin(hoek) * p.amp;
      if (p.tilt !== 0) entity.da += Math.sin(hoek + 0.9) * p.tilt;
    },
  };
});

export const sway = defineBehaviour(swaySchema, (ctx, entity, p) => {
  const klok = klokVan(ctx, p.period);
  return {
    step: (dt) => {
      klok.t += dt;
      entity.da += Math.sin((klok.t / p.period) * TAU) * p.angle;
    },
  };
});

export const breathe = defineBehaviour(breatheSchema, (ctx, entity, p) => {
  const klok = klokVan(ctx, p.period);
  return {
    step: (dt) => {
      klok.t += dt;
      const k = Math.sin((klok.t / p.period) * TAU) * p.by;
      entity.sx *= 1 - k * 0.5;
      entity.sy *= 1 + k;
    },
  };
});

export const spin = defineBehaviour(spinSchema, (ctx, entity, p) => ({
  step: (dt) => {
    entity.angle += p.speed * dt * (p.withSpeed ? (ctx.diensten.rit?.speed ?? 0) : 1);
  },
}));

export const followPath = defineBehaviour(followPathSchema, (ctx, entity, p) => {
  const klok = new Klok(p.start);
  const pad = new Pad(ctx.path(p.path));
  const uit = { x: 0.5, y: 0.5, angle: 0.5 };
  return {
    step: (dt) => {
      klok.t += dt / p.seconds;
      if (p.mode === 'once' && klok.t >= 1) klok.t = 1;
      const { t } = klok;
      const k = p.mode === 'pingpong' ? 1 - Math.abs(1 - (t % 2)) : p.mode === 'loop' ? t % 1 : t;
      pad.op(k, uit);
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
    const van = p.range[0];
    const tot = p.range[1];
    if (entity.x > tot && p.speed > 0) entity.place(van, entity.y);
    else if (entity.x < van && p.speed < 0) entity.place(tot, entity.y);
  },
}));
