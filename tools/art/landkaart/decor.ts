import { circle, circlesPath, ellipse, group, line, path, rect, type Point } from '#engine/figure/svg.ts';
import { block, window, strike } from '../lib/structures.ts';
import { bergen, forest, islandEdge, savanne } from './decor-nature.ts';
import { plants, sort, set, type Item } from './green.ts';
import { image } from './image.ts';
import { hall } from './spots-factory.ts';
import { tent } from './spots-funfair.ts';
import { facade } from './spots-stad.ts';
import { ribbon } from './form.ts';

/** Lamp with a soft halo. */
export const lamp =
  ellipse([3, 0, 14, 4], '#321B41', { 'fill-opacity': 0.16 }) +
  rect([-3, -66, 6, 66, 3], '#433B6B') +
  circle([0, -74, 24], '#FFE38A', { 'fill-opacity': 0.32 }) +
  circle([0, -74, 16], '#FFE38A', { 'fill-opacity': 0.4 }) +
  circle([0, -74, 9.5], '#FFB703') +
  circle([-3, -77, 3], '#FFF6D8');

const fence = (n: number): string =>
  Array.from({ length: n }, (_, i) => rect([i * 26 - 3, -26, 7, 28, 2], '#FFFDF7')).join('') +
  rect([-6, -21, n * 26 - 14, 5, 2], '#FFFDF7') +
  rect([-6, -11, n * 26 - 14, 5, 2], '#F1E9DA');
const bale = (x: number, y: number): string =>
  group(
    ellipse([6, 22, 30, 7], '#321B41', { 'fill-opacity': 0.15 }) +
      path('M-4 -24H24A24 24 0 0 1 24 24H-4Z', '#D9A441') +
      circle([-4, 0, 24], '#F1C65A') +
      circle([-4, 0, 15], '#E0AE45') +
      circle([-4, 0, 7], '#F1C65A'),
    { x, y },
  );
const windmill =
  ellipse([10, 2, 56, 12], '#321B41', { 'fill-opacity': 0.16 }) +
  path('M-42 0L-26 -124H26L42 0Z', '#FFF1DC') +
  path('M12 -124H26L42 0H16Z', '#DCC7AA') +
  path('M-30 -122C-30 -156 30 -156 30 -122Z', '#0B7A75') +
  path('M6 -147C22 -146 30 -138 30 -122H12Z', '#085F5B') +
  window([-9, -92], 17, 19) +
  path('M-13 0V-24A13 13 0 0 1 13 -24V0Z', '#8D5B3E') +
  rect([-46, -44, 92, 6, 3], '#A9683F');

const boerenland = (): Item[] => [
  set(windmill, [752, 1006]),
  set(fence(7), [166, 942]),
  set(image('ewe', 54), [214, 918]),
  set(image('ewe', 46), [276, 936]),
  set(image('cow', 84), [900, 1262]),
  set(image('tractor', 80), [1180, 1064]),
  set(bale(0, 0) + bale(52, 4) + bale(26, -36), [770, 1230]),
  set(image('pig', 50), [700, 884]),
  set(image('duck', 40), [1392, 1086]),
  ...plants([
    ['loof', 150, 1030, 0.9],
    ['struik', 232, 1010],
    ['struik', 660, 1010],
    ['loof', 866, 1030, 0.8],
    ['loof', 1010, 1052, 0.7],
    ['struik', 1230, 1070, 0.8],
    ['loof', 1010, 1240, 0.8],
    ['struik', 960, 1214, 0.9],
    ['loof', 1436, 1082, 0.8],
    ['loof', 1410, 1158, 0.85],
    ['loof', 1330, 1262, 0.85],
    ['struik', 1340, 1220, 0.8],
    ['gras', 500, 1010],
    ['gras', 300, 1130],
    ['gras', 780, 1040],
    ['gras', 640, 1180],
    ['gras', 900, 1110],
    ['gras', 1180, 1120],
    ['gras', 700, 1220],
    ['gras', 940, 1280],
    ['gras', 1320, 1200],
    ['gras', 540, 1066],
    ['gras', 420, 960],
    ['gras', 1040, 1140],
    ['gras', 1270, 1260],
    ['bloemwit', 480, 1052],
    ['bloemgeel', 820, 1170],
    ['bloemroze', 1208, 1176],
    ['bloemwit', 1030, 1100],
    ['bloempaars', 420, 1230],
    ['bloemgeel', 470, 1206],
    ['bloemwit', 812, 1222],
    ['bloemroze', 620, 1020],
  ]),
];

