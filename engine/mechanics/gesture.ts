import type { InputDevice } from '#engine/core/oefening/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { dragerVan, geefToken } from './geef.ts';
import { type GestureParams, gestureEmits, gestureSchema } from './gesture.schema.ts';

type Wijzer = Extract<Intent, { x: number }>;

class Gesture implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: GestureParams;
  private readonly start = { x: 0, y: 0 };
  private actief = false;
  private houdt: Entity | null = null;
  private duur = 0;
  private gewezen: Entity | null = null;

  constructor(ctx: SceneContext, params: GestureParams) {
    this.ctx = ctx;
    this.p = params;
  }

  onIntent(intent: Intent): boolean {
    if (intent.kind === 'choose') return this.kies(intent.tokenId, intent.device);
    if (intent.kind === 'down') return this.neer(intent);
    if (intent.kind === 'move') return this.beweeg(intent);
    if (intent.kind === 'up') return this.op(intent);
    return false;
  }

  step(dt: number): void {
    if (this.houdt === null) return;
    this.duur += dt * 1000;
    if (this.duur < this.p.holdMs) return;
    const ding = this.houdt;
    this.houdt = null;
    this.ctx.emit('hold', ding.id);
    this.raak(ding, 'aanraken');
  }

  onFocus(tokenId: string | null): void {
    this.gewezen?.setPlaat('rust');
    this.gewezen = dragerVan(this.ctx.group(this.p.targets), tokenId);
    this.gewezen?.setPlaat('focus');
  }

  onQuestion(): void {
    this.gewezen = null;
    this.houdt = null;
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    const ding = dragerVan(this.ctx.group(this.p.targets), goal.tokenId);
    if (ding === null) return false;
    out.x = ding.x;
    out.y = ding.y;
    return true;
  }

  bot(goal: { tokenId: string | null }): boolean {
    return goal.tokenId !== null && this.p.attempt && this.kies(goal.tokenId, 'muis');
  }

  destroy(): void {
    this.houdt = null;
    this.gewezen = null;
  }

  private kies(tokenId: string, device: InputDevice): boolean {
    const ding = dragerVan(this.ctx.group(this.p.targets), tokenId);
    if (ding === null || !this.p.attempt) return false;
    this.raak(ding, device);
    return true;
  }

  private neer(intent: Wijzer): boolean {
    this.actief = true;
    this.start.x = intent.x;
    this.start.y = intent.y;
    if (this.p.kind === 'swipe' || this.p.kind === 'slice') return false;
    const ding = this.ctx.hit(this.p.targets, intent, this.p.assist);
    if (ding === null) return false;
    if (this.p.kind === 'pop') this.raak(ding, intent.device);
    else {
      this.houdt = ding;
      this.duur = 0;
    }
    return true;
  }

  private beweeg(intent: Wijzer): boolean {
    if (!this.actief || this.p.kind !== 'slice' || this.lengte(intent) < this.p.minLength) return false;
    const ding = this.ctx.hit(this.p.targets, intent, this.p.assist);
    if (ding === null) return false;
    this.ctx.emit('slice', ding.id);
    this.raak(ding, intent.device);
    return true;
  }

  private op(intent: Wijzer): boolean {
    const was = this.actief;
    this.actief = false;
    this.houdt = null;
    if (!was || this.p.kind !== 'swipe' || this.lengte(intent) < this.p.minLength) return false;
    const dx = intent.x - this.start.x;
    const dy = intent.y - this.start.y;
    this.ctx.emit('swipe', Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up');
    return true;
  }

  private lengte(intent: Wijzer): number {
    return Math.hypot(intent.x - this.start.x, intent.y - this.start.y);
  }

  private raak(ding: Entity, device: InputDevice): void {
    const { ctx, p } = this;
    if (!p.attempt || ding.token === null) return ctx.emit('pop', ding.id);
    const verdict = geefToken(ctx, ding, device);
    if (verdict === null) return;
    if (verdict.ok) {
      ctx.emit('pop', ding.id);
      if (p.takes) this.neem(ding);
    } else {
      ding.lock(p.lockMs);
      const hoek = ctx.rng.next() * Math.PI * 2;
      ctx.diensten.wereld?.push(ding, Math.cos(hoek) * 160, Math.sin(hoek) * 120);
      ctx.emit('mis', ding.id);
    }
  }

  /** A short swell, then gone. */
  private neem(ding: Entity): void {
    this.ctx.fx.burst('pop', ding.view.x, ding.view.y);
    ding.token = null;
    ding.setState('op');
    ding.lock(1e6);
    if (this.ctx.reducedMotion) return ding.destroy();
    this.ctx.juice.tween(ding, { scale: ding.scale * 1.35, alpha: 0 }, 140, 'outCubic', () => ding.destroy());
  }
}

/** M16 gesture: tap-pop, swipe, slice and hold on things of the world. */
export const mechanic = defineMechanic(gestureSchema, gestureEmits, (ctx, params) => new Gesture(ctx, params));
