import { circle, ellipse, glow, group, line, lit, n, path, rect, shade, svgDoc } from '#engine/figure/svg.ts';
import { ball } from './cannon.ts';
import { ice, type Canvas } from './color.ts';

type Box = readonly [number, number, number, number];
const BOX: Box = [-120, -240, 240, 256];
const INK = '#232A4A';
const TWIG = '#7A4A42';

type Part = { id: string; at?: readonly [number, number]; parent?: string; hidden?: boolean; inner: string };

/** A drawing whose top-level groups are the parts of an actor; `at` is the joint of a part. */
export const rigDoc = (box: Box, parts: readonly Part[]): string =>
  svgDoc(
    box,
    parts
      .map(({ id, at = [0, 0], parent, hidden, inner }) => {
        const joint = `${n(at[0] - box[0])} ${n(at[1] - box[1])}`;
        return `<g id="${id}" data-pivot="${joint}"${parent === undefined ? '' : ` data-parent="${parent}"`}${hidden === true ? ' data-hidden="1"' : ''}>${inner}</g>`;
      })
      .join(''),
  );

const arm = (side: 1 | -1): string =>
  group(
    line('M0 0C16 -6 30 -16 44 -34M32 -22L54 -22M40 -30L36 -50', TWIG, 8) +
      line('M4 -3C18 -9 30 -18 41 -32', '#A06B5C', 3),
    { x: 52 * side, y: -86, sx: side },
  );

const eye = (x: number): string => ellipse([x, -166, 6.5, 8.5], INK) + circle([x - 2, -169, 2.6], '#FFFFFF');
const cheeks = (): string =>
  ellipse([-32, -146, 11, 8], '#F79BB4', { 'fill-opacity': 0.6 }) +
  ellipse([34, -146, 11, 8], '#F79BB4', { 'fill-opacity': 0.6 });
const carrot = (): string =>
  path('M-4 -160C0 -168 6 -166 10 -162L46 -150C50 -148 48 -144 44 -144L4 -146C-6 -146 -8 -154 -4 -160Z', '#F58220') +
  path('M2 -150L44 -147C47 -146 46 -144 44 -144L4 -146C-2 -146 -4 -148 -4 -151Z', '#D9610F') +
  line('M14 -158L11 -153M26 -153L24 -149', '#D9610F', 2.5);

const mouths = {
  mond: line('M-20 -136Q-6 -124 12 -132', INK, 5),
  'mond-lach':
    path('M-26 -140Q0 -132 26 -140Q24 -112 0 -112Q-24 -112 -26 -140Z', '#6E1F45') +
    path('M-14 -119Q0 -128 14 -119Q8 -112 0 -112Q-8 -112 -14 -119Z', '#F7879F'),
  'mond-o': ellipse([-2, -128, 11, 13], '#6E1F45'),
  'mond-vol':
    ellipse([-24, -134, 22, 18], '#FFFFFF') +
    ellipse([26, -134, 22, 18], '#E4ECFB') +
    path('M-18 -132Q0 -124 18 -132Q14 -118 0 -118Q-14 -118 -18 -132Z', '#FFFFFF') +
    line('M-16 -128Q0 -118 16 -128', INK, 5) +
    [-38, 40].map((x) => circle([x, -116, 4], '#FFFFFF')).join(''),
} as const;

/** Snowman of two balls, 212 high without a hat; feet at (0, 0). */
const snowman = (): string =>
  rigDoc(BOX, [
    { id: 'arm-links', at: [-52, -86], parent: 'lijf', inner: arm(-1) },
    { id: 'arm-rechts', at: [52, -86], parent: 'lijf', inner: arm(1) },
    {
      id: 'lijf',
      inner:
        group(ball(72), { y: -62 }) +
        [-88, -62].map((y) => circle([4, y, 7], INK) + circle([2, y - 2, 2.4], '#7B84B4')).join(''),
    },
    { id: 'hoofd', at: [0, -118], parent: 'lijf', inner: group(ball(54), { y: -156 }) + cheeks() },
    { id: 'ogen', at: [0, -166], parent: 'lijf', inner: eye(-17) + eye(19) },
    {
      id: 'ogen-blij',
      at: [0, -166],
      parent: 'lijf',
      hidden: true,
      inner: line('M-26 -163Q-17 -176 -8 -163M10 -163Q19 -176 28 -163', INK, 5),
    },
    ...Object.entries(mouths).map(([id, inner]) => ({
      id,
      at: [0, -130] as const,
      parent: 'lijf',
      hidden: id !== 'mond',
      inner,
    })),
    { id: 'wortel', at: [0, -154], parent: 'lijf', inner: carrot() },
    {
      id: 'schild',
      at: [0, -96],
      parent: 'lijf',
      hidden: true,
      inner:
        lit('M-62 -150C-30 -142 30 -142 62 -150C66 -96 46 -62 0 -40C-46 -62 -66 -96 -62 -150Z', '#9CC7F2', {
          dx: -14,
          dy: -6,
          shadow: '#6E9BD8',
        }) +
        path('M-46 -134C-30 -130 -16 -128 -6 -128L-36 -84C-44 -100 -47 -116 -46 -134Z', '#E4F2FF') +
        line('M-16 -98L-3 -84L22 -114', '#6D3B9E', 0) +
        line('M-26 -96Q-13 -110 0 -96T26 -96', '#6D3B9E', 9),
    },
  ]);

