import { core } from '../../../tools/art/lib/palette.ts';
import { munt } from '../../../tools/art/lib/ui.ts';
import {
  circle,
  clip,
  contactShadow,
  ellipse,
  group,
  line,
  lit,
  mix,
  path,
  rect,
  rectPath,
  roundPoly,
  starPoints,
  svgDoc,
} from '#engine/figure/svg.ts';
import { evening } from './color.ts';
import { pit, audience, ROWS, grandstand } from './along-crowd.ts';

// What stands along the road and on it, at the size it has beside the car. Feet at (0, 0).

/** Pine in evening light: warm left edge, blue right half. */
function den(color: string): string {
  const layer = (y: number, half: number, high: number): string => {
    const d = roundPoly(
      [
        [0, y - high],
        [half, y],
        [half * 0.62, y - 6],
        [half * 0.3, y + 6],
        [0, y - 4],
        [-half * 0.34, y + 6],
        [-half * 0.62, y - 6],
        [-half, y],
      ],
      9,
    );
    return (
      path(d, color) +
      clip(
        d,
        path(
          roundPoly(
            [
              [4, y - high - 6],
              [half + 10, y + 10],
              [6, y + 10],
              [-8, y - high * 0.4],
            ],
            4,
          ),
          mix(color, '#1C2258', 0.42),
        ) +
          path(
            roundPoly(
              [
                [-6, y - high + 14],
                [-half * 0.42, y - high * 0.38],
                [-half * 0.86, y - 6],
                [-half * 0.42, y - high * 0.16],
              ],
              4,
            ),
            mix(color, '#C8C987', 0.42),
          ),
      )
    );
  };
  return (
    contactShadow(78, 10, 0) +
    rect([-15, -46, 30, 50, 6], '#6B4350') +
    rect([2, -46, 13, 50, 5], '#4A2E48') +
    layer(-34, 104, 120) +
    layer(-104, 84, 112) +
    layer(-170, 62, 104) +
    layer(-232, 40, 84)
  );
}

const rock = (): string =>
  contactShadow(70) +
  lit('M-66 0C-74 -26 -52 -58 -22 -62C0 -74 34 -66 50 -44C66 -34 74 -14 66 0Q0 10 -66 0Z', '#8A7AB0', {
    dx: -16,
    dy: -7,
    shadow: '#5E5290',
  }) +
  path('M-40 -34C-30 -52 -10 -58 4 -54C-10 -46 -24 -40 -30 -26Z', '#B3A5CF') +
  line('M20 -50L12 -26L26 -14', '#5E5290', 4) +
  path('M-70 2C-60 -12 -52 -12 -46 0ZM46 2C50 -14 62 -14 68 2Z', evening.meadowNear);

const bush = (): string =>
  contactShadow(58) +
  lit('M-56 0C-68 -24 -54 -42 -36 -40C-30 -66 10 -70 20 -48C42 -56 64 -34 56 0Q0 8 -56 0Z', '#4F8A6C', {
    dx: -12,
    dy: -7,
    shadow: '#35616A',
  }) +
  [
    [-30, -22],
    [4, -38],
    [30, -18],
    [-8, -14],
  ]
    .map(([x = 0, y = 0], i) => circle([x, y, 5.5], i % 2 === 0 ? '#FFB3CC' : '#FFE29A'))
    .join('');

/** Tuft of grass with one flower, for speed beside the road. */
const tuft = (color: string): string =>
  ellipse([0, 0, 26, 5], '#2E4A52', { 'fill-opacity': 0.28 }) +
  path(
    'M-24 1C-22 -12 -26 -20 -30 -26C-20 -22 -14 -14 -12 -8C-12 -20 -14 -30 -8 -38C-4 -28 -2 -18 -1 -10C2 -22 8 -30 16 -34C12 -24 10 -14 10 -8C14 -14 20 -18 28 -20C22 -12 20 -6 22 1Z',
    '#6FA56C',
  ) +
  path('M2 1C4 -12 10 -26 16 -34C12 -24 10 -14 10 -8C14 -14 20 -18 28 -20C22 -12 20 -6 22 1Z', '#487C62') +
  line('M-4 -6Q-6 -24 -2 -40', '#5E9460', 3.5) +
  circle([-2, -43, 7.5], color) +
  circle([-2, -43, 3], '#FFF6D8');

