import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { ScalePoint } from '#engine/runtime/point.ts';
import type { GridParams } from '../grid.schema.ts';
import { across, type GridBoard } from './grid-board.ts';
import { type GridField, GridWay } from './grid-field.ts';
import { FACES, GridLane } from './grid-lane.ts';
import { GridWalker } from './grid-walker.ts';

interface Other {
  thing: Entity;
  walker: GridWalker;
  lane: GridLane;
  /** Seconds in which it meets nobody. */
  rest: number;
}
/** Seconds until two can meet again. */
const REST = 3;

/** Others that go their own way over the board. */
export class GridOthers {
  private readonly ctx: SceneContext;
  private readonly p: NonNullable<GridParams['others']>;
  private readonly place: { board: GridBoard; field: GridField; cell: number; lane: number };
  private readonly list: Other[] = [];
  private clean = true;
  private readonly spot = new ScalePoint();
  private readonly way = new GridWay();

  constructor(
    ctx: SceneContext,
    params: NonNullable<GridParams['others']>,
    place: { board: GridBoard; field: GridField; cell: number; lane: number },
  ) {
    this.ctx = ctx;
    this.p = params;
    this.place = place;
  }

  /** Sends them out, away from a cell. */
  begin(from: number): void {
    this.list.length = 0;
    const { ctx, p, place } = this;
    if (ctx.calm) return;
    const kinds = [p.prefab, ...p.with];
    for (let i = 0; i < Math.round(ctx.num(p.count)); i += 1) {
      const walker = new GridWalker(place.board);
      walker.motion = 'walk';
      walker.stand(this.free(from));
      const rest = 0.5;
      const thing = place.field.put(kinds[i % kinds.length] ?? p.prefab, walker.cell);
      this.list.push({ thing, walker, lane: new GridLane(place.lane), rest });
    }
  }

  /** One step; answers whom somebody at this place meets. */
  step(dt: number, at: Readonly<ScalePoint>): Entity | null {
    const { list, ctx, p, spot } = this;
    if (list.length === 0 || ctx.calm) return null;
    const pace = ctx.num(p.speed) * ctx.tempo * dt;
    let found: Entity | null = null;
    for (let i = 0; i < list.length; i += 1) {
      const other = list[i];
      if (other === undefined) continue;
      const { walker } = other;
      other.rest = Math.max(0, other.rest - dt);
      if (walker.dir < 0) walker.wish = this.turn(walker);
      if (other.rest < REST - p.seconds) walker.step(pace);
      this.show(other, dt);
      if (other.rest > 0 || !this.touches(spot, at)) continue;
      other.rest = REST;
      found = other.thing;
      this.clean = false;
    }
    return found;
  }

  private show({ thing, walker, lane }: Other, dt: number): void {
    const { p, spot, way, place } = this;
    way.dir = walker.heading;
    way.t = walker.t;
    place.field.along(walker.cell, way, spot);
    lane.step(walker.heading, dt);
    lane.shift(spot, place.field.size);
    spot.scale = thing.scale;
    thing.take(spot);
    const face = FACES[walker.heading] ?? '';
    if (p.faces && thing.state !== face) thing.setState(face);
  }

  /** Points for who met nobody since it was asked last. */
  worth(): number {
    const points = this.clean ? this.p.clean : 0;
    this.clean = true;
    return points;
  }

  private touches(spot: Readonly<ScalePoint>, at: Readonly<ScalePoint>): boolean {
    const limit = this.p.touch * this.place.cell * this.place.field.size;
    const dx = spot.x - at.x;
    const dy = spot.y - at.y;
    return dx * dx + dy * dy < limit * limit;
  }

  /** Any way on, back only where there is no other. */
  private turn(walker: GridWalker): number {
    const { board } = this.place;
    const first = this.ctx.rng.int(4);
    const back = across(walker.heading);
    for (let i = 0; i < 4; i += 1) {
      const dir = (first + i) % 4;
      if (dir !== back && board.goes(walker.cell, dir)) return dir;
    }
    return back;
  }

  private free(from: number): number {
    const { board } = this.place;
    for (let i = 0; i < 40; i += 1) {
      const cell = this.ctx.rng.int(board.size);
      const far = Math.abs(board.column(cell) - board.column(from)) + Math.abs(board.row(cell) - board.row(from));
      if (far > 3 && !board.isShut(cell)) return cell;
    }
    return from;
  }
}
