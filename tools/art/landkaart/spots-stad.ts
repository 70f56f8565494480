import { circle, ellipse, group, line, path, rect, shade, tint } from '#engine/figure/svg.ts';
import { block, board, deur, house, awning, window, strike, surface, wheel } from '../lib/structures.ts';
import { image } from './image.ts';

const pizzaSlice =
  path('M-13 -9Q0 -16 13 -9L1 15Z', '#F1A11E') +
  path('M-10.500 -7Q0 -12 10.500 -7L1 12Z', '#FCD53F') +
  circle([-3, -4, 3], '#D9261F') +
  circle([5, -2, 2.6], '#D9261F') +
  circle([0, 4, 2.2], '#D9261F');

/** Front with steps, each with a white edge. */
function trapgevel(): string {
  const stairs = surface(
    [
      [-54, -92],
      [-54, -106],
      [-42, -106],
      [-42, -120],
      [-28, -120],
      [-28, -134],
      [0, -134],
      [0, -120],
      [14, -120],
      [14, -106],
      [26, -106],
      [26, -92],
    ],
    '#F4DFC0',
  );
  const edges = [
    [-54, -106, 12],
    [-42, -120, 14],
    [-28, -134, 28],
    [0, -120, 14],
    [14, -106, 12],
  ]
    .map(([x = 0, y = 0, w = 0]) => rect([x - 1, y - 3, w + 2, 5], '#FFFDF7'))
    .join('');
  return stairs + edges;
}

/** Corner house with stepped gable, striped awning, chimney. */
function pizzabakken(): string {
  const pipe =
    rect([36, -150, 17, 44], '#B9694A') + rect([45, -150, 8, 44], '#95502F') + rect([33, -154, 23, 8, 2], '#F4DFC0');
  return (
    strike(120, 46) +
    pipe +
    block({ w: 80, h: 92, d: 44, kleur: '#F4DFC0', side: '#D0A77F', top: '#8A4A38' }) +
    surface(
      [
        [26, -92],
        [14, -106],
        [0, -120],
        [-14, -134],
        [24, -150],
        [70, -110.5],
      ],
      '#7D4533',
    ) +
    trapgevel() +
    window([-44, -82], 17, 19) +
    window([-4, -82], 17, 19) +
    awning([-58, -52], [88, 15], '#E9402F') +
    rect([-48, -34, 34, 30, 2], '#8ED7EE') +
    rect([-48, -34, 34, 12], '#BFEBF7') +
    deur([0, 0], '#C2410C', [20, 32]) +
    surface(
      [
        [40, -30],
        [60, -38],
        [60, -62],
        [40, -54],
      ],
      '#FFE9A8',
    ) +
    board([-14, -108], pizzaSlice, 21)
  );
}

const panes = (): string =>
  [0, 1, 2]
    .flatMap((column) =>
      [0, 1, 2, 3, 4].map((row) =>
        rect([-57 + column * 26, -172 + row * 33, 20, 24, 1.5], (column + row) % 3 === 0 ? '#E8FAFF' : '#A9DDF3'),
      ),
    )
    .join('');
/** Glass tower with a gondola and a bucket. */
const glazenwasser = (): string =>
  strike(110, 50) +
  block({ w: 86, h: 182, d: 44, kleur: '#3FA0D6', side: '#2576B0', top: '#7CC4E8' }) +
  panes() +
  rect([-65, -182, 86, 5], '#D8F1FB') +
  [0, 1, 2, 3, 4]
    .map((i) =>
      surface(
        [
          [28, -150 + i * 33],
          [57, -162 + i * 33],
          [57, -143 + i * 33],
          [28, -131 + i * 33],
        ],
        '#4A97CC',
      ),
    )
    .join('') +
  deur([-32, 0], '#14418B', [22, 26]) +
  line('M-50 -184V-88M2 -184V-88', '#433B6B', 3) +
  rect([-62, -96, 76, 26, 4], '#C2410C') +
  rect([-62, -96, 76, 9, 4], '#FF822D') +
  circle([-26, -108, 13], '#E0A874') +
  path('M-40 -110C-40 -128 -12 -128 -12 -110Z', '#FFB703') +
  rect([-42, -112, 32, 5, 2.5], '#F1A11E') +
  rect([-38, -97, 24, 4], '#0B7A75') +
  line('M-12 -100L8 -124', '#FFFDF7', 5) +
  rect([2, -132, 16, 9, 3], '#FCD53F') +
  ellipse([10, -140, 22, 9], '#FFFFFF', { 'fill-opacity': 0.75 });

