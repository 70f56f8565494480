import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { opPad, padLengte } from '#engine/runtime/plaatsing.ts';
import { type TrackParams, trackEmits, trackSchema } from './track.schema.ts';

interface Volger { ding: Entity; t: number; doel: number; weg: boolean; stil: boolean; wacht: number }

class Track implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: TrackParams;
  private readonly rij: Volger[] = [];
  private readonly plek = { x: 0, y: 0, angle: 0 };
  private beurt = 0;
  private rest = 0;
  private loop = 0;

  constructor(ctx: SceneContext, params: TrackParams) {
    this.ctx = ctx;
    this.p = params;
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
    const eerste = this.rij.find((v) => !v.weg);
    if (geduld <= 0 || eerste === undefined || !eerste.stil) return;
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

  private schuif(): void {
    const eerste = this.rij.find((v) => !v.weg);
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
    this.zet(volger, this.ctx.path(this.p.path), t);
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
    this.zet(volger, this.ctx.path(this.p.path), volger.t);
    if (!this.ctx.reducedMotion) volger.ding.offset(0, -Math.abs(Math.sin(this.loop * 9 + i)) * 6, Math.sin(this.loop * 9 + i) * 1.5);
    if (volger.t < volger.doel) return;
    volger.stil = true;
    this.ctx.emit('atStation', volger.ding.id, String(i));
    if (this.p.kind === 'belt') volger.weg = true;
  }

  private vertrek(volger: Volger, stap: number, i: number): void {
    volger.t += stap * 1.4;
    const exit = this.p.exit === undefined ? null : this.ctx.path(this.p.exit);
    if (exit === null) volger.ding.x += stap * padLengte(this.ctx.path(this.p.path)) * 1.4;
    else this.zet(volger, exit, volger.t);
    if (!this.ctx.reducedMotion) volger.ding.offset(0, -Math.abs(Math.sin(this.loop * 9 + i)) * 6, 0);
    if (volger.t < 1) return;
    this.ctx.emit('left', volger.ding.id);
    this.rij.splice(i, 1);
    volger.ding.destroy();
  }

  private zet(volger: Volger, pad: readonly (readonly [number, number])[], t: number): void {
    opPad(pad, Math.max(0, t), this.plek);
    const eerste = pad[0];
    const tweede = pad[1];
    if (t < 0 && eerste !== undefined && tweede !== undefined) {
      const lengte = padLengte(pad);
      const stuk = Math.max(1, Math.hypot(tweede[0] - eerste[0], tweede[1] - eerste[1]));
      this.plek.x = eerste[0] + ((tweede[0] - eerste[0]) / stuk) * t * lengte;
      this.plek.y = eerste[1] + ((tweede[1] - eerste[1]) / stuk) * t * lengte;
    }
    volger.ding.x = this.plek.x;
    volger.ding.y = this.plek.y;
  }
}

/** M9 track: a queue that moves up, or a belt. */
export const mechanic = defineMechanic(trackSchema, trackEmits, (ctx, params) => new Track(ctx, params));
