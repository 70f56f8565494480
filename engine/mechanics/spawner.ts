import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { carrierOf } from './pieces/give.ts';
import { type SpawnerParams, spawnerEmits, spawnerSchema } from './spawner.schema.ts';

const MAX = 512;

class Spawner implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: SpawnerParams;
  private readonly alive: Entity[] = [];
  private readonly vx = new Float64Array(MAX);
  private readonly vy = new Float64Array(MAX);
  private readonly age = new Float64Array(MAX);
  private readonly used = new Set<string>();
  private readonly seen = new Map<string, number>();
  private rest = 0;
  private turn = 0;
  private spot = 0;
  private lastRaster = false;

  constructor(ctx: SceneContext, params: SpawnerParams) {
    this.ctx = ctx;
    this.p = params;
  }

  onQuestion(): void {
    if (this.p.source === 'decor') return;
    this.empty();
    this.used.clear();
    this.seen.clear();
    this.rest = 0;
    this.spot = 0;
    this.lastRaster = this.raster;
    for (const token of this.ctx.tokens()) this.seen.set(token.id, this.ctx.now);
    if (this.raster || this.p.mode === 'fill') this.fillEverything();
  }

  /** The grid of calm mode and the stream of the others hold the same tokens, in other places. */
  onStateChange(): void {
    if (this.p.source === 'decor' || this.p.calm === undefined || this.raster === this.lastRaster) return;
    this.empty();
    this.rest = 0;
    this.spot = 0;
    this.lastRaster = this.raster;
    if (this.raster) this.fillEverything();
  }

  onVerdict({ verdict, attempt }: VerdictEvent): void {
    if (verdict.ok && (attempt.kind === 'place' || attempt.kind === 'bin')) this.used.add(attempt.tokenId);
  }

  onWordDone(): number {
    if (this.p.source === 'decor') return 0;
    for (const thing of this.alive) {
      if (thing.token === null) continue;
      thing.lock(1e6);
      this.ctx.juice.tween(thing, { alpha: 0.25 }, 300);
    }
    return 0;
  }

  idle(dt: number): void {
    this.cleanUp();
    this.move(dt);
    if (this.p.always) this.stream(dt);
  }

  step(dt: number): void {
    if (!this.p.always) this.stream(dt);
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    const thing = carrierOf(this.alive, goal.tokenId);
    if (thing === null) return false;
    out.x = thing.x;
    out.y = thing.y;
    return true;
  }

  call(name: string): void {
    if (name === 'fill') this.fillEverything();
    else if (name === 'clear') this.empty();
  }

  destroy(): void {
    this.alive.length = 0;
  }

  /** Calm mode: things stand in a grid. */
  private get raster(): boolean {
    return this.ctx.calm && this.p.calm !== undefined && this.p.source === 'vraag';
  }

  private stream(dt: number): void {
    if (this.p.mode === 'fill' || this.raster) return;
    this.rest -= dt * this.ctx.tempo;
    if (this.rest > 0) return;
    this.rest = Math.max(0.05, this.ctx.num(this.p.interval));
    if (this.p.source === 'decor') {
      if (this.alive.length < this.ctx.num(this.p.concurrent)) this.create(null);
      return;
    }
    this.nextToken();
  }

  /** The token that waited too long goes first and may push out the oldest; else the order of the practice engine. */
  private nextToken(): void {
    const tokens = this.ctx.tokens();
    const patience = this.ctx.num(this.p.ensureCorrectWithin) * 1000;
    const full = this.alive.length >= Math.min(tokens.length, Math.max(2, Math.round(this.ctx.num(this.p.concurrent))));
    const release = tokens.find((t) => this.free(t) && this.ctx.now - (this.seen.get(t.id) ?? 0) > patience);
    if (full && release === undefined) return;
    if (full) this.displace();
    const token =
      release ?? this.ctx.peekStream(tokens.length).find((t) => this.free(t)) ?? tokens.find((t) => this.free(t));
    if (token !== undefined) this.create(token);
  }

  private displace(): void {
    const oldest = this.alive.find((d) => d.token !== null);
    if (oldest !== undefined) this.exit(oldest);
  }

  private free(token: Token): boolean {
    return !this.used.has(token.id) && carrierOf(this.alive, token.id) === null;
  }

  private fillEverything(): void {
    for (const token of this.ctx.tokens()) if (this.free(token)) this.create(token);
  }

  private create(token: Token | null): void {
    const { ctx, p } = this;
    const prefab = p.prefabs[this.turn % p.prefabs.length] ?? p.prefabs[0];
    this.turn += 1;
    if (prefab === undefined) return;
    const [x, y] = this.where();
    const thing = ctx.spawn(prefab, x, y);
    thing.token = token;
    this.alive.push(thing);
    this.age[thing.index] = 0;
    if (token !== null) this.seen.set(token.id, ctx.now);
    this.setVelocity(thing);
    const size = thing.scale;
    if (!ctx.reducedMotion && p.lanes === undefined) {
      thing.scale = 0.2;
      ctx.juice.tween(thing, { scale: size }, 260, 'outBack');
    }
    ctx.emit('spawn', thing.id, p.from);
  }

  private setVelocity(thing: Entity): void {
    const { ctx, p } = this;
    const { world, lanes } = ctx.services;
    if (p.lanes !== undefined && lanes !== undefined) {
      const ahead = ctx.num(p.lanes.ahead);
      lanes.add(thing, ctx.rng.int(lanes.count), ahead);
      return;
    }
    if (this.raster) {
      world?.freeze(thing, true);
      return;
    }
    const vx = ctx.num(p.velocity[0]) * (1 + (ctx.rng.next() * 2 - 1) * p.jitter);
    const vy = ctx.num(p.velocity[1]) * (1 + (ctx.rng.next() * 2 - 1) * p.jitter);
    if (world?.has(thing) === true) world.velocity(thing, vx, vy);
    else {
      this.vx[thing.index] = vx;
      this.vy[thing.index] = vy;
    }
  }

  private where(): readonly [number, number] {
    const { ctx, p } = this;
    const k = this.spot;
    this.spot += 1;
    if (this.raster && p.calm !== undefined)
      return [
        p.calm.at[0] + (k % p.calm.cols) * p.calm.gap[0],
        p.calm.at[1] + Math.floor(k / p.calm.cols) * p.calm.gap[1],
      ];
    if (p.points !== undefined) {
      const points = ctx.points(p.points);
      return points[k % Math.max(1, points.length)] ?? [640, 360];
    }
    const [x, y, w, h] = p.area ?? [640, 360, 0, 0];
    return [x + ctx.rng.next() * w, y + ctx.rng.next() * h];
  }

  private empty(): void {
    for (let thing = this.alive[0]; thing !== undefined; thing = this.alive[0]) this.gone(thing);
  }

  private move(dt: number): void {
    const { lifetime } = this.p;
    const longest = lifetime === undefined ? Number.POSITIVE_INFINITY : this.ctx.num(lifetime);
    const fit = dt * this.ctx.tempo;
    for (let i = this.alive.length - 1; i >= 0; i -= 1) {
      const thing = this.alive[i];
      if (thing === undefined) continue;
      const k = thing.index;
      const old = (this.age[k] ?? 0) + dt;
      this.age[k] = old;
      thing.x += (this.vx[k] ?? 0) * fit;
      thing.y += (this.vy[k] ?? 0) * fit;
      if (this.outside(thing) || old > longest) this.exit(thing);
    }
  }

  private outside(thing: Entity): boolean {
    const { keep } = this.p;
    if (keep === undefined) return false;
    return thing.x < keep[0] || thing.x > keep[0] + keep[2] || thing.y < keep[1] || thing.y > keep[1] + keep[3];
  }

  private exit(thing: Entity): void {
    this.ctx.emit('leave', thing.id);
    if (thing.token !== null) this.seen.set(thing.token.id, this.ctx.now);
    this.gone(thing);
  }

  private gone(thing: Entity): void {
    const at = this.alive.indexOf(thing);
    if (at >= 0) this.alive.splice(at, 1);
    this.vx[thing.index] = 0;
    this.vy[thing.index] = 0;
    thing.destroy();
  }

  /** Things that others took away. */
  private cleanUp(): void {
    for (let i = this.alive.length - 1; i >= 0; i -= 1) {
      const thing = this.alive[i];
      if (thing === undefined || thing.view.destroyed) this.alive.splice(i, 1);
    }
  }
}

/** M2 spawner: streams and fills of token carriers or decor. */
export const mechanic = defineMechanic(spawnerSchema, spawnerEmits, (ctx, params) => new Spawner(ctx, params));
