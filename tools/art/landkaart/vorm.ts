import { path, type Punt } from '../lib/svg.ts';

const f = (value: number): string => String(Math.round(value * 10) / 10);
const at = (points: readonly Punt[], index: number): Punt => points[(index + points.length) % points.length] ?? [0, 0];

type Bocht = readonly [a: Punt, c1: Punt, c2: Punt, b: Punt];

function bochten(points: readonly Punt[], dicht: boolean): Bocht[] {
  const count = dicht ? points.length : points.length - 1;
  const pick = (index: number): Punt =>
    dicht ? at(points, index) : at(points, Math.min(points.length - 1, Math.max(0, index)));
  return Array.from({ length: count }, (_, index): Bocht => {
    const [p0, p1, p2, p3] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    return [
      p1,
      [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6],
      [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6],
      p2,
    ];
  });
}

const draw = (curves: readonly Bocht[]): string => {
  const start = curves[0]?.[0] ?? [0, 0];
  return `M${f(start[0])} ${f(start[1])}${curves.map(([, c1, c2, b]) => `C${[c1, c2, b].map((p) => `${f(p[0])} ${f(p[1])}`).join(' ')}`).join('')}`;
};

/** A smooth closed shape through the points. */
export const vlek = (points: readonly Punt[]): string => `${draw(bochten(points, true))}Z`;
/** A smooth open line through the points. */
export const lint = (points: readonly Punt[]): string => draw(bochten(points, false));

const onCurve = ([a, c1, c2, b]: Bocht, t: number): Punt => {
  const u = 1 - t;
  const mixAxis = (i: 0 | 1): number =>
    u * u * u * a[i] + 3 * u * u * t * c1[i] + 3 * u * t * t * c2[i] + t * t * t * b[i];
  return [mixAxis(0), mixAxis(1)];
};

/** Points of the smooth closed shape, moved inward by d (outward when d < 0). Points run clockwise on screen. */
export function krimp(points: readonly Punt[], d: number, per = 3): Punt[] {
  const dense = bochten(points, true).flatMap((curve) =>
    Array.from({ length: per }, (_, step) => onCurve(curve, step / per)),
  );
  return dense.map((here, index): Punt => {
    const before = at(dense, index - 1);
    const after = at(dense, index + 1);
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    return [here[0] - (dy / length) * d, here[1] + (dx / length) * d];
  });
}

export type LandKleuren = { top: string; rand: string; lip: string; schaduw?: string };

/** A slab of land: shadow moved (7, 19), dark lip, light rim, top moved down. */
export function plak(points: readonly Punt[], kleur: LandKleuren): string {
  const d = vlek(points);
  const lip = vlek(points.map(([x, y]): Punt => [x, y + 13]));
  return (
    path(d, kleur.schaduw ?? '#321B41', { 'fill-opacity': 0.16, transform: 'translate(7 19)' }) +
    path(lip, kleur.lip) +
    path(d, kleur.rand) +
    path(vlek(krimp(points, 5)), kleur.top, { transform: 'translate(1 3)' })
  );
}
