/** Point and direction on a path; angle in degrees, clockwise. */
export interface PathPoint {
  x: number;
  y: number;
  angle: number;
}

/** A place on a path, asked for by `along` px from its start and answered in the same object: no number is handed over. */
export class PathSpot implements PathPoint {
  along = 0.5;
  x = 0.5;
  y = 0.5;
  angle = 0.5;
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
  private readonly spot = new PathSpot();

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
    const { spot } = this;
    spot.along = t * this.length;
    this.find(spot);
    out.x = spot.x;
    out.y = spot.y;
    out.angle = spot.angle;
  }

  /** The same at `along` px, for what moves every step. */
  find(spot: PathSpot): void {
    const { xs, ys, until } = this;
    const last = until.length - 1;
    if (last < 1) return;
    const off = Math.min(spot.along, this.length);
    let i = 1;
    while (i < last && at(until, i) < off) i += 1;
    const dx = at(xs, i) - at(xs, i - 1);
    const dy = at(ys, i) - at(ys, i - 1);
    const lang = at(until, i) - at(until, i - 1);
    const k = lang === 0 ? 0 : (off - at(until, i - 1)) / lang;
    spot.x = at(xs, i - 1) + dx * k;
    spot.y = at(ys, i - 1) + dy * k;
    spot.angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  }

  private piece(i: number): number {
    const dx = at(this.xs, i) - at(this.xs, i - 1);
    const dy = at(this.ys, i) - at(this.ys, i - 1);
    return Math.sqrt(dx * dx + dy * dy);
  }
}

type Corner = readonly [x: number, y: number];
/** Pieces of which a rounded corner is made. */
const PIECES = 10;

/** The same points with every corner rounded off: the bend begins `radius` px before it, at most halfway to the next corner. */
export function roundCorners(points: readonly Corner[], radius: number): Corner[] {
  const last = points.length - 1;
  return points.flatMap((corner, i): Corner[] => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (before === undefined || after === undefined) return [corner];
    const from = toward(corner, before, i === 1 ? 1 : 0.5, radius);
    const to = toward(corner, after, i === last - 1 ? 1 : 0.5, radius);
    return Array.from({ length: PIECES + 1 }, (_, k): Corner => curve([from, corner, to], k / PIECES));
  });
}

/** Point `radius` px from a corner on the way to another, at most that share of the way. */
function toward(...[[x, y], [tx, ty], most, radius]: [Corner, Corner, number, number]): Corner {
  const length = Math.hypot(tx - x, ty - y);
  const part = length === 0 ? 0 : Math.min(radius, length * most) / length;
  return [x + (tx - x) * part, y + (ty - y) * part];
}

/** Point at share `t` of a curve that leaves for its middle point and arrives from it. */
function curve([a, b, c]: readonly [Corner, Corner, Corner], t: number): Corner {
  const u = 1 - t;
  return [u * u * a[0] + 2 * u * t * b[0] + t * t * c[0], u * u * a[1] + 2 * u * t * b[1] + t * t * c[1]];
}
