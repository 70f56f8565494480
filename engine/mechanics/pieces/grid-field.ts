import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { GridParams } from '../grid.schema.ts';
import { across, DX, DY, type GridBoard } from './grid-board.ts';
import { edges, type Edge } from './grid-generators.ts';
import type { GridPlan } from './grid-plan.ts';
import { belowTask } from './task-line.ts';

interface Gate extends Edge {
  thing: Entity;
}

/** Ms in which a wall grows, between two columns, and in which fog goes. */
const GROW = 260;
const COLUMN = 28;
const CLEAR = 420;
/** Half the height of the rail of a word, px. */
const RAIL_HALF = 58;
const NO_GAPS = [-1, -1] as const;

/** Part of the way from a cell in a direction, in cells. Written into, so a class of its own. */
export class GridWay {
  dir = 1;
  t = 0.5;
}

/** Where cells lie on the stage, and what is drawn of a board. */
export class GridField {
  /** Size at which the board is drawn. */
  size = 0.5;
  exit: Entity | null = null;
  /** Everything that lies there and is no toy. */
  readonly own = new Set<Entity>();
  private readonly ctx: SceneContext;
  private readonly p: GridParams;
  private readonly board: GridBoard;
  private readonly gates: Gate[] = [];
  private readonly fog: (Entity | null)[] = [];
  private left = 0.5;
  private top = 0.5;
  private wide = 0.5;
  private high = 0.5;

  constructor(ctx: SceneContext, params: GridParams, board: GridBoard) {
    this.ctx = ctx;
    this.p = params;
    this.board = board;
  }

  /** Lays the board out in its box and draws it. */
  build(plan: GridPlan): void {
    this.clear();
    const { board, p } = this;
    const [x, y, w, h] = belowTask(p.box, this.ctx.layout);
    this.size = Math.min(w / (board.cols * p.cell[0]), h / (board.rows * p.cell[1]));
    this.wide = p.cell[0] * this.size;
    this.high = p.cell[1] * this.size;
    this.left = x + (w - this.wide * board.cols) / 2;
    this.top = y + (h - this.high * board.rows) / 2;
    this.tiles();
    this.border(plan);
    this.inside(plan.gates);
    this.signs();
    for (const { prefab, cell } of plan.blocks) this.put(prefab, cell);
    this.mist();
  }

  x(cell: number): number {
    return this.left + (this.board.column(cell) + 0.5) * this.wide;
  }
  y(cell: number): number {
    return this.top + (this.board.row(cell) + 0.5) * this.high;
  }

  /** Cell at a stage point, -1 outside the board and under the rail of the word. */
  cellAt(x: number, y: number): number {
    const { show, y: rail } = this.ctx.doc.woordRail;
    if (show && y > rail - RAIL_HALF) return -1;
    const column = Math.floor((x - this.left) / this.wide);
    const row = Math.floor((y - this.top) / this.high);
    const { cols, rows } = this.board;
    return column < 0 || row < 0 || column >= cols || row >= rows ? -1 : row * cols + column;
  }

  /** Writes the place on the way from a cell in a direction, `t` cells along; over the edge of a board without edges. */
  along(cell: number, way: Readonly<GridWay>, out: { x: number; y: number }): void {
    const { board } = this;
    const dx = DX[way.dir] ?? 0;
    const dy = DY[way.dir] ?? 0;
    const next = way.t > 0.5 ? board.beside(cell, way.dir) : -1;
    const jumps =
      next >= 0 && (board.column(next) - board.column(cell) !== dx || board.row(next) - board.row(cell) !== dy);
    const from = jumps ? next : cell;
    const share = jumps ? way.t - 1 : way.t;
    out.x = this.left + (board.column(from) + 0.5 + dx * share) * this.wide;
    out.y = this.top + (board.row(from) + 0.5 + dy * share) * this.high;
  }

  /** The exit is closed again, in another cell. */
  moveExit(cell: number): void {
    this.exit?.setState('');
    this.exit?.place(this.x(cell), this.y(cell));
  }

  /** Opens the closed short cut that is next; answers its thing. */
  openGate(): Entity | null {
    const gate = this.gates.shift();
    if (gate === undefined) return null;
    this.board.set(gate.cell, gate.dir, { open: true });
    gate.thing.setState('open');
    return gate.thing;
  }

  /** Lets the fog go within so many steps of a cell. */
  reveal(from: number): void {
    const { fog, board, ctx, p } = this;
    if (fog.length === 0 || p.fog === undefined) return;
    board.reach(from, false);
    const radius = ctx.num(p.fog.radius);
    for (let cell = 0; cell < fog.length; cell += 1) {
      const thing = fog[cell] ?? null;
      const steps = board.steps[cell] ?? -1;
      if (thing !== null && steps >= 0 && steps <= radius) this.lift(cell, thing);
    }
  }

