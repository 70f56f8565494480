import type { InputDevice } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { carrierOf, giveToken } from './pieces/give.ts';
import { type GestureParams, gestureEmits, gestureSchema } from './gesture.schema.ts';

type Pointer = Extract<Intent, { x: number }>;

/** px between two places where a slice looks for something to cut. */
const SLICE_STEP = 20;

class Gesture implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: GestureParams;
  private readonly start = { x: 0, y: 0 };
  /** Where the finger was at the last move, and a place between there and here. */
  private readonly last = { x: 0.5, y: 0.5 };
  private readonly between = { x: 0.5, y: 0.5 };
  private active = false;
  private sliced = false;
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
    if (this.p.kind === 'slice') this.slice(thing, device);
    else this.hit(thing, device);
    return true;
  }

  private down(intent: Pointer): boolean {
    this.active = true;
    this.start.x = intent.x;
    this.start.y = intent.y;
    this.last.x = intent.x;
    this.last.y = intent.y;
    this.sliced = false;
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
    const thing = this.crossed(intent);
    this.last.x = intent.x;
    this.last.y = intent.y;
    if (thing === null) return false;
    this.slice(thing, intent.device);
    return true;
  }

  /** First target on the way from the last place: a fast finger jumps over a whole fruit between two moves. */
  private crossed(to: Pointer): Entity | null {
    const { last, between } = this;
    const dx = to.x - last.x;
    const dy = to.y - last.y;
    const count = Math.max(1, Math.ceil(Math.hypot(dx, dy) / SLICE_STEP));
    for (let i = 1; i <= count; i += 1) {
      between.x = last.x + (dx * i) / count;
      between.y = last.y + (dy * i) / count;
      const thing = this.ctx.hit(this.p.targets, between, this.p.assist);
      if (thing !== null) return thing;
    }
    return null;
  }

  private slice(thing: Entity, device: InputDevice): void {
    this.sliced = true;
    this.ctx.emit('slice', thing.id);
    this.hit(thing, device);
  }

  /** A tap is the twin of a slice. */
  private tapped(intent: Pointer): boolean {
    if (this.sliced || this.length(intent) >= this.p.minLength) return false;
    const thing = this.ctx.hit(this.p.targets, intent, this.p.assist);
    if (thing === null) return false;
    this.slice(thing, intent.device);
    return true;
  }

  private at(intent: Pointer): boolean {
    const was = this.active;
    this.active = false;
    this.holds = null;
    if (was && this.p.kind === 'slice') return this.tapped(intent);
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
