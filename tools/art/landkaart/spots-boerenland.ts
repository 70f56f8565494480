import { circle, ellipse, group, line, path, rect, shade, type Point } from '#engine/figure/svg.ts';
import { house, window, strike, muzzle, surface, wheel } from '../lib/structures.ts';
import { image } from './image.ts';

const root = (x: number, y: number, s = 1): string =>
  group(
    path(
      'M0 0C-2 -10 -10 -14 -14 -22C-4 -22 -2 -16 0 -10C-1 -20 0 -26 3 -32C7 -24 6 -16 3 -10C6 -16 10 -20 16 -20C12 -12 6 -8 3 0Z',
      '#3E9B3A',
    ) +
      path('M-7 -2H8L1 14Z', '#FF822D') +
      path('M-7 -2H1L1 14Z', '#FF9A4D'),
    { x, y, schaal: s },
  );

/** Cart full of carrots. */
function cart(): string {
  return group(
    strike(60, 16) +
      surface(
        [
          [-32, -40],
          [34, -40],
          [26, -12],
          [-24, -12],
        ],
        '#C97B3B',
      ) +
      rect([-33, -44, 68, 7, 3], '#A9683F') +
      root(-16, -42, 0.9) +
      root(2, -46, 1) +
      root(20, -42, 0.9) +
      line('M30 -34L52 -46', '#7D4533', 5) +
      wheel(0, -9, 13),
    { x: 84, y: -4 },
  );
}

/** Ploughed field with carrots and the cart of the farmer. */
function wortelboer(): string {
  const field = surface(
    [
      [-112, 0],
      [64, 0],
      [104, -74],
      [-56, -74],
    ],
    '#8F5A3C',
  );
  const before = [0, 1, 2, 3, 4]
    .map((i) =>
      surface(
        [
          [-112 + i * 36, 0],
          [-96 + i * 36, 0],
          [-43 + i * 32.6, -74],
          [-56 + i * 32.6, -74],
        ],
        '#A9714C',
      ),
    )
    .join('');
  const edge = surface(
    [
      [-112, 0],
      [64, 0],
      [62, 7],
      [-114, 7],
    ],
    '#6B4130',
  );
  const rows = [
    [-34, -58, 0.72],
    [-10, -34, 0.86],
    [14, -10, 1],
  ]
    .map(([dx = 0, y = 0, s = 1]) =>
      [0, 1, 2, 3].map((i) => root(-52 - dx * 0.9 + i * 37 + dx * 0.1, y, s * 0.92)).join(''),
    )
    .join('');
  return group(field + before + edge + rows + cart(), { y: -4 });
}

const kip = (x: number, y: number, s = 1): string =>
  group(
    path(
      'M-20 0C-30 -14 -26 -26 -24 -32C-16 -26 -6 -26 0 -28C0 -40 6 -48 14 -48C24 -48 26 -38 24 -30C26 -12 18 0 4 2C-8 3 -16 2 -20 0Z',
      '#FFFDF7',
    ) +
      path('M-14 -14C-6 -22 6 -18 6 -10C2 -2 -10 -2 -14 -14Z', '#E4DCEB') +
      path('M8 -46C6 -54 12 -56 14 -51C16 -58 22 -56 20 -49Z', '#F8312F') +
      path('M24 -38L33 -34L24 -31Z', '#FFB703') +
      circle([16, -39, 2.6], '#1F2A44') +
      line('M-4 2V8M6 2V8', '#F1A11E', 3),
    { x, y, schaal: s },
  );

/** Red barn with chickens on the step. */
const kippenspuiten = (): string =>
  strike(130, 50) +
  house({ w: 104, h: 58, d: 58, wall: '#E9503A', side: '#B93226', roof: '#7A4633', ridge: 50 }) +
  group(
    rect([-18, -40, 40, 40], '#FFFDF7') +
      rect([-14, -36, 32, 36], '#C93A2B') +
      line('M-14 -36L18 0M18 -36L-14 0', '#FFFDF7', 4) +
      window([-54, -46], 15, 17) +
      window([34, -46], 15, 17),
    { x: -29 },
  ) +
  kip(-78, 6, 0.8) +
  kip(30, 12, 0.9) +
  group(line('M66 8Q84 -4 94 6', '#2FA35A', 6) + rect([92, -10, 8, 20, 3], '#26C9FC'), { x: -4 });

const smallSpheres: readonly (readonly [number, number, string])[] = [
  [-62, -20, '#FF822D'],
  [-38, -32, '#FFC83D'],
  [-12, -22, '#FF822D'],
  [14, -32, '#FFC83D'],
  [38, -26, '#FF822D'],
];
/** A caterpillar on its leaf. */
function rups(): string {
  const sheet =
    ellipse([6, 4, 106, 18], '#321B41', { 'fill-opacity': 0.14 }) +
    path('M-104 -6C-70 10 40 12 100 -26C96 10 40 24 -20 18C-70 14 -96 6 -104 -6Z', '#3F8F2E') +
    path('M-104 -8C-70 -26 50 -34 100 -26C70 2 -60 8 -104 -8Z', '#6DBB3F') +
    line('M-90 -8C-40 -6 40 -12 84 -22', '#BFE58A', 4);
  const body = smallSpheres
    .map(
      ([x, y, color]) =>
        circle([x, y, 19], shade(color, -10)) +
        circle([x - 3, y - 3, 16], color) +
        ellipse([x - 8, y - 10, 5, 3.5], '#FFFFFF', { 'fill-opacity': 0.55 }),
    )
    .join('');
  const feelers =
    line('M62 -64Q58 -84 46 -92M74 -64Q82 -84 92 -90', '#433B6B', 4.5) +
    circle([46, -93, 5], '#433B6B') +
    circle([92, -91, 5], '#433B6B');
  return (
    sheet +
    body +
    feelers +
    circle([68, -42, 27], '#D9582B') +
    circle([65, -45, 24], '#FF6B35') +
    ellipse([54, -60, 7, 5], '#FFFFFF', { 'fill-opacity': 0.5 }) +
    muzzle(69, -46, 1.15)
  );
}