  private lift(cell: number, thing: Entity): void {
    const { ctx } = this;
    this.fog[cell] = null;
    this.own.delete(thing);
    if (ctx.reducedMotion) thing.destroy();
    else ctx.juice.tween(thing, { alpha: 0, scale: thing.scale * 1.2 }, CLEAR, 'outCubic', () => thing.destroy());
  }

  /** Puts something in a cell, as large as the board. */
  put(prefab: string, cell: number): Entity {
    return this.spawn(prefab, this.x(cell), this.y(cell));
  }

  spawn(prefab: string, x: number, y: number): Entity {
    const thing = this.ctx.spawn(prefab, x, y);
    thing.scale *= this.size;
    this.own.add(thing);
    return thing;
  }

  clear(): void {
    for (const thing of this.own) thing.destroy();
    this.own.clear();
    this.gates.length = 0;
    this.fog.length = 0;
    this.exit = null;
  }

  private tiles(): void {
    const { tile } = this.p;
    if (tile === undefined) return;
    for (let cell = 0; cell < this.board.size; cell += 1) {
      this.put(tile, cell).setState(`way-${this.board.streets(cell)}`);
    }
  }

  /** A sign in the middle of every way in one direction. */
  private signs(): void {
    const { oneWaySign } = this.p;
    if (oneWaySign === undefined) return;
    const { board } = this;
    for (let cell = 0; cell < board.size; cell += 1) {
      for (let dir = 0; dir < 4; dir += 1) {
        const other = board.beside(cell, dir);
        if (!board.goes(cell, dir) || board.goes(other, across(dir))) continue;
        const sign = this.spawn(oneWaySign, (this.x(cell) + this.x(other)) / 2, (this.y(cell) + this.y(other)) / 2);
        sign.angle = (dir - 1) * 90;
      }
    }
  }

  /** Walls around the board, with a gap where one comes in and an exit where one goes out. */
  private border({ start, end }: GridPlan): void {
    const { p, board } = this;
    const atSide = p.exit?.side === 'right';
    const gaps = atSide ? ([board.row(start), board.row(end)] as const) : NO_GAPS;
    if (p.exit !== undefined) this.exit = this.goal(p.exit.prefab, end, atSide);
    if (p.walls?.around === true && !p.wrap) this.around(gaps);
  }

  private around(gaps: readonly [number, number]): void {
    const { board } = this;
    for (let column = 0; column < board.cols; column += 1) {
      this.wall(column, { upright: false, row: -1 });
      this.wall(column, { upright: false, row: board.rows - 1 });
    }
    for (let row = 0; row < board.rows; row += 1) {
      if (row !== gaps[0]) this.wall(-1, { upright: true, row });
      if (row !== gaps[1]) this.wall(board.cols - 1, { upright: true, row });
    }
  }

  /** The exit in its cell, or at its right side. */
  private goal(prefab: string, cell: number, atSide: boolean): Entity {
    return atSide
      ? this.spawn(prefab, this.x(cell) + this.wide / 2, this.y(cell) + this.high / 2 - 1)
      : this.put(prefab, cell);
  }

  private inside(gates: readonly Edge[]): void {
    const { board, p } = this;
    for (const edge of edges(board, false)) {
      const { cell, dir } = edge;
      // Closed from here, but the other way round it is a street.
      if (board.goes(board.beside(cell, dir), across(dir))) continue;
      const o = { upright: dir === 1, row: board.row(cell) };
      const gate = gates.some((one) => one.cell === cell && one.dir === dir);
      if (gate && p.gates !== undefined) {
        const thing = this.standing(p.gates[o.upright ? 'upright' : 'across'], board.column(cell), o);
        this.gates.push({ ...edge, thing });
      } else if (p.walls !== undefined) this.wall(board.column(cell), o);
    }
  }

  private wall(column: number, o: { upright: boolean; row: number }): void {
    const kinds = this.p.walls?.[o.upright ? 'upright' : 'across'] ?? [];
    const prefab = kinds[this.ctx.rng.int(Math.max(1, kinds.length))];
    if (prefab !== undefined) this.grow(this.standing(prefab, column, o), column);
  }

  /** Below a cell, or right of it; what is upright stands on its lower end. */
  private standing(prefab: string, column: number, { upright, row }: { upright: boolean; row: number }): Entity {
    const x = this.left + (column + (upright ? 1 : 0.5)) * this.wide;
    return this.spawn(prefab, x, this.top + (row + 1) * this.high - (upright ? 1 : 0));
  }

  private grow(thing: Entity, column: number): void {
    const { ctx } = this;
    if (ctx.reducedMotion) return;
    const { scale } = thing;
    thing.scale = scale * 0.5;
    ctx.after((column + 1) * COLUMN, () => {
      if (!thing.view.destroyed) ctx.juice.tween(thing, { scale }, GROW, 'outBack');
    });
  }

  private mist(): void {
    const { p, ctx, board } = this;
    if (p.fog === undefined || ctx.calm || ctx.num(p.fog.radius) <= 0) return;
    for (let cell = 0; cell < board.size; cell += 1) this.fog.push(this.put(p.fog.prefab, cell));
  }
}
