import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { PlatformerParams } from '../platformer.schema.ts';
import type { Walker } from './platformer-walker.ts';

/** Steps per px that is run, px of a step, degrees per px/s and at most, and px/s below which one stands. */
const PACE = 0.045;
const HOP = 8;
const TILT = 0.02;
const MOST_TILT = 9;
const SLOW = 50;
/** Degrees of a turn over, and of a half circle. */
const ROUND = 360;
const HALF = 180;

/** How the one who climbs looks while it runs, leaps and turns over. */
export class ClimberBody {
  private readonly ctx: SceneContext;
  private readonly p: PlatformerParams;
  private readonly mover: Entity;
  private pace = 0.5;
  private foot = -1;
  private row = 0;
  private turning = false;

  constructor(ctx: SceneContext, params: PlatformerParams, mover: Entity) {
    this.ctx = ctx;
    this.p = params;
    this.mover = mover;
    this.pace = 0;
  }

  /** Right ones in a row make the next leap turn over. */
  reached(): void {
    this.row += 1;
  }

  missed(): void {
    this.row = 0;
  }

  jump(): void {
    const { flip, mover: id, poses } = this.p;
    this.mover.setPose(poses.jump);
    this.foot = -1;
    const after = flip === undefined ? 0 : this.ctx.num(flip.after);
    this.turning = after > 0 && this.row >= after && !this.ctx.reducedMotion;
    this.ctx.emit(this.turning ? 'flip' : 'jump', id);
  }

  glide(): void {
    this.foot = -1;
    this.turning = false;
    this.mover.setPose(this.p.poses.glide);
  }

  rest(): void {
    this.foot = -1;
    this.turning = false;
    this.mover.setPose('rest');
  }

  /** Lays steps, lean and turn over the place where it is. */
  draw(walker: Walker, dt: number): void {
    const { mover } = this;
    this.step(walker, dt);
    if (this.ctx.reducedMotion) return;
    const speed = walker.speed.x;
    if (walker.state === 'stand') mover.dy -= Math.abs(Math.sin(this.pace)) * HOP * Math.min(1, Math.abs(speed) / SLOW);
    if (this.turning && walker.state === 'leap') this.turn(walker);
    else mover.da += Math.max(-MOST_TILT, Math.min(MOST_TILT, speed * TILT));
  }

  /** One foot before the other. */
  private step(walker: Walker, dt: number): void {
    const { run } = this.p.poses;
    const speed = Math.abs(walker.speed.x);
    this.pace += speed * dt * PACE;
    if (walker.state !== 'stand' || run.length === 0) return;
    if (speed < SLOW) {
      if (this.foot >= 0) this.rest();
      return;
    }
    const foot = Math.floor(this.pace / Math.PI) % run.length;
    if (foot === this.foot) return;
    this.foot = foot;
    this.mover.setPose(run[foot] ?? 'rest');
  }

  private turn(walker: Walker): void {
    const { mover, p } = this;
    const center = p.flip?.center ?? 0;
    const angle = ROUND * walker.done * (walker.speed.x < 0 ? -1 : 1);
    const turn = (angle / HALF) * Math.PI;
    mover.da += angle;
    mover.dx -= center * Math.sin(turn);
    mover.dy -= center * (1 - Math.cos(turn));
  }
}
