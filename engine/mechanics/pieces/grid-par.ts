import type { GridParams } from '../grid.schema.ts';
import type { GridBoard } from './grid-board.ts';

/** Steps over the allowed share that nobody counts. */
const SPARE = 1;

/** Counts the steps of a word beside those of its shortest way. */
export class GridPar {
  steps = 0;
  private shortest = 0;
  private from = 0;
  private readonly board: GridBoard;

  constructor(board: GridBoard) {
    this.board = board;
  }

  begin(cell: number): void {
    this.steps = 0;
    this.shortest = 0;
    this.from = cell;
  }

  /** Here something was found that counts. */
  reach(cell: number): void {
    this.shortest += Math.max(0, this.board.far(this.from, cell));
    this.from = cell;
  }

  /** Points for hardly a step too many. */
  worth(par: GridParams['par']): number {
    if (par === undefined || this.shortest === 0) return 0;
    return this.steps > this.shortest * par.times + SPARE ? 0 : par.bonus;
  }
}
