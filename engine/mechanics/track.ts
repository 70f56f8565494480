import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { Pad } from '#engine/runtime/pad.ts';
import { type TrackParams, trackEmits, trackSchema } from './track.schema.ts';

interface Volger {
  ding: Entity;
  t: number;
  doel: number;
  weg: boolean;
  stil: boolean;
  wacht: number;
}

class Track implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: TrackParams;
  private readonly rij: Volger[] = [];
  private readonly pad: Pad;
  private readonly exit: Pad | null;
  private readonly plek = { x: 0.5, y: 0.5, angle: 0.5 };
  private beurt = 0;
  private rest = 0;
  private loop = 0;

  constructor(ctx: SceneContext, params: TrackParams) {
    this.ctx = ctx;
    this.p = params;
    this.pad = new Pad(ctx.path(params.path));
    this.exit = params.exit === undefined ? null : new Pad(ctx.path(params.exit));
    if (params.kind === 'queue') for (let i = 0; i < params.count; i += 1) this.nieuw(1 - i * params.spacing);
  }

  idle(dt: number): void {
    if (this.p.kind === 'belt') this.band(dt);
    this.loop += dt;
    const stap = this.ctx.num(this.p.speed) * dt;
    for (let i = this.rij.length - 1; i >= 0; i -= 1) {
      const volger = this.rij[i];
      if (volger !== undefined) this.loopDoor(volger, stap, i);
    }
  }

  step(dt: number): void {
    const geduld = this.ctx.calm ? 0 : this.ctx.num(this.p.patience);
    const eerste = geduld <= 0 ? undefined : this.voorste();
    if (eerste === undefined || !eerste.stil) return;
    eerste.wacht += dt;
    if (eerste.wacht < geduld) return;
    eerste.wacht = 0;
    eerste.ding.setPose('wacht', 2500);
    this.ctx.emit('wacht', eerste.ding.id);
  }

  onEvent(event: string): void {
    if (event === this.p.advanceOn) this.ctx.after(event === 'wordDone' ? 900 : 0, () => this.schuif());
  }

  call(name: string): void {
    if (name === 'advance') this.schuif();
  }

  destroy(): void {
    this.rij.length = 0;
  }

  /** First of the queue that does not leave yet. */
  private voorste(): Volger | undefined {
    for (let i = 0; i < this.rij.length; i += 1) if (this.rij[i]?.weg === false) return this.rij[i];
    return undefined;
  }

  private schuif(): void {
    const eerste = this.voorste();
    if (eerste === undefined) return;
    eerste.weg = true;
    eerste.t = 0;
    eerste.stil = false;
    let laatste = 1;
    for (const volger of this.rij) {
      if (volger.weg) continue;
      volger.doel = Math.min(1, volger.doel + this.p.spacing);
      volger.stil = false;
      laatste = Math.min(laatste, volger.doel);
    }
    if (this.p.kind === 'queue') this.nieuw(laatste - this.p.spacing, Math.min(0, laatste - 2 * this.p.spacing));
  }

  private nieuw(doel: number, t = doel): void {
    const prefab = this.p.prefabs[this.beurt % this.p.prefabs.length];
    this.beurt += 1;
    if (prefab === undefined) return;
    const ding = this.ctx.spawn(prefab, 0, 0);
    const volger: Volger = { ding, t, doel, weg: false, stil: false, wacht: 0 };
    this.rij.push(volger);
    this.zet(volger, this.pad);
    ding.place(this.plek.x, this.plek.y);
  }

  private band(dt: number): void {
    this.rest -= dt * this.ctx.tempo;
    if (this.rest > 0 || this.rij.length >= this.p.count) return;
    this.rest = this.p.spacing;
    this.nieuw(1, 0);
  }

  private loopDoor(volger: Volger, stap: number, i: number): void {
    if (volger.weg) return this.vertrek(volger, stap, i);
    if (volger.stil) return;
    volger.t = Math.min(volger.doel, volger.t + stap);
    this.zet(volger, this.pad);
    this.hobbel(volger.ding, i);
    if (volger.t < volger.doel) return;
    volger.stil = true;
    this.ctx.emit('atStation', volger.ding.id, String(i));
    if (this.p.kind === 'belt') volger.weg = true;
  }

  private vertrek(volger: Volger, stap: number, i: number): void {
    volger.t += stap * 1.4;
    if (this.exit === null) volger.ding.x += stap * this.pad.lengte * 1.4;
    else this.zet(volger, this.exit);
    this.hobbel(volger.ding, i);
    if (volger.t < 1) return;
    this.ctx.emit('left', volger.ding.id);
    this.rij.splice(i, 1);
    volger.ding.destroy();
  }

  /** The bounce of walking. */
  private hobbel(ding: Entity, i: number): void {
    if (this.ctx.reducedMotion) return;
    const golf = Math.sin(this.loop * 9 + i);
    ding.dy -= Math.abs(golf) * 6;
    ding.da += golf * 1.5;
  }

  private zet(volger: Volger, pad: Pad): void {
    pad.op(volger.t, this.plek);
    volger.ding.x = this.plek.x;
    volger.ding.y = this.plek.y;
  }
}

/** M9 track: a queue that moves up, or a belt. */
export const mechanic = defineMechanic(trackSchema, trackEmits, (ctx, params) => new Track(ctx, params));
