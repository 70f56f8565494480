import { foam } from '../../../tools/art/lib/decor.ts';
import { core } from '../../../tools/art/lib/palette.ts';
import {
  circle,
  clip,
  ellipse,
  glow,
  group,
  line,
  lit,
  n,
  path,
  rect,
  rectPath,
  seeded,
  shade,
  svgDoc,
  waveLine,
} from '#engine/figure/svg.ts';
import { LAYER, sea, type Canvas } from './color.ts';

type Band = { y: number; color: string; length: number; height: number; seed: number; edge: number };
const BANDS: readonly Band[] = [
  { y: 264, color: sea.ver, length: 120, height: 3, seed: 3, edge: 3 },
  { y: 290, color: sea.licht, length: 156, height: 8, seed: 7, edge: 4 },
  { y: 326, color: sea.midden, length: 195, height: 12, seed: 11, edge: 5 },
  { y: 372, color: sea.deep, length: 260, height: 16, seed: 5, edge: 6 },
  { y: 440, color: sea.donker, length: 312, height: 20, seed: 9, edge: 7 },
];

/** One band of sea with a crest and short glints; whole waves, so it tiles. The lowest reaches far below the stage. */
function band(b: Band): string {
  const random = seeded(b.seed);
  const top = waveLine([-140, b.y], 1420, b);
  const gloss = Array.from({ length: 9 }, () => {
    const x = -100 + random() * 1440;
    const y = b.y + 16 + random() * (b.height * 2.2 + 8);
    const w = 24 + random() * 46;
    return line(
      `M${n(x)} ${n(y)}q${n(w / 4)} ${n(-b.height * 0.3)} ${n(w / 2)} 0t${n(w / 2)} 0`,
      glow(b.color, 9),
      Math.max(2.5, b.edge * 0.62),
    );
  }).join('');
  return (
    path(`${top}V840H-140Z`, b.color) +
    line(waveLine([-140, b.y + 2], 1420, b), glow(b.color, 14), b.edge, { 'stroke-linecap': 'butt' }) +
    gloss
  );
}

/** Quay with planks, posts and ropes: the frame at the bottom. */
function quay(): string {
  const planks = [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        rect([-140, 566 + i * 50, 1560, 46], i % 2 === 0 ? '#A9714B' : '#A06A46') +
        rect([-140, 612 + i * 50, 1560, 4], '#80503A'),
    )
    .join('');
  const grain = [
    [-60, 590],
    [40, 642],
    [196, 588],
    [1100, 640],
    [1240, 590],
    [1330, 690],
    [90, 690],
    [700, 640],
    [460, 590],
  ]
    .map(([x = 0, y = 0]) => line(`M${x} ${y}h60`, '#8E5C3D', 3) + circle([x - 14, y, 4], '#7D4C36'))
    .join('');
  const pole = (x: number): string => {
    const d = rectPath([-30, -116, 60, 132, 8]);
    return group(
      ellipse([16, 16, 54, 10], core.shadow, { 'fill-opacity': 0.2 }) +
        lit(d, '#7D4F38', { dx: -20, dy: 0, shadow: '#5C3728' }) +
        ellipse([0, -114, 30, 11], '#B9805A') +
        ellipse([-3, -115, 20, 6], '#C99670') +
        [-66, -44, -22]
          .map((y) => rect([-35, y, 70, 15, 7], '#F3E6C6') + path(rectPath([10, y, 25, 15, 7]), '#CDBB93'))
          .join(''),
      { x, y: 678 },
    );
  };
  return (
    rect([-140, 552, 1560, 20], '#C08A5E') +
    rect([-140, 549, 1560, 7, 3], '#D6A478') +
    planks +
    grain +
    pole(88) +
    pole(1192) +
    line('M121 640Q180 700 150 740', '#EADBB4', 9)
  );
}

/** A friendly curling wave that gives a push; the middle lies on (0, 0). */
const wave = (): string => {
  const d = 'M-74 8C-56 -4 -40 -34 -6 -36C18 -38 34 -24 32 -12C24 -20 12 -20 10 -8C10 2 40 8 74 8C40 18 -40 18 -74 8Z';
  return (
    ellipse([0, 12, 78, 8], sea.grond, { 'fill-opacity': 0.3 }) +
    lit(d, '#BDF0F6', { dx: -6, dy: -4, shadow: '#7FD6E4' }) +
    line('M-48 2C-36 -10 -26 -24 -8 -26', '#FFFFFF', 5) +
    path('M-74 10C-50 2 -30 14 -6 8S44 4 74 9C44 20 -44 20 -74 10Z', '#FFFFFF') +
    [
      [40, -22, 5],
      [52, -10, 3.5],
      [30, -34, 3.5],
    ]
      .map(([x = 0, y = 0, r = 3]) => circle([x, y, r], '#FFFFFF'))
      .join('')
  );
};

