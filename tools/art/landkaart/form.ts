import { path, type Point } from '#engine/figure/svg.ts';

const f = (value: number): string => String(Math.round(value * 10) / 10);
const at = (points: readonly Point[], index: number): Point =>
  points[(index + points.length) % points.length] ?? [0, 0];

type Curve = readonly [a: Point, c1: Point, c2: Point, b: Point];

function curves(points: readonly Point[], closed: boolean): Curve[] {
  const count = closed ? points.length : points.length - 1;
  const pick = (index: number): Point =>
    closed ? at(points, index) : at(points, Math.min(points.length - 1, Math.max(0, index)));
  return Array.from({ length: count }, (_, index): Curve => {
    const [p0, p1, p2, p3] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    return [
      p1,
      [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6],
      [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6],
      p2,
    ];
  });
}

const draw = (curves: readonly Curve[]): string => {
  const start = curves[0]?.[0] ?? [0, 0];
  return `M${f(start[0])} ${f(start[1])}${curves.map(([, c1, c2, b]) => `C${[c1, c2, b].map((p) => `${f(p[0])} ${f(p[1])}`).join(' ')}`).join('')}`;
};

/** A smooth closed shape through the points. */
export const patch = (points: readonly Point[]): string => `${draw(curves(points, true))}Z`;
/** A smooth open line through the points. */
export const ribbon = (points: readonly Point[]): string => draw(curves(points, false));

const onCurve = ([a, c1, c2, b]: Curve, t: number): Point => {
  const u = 1 - t;
  const mixAxis = (i: 0 | 1): number =>
    u * u * u * a[i] + 3 * u * u * t * c1[i] + 3 * u * t * t * c2[i] + t * t * t * b[i];
  return [mixAxis(0), mixAxis(1)];
};

/** Points of the smooth closed shape, moved inward by d (outward when d < 0). Points run clockwise on screen. */
export function shrink(points: readonly Point[], d: number, per = 3): Point[] {
  const dense = curves(points, true).flatMap((curve) =>
    Array.from({ length: per }, (_, step) => onCurve(curve, step / per)),
  );
  return dense.map((here, index): Point => {
    const before = at(dense, index - 1);
    const after = at(dense, index + 1);
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    return [here[0] - (dy / length) * d, here[1] + (dx / length) * d];
  });
}

export type LandColors = { top: string; rand: string; lip: string; shadow?: string };

/** A slab of land: shadow moved (7, 19), dark lip, light rim, top moved down. */
export function concat(points: readonly Point[], color: LandColors): string {
  const d = patch(points);
  const lip = patch(points.map(([x, y]): Point => [x, y + 13]));
  return (
    path(d, color.shadow ?? '#321B41', { 'fill-opacity': 0.16, transform: 'translate(7 19)' }) +
    path(lip, color.lip) +
    path(d, color.rand) +
    path(patch(shrink(points, 5)), color.top, { transform: 'translate(1 3)' })
  );
}
