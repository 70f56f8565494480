import { hill } from '../../../tools/art/lib/decor.ts';
import { flag } from '../../../tools/art/lib/decor-hanging.ts';
import { core } from '../../../tools/art/lib/palette.ts';
import {
  circle,
  clip,
  ellipse,
  glow,
  group,
  line,
  lit,
  mix,
  n,
  path,
  rect,
  roundPoly,
  shade,
  svgDoc,
} from '#engine/figure/svg.ts';
import { coast, LAYER, sea, type Canvas } from './color.ts';

const clump = (x: number, y: number, k = 1): string =>
  line(
    `M${n(x - 12 * k)} ${n(y)}Q${n(x - 14 * k)} ${n(y - 12 * k)} ${n(x - 20 * k)} ${n(y - 18 * k)}M${n(x - 3 * k)} ${n(y)}Q${n(x - 3 * k)} ${n(y - 14 * k)} ${n(x - 7 * k)} ${n(y - 25 * k)}M${n(x + 5 * k)} ${n(y)}Q${n(x + 6 * k)} ${n(y - 14 * k)} ${n(x + 9 * k)} ${n(y - 24 * k)}M${n(x + 13 * k)} ${n(y)}Q${n(x + 16 * k)} ${n(y - 10 * k)} ${n(x + 22 * k)} ${n(y - 16 * k)}`,
    coast.helm,
    3.6 * k,
  );

/** Pale dunes against the sky. */
const dunes = (): string =>
  group(hill({ width: 780, height: 46, deep: 90 }, coast.duneFar, false), { x: -140, y: 222 }) +
  group(hill({ width: 780, height: 58, deep: 90 }, mix(coast.duneFar, coast.sky, 0.25), false), { x: 640, y: 222 });

/** A beach hut with boards, door and a little porch; foot in the middle. */
function hut(color: string): string {
  const wall = roundPoly(
    [
      [-28, 0],
      [-28, -44],
      [0, -76],
      [28, -44],
      [28, 0],
    ],
    3,
  );
  const planks = [-21, -7, 7].map((x) => rect([x, -80, 7, 84], color)).join('');
  const roof =
    path(
      roundPoly(
        [
          [-36, -40],
          [0, -82],
          [36, -40],
          [32, -34],
          [0, -70],
          [-32, -34],
        ],
        3,
      ),
      '#FFFDF7',
    ) +
    path(
      roundPoly(
        [
          [0, -82],
          [36, -40],
          [32, -34],
          [0, -70],
        ],
        2,
      ),
      '#D9D0DE',
    );
  return (
    ellipse([4, 5, 40, 6], core.shadow, { 'fill-opacity': 0.14 }) +
    [-22, 0, 18].map((x) => rect([x, -2, 5, 8, 1], '#8D5B3E')).join('') +
    path(wall, '#FFF6EA') +
    clip(wall, planks + path('M10 -84H40V4H10Z', core.shadow, { 'fill-opacity': 0.12 })) +
    rect([-11, -36, 20, 36, 3], shade(color, -9)) +
    rect([-11, -36, 8, 36, 3], color) +
    circle([5, -17, 2.2], '#FFC83D') +
    roof +
    rect([-32, -3, 64, 5, 2], '#B9774A')
  );
}

const parasol = (color: string): string =>
  ellipse([6, 1, 26, 4], core.shadow, { 'fill-opacity': 0.13 }) +
  line('M0 0L-7 -42', '#FFF6EA', 3.5) +
  group(
    path('M-30 4C-26 -22 26 -22 30 4Z', '#FFFDF7') +
      path('M-30 4C-27 -12 -16 -17 -8 -17L-11 4ZM9 4L6 -18C18 -17 27 -12 30 4Z', color) +
      circle([0, -19, 3], color),
    { x: -8, y: -40, draai: -12 },
  ) +
  rect([8, -7, 26, 5, 2], core.zon) +
  rect([8, -7, 9, 5, 2], '#FFFDF7');

