import { decorColor, core } from './palette.ts';
import {
  circle,
  clip,
  ellipse,
  glow,
  line,
  lit,
  n,
  path,
  rect,
  rectPath,
  roundPoly,
  shade,
  type Point,
} from '#engine/figure/svg.ts';

export type FacadeKind = 'punt' | 'trap' | 'klok' | 'hals';

/** Outline points of the gable above the wall, from left to right; b = half the width, y = the eaves. */
const facades: Readonly<Record<FacadeKind, (b: number, y: number) => readonly Point[]>> = {
  punt: (b, y) => [
    [-b, y],
    [0, y - b * 1.05],
    [b, y],
  ],
  trap: (b, y) => {
    const left: Point[] = [
      [-b, y],
      [-b, y - 16],
      [-b * 0.68, y - 16],
      [-b * 0.68, y - 34],
      [-b * 0.36, y - 34],
      [-b * 0.36, y - 52],
      [-b * 0.14, y - 52],
      [-b * 0.14, y - 62],
    ];
    return [...left, ...left.toReversed().map(([x, py]): Point => [-x, py])];
  },
  klok: (b, y) => [
    [-b, y],
    [-b * 0.9, y - 14],
    [-b * 0.56, y - 20],
    [-b * 0.44, y - 50],
    [-b * 0.22, y - 64],
    [b * 0.22, y - 64],
    [b * 0.44, y - 50],
    [b * 0.56, y - 20],
    [b * 0.9, y - 14],
    [b, y],
  ],
  hals: (b, y) => [
    [-b, y],
    [-b * 0.84, y - 14],
    [-b * 0.42, y - 16],
    [-b * 0.42, y - 48],
    [0, y - 72],
    [b * 0.42, y - 48],
    [b * 0.42, y - 16],
    [b * 0.84, y - 14],
    [b, y],
  ],
};

const window = (x: number, y: number, glass: string): string =>
  rect([x - 14, y - 2, 28, 36, 5], '#FFFDF7') +
  rect([x - 11, y + 1, 22, 30, 3], glass) +
  path(
    `M${n(x - 11)} ${n(y + 16)}V${n(y + 4)}Q${n(x - 11)} ${n(y + 1)} ${n(x - 8)} ${n(y + 1)}H${n(x + 5)}Z`,
    '#FFFFFF',
    { 'fill-opacity': 0.3 },
  ) +
  rect([x - 1.5, y, 3, 31], '#FFFDF7') +
  rect([x - 12, y + 13, 24, 3], '#FFFDF7') +
  rect([x - 17, y + 32, 34, 5, 2], '#EADFCE');

export type HouseOpts = {
  facade?: FacadeKind;
  breedte?: number;
  hoogte?: number;
  kleur?: string;
  deur?: string;
  glass?: string;
  deurLeft?: boolean;
};

const DEFAULT_HOUSE: Required<HouseOpts> = {
  facade: 'punt',
  breedte: 120,
  hoogte: 150,
  kleur: '#B9694A',
  deur: '#0B7A75',
  glass: '#BFE6F7',
  deurLeft: false,
};

/** A town house with its own gable; foot in the middle, right third in shade. */
export function house(opts: HouseOpts = {}): string {
  const { facade, breedte: width, hoogte: height, kleur: color, deur, glass, deurLeft } = { ...DEFAULT_HOUSE, ...opts };
  const b = width / 2;
  const perimeter: Point[] = [[-b, 0], ...facades[facade](b, -height), [b, 0]];
  const d = roundPoly(perimeter, facade === 'klok' ? 10 : 3);
  const roofEdge = line(
    `M${facades[facade](b, -height)
      .map(([x, y]) => `${n(x)} ${n(y)}`)
      .join('L')}`,
    '#FFF3E0',
    6,
  );
  const dx = deurLeft ? -b * 0.42 : b * 0.42;
  const deurD = `M${n(dx - 14)} -4V-34C${n(dx - 14)} -50 ${n(dx + 14)} -50 ${n(dx + 14)} -34V-4Z`;
  const windows = [-height + 6, -height + 54]
    .map((y) => window(-b * 0.46, y, glass) + window(b * 0.46, y, glass))
    .join('');
  const below = window(-dx, -45, glass);
  const bricks = [
    [-0.7, -0.5],
    [0.1, -0.62],
    [-0.2, -0.3],
    [0.66, -0.34],
    [-0.74, -0.14],
  ]
    .map(([px = 0, py = 0]) => rect([b * px - 8, height * py, 16, 7, 3], shade(color, -5)))
    .join('');
  return (
    path(d, color) +
    clip(
      d,
      bricks + path(rectPath([b * 0.34, -height - 90, b, height + 92]), shade(color, -14), { 'fill-opacity': 0.55 }),
    ) +
    roofEdge +
    circle([0, -height - 16, 8], '#FFF3E0') +
    circle([0, -height - 16, 5], glass) +
    windows +
    below +
    path(deurD, '#FFF3E0', { stroke: '#FFF3E0', 'stroke-width': 7 }) +
    lit(deurD, deur, { dx: -6, dy: 0 }) +
    circle([dx + 8, -22, 3], core.zon) +
    rect([-b - 3, -5, width + 6, 6, 2], shade(color, -18))
  );
}

