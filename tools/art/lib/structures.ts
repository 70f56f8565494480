import { circle, ellipse, group, n, path, rect, shade, tint, type Point } from '#engine/figure/svg.ts';
import { core } from './palette.ts';

/** How far the side of a building rises per unit of depth. */
export const SLOPE = 0.42;

export const surface = (points: readonly Point[], fill: string): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill);

export type Block = { w: number; h: number; d: number; kleur: string; side?: string; top?: string };

/** A box; (0, 0) = the middle of its footprint's front edge. */
export function block({ w, h, d, kleur: color, side = shade(color, -13), top = tint(color, 9) }: Block): string {
  const l = -w / 2 - d / 2;
  const r = l + w;
  const e = d * SLOPE;
  return (
    surface(
      [
        [r, 0],
        [r + d, -e],
        [r + d, -h - e],
        [r, -h],
      ],
      side,
    ) +
    surface(
      [
        [l, -h],
        [r, -h],
        [r + d, -h - e],
        [l + d, -h - e],
      ],
      top,
    ) +
    rect([l, -h, w, h], color)
  );
}

/** Shadow on the ground, thrown to the right. */
export const strike = (w: number, d = 30): string =>
  path(
    `M${n(-w / 2)} 0L${n(w / 2)} -4L${n(w / 2 + d * 0.7)} ${n(-d * 0.34)}Q${n(w / 2 + d + 12)} ${n(-d * 0.3)} ${n(w / 2 + d * 0.6)} 4Q${n(w / 2)} 12 ${n(-w / 2 + 8)} 8Z`,
    '#321B41',
    { 'fill-opacity': 0.15 },
  );

export type House = {
  w: number;
  h: number;
  d: number;
  wall: string;
  roof: string;
  ridge: number;
  side?: string;
  across?: boolean;
  over?: number;
};

function roofAlong({ w, h, d, wall, roof, ridge, side, over = 8 }: House, l: number): string {
  const r = l + w;
  const e = d * SLOPE;
  const top: Point = [r + d / 2, -h - e / 2 - ridge];
  const left: Point = [l + d / 2, top[1]];
  return (
    surface([[r, -h + 1], [r + d, -h - e + 1], top], side ?? shade(wall, -13)) +
    surface(
      [
        [top[0] - 2, top[1]],
        [r + d + over * 0.8, -h - e + 7],
        [r + d + over * 0.8 - 5, -h - e + 12],
        [top[0] - 2, top[1] + 9],
      ],
      shade(roof, -16),
    ) +
    surface(
      [
        [l - over, -h + 7],
        [r + over * 0.7, -h + 7],
        [top[0] + 2, top[1]],
        [left[0] - over * 0.6, left[1]],
      ],
      roof,
    ) +
    surface(
      [
        [l - over, -h + 7],
        [l - over + w * 0.3, -h + 7],
        [left[0] + w * 0.26, left[1]],
        [left[0] - over * 0.6, left[1]],
      ],
      tint(roof, 6),
    ) +
    surface(
      [
        [l - over, -h + 7],
        [r + over * 0.7, -h + 7],
        [r + over * 0.7, -h + 11],
        [l - over, -h + 11],
      ],
      shade(roof, -14),
    )
  );
}

function roofAcross({ w, h, d, wall, roof, ridge, over = 7 }: House, l: number): string {
  const r = l + w;
  const e = d * SLOPE;
  const m = l + w / 2;
  return (
    surface(
      [
        [l, -h + 1],
        [r, -h + 1],
        [m, -h - ridge],
      ],
      wall,
    ) +
    surface(
      [
        [r + over, -h + 6],
        [m, -h - ridge - 3],
        [m + d, -h - ridge - 3 - e],
        [r + d + over, -h + 6 - e],
      ],
      roof,
    ) +
    surface(
      [
        [m - 6, -h - ridge - 3],
        [m + 3, -h - ridge - 3],
        [m + d + 2, -h - ridge - 3 - e],
        [m + d - 5, -h - ridge - 3 - e],
      ],
      tint(roof, 8),
    ) +
    surface(
      [
        [l - over, -h + 6],
        [m, -h - ridge - 8],
        [r + over, -h + 6],
        [r + over - 7, -h + 8],
        [m, -h - ridge + 3],
        [l - over + 7, -h + 8],
      ],
      shade(roof, -10),
    )
  );
}