const flowerColor = ['#F70A8D', '#FFFDF7', '#FFC83D', '#8D65C5', '#FF822D'];
const rose = (x: number, y: number, i: number): string =>
  line(`M${x} ${y}v-10`, '#3F7F2A', 3) +
  [0, 72, 144, 216, 288]
    .map((h) =>
      ellipse([x, y - 18, 4.2, 5.5], flowerColor[i % 5] ?? '#F70A8D', { transform: `rotate(${h} ${x} ${y - 13})` }),
    )
    .join('') +
  circle([x, y - 13, 3.8], i % 5 === 2 ? '#D9702C' : '#FFE38A');
/** Striped earth of the bed. */
function bloembed(): string {
  return (
    surface(
      [
        [-104, 0],
        [86, 0],
        [112, -66],
        [-66, -66],
      ],
      '#8BC441',
    ) +
    [0, 2, 4]
      .map((i) =>
        surface(
          [
            [-104 + i * 34, 0],
            [-70 + i * 34, 0],
            [-34 + i * 31, -66],
            [-66 + i * 31, -66],
          ],
          '#78B233',
        ),
      )
      .join('') +
    surface(
      [
        [-104, 0],
        [86, 0],
        [84, 7],
        [-106, 7],
      ],
      '#578A1B',
    )
  );
}

/** Flower bed, sprinkler and watering can. */
function tuinsproeien(): string {
  const spots: readonly Point[] = [
    [-54, -48],
    [-14, -52],
    [72, -50],
    [-72, -26],
    [-36, -24],
    [58, -26],
    [84, -22],
    [-84, -4],
    [-46, -2],
    [66, -2],
  ];
  const radius = line(
    'M12 -52Q-16 -92 -44 -56M12 -52Q-6 -104 -22 -62M12 -52Q40 -92 68 -56M12 -52Q30 -104 46 -62M12 -52V-86',
    '#BFF0FF',
    4,
  );
  const wateringCan = group(
    path('M-18 0L-20 -32H20L18 0Z', '#0074BA') +
      path('M-18 0L-20 -32H2L2 0Z', '#00A6ED') +
      line('M18 -10L40 -30', '#0074BA', 8) +
      path('M34 -36L48 -30L40 -20Z', '#26C9FC') +
      line('M-18 -26C-44 -30 -40 0 -17 -4', '#0074BA', 5) +
      line('M-14 -32Q0 -50 14 -32', '#00A6ED', 5),
    { x: 12, y: -2, schaal: 1.05 },
  );
  return (
    bloembed() +
    spots.map(([x, y], i) => rose(x, y, i)).join('') +
    rect([8, -54, 8, 18, 2], '#635994') +
    radius +
    wateringCan
  );
}

/** Net, sunflowers and a ladybird. */
function beestjesvangen(): string {
  const lady = group(
    ellipse([0, 4, 30, 8], '#321B41', { 'fill-opacity': 0.14 }) +
      circle([0, -38, 13], '#2B2238') +
      path('M-30 -6C-30 -40 30 -40 30 -6C30 6 -30 6 -30 -6Z', '#D9261F') +
      path('M-30 -8C-30 -38 10 -40 22 -18C10 -6 -20 2 -30 -8Z', '#F8312F') +
      line('M0 -31V2', '#2B2238', 3.5) +
      [
        [-15, -18],
        [15, -18],
        [-17, -4],
        [17, -4],
      ]
        .map(([x = 0, y = 0]) => circle([x, y, 5], '#2B2238'))
        .join('') +
      circle([-5, -41, 4], '#FFFFFF') +
      circle([5, -41, 4], '#FFFFFF') +
      circle([-4, -41, 2], '#1F2A44') +
      circle([6, -41, 2], '#1F2A44') +
      line('M-5 -50L-10 -60M5 -50L10 -60', '#2B2238', 3),
    { x: 4, y: -2 },
  );
  const net =
    line('M70 6L38 -74', '#A9683F', 7) +
    path('M4 -92C0 -56 -30 -44 -44 -66C-46 -84 -26 -104 4 -92Z', '#FFFFFF', { 'fill-opacity': 0.75 }) +
    line('M-30 -76L-6 -84M-38 -66L0 -78M-28 -92L-24 -56M-12 -96L-12 -56', '#B9D9E8', 2.5) +
    ellipse([20, -88, 27, 17], 'none', { stroke: '#C2410C', 'stroke-width': 6, transform: 'rotate(-24 20 -88)' });
  return (
    image('sunflower', 74, { x: -58, y: 2 }) +
    group(net, { x: 12, y: -4 }) +
    lady +
    image('butterfly', 40, { x: -8, y: -92, draai: -14 })
  );
}

export const boerenland = {
  wortelboer: wortelboer(),
  kippenspuiten: kippenspuiten(),
  rups: rups(),
  tuinsproeien: tuinsproeien(),
  beestjesvangen: beestjesvangen(),
};
