import type { Entity, Intent, SceneContext } from '#engine/runtime/contract.ts';

/** A finger that moves further than this pushes; less is a tap. */
const TAP = 22;
/** px/s for every px between finger and bubble. */
const PULL = 8;
const MAX_SPEED = 900;
export type Pointer = Extract<Intent, { x: number }>;

/** A finger on a bubble. */
export class Grip {
  /** The finger moved so far that it is no tap. */
  far = false;
  private readonly ctx: SceneContext;
  private fixed: Entity | null = null;
  private beginX = 0;
  private beginY = 0;
  private x = 0;
  private y = 0;

  constructor(ctx: SceneContext) {
    this.ctx = ctx;
  }

  get active(): boolean {
    return this.fixed !== null;
  }

  grab(bubble: Entity, { x, y }: Pointer): void {
    this.fixed = bubble;
    this.far = false;
    this.beginX = x;
    this.beginY = y;
    this.x = x;
    this.y = y;
  }

  move({ x, y }: Pointer): void {
    this.x = x;
    this.y = y;
    this.far ||= Math.hypot(x - this.beginX, y - this.beginY) > TAP;
  }

  /** Lets go; answers the bubble that was held. */
  los(): Entity | null {
    const bubble = this.fixed;
    this.fixed = null;
    return bubble;
  }

  /** The bubble follows the finger with a little delay, so that it still bumps into others. */
  step(): void {
    const bubble = this.fixed;
    if (bubble === null) return;
    if (bubble.view.destroyed || bubble.token === null) {
      this.fixed = null;
      return;
    }
    if (!this.far) return;
    const vx = Math.max(-MAX_SPEED, Math.min(MAX_SPEED, (this.x - bubble.x) * PULL));
    const vy = Math.max(-MAX_SPEED, Math.min(MAX_SPEED, (this.y - bubble.y) * PULL));
    this.ctx.services.world?.velocity(bubble, vx, vy);
  }
}
