/** Columns that each direction goes: up, right, down, left. */
export const DX = [0, 1, 0, -1] as const;
/** Rows that each direction goes. */
export const DY = [-1, 0, 1, 0] as const;
/** Opposite direction. */
export const across = (dir: number): number => (dir + 2) % 4;

/** Cells in rows with ways between them; a way may go in one direction only. Cells are numbered row by row, -1 is none. */
export class GridBoard {
  cols = 0;
  rows = 0;
  /** Steps to the goal of the last search, -1 for none. */
  steps = new Int16Array(0);
  private wraps = false;
  private ways = new Uint8Array(0);
  private readonly shut = new Set<number>();
  private line = new Int16Array(0);
  private found = 0;

  /** Begins anew, without ways. */
  reset(cols: number, rows: number, wraps: boolean): void {
    this.cols = cols;
    this.rows = rows;
    this.wraps = wraps;
    this.ways = new Uint8Array(cols * rows);
    this.steps = new Int16Array(cols * rows);
    this.line = new Int16Array(cols * rows);
    this.shut.clear();
  }

  get size(): number {
    return this.cols * this.rows;
  }
  column(cell: number): number {
    return cell % this.cols;
  }
  row(cell: number): number {
    return Math.floor(cell / this.cols);
  }

  /** Neighbour in a direction. */
  beside(cell: number, dir: number): number {
    const { cols, rows } = this;
    let x = (cell % cols) + (DX[dir] ?? 0);
    let y = Math.floor(cell / cols) + (DY[dir] ?? 0);
    if (x < 0 || y < 0 || x >= cols || y >= rows) {
      if (!this.wraps) return -1;
      x = (x + cols) % cols;
      y = (y + rows) % rows;
    }
    return y * cols + x;
  }

  /** Whether one can go from a cell in a direction. */
  goes(cell: number, dir: number): boolean {
    return ((this.ways[cell] ?? 0) & (1 << dir)) !== 0;
  }

  /** All directions of a cell as a sum of 1, 2, 4, 8. */
  mask(cell: number): number {
    return this.ways[cell] ?? 0;
  }

  /** The same, with those from which one can come here. */
  streets(cell: number): number {
    let sum = this.mask(cell);
    for (let dir = 0; dir < 4; dir += 1) {
      const other = this.beside(cell, dir);
      if (other >= 0 && this.goes(other, across(dir))) sum |= 1 << dir;
    }
    return sum;
  }

  /** Number of directions one can go. */
  count(cell: number): number {
    let sum = 0;
    for (let dir = 0; dir < 4; dir += 1) if (this.goes(cell, dir)) sum += 1;
    return sum;
  }

  /** Opens or closes the way between two neighbours, in both directions or, with `single`, only from here. */
  set(cell: number, dir: number, o: { open: boolean; single?: boolean }): void {
    const other = this.beside(cell, dir);
    if (other < 0) return;
    this.write(cell, dir, o.open);
    if (o.single !== true) this.write(other, across(dir), o.open);
  }

  isShut(cell: number): boolean {
    return this.shut.has(cell);
  }

  /** Takes a cell out of the board; not when that cuts off others. */
  shutCell(cell: number): boolean {
    const before = [0, 1, 2, 3].filter((dir) => this.goes(cell, dir));
    for (const dir of before) this.set(cell, dir, { open: false });
    this.shut.add(cell);
    const from = Array.from({ length: this.size }, (_, i) => i).find((i) => !this.shut.has(i)) ?? 0;
    if (this.reach(from, false) === this.size - this.shut.size) return true;
    this.shut.delete(cell);
    for (const dir of before) this.set(cell, dir, { open: true });
    return false;
  }

  /** Counts the cells that can be reached from a cell, or from which it can be reached; `steps` tells how far they are. */
  reach(from: number, back: boolean, avoid: (cell: number) => boolean = NOWHERE): number {
    const { steps, line } = this;
    steps.fill(-1);
    steps[from] = 0;
    line[0] = from;
    this.found = 1;
    for (let i = 0; i < this.found; i += 1) {
      const cell = line[i] ?? 0;
      if (cell === from || !avoid(cell)) this.spread(cell, back);
    }
    return this.found;
  }

  /** Steps of the shortest way, -1 for none. */
  far(from: number, to: number): number {
    this.reach(to, true);
    return this.steps[from] ?? -1;
  }

  /** Direction that leads nearer to where a search began, by the steps it found; -1 for none. */
  toward(cell: number, steps: Readonly<Int16Array>): number {
    const here = steps[cell] ?? -1;
    for (let dir = 0; dir < 4; dir += 1) {
      const next = this.beside(cell, dir);
      if (next >= 0 && here > 0 && this.goes(cell, dir) && steps[next] === here - 1) return dir;
    }
    return -1;
  }

  /** Goes on from a cell to those beside it that were not found yet. */
  private spread(cell: number, back: boolean): void {
    const { steps, line } = this;
    for (let dir = 0; dir < 4; dir += 1) {
      const next = this.beside(cell, dir);
      if (next < 0 || (steps[next] ?? 0) >= 0) continue;
      if (!(back ? this.goes(next, across(dir)) : this.goes(cell, dir))) continue;
      steps[next] = (steps[cell] ?? 0) + 1;
      line[this.found] = next;
      this.found += 1;
    }
  }

  private write(cell: number, dir: number, open: boolean): void {
    const bits = this.ways[cell] ?? 0;
    this.ways[cell] = open ? bits | (1 << dir) : bits & ~(1 << dir);
  }
}

/** No cell at all. */
export const NOWHERE = (): boolean => false;
