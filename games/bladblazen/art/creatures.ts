import { bird, type AnimalFace } from '../../../tools/art/lib/animals.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { personRig } from '#engine/figure/rig.ts';
import {
  circle,
  contactShadow,
  ellipse,
  glow,
  group,
  line,
  lit,
  n,
  path,
  roundPoly,
  shade,
  starPoints,
  svgDoc,
} from '#engine/figure/svg.ts';
import { small } from './leaf.ts';
import { INK, LOOKS, type Canvas } from './color.ts';

type Box = readonly [x: number, y: number, w: number, h: number];
interface Part {
  id: string;
  at?: readonly [number, number];
  hidden?: boolean;
  inner: string;
}
/** A rig around (0, 0), its foot. */
const rigDoc = (box: Box, parts: readonly Part[]): string =>
  svgDoc(
    box,
    parts
      .map(
        ({ id, at = [0, 0], hidden, inner }) =>
          `<g id="${id}" data-pivot="${n(at[0] - box[0])} ${n(at[1] - box[1])}"${hidden === true ? ' data-hidden="1"' : ''}>${inner}</g>`,
      )
      .join(''),
  );
const shown = (parts: readonly Part[], swap: Readonly<Record<string, boolean>> = {}): string =>
  parts
    .filter(({ id, hidden }) => swap[id] ?? hidden !== true)
    .map(({ inner }) => inner)
    .join('');
const pair = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1);
const eye = (x: number, y: number, r: number): string =>
  ellipse([x, y, r, r * 1.25], INK) +
  circle([x - r * 0.3, y - r * 0.5, r * 0.42], '#FFFFFF') +
  circle([x + r * 0.34, y + r * 0.5, r * 0.2], '#FFFFFF');
const happyEye = (x: number, y: number, r: number): string =>
  line(`M${x - r} ${y + r * 0.6}Q${x} ${y - r * 1.2} ${x + r} ${y + r * 0.6}`, INK, 4.5);

/** The hedgehog of the heaps, from the front. */
const hedgehog = (): Part[] => [
  {
    id: 'stekels',
    at: [0, -60],
    inner:
      path(roundPoly(starPoints(17, 84, 64), 2), '#5E3F35', { transform: 'translate(0 -66)' }) +
      path(roundPoly(starPoints(15, 72, 55), 2), '#7D5642', { transform: 'translate(-3 -69)' }) +
      path(roundPoly(starPoints(11, 50, 38), 2), '#96694F', { transform: 'translate(-6 -84)' }),
  },
  {
    id: 'lijf',
    at: [0, 0],
    inner:
      lit('M-56 8C-62 -40 -58 -98 0 -100S62 -40 56 8Z', '#F3D3A8', { dx: -7, dy: -3, shadow: '#DDB285' }) +
      pair((s) => circle([s * 50, -92, 17], '#8A6148') + circle([s * 48, -91, 10], '#E9B79A')) +
      pair((s) => ellipse([s * 36, -42, 11, 7], '#F58E7C', { 'fill-opacity': 0.7 })) +
      pair((s) => ellipse([s * 30, -2, 14, 10], '#E3BB8C')),
  },
  { id: 'ogen', at: [0, -62], inner: pair((s) => eye(s * 22, -62, 9)) },
  { id: 'ogen-blij', hidden: true, at: [0, -62], inner: pair((s) => happyEye(s * 22, -62, 10)) },
  {
    id: 'neus',
    at: [0, -46],
    inner: ellipse([0, -46, 13, 10], INK) + ellipse([-4, -50, 4, 2.4], '#FFFFFF', { 'fill-opacity': 0.8 }),
  },
  { id: 'mond', inner: line('M-10 -30Q0 -22 10 -30', '#7A2338', 4.5) },
  {
    id: 'mond-lach',
    hidden: true,
    inner: path('M-16 -32H16Q13 -10 0 -10T-16 -32Z', '#7A2338') + ellipse([0, -15, 8, 4], '#FF8C8C'),
  },
  { id: 'mond-o', hidden: true, inner: ellipse([0, -24, 9, 10], '#7A2338') },
  {
    id: 'hoedje',
    at: [0, -120],
    inner:
      group(small(LOOKS.oranje, 1.5), { x: -14, y: -132, draai: 60 }) +
      group(small(LOOKS.rood, 1.1), { x: 34, y: -120, draai: -30 }),
  },
];

