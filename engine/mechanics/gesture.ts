import type { InputDevice } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { carrierOf, giveToken } from './pieces/give.ts';
import { type GestureParams, gestureEmits, gestureSchema } from './gesture.schema.ts';

type Pointer = Extract<Intent, { x: number }>;

class Gesture implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: GestureParams;
  private readonly start = { x: 0, y: 0 };
  private active = false;
  private holds: Entity | null = null;
  private duration = 0;
  private pointed: Entity | null = null;

  constructor(ctx: SceneContext, params: GestureParams) {
    this.ctx = ctx;
    this.p = params;
  }

  onIntent(intent: Intent): boolean {
    if (intent.kind === 'choose') return this.choose(intent.tokenId, intent.device);
    if (intent.kind === 'down') return this.down(intent);
    if (intent.kind === 'move') return this.move(intent);
    if (intent.kind === 'up') return this.at(intent);
    return false;
  }

  step(dt: number): void {
    if (this.holds === null) return;
    this.duration += dt * 1000;
    if (this.duration < this.p.holdMs) return;
    const thing = this.holds;
    this.holds = null;
    this.ctx.emit('hold', thing.id);
    this.hit(thing, 'aanraken');
  }

  onFocus(tokenId: string | null): void {
    this.pointed?.setPlate('rust');
    this.pointed = carrierOf(this.ctx.group(this.p.targets), tokenId);
    this.pointed?.setPlate('focus');
  }

  onQuestion(): void {
    this.pointed = null;
    this.holds = null;
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    const thing = carrierOf(this.ctx.group(this.p.targets), goal.tokenId);
    if (thing === null) return false;
    out.x = thing.x;
    out.y = thing.y;
    return true;
  }

  bot(goal: { tokenId: string | null }): boolean {
    return goal.tokenId !== null && this.p.attempt && this.choose(goal.tokenId, 'muis');
  }

  destroy(): void {
    this.holds = null;
    this.pointed = null;
  }

  private choose(tokenId: string, device: InputDevice): boolean {
    const thing = carrierOf(this.ctx.group(this.p.targets), tokenId);
    if (thing === null || !this.p.attempt) return false;
    this.hit(thing, device);
    return true;
  }

  private down(intent: Pointer): boolean {
    this.active = true;
    this.start.x = intent.x;
    this.start.y = intent.y;
    if (this.p.kind === 'swipe' || this.p.kind === 'slice') return false;
    const thing = this.ctx.hit(this.p.targets, intent, this.p.assist);
    if (thing === null) return false;
    if (this.p.kind === 'pop') this.hit(thing, intent.device);
    else {
      this.holds = thing;
      this.duration = 0;
    }
    return true;
  }

  private move(intent: Pointer): boolean {
    if (!this.active || this.p.kind !== 'slice' || this.length(intent) < this.p.minLength) return false;
    const thing = this.ctx.hit(this.p.targets, intent, this.p.assist);
    if (thing === null) return false;
    this.ctx.emit('slice', thing.id);
    this.hit(thing, intent.device);
    return true;
  }

  private at(intent: Pointer): boolean {
    const was = this.active;
    this.active = false;
    this.holds = null;
    if (!was || this.p.kind !== 'swipe' || this.length(intent) < this.p.minLength) return false;
    const dx = intent.x - this.start.x;
    const dy = intent.y - this.start.y;
    this.ctx.emit('swipe', Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up');
    return true;
  }

  private length(intent: Pointer): number {
    return Math.hypot(intent.x - this.start.x, intent.y - this.start.y);
  }

  private hit(thing: Entity, device: InputDevice): void {
    const { ctx, p } = this;
    if (!p.attempt || thing.token === null) return ctx.emit('pop', thing.id);
    const { token } = thing;
    const slot = ctx.question()?.view.shape === 'sequence' ? ctx.nextSlot() : null;
    const verdict = giveToken(ctx, thing, device);
    if (verdict === null) return;
    if (verdict.ok) {
      ctx.land({ token, slot, from: thing });
      ctx.emit('pop', thing.id);
      if (p.takes) this.take(thing);
    } else {
      thing.lock(p.lockMs);
      const angle = ctx.rng.next() * Math.PI * 2;
      ctx.services.world?.push(thing, Math.cos(angle) * 160, Math.sin(angle) * 120);
      ctx.emit('miss', thing.id);
    }
  }

  /** A short swell, then gone. */
  private take(thing: Entity): void {
    this.ctx.fx.burst('pop', thing.view.x, thing.view.y);
    thing.token = null;
    thing.setState('used');
    thing.lock(1e6);
    if (this.ctx.reducedMotion) return thing.destroy();
    this.ctx.juice.tween(thing, { scale: thing.scale * 1.35, alpha: 0 }, 140, 'outCubic', () => thing.destroy());
  }
}

/** M16 gesture: tap-pop, swipe, slice and hold on things of the world. */
export const mechanic = defineMechanic(gestureSchema, gestureEmits, (ctx, params) => new Gesture(ctx, params));
