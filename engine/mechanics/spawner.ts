import type { Question, Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { askedToken, carrierOf } from './pieces/give.ts';
import { ThrownArc } from './pieces/spawner-arc.ts';
import { type SpawnerParams, spawnerEmits, spawnerSchema } from './spawner.schema.ts';

const MAX = 512;
/** Options that are thrown up together follow each other this much quicker. */
const QUICK = 0.4;

class Spawner implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: SpawnerParams;
  private readonly alive: Entity[] = [];
  private readonly vx = new Float64Array(MAX);
  private readonly vy = new Float64Array(MAX);
  private readonly age = new Float64Array(MAX);
  private readonly used = new Set<string>();
  private readonly seen = new Map<string, number>();
  /** What calm things hang on, by their index. */
  private readonly hangers = new Map<number, Entity>();
  private readonly arc: ThrownArc | null;
  /** The asked word, where that is what is made. */
  private asked: readonly Token[] | null = null;
  private rest = 0;
  private turn = 0;
  private spot = 0;
  private lastRaster = false;

  constructor(ctx: SceneContext, params: SpawnerParams) {
    this.ctx = ctx;
    this.p = params;
    const [left, foot, wide, deep] = params.area ?? [640, 720, 0, 0];
    this.arc = params.arc === undefined ? null : new ThrownArc(ctx, params.arc, { x: left + wide / 2, y: foot + deep });
  }

  onQuestion(question: Question): void {
    if (this.p.source === 'decor') return;
    const asked = this.p.asked.includes(question.format) ? askedToken(question) : null;
    this.asked = asked === null ? null : [asked];
    this.empty();
    this.used.clear();
    this.seen.clear();
    this.rest = 0;
    this.spot = 0;
    this.lastRaster = this.raster;
    for (const token of this.tokens) this.seen.set(token.id, this.ctx.now);
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

  onVerdict(event: VerdictEvent): void {
    const { verdict, attempt } = event;
    if (!this.raster && event.source !== null && this.alive.includes(event.source)) this.arc?.rebound(event);
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

  /** What is gripped stays where it is. */
  onEvent(event: string, a: string | null): void {
    if (this.arc === null || (event !== 'grip' && event !== 'free')) return;
    const thing = this.alive.find(({ id }) => id === a);
    if (thing !== undefined) this.arc.hold(thing, event === 'grip');
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

  private get tokens(): readonly Token[] {
    return this.asked ?? this.ctx.tokens();
  }

  /** Calm mode: things stand in a grid. */
  private get raster(): boolean {
    const { ctx, arc } = this;
    return (ctx.calm || (arc !== null && ctx.oneSwitch)) && this.p.calm !== undefined && this.p.source === 'vraag';
  }

  private stream(dt: number): void {
    if (this.p.mode === 'fill' || (this.raster && this.arc === null)) return;
    this.rest -= dt * this.ctx.tempo;
    if (this.rest > 0) return;
    this.rest = Math.max(0.05, this.ctx.num(this.p.interval) * (this.compared ? QUICK : 1));
    if (this.p.source === 'decor') {
      if (this.alive.length < this.ctx.num(this.p.concurrent)) this.create(null);
      return;
    }
    if (this.arc === null) this.nextToken();
    else this.nextThrow();
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

  /** Options that are compared while they are in the air. */
  private get compared(): boolean {
    return this.arc !== null && this.ctx.question()?.view.shape === 'select';
  }

  /** How many are in the air at a time: all options together, other tokens as many as the scene says, or one row that hangs still. */
  private get together(): number {
    const { ctx, p, tokens } = this;
    if (this.compared) return tokens.length;
    const most = this.raster ? (p.calm?.cols ?? 1) : Math.round(ctx.num(p.concurrent));
    return Math.min(tokens.length, Math.max(1, most));
  }

  /** Who was down longest goes up first. */
  private nextThrow(): void {
    if (this.alive.length >= this.together) return;
    let next: Token | null = null;
    for (const token of this.tokens)
      if (this.free(token) && (next === null || (this.seen.get(token.id) ?? 0) < (this.seen.get(next.id) ?? 0)))
        next = token;
    if (next !== null) this.create(next);
  }

  private displace(): void {
    const oldest = this.alive.find((d) => d.token !== null);
    if (oldest !== undefined) this.exit(oldest);
  }

  private free(token: Token): boolean {
    return !this.used.has(token.id) && carrierOf(this.alive, token.id) === null;
  }

  private fillEverything(): void {
    if (this.arc !== null) for (let i = this.together; i > 0; i -= 1) this.nextThrow();
    else for (const token of this.tokens) if (this.free(token)) this.create(token);
  }

  private create(token: Token | null): void {
    const { ctx, p } = this;
    const kinds = Math.max(1, Math.min(p.prefabs.length, Math.round(ctx.num(p.variety ?? p.prefabs.length))));
    const prefab = p.prefabs[this.turn % kinds];
    this.turn += 1;
    if (prefab === undefined) return;
    const [x, y] = this.where(token);
    const thing = ctx.spawn(prefab, x, y);
    thing.token = token;
    this.alive.push(thing);
    this.age[thing.index] = 0;
    if (token !== null) this.seen.set(token.id, ctx.now);
    if (this.arc === null || this.raster) this.setVelocity(thing);
    else this.arc.launch(thing, this.column(token));
    this.hang(thing);
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

  private hang(thing: Entity): void {
    const prefab = this.raster ? this.p.calm?.hanger : undefined;
    if (prefab !== undefined) this.hangers.set(thing.index, this.ctx.spawn(prefab, thing.x, thing.y));
  }

  private unhang(thing: Entity): void {
    this.hangers.get(thing.index)?.destroy();
    this.hangers.delete(thing.index);
  }

  /** Its own one for an option, the next one for other tokens. */
  private column(token: Token | null): number {
    if (token === null || !this.compared) return this.spot % this.columns;
    return this.tokens.findIndex(({ id }) => id === token.id);
  }

  private get columns(): number {
    if (this.tokens.length < 2 || this.compared) return Math.max(1, this.tokens.length);
    return this.together + 1;
  }

  private where(token: Token | null): readonly [number, number] {
    const { ctx, p } = this;
    const k = this.spot;
    this.spot += 1;
    if (this.raster) return this.cell(this.arc === null ? k : this.freeCell());
    if (p.points !== undefined) {
      const points = ctx.points(p.points);
      return points[k % Math.max(1, points.length)] ?? [640, 360];
    }
    const [x, y, w, h] = p.area ?? [640, 360, 0, 0];
    if (this.arc !== null) return [x + (w * (this.column(token) + 0.5)) / this.columns, y + h];
    return [x + ctx.rng.next() * w, y + ctx.rng.next() * h];
  }

  /** Place k of the grid; thrown things that do not fill their row hang in its middle. */
  private cell(k: number): readonly [number, number] {
    const { calm } = this.p;
    if (calm === undefined) return [640, 360];
    const row = Math.floor(k / calm.cols);
    const inset = this.arc === null ? 0 : Math.max(0, calm.cols - this.together + row * calm.cols) / 2;
    return [calm.at[0] + ((k % calm.cols) + inset) * calm.gap[0], calm.at[1] + row * calm.gap[1]];
  }

  private freeCell(): number {
    for (let k = 0; k < this.together; k += 1) {
      const [x, y] = this.cell(k);
      if (!this.alive.some((thing) => thing.x === x && thing.y === y)) return k;
    }
    return 0;
  }

  private empty(): void {
    for (let thing = this.alive[0]; thing !== undefined; thing = this.alive[0]) this.gone(thing);
  }

  private move(dt: number): void {
    const { lifetime } = this.p;
    const longest = lifetime === undefined ? Number.POSITIVE_INFINITY : this.ctx.num(lifetime);
    for (let i = this.alive.length - 1; i >= 0; i -= 1) {
      const thing = this.alive[i];
      if (thing === undefined) continue;
      const old = (this.age[thing.index] ?? 0) + dt;
      this.age[thing.index] = old;
      this.shift(thing, dt);
      if (this.outside(thing) || old > longest) this.exit(thing);
    }
  }

  private shift(thing: Entity, dt: number): void {
    if (this.arc === null) {
      const fit = dt * this.ctx.tempo;
      thing.x += (this.vx[thing.index] ?? 0) * fit;
      thing.y += (this.vy[thing.index] ?? 0) * fit;
    } else if (!this.raster) this.arc.step(thing, dt);
  }

  private outside(thing: Entity): boolean {
    const { keep } = this.p;
    if (this.arc !== null) return !this.raster && this.arc.over;
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
    this.unhang(thing);
    thing.destroy();
  }

  /** Things that others took away. */
  private cleanUp(): void {
    for (let i = this.alive.length - 1; i >= 0; i -= 1) {
      const thing = this.alive[i];
      if (thing !== undefined && !thing.view.destroyed) continue;
      if (thing !== undefined) this.unhang(thing);
      this.alive.splice(i, 1);
    }
  }
}

/** M2 spawner: streams and fills of token carriers or decor. */
export const mechanic = defineMechanic(spawnerSchema, spawnerEmits, (ctx, params) => new Spawner(ctx, params));
