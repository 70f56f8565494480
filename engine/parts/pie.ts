import { Container } from 'pixi.js';
import { linePoints, ringPoints } from './surface-points.ts';
import { createSurface } from './surface.ts';

/** Looks of a pie: radii `rx` and `ry` in px, fills of finished segments in turn, colours `#RRGGBB`. */
export interface PieStyle {
  rx: number;
  ry: number;
  /** Radius of the segments as a share of rx. */
  outer: number;
  done: readonly string[];
  line: string;
  rim?: string | undefined;
  empty?: string | undefined;
}

/** A round thing seen at a slant, cut in equal segments that fill one by one and turn together. */
export class Pie {
  readonly view = new Container();
  private readonly rotator = new Container();
  private readonly style: PieStyle;
  private segments: Container[] = [];

  constructor(style: PieStyle) {
    this.style = style;
    this.view.addChild(this.rotator);
    this.view.scale.set(1, style.ry / Math.max(1, style.rx));
  }

  /** n empty segments; the middle of the first lies at angle 0 of the turning part. */
  distribute(n: number): void {
    for (const old of this.segments) old.destroy({ children: true });
    this.segments = Array.from({ length: n }, () => this.rotator.addChild(new Container()));
    for (const i of this.segments.keys()) this.draw(i, this.style.empty ?? null);
  }

  /** Fills one segment. */
  fill(i: number): void {
    const colors = this.style.done;
    this.draw(i, colors[i % colors.length] ?? '#FFC83D', this.style.rim);
  }

  set angle(degrees: number) {
    this.rotator.rotation = (degrees * Math.PI) / 180;
  }

  private draw(i: number, color: string | null, rim?: string): void {
    const spot = this.segments[i];
    if (spot === undefined) return;
    for (const old of spot.removeChildren()) old.destroy();
    const n = this.segments.length;
    const r = this.style.rx * this.style.outer;
    const half = Math.PI / n;
    const from = i * 2 * half - half;
    const piece = (outside: number, tint: string): void =>
      void spot.addChild(createSurface(ringPoints({ inside: 0, outside, from, until: from + 2 * half }), tint));
    if (rim !== undefined) piece(r, rim);
    if (color !== null) piece(rim === undefined ? r : r * 0.93, color);
    if (n > 1)
      spot.addChild(createSurface(linePoints([0, 0], [Math.cos(from) * r, Math.sin(from) * r], 4), this.style.line));
  }
}
