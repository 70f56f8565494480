import type { Question } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type RiggingParams, riggingSchema } from './rigging.schema.ts';
import { beforehand, sailStep } from './sail.ts';

const FLAP_MS = 620;
/** A letter lets the boat leap ahead: stage px, degrees, ms. */
const LEAP = { px: 54, angle: 4, ms: 760 } as const;

class Rigging implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: RiggingParams;
  private readonly boot: Entity;
  private readonly sail: Entity;
  private readonly surf: Entity;
  private length = 6;
  private stap = -1;
  private turn = 0;
  private flapUntil = -1;
  private surfT = -1;
  /** Share of the leap that is done; below 0 = none. */
  private leapT = -1;

  constructor(ctx: SceneContext, params: RiggingParams) {
    this.ctx = ctx;
    this.p = params;
    this.boot = ctx.entity(params.boat);
    this.sail = ctx.entity(params.sail);
    this.surf = ctx.entity(params.surf);
    for (const [id, parts] of Object.entries(params.parts)) {
      const { view } = ctx.entity(id);
      for (const part of parts) view.addChild(ctx.entity(part).view);
    }
    this.surf.visible = false;
    for (const id of params.gusts) ctx.entity(id).view.alpha = 0;
    this.set(0);
  }

  onQuestion({ view }: Question): void {
    this.length = view.shape === 'entry' ? (view.length ?? 6) : 6;
    this.set(0);
  }

  step(): void {
    const view = this.ctx.question()?.view;
    if (view?.shape !== 'entry') return this.set(0);
    const letters = this.ctx.nextSlot();
    this.set(letters === beforehand(view.mask) ? 0 : sailStep(letters, this.length, this.p.steps));
  }

  idle(dt: number): void {
    if (this.flapUntil > 0 && this.ctx.now > this.flapUntil) this.tighten();
    if (this.surfT >= 0) this.swell(dt);
    if (this.leapT >= 0) this.leap(dt);
  }

  onEvent(event: string): void {
    if (event === 'letterOk') this.gust();
    else if (event === 'almost') this.flap();
  }

  onWordDone(): number {
    this.flapUntil = -1;
    this.stap = -1;
    this.set(this.p.steps);
    this.surfT = 0;
    this.ctx.emit('surf', this.p.boat);
    return this.p.surfMs;
  }

  onFinale(): void {
    this.set(this.p.steps);
  }

  destroy(): void {
    this.surfT = -1;
  }

  private set(step: number): void {
    if (step === this.stap) return;
    const fuller = step > this.stap;
    this.stap = step;
    if (this.flapUntil > 0) return;
    this.sail.setState(`z${step}`);
    if (fuller && step > 0) this.ctx.juice.squash(this.sail, -0.1);
  }

  private gust(): void {
    const gust = this.ctx.entity(this.p.gusts[this.turn % this.p.gusts.length] ?? this.p.sail);
    this.turn += 1;
    this.leapT = 0;
    gust.place(-230, -130 - (this.turn % 3) * 42);
    gust.view.alpha = 0.95;
    this.ctx.juice.tween(gust, this.ctx.reducedMotion ? { alpha: 0 } : { x: 40, alpha: 0 }, 620, 'inOut');
  }

  /** Ahead at once, and slowly back to where the camera holds the boat. */
  private leap(dt: number): void {
    this.leapT += (dt * 1000) / LEAP.ms;
    const t = Math.min(1, this.leapT);
    const ahead = t < 0.25 ? Math.sin((t / 0.25) * (Math.PI / 2)) : 0.5 + 0.5 * Math.cos(((t - 0.25) / 0.75) * Math.PI);
    if (this.ctx.reducedMotion) this.boot.offset(ahead * 8, 0, 0);
    else this.boot.offset(ahead * LEAP.px, -ahead * 6, -ahead * LEAP.angle);
    if (this.leapT >= 1) this.leapT = -1;
  }

  private flap(): void {
    this.flapUntil = this.ctx.now + FLAP_MS;
    this.sail.setState('flap');
    this.ctx.juice.wobble(this.sail);
  }

  private tighten(): void {
    this.flapUntil = -1;
    this.sail.setState(`z${this.stap}`);
    this.ctx.juice.squash(this.sail, -0.06);
  }

  /** Up on the wave and gently down again. */
  private swell(dt: number): void {
    this.surfT += (dt * 1000) / this.p.surfMs;
    const done = this.surfT >= 1;
    const high = done ? 0 : Math.sin(Math.PI * Math.min(1, this.surfT)) ** 0.7;
    this.surf.visible = !done;
    this.surf.y = 84 - high * 104;
    if (!this.ctx.reducedMotion) this.boot.offset(0, -high * this.p.lift, -high * 6);
    if (done) this.surfT = -1;
  }
}

/** Own mechanic: sail, gusts and surfing wave. */
export const rigging = defineMechanic(riggingSchema, ['surf'], (ctx, params) => new Rigging(ctx, params));
