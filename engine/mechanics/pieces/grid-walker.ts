import { across, type GridBoard } from './grid-board.ts';

/** How one goes on: as long as told, until the next crossing, or without end. */
export type WalkKind = 'walk' | 'drive' | 'roll';

/** Somebody on a board: in a cell, or between two of them. */
export class GridWalker {
  cell = 0;
  /** Direction in which it goes, -1 while it stands; and the one it went last. */
  dir = -1;
  heading = 1;
  /** Share of the way to the next cell. */
  t = 0.5;
  /** Cells that its way begins before its own: it comes in from outside. */
  shift = 0;
  /** Cells to go on this way: 1, more out of the board. */
  reach = 1;
  /** Cell that it goes to by itself, -1 for none, and the steps of every cell to it. */
  goal = -1;
  steps = new Int16Array(0);
  /** Direction that is held, and the one that was asked for last; -1 for none. */
  held = -1;
  wish = -1;
  /** Where it came from. */
  before = -1;
  motion: WalkKind = 'walk';
  /** Somebody chose the way that it goes. */
  steered = false;
  /** It came where somebody sent it. */
  there = false;
  /** Cells that nobody passes by itself: who never stops turns away from them, a driver stops in them. */
  shy: (cell: number) => boolean = NOTHING;
  private readonly board: GridBoard;

  constructor(board: GridBoard) {
    this.board = board;
    this.t = 0;
  }

  stand(cell: number): void {
    this.cell = cell;
    this.before = -1;
    this.dir = -1;
    this.t = 0;
    this.shift = 0;
    this.reach = 1;
    this.stop();
  }

  /** Sets out for a cell, past cells that are avoided where that is possible; answers the steps, -1 when there is no way. */
  go(goal: number, avoid: (cell: number) => boolean = NOTHING): number {
    const { board } = this;
    board.reach(goal, true, avoid);
    const from = this.coming;
    if ((board.steps[from] ?? -1) < 0) board.reach(goal, true);
    this.steps = board.steps.slice();
    const far = this.steps[from] ?? -1;
    this.goal = far > 0 ? goal : -1;
    this.wish = -1;
    this.steered = true;
    return far;
  }

  /** Turns that way as soon as it can. */
  steer(way: number): void {
    this.goal = -1;
    this.wish = way;
    this.steered = true;
  }

  stop(): void {
    this.goal = -1;
    this.wish = -1;
    this.steered = false;
  }

  /** Comes into its cell from outside, or goes so many cells out of it. */
  pass(dir: number, o: { from: number; cells: number }): void {
    this.dir = dir;
    this.heading = dir;
    this.shift = o.from;
    this.reach = o.cells;
    this.t = 0;
  }

  /** The cell that it is in, or comes into. */
  get coming(): number {
    const next = this.dir < 0 || this.shift !== 0 ? -1 : this.board.beside(this.cell, this.dir);
    return next < 0 ? this.cell : next;
  }

  /** Back to the cell before, if it may go there. */
  retreat(): boolean {
    this.stop();
    const dir = across(this.heading);
    if (this.dir >= 0 || !this.board.goes(this.cell, dir)) return false;
    this.begin(dir);
    return true;
  }

  /** One step of so many cells; answers whether it came into a cell. */
  step(cells: number): boolean {
    if (this.dir < 0) {
      const dir = this.choose();
      if (dir < 0) return false;
      this.begin(dir);
    }
    this.t += cells;
    if (this.t < this.reach) return false;
    const { board } = this;
    const outside = this.shift !== 0 || this.reach !== 1;
    this.t = 0;
    if (!outside) {
      this.before = this.cell;
      this.cell = board.beside(this.cell, this.dir);
    }
    this.shift = 0;
    this.reach = 1;
    this.dir = -1;
    this.there = this.cell === this.goal;
    if (this.there) {
      this.goal = -1;
      this.steered = false;
    }
    return true;
  }

  /** What lies in its cell is meant: it was sent there, or was steered there and does not go on over it. */
  get meant(): boolean {
    return this.there || (this.goal < 0 && this.steered && !this.goesOn);
  }

  /** It stands where it was steered, and nothing leads on any more. */
  get lingers(): boolean {
    return this.dir < 0 && this.steered && this.meant;
  }

  /** A key is held or was pushed that leads on from here. Who never stops eats what it is steered over. */
  private get goesOn(): boolean {
    if (this.motion === 'roll') return false;
    const { wish, held, board, cell } = this;
    return (wish >= 0 && board.goes(cell, wish)) || (held >= 0 && board.goes(cell, held));
  }

  /** Direction it takes from here, -1 to stand. */
  private choose(): number {
    const { board, cell } = this;
    if (this.goal >= 0) {
      const dir = board.toward(cell, this.steps);
      if (dir < 0) this.goal = -1;
      return dir;
    }
    const { wish } = this;
    if (wish >= 0 && this.turns(wish)) {
      this.wish = -1;
      return wish;
    }
    if (this.motion === 'roll') return this.around();
    if (this.motion === 'walk') this.wish = -1;
    if (this.held >= 0 && board.goes(cell, this.held)) return this.held;
    return this.motion === 'drive' ? this.onward() : -1;
  }

  /** Whether it can turn that way: who never stops does not turn round. */
  private turns(dir: number): boolean {
    const round = this.motion === 'roll' && this.before >= 0 && dir === across(this.heading);
    return !round && this.board.goes(this.cell, dir);
  }

  /** A driver follows the bend, and waits at a crossing, where somebody stands, and where nobody steers. */
  private onward(): number {
    const { board, cell, heading } = this;
    if (this.before < 0 || !this.steered || this.shy(cell)) return -1;
    let only = -1;
    for (let dir = 0; dir < 4; dir += 1) {
      if (dir === across(heading) || !board.goes(cell, dir)) continue;
      if (only >= 0) return -1;
      only = dir;
    }
    return only;
  }

  /** Straight on, else to a side, else into what it was shy of. */
  private around(): number {
    const { board, cell, heading } = this;
    const ways = [heading, (heading + 1) % 4, (heading + 3) % 4].filter((dir) => board.goes(cell, dir));
    const free = (dir: number): boolean => this.steered || !this.shy(board.beside(cell, dir));
    return ways.find(free) ?? ways[0] ?? -1;
  }

  private begin(dir: number): void {
    this.dir = dir;
    this.heading = dir;
    this.t = 0;
  }
}

const NOTHING = (): boolean => false;