/** Cinema with a lit sign and poster boxes. */
function bioscoop2(): string {
  const bulbs = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => circle([-74 + i * 18, -66, 4], i % 2 === 0 ? '#FFE38A' : '#FFB703'))
    .join('');
  const clap =
    rect([-12, -5, 24, 16, 2], '#3A2A5A') +
    group(rect([0, -6, 25, 6, 1], '#3A2A5A') + rect([5, -6, 5, 6], '#FFFDF7') + rect([15, -6, 5, 6], '#FFFDF7'), {
      x: -12,
      y: -5,
      draai: -14,
    });
  return (
    strike(150, 50) +
    block({ w: 120, h: 88, d: 46, kleur: '#A3195B', side: '#6B0F45', top: '#C74480' }) +
    rect([-83, -62, 120, 62], '#8A1450') +
    rect([-74, -96, 102, 34, 7], '#433B6B') +
    rect([-69, -91, 92, 24, 4], '#FFF3C9') +
    [0, 1, 2, 3]
      .map((i) =>
        path('M0 -9L2.600 -3 9 -2.600 4 1.500 5.600 8 0 4.500 -5.600 8 -4 1.500 -9 -2.600 -2.600 -3Z', '#B5179E', {
          transform: `translate(${-56 + i * 22} -79)`,
        }),
      )
      .join('') +
    bulbs +
    rect([-44, -44, 44, 44, 3], '#3A1638') +
    rect([-40, -40, 17, 40], '#5CB8E4') +
    rect([-20, -40, 17, 40], '#5CB8E4') +
    rect([-40, -40, 6, 40], '#9FDCF5') +
    rect([-20, -40, 6, 40], '#9FDCF5') +
    rect([-76, -44, 22, 32, 2], '#FFC83D') +
    circle([-65, -30, 7], '#D9402F') +
    rect([10, -44, 20, 32, 2], '#8ED7EE') +
    path('M13 -16L20 -34L28 -16Z', '#0B7A75') +
    board([-23, -124], group(clap, { schaal: 1.1 }), 21) +
    image('popcorn', 40, { x: 62, y: 8 })
  );
}

/** A house without a front: a rug, a vacuum cleaner, dust. */
function stofzuigen(): string {
  const piston =
    path('M-22 0C-24 -22 -8 -30 8 -28C22 -26 28 -14 26 0Z', '#B5179E') +
    path('M-22 0C-24 -22 -8 -30 8 -28C12 -27 4 -12 -4 0Z', '#DB3FC2') +
    circle([-12, 0, 8], '#3A2A48') +
    circle([18, 0, 8], '#3A2A48') +
    circle([-12, 0, 3], '#F3EEF8') +
    circle([18, 0, 3], '#F3EEF8') +
    line('M22 -20C42 -44 58 -36 58 -12', '#635994', 6) +
    path('M46 -10H72L76 0H42Z', '#433B6B');
  return (
    strike(120, 44) +
    house({ w: 92, h: 84, d: 50, wall: '#FFF3DF', side: '#D8BC9B', roof: '#0B7A75', ridge: 44 }) +
    rect([-62, -74, 74, 74], '#C7DFF0') +
    rect([-62, -74, 74, 46], '#DDEEFA') +
    rect([-62, -18, 74, 18], '#C98A5A') +
    rect([-54, -66, 22, 24, 2], '#FFFDF7') +
    rect([-51, -63, 16, 18], '#8ED7EE') +
    circle([-10, -52, 11], '#FFB703') +
    rect([-11.5, -43, 3, 26], '#7D4533') +
    ellipse([-26, -7, 34, 8], '#F70A8D') +
    ellipse([-26, -8, 24, 5], '#FFAFC5') +
    group(piston, { x: 18, y: 4 }) +
    [
      [86, -6],
      [94, -18],
      [80, -22],
    ]
      .map(([x = 0, y = 0]) => circle([x, y, 4], '#B4ACBC'))
      .join('')
  );
}

