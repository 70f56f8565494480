import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { bringToFront } from '#engine/runtime/to-front.ts';
import { ScalePoint, RoadPoint } from '#engine/runtime/point.ts';
import type { LanesParams } from '../lanes.schema.ts';
import type { Gate, GateDef } from './lanes-gate.ts';

const END = 0.42;
/** Share of the depth of the mover at which a gate has been passed. */
const BEHIND = 0.36;
/** m ahead of a gate on a road that stands still. */
const STILL_M = 30;
/** Signs of a gate with free lanes are at most this much larger. */
const MORE = 1.22;

/** A thing in a lane, `ahead` m before the mover; `maat` is its size of the document beside the mover. */
export interface InLane {
  readonly ding: Entity;
  readonly lane: number;
  readonly size: number;
  readonly ahead: number;
}

/** Puts the mover, the things in lanes and the gate on the stage, for a road or a flat view. */
export class LanesView {
  private readonly ctx: SceneContext;
  private readonly p: LanesParams;
  private readonly off = new RoadPoint();
  /** Where the mover is in its lane; its size is the measure of all. */
  private readonly at = new RoadPoint();
  private readonly mover: Entity;
  /** Lane in the middle of the road: 1 for three lanes, so that their lateral places are -1, 0 and 1. */
  private readonly middle: number;
  /** Place of the mover in lanes, its lean in degrees and the way driven in m; written before every picture. */
  readonly stand = { lane: 0.5, lean: 0.5, weg: 0.5 };
  private readonly row = { maat: 0.5, ahead: 0.5, scale: 0.5, distance: 0.5 };
  private readonly board = new ScalePoint();

  constructor(ctx: SceneContext, params: LanesParams) {
    this.ctx = ctx;
    this.p = params;
    this.mover = ctx.entity(params.mover);
    this.middle = (params.count - 1) / 2;
  }

  setMover(): void {
    const { lane, lean } = this.stand;
    if (this.p.view === 'flat') {
      if (this.p.axis === 'y') this.mover.y = this.p.first + lane * this.p.gap;
      else this.mover.x = this.p.first + lane * this.p.gap;
    } else {
      const { at } = this;
      at.lat = lane - this.middle;
      at.depth = this.p.depth;
      this.ctx.services.projection?.project(at);
      this.mover.x = at.x;
      this.mover.y = at.y;
      bringToFront(this.mover, 1000);
    }
    if (!this.ctx.reducedMotion) this.mover.da += lean;
  }

  /** A thing `ahead` metres before the mover; its size of the document counts. */
  setThing(o: InLane): void {
    const { ding: thing, ahead } = o;
    if (this.p.view === 'flat') {
      const px = ahead * this.p.pixelsPerMetre;
      if (this.p.axis === 'y') thing.place(this.mover.x + px, this.p.first + o.lane * this.p.gap);
      else thing.place(this.p.first + o.lane * this.p.gap, this.mover.y - px);
      return;
    }
    const { projection } = this.ctx.services;
    if (projection === undefined) return;
    const { off: out } = this;
    out.lat = o.lane - this.middle;
    out.depth = this.p.depth + ahead;
    projection.project(out);
    thing.visible = out.depth > this.p.depth * 0.4 && ahead < projection.far;
    out.scale = (out.scale / this.at.scale) * o.size;
    thing.take(out);
    bringToFront(thing, Math.round(1000 - ahead));
  }

  /** The gate stands nearer than it is: big enough to read, then it sweeps past. With less movement it stands still until it goes. */
  placeGate(gate: Gate, def: GateDef): void {
    this.row.ahead = this.ctx.reducedMotion && this.p.view === 'road' ? STILL_M : gate.at - this.stand.weg;
    if (this.p.view === 'flat') this.setRow(gate);
    else this.setArc(gate, def);
  }

  private setRow(gate: Gate): void {
    for (let i = 0; i < gate.boards.length; i += 1) {
      const board = gate.boards[i];
      if (board === undefined) continue;
      board.ahead = this.row.ahead;
      this.setThing(board);
    }
  }

  /** Signs and arch of a gate on a road. */
  private setArc({ boards, arc }: Gate, def: GateDef): void {
    const { projection } = this.ctx.services;
    if (projection === undefined) return;
    const { row, off: out } = this;
    const { ahead } = row;
    const far = ahead > 0 ? ahead * def.squeeze : Math.max(ahead, -this.p.depth) + ahead;
    out.lat = 0;
    out.depth = this.p.depth + 3.5 + far;
    // Behind the one who drives nothing grows any more: it would hang still over the picture.
    const gone = out.depth < this.p.depth * BEHIND;
    projection.project(out);
    row.maat = Math.max(END, out.scale / this.at.scale);
    this.measureRow(def, boards.length);
    row.distance = Math.max(row.distance, out.scale * 330 * def.spread);
    const spot = this.board;
    spot.y = out.y - def.height * projection.perMetre * out.scale;
    spot.scale = row.scale;
    const deep = Math.round(1000 - ahead);
    for (let i = 0; i < boards.length; i += 1) {
      const board = boards[i];
      if (board === undefined) continue;
      if (gone) board.ding.visible = false;
      spot.x = out.x + (board.lane - this.middle) * row.distance;
      board.ding.take(spot);
      bringToFront(board.ding, deep + 1);
    }
    if (arc === null) return;
    if (gone) arc.visible = false;
    out.scale /= this.at.scale;
    arc.take(out);
    bringToFront(arc, deep);
  }

  /** Size of a sign and distance per lane: fewer signs may be larger, and the row fits the stage until it sweeps past. */
  private measureRow({ signWidth, row: wide }: GateDef, total: number): void {
    const { row } = this;
    row.scale = Math.min(1.6, row.maat * 1.5);
    row.distance = (this.ctx.tokenWidth(76) + 44) * row.maat;
    if (signWidth === undefined) return;
    const { count } = this.p;
    const base = Math.min(row.scale, row.ahead <= 0 ? 1.6 : wide / (signWidth * count));
    row.scale = Math.min(1.6, base * Math.min(MORE, count / Math.max(1, total)));
    row.distance = (signWidth * (base * count - row.scale)) / (count - 1);
  }

  /** Lane whose place on the stage is nearest to x (road) or to the axis (flat). */
  laneAt(x: number, y: number): number {
    let best = 0;
    let shortest = Number.POSITIVE_INFINITY;
    for (let lane = 0; lane < this.p.count; lane += 1) {
      this.off.lat = lane - this.middle;
      this.off.depth = this.p.depth;
      if (this.p.view === 'road') this.ctx.services.projection?.project(this.off);
      const d =
        this.p.view === 'road'
          ? Math.abs(this.off.x - x)
          : Math.abs(this.p.first + lane * this.p.gap - (this.p.axis === 'y' ? y : x));
      if (d < shortest) {
        best = lane;
        shortest = d;
      }
    }
    return best;
  }
}
