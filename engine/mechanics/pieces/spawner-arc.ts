import type { Entity, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import type { SpawnerParams } from '../spawner.schema.ts';

type Arc = NonNullable<SpawnerParams['arc']>;

const MAX = 512;
/** How flat the top of a throw is: 2 is a stone, more hovers. */
const HOVER = 2.5;

/** The flight of what is thrown up and falls back. Nothing is allocated while it flies. */
export class ThrownArc {
  private readonly ctx: SceneContext;
  private readonly p: Arc;
  /** Middle and foot of the place where things are thrown. */
  private readonly base: { readonly x: number; readonly y: number };
  private readonly age = new Float64Array(MAX);
  private readonly top = new Float64Array(MAX);
  private readonly speed = new Float64Array(MAX);
  private readonly held = new Uint8Array(MAX);
  /** A throw that is over is told here. */
  over = false;

  constructor(ctx: SceneContext, arc: Arc, base: { x: number; y: number }) {
    this.ctx = ctx;
    this.p = arc;
    this.base = base;
  }

  launch(thing: Entity, column: number): void {
    const { ctx, p } = this;
    const k = thing.index;
    this.age[k] = 0;
    this.held[k] = 0;
    this.top[k] = ctx.num(p.top[column % 2 === 0 ? 0 : 1]);
    const side = thing.x < this.base.x ? 1 : -1;
    this.speed[k] = (side * ctx.rng.next() * ctx.num(p.drift)) / ctx.num(p.hang);
    thing.angle = ctx.reducedMotion ? 0 : (ctx.rng.next() * 2 - 1) * p.tilt;
    thing.place(thing.x, this.base.y);
  }

  /** Holds a thing where it is, or lets it go on. */
  hold(thing: Entity, on: boolean): void {
    this.held[thing.index] = on ? 1 : 0;
  }

  /** A miss: what falls rises again from where it is. */
  rebound({ verdict, source }: VerdictEvent): void {
    if (source === null || verdict.ok) return;
    const k = source.index;
    const hang = this.ctx.num(this.p.hang);
    this.age[k] = Math.min(this.age[k] ?? 0, hang - (this.age[k] ?? 0));
    this.held[k] = 0;
  }

  /** Moves a thing; `over` tells whether it is back. While the play is explained it hovers at its top. */
  step(thing: Entity, dt: number): void {
    const { ctx } = this;
    const k = thing.index;
    this.over = false;
    if (this.held[k] === 1) return;
    const hang = ctx.num(this.p.hang);
    const fit = dt * ctx.tempo;
    const next = (this.age[k] ?? 0) + fit;
    this.age[k] = ctx.phase === 'uitleg' ? Math.min(next, hang / 2) : next;
    const off = Math.abs((2 * (this.age[k] ?? 0)) / hang - 1);
    const top = this.top[k] ?? 0;
    thing.y = top + (this.base.y - top) * off ** HOVER;
    thing.x += (this.speed[k] ?? 0) * fit;
    this.over = next > hang;
  }
}
