import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { StagePoint } from '#engine/runtime/point.ts';

const RAD = Math.PI / 180;
/** Ms that a flipper stays up when it was only tapped, and share of its speed at which it comes down. */
const UP_MS = 130;
const DOWN = 0.45;

interface FlipperShape {
  rest: number;
  up: number;
  length: number;
  thickness: number;
}

/** The flipper body of a thing of the scene. */
function shapeOf(ctx: SceneContext, id: string): FlipperShape {
  for (const def of ctx.doc.entities) {
    if (!('id' in def) || def.id !== id || def.body?.shape !== 'flipper') continue;
    const { rest, up, length, thickness } = def.body;
    return { rest, up, length: ctx.num(length), thickness: ctx.num(thickness) };
  }
  throw new Error(`bounce: '${id}' has no flipper body`);
}

/** An arm that turns around its joint. */
export class Flipper {
  readonly entity: Entity;
  readonly side: 'left' | 'right';
  /** Kept up as long as it is pressed. */
  pressed = false;
  private readonly ctx: SceneContext;
  private readonly shape: FlipperShape;
  private angle = 0.5;
  private time = 0.5;
  private isSettled = false;

  constructor(ctx: SceneContext, { entity, side }: { entity: string; side: 'left' | 'right' }) {
    this.ctx = ctx;
    this.side = side;
    this.entity = ctx.entity(entity);
    this.shape = shapeOf(ctx, entity);
    this.angle = this.shape.rest;
    this.time = 0;
    this.turn();
  }

  get isResting(): boolean {
    return this.angle === this.shape.rest;
  }

  /** Goes up and comes down again. */
  flip(): void {
    this.time = UP_MS / 1000;
  }

  step(dt: number, omega: number): void {
    const { rest, up } = this.shape;
    const rises = this.pressed || this.time > 0;
    this.time = Math.max(0, this.time - dt);
    const goal = rises ? up : rest;
    // One more turn after the last, so that it has no speed any more.
    if (this.angle === goal && this.isSettled) return;
    this.isSettled = this.angle === goal;
    const by = omega * dt * (rises ? 1 : DOWN);
    const off = goal - this.angle;
    this.angle = Math.abs(off) <= by ? goal : this.angle + Math.sign(off) * by;
    this.turn();
  }

  /** Where a ball of this radius lies at share `u` of the arm. */
  lie(u: number, radius: number, out: StagePoint): void {
    const { length, thickness } = this.shape;
    const cos = Math.cos(this.angle * RAD);
    const sin = Math.sin(this.angle * RAD);
    const off = (thickness / 2 + radius) * (cos > 0 ? 1 : -1);
    out.x = this.entity.x + cos * length * u + sin * off;
    out.y = this.entity.y + sin * length * u - cos * off;
  }

  /** Share of the arm at which a ball touches its upper side, or -1. */
  touch(ball: Entity, radius: number): number {
    const { length, thickness } = this.shape;
    const cos = Math.cos(this.angle * RAD);
    const sin = Math.sin(this.angle * RAD);
    const dx = ball.x - this.entity.x;
    const dy = ball.y - this.entity.y;
    const u = (dx * cos + dy * sin) / length;
    const above = (dx * sin - dy * cos) * (cos > 0 ? 1 : -1);
    return u > 0 && u < 1 && above > 0 && above < thickness / 2 + radius + 6 ? u : -1;
  }

  private turn(): void {
    this.entity.angle = this.side === 'right' ? this.angle - 180 : this.angle;
    this.ctx.services.world?.swing(this.entity, this.angle);
  }
}
