import { bush, cloud, flower } from '../../../tools/art/lib/decor.ts';
import {
  circle,
  circlesPath,
  contactShadow,
  ellipse,
  glow,
  group,
  line,
  lit,
  mix,
  path,
  rect,
  seeded,
  shade,
  svgDoc,
  type Circle,
} from '#engine/figure/svg.ts';
import { green, LAYER, type Canvas } from './color.ts';

const [LEFT, TOP, WIDE, HIGH] = LAYER;
/** Upper ends of the layers behind the tree, which one climbs past. */
const FAR_TOP = -1080;
const MID_TOP = -860;
const CLOUDS_HIGH = 900;
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

/** Far treetops that one climbs past: bare below, a crown each, the higher the fewer. */
function pillars(): string {
  const random = seeded(31);
  return Array.from({ length: 12 }, (_, i) => {
    const x = LEFT + 30 + i * 132 + ((i * 53) % 40);
    const wide = 30 + ((i * 31) % 20);
    const top = FAR_TOP + 200 + ((i * 5) % 12) * 74 + random() * 60;
    const r = 70 + random() * 34;
    const color = i % 3 === 0 ? green.pale : green.far;
    const leaves: Circle[] = [
      [x + wide / 2, top, r],
      [x - r * 0.6, top + r * 0.7, r * 0.72],
      [x + wide + r * 0.6, top + r * 0.6, r * 0.7],
    ];
    return rect([x, top, wide, 860 - top], color, { 'fill-opacity': 0.7 }) + crown(leaves, mix(color, '#FFFFFF', 0.16));
  }).join('');
}

const far = (): string =>
  pillars() +
  wood(4, { foot: 560, high: 330, color: green.far, trunk: '#D3DDB4', count: 16 }) +
  [120, 420, 900].map((x, i) => beam(x, 80 + i * 26)).join('');

/** A tree beside the great one, tall enough to climb past its crown; it leaves the middle free. */
function giant(x: number, top: number, size: number): string {
  const r = 130 * size;
  const leaves: Circle[] = [
    [x, top, r],
    [x - r * 0.9, top + r * 0.6, r * 0.74],
    [x + r * 0.9, top + r * 0.5, r * 0.78],
    [x - r * 0.2, top + r * 0.9, r * 0.8],
  ];
  const low: Circle[] = [
    [x + 60 * size, top + 330 * size, r * 0.5],
    [x + 120 * size, top + 360 * size, r * 0.4],
  ];
  return (
    path(`M${x - 26 * size} 700L${x - 14 * size} ${top}H${x + 14 * size}L${x + 28 * size} 700Z`, '#B2A37C') +
    line(
      `M${x} ${top + 420 * size}Q${x + 30 * size} ${top + 350 * size} ${x + 70 * size} ${top + 340 * size}`,
      '#B2A37C',
      12 * size,
    ) +
    crown(low, green.mid) +
    crown(leaves, mix(green.mid, green.leaf, 0.22))
  );
}

const mid = (): string =>
  giant(20, -560, 1.05) +
  giant(1280, -340, 1.2) +
  giant(1130, -700, 0.8) +
  giant(170, -180, 0.85) +
  wood(9, { foot: 640, high: 330, color: green.mid, trunk: '#A7A07A', count: 12 }) +
  path('M-140 640C120 590 380 622 640 612S1160 580 1420 632V1240H-140Z', green.mid);

/** Clouds that come by for ever while one climbs; the tile fits on itself. */
const clouds = (): string =>
  (
    [
      [-20, 160, 1.1],
      [1180, 90, 1.3],
      [330, 420, 0.8],
      [960, 520, 0.9],
      [70, 700, 1.3],
      [1290, 760, 1],
    ] as const
  )
    .map(([x, y, size]) => group(cloud('#FFFFFF', '#E4EFD6'), { x, y, schaal: size }))
    .join('');

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

/** The foot of the great tree, which flares out into roots. */
const roots = (): string =>
  path(
    'M486 470C488 548 470 588 384 612C440 622 492 616 526 604C540 616 560 628 590 634C600 620 606 612 616 606C636 614 662 614 676 606C690 622 716 632 752 632C750 620 756 610 764 602C806 616 856 620 900 610C816 588 794 548 794 470Z',
    '#99603F',
  ) +
  path(
    'M708 470C712 552 704 596 676 606C690 622 716 632 752 632C750 620 756 610 764 602C806 616 856 620 900 610C816 588 794 548 794 470Z',
    '#7C4A36',
  ) +
  path('M486 470C488 548 470 588 384 612C440 606 500 590 524 560C534 530 534 500 532 470Z', '#B5764C');

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
  roots() +
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

/** Wind that one sees: three lines with a curl, from left to right. */
const breeze = (): string =>
  [
    'M-170 -20H60C96 -20 96 -52 66 -52C46 -52 44 -34 56 -30',
    'M-120 8H130C172 8 170 -30 138 -28C118 -26 120 -8 132 -6',
    'M-150 36H40C72 36 74 62 50 62C34 62 34 48 44 46',
  ]
    .map((d, i) => line(d, '#FFFFFF', 8 - i, { 'stroke-opacity': 0.85 }))
    .join('');

/** The layers of the wood behind and before the great tree. */
export const backdrop = (): string => sky() + far() + mid();

export const drawForest = (): Canvas[] => [
  { name: 'lucht', svg: svgDoc(LAYER, sky()) },
  { name: 'wolken', svg: svgDoc([LEFT, 0, WIDE, CLOUDS_HIGH], clouds()) },
  { name: 'ver', svg: svgDoc([LEFT, FAR_TOP, WIDE, 1940], far()) },
  { name: 'midden', svg: svgDoc([LEFT, MID_TOP, WIDE, 2100], mid()) },
  { name: 'avond', svg: svgDoc([0, 0, 40, 30], rect([0, 0, 40, 30], '#C2603A')) },
  { name: 'vlaag', svg: svgDoc([-180, -60, 360, 130], breeze()) },
  { name: 'grond', svg: svgDoc([LEFT, 480, WIDE, 900], ground()) },
  { name: 'voor', svg: svgDoc(LAYER, front()) },
  { name: 'varens', svg: svgDoc(LAYER, ferns()) },
  { name: 'paddenstoel', svg: svgDoc([-56, -96, 112, 104], mushroom()) },
];