/** Red arrow board on two posts. */
const arrowSign = (): string =>
  contactShadow(64) +
  [-42, 34]
    .map((x) => rect([x, -84, 11, 88, 4], evening.steelDeep) + rect([x, -84, 5, 88, 3], evening.steel))
    .join('') +
  path(rectPath([-72, -160, 144, 98, 14]), '#8E1635') +
  path(rectPath([-72, -164, 144, 96, 14]), evening.rood) +
  rect([-66, -158, 132, 10, 5], evening.redLight) +
  line('M-14 -146L14 -116L-14 -86', '#FFFDF7', 19);

/** Lantern along the road, always lit. */
const lamp = (): string =>
  contactShadow(30) +
  rect([-8, -300, 16, 300, 6], evening.steelDeep) +
  rect([-8, -300, 7, 300, 4], evening.steel) +
  line('M0 -296C0 -330 40 -336 78 -326', evening.steelDeep, 11) +
  path(
    roundPoly(
      [
        [54, -326],
        [108, -326],
        [98, -304],
        [64, -304],
      ],
      6,
    ),
    evening.steelLight,
  ) +
  ellipse([81, -298, 60, 44], '#FFE29A', { 'fill-opacity': 0.16 }) +
  ellipse([81, -300, 34, 22], '#FFE29A', { 'fill-opacity': 0.3 }) +
  path('M64 -305H98L92 -292H70Z', '#FFF1C4') +
  rect([-13, -10, 26, 14, 5], evening.steelDeep);

/** Billboard with a star and speed stripes, no letters. */
const advertisement = (color: string): string =>
  contactShadow(120) +
  [-96, 84].map((x) => rect([x, -90, 14, 94, 4], evening.steelDeep)).join('') +
  path(rectPath([-140, -216, 280, 140, 18]), mix(color, '#241B4A', 0.4)) +
  path(rectPath([-140, -222, 280, 138, 18]), color) +
  clip(
    rectPath([-140, -222, 280, 138, 18]),
    [0, 1, 2]
      .map((i) =>
        path(
          roundPoly(
            [
              [-150 + i * 34, -80],
              [-60 + i * 34, -226],
              [-44 + i * 34, -226],
              [-134 + i * 34, -80],
            ],
            0,
          ),
          '#FFFFFF',
          { 'fill-opacity': 0.22 },
        ),
      )
      .join(''),
  ) +
  path(roundPoly(starPoints(5, 48, 23), 6), core.zon, { transform: 'translate(52 -150)' }) +
  path(roundPoly(starPoints(5, 48, 23), 6), '#FFE08A', { transform: 'translate(48 -154) scale(.62)' });

/** Cone with two bands. */
const cone = (): string =>
  contactShadow(44) +
  path(rectPath([-40, -12, 80, 15, 6]), '#9A3412') +
  rect([-40, -15, 80, 13, 6], core.zon) +
  rect([-40, -15, 80, 13, 6], '#F0701E') +
  lit('M-27 -14L-8 -88Q0 -94 8 -88L27 -14Q0 -8 -27 -14Z', '#FF8226', { dx: -9, dy: 0, shadow: '#C9501A' }) +
  path('M-15.5 -58L-20.500 -39Q0 -33 20.500 -39L15.500 -58Q0 -53 -15.500 -58Z', '#FFF6EC') +
  path('M4 -55Q11 -56 15.500 -58L20.500 -39Q14 -37 7 -36Z', '#E3CFC6');

const muntje = (): string => contactShadow(28) + group(munt(34), { y: -52 });

/** Chequered cloth that flies to the left of its stick's top at (0, 0). */
export function flagCloth(): string {
  const d = 'M0 0C-26 -14 -52 14 -84 -2L-80 58C-50 72 -26 46 0 60Z';
  const panes = Array.from({ length: 15 }, (_, i) =>
    ((i % 5) + Math.floor(i / 5)) % 2 === 0
      ? rect([-86 + (i % 5) * 17.5, -10 + Math.floor(i / 5) * 26, 17.5, 26], '#1F2A44')
      : '',
  ).join('');
  return path(d, '#FFFDF7') + clip(d, panes);
}

