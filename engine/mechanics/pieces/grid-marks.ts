import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import type { GridParams } from '../grid.schema.ts';
import { DX, DY, type GridBoard } from './grid-board.ts';
import type { GridField } from './grid-field.ts';
import type { GridWalker } from './grid-walker.ts';

interface Find {
  thing: Entity;
  cell: number;
  bonus: number;
  flee: number;
  shows: string | undefined;
}
/** Px that a print lies beside and behind the middle, and ms of a leap away. */
const BESIDE = 12;
const BEHIND = 20;
const LEAP = 480;

/** What lies on the ways: dots to where one goes, prints of where one went, and things to find. */
export class GridMarks {
  private readonly ctx: SceneContext;
  private readonly p: GridParams;
  private readonly board: GridBoard;
  private readonly field: GridField;
  private readonly dots = new Map<number, Entity>();
  private readonly prints: Entity[] = [];
  private readonly finds: Find[] = [];
  private target: Entity | null = null;
  private nr = 0;

  constructor(ctx: SceneContext, params: GridParams, place: { board: GridBoard; field: GridField }) {
    this.ctx = ctx;
    this.p = params;
    this.board = place.board;
    this.field = place.field;
  }

  /** A new board: nothing lies there but what can be found. */
  begin(taken: ReadonlySet<number>): void {
    this.dots.clear();
    this.prints.length = 0;
    this.finds.length = 0;
    this.target = null;
    const { ctx, p, board } = this;
    const cells = Array.from({ length: board.size }, (_, cell) => cell).filter(
      (cell) => !taken.has(cell) && !board.isShut(cell),
    );
    const free = shuffle(cells, ctx.rng);
    for (const { prefab, count, ...rest } of p.extras) {
      for (let i = 0; i < Math.round(ctx.num(count)); i += 1) {
        const cell = free.pop();
        if (cell !== undefined)
          this.finds.push({ thing: this.field.put(prefab, cell), cell, ...rest, shows: rest.shows });
      }
    }
  }

  /** Cells in which something can be found. */
  get cells(): readonly number[] {
    return this.finds.map(({ cell }) => cell);
  }

  /** Shows the way that somebody goes by itself; nothing when it goes nowhere. */
  show(walker: GridWalker): void {
    const { p, field, board } = this;
    this.hide();
    if (p.crumbs === undefined || walker.goal < 0) return;
    let cell = walker.coming;
    for (let i = 0; cell !== walker.goal && i < board.size; i += 1) {
      const dir = board.toward(cell, walker.steps);
      if (dir < 0) return;
      cell = board.beside(cell, dir);
      if (cell !== walker.goal) this.dot(cell, p.crumbs.dot).visible = true;
    }
    this.target ??= field.put(p.crumbs.end, cell);
    this.target.place(field.x(cell), field.y(cell));
    this.target.visible = true;
  }

  hide(): void {
    for (const thing of this.dots.values()) thing.visible = false;
    if (this.target !== null) this.target.visible = false;
  }

  /** Somebody came into a cell: its dot goes, a print stays. */
  enter(walker: GridWalker): void {
    const dot = this.dots.get(walker.cell);
    if (dot !== undefined) dot.visible = false;
    if (walker.goal < 0 && this.target !== null) this.target.visible = false;
    const { trail } = this.p;
    if (trail !== undefined) this.print(walker, trail);
  }

  private print({ cell, heading }: GridWalker, trail: NonNullable<GridParams['trail']>): void {
    const { field } = this;
    const side = this.nr % 2 === 0 ? BESIDE : -BESIDE;
    const dx = DX[heading] ?? 0;
    const dy = DY[heading] ?? 0;
    const x = field.x(cell) + (dy * side - dx * BEHIND) * field.size;
    const y = field.y(cell) + (dx * side - dy * BEHIND) * field.size + this.p.foot[1] * field.size;
    const at = this.nr % trail.most;
    const print = this.prints[at] ?? field.spawn(trail.prefab, x, y);
    this.prints[at] = print;
    print.place(x, y);
    print.angle = heading * 90;
    this.nr += 1;
  }

  /** Takes what lies in a cell; what flees goes to another one. */
  find(cell: number, free: (cell: number) => boolean): void {
    const { ctx, finds } = this;
    const at = finds.findIndex((one) => one.cell === cell);
    const one = finds[at];
    if (one === undefined) return;
    if (one.flee > 0 && this.leap(one, free)) return ctx.emit('flee', one.thing.id);
    finds.splice(at, 1);
    const { thing, bonus } = one;
    ctx.bonus(bonus);
    this.keep(one.shows);
    ctx.emit('collect', thing.id);
    this.field.own.delete(thing);
    if (ctx.reducedMotion) return thing.destroy();
    ctx.juice.tween(thing, { y: thing.y - 90, scale: thing.scale * 1.4, alpha: 0 }, 520, 'outCubic', () =>
      thing.destroy(),
    );
  }

  /** The next one of a group comes into sight. */
  private keep(group: string | undefined): void {
    const next = group === undefined ? undefined : this.ctx.group(group).find(({ visible }) => !visible);
    if (next === undefined) return;
    next.visible = true;
    this.ctx.juice.pop(next);
  }

  private leap(one: Find, free: (cell: number) => boolean): boolean {
    const { board, field, ctx } = this;
    const cells = Array.from({ length: board.size }, (_, cell) => cell).filter(
      (cell) => free(cell) && !this.finds.some((other) => other.cell === cell),
    );
    board.reach(one.cell, false);
    const far = cells.filter((cell) => (board.steps[cell] ?? 0) >= 4);
    const to = far[ctx.rng.int(Math.max(1, far.length))];
    if (to === undefined) return false;
    one.flee -= 1;
    one.cell = to;
    const place = { x: field.x(to), y: field.y(to) };
    if (ctx.reducedMotion) one.thing.place(place.x, place.y);
    else ctx.juice.tween(one.thing, place, LEAP, 'inOut');
    return true;
  }

  private dot(cell: number, prefab: string): Entity {
    const dot = this.dots.get(cell) ?? this.field.put(prefab, cell);
    this.dots.set(cell, dot);
    return dot;
  }
}
