import { bush, flower } from '../../../tools/art/lib/decor.ts';
import {
  circle,
  circlesPath,
  contactShadow,
  ellipse,
  glow,
  group,
  line,
  lit,
  path,
  rect,
  seeded,
  shade,
  svgDoc,
  type Circle,
} from '#engine/figure/svg.ts';
import { green, LAYER, type Canvas } from './color.ts';

const [LEFT, TOP, WIDE, HIGH] = LAYER;
const beam = (x: number, wide: number): string =>
  path(`M${x} ${TOP}H${x + wide}L${x + wide * 1.5 + 420} 840H${x + 300}Z`, '#FFFFFF', { 'fill-opacity': 0.2 });

const sky = (): string =>
  rect([LEFT, TOP, WIDE, HIGH], green.sky) +
  [0, 1, 2]
    .map((i) =>
      path(
        `M${LEFT} ${120 + i * 210}C240 ${60 + i * 210} 760 ${190 + i * 200} 1420 ${90 + i * 220}V840H${LEFT}Z`,
        [green.light, green.pale, green.far][i] ?? green.far,
      ),
    )
    .join('') +
  [360, 270, 190].map((r) => circle([150, 40, r], '#FFE9A0', { 'fill-opacity': 0.22 })).join('') +
  circle([150, 40, 96], '#FFF3C4');

/** A ball of leaves: base, light from the upper left, and a few strokes; thinner toward the sky with `color`. */
export function crown(list: readonly Circle[], color: string): string {
  const [x, y, r] = list[0] ?? [0, 0, 0];
  return (
    lit(circlesPath(list), color, { dx: -12, dy: -12, shadow: shade(color, -7) }) +
    ellipse([x - r * 0.36, y - r * 0.44, r * 0.3, r * 0.17], glow(color, 7), {
      transform: `rotate(-28 ${x - r * 0.36} ${y - r * 0.44})`,
    }) +
    [0.1, 0.55].map((k) => line(`M${x + r * k} ${y + r * (0.5 - k)}q9 8 18 0`, shade(color, -8), 4)).join('')
  );
}

/** Trees on a line that thin out toward the middle, where the play is. */
function wood(seed: number, o: { foot: number; high: number; color: string; trunk: string; count: number }): string {
  const random = seeded(seed);
  return Array.from({ length: o.count }, (_, i) => {
    const edge = 1 - random() ** 1.4;
    const x = i % 2 === 0 ? LEFT - 20 + edge * 560 : 1440 - edge * 560;
    const size = 0.75 + random() * 0.5;
    const top = o.foot - o.high * size;
    const r = 92 * size;
    const leaves: Circle[] = [
      [x, top, r],
      [x - r * 0.8, top + r * 0.5, r * 0.72],
      [x + r * 0.8, top + r * 0.42, r * 0.76],
      [x, top + r * 0.8, r * 0.7],
    ];
    return (
      path(`M${x - 15} ${o.foot + 300}L${x - 10} ${top}H${x + 10}L${x + 16} ${o.foot + 300}Z`, o.trunk) +
      crown(leaves, o.color)
    );
  }).join('');
}

const pillars = (): string =>
  Array.from({ length: 13 }, (_, i) => {
    const x = LEFT + 30 + i * 122 + ((i * 53) % 40);
    return rect([x, TOP - 10, 34 + ((i * 31) % 22), HIGH + 20], i % 3 === 0 ? green.pale : green.far, {
      'fill-opacity': 0.55,
    });
  }).join('');

const far = (): string =>
  pillars() +
  wood(4, { foot: 560, high: 330, color: green.far, trunk: '#D3DDB4', count: 16 }) +
  [120, 420, 900].map((x, i) => beam(x, 80 + i * 26)).join('');

const mid = (): string =>
  wood(9, { foot: 640, high: 330, color: green.mid, trunk: '#A7A07A', count: 12 }) +
  path('M-140 640C120 590 380 622 640 612S1160 580 1420 632V1300H-140Z', green.mid);