/** The big surfing wave under the boat; its top line is y = 0 at the boat. */
const surf = (): string => {
  const d =
    'M-250 96C-190 92 -150 30 -60 10C20 -8 120 -6 178 -34C214 -52 250 -38 252 -10C236 -24 214 -16 214 8C214 40 250 82 300 96Z';
  return (
    lit(d, '#8FE3EC', { dx: -12, dy: -7, shadow: sea.midden }) +
    line('M-196 84C-150 60 -110 34 -48 24C20 12 96 14 160 -10', '#FFFFFF', 8) +
    line('M-120 84C-60 56 20 46 110 40', '#D5F6FA', 6) +
    path(
      'M150 -22C190 -62 262 -52 262 -8C262 4 250 8 244 0C240 -14 222 -18 212 -2C196 -14 170 -12 150 -22Z',
      '#FFFFFF',
    ) +
    [
      [276, -26, 8],
      [262, -50, 6],
      [288, -4, 5],
      [236, -62, 5],
    ]
      .map(([x = 0, y = 0, r = 4]) => circle([x, y, r], '#FFFFFF'))
      .join('') +
    group(foam(500, 8), { x: 20, y: 92 })
  );
};

/** A bottle with a letter in it, half in the water. */
const bottle = (): string =>
  group(
    rect([-34, -15, 52, 30, 13], '#3FA77A') +
      rect([-34, -15, 52, 12, 6], '#6CC79B', { 'fill-opacity': 0.8 }) +
      rect([-22, -9, 30, 18, 3], '#FFF3DE') +
      line('M-16 -3H2M-16 3H-4', '#B98A4E', 2.6) +
      rect([14, -8, 20, 16, 4], '#3FA77A') +
      rect([32, -7, 12, 14, 4], '#B9773F'),
    { draai: -24 },
  ) +
  ellipse([-2, 18, 44, 9], sea.foam) +
  ellipse([-26, 15, 18, 8], '#FFFFFF') +
  ellipse([20, 16, 20, 8], '#FFFFFF');

export const drawWater = (): Canvas[] => [
  ...BANDS.map((b, i) => ({ name: `zee-${i + 1}`, svg: svgDoc(LAYER, clip(rectPath(LAYER), band(b))) })),
  { name: 'kade', svg: svgDoc(LAYER, clip(rectPath(LAYER), quay())) },
  { name: 'golf', svg: svgDoc([-86, -44, 172, 70], wave()) },
  { name: 'surf', svg: svgDoc([-260, -80, 570, 200], surf()) },
  { name: 'schuim', svg: svgDoc([-160, -30, 320, 46], foam(270, 4)) },
  {
    name: 'kiel',
    svg: svgDoc(
      [-170, -20, 340, 40],
      ellipse([0, 0, 150, 13], sea.grond, { 'fill-opacity': 0.34 }) +
        line('M-160 4q20 -6 40 0t40 0', glow(sea.deep, 16), 4),
    ),
  },
  {
    name: 'spat',
    svg: svgDoc(
      [-40, -50, 110, 70],
      [
        [-14, 0, 12],
        [10, -18, 9],
        [34, -2, 7],
        [44, -26, 5],
        [56, -8, 4],
      ]
        .map(
          ([x = 0, y = 0, r = 4]) =>
            circle([x, y, r], '#FFFFFF', { 'fill-opacity': 0.92 }) +
            circle([x + r * 0.3, y + r * 0.3, r * 0.6], shade('#D8F4FA', -3), { 'fill-opacity': 0.5 }),
        )
        .join(''),
    ),
  },
  {
    name: 'vlaag',
    svg: svgDoc(
      [-130, -40, 260, 80],
      line('M-120 6C-60 -8 30 -2 78 2C112 4 118 -30 92 -32C76 -32 72 -14 86 -10', '#FFFFFF', 9) +
        line('M-84 24C-40 16 10 22 60 24', '#FFFFFF', 6) +
        line('M-112 -14C-80 -22 -40 -20 -10 -18', '#FFFFFF', 6),
    ),
  },
  { name: 'fles', svg: svgDoc([-56, -46, 112, 72], bottle()) },
  { name: 'avond', svg: svgDoc([0, 0, 40, 30], rect([0, 0, 40, 30], '#D9566A')) },
];
