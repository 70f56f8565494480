import { decorKleur, kern } from './palet.ts';
import { circle, clip, ellipse, glow, line, lit, n, path, rect, rectPath, roundPoly, shade, type Punt } from './svg.ts';

export type GevelSoort = 'punt' | 'trap' | 'klok' | 'hals';

/** Outline points of the gable above the wall, from left to right; b = half the width, y = the eaves. */
const gevels: Readonly<Record<GevelSoort, (b: number, y: number) => readonly Punt[]>> = {
  punt: (b, y) => [
    [-b, y],
    [0, y - b * 1.05],
    [b, y],
  ],
  trap: (b, y) => {
    const links: Punt[] = [
      [-b, y],
      [-b, y - 16],
      [-b * 0.68, y - 16],
      [-b * 0.68, y - 34],
      [-b * 0.36, y - 34],
      [-b * 0.36, y - 52],
      [-b * 0.14, y - 52],
      [-b * 0.14, y - 62],
    ];
    return [...links, ...links.toReversed().map(([x, py]): Punt => [-x, py])];
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

const raam = (x: number, y: number, glas: string): string =>
  rect([x - 14, y - 2, 28, 36, 5], '#FFFDF7') +
  rect([x - 11, y + 1, 22, 30, 3], glas) +
  path(
    `M${n(x - 11)} ${n(y + 16)}V${n(y + 4)}Q${n(x - 11)} ${n(y + 1)} ${n(x - 8)} ${n(y + 1)}H${n(x + 5)}Z`,
    '#FFFFFF',
    { 'fill-opacity': 0.3 },
  ) +
  rect([x - 1.5, y, 3, 31], '#FFFDF7') +
  rect([x - 12, y + 13, 24, 3], '#FFFDF7') +
  rect([x - 17, y + 32, 34, 5, 2], '#EADFCE');

export type HuisOpts = {
  gevel?: GevelSoort;
  breedte?: number;
  hoogte?: number;
  kleur?: string;
  deur?: string;
  glas?: string;
  deurLinks?: boolean;
};

const STANDAARD_HUIS: Required<HuisOpts> = {
  gevel: 'punt',
  breedte: 120,
  hoogte: 150,
  kleur: '#B9694A',
  deur: '#0B7A75',
  glas: '#BFE6F7',
  deurLinks: false,
};

/** A town house with its own gable; foot in the middle, right third in shade. */
export function huis(opts: HuisOpts = {}): string {
  const { gevel, breedte, hoogte, kleur, deur, glas, deurLinks } = { ...STANDAARD_HUIS, ...opts };
  const b = breedte / 2;
  const omtrek: Punt[] = [[-b, 0], ...gevels[gevel](b, -hoogte), [b, 0]];
  const d = roundPoly(omtrek, gevel === 'klok' ? 10 : 3);
  const dakrand = line(
    `M${gevels[gevel](b, -hoogte)
      .map(([x, y]) => `${n(x)} ${n(y)}`)
      .join('L')}`,
    '#FFF3E0',
    6,
  );
  const dx = deurLinks ? -b * 0.42 : b * 0.42;
  const deurD = `M${n(dx - 14)} -4V-34C${n(dx - 14)} -50 ${n(dx + 14)} -50 ${n(dx + 14)} -34V-4Z`;
  const ramen = [-hoogte + 6, -hoogte + 54].map((y) => raam(-b * 0.46, y, glas) + raam(b * 0.46, y, glas)).join('');
  const onder = raam(-dx, -45, glas);
  const bakstenen = [
    [-0.7, -0.5],
    [0.1, -0.62],
    [-0.2, -0.3],
    [0.66, -0.34],
    [-0.74, -0.14],
  ]
    .map(([px = 0, py = 0]) => rect([b * px - 8, hoogte * py, 16, 7, 3], shade(kleur, -5)))
    .join('');
  return (
    path(d, kleur) +
    clip(
      d,
      bakstenen + path(rectPath([b * 0.34, -hoogte - 90, b, hoogte + 92]), shade(kleur, -14), { 'fill-opacity': 0.55 }),
    ) +
    dakrand +
    circle([0, -hoogte - 16, 8], '#FFF3E0') +
    circle([0, -hoogte - 16, 5], glas) +
    ramen +
    onder +
    path(deurD, '#FFF3E0', { stroke: '#FFF3E0', 'stroke-width': 7 }) +
    lit(deurD, deur, { dx: -6, dy: 0 }) +
    circle([dx + 8, -22, 3], kern.zon) +
    rect([-b - 3, -5, breedte + 6, 6, 2], shade(kleur, -18))
  );
}

/** A market stall with a striped awning; foot in the middle. */
export function kraam(breedte = 200, kleur = '#F8312F', blad = '#A9683F'): string {
  const b = breedte / 2;
  const banen = Math.max(4, Math.round(breedte / 34));
  const stap = (breedte + 24) / banen;
  const luifel = Array.from({ length: banen }, (_, i) => {
    const x = -b - 12 + i * stap;
    const vul = i % 2 === 0 ? kleur : '#FFFDF7';
    return (
      path(`M${n(x)} -136H${n(x + stap)}V-104A${n(stap / 2)} ${n(stap / 2.2)} 0 0 1 ${n(x)} -104Z`, shade(vul, -11)) +
      rect([x, -160, stap, 40], vul)
    );
  }).join('');
  const waar = [-0.6, -0.2, 0.2, 0.6]
    .map(
      (px, i) =>
        circle([b * px, -72, 13], ['#F8312F', '#FFB703', '#7CB518', '#FF822D'][i] ?? kern.zon) +
        circle([b * px - 4, -76, 3.5], '#FFFFFF', { 'fill-opacity': 0.6 }),
    )
    .join('');
  return (
    rect([-b, -150, 8, 150, 3], decorKleur.bruin) +
    rect([b - 8, -150, 8, 150, 3], shade(decorKleur.bruin)) +
    rect([-b + 8, -120, breedte - 16, 56], '#FFF1D6') +
    path(`M${n(-b + 8)} -120H${n(b - 8)}V-98H${n(-b + 8)}Z`, '#E3C9A6') +
    waar +
    rect([-b - 6, -66, breedte + 12, 14, 5], glow(blad, 8)) +
    lit(rectPath([-b, -54, breedte, 54, 4]), blad, { dx: -16, dy: -3 }) +
    line(`M${n(-b + 10)} -36H${n(b - 20)}M${n(-b + 10)} -18H${n(b - 20)}`, shade(blad, -6), 3) +
    luifel +
    rect([-b - 14, -166, breedte + 28, 10, 5], shade(kleur, -8))
  );
}

/** A wooden crate, foot in the middle. */
export const krat = (maat = 80, kleur = '#C98A4B'): string =>
  lit(rectPath([-maat / 2, -maat, maat, maat, 6]), kleur, { dx: -maat * 0.18, dy: -3 }) +
  rect([-maat * 0.36, -maat * 0.86, maat * 0.72, maat * 0.72, 3], shade(kleur, -13)) +
  line(`M${n(-maat * 0.28)} ${n(-maat * 0.22)}L${n(maat * 0.28)} ${n(-maat * 0.78)}`, kleur, maat * 0.15, {
    'stroke-linecap': 'butt',
  }) +
  line(`M${n(-maat * 0.42)} ${n(-maat * 0.93)}H${n(maat * 0.3)}`, glow(kleur, 10), 4) +
  [
    [-0.43, -0.93],
    [0.43, -0.93],
    [-0.43, -0.07],
    [0.43, -0.07],
  ]
    .map(([x = 0, y = 0]) => circle([maat * x, maat * y, 2.6], shade(kleur, -24)))
    .join('');

/** A barrel with two hoops, 96 high. */
export const ton = (kleur = '#B9693F'): string =>
  lit('M-30 -92C-42 -66 -42 -28 -30 -2C-14 5 14 5 30 -2C42 -28 42 -66 30 -92Z', kleur, { dx: -13, dy: 0 }) +
  ellipse([0, -92, 30, 8], shade(kleur, -16)) +
  ellipse([0, -93, 25, 5.5], shade(kleur, -24)) +
  line('M-36 -70Q0 -60 36 -70M-36 -24Q0 -14 36 -24', '#635994', 7, { 'stroke-linecap': 'butt' }) +
  line('M-24 -56Q-26 -44 -24 -34', glow(kleur, 12), 5);

/** A picket fence of `breedte`, 56 high, from x = 0. */
export function hek(breedte = 240, kleur = '#FFFDF7'): string {
  const aantal = Math.round(breedte / 30);
  const lat = Array.from(
    { length: aantal },
    (_, i) =>
      path(`M${i * 30 + 6} 0V-44L${i * 30 + 14} -56L${i * 30 + 22} -44V0Z`, kleur) +
      rect([i * 30 + 17, -46, 5, 46], shade(kleur, -9)),
  ).join('');
  return rect([0, -40, breedte, 8, 3], shade(kleur, -9)) + rect([0, -18, breedte, 8, 3], shade(kleur, -9)) + lat;
}

/** A rock, about 90 wide. */
export const rots = (kleur = '#8D84A8'): string =>
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
    kleur,
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
    glow(kleur, 10),
  );

/** A puddle of light or water on the ground. */
export const plas = (rx = 80, kleur = '#6FCFDA'): string =>
  ellipse([0, 0, rx, rx * 0.26], shade(kleur)) +
  ellipse([-rx * 0.03, -rx * 0.03, rx * 0.95, rx * 0.22], kleur) +
  ellipse([-rx * 0.35, -rx * 0.08, rx * 0.3, rx * 0.04], '#FFFFFF', { 'fill-opacity': 0.6 });