const street = (points: readonly Point[], wide: number): string =>
  line(ribbon(points), '#D9B596', wide + 8) + line(ribbon(points), '#FBEBDA', wide);
/** Streets of the city; the cross street is the second route. */
export const streets = (): string =>
  street(
    [
      [1165, 592],
      [1170, 700],
      [1160, 800],
      [1140, 900],
      [1130, 990],
    ],
    42,
  ) +
  street(
    [
      [800, 790],
      [960, 798],
      [1110, 784],
      [1260, 798],
      [1400, 786],
      [1540, 756],
    ],
    66,
  );
const stad = (): Item[] => [
  set(facade('#D9774F', '#6B3A2C'), [836, 672, 0.9]),
  set(facade('#8D5B8A', '#4A2A52'), [1024, 660, 0.95]),
  set(facade('#F1C48E', '#9A4A33'), [1336, 652, 0.86]),
  set(facade('#C9683A', '#5B2E26'), [1512, 700, 0.8]),
  ...[
    [850, 742],
    [1010, 746],
    [1176, 736],
    [1346, 742],
  ].map(([x = 0, y = 0]) => set(lamp, [x, y, 0.95])),
  set(
    ellipse([3, 4, 40, 10], '#321B41', { 'fill-opacity': 0.14 }) +
      ellipse([0, 0, 38, 13], '#B4ACBC') +
      ellipse([0, -4, 38, 13], '#D9D3E2') +
      ellipse([0, -4, 29, 9], '#5CB8E4') +
      rect([-4, -30, 8, 28, 3], '#B4ACBC') +
      ellipse([0, -30, 16, 5], '#D9D3E2') +
      line('M0 -34C-2 -52 -18 -52 -20 -34M0 -34C2 -52 18 -52 20 -34M0 -34V-54', '#C9EFF9', 4),
    [1168, 900, 0.9],
  ),
  ...plants([
    ['loof', 880, 640, 0.7],
    ['loof', 986, 716, 0.7],
    ['loof', 1190, 700, 0.66],
    ['loof', 1340, 726, 0.72],
    ['loof', 1534, 730, 0.7],
    ['loof', 1010, 890, 0.66],
    ['loof', 816, 900, 0.8],
    ['loof', 1330, 890, 0.66],
    ['loof', 1480, 872, 0.8],
    ['struik', 1000, 978, 0.8],
    ['loof', 1330, 980, 0.8],
    ['struik', 1170, 984, 0.7],
    ['loof', 1098, 984, 0.7],
    ['bloemroze', 1020, 978],
    ['bloemgeel', 980, 984],
    ['struik', 826, 720, 0.7],
  ]),
];

const wheel =
  ellipse([14, 4, 90, 14], '#321B41', { 'fill-opacity': 0.16 }) +
  line('M0 -150L-46 0M0 -150L46 0', '#8D65C5', 12) +
  line('M0 -150L46 0', '#635994', 12) +
  rect([-62, -8, 124, 12, 4], '#635994');
const funfair = (): Item[] => [
  set(wheel, [1658, 830]),
  set(tent(), [1846, 816, 0.74]),
  set(
    line('M0 0V-46', '#7D4533', 5) +
      line('M170 8V-40', '#7D4533', 5) +
      line('M0 -44Q84 -8 170 -38', '#433B6B', 3) +
      [16, 44, 72, 100, 128, 152]
        .map((x, i) =>
          path(
            `M${x - 8} ${-36 + 20 * Math.sin(x / 54)}H${x + 8}L${x} ${-18 + 20 * Math.sin(x / 54)}Z`,
            ['#F70A8D', '#FFB703', '#26C9FC'][i % 3] ?? '#FFB703',
          ),
        )
        .join(''),
    [1600, 1000],
  ),
  set(
    line('M0 0V-62', '#8D5B3E', 4) +
      [
        [-12, -78, '#F8312F'],
        [10, -84, '#FFC83D'],
        [0, -98, '#00A6ED'],
      ]
        .map(
          ([x, y, k]) =>
            circle([Number(x), Number(y), 13], String(k)) +
            ellipse([Number(x) - 4, Number(y) - 5, 3, 2], '#FFFFFF', { 'fill-opacity': 0.7 }),
        )
        .join(''),
    [1606, 960],
  ),
  ...plants([
    ['loof', 1520, 880, 0.66],
    ['struik', 1990, 1080, 0.7],
    ['loof', 1496, 1082, 0.7],
    ['loof', 2006, 900, 0.6],
  ]),
];

