import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { StagePoint } from '#engine/runtime/point.ts';
import type { BounceParams } from '../bounce.schema.ts';

type PaddleParams = NonNullable<BounceParams['paddle']>;

/** A board that slides, and sends the ball to where it was touched. */
export class Paddle {
  readonly entity: Entity;
  /** -1, 0 or 1: the key that is held. */
  sliding = 0;
  private readonly ctx: SceneContext;
  private readonly p: PaddleParams;

  constructor(ctx: SceneContext, params: PaddleParams) {
    this.ctx = ctx;
    this.p = params;
    this.entity = ctx.entity(params.entity);
  }

  step(dt: number): void {
    if (this.sliding !== 0) this.slide(this.entity.x + this.sliding * this.ctx.num(this.p.speed) * dt);
  }

  slide(x: number): void {
    const [from, to] = this.p.between;
    this.ctx.services.world?.teleport(this.entity, Math.min(to, Math.max(from, x)), this.entity.y);
  }

  /** The speed of a ball that was touched: as fast as it came, or as it always goes. */
  send(ball: Entity, velocity: StagePoint, speed: number): void {
    const part = (ball.x - this.entity.x) / (this.ctx.num(this.p.width) / 2);
    const angle = (Math.max(-1, Math.min(1, part)) * this.ctx.num(this.p.aim) * Math.PI) / 180;
    const fast = speed > 0 ? speed : Math.sqrt(velocity.x * velocity.x + velocity.y * velocity.y);
    velocity.x = Math.sin(angle) * fast;
    velocity.y = -Math.cos(angle) * fast;
  }
}
