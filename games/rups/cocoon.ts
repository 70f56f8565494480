import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type CocoonParams, cocoonSchema } from './cocoon.schema.ts';

/** Ms of drawing in, spinning, opening, flying up, and all of it. */
const [IN_MS, SPIN_MS, OPEN_MS, FLY_MS, ALL_MS] = [380, 1150, 300, 1400, 2600];
/** Px that a cocoon hangs above the foot of who spins it. */
const ABOVE = 46;
/** Beats of a wing a second, and the share of its width that is left when it is up. */
const BEATS = 2.4;
const FOLDED = 0.45;
const SMALL = 0.2;

class Cocoon implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: CocoonParams;
  private readonly mover: Entity;
  private readonly butterflies: Entity[] = [];
  private time = 0.5;

  constructor(ctx: SceneContext, params: CocoonParams) {
    this.ctx = ctx;
    this.p = params;
    this.mover = ctx.entity(params.mover);
  }

  onQuestion(): void {
    this.mover.visible = true;
    this.ctx.juice.pop(this.mover);
  }

  idle(dt: number): void {
    if (this.ctx.reducedMotion) return;
    this.time += dt;
    for (let i = 0; i < this.butterflies.length; i += 1) {
      const one = this.butterflies[i];
      if (one !== undefined)
        one.sx *= FOLDED + (1 - FOLDED) * Math.abs(Math.cos((this.time * BEATS + i * 0.37) * Math.PI));
    }
  }

  onWordDone(): number {
    const { ctx, p, mover } = this;
    const { x, y } = mover;
    if (ctx.reducedMotion) {
      this.release(x, y);
      return 0;
    }
    for (const part of ctx.group(p.body)) ctx.juice.tween(part, { x, y: y - ABOVE, alpha: 0 }, IN_MS, 'in');
    ctx.after(IN_MS, () => this.spin(x, y - ABOVE));
    return ALL_MS;
  }

  onFinale(): void {
    this.mover.visible = true;
  }

  destroy(): void {
    this.butterflies.length = 0;
  }

  private spin(x: number, y: number): void {
    const { ctx, p, mover } = this;
    const cocoon = ctx.spawn(p.cocoon, x, y);
    const { scale } = cocoon;
    mover.visible = false;
    cocoon.scale = SMALL;
    ctx.juice.tween(cocoon, { scale }, IN_MS, 'outBack');
    ctx.emit('spun', cocoon.id);
    for (const share of [0.5, 0.8]) ctx.after(SPIN_MS * share, () => ctx.juice.wobble(cocoon));
    ctx.after(SPIN_MS, () => {
      cocoon.setState('open');
      this.release(x, y);
      ctx.juice.tween(cocoon, { alpha: 0 }, OPEN_MS * 3, 'in', () => cocoon.destroy());
    });
  }

  /** A butterfly with the next wings goes to the next place in the sky. */
  private release(x: number, y: number): void {
    const { ctx, p, butterflies } = this;
    const nr = butterflies.length;
    const places = ctx.points(p.sky);
    const place = places[nr % places.length];
    if (place === undefined) return;
    const one = ctx.spawn(p.butterfly, x, y);
    const { scale } = one;
    one.setState(p.looks[nr % p.looks.length] ?? '');
    butterflies.push(one);
    ctx.emit('hatched', one.id);
    if (ctx.reducedMotion) {
      one.place(place[0], place[1]);
      return;
    }
    one.scale = SMALL;
    ctx.juice.tween(one, { scale: scale * 1.7 }, OPEN_MS, 'outBack', () =>
      ctx.juice.tween(one, { x: place[0], y: place[1], scale }, FLY_MS, 'inOut'),
    );
  }
}

export const mechanic = defineMechanic(cocoonSchema, ['spun', 'hatched'], (ctx, params) => new Cocoon(ctx, params));
