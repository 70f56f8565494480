import { bush, grass, sun, tree } from '../../../tools/art/lib/decor.ts';
import { duck } from '../../../tools/art/lib/animals.ts';
import { centeredEmoji } from '../../../tools/art/lib/emoji.ts';
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
  shade,
  svgDoc,
} from '#engine/figure/svg.ts';
import { scatter, small } from './leaf.ts';
import { LAYER, LOOKS, tone, type Canvas } from './color.ts';

const [LEFT, TOP, WIDE, HIGH] = LAYER;

const sky = (): string =>
  rect([LEFT, TOP, WIDE, HIGH], tone.sky) +
  path(`M${LEFT} ${TOP}H620L420 400H${LEFT}Z`, tone.skyLight) +
  path(`M900 ${TOP}H1080L980 400H760Z`, tone.skyLight, { 'fill-opacity': 0.7 }) +
  group(sun(60), { x: 298, y: 128 });

/** Trees so far away that they are nearly sky. */
const far = (): string =>
  [-90, 40, 372, 470, 560, 660, 860, 930, 1030, 1130, 1250, 1370]
    .map((x, i) =>
      group(tree('herfst', i % 2 === 0 ? tone.farTree : tone.farTreeDeep), {
        x,
        y: 236 + (i % 3) * 6,
        schaal: 1 + (i % 4) * 0.16,
        alpha: 0.85,
      }),
    )
    .join('');

const lawn = (): string =>
  path(`M${LEFT} 226Q200 196 520 222T1420 208V${TOP + HIGH}H${LEFT}Z`, tone.lawnFar) +
  path(`M${LEFT} 268Q240 238 620 262T1420 246V${TOP + HIGH}H${LEFT}Z`, tone.lawnMid) +
  path(`M${LEFT} 330Q360 286 760 322T1420 300V${TOP + HIGH}H${LEFT}Z`, tone.lawn);

/** The path winds to the front, and the lawn goes on before it. */
const track = (): string =>
  path(
    `M${LEFT} 668C120 640 200 560 470 552S980 560 1420 476V566C1080 616 900 668 560 668S160 740 40 840H${LEFT}Z`,
    tone.pathEdge,
  ) +
  path(
    `M${LEFT} 660C120 632 200 556 470 546S980 552 1420 470V556C1080 606 900 658 560 658S160 730 40 830H${LEFT}Z`,
    tone.path,
  ) +
  path(`M${LEFT} 840V800C40 780 160 720 420 700S1100 680 1420 590V840Z`, tone.lawnNear) +
  [
    [180, 620],
    [330, 592],
    [520, 580],
    [700, 610],
    [880, 606],
    [1020, 574],
    [1170, 548],
    [260, 660],
  ]
    .map(([x = 0, y = 0]) => ellipse([x, y, 7, 4], tone.pathEdge))
    .join('');

const tufts = (): string =>
  [
    [330, 384],
    [560, 356],
    [930, 372],
    [690, 420],
    [120, 470],
    [250, 520],
    [1220, 420],
    [560, 700],
    [840, 690],
    [1200, 640],
    [380, 470],
  ]
    .map(([x = 0, y = 0], i) => group(grass(i % 2 === 0 ? tone.lawnDeep : tone.lawnNear), { x, y, schaal: 1.4 }))
    .join('');

const pond = (): string =>
  ellipse([236, 326, 190, 38], tone.pathEdge) +
  ellipse([236, 322, 178, 32], tone.water) +
  ellipse([180, 316, 52, 7], tone.waterLight) +
  ellipse([310, 330, 44, 6], tone.waterLight);

/** The park, whole: what the result stands before, too. */
export const backdrop = (): string =>
  sky() +
  far() +
  lawn() +
  group(bush('#C98A3C'), { x: 470, y: 262 }) +
  group(bush('#D8A13F'), { x: 880, y: 258, schaal: 0.9 }) +
  pond() +
  track() +
  tufts() +
  group(scatter(11, 34, [560, 150]), { x: 720, y: 520 }) +
  group(scatter(12, 16, [150, 120]), { x: 80, y: 470 });

