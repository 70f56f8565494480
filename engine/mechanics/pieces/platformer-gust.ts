import type { SceneContext } from '#engine/runtime/contract.ts';
import type { PlatformerParams } from '../platformer.schema.ts';

/** Wind that comes from aside now and then: px/s for who is in the air. */
export class Gusts {
  speed = 0.5;
  private readonly ctx: SceneContext;
  private readonly p: PlatformerParams;
  private t = 0.5;
  private side = 1;

  constructor(ctx: SceneContext, params: PlatformerParams) {
    this.ctx = ctx;
    this.p = params;
    this.t = 0;
    this.speed = 0;
  }

  step(dt: number): void {
    const { gust, mover } = this.p;
    if (gust === undefined) return;
    const force = this.ctx.calm ? 0 : this.ctx.num(gust.force);
    if (force === 0) {
      this.speed = 0;
      return;
    }
    const before = this.t;
    this.t += dt * this.ctx.tempo;
    if (this.t >= gust.every + gust.seconds) this.t = 0;
    if (before < gust.every && this.t >= gust.every) {
      this.side = -this.side;
      this.ctx.emit('gust', mover, this.side < 0 ? 'left' : 'right');
    }
    const blown = (this.t - gust.every) / gust.seconds;
    this.speed = blown <= 0 ? 0 : this.side * force * Math.sin(blown * Math.PI);
  }
}