/** Post office in orange with a red letter box. */
const postbezorger = (): string =>
  strike(140, 50) +
  house({ w: 104, h: 64, d: 50, wall: '#FFF1DC', side: '#D9B48F', roof: '#F2692B', ridge: 52 }) +
  window([-66, -46], 22, 24) +
  window([-2, -46], 22, 24) +
  deur([-37, 0], '#C2410C', [24, 38]) +
  board(
    [-26, -88],
    rect([-13, -9, 26, 18, 2], '#F3EEF8') +
      path('M-13 -9L0 3L13 -9Z', '#B4ACBC') +
      path('M-13 -9L0 1L13 -9Z', '#D9D0E6'),
    21,
  ) +
  group(
    rect([-5, -22, 10, 24, 2], '#635994') +
      rect([-17, -56, 36, 38, 9], '#A80F45') +
      rect([-17, -56, 28, 38, 9], '#E8175D') +
      rect([-11, -44, 18, 5, 2], '#3A0F25') +
      rect([-9, -34, 14, 9, 1.5], '#FFFDF7'),
    { x: 78, y: 10 },
  );

/** Yellow cab on a piece of road with its stop. */
function taxirit(): string {
  const auto =
    ellipse([4, 2, 78, 12], '#321B41', { 'fill-opacity': 0.16 }) +
    path('M-70 -10C-74 -34 -64 -40 -46 -42L-26 -66C-22 -70 26 -70 32 -66L50 -42C68 -38 74 -30 72 -10Z', '#E59A00') +
    path('M-70 -12C-74 -34 -64 -40 -46 -42L-26 -66C-22 -70 20 -70 26 -66L40 -42C52 -40 56 -30 54 -12Z', '#FFC220') +
    path('M-36 -42L-20 -60H0V-42Z', '#BFEBF7') +
    path('M8 -42V-60H26L38 -42Z', '#8ED7EE') +
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => rect([-60 + i * 12, -30 + (i % 2) * 6, 12, 6], '#2B2238')).join('') +
    rect([-14, -82, 34, 14, 5], '#FFFDF7') +
    rect([-8, -78, 22, 6, 3], '#2B2238') +
    ellipse([66, -26, 6, 7], '#FFF3C9') +
    wheel(-40, -8, 15) +
    wheel(42, -8, 15);
  return (
    group(auto, { x: -10 }) +
    group(
      rect([-3, -92, 6, 94, 3], '#433B6B') +
        rect([-20, -112, 40, 36, 9], '#14418B') +
        path('M-10 -104H10V-98H3.500V-82H-3.500V-98H-10Z', '#FFFFFF'),
      { x: 82, y: -4, schaal: 0.9 },
    )
  );
}