/** A bandstand, its foot at (0, 0). */
export const bandstand = (): string =>
  contactShadow(110, 0, 2) +
  rect([-92, -26, 184, 26, 4], '#D9C3A5') +
  rect([-92, -26, 184, 9, 4], '#F1E2CB') +
  [-80, -30, 24, 72].map((x) => rect([x, -112, 8, 88], tone.paper) + rect([x + 5, -112, 3, 88], '#DCD3E2')).join('') +
  rect([-84, -56, 168, 6, 3], tone.paper) +
  Array.from({ length: 14 }, (_, i) => rect([-80 + i * 12, -52, 4, 26], tone.paper)).join('') +
  lit('M-112 -110C-60 -124 -22 -150 0 -184C22 -150 60 -124 112 -110Z', tone.teal, {
    dx: -14,
    dy: -2,
    shadow: tone.tealDeep,
  }) +
  rect([-114, -114, 228, 9, 4], tone.paper) +
  circle([0, -188, 9], '#FFB703');

/** One of the two large trees at the sides, its foot at (0, 0). */
const large = (color: string): string => {
  const crown = circlesPath([
    [0, -330, 118],
    [-92, -262, 88],
    [88, -268, 92],
    [-20, -222, 96],
    [54, -206, 70],
  ]);
  return (
    contactShadow(70, 0, 2) +
    lit('M-34 2C-20 -60 -24 -120 -22 -210H26C24 -120 26 -60 40 2Q0 14 -34 2Z', tone.trunk, {
      dx: -12,
      dy: 0,
      shadow: tone.trunkDeep,
    }) +
    line('M4 -150L50 -206', tone.trunk, 16) +
    lit(crown, color, { dx: -20, dy: -16 }) +
    ellipse([-52, -372, 40, 22], glow(color, 9), { transform: 'rotate(-28 -52 -372)' }) +
    ellipse([52, -318, 24, 13], glow(color, 7), { transform: 'rotate(-20 52 -318)' }) +
    [
      [-96, -210],
      [30, -240],
      [92, -222],
      [-30, -270],
    ]
      .map(([x = 0, y = 0]) => ellipse([x, y, 22, 12], shade(color, -7), { transform: `rotate(-16 ${x} ${y})` }))
      .join('')
  );
};

const toadstool = (size: number): string =>
  group(
    contactShadow(34, 0, 2) +
      lit('M-16 0C-20 -30 -14 -44 -12 -56H14C16 -44 22 -30 18 0Q0 8 -16 0Z', '#F6E8D4', { dx: -6, dy: 0 }) +
      lit('M-50 -46C-48 -84 -22 -104 2 -104S50 -82 52 -46Q0 -34 -50 -46Z', '#C2492B', { dx: -8, dy: -4 }) +
      [
        [-24, -66, 8],
        [4, -84, 9],
        [26, -62, 7],
        [0, -56, 5],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle([x, y, r], '#FFFDF7'))
        .join(''),
    { schaal: size },
  );

/** In front, at the edges only. */
const front = (): string =>
  group(toadstool(0.8), { x: 34, y: 700 }) +
  group(toadstool(0.52), { x: 88, y: 712 }) +
  group(bush('#B5793A'), { x: 1300, y: 790, schaal: 1.6 }) +
  group(bush('#C98A3C'), { x: -60, y: 760, schaal: 1.8 }) +
  group(centeredEmoji('chestnut', 36), { x: 1236, y: 706, draai: -10 }) +
  group(centeredEmoji('chestnut', 30), { x: 1264, y: 708, draai: 16 });

