import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { ScalePoint } from '#engine/runtime/point.ts';
import { type GondolaParams, gondolaSchema } from './gondola.schema.ts';

/** How soon it is where it goes, per second. */
const GLIDE = 3;
/** Degrees that it leans for every px that it has to go, and at most. */
const [LEAN, MOST] = [0.006, 1.2];

/** Slides under the window that is wiped, goes up a floor for each question, and lets its crew duck under low windows. */
class Gondola implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: GondolaParams;
  private readonly thing: Entity;
  private readonly crew: readonly Entity[];
  private readonly home = new ScalePoint();
  private readonly spot = new ScalePoint();
  private floor = 0;
  private windows: string | null = null;
  private ducked = 0.5;

  constructor(ctx: SceneContext, params: GondolaParams) {
    this.ctx = ctx;
    this.p = params;
    this.thing = ctx.entity(params.gondola);
    this.crew = params.duckers.map((id) => ctx.entity(id));
    this.home.x = this.thing.x;
    this.home.y = this.thing.y;
    this.spot.scale = this.thing.scale;
    this.ducked = 0;
  }

  onEvent(event: string, _: string | null, b: string | null): void {
    if (event !== 'climb') return;
    this.floor += 1;
    this.windows = b;
  }

  onFinale(): void {
    this.floor += 1;
  }

  idle(dt: number): void {
    const { ctx, p, thing, home, spot } = this;
    const full = this.windows === 'full';
    const share = ctx.reducedMotion ? 1 : 1 - Math.exp(-dt * GLIDE);
    const far = home.x + this.aside - thing.x;
    const up = Math.max(0, this.floor - 1) * p.rise - (full ? p.low : 0);
    spot.x = thing.x + far * share;
    spot.y = thing.y + (home.y - up - thing.y) * share;
    thing.take(spot);
    thing.angle = ctx.calm || ctx.reducedMotion ? 0 : Math.max(-MOST, Math.min(MOST, far * LEAN));
    this.ducked += ((full ? p.duck : 0) - this.ducked) * share;
    for (let i = 0; i < this.crew.length; i += 1) {
      const one = this.crew[i];
      if (one !== undefined) one.dy += this.ducked;
    }
  }

  destroy(): void {
    this.floor = 0;
  }

  /** How far it goes aside to be under the brush; windows in two rows leave no room for that. */
  private get aside(): number {
    const { brush } = this.ctx.services;
    const most = this.windows === 'one' ? this.p.reach : 0;
    return Math.max(-most, Math.min(most, (brush?.rubs === true ? brush.x : this.thing.x) - this.home.x));
  }
}

export const mechanic = defineMechanic(gondolaSchema, [], (ctx, params) => new Gondola(ctx, params));
