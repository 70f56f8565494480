import { Path, roundCorners } from '#engine/runtime/path.ts';

/** px between two looks for the place where lines part, and how far apart they are then. */
const STEP = 2;
const APART = 1;

/** A switch: how far along it stands, the ways that it offers, and which of them each line takes (-1 = does not pass). */
export interface Switch {
  readonly at: number;
  readonly ways: readonly (readonly number[])[];
}

/** The lines of a net: one path a station, all from the same start, so that two of them are the same until they part. */
export class Lines {
  readonly paths: readonly Path[];
  readonly switches: readonly Switch[];
  /** Where line i and line j part, row by row; px. */
  private readonly parts: Float64Array;

  constructor(points: readonly (readonly (readonly [number, number])[])[], bend: number) {
    this.paths = points.map((line) => new Path(roundCorners(line, bend)));
    const n = this.paths.length;
    this.parts = new Float64Array(n * n);
    for (let i = 0; i < n; i += 1) for (let j = 0; j < n; j += 1) this.parts[i * n + j] = this.meet(i, j);
    this.switches = this.findSwitches();
  }

  get count(): number {
    return this.paths.length;
  }

  /** px from the start where the two lines part. */
  common(i: number, j: number): number {
    return this.parts[i * this.count + j] ?? 0;
  }

  /** px from the start of the last switch on line i: from there on the way is fixed. */
  last(i: number): number {
    let most = 0;
    for (let j = 0; j < this.count; j += 1) if (j !== i) most = Math.max(most, this.common(i, j));
    return most;
  }

  /** px from the start of the first switch of all. */
  get first(): number {
    return this.switches[0]?.at ?? 0;
  }

  private meet(i: number, j: number): number {
    const [a, b] = [this.paths[i], this.paths[j]];
    if (a === undefined || b === undefined) return 0;
    const end = Math.min(a.length, b.length);
    if (i === j) return end;
    const [one, two] = [
      { x: 0, y: 0, angle: 0 },
      { x: 0, y: 0, angle: 0 },
    ];
    for (let d = 0; d < end; d += STEP) {
      a.at(d / a.length, one);
      b.at(d / b.length, two);
      if (Math.hypot(one.x - two.x, one.y - two.y) > APART) return d - STEP;
    }
    return end;
  }

  /** In the order in which they are passed: lines that are together up to a place, and part there. */
  private findSwitches(): Switch[] {
    const all = this.paths.map((_, i) => i);
    const found: Switch[] = [];
    const visit = (group: readonly number[]): void => {
      if (group.length < 2) return;
      const at = Math.min(...group.flatMap((i) => group.map((j) => this.common(i, j))));
      const ways = this.waysOf(group, at);
      if (ways.length < 2) return;
      found.push({ at, ways });
      for (const way of ways) visit(way);
    };
    visit(all);
    return found.sort((a, b) => a.at - b.at);
  }

  private waysOf(group: readonly number[], at: number): number[][] {
    const ways: number[][] = [];
    for (const line of group) {
      const way = ways.find(([first = 0]) => this.common(first, line) > at + STEP);
      if (way === undefined) ways.push([line]);
      else way.push(line);
    }
    return ways;
  }
}
