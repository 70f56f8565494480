import { z } from 'zod/mini';
import { name } from '#engine/document/fields.schema.ts';
import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { RoadPoint } from '#engine/runtime/point.ts';

const pointer = z.strictObject({ entity: name, from: z._default(z.number(), -120), to: z._default(z.number(), 120) });

const schema = z.strictObject({
  use: z.literal('cockpit'),
  id: z.optional(name),
  car: name,
  speed: pointer,
  laps: pointer,
  /** m/s at the end of the scale. */
  full: z._default(z.number(), 60),
  /** Pose of the flames, and its flicker. */
  turbo: name,
  turbo2: name,
  /** Loop of the engine and its volume. */
  motor: name,
  volume: z._default(z.number(), 0.3),
});
type Params = z.output<typeof schema>;
const FAR_M = 1e5;

/** Dashboard: needles for speed and laps, the sound of the engine, flames that flicker, scenery that turns with the bend. */
class Cockpit implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: Params;
  private readonly speed: Entity;
  private readonly laps: Entity;
  private readonly car: Entity;
  private readonly horizon = new RoadPoint();
  private done = 0;
  private angle = 0;
  private loop = 0;
  private time = 0;
  private flicker = 0;
  private turboUntil = 0;

  constructor(ctx: SceneContext, params: Params) {
    this.ctx = ctx;
    this.p = params;
    this.speed = ctx.entity(params.speed.entity);
    this.laps = ctx.entity(params.laps.entity);
    this.car = ctx.entity(params.car);
  }

  idle(dt: number): void {
    const { ctx, p } = this;
    this.time += dt;
    const part = Math.min(1, (ctx.services.ride?.speed ?? 0) / p.full);
    const vibrate = ctx.reducedMotion ? 0 : Math.sin(this.time * 23) * 1.6 * part;
    this.speed.angle = p.speed.from + (p.speed.to - p.speed.from) * part + vibrate;
    const doel = Math.min(1, this.done / Math.max(1, ctx.doc.round.items));
    this.angle += (doel - this.angle) * (1 - Math.exp(-dt * 3));
    this.laps.angle = p.laps.from + (p.laps.to - p.laps.from) * this.angle;
    if (this.loop !== 0) ctx.sound.rate(this.loop, 0.7 + part * 0.9);
    this.spin();
    this.flame(dt);
  }

  /** The scenery follows the end of the road. */
  private spin(): void {
    const { projection, camera } = this.ctx.services;
    const { horizon } = this;
    if (projection === undefined) return;
    horizon.lat = 0;
    horizon.depth = FAR_M;
    projection.project(horizon);
    camera.x = 640 - horizon.x;
  }

  onEvent(event: string): void {
    if (event === 'start') this.loop = this.ctx.sound.play(this.p.motor, { loop: true, volume: this.p.volume });
    else if (event === 'wordDone') this.done += 1;
    else if (event === 'turbo') this.turboUntil = this.ctx.now + 1700;
    else if (event === 'finale') this.done = this.ctx.doc.round.items;
  }

  destroy(): void {
    if (this.loop !== 0) this.ctx.sound.stop(this.loop);
  }

  /** Swaps between two flame poses ten times per second while the turbo burns; small shapes, so it does not flash. */
  private flame(dt: number): void {
    if (this.ctx.reducedMotion || this.ctx.now >= this.turboUntil) return;
    this.flicker += dt;
    if (this.flicker < 0.1) return;
    this.flicker = 0;
    this.car.setPose(Math.floor(this.time * 10) % 2 === 0 ? this.p.turbo : this.p.turbo2, 400);
  }
}

export const mechanic = defineMechanic(schema, [], (ctx, params) => new Cockpit(ctx, params));