/** A whirlwind that dances over the lawn, its foot at (0, 0): rings of air that get wider, with leaves in them. */
const whirlwind = (): string => {
  const rings = [
    [0, 20],
    [-34, 34],
    [-76, 52],
    [-124, 72],
    [-178, 94],
  ] as const;
  const colors = Object.values(LOOKS);
  return (
    contactShadow(54, 0, 4) +
    rings
      .map(([y, r], i) =>
        line(
          `M${-r} ${y}C${-r} ${y + r * 0.36} ${r} ${y + r * 0.36} ${r} ${y}C${r} ${y - r * 0.3} ${-r * 0.4} ${y - r * 0.3} ${-r * 0.5} ${y}`,
          '#FFFFFF',
          9,
          {
            'stroke-opacity': 0.5 + i * 0.08,
          },
        ),
      )
      .join('') +
    rings
      .flatMap(([y, r], i) =>
        [-0.9, 0.2, 0.8].map((k, j) => ({
          x: k * r,
          y: y - 12 + j * 14,
          color: colors[(i + j) % colors.length] ?? LOOKS.geel,
          turn: (i * 70 + j * 120) % 360,
        })),
      )
      .map(({ x, y, color, turn }) => group(small(color, 0.9), { x, y, draai: turn }))
      .join('') +
    [-22, 22].map((x) => circle([x, -128, 8], tone.plum) + circle([x - 2, -131, 3], '#FFFFFF')).join('') +
    line('M-12 -106Q0 -94 12 -106', tone.plum, 5)
  );
};

/** Geese on their way to the south, the first at the right. */
const geese = (): string =>
  (
    [
      [0, 0, 1],
      [-74, -34, 0.86],
      [-80, 30, 0.86],
      [-146, -64, 0.76],
      [-154, 62, 0.76],
    ] as const
  )
    .map(([x, y, size]) =>
      group(
        path('M-30 2C-14 -10 14 -10 28 0L44 -6Q52 -8 52 -2L34 6C16 14 -14 14 -30 2Z', '#7A6A5C') +
          path('M-6 0C-16 -26 -34 -40 -50 -42C-44 -24 -30 -6 -12 4Z', '#96867A') +
          path('M2 0C6 -26 -4 -42 -16 -50C-24 -30 -16 -8 -8 4Z', '#B7A79A') +
          path('M46 -5L60 -3L47 0Z', '#E2581F'),
        { x, y, schaal: size },
      ),
    )
    .join('');

/** What the lamps of the bandstand throw on it in the evening; the foot is (0, 0). */
const lamps = (): string =>
  [-70, -24, 24, 70]
    .map((x) => circle([x, -100, 26], '#FFE08A', { 'fill-opacity': 0.35 }) + circle([x, -100, 9], '#FFF3C4'))
    .join('') + ellipse([0, -70, 120, 70], '#FFE08A', { 'fill-opacity': 0.16 });

export const drawPark = (): Canvas[] => [
  { name: 'hoos', svg: svgDoc([-130, -220, 260, 250], whirlwind()) },
  { name: 'ganzen', svg: svgDoc([-220, -120, 290, 200], geese()) },
  { name: 'tentlampjes', svg: svgDoc([-130, -150, 260, 160], lamps()) },
  { name: 'avond', svg: svgDoc([0, 0, 40, 30], rect([0, 0, 40, 30], '#B5452A')) },
  { name: 'park', svg: svgDoc(LAYER, backdrop()) },
  { name: 'voor', svg: svgDoc(LAYER, front()) },
  { name: 'tent', svg: svgDoc([-120, -200, 240, 216], bandstand()) },
  { name: 'boom-oranje', svg: svgDoc([-190, -452, 380, 474], large(LOOKS.oranje)) },
  { name: 'boom-rood', svg: svgDoc([-190, -452, 380, 474], large('#D2632F')) },
  { name: 'eend', svg: svgDoc([-50, -80, 110, 90], group(duck('#FFD24A', 'kijkt'), { schaal: 0.7 })) },
];