const factory = (): Item[] => [
  set(hall(), [2110, 650, 0.92]),
  set(
    strike(60, 20) +
      block({ w: 56, h: 70, d: 26, kleur: '#6CBDB2' }) +
      rect([-32, -60, 38, 12, 3], '#FFE08A') +
      rect([-32, -40, 38, 12, 3], '#FFE08A'),
    [2402, 622, 0.9],
  ),
  set(
    group(
      ellipse([0, 3, 30, 6], '#321B41', { 'fill-opacity': 0.15 }) +
        path('M-24 0V-52C-24 -62 24 -62 24 -52V0C14 8 -14 8 -24 0Z', '#E9956A') +
        path('M6 -59C18 -58 24 -56 24 -52V0C20 4 12 6 4 6Z', '#C9683A') +
        rect([-24, -40, 48, 6], '#8F3F28') +
        rect([-24, -16, 48, 6], '#8F3F28'),
    ),
    [2230, 712, 0.8],
  ),
  set(image('gear', 46), [1816, 748]),
  set(image('package', 44), [2400, 770]),
  ...plants([
    ['den', 1600, 560, 0.8],
    ['den', 1640, 548, 0.66],
    ['loof', 1574, 740, 0.75],
    ['struik', 1650, 740, 0.8],
    ['den', 2432, 570, 0.7],
  ]),
];

const star4 = (x: number, y: number, s: number): string =>
  path('M0 -14L4 -4 14 0 4 4 0 14 -4 4 -14 0 -4 -4Z', '#FFE9A8', { transform: `translate(${x} ${y}) scale(${s})` });
const space = (): Item[] => [
  set(
    [
      [1640, 300, 0.8],
      [1720, 232, 0.6],
      [1900, 320, 0.9],
      [2000, 216, 0.7],
      [2190, 300, 0.8],
      [2290, 420, 0.6],
      [1620, 460, 0.6],
      [1930, 500, 0.6],
    ]
      .map(([x = 0, y = 0, s = 0]) => star4(x, y, s))
      .join(''),
    [0, 0],
  ),
  set(image('ringed-planet', 92), [2250, 370]),
  set(image('satellite-antenna', 86), [1890, 420]),
  set(
    ellipse([6, 2, 72, 12], '#1B1D47', { 'fill-opacity': 0.4 }) +
      path('M-64 0C-64 -62 64 -62 64 0C40 8 -40 8 -64 0Z', '#D9D3EA') +
      path('M10 -46C44 -44 64 -30 64 0C52 4 40 5 24 6C40 -12 34 -34 10 -46Z', '#A9A0CC') +
      [-34, -4, 26].map((x) => circle([x, -18, 9], '#FFE38A')).join('') +
      rect([-6, -60, 5, 18], '#8D65C5') +
      circle([-4, -62, 5], '#F8312F'),
    [2230, 500, 0.95],
  ),
  set(image('robot', 50), [1650, 516]),
  ...plants([
    ['rots', 1600, 420, 0.9],
    ['rots', 2010, 520, 0.8],
    ['rots', 1860, 300, 0.7],
  ]),
];

const perLand: Readonly<Record<string, () => Item[]>> = {
  boerenland,
  bos: forest,
  stad,
  kermis: funfair,
  fabriek: factory,
  savanne,
  bergen,
  ruimte: space,
};
export const decorOf = (code: string): string => sort(perLand[code]?.() ?? []);
export const edgeDecor = (): string => sort(islandEdge());

/** Clouds over the sea at the edges of the picture. */
export const cloud = (x: number, y: number, s: number): string =>
  group(
    ellipse([30, 128, 120, 16], '#1B6CA8', { 'fill-opacity': 0.14 }) +
      path(
        `${circlesPath([
          [-74, 8, 40],
          [-22, -22, 58],
          [46, -10, 50],
          [92, 16, 32],
        ])}M-104 10H122V40A10 10 0 0 1 112 50H-94A20 20 0 0 1 -104 30Z`,
        '#FFFFFF',
      ) +
      path(
        `${circlesPath([
          [-60, 26, 24],
          [-14, 8, 36],
          [48, 14, 32],
        ])}M-84 26H82V42H-84Z`,
        '#E4F1FB',
      ),
    { x, y, schaal: s },
  );