const fern = (color: string): string =>
  [-64, -38, -12, 14, 40, 64]
    .map((turn) =>
      group(path('M0 0C-16 -30 -12 -76 0 -104C12 -76 16 -30 0 0Z', color) + line('M0 -6V-86', shade(color, -7), 3), {
        draai: turn,
        schaal: 1 - Math.abs(turn) / 240,
      }),
    )
    .join('');

/** A red mushroom, foot at (0, 0). */
export const mushroom = (): string =>
  contactShadow(34) +
  lit('M-14 0C-18 -20 -14 -36 -12 -48H12C14 -36 18 -20 14 0Q0 6 -14 0Z', '#FFF3DC', {
    dx: -5,
    dy: 0,
    shadow: '#E3CDB6',
  }) +
  lit('M-48 -44C-48 -92 48 -92 48 -44C30 -36 -30 -36 -48 -44Z', '#F2453B', { dx: -6, dy: -5, shadow: '#C32B38' }) +
  [
    [-22, -60, 8],
    [6, -70, 10],
    [30, -54, 7],
    [-2, -50, 5],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse([x, y, r, r * 0.8], '#FFF6EA'))
    .join('');

/** The floor of the wood, roots and all; the line one stands on is y = 590. */
const ground = (): string =>
  group(bush(green.leafShade), { x: 40, y: 600, schaal: 2 }) +
  group(bush(green.leafShade), { x: 1250, y: 604, schaal: 2.3 }) +
  lit('M-140 604C140 566 420 588 640 584S1140 570 1420 600V2400H-140Z', '#6DAE4E', {
    dx: 0,
    dy: 22,
    shadow: '#A5D468',
  }) +
  path('M-140 690C160 650 460 690 700 676S1180 664 1420 690V2400H-140Z', '#54964A') +
  [
    [470, -1],
    [566, -0.5],
    [716, 0.5],
    [810, 1],
  ]
    .map(([x = 0, side = 0]) =>
      path(
        `M${x - 46} 560C${x} 566 ${x + side * 60} 590 ${x + side * 140} 626C${x + side * 70} 622 ${x + 20} 616 ${x + 40} 560Z`,
        side > 0 ? '#7C4A36' : '#99603F',
      ),
    )
    .join('') +
  [
    [190, 650, '#FFB703'],
    [330, 640, '#F70A8D'],
    [960, 646, '#8D65C5'],
    [1040, 630, '#FFB703'],
  ]
    .map(([x, y, color]) => group(flower(String(color)), { x: Number(x), y: Number(y) }))
    .join('');

/** Leaves before everything, above at the edges only: a frame of shade. */
const front = (): string =>
  crown(
    [
      [-40, -40, 150],
      [110, -96, 120],
      [-110, 90, 110],
    ],
    green.deep,
  ) +
  crown(
    [
      [1320, -44, 160],
      [1170, -104, 120],
      [1400, 100, 110],
    ],
    green.deep,
  ) +
  crown(
    [
      [300, -126, 96],
      [430, -140, 80],
    ],
    green.dark,
  ) +
  crown(
    [
      [900, -132, 96],
      [1040, -130, 90],
    ],
    green.dark,
  );

/** Ferns in the lower corners, which stay on the ground. */
const ferns = (): string =>
  [
    [-64, 770, 1.5, green.deep],
    [60, 806, 1.3, green.dark],
    [1344, 770, 1.6, green.deep],
    [1230, 808, 1.3, green.dark],
  ]
    .map(([x, y, size, color]) => group(fern(String(color)), { x: Number(x), y: Number(y), schaal: Number(size) }))
    .join('');

/** The layers of the wood behind and before the great tree. */
export const backdrop = (): string => sky() + far() + mid();

export const drawForest = (): Canvas[] => [
  { name: 'lucht', svg: svgDoc(LAYER, sky()) },
  { name: 'ver', svg: svgDoc(LAYER, far()) },
  { name: 'midden', svg: svgDoc([LEFT, TOP, WIDE, 1400], mid()) },
  { name: 'grond', svg: svgDoc([LEFT, 480, WIDE, 900], ground()) },
  { name: 'voor', svg: svgDoc(LAYER, front()) },
  { name: 'varens', svg: svgDoc(LAYER, ferns()) },
  { name: 'paddenstoel', svg: svgDoc([-56, -96, 112, 104], mushroom()) },
];
