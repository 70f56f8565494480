import { z } from 'zod';
import { naam } from '#engine/document/velden.schema.ts';
import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { WegPunt } from '#engine/runtime/punt.ts';

const wijzer = z.strictObject({ entity: naam, van: z.number().default(-120), tot: z.number().default(120) });

const schema = z.strictObject({
  use: z.literal('cockpit'),
  id: naam.optional(),
  auto: naam,
  snelheid: wijzer,
  ronde: wijzer,
  /** m/s at the end of the scale. */
  vol: z.number().default(60),
  /** Pose of the flames, and its flicker. */
  turbo: naam,
  turbo2: naam,
  /** Loop of the engine and its volume. */
  motor: naam,
  volume: z.number().default(0.3),
});
type Params = z.output<typeof schema>;
const VER_M = 1e5;

/** Dashboard: needles for speed and laps, the sound of the engine, flames that flicker, scenery that turns with the bend. */
class Cockpit implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: Params;
  private readonly snelheid: Entity;
  private readonly ronde: Entity;
  private readonly auto: Entity;
  private readonly einder = new WegPunt();
  private klaar = 0;
  private hoek = 0;
  private loop = 0;
  private tijd = 0;
  private flakker = 0;
  private turboTot = 0;

  constructor(ctx: SceneContext, params: Params) {
    this.ctx = ctx;
    this.p = params;
    this.snelheid = ctx.entity(params.snelheid.entity);
    this.ronde = ctx.entity(params.ronde.entity);
    this.auto = ctx.entity(params.auto);
  }

  idle(dt: number): void {
    const { ctx, p } = this;
    this.tijd += dt;
    const deel = Math.min(1, (ctx.diensten.rit?.speed ?? 0) / p.vol);
    const tril = ctx.reducedMotion ? 0 : Math.sin(this.tijd * 23) * 1.6 * deel;
    this.snelheid.angle = p.snelheid.van + (p.snelheid.tot - p.snelheid.van) * deel + tril;
    const doel = Math.min(1, this.klaar / Math.max(1, ctx.doc.round.items));
    this.hoek += (doel - this.hoek) * (1 - Math.exp(-dt * 3));
    this.ronde.angle = p.ronde.van + (p.ronde.tot - p.ronde.van) * this.hoek;
    if (this.loop !== 0) ctx.geluid.rate(this.loop, 0.7 + deel * 0.9);
    this.draai();
    this.vlam(dt);
  }

  /** The scenery follows the end of the road. */
  private draai(): void {
    const { projectie, camera } = this.ctx.diensten;
    const { einder } = this;
    if (projectie === undefined) return;
    einder.lat = 0;
    einder.diepte = VER_M;
    projectie.project(einder);
    camera.x = 640 - einder.x;
  }

  onEvent(event: string): void {
    if (event === 'start') this.loop = this.ctx.geluid.play(this.p.motor, { loop: true, volume: this.p.volume });
    else if (event === 'wordDone') this.klaar += 1;
    else if (event === 'turbo') this.turboTot = this.ctx.now + 1700;
    else if (event === 'finale') this.klaar = this.ctx.doc.round.items;
  }

  destroy(): void {
    if (this.loop !== 0) this.ctx.geluid.stop(this.loop);
  }

  /** Swaps between two flame poses ten times per second while the turbo burns; small shapes, so it does not flash. */
  private vlam(dt: number): void {
    if (this.ctx.reducedMotion || this.ctx.now >= this.turboTot) return;
    this.flakker += dt;
    if (this.flakker < 0.1) return;
    this.flakker = 0;
    this.auto.setPose(Math.floor(this.tijd * 10) % 2 === 0 ? this.p.turbo : this.p.turbo2, 400);
  }
}

export const mechanic = defineMechanic(schema, [], (ctx, params) => new Cockpit(ctx, params));