/** Golden cup, foot at (0, 10). */
export const cup = (): string =>
  path('M-26 -62H26V-44C26 -22 14 -14 5 -12V0H16V10H-16V0H-5V-12C-14 -14 -26 -22 -26 -44Z', core.zon) +
  path('M8 -62H26V-44C26 -22 14 -14 5 -12V0H16V10H6Z', '#DB8E00') +
  line('M-26 -54C-44 -56 -42 -32 -22 -32M26 -54C44 -56 42 -32 22 -32', '#E9A300', 6) +
  ellipse([-14, -46, 4, 10], '#FFF1BF');

/** Chequered banner over the whole road; half size, feet at the sides. */
function finish(): string {
  const fabric = rectPath([-330, -300, 660, 74, 8]);
  const panes = Array.from({ length: 44 }, (_, i) =>
    ((i % 22) + Math.floor(i / 22)) % 2 === 0
      ? rect([-330 + (i % 22) * 30, -300 + Math.floor(i / 22) * 37, 30, 37], '#1F2A44')
      : '',
  ).join('');
  const balloons = (x: number): string =>
    [
      [-26, -330, '#F70A8D'],
      [22, -336, '#26C9FC'],
      [0, -362, '#FFB703'],
    ]
      .map(
        ([dx, y, color]) =>
          line(`M${x} -296L${x + Number(dx)} ${Number(y) + 24}`, '#FFF1DC', 2.5) +
          ellipse([x + Number(dx), Number(y), 22, 27], String(color)) +
          ellipse([x + Number(dx) - 7, Number(y) - 9, 5, 8], '#FFFFFF', { 'fill-opacity': 0.5 }),
      )
      .join('');
  return (
    [-324, 296]
      .map(
        (x) =>
          rect([x, -330, 28, 330, 5], '#B51F3F') +
          rect([x, -330, 14, 330, 5], evening.rood) +
          Array.from({ length: 5 }, (_, i) => rect([x, -30 - i * 48, 28, 22], evening.room)).join('') +
          rect([x - 10, -14, 48, 18, 6], evening.steelDeep),
      )
      .join('') +
    path(fabric, '#FFFDF7') +
    clip(fabric, panes) +
    rect([-330, -306, 660, 9, 4], evening.rood) +
    rect([-330, -229, 660, 9, 4], evening.rood) +
    balloons(-310) +
    balloons(310)
  );
}

export const drawRoadside = (): { name: string; svg: string }[] => [
  { name: 'den', svg: svgDoc([-120, -330, 240, 350], den('#2F7468')) },
  { name: 'den-paars', svg: svgDoc([-120, -330, 240, 350], den('#3C5F84')) },
  { name: 'rots', svg: svgDoc([-90, -80, 180, 100], rock()) },
  { name: 'struik', svg: svgDoc([-80, -78, 160, 96], bush()) },
  { name: 'pol-1', svg: svgDoc([-36, -54, 72, 62], tuft('#FFB3CC')) },
  { name: 'pol-2', svg: svgDoc([-36, -54, 72, 62], tuft('#FFD257')) },
  { name: 'pijlbord', svg: svgDoc([-84, -172, 168, 192], arrowSign()) },
  { name: 'lamp', svg: svgDoc([-40, -350, 190, 366], lamp()) },
  { name: 'reclame-1', svg: svgDoc([-156, -230, 312, 258], advertisement('#8D4FA8')) },
  { name: 'reclame-2', svg: svgDoc([-156, -230, 312, 258], advertisement('#1F7F92')) },
  ...ROWS.flatMap((row, i) =>
    ([0, 1] as const).map((picture) => ({
      name: `publiek-${i + 1}${picture === 0 ? 'a' : 'b'}`,
      svg: svgDoc([-190, -290, 380, 312], audience(row, picture)),
    })),
  ),
  { name: 'pit', svg: svgDoc([-110, -336, 250, 356], pit()) },
  { name: 'tribune-1', svg: svgDoc([-390, -410, 780, 436], grandstand(0)) },
  { name: 'tribune-2', svg: svgDoc([-390, -410, 780, 436], grandstand(1)) },
  { name: 'kegel', svg: svgDoc([-52, -100, 104, 116], cone()) },
  { name: 'munt', svg: svgDoc([-42, -96, 84, 108], muntje()) },
  { name: 'finish', svg: svgDoc([-350, -400, 700, 410], finish()) },
];
