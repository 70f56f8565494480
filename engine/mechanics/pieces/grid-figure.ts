import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { ScalePoint } from '#engine/runtime/point.ts';
import type { GridParams } from '../grid.schema.ts';
import { type GridField, GridWay } from './grid-field.ts';
import { FACES, GridLane } from './grid-lane.ts';
import type { GridWalker } from './grid-walker.ts';

/** Px of a step above which one was carried over the edge; degrees of a hop; share of a turn per s. */
const JUMP = 60;
const LEAN = 4;
const TURN = 14;
const ROUND = 360;
const LEFT = 3;

/** Draws who goes over a board. */
export class GridFigure {
  readonly at = new ScalePoint();
  private readonly ctx: SceneContext;
  private readonly p: GridParams;
  private readonly mover: Entity;
  private readonly field: GridField;
  private readonly size: number;
  private readonly way = new GridWay();
  private side: 1 | -1 = 1;
  private readonly lane: GridLane;
  private seen = -1;
  /** It stands where it was drawn last. */
  private rests = false;

  constructor(ctx: SceneContext, params: GridParams, place: { mover: Entity; field: GridField }) {
    this.ctx = ctx;
    this.p = params;
    this.mover = place.mover;
    this.field = place.field;
    this.size = place.mover.scale;
    this.lane = new GridLane(params.lane);
  }

  /** Stands at once where the walker is. */
  place(walker: GridWalker): void {
    this.rests = false;
    this.lane.step(walker.heading, 1);
    this.follow(walker);
    this.mover.place(this.at.x, this.at.y);
  }

  /** One step; `load` parts are on board. */
  draw(walker: GridWalker, dt: number, load: number): void {
    const { mover, at, p } = this;
    if (p.mirror) this.mirror(walker.heading);
    const stands = walker.dir < 0 && !p.turn && p.faces === undefined;
    if (stands && this.rests) return;
    this.rests = stands;
    this.lane.step(walker.heading, dt);
    this.follow(walker);
    if (Math.abs(mover.x - at.x) + Math.abs(mover.y - at.y) > JUMP) mover.place(at.x, at.y);
    mover.take(at);
    this.pose(walker, dt, load);
  }

  private pose({ heading, dir, t }: GridWalker, dt: number, load: number): void {
    const { p } = this;
    if (p.faces !== undefined) this.face(heading, Math.min(load, p.faces));
    else if (p.turn) this.steer(heading, dt);
    else if (dir >= 0 && !this.ctx.reducedMotion) this.hop(t);
  }

  /** Going up or down it keeps looking to its side. */
  private mirror(heading: number): void {
    if (heading % 2 === 1) this.side = heading === LEFT ? -1 : 1;
    this.mover.sx *= this.side;
  }

  private follow(walker: GridWalker): void {
    const { field, at, p, way } = this;
    way.dir = walker.dir < 0 ? walker.heading : walker.dir;
    way.t = walker.t + walker.shift;
    field.along(walker.cell, way, at);
    this.lane.shift(at, field.size);
    at.x += p.foot[0] * field.size;
    at.y += p.foot[1] * field.size;
    at.scale = this.size * field.size;
  }

  private face(heading: number, load: number): void {
    const seen = heading + load * FACES.length;
    if (seen === this.seen) return;
    this.seen = seen;
    this.mover.setState(`${FACES[heading] ?? ''}-${load}`);
  }

  private hop(t: number): void {
    const wave = Math.sin(t * Math.PI * 2);
    this.mover.dy -= Math.abs(wave) * this.p.hop;
    this.mover.da += wave * LEAN;
  }

  /** Turns the short way to where it goes. */
  private steer(heading: number, dt: number): void {
    const off = (heading - 1) * 90 - this.mover.angle + ROUND / 2;
    const short = (((off % ROUND) + ROUND) % ROUND) - ROUND / 2;
    this.mover.angle += short * (this.ctx.reducedMotion ? 1 : Math.min(1, dt * TURN));
  }
}