/** Red and white lighthouse with a lit lamp room, 150 high. */
const lighthouse = (): string => {
  const tower = 'M-20 0L-13 -108H13L20 0Z';
  const bands = [0, 1, 2].map((i) => rect([-24, -24 - i * 37, 48, 19], '#E0492B')).join('');
  return (
    ellipse([2, 2, 34, 6], core.shadow, { 'fill-opacity': 0.14 }) +
    path(tower, '#FFFDF7') +
    clip(tower, bands + path('M6 4L4 -110H24V4Z', core.shadow, { 'fill-opacity': 0.16 })) +
    path('M-6 0V-13A6 6 0 0 1 6 -13V0Z', '#433B6B') +
    circle([0, -48, 4], '#433B6B') +
    circle([0, -82, 3.6], '#433B6B') +
    rect([-19, -114, 38, 8, 3], '#433B6B') +
    circle([0, -126, 26], '#FFE9A8', { 'fill-opacity': 0.35 }) +
    rect([-11, -136, 22, 24, 3], '#FFD768') +
    rect([3, -136, 8, 24, 2], '#F1B62E') +
    rect([-1.5, -136, 3, 24], '#433B6B') +
    path('M-16 -134Q0 -160 16 -134Z', '#E0492B') +
    path('M3 -147Q12 -142 16 -134H5Z', '#B9351C') +
    circle([0, -151, 3.5], '#FFC83D')
  );
};

/** Beach with huts, parasols and the lighthouse on its dune; ends as it begins, so it tiles. */
function strand(): string {
  const dune = 'M820 262C900 236 1000 206 1120 196C1200 190 1250 198 1300 220C1340 238 1380 250 1420 254V276H820Z';
  const huts = ['#1B6CA8', '#F1A11E', '#B5179E', '#0B7A75', '#D9431E']
    .map((color, i) => group(hut(color), { x: 4 + i * 66, y: 248 - (i % 2) * 3 }))
    .join('');
  const small = ['#5CB8E4', '#8D65C5', '#F1A11E']
    .map((color, i) => group(hut(mix(color, coast.sky, 0.18)), { x: 530 + i * 42, y: 244, schaal: 0.6 }))
    .join('');
  return (
    path(
      'M-140 254C-40 226 120 220 250 232C330 238 420 236 520 230C640 222 740 244 840 248C1000 252 1300 250 1420 254V276H-140Z',
      coast.dune,
    ) +
    path('M-140 250C0 234 300 240 420 244C600 236 760 248 900 252S1300 248 1420 250V280H-140Z', coast.sand) +
    lit(dune, coast.dune, { dx: -10, dy: -6 }) +
    path('M1010 262C1080 232 1150 226 1230 240C1290 250 1340 256 1400 262Z', shade(coast.dune, -5)) +
    path('M840 260C920 238 990 222 1060 212C1020 236 960 254 900 264Z', glow(coast.dune, 6)) +
    [
      [-90, 246, 0.8],
      [372, 238, 0.8],
      [452, 240, 0.7],
      [900, 252, 1],
      [962, 236, 0.9],
      [1056, 224, 1],
      [1236, 214, 1],
      [1310, 238, 0.9],
      [742, 244, 0.7],
      [1180, 208, 0.8],
    ]
      .map(([x = 0, y = 0, k]) => clump(x, y, k))
      .join('') +
    huts +
    small +
    group(lighthouse(), { x: 1130, y: 206, schaal: 0.86 }) +
    group(parasol('#D9431E'), { x: 388, y: 252 }) +
    group(parasol('#1B86C9'), { x: 866, y: 256 }) +
    group(parasol('#B5179E'), { x: 690, y: 254, schaal: 0.8 }) +
    group(flag('#F8312F', 78), { x: 470, y: 250, schaal: 0.8 }) +
    path('M-140 256Q250 252 640 256T1420 256V272H-140Z', coast.sandWet) +
    path('M-140 261Q-30 257 80 261T300 261T520 261T740 261T960 261T1180 261T1420 261V276H-140Z', sea.foam)
  );
}

export const drawCoast = (): Canvas[] => [{ name: 'strand', svg: svgDoc(LAYER, dunes() + strand()) }];