/** Terrace: parasol, table, a tray on one hand. */
function dienbladbalanceren(): string {
  const tabletop = (x: number, s: number): string =>
    group(
      ellipse([4, 2, 34, 8], '#321B41', { 'fill-opacity': 0.15 }) +
        rect([-4, -30, 8, 32], '#9B9B9B') +
        ellipse([0, -32, 34, 10], '#D9D1C3') +
        ellipse([0, -35, 34, 10], '#FFFDF7'),
      { x, schaal: s },
    );
  const parasol =
    rect([-3, -116, 6, 116], '#A9683F') +
    path('M-70 -92C-56 -134 56 -134 70 -92L46 -98 24 -90 0 -98 -24 -90 -46 -98Z', '#E9402F') +
    path('M-24 -90C-22 -112 -10 -124 0 -124C10 -124 22 -112 24 -90L0 -98Z', '#FFFDF7') +
    path('M70 -92C64 -110 44 -122 20 -124C40 -114 46 -104 46 -98Z', '#C12B1F') +
    circle([0, -126, 5], '#FFB703');
  const sheet = group(
    ellipse([0, -46, 50, 10], '#8E8A9C') +
      ellipse([0, -50, 50, 10], '#E4E0EA') +
      ellipse([-6, -51, 36, 6], '#F7F4FA') +
      path('M-34 -52L-39 -88H-13L-18 -52Z', '#FF822D') +
      path('M-34 -52L-39 -88H-30L-28 -52Z', '#FFA25C') +
      rect([-42, -92, 32, 6, 3], '#FFFDF7') +
      line('M-22 -92L-12 -110', '#F70A8D', 4) +
      path('M-4 -52C-4 -58 -2 -62 2 -62H34C38 -62 40 -58 40 -52Z', '#FFE9C9') +
      path('M0 -62C0 -90 36 -90 36 -62Z', '#F70A8D') +
      path('M0 -62C0 -84 18 -88 24 -80C14 -78 10 -70 10 -62Z', '#FF6FBF') +
      circle([19, -88, 7], '#D9261F'),
    { x: 44, y: 14 },
  );
  return group(parasol, { x: -30, y: -8 }) + tabletop(-30, 1) + group(tabletop(44, 1.15), { y: 14 }) + sheet;
}

/** Grocery with a green awning and crates of fruit. */
function buurtsuper(): string {
  const crate = (x: number, color: string): string =>
    group(
      [-12, 0, 12].map((dx) => circle([dx, -18, 8], color) + circle([dx - 2, -20, 3], tint(color, 16))).join('') +
        rect([-23, -17, 46, 19, 2], '#C98A4B') +
        rect([-23, -9, 46, 3], '#A9683F'),
      { x, y: 6 },
    );
  return (
    strike(150, 50) +
    block({ w: 118, h: 84, d: 46, kleur: '#FFF6E4', side: '#D9C3A0', top: '#8DBF3A' }) +
    rect([-82, -92, 118, 20, 3], '#5E9A14') +
    rect([-82, -92, 118, 6, 3], '#7CB518') +
    awning([-86, -70], [126, 22], '#7CB518') +
    rect([-72, -44, 48, 36, 2], '#8ED7EE') +
    path('M-72 -44H-40L-58 -8H-72Z', '#C9EFF9') +
    rect([-10, -44, 36, 44, 2], '#3C7A78') +
    rect([-6, -40, 13, 40], '#BFEBF7') +
    rect([9, -40, 13, 40], '#BFEBF7') +
    crate(-62, '#F8312F') +
    crate(-16, '#FFB703') +
    board([-23, -104], image('shopping-cart', 26, { y: 12 }), 22) +
    surface(
      [
        [44, -34],
        [66, -43],
        [66, -66],
        [44, -57],
      ],
      '#FFE9A8',
    )
  );
}

export const stad = {
  pizzabakken: pizzabakken(),
  glazenwasser: glazenwasser(),
  bioscoop2: bioscoop2(),
  stofzuigen: stofzuigen(),
  postbezorger: postbezorger(),
  taxirit: taxirit(),
  dienbladbalanceren: dienbladbalanceren(),
  buurtsuper: buurtsuper(),
};
export const facade = (color: string, roof: string): string =>
  strike(84, 36) +
  house({ w: 62, h: 84, d: 36, wall: color, roof, ridge: 34, across: true }) +
  window([-40, -76], 14, 17) +
  window([-12, -76], 14, 17) +
  window([-40, -44], 14, 17) +
  deur([-14, 0], shade(roof, -4), [18, 30]);