/** A squirrel that looks to the left. */
const squirrel = (): Part[] => [
  {
    id: 'staart',
    at: [30, -10],
    inner:
      lit('M20 -8C60 0 84 -34 74 -76C68 -108 34 -116 26 -92C20 -72 44 -72 42 -54C40 -36 22 -34 20 -8Z', '#B5652F', {
        dx: -7,
        dy: -4,
      }) +
      path('M36 -14C60 -18 70 -46 64 -74C58 -96 38 -100 34 -88C52 -88 58 -70 54 -52C50 -36 36 -32 36 -14Z', '#D78A4A'),
  },
  {
    id: 'lijf',
    at: [0, 0],
    inner:
      contactShadow(44, 6, 2) +
      lit('M-26 0C-34 -34 -18 -62 6 -62C32 -60 40 -26 34 0Q4 8 -26 0Z', '#D07A3C', { dx: -6, dy: -4 }) +
      ellipse([-12, -20, 15, 20], '#F6DDBA') +
      ellipse([-14, -1, 15, 7], '#A9582A') +
      ellipse([22, -1, 17, 8], '#A9582A'),
  },
  {
    id: 'hoofd',
    at: [-10, -58],
    inner:
      path('M10 -102L18 -124L26 -96Z', '#A9582A') +
      path('M-18 -102L-20 -124L-4 -108Z', '#D07A3C') +
      lit('M-40 -80C-40 -100 -22 -110 -4 -110S32 -100 32 -80C32 -62 16 -54 -4 -54S-40 -62 -40 -80Z', '#D07A3C', {
        dx: -5,
        dy: -4,
      }) +
      ellipse([-18, -68, 18, 12], '#F6DDBA') +
      ellipse([10, -70, 9, 6], '#F58E7C', { 'fill-opacity': 0.6 }) +
      ellipse([-30, -78, 6, 5], INK) +
      line('M-30 -68Q-22 -62 -14 -68', '#7A2338', 3.5),
  },
  { id: 'ogen', at: [-8, -84], inner: eye(-18, -86, 5.5) + eye(8, -86, 6.5) },
  { id: 'ogen-blij', hidden: true, at: [-8, -84], inner: happyEye(-18, -86, 6) + happyEye(8, -86, 7) },
  {
    id: 'poten',
    at: [0, -40],
    inner:
      ellipse([-30, -36, 13, 16], '#8D5B3E') +
      path('M-45 -44C-44 -58 -16 -58 -15 -44Q-30 -38 -45 -44Z', '#5E3A33') +
      pair((s) => ellipse([-30 + s * 13, -32, 7, 9], '#A9582A')),
  },
];

/** Side of a hedgehog that walks to the right, with room for a leaf on its back. */
const walker = (): string =>
  contactShadow(70) +
  Array.from({ length: 13 }, (_, i) =>
    path('M-8 0L0 -74L8 0Z', i % 2 === 0 ? '#5E3F35' : '#7D5642', {
      transform: `translate(-14 -30) rotate(${-108 + i * 16})`,
    }),
  ).join('') +
  lit('M-70 -4C-76 -56 -40 -80 -6 -78C34 -76 50 -44 48 -4Z', '#7D5642', { dx: -7, dy: -5, shadow: '#5E3F35' }) +
  lit('M30 -4C28 -40 44 -56 62 -50C78 -44 92 -28 100 -20C102 -8 70 0 30 -4Z', '#F3D3A8', {
    dx: -5,
    dy: -4,
    shadow: '#DDB285',
  }) +
  circle([100, -20, 8], INK) +
  eye(68, -32, 6) +
  ellipse([56, -18, 8, 5], '#F58E7C', { 'fill-opacity': 0.7 }) +
  circle([38, -50, 10], '#8A6148') +
  [-44, -8, 30].map((x) => ellipse([x, -2, 13, 8], '#DDB285')).join('');

/** A crow that came down to look on. */
const MOODS: readonly AnimalFace[] = ['kijkt', 'blij', 'wow', 'dicht'];
const FRAME = [-66, -84, 130, 92] as const;
const birdRig = (color: string): string =>
  svgDoc(
    FRAME,
    MOODS.map(
      (mood, i) =>
        `<g id="${mood}" data-pivot="${n(-FRAME[0])} ${n(-FRAME[1])}"${i === 0 ? '' : ' data-hidden="1"'}>${bird(color, mood)}</g>`,
    ).join(''),
  );

