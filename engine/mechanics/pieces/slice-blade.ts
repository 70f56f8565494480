import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import type { BladeParams } from '../gesture.schema.ts';

/** Part of the way to the finger that the tail comes closer in a step, and px at which a piece is not seen. */
const [FOLLOW, LEAST] = [0.42, 3];
/** px on both sides of something that is cut without a finger, and ms that this takes. */
const [REACH, STROKE_MS] = [150, 170];
const DEGREES = 180 / Math.PI;

/** The light that the finger leaves behind: points that follow each other, with a piece between each two. */
export class SliceBlade {
  private readonly ctx: SceneContext;
  private readonly p: BladeParams;
  private readonly points: StagePoint[];
  private readonly pieces: Entity[] = [];
  private readonly finger = new StagePoint();
  private on = false;
  private rest = 0.5;
  private readonly way = new StagePoint();

  constructor(ctx: SceneContext, params: BladeParams) {
    this.ctx = ctx;
    this.p = params;
    this.points = Array.from({ length: params.pieces + 1 }, () => new StagePoint());
    this.rest = 0;
  }

  /** The finger comes down here. */
  begin(at: { readonly x: number; readonly y: number }): void {
    if (this.pieces.length === 0)
      for (let i = 0; i < this.p.pieces; i += 1) this.pieces.push(this.ctx.spawn(this.p.prefab, at.x, at.y));
    for (const point of [this.finger, ...this.points]) {
      point.x = at.x;
      point.y = at.y;
    }
    this.rest = 0;
    this.on = true;
  }

  move(at: { readonly x: number; readonly y: number }): void {
    if (this.rest > 0) return;
    this.finger.x = at.x;
    this.finger.y = at.y;
  }

  end(): void {
    this.on = false;
  }

  /** A stroke without a finger, through a thing along a direction of length 1. */
  stroke(thing: Entity, dx: number, dy: number): void {
    if (this.on || this.ctx.reducedMotion) return;
    this.way.x = thing.x - dx * REACH;
    this.way.y = thing.y - dy * REACH;
    this.begin(this.way);
    this.on = false;
    this.rest = STROKE_MS;
    this.way.x = (dx * REACH * 2) / STROKE_MS;
    this.way.y = (dy * REACH * 2) / STROKE_MS;
  }

  step(dt: number): void {
    if (this.pieces.length === 0) return;
    if (this.rest > 0) {
      const ms = Math.min(this.rest, dt * 1000);
      this.rest -= ms;
      this.finger.x += this.way.x * ms;
      this.finger.y += this.way.y * ms;
    }
    let { finger: before } = this;
    for (let i = 0; i < this.points.length; i += 1) {
      const point = this.points[i];
      if (point === undefined) continue;
      const k = i === 0 ? 1 : FOLLOW;
      point.x += (before.x - point.x) * k;
      point.y += (before.y - point.y) * k;
      if (i > 0) this.lay(i - 1, before, point);
      before = point;
    }
  }

  destroy(): void {
    this.pieces.length = 0;
  }

  /** Piece i lies from one point to the next. */
  private lay(i: number, from: StagePoint, to: StagePoint): void {
    const piece = this.pieces[i];
    if (piece === undefined) return;
    const dx = from.x - to.x;
    const dy = from.y - to.y;
    const long = Math.sqrt(dx * dx + dy * dy);
    const seen = long > LEAST && !this.ctx.reducedMotion;
    if (piece.visible !== seen) piece.visible = seen;
    if (!seen) return;
    piece.place((from.x + to.x) / 2, (from.y + to.y) / 2);
    piece.angle = Math.atan2(dy, dx) * DEGREES;
    piece.sx *= (long + 4) / this.p.length;
    piece.sy *= 1 - i / this.p.pieces;
  }
}