/** A house with a two-tone roof; the ridge runs along the front, or away from it with `dwars`. */
export function house(cottage: House): string {
  const { w, h, d, wall, side = shade(wall, -13) } = cottage;
  const l = -w / 2 - d / 2;
  const r = l + w;
  const e = d * SLOPE;
  const body =
    surface(
      [
        [r, 0],
        [r + d, -e],
        [r + d, -h - e],
        [r, -h],
      ],
      side,
    ) + rect([l, -h, w, h], wall);
  return body + (cottage.across ? roofAcross(cottage, l) : roofAlong(cottage, l));
}

/** A warm window with a light frame; (x, y) = upper left. */
export const window = ([x, y]: Point, w = 16, h = 18): string =>
  rect([x - 2.5, y - 2.5, w + 5, h + 5, 2.5], core.papier) +
  rect([x, y, w, h, 1.5], '#FFE9A8') +
  rect([x, y, w / 2 - 1, h, 1.5], '#FFF6D8');

export const deur = ([x, y]: Point, color: string, [w, h]: Point = [18, 28]): string =>
  path(`M${n(x)} ${n(y)}v${n(-h + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}Z`, color) +
  circle([x + w * 0.78, y - h * 0.4, 1.6], core.zon);

/** Scalloped awning with stripes; (x, y) = upper left. */
export function awning([x, y]: Point, [w, h]: Point, color: string): string {
  const count = Math.max(4, Math.round(w / 13));
  const step = w / count;
  const strip = (index: number): string => {
    const sx = x + index * step;
    return path(
      `M${n(sx)} ${n(y)}h${n(step)}v${n(h)}a${n(step / 2)} ${n(step / 2)} 0 0 1 ${n(-step)} 0Z`,
      index % 2 === 0 ? color : core.papier,
    );
  };
  return Array.from({ length: count }, (_, index) => strip(index)).join('') + rect([x, y, w, 3], shade(color, -8));
}

/** White round sign with a picture, 18 units of radius. */
export const board = ([x, y]: Point, inner: string, r = 19): string =>
  circle([x, y + 3, r], '#321B41', { 'fill-opacity': 0.16 }) + circle([x, y, r], core.papier) + group(inner, { x, y });

export const wheel = (x: number, y: number, r = 10): string =>
  circle([x, y, r], '#3A2A48') +
  circle([x, y, r * 0.5], '#B4ACBC') +
  circle([x - r * 0.12, y - r * 0.12, r * 0.2], '#F3EEF8');

/** Darker water and foam under a thing that floats. */
export const puddle = (rx: number, ry = rx * 0.24): string =>
  ellipse([0, 0, rx, ry], '#F6FDFF', { 'fill-opacity': 0.8 }) +
  ellipse([3, 2, rx * 0.82, ry * 0.72], '#2C8FC0', { 'fill-opacity': 0.45 });

/** Two dots and a mouth; everything friendly on the map wears this face. */
export const muzzle = (x: number, y: number, s = 1): string =>
  group(
    ellipse([-9, 0, 3.4, 4.4], core.inkt) +
      ellipse([9, 0, 3.4, 4.4], core.inkt) +
      circle([-10, -1.6, 1.3], '#FFFFFF') +
      circle([8, -1.6, 1.3], '#FFFFFF') +
      path('M-5 6Q0 12 5 6', 'none', { stroke: core.inkt, 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
    { x, y, schaal: s },
  );
