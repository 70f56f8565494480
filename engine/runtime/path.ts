/** Point and direction on a path; angle in degrees, clockwise. */
export interface PathPoint {
  x: number;
  y: number;
  angle: number;
}

/** Number at a place that exists. */
const at = (row: Float64Array, i: number): number => row[i] ?? 0;

/** A path with its length known, followed at even speed. Nothing is allocated while it is followed. */
export class Path {
  /** Length in the unit of the points. */
  readonly length: number;
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;
  /** Length up to each point. */
  private readonly until: Float64Array;

  constructor(points: readonly (readonly [number, number])[]) {
    const n = points.length;
    this.xs = Float64Array.from(points, ([x]) => x);
    this.ys = Float64Array.from(points, ([, y]) => y);
    this.until = new Float64Array(n);
    for (let i = 1; i < n; i += 1) this.until[i] = at(this.until, i - 1) + this.piece(i);
    this.length = this.until[n - 1] ?? 0;
  }

  /** Writes the place and direction at share `t`; beyond the ends the first and last piece go straight on below 0 and stop above 1. */
  at(t: number, out: PathPoint): void {
    const off = Math.min(t, 1) * this.length;
    const { xs, ys, until } = this;
    const last = until.length - 1;
    if (last < 1) return;
    let i = 1;
    while (i < last && at(until, i) < off) i += 1;
    const dx = at(xs, i) - at(xs, i - 1);
    const dy = at(ys, i) - at(ys, i - 1);
    const lang = at(until, i) - at(until, i - 1);
    const k = lang === 0 ? 0 : (off - at(until, i - 1)) / lang;
    out.x = at(xs, i - 1) + dx * k;
    out.y = at(ys, i - 1) + dy * k;
    out.angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  }

  private piece(i: number): number {
    const dx = at(this.xs, i) - at(this.xs, i - 1);
    const dy = at(this.ys, i) - at(this.ys, i - 1);
    return Math.sqrt(dx * dx + dy * dy);
  }
}