/** Who blows until the child has a figure of its own. */
export const BLOWER = { ...characters.milan } as const;
/** For the pictures beside the game. */
export const animals = {
  hedgehog: () => shown(hedgehog(), { ogen: false, 'ogen-blij': true, mond: false, 'mond-lach': true }),
  squirrel: () => shown(squirrel()),
} as const;

/** The tube of the blower, its joint at (0, 0) and its mouth at the right. */
const tube = (): string =>
  path('M-6 -17L66 -19L70 19L-6 17Z', '#2E2756') +
  path('M-6 -17L66 -19L67 -2L-6 0Z', '#635994') +
  path('M66 -25L116 -34V34L66 25Z', '#433B6B') +
  path('M66 -25L116 -34V-6L66 -4Z', '#635994') +
  ellipse([117, 0, 12, 35], '#2E2756') +
  ellipse([119, 0, 7, 27], '#1A1638') +
  ellipse([0, 0, 20, 21], '#433B6B') +
  ellipse([-3, -4, 9, 9], '#8D80C2');
/** The box of the blower. */
const box = (): string =>
  lit(
    'M-62 -40C-62 -58 -50 -62 -34 -62H30C48 -62 58 -52 58 -34V24C58 38 48 44 34 44H-36C-52 44 -62 36 -62 20Z',
    '#E2581F',
    { dx: -8, dy: -8 },
  ) +
  ellipse([-26, -50, 26, 6], glow('#E2581F', 14)) +
  circle([-8, -6, 31], shade('#E2581F', -14)) +
  circle([-8, -8, 28], '#2E2756') +
  [0, 60, 120, 180, 240, 300]
    .map((turn) => ellipse([0, -14, 6, 13], '#B4ACBC', { transform: `translate(-8 -8) rotate(${turn})` }))
    .join('') +
  circle([-8, -8, 8], '#FFB703') +
  line('M-30 -62C-30 -92 26 -92 26 -62', '#433B6B', 11) +
  circle([40, 26, 7], '#FFB703');

/** Wind that blows to the right: swirls around (0, 0). */
const swirls = (): string =>
  [
    'M0 -6C60 -20 130 -34 176 -34C206 -34 214 -68 190 -72C172 -74 166 -54 180 -48',
    'M6 14C80 8 150 6 214 12C250 16 256 48 232 52C214 54 208 36 222 30',
    'M-6 34C40 40 90 48 120 58',
  ]
    .map((d) => line(d, '#FFFFFF', 11, { 'stroke-opacity': 0.92 }))
    .join('') + line('M24 -40C50 -48 76 -54 96 -56', '#FFFFFF', 8, { 'stroke-opacity': 0.8 });
/** The stream from the blower to the gust. */
const stream = (): string =>
  path('M0 -20C120 -26 220 -34 300 -52V52C220 34 120 26 0 20Z', '#FFFFFF', { 'fill-opacity': 0.26 }) +
  path('M0 -9C120 -10 220 -14 300 -22V20C220 12 120 9 0 8Z', '#FFFFFF', { 'fill-opacity': 0.3 });

export const drawCreatures = (): Canvas[] => [
  { name: 'kind', svg: personRig(BLOWER, { shadow: true }) },
  { name: 'egel', svg: rigDoc([-92, -156, 184, 176], hedgehog()) },
  { name: 'eekhoorn', svg: rigDoc([-56, -130, 144, 140], squirrel()) },
  { name: 'egeltje', svg: svgDoc([-96, -112, 212, 128], walker()) },
  { name: 'roodborst', svg: birdRig('#E2733B') },
  { name: 'blazer', svg: svgDoc([-70, -94, 136, 142], box()) },
  { name: 'pijp', svg: svgDoc([-24, -40, 156, 80], tube()) },
  { name: 'zucht', svg: svgDoc([-20, -84, 284, 168], swirls()) },
  { name: 'straal', svg: svgDoc([0, -54, 300, 108], stream()) },
];
/** The blower by itself. */
export const blower = (): string => group(tube(), { x: 56, y: -4, draai: -18 }) + box();
