import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { BounceParams } from '../bounce.schema.ts';

/** Seconds that a ball rolls which has nothing to aim at, and times that calm takes longer. */
const IDLE = 1.4;
const CALM_LOOK = 2;

/** What the ball would be shot at now: the ring, and the dots on the way there. */
export class BounceAim {
  target: Entity | null = null;
  private readonly ctx: SceneContext;
  private readonly p: BounceParams;
  private readonly dots: Entity[] = [];
  private readonly order: Entity[] = [];
  private readonly slope = new Float64Array(512);
  private readonly time = { roll: 0.5, aimed: 0.5 };

  constructor(ctx: SceneContext, params: BounceParams) {
    const { preview } = params;
    this.ctx = ctx;
    this.p = params;
    for (let i = 0; i < (preview?.dots ?? 0); i += 1) {
      const dot = ctx.spawn(preview?.prefab ?? '', 0, 0);
      dot.visible = false;
      this.dots.push(dot);
    }
  }

  /** A ball came to lie: what it will aim at, from its own side to the other, and from below where they stand above each other. */
  begin(targets: readonly Entity[], from: Entity, side: 'left' | 'right'): void {
    const sign = side === 'left' ? 1 : -1;
    this.order.length = 0;
    this.time.roll = 0;
    this.time.aimed = 0;
    for (const target of targets) {
      if (target.token === null) continue;
      this.slope[target.index] = sign * Math.atan2(target.x - from.x, from.y - target.y) - target.y / 1e5;
      this.order.push(target);
    }
    this.order.sort((one, other) => (this.slope[one.index] ?? 0) - (this.slope[other.index] ?? 0));
  }

  /** How far the ball has rolled, in rounds of all targets. */
  step(dt: number): number {
    const { ctx, time, order } = this;
    const look = ctx.num(this.p.look) * (ctx.calm ? CALM_LOOK : 1);
    time.roll += (dt * ctx.tempo) / (order.length === 0 ? IDLE : order.length * look);
    return time.roll;
  }

  /** What the ball aims at so far on its way, or what is wanted. */
  point(dt: number, wanted: Entity | null): void {
    const { time, order } = this;
    const next = wanted ?? order[Math.floor((time.roll % 1) * order.length)] ?? null;
    const target = next === null || next.view.destroyed || next.token === null ? null : next;
    time.aimed = target === this.target ? time.aimed + dt : 0;
    this.at(target);
  }

  /** Long enough for a child to see what it shoots at. */
  get isSeen(): boolean {
    return this.target !== null && this.time.aimed >= this.p.seen;
  }

  at(target: Entity | null): void {
    if (target === this.target) return;
    if (this.target?.view.destroyed === false && this.target.token !== null) this.target.setPlate('rust');
    this.target = target;
    if (target === null) this.draw(null);
    else {
      target.setPlate('focus');
      this.ctx.emit('aim', target.id);
    }
  }

  draw(ball: Entity | null): void {
    const { target, dots } = this;
    const shown = ball !== null && target !== null;
    for (let i = 0; i < dots.length; i += 1) {
      const dot = dots[i];
      if (dot === undefined) continue;
      dot.visible = shown;
      const part = (i + 1) / (dots.length + 1.6);
      if (shown) dot.place(ball.x + (target.x - ball.x) * part, ball.y + (target.y - ball.y) * part);
    }
  }

  destroy(): void {
    this.target = null;
    this.order.length = 0;
  }
}
