import { mountain, tree, waveBand, hill, gull, bush, cloud, sun } from '../lib/decor.ts';
import { circle, ellipse, group, line, lit, mix, path, rect, roundPoly, svgDoc } from '#engine/figure/svg.ts';

const WIDTH = 720;
const HEIGHT = 208;

/** One landscape by day; by night every colour moves toward the dark of the panel. */
type Paint = (color: string) => string;
type Landscape = (paint: Paint) => string;

const day: Paint = (color) => color;
const night: Paint = (color) => mix(color, '#12204F', 0.64);

const STARS: readonly (readonly [x: number, y: number, r: number])[] = [
  [52, 30, 1.8],
  [120, 84, 1.4],
  [208, 26, 2],
  [286, 70, 1.3],
  [352, 22, 1.7],
  [424, 78, 1.5],
  [486, 30, 1.3],
  [664, 24, 2],
  [690, 98, 1.4],
];
/** Sky over the whole picture, with stars when it is night. */
const air = (paint: Paint, color: string): string =>
  paint === day
    ? rect([0, 0, WIDTH, HEIGHT], color)
    : rect([0, 0, WIDTH, HEIGHT], mix(color, '#16224C', 0.84)) +
      STARS.map((star) => circle(star, '#FFF3C4', { 'fill-opacity': 0.8 })).join('');
const moon = (radius: number): string =>
  circle([0, 0, radius * 1.5], '#F6E7B4', { 'fill-opacity': 0.12 }) +
  circle([0, 0, radius], '#F6E7B4') +
  circle([radius * 0.3, -radius * 0.2, radius * 0.2], '#E6D294') +
  circle([-radius * 0.3, radius * 0.34, radius * 0.14], '#E6D294');
const sky = (paint: Paint, radius: number): string => (paint === day ? sun(radius, '#FFD769') : moon(radius * 0.78));
const at = (part: string, ...[x, y, scale = 1]: readonly [x: number, y: number, schaal?: number]): string =>
  group(part, { x, y, schaal: scale });
const puff = (paint: Paint): string => cloud(paint('#FFFFFF'), paint('#D3E8F6'));
const footer = (x: number, y: number, rx: number): string =>
  ellipse([x, y, rx, rx * 0.2], '#321B41', { 'fill-opacity': 0.1 });

const lighthouse = (paint: Paint): string =>
  lit('M-17 0L-12 -92H12L17 0Z', paint('#FFFDF7'), { dx: -7, dy: 0, shadow: paint('#DCD3E4') }) +
  path('M-15.600 -24L-14 -50H14L15.600 -24Z', paint('#C2410C')) +
  path('M-12.800 -74L-12 -92H12L12.800 -74Z', paint('#C2410C')) +
  rect([-15, -98, 30, 7, 3], paint('#1B4B7A')) +
  rect([-9, -113, 18, 16, 2], '#FFC83D') +
  path('M-13 -112L0 -127L13 -112Z', paint('#1B4B7A'));

const coast: Landscape = (paint) =>
  air(paint, '#DDF1FD') +
  at(sky(paint, 34), 600, 66) +
  at(puff(paint), 130, 58, 0.62) +
  at(puff(paint), 440, 34, 0.42) +
  at(gull(paint('#FFFFFF')), 330, 76, 0.42) +
  at(gull(paint('#FFFFFF')), 376, 58, 0.28) +
  group(waveBand({ width: 800, deep: 90, length: 130, height: 5 }, paint('#A9DCEF')), { x: -40, y: 138 }) +
  group(hill({ width: 900, height: 62, deep: 120 }, paint('#CBE8A7'), false), { x: -150, y: 156 }) +
  footer(526, 176, 34) +
  at(lighthouse(paint), 522, 174, 0.96) +
  group(hill({ width: 1000, height: -40, deep: 90 }, paint('#A5D86E'), false), { x: -140, y: 170 }) +
  at(bush(paint('#6FB24F')), 646, 196, 0.6);

const plant = (color: string): string => path('M-7 0C-16 -24 2 -36 -6 -66C10 -44 -2 -26 7 0Z', color);
const bubble = (x: number, y: number, r: number): string => circle([x, y, r], '#FFFFFF', { 'fill-opacity': 0.75 });
const fish = (color: string): string =>
  path('M-18 0C-8 -13 12 -12 20 0C12 12 -8 13 -18 0ZM-13 0L-30 -11V11Z', color) + circle([11, -3, 2.2], '#321B41');

const sea: Landscape = (paint) =>
  air(paint, '#D5F3F4') +
  group(waveBand({ width: 800, deep: 190, length: 260, height: 9 }, paint('#AADFE9')), { x: -60, y: 42 }) +
  group(waveBand({ width: 840, deep: 170, length: 300, height: 9 }, paint('#82D2DE')), { x: -90, y: 92 }) +
  at(fish(paint('#FFB37A')), 372, 118, 0.9) +
  at(fish(paint('#FFD27A')), 428, 96, 0.6) +
  bubble(470, 62, 9) +
  bubble(496, 38, 6) +
  bubble(452, 34, 5) +
  path('M0 188C120 168 250 176 360 186S600 192 720 164V208H0Z', paint('#F2DEB4')) +
  at(plant(paint('#2A9DB5')), 606, 186, 1.1) +
  at(plant(paint('#1E8AA5')), 640, 184, 0.85) +
  at(plant(paint('#2A9DB5')), 668, 180, 0.62) +
  at(
    lit(
      roundPoly(
        [
          [-30, 0],
          [-22, -22],
          [4, -28],
          [24, -16],
          [30, 0],
        ],
        8,
      ),
      paint('#9CB3C9'),
      { dx: -6, dy: -3 },
    ),
    524,
    190,
    0.8,
  );