/** A market stall with a striped awning; foot in the middle. */
export function stall(width = 200, color = '#F8312F', sheet = '#A9683F'): string {
  const b = width / 2;
  const lanes = Math.max(4, Math.round(width / 34));
  const step = (width + 24) / lanes;
  const awning = Array.from({ length: lanes }, (_, i) => {
    const x = -b - 12 + i * step;
    const fill = i % 2 === 0 ? color : '#FFFDF7';
    return (
      path(`M${n(x)} -136H${n(x + step)}V-104A${n(step / 2)} ${n(step / 2.2)} 0 0 1 ${n(x)} -104Z`, shade(fill, -11)) +
      rect([x, -160, step, 40], fill)
    );
  }).join('');
  const where = [-0.6, -0.2, 0.2, 0.6]
    .map(
      (px, i) =>
        circle([b * px, -72, 13], ['#F8312F', '#FFB703', '#7CB518', '#FF822D'][i] ?? core.zon) +
        circle([b * px - 4, -76, 3.5], '#FFFFFF', { 'fill-opacity': 0.6 }),
    )
    .join('');
  return (
    rect([-b, -150, 8, 150, 3], decorColor.bruin) +
    rect([b - 8, -150, 8, 150, 3], shade(decorColor.bruin)) +
    rect([-b + 8, -120, width - 16, 56], '#FFF1D6') +
    path(`M${n(-b + 8)} -120H${n(b - 8)}V-98H${n(-b + 8)}Z`, '#E3C9A6') +
    where +
    rect([-b - 6, -66, width + 12, 14, 5], glow(sheet, 8)) +
    lit(rectPath([-b, -54, width, 54, 4]), sheet, { dx: -16, dy: -3 }) +
    line(`M${n(-b + 10)} -36H${n(b - 20)}M${n(-b + 10)} -18H${n(b - 20)}`, shade(sheet, -6), 3) +
    awning +
    rect([-b - 14, -166, width + 28, 10, 5], shade(color, -8))
  );
}

/** A wooden crate, foot in the middle. */
export const crate = (size = 80, color = '#C98A4B'): string =>
  lit(rectPath([-size / 2, -size, size, size, 6]), color, { dx: -size * 0.18, dy: -3 }) +
  rect([-size * 0.36, -size * 0.86, size * 0.72, size * 0.72, 3], shade(color, -13)) +
  line(`M${n(-size * 0.28)} ${n(-size * 0.22)}L${n(size * 0.28)} ${n(-size * 0.78)}`, color, size * 0.15, {
    'stroke-linecap': 'butt',
  }) +
  line(`M${n(-size * 0.42)} ${n(-size * 0.93)}H${n(size * 0.3)}`, glow(color, 10), 4) +
  [
    [-0.43, -0.93],
    [0.43, -0.93],
    [-0.43, -0.07],
    [0.43, -0.07],
  ]
    .map(([x = 0, y = 0]) => circle([size * x, size * y, 2.6], shade(color, -24)))
    .join('');

/** A barrel with two hoops, 96 high. */
export const barrel = (color = '#B9693F'): string =>
  lit('M-30 -92C-42 -66 -42 -28 -30 -2C-14 5 14 5 30 -2C42 -28 42 -66 30 -92Z', color, { dx: -13, dy: 0 }) +
  ellipse([0, -92, 30, 8], shade(color, -16)) +
  ellipse([0, -93, 25, 5.5], shade(color, -24)) +
  line('M-36 -70Q0 -60 36 -70M-36 -24Q0 -14 36 -24', '#635994', 7, { 'stroke-linecap': 'butt' }) +
  line('M-24 -56Q-26 -44 -24 -34', glow(color, 12), 5);

/** A rock, about 90 wide. */
export const rock = (color = '#8D84A8'): string =>
  lit(
    roundPoly(
      [
        [-46, 0],
        [-38, -30],
        [-14, -46],
        [20, -42],
        [42, -20],
        [46, 0],
      ],
      9,
    ),
    color,
    { dx: -13, dy: -5 },
  ) +
  path(
    roundPoly(
      [
        [-28, -28],
        [-12, -38],
        [2, -36],
        [-14, -28],
      ],
      3,
    ),
    glow(color, 10),
  );
