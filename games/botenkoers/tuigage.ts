import type { Question } from '#engine/core/oefening/contract.ts';
import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { type TuigageParams, tuigageSchema } from './tuigage.schema.ts';
import { vooraf, zeilStap } from './zeil.ts';

const FLAP_MS = 620;

class Tuigage implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: TuigageParams;
  private readonly boot: Entity;
  private readonly zeil: Entity;
  private readonly surf: Entity;
  private lengte = 6;
  private stap = -1;
  private beurt = 0;
  private flapTot = -1;
  private surfT = -1;

  constructor(ctx: SceneContext, params: TuigageParams) {
    this.ctx = ctx;
    this.p = params;
    this.boot = ctx.entity(params.boot);
    this.zeil = ctx.entity(params.zeil);
    this.surf = ctx.entity(params.surf);
    for (const [id, delen] of Object.entries(params.delen)) {
      const { view } = ctx.entity(id);
      for (const deel of delen) view.addChild(ctx.entity(deel).view);
    }
    this.surf.visible = false;
    for (const id of params.vlagen) ctx.entity(id).view.alpha = 0;
    this.zet(0);
  }

  onQuestion({ view }: Question): void {
    this.lengte = view.shape === 'entry' ? (view.length ?? 6) : 6;
    this.zet(0);
  }

  step(): void {
    const view = this.ctx.question()?.view;
    if (view?.shape !== 'entry') return this.zet(0);
    const letters = this.ctx.nextSlot();
    this.zet(letters === vooraf(view.mask) ? 0 : zeilStap(letters, this.lengte, this.p.stappen));
  }

  idle(dt: number): void {
    if (this.flapTot > 0 && this.ctx.now > this.flapTot) this.strak();
    if (this.surfT >= 0) this.deining(dt);
  }

  onEvent(event: string): void {
    if (event === 'letterOk') this.vlaag();
    else if (event === 'bijna') this.flap();
  }

  onWordDone(): number {
    this.flapTot = -1;
    this.stap = -1;
    this.zet(this.p.stappen);
    this.surfT = 0;
    this.ctx.emit('surf', this.p.boot);
    return this.p.surfMs;
  }

  onFinale(): void {
    this.zet(this.p.stappen);
  }

  destroy(): void {
    this.surfT = -1;
  }

  private zet(stap: number): void {
    if (stap === this.stap) return;
    const voller = stap > this.stap;
    this.stap = stap;
    if (this.flapTot > 0) return;
    this.zeil.setState(`z${stap}`);
    if (voller && stap > 0) this.ctx.juice.squash(this.zeil, -0.1);
  }

  private vlaag(): void {
    const vlaag = this.ctx.entity(this.p.vlagen[this.beurt % this.p.vlagen.length] ?? this.p.zeil);
    this.beurt += 1;
    vlaag.place(-230, -130 - (this.beurt % 3) * 42);
    vlaag.view.alpha = 0.95;
    this.ctx.juice.tween(vlaag, this.ctx.reducedMotion ? { alpha: 0 } : { x: 40, alpha: 0 }, 620, 'inOut');
  }

  private flap(): void {
    this.flapTot = this.ctx.now + FLAP_MS;
    this.zeil.setState('flap');
    this.ctx.juice.wobble(this.zeil);
  }

  private strak(): void {
    this.flapTot = -1;
    this.zeil.setState(`z${this.stap}`);
    this.ctx.juice.squash(this.zeil, -0.06);
  }

  /** Up on the wave and gently down again. */
  private deining(dt: number): void {
    this.surfT += (dt * 1000) / this.p.surfMs;
    const klaar = this.surfT >= 1;
    const hoog = klaar ? 0 : Math.sin(Math.PI * Math.min(1, this.surfT)) ** 0.7;
    this.surf.visible = !klaar;
    this.surf.y = 84 - hoog * 104;
    if (!this.ctx.reducedMotion) this.boot.offset(0, -hoog * this.p.lift, -hoog * 6);
    if (klaar) this.surfT = -1;
  }
}

/** Own mechanic: sail, gusts and surfing wave. */
export const tuigage = defineMechanic(tuigageSchema, ['surf'], (ctx, params) => new Tuigage(ctx, params));
