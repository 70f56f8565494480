import type { Token } from '#engine/core/oefening/contract.ts';
import type { Entity, Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { dragerVan } from './geef.ts';
import { type SpawnerParams, spawnerEmits, spawnerSchema } from './spawner.schema.ts';

const MAX = 512;

class Spawner implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: SpawnerParams;
  private readonly levend: Entity[] = [];
  private readonly vx = new Float64Array(MAX);
  private readonly vy = new Float64Array(MAX);
  private readonly leeftijd = new Float64Array(MAX);
  private readonly gebruikt = new Set<string>();
  private readonly gezien = new Map<string, number>();
  private rest = 0;
  private beurt = 0;
  private plek = 0;
  private stond = false;

  constructor(ctx: SceneContext, params: SpawnerParams) {
    this.ctx = ctx;
    this.p = params;
  }

  onQuestion(): void {
    if (this.p.source === 'decor') return;
    this.leeg();
    this.gebruikt.clear();
    this.gezien.clear();
    this.rest = 0;
    this.plek = 0;
    this.stond = this.raster;
    for (const token of this.ctx.tokens()) this.gezien.set(token.id, this.ctx.now);
    if (this.raster || this.p.mode === 'fill') this.vulAlles();
  }

  /** The grid of calm mode and the stream of the others hold the same tokens, in other places. */
  onStand(): void {
    if (this.p.source === 'decor' || this.p.calm === undefined || this.raster === this.stond) return;
    this.leeg();
    this.rest = 0;
    this.plek = 0;
    this.stond = this.raster;
    if (this.raster) this.vulAlles();
  }

  onVerdict({ verdict, attempt }: VerdictEvent): void {
    if (verdict.ok && (attempt.kind === 'place' || attempt.kind === 'bin')) this.gebruikt.add(attempt.tokenId);
  }

  onWordDone(): number {
    if (this.p.source === 'decor') return 0;
    for (const ding of this.levend) {
      if (ding.token === null) continue;
      ding.lock(1e6);
      this.ctx.juice.tween(ding, { alpha: 0.25 }, 300);
    }
    return 0;
  }

  idle(dt: number): void {
    this.ruimOp();
    this.beweeg(dt);
    if (this.p.always) this.stroom(dt);
  }

  step(dt: number): void {
    if (!this.p.always) this.stroom(dt);
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    const ding = dragerVan(this.levend, goal.tokenId);
    if (ding === null) return false;
    out.x = ding.x;
    out.y = ding.y;
    return true;
  }

  call(name: string): void {
    if (name === 'fill') this.vulAlles();
    else if (name === 'clear') this.leeg();
  }

  destroy(): void {
    this.levend.length = 0;
  }

  /** Calm mode: things stand in a grid. */
  private get raster(): boolean {
    return this.ctx.calm && this.p.calm !== undefined && this.p.source === 'vraag';
  }

  private stroom(dt: number): void {
    if (this.p.mode === 'fill' || this.raster) return;
    this.rest -= dt * this.ctx.tempo;
    if (this.rest > 0) return;
    this.rest = Math.max(0.05, this.ctx.num(this.p.interval));
    if (this.p.source === 'decor') {
      if (this.levend.length < this.ctx.num(this.p.concurrent)) this.maak(null);
      return;
    }
    this.volgendToken();
  }

  /** The token that waited too long goes first and may push out the oldest; else the order of the practice engine. */
  private volgendToken(): void {
    const tokens = this.ctx.tokens();
    const geduld = this.ctx.num(this.p.ensureCorrectWithin) * 1000;
    const vol = this.levend.length >= Math.min(tokens.length, Math.max(2, Math.round(this.ctx.num(this.p.concurrent))));
    const laat = tokens.find((t) => this.vrij(t) && this.ctx.now - (this.gezien.get(t.id) ?? 0) > geduld);
    if (vol && laat === undefined) return;
    if (vol) this.verdring();
    const token =
      laat ?? this.ctx.peekStream(tokens.length).find((t) => this.vrij(t)) ?? tokens.find((t) => this.vrij(t));
    if (token !== undefined) this.maak(token);
  }

  private verdring(): void {
    const oudste = this.levend.find((d) => d.token !== null);
    if (oudste !== undefined) this.verlaat(oudste);
  }

  private vrij(token: Token): boolean {
    return !this.gebruikt.has(token.id) && dragerVan(this.levend, token.id) === null;
  }

  private vulAlles(): void {
    for (const token of this.ctx.tokens()) if (this.vrij(token)) this.maak(token);
  }

  private maak(token: Token | null): void {
    const { ctx, p } = this;
    const prefab = p.prefabs[this.beurt % p.prefabs.length] ?? p.prefabs[0];
    this.beurt += 1;
    if (prefab === undefined) return;
    const [x, y] = this.waar();
    const ding = ctx.spawn(prefab, x, y);
    ding.token = token;
    this.levend.push(ding);
    this.leeftijd[ding.index] = 0;
    if (token !== null) this.gezien.set(token.id, ctx.now);
    this.zetVaart(ding);
    const maat = ding.scale;
    if (!ctx.reducedMotion && p.lanes === undefined) {
      ding.scale = 0.2;
      ctx.juice.tween(ding, { scale: maat }, 260, 'outBack');
    }
    ctx.emit('spawn', ding.id, p.from);
  }

  private zetVaart(ding: Entity): void {
    const { ctx, p } = this;
    const { wereld, banen } = ctx.diensten;
    if (p.lanes !== undefined && banen !== undefined) {
      const ahead = ctx.num(p.lanes.ahead);
      banen.add(ding, ctx.rng.int(banen.count), ahead);
      return;
    }
    if (this.raster) {
      wereld?.freeze(ding, true);
      return;
    }
    const vx = ctx.num(p.velocity[0]) * (1 + (ctx.rng.next() * 2 - 1) * p.jitter);
    const vy = ctx.num(p.velocity[1]) * (1 + (ctx.rng.next() * 2 - 1) * p.jitter);
    if (wereld?.has(ding) === true) wereld.velocity(ding, vx, vy);
    else {
      this.vx[ding.index] = vx;
      this.vy[ding.index] = vy;
    }
  }

  private waar(): readonly [number, number] {
    const { ctx, p } = this;
    const k = this.plek;
    this.plek += 1;
    if (this.raster && p.calm !== undefined)
      return [
        p.calm.at[0] + (k % p.calm.cols) * p.calm.gap[0],
        p.calm.at[1] + Math.floor(k / p.calm.cols) * p.calm.gap[1],
      ];
    if (p.points !== undefined) {
      const punten = ctx.points(p.points);
      return punten[k % Math.max(1, punten.length)] ?? [640, 360];
    }
    const [x, y, w, h] = p.area ?? [640, 360, 0, 0];
    return [x + ctx.rng.next() * w, y + ctx.rng.next() * h];
  }

  private leeg(): void {
    for (let ding = this.levend[0]; ding !== undefined; ding = this.levend[0]) this.weg(ding);
  }

  private beweeg(dt: number): void {
    const { lifetime } = this.p;
    const langst = lifetime === undefined ? Number.POSITIVE_INFINITY : this.ctx.num(lifetime);
    const pas = dt * this.ctx.tempo;
    for (let i = this.levend.length - 1; i >= 0; i -= 1) {
      const ding = this.levend[i];
      if (ding === undefined) continue;
      const k = ding.index;
      const oud = (this.leeftijd[k] ?? 0) + dt;
      this.leeftijd[k] = oud;
      ding.x += (this.vx[k] ?? 0) * pas;
      ding.y += (this.vy[k] ?? 0) * pas;
      if (this.buiten(ding) || oud > langst) this.verlaat(ding);
    }
  }

  private buiten(ding: Entity): boolean {
    const { keep } = this.p;
    if (keep === undefined) return false;
    return ding.x < keep[0] || ding.x > keep[0] + keep[2] || ding.y < keep[1] || ding.y > keep[1] + keep[3];
  }

  private verlaat(ding: Entity): void {
    this.ctx.emit('leave', ding.id);
    if (ding.token !== null) this.gezien.set(ding.token.id, this.ctx.now);
    this.weg(ding);
  }

  private weg(ding: Entity): void {
    const at = this.levend.indexOf(ding);
    if (at >= 0) this.levend.splice(at, 1);
    this.vx[ding.index] = 0;
    this.vy[ding.index] = 0;
    ding.destroy();
  }

  /** Things that others took away. */
  private ruimOp(): void {
    for (let i = this.levend.length - 1; i >= 0; i -= 1) {
      const ding = this.levend[i];
      if (ding === undefined || ding.view.destroyed) this.levend.splice(i, 1);
    }
  }
}

/** M2 spawner: streams and fills of token carriers or decor. */
export const mechanic = defineMechanic(spawnerSchema, spawnerEmits, (ctx, params) => new Spawner(ctx, params));
