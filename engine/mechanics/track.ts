import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { Path } from '#engine/runtime/path.ts';
import { TrackNet } from './pieces/track-net.ts';
import { type TrackParams, trackEmits, trackSchema } from './track.schema.ts';

interface Follower {
  ding: Entity;
  t: number;
  doel: number;
  gone: boolean;
  still: boolean;
  wait: number;
}

class Track implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: TrackParams;
  private readonly row: Follower[] = [];
  private readonly pad: Path;
  private readonly exit: Path | null;
  private readonly spot = { x: 0.5, y: 0.5, angle: 0.5 };
  private turn = 0;
  private rest = 0;
  private loop = 0;

  constructor(ctx: SceneContext, params: TrackParams) {
    this.ctx = ctx;
    this.p = params;
    this.pad = new Path(ctx.path(params.path));
    this.exit = params.exit === undefined ? null : new Path(ctx.path(params.exit));
    if (params.kind === 'queue') for (let i = 0; i < params.count; i += 1) this.nieuw(1 - i * params.spacing);
  }

  idle(dt: number): void {
    if (this.p.kind === 'belt') this.band(dt);
    this.loop += dt;
    const step = this.ctx.num(this.p.speed) * dt;
    for (let i = this.row.length - 1; i >= 0; i -= 1) {
      const follower = this.row[i];
      if (follower !== undefined) this.keepWalking(follower, step, i);
    }
  }

  step(dt: number): void {
    const patience = this.ctx.calm ? 0 : this.ctx.num(this.p.patience);
    const first = patience <= 0 ? undefined : this.foremost();
    if (first === undefined || !first.still) return;
    first.wait += dt;
    if (first.wait < patience) return;
    first.wait = 0;
    first.ding.setPose('waits', 2500);
    this.ctx.emit('waits', first.ding.id);
  }

  onEvent(event: string): void {
    if (event === this.p.advanceOn) this.ctx.after(event === 'wordDone' ? 900 : 0, () => this.slide());
  }

  call(name: string): void {
    if (name === 'advance') this.slide();
  }

  destroy(): void {
    this.row.length = 0;
  }

  /** First of the queue that does not leave yet. */
  private foremost(): Follower | undefined {
    for (let i = 0; i < this.row.length; i += 1) if (this.row[i]?.gone === false) return this.row[i];
    return undefined;
  }

  private slide(): void {
    const first = this.foremost();
    if (first === undefined) return;
    first.gone = true;
    first.t = 0;
    first.still = false;
    let last = 1;
    for (const follower of this.row) {
      if (follower.gone) continue;
      follower.doel = Math.min(1, follower.doel + this.p.spacing);
      follower.still = false;
      last = Math.min(last, follower.doel);
    }
    if (this.p.kind === 'queue') this.nieuw(last - this.p.spacing, Math.min(0, last - 2 * this.p.spacing));
  }

  private nieuw(doel: number, t = doel): void {
    const prefab = this.p.prefabs[this.turn % this.p.prefabs.length];
    this.turn += 1;
    if (prefab === undefined) return;
    const thing = this.ctx.spawn(prefab, 0, 0);
    const follower: Follower = { ding: thing, t, doel, gone: false, still: false, wait: 0 };
    this.row.push(follower);
    this.set(follower, this.pad);
    thing.place(this.spot.x, this.spot.y);
  }

  private band(dt: number): void {
    this.rest -= dt * this.ctx.tempo;
    if (this.rest > 0 || this.row.length >= this.p.count) return;
    this.rest = this.p.spacing;
    this.nieuw(1, 0);
  }

  private keepWalking(follower: Follower, step: number, i: number): void {
    if (follower.gone) return this.depart(follower, step, i);
    if (follower.still) return;
    follower.t = Math.min(follower.doel, follower.t + step);
    this.set(follower, this.pad);
    this.bump(follower.ding, i);
    if (follower.t < follower.doel) return;
    follower.still = true;
    this.ctx.emit('atStation', follower.ding.id, String(i));
    if (this.p.kind === 'belt') follower.gone = true;
  }

  private depart(follower: Follower, step: number, i: number): void {
    follower.t += step * 1.4;
    if (this.exit === null) follower.ding.x += step * this.pad.length * 1.4;
    else this.set(follower, this.exit);
    this.bump(follower.ding, i);
    if (follower.t < 1) return;
    this.ctx.emit('left', follower.ding.id);
    this.row.splice(i, 1);
    follower.ding.destroy();
  }

  /** The bounce of walking. */
  private bump(thing: Entity, i: number): void {
    if (this.ctx.reducedMotion) return;
    const wave = Math.sin(this.loop * 9 + i);
    thing.dy -= Math.abs(wave) * 6;
    thing.da += wave * 1.5;
  }

  private set(follower: Follower, path: Path): void {
    path.at(follower.t, this.spot);
    follower.ding.x = this.spot.x;
    follower.ding.y = this.spot.y;
  }
}

/** M9 track: a queue that moves up, a belt, or trains on a net of lines. */
export const mechanic = defineMechanic(trackSchema, trackEmits, (ctx, params) =>
  params.kind === 'net' ? new TrackNet(ctx, params) : new Track(ctx, params),
);