const bergen: Landscape = (paint) =>
  air(paint, '#EEF4FE') +
  at(sky(paint, 24), 96, 56) +
  at(puff(paint), 560, 40, 0.5) +
  at(mountain(330, 128, paint('#B9D0EA')), 560, 190) +
  at(mountain(430, 168, paint('#A9C6E4')), 330, 196) +
  at(mountain(260, 96, paint('#C4D8EF')), 128, 190) +
  path('M0 172C140 148 260 168 380 180S620 170 720 150V208H0Z', paint('#9DB9DF')) +
  path('M0 192C180 178 330 190 460 194S640 190 720 180V208H0Z', paint('#6F9BCF')) +
  at(tree('den', paint('#2F7A6C')), 588, 190, 0.5) +
  at(tree('den', paint('#3E9A86')), 630, 194, 0.38);

const sailboat = (paint: Paint): string =>
  ellipse([0, 6, 62, 7], '#321B41', { 'fill-opacity': 0.14 }) +
  rect([-3, -104, 5, 98, 2], paint('#8D5B3E')) +
  path('M8 -102C44 -82 54 -48 50 -18H8Z', paint('#FFFDF7')) +
  path('M-7 -96C-30 -74 -40 -46 -38 -18H-7Z', paint('#F6B6A4')) +
  lit('M-56 -12H60C55 6 44 10 32 10H-30C-42 10 -52 4 -56 -12Z', paint('#C2410C'), { dx: -6, dy: -4 });
const harbor: Landscape = (paint) =>
  air(paint, '#E3F1FD') +
  at(sky(paint, 30), 300, 60) +
  at(puff(paint), 110, 48, 0.56) +
  at(puff(paint), 616, 40, 0.46) +
  path('M0 136C60 118 140 122 210 136H0ZM720 136C650 112 560 120 500 136Z', paint('#B7DBA0')) +
  group(waveBand({ width: 800, deep: 90, length: 150, height: 5 }, paint('#A9DCEF')), { x: -40, y: 134 }) +
  at(sailboat(paint), 390, 150, 0.5) +
  group(waveBand({ width: 820, deep: 80, length: 170, height: 7 }, paint('#83C6E6')), { x: -60, y: 158 }) +
  at(sailboat(paint), 558, 182, 0.94) +
  group(waveBand({ width: 860, deep: 60, length: 190, height: 7 }, paint('#5EB0DA')), { x: -80, y: 186 });

const forest: Landscape = (paint) =>
  air(paint, '#E8F6E4') +
  at(sky(paint, 28), 236, 58) +
  at(puff(paint), 440, 40, 0.48) +
  [
    [40, 0.62],
    [130, 0.5],
    [330, 0.48],
    [420, 0.58],
    [700, 0.66],
  ]
    .map(([x = 0, s = 1]) => at(tree('rond', paint('#A6D9A0')), x, 168, s))
    .join('') +
  group(hill({ width: 900, height: 44, deep: 120 }, paint('#BFE3A8'), false), { x: -120, y: 160 }) +
  footer(520, 180, 34) +
  at(tree('populier', paint('#57A86B')), 470, 180, 0.56) +
  at(tree('rond', paint('#4F9C57')), 534, 186, 0.96) +
  at(tree('den', paint('#2F7A5C')), 618, 188, 0.72) +
  at(tree('rond', paint('#69B25C')), 676, 192, 0.7) +
  group(hill({ width: 1000, height: -34, deep: 90 }, paint('#93CF74'), false), { x: -150, y: 180 });

const ARC = ['#F4978E', '#F9C784', '#FCEFA0', '#B5DFA5', '#9CCDF0', '#C9B3E8'];
const rainbow: Landscape = (paint) =>
  air(paint, '#E6F0FC') +
  ARC.map((color, i) =>
    line(`M${330 + i * 12} 210A${180 - i * 12} ${176 - i * 12} 0 0 1 ${690 - i * 12} 210`, paint(color), 12.5, {
      'stroke-linecap': 'butt',
    }),
  ).join('') +
  at(puff(paint), 352, 140, 0.6) +
  at(puff(paint), 690, 132, 0.5) +
  at(puff(paint), 150, 48, 0.54) +
  group(hill({ width: 900, height: 50, deep: 120 }, paint('#C7E6A4'), false), { x: -120, y: 166 }) +
  group(hill({ width: 1000, height: -36, deep: 90 }, paint('#9DD373'), false), { x: -160, y: 178 }) +
  at(tree('rond', paint('#5FAE5A')), 516, 190, 0.42) +
  at(bush(paint('#79BC57')), 596, 196, 0.5);

const LANDSCAPES: Readonly<Record<string, Landscape>> = {
  kust: coast,
  zee: sea,
  bergen,
  haven: harbor,
  bos: forest,
  regenboog: rainbow,
};

/** Landscapes on the cards of the groups, by day and by night. */
export function groepLandscapes(): Record<string, () => string> {
  return Object.fromEntries(
    Object.entries(LANDSCAPES).flatMap(([name, draw]) => [
      [`groep-${name}-dag`, () => svgDoc([0, 0, WIDTH, HEIGHT], draw(day))],
      [`groep-${name}-nacht`, () => svgDoc([0, 0, WIDTH, HEIGHT], draw(night))],
    ]),
  );
}