const scarf = (color: string): string =>
  lit(
    'M-52 -128C-30 -112 30 -112 52 -128C58 -120 58 -108 52 -102C30 -88 -30 -88 -52 -102C-58 -108 -58 -120 -52 -128Z',
    color,
    { dx: -8, dy: -5 },
  ) +
  lit('M-36 -104L-8 -98L-12 -50L-42 -54Z', color, { dx: -6, dy: 0 }) +
  line('M-40 -62L-12 -58M-38 -74L-12 -70', glow(color, 12), 4);

/** A block of ice, 58 x 44 around its middle. */
const block = (): string =>
  rect([-29, -22, 58, 44, 9], ice.edge) +
  rect([-29, -22, 56, 40, 9], ice.shade) +
  rect([-29, -22, 52, 36, 9], ice.face) +
  rect([-22, -17, 24, 6, 3], ice.light) +
  rect([6, -17, 8, 6, 3], ice.light);

/** The hill that a fort stands on: flat on top, running out below. */
const mound = (): string =>
  path(
    'M-150 4C-120 -12 120 -12 150 4C178 20 190 96 240 140C120 158 -120 158 -240 140C-190 96 -178 20 -150 4Z',
    '#EEF3FD',
  ) +
  path('M150 4C178 20 190 96 240 140C206 146 172 150 136 152C156 110 152 50 112 -4C130 -2 144 0 150 4Z', '#D3DDF4') +
  ellipse([-6, 4, 142, 13], '#FBFDFF') +
  ellipse([10, 7, 110, 8], '#DFE7F8');

const topHat = (color: string, band: string): string =>
  lit('M-34 6C-38 -24 -40 -48 -38 -62C-20 -70 20 -70 38 -62C40 -48 38 -24 34 6Z', color, { dx: -16, dy: 0 }) +
  path('M-36 -20C-20 -12 20 -12 36 -20L35 0C20 8 -20 8 -35 0Z', band) +
  path('M10 -15C20 -15 30 -17 36 -20L35 0C28 4 20 5 10 6Z', shade(band)) +
  lit('M-58 4C-58 -6 -40 -8 -34 -2C-20 6 20 6 34 -2C40 -8 58 -6 58 4C50 20 -50 20 -58 4Z', color, { dx: -10, dy: -4 }) +
  rect([-28, -58, 9, 34, 4], glow(color, 16));

const beanie = (color: string, bobble: string): string =>
  lit('M-46 8C-48 -46 -20 -62 0 -62C20 -62 48 -46 46 8Z', color, { dx: -14, dy: -4 }) +
  line('M-18 -54C-24 -40 -26 -24 -26 -8M18 -54C24 -40 26 -24 26 -8M0 -60V-8', shade(color, -8), 4) +
  rect([-52, -8, 104, 26, 13], glow(color, 14)) +
  rect([4, -8, 48, 26, 13], glow(color, 6)) +
  circle([0, -68, 17], shade(bobble)) +
  circle([-3, -71, 14], bobble);

const bucket = (): string =>
  lit('M-44 8L-34 -58H34L44 8Z', '#F1A11E', { dx: -18, dy: 0, shadow: '#C2701A' }) +
  rect([-50, 0, 100, 18, 8], '#FFC83D') +
  rect([10, 0, 40, 18, 8], '#E89A1C') +
  ellipse([0, -58, 34, 8], '#C2701A') +
  rect([-30, -46, 9, 34, 4], '#FFE29A');

const HAT: Box = [-64, -92, 128, 116];

export const drawSnowmen = (): Canvas[] => [
  { name: 'sneeuwpop', svg: snowman() },
  ...['#F8312F', '#FFB703', '#B5179E', '#0B7A75', '#00A6ED', '#FF822D'].map((color, i) => ({
    name: `sjaal-${i + 1}`,
    svg: svgDoc([-64, -136, 128, 94], scarf(color)),
  })),
  { name: 'hoed-1', svg: svgDoc(HAT, topHat('#6A3FA0', '#F8312F')) },
  { name: 'hoed-2', svg: svgDoc(HAT, beanie('#0E8F88', '#FFF3DE')) },
  { name: 'hoed-3', svg: svgDoc(HAT, bucket()) },
  { name: 'hoed-4', svg: svgDoc(HAT, topHat('#1B4F9C', '#FFB703')) },
  { name: 'hoed-5', svg: svgDoc(HAT, beanie('#E0357E', '#FFE29A')) },
  { name: 'blok', svg: svgDoc([-29, -22, 58, 44], block()) },
  { name: 'heuvel', svg: svgDoc([-234, -14, 468, 164], mound()) },
];
