import type { LandkaartPlace } from './card-layout.ts';

type Curve = readonly [a: LandkaartPlace, c1: LandkaartPlace, c2: LandkaartPlace, b: LandkaartPlace];
const STEPS = 24;

function curves(points: readonly LandkaartPlace[]): Curve[] {
  const grab = (index: number): LandkaartPlace => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  return points.slice(1).map((_, index): Curve => {
    const [p0, p1, p2, p3] = [grab(index - 1), grab(index), grab(index + 1), grab(index + 2)];
    return [
      p1,
      [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6],
      [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6],
      p2,
    ];
  });
}

/** Smooth path data through the points of a route. */
export function lanePath(points: readonly LandkaartPlace[]): string {
  const start = points[0] ?? [0, 0];
  const round = (place: LandkaartPlace): string => `${Math.round(place[0])} ${Math.round(place[1])}`;
  return `M${round(start)}${curves(points)
    .map(([, c1, c2, b]) => `C${round(c1)} ${round(c2)} ${round(b)}`)
    .join('')}`;
}

function pointOnCurve([a, c1, c2, b]: Curve, t: number): LandkaartPlace {
  const u = 1 - t;
  const as = (i: 0 | 1): number => u * u * u * a[i] + 3 * u * u * t * c1[i] + 3 * u * t * t * c2[i] + t * t * t * b[i];
  return [as(0), as(1)];
}

/** Point at `deel` (0..1) of the length of the route. */
export function pointOnLane(points: readonly LandkaartPlace[], part: number): LandkaartPlace {
  const closed = [
    points[0] ?? [0, 0],
    ...curves(points).flatMap((curve) => Array.from({ length: STEPS }, (_, i) => pointOnCurve(curve, (i + 1) / STEPS))),
  ];
  const lengths = closed.map((p, i) =>
    i === 0 ? 0 : Math.hypot(p[0] - (closed[i - 1]?.[0] ?? 0), p[1] - (closed[i - 1]?.[1] ?? 0)),
  );
  let rest = lengths.reduce((sum, l) => sum + l, 0) * Math.min(1, Math.max(0, part));
  for (const [i, length] of lengths.entries()) {
    const here = closed[i] ?? [0, 0];
    if (i > 0 && rest <= length) {
      const previous = closed[i - 1] ?? here;
      const t = length === 0 ? 0 : rest / length;
      return [previous[0] + (here[0] - previous[0]) * t, previous[1] + (here[1] - previous[1]) * t];
    }
    rest -= length;
  }
  return closed.at(-1) ?? [0, 0];
}

/** Places of `aantal` stones: evenly spread, with room for the sign at the start and the flag at the end. */
export const stenenOnLane = (points: readonly LandkaartPlace[], count: number): LandkaartPlace[] =>
  Array.from({ length: count }, (_, index) => pointOnLane(points, (index + 1) / (count + 1)));

/** How far to either side one of so many stones is touched, px: as far as halfway to the next on the shortest route. */
export const groundOf = (count: number): number => Math.min(88, 330 / (count + 1));
