import { shuffle } from '#engine/core/basis/rng.ts';
import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { between, COMES, ease, GONE, ROAR, STANDS, sunk } from './flight.ts';
import { type VoyageParams, voyageSchema } from './voyage.schema.ts';

/** The word that fills the last stage waits for its lever, and for the flight. */
const LEVER_MS = 9000;
class Voyage implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: VoyageParams;
  private readonly rocket: Entity;
  private readonly flame: Entity;
  private readonly ground: readonly { y: number }[];
  private readonly route: readonly string[];
  private flights = 0;
  /** Share of the flight that is done; below 0 = it stands. */
  private t = -1.5;
  private arrived = true;

  constructor(ctx: SceneContext, params: VoyageParams) {
    this.ctx = ctx;
    this.p = params;
    this.rocket = ctx.entity(params.rocket);
    this.flame = ctx.entity(params.flame);
    this.ground = params.ground.map((id) => ctx.layer(id));
    this.route = shuffle(params.planets, ctx.rng);
    this.dress(params.base);
  }

  idle(dt: number): void {
    if (this.t < 0) return;
    const ms = this.p.ms * (this.ctx.calm ? 1.25 : 1) * (this.ctx.reducedMotion ? 0.4 : 1);
    this.t += (dt * 1000) / ms;
    if (!this.arrived && this.t >= (GONE + COMES) / 2) this.arrive();
    if (this.t >= 1) return this.end();
    this.ctx.services.camera.y = -this.p.climb * (this.flights - 1 + this.risen);
    if (!this.ctx.reducedMotion) this.shake();
  }

  /** After the layers were put in their places. */
  render(): void {
    if (this.t < 0 || this.ctx.reducedMotion) return;
    const sinks = sunk(this.t) * this.p.sinks;
    for (let i = 0; i < this.ground.length; i += 1) {
      const layer = this.ground[i];
      if (layer !== undefined) layer.y += sinks;
    }
  }

  onEvent(event: string): void {
    if (event === this.p.on && this.t < 0 && this.ctx.phase === 'woordklaar') this.launch();
  }

  onWordDone(): number {
    return LEVER_MS + this.p.ms * 1.25;
  }

  busy(): boolean {
    return this.t >= 0;
  }

  destroy(): void {
    this.ctx.services.camera.y = 0;
  }

  /** Share of the sky that has gone by; less movement: it is another sky at once. */
  private get risen(): number {
    if (this.ctx.reducedMotion) return this.arrived ? 1 : 0;
    return ease(between(this.t, ROAR, STANDS));
  }

  private get place(): string {
    return this.route[(this.flights - 1) % this.route.length] ?? this.p.base;
  }

  private launch(): void {
    this.flights += 1;
    this.t = 0.0001;
    this.arrived = false;
    // The word was seen long enough: now the child looks where it goes.
    this.ctx.patch({ woord: null });
    this.ctx.emit('launch', this.p.rocket, String(this.flights));
  }

  /** High in the sky, where no ground is to be seen: what comes up is another planet. */
  private arrive(): void {
    this.arrived = true;
    this.dress(this.place);
  }

  private end(): void {
    this.t = -1.5;
    this.ctx.services.camera.y = -this.p.climb * this.flights;
    this.ctx.juice.squash(this.rocket, 0.1);
    this.ctx.emit('touchdown', this.p.rocket, this.place);
  }

  private dress(place: string): void {
    for (const id of this.p.dressed) this.ctx.entity(id).setState(place);
    for (const [where, things] of Object.entries(this.p.only))
      for (const id of things) this.ctx.entity(id).visible = where === place;
  }

  /** The rocket trembles at the start and leans on its flame; in calm it only rises and sinks a little. */
  private shake(): void {
    const { rocket, flame, t } = this;
    const power = t < COMES ? between(t, 0, ROAR) : 1 - between(t, COMES, STANDS);
    if (!this.ctx.calm) rocket.dx += Math.sin(t * 900) * 3 * power * (1 - between(t, ROAR, GONE));
    rocket.dy -= ease(between(t, ROAR, GONE)) * (1 - between(t, COMES, STANDS)) * 26;
    flame.sx *= 1 + 0.5 * power;
    flame.sy *= 1 + 0.9 * power;
  }
}

const EMITS = ['launch', 'touchdown'] as const;
/** Own mechanic: the flight to the next planet. */
export const voyage = defineMechanic(voyageSchema, EMITS, (ctx, params) => new Voyage(ctx, params));
