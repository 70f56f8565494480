import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { FlashParams } from '../flash.schema.ts';

/** How far a cover that falls comes from, px. */
const FALL = 260;

/** What hides the text: 0 = open, 1 = shut. */
export class FlashCover {
  private readonly ctx: SceneContext;
  private readonly p: FlashParams;
  private readonly thing: Entity | null;
  private readonly home = { y: 0.5, scale: 1.5 };
  private share = 1.5;
  private goal = 1;

  constructor(ctx: SceneContext, params: FlashParams) {
    this.ctx = ctx;
    this.p = params;
    this.thing = params.cover === undefined ? null : ctx.entity(params.cover);
    if (this.thing !== null) {
      this.home.y = this.thing.y;
      this.home.scale = this.thing.scale;
    }
    this.jump(1);
  }

  get open(): boolean {
    return this.goal === 0;
  }
  get shut(): boolean {
    return this.share >= 1;
  }

  to(goal: 0 | 1): void {
    this.goal = goal;
  }

  jump(goal: 0 | 1): void {
    this.goal = goal;
    this.share = goal;
    this.draw();
  }

  /** A step of its movement. */
  step(dt: number): void {
    if (this.share === this.goal) return;
    const by = (dt * 1000) / Math.max(1, this.p.coverMs);
    this.share = this.goal > this.share ? Math.min(1, this.share + by) : Math.max(0, this.share - by);
    this.draw();
  }

  private draw(): void {
    const { thing, home } = this;
    if (thing === null) return;
    const fades = this.ctx.reducedMotion || this.p.style === 'fade';
    const left = 1 - this.share;
    const k = 1 - left * left;
    thing.view.alpha = fades ? this.share : Math.min(1, this.share * 3);
    if (fades) return this.place(home.y, home.scale);
    if (this.p.style === 'grow') this.place(home.y, home.scale * (0.2 + 0.8 * k));
    else this.place(home.y - (1 - k) * FALL, home.scale);
  }

  private place(y: number, scale: number): void {
    if (this.thing === null) return;
    this.thing.y = y;
    this.thing.scale = scale;
  }
}
