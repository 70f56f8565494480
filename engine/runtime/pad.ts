/** Point and direction on a path; angle in degrees, clockwise. */
export interface PadPunt {
  x: number;
  y: number;
  angle: number;
}

/** Number at a place that exists. */
const op = (rij: Float64Array, i: number): number => rij[i] ?? 0;

/** A path with its length known, followed at even speed. Nothing is allocated while it is followed. */
export class Pad {
  /** Length in the unit of the points. */
  readonly lengte: number;
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;
  /** Length up to each point. */
  private readonly tot: Float64Array;

  constructor(punten: readonly (readonly [number, number])[]) {
    const n = punten.length;
    this.xs = Float64Array.from(punten, ([x]) => x);
    this.ys = Float64Array.from(punten, ([, y]) => y);
    this.tot = new Float64Array(n);
    for (let i = 1; i < n; i += 1) this.tot[i] = op(this.tot, i - 1) + this.stuk(i);
    this.lengte = this.tot[n - 1] ?? 0;
  }

  /** Writes the place and direction at share `t`; beyond the ends the first and last piece go straight on below 0 and stop above 1. */
  op(t: number, out: PadPunt): void {
    const af = Math.min(t, 1) * this.lengte;
    const { xs, ys, tot } = this;
    const laatste = tot.length - 1;
    if (laatste < 1) return;
    let i = 1;
    while (i < laatste && op(tot, i) < af) i += 1;
    const dx = op(xs, i) - op(xs, i - 1);
    const dy = op(ys, i) - op(ys, i - 1);
    const lang = op(tot, i) - op(tot, i - 1);
    const k = lang === 0 ? 0 : (af - op(tot, i - 1)) / lang;
    out.x = op(xs, i - 1) + dx * k;
    out.y = op(ys, i - 1) + dy * k;
    out.angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  }

  private stuk(i: number): number {
    const dx = op(this.xs, i) - op(this.xs, i - 1);
    const dy = op(this.ys, i) - op(this.ys, i - 1);
    return Math.sqrt(dx * dx + dy * dy);
  }
}
