import {
  circlePath,
  circlesPath,
  clip,
  ellipse,
  glow,
  group,
  line,
  lit,
  path,
  rectPath,
  seeded,
  shade,
  starPoints,
  roundPoly,
  svgDoc,
  type Point,
} from '#engine/figure/svg.ts';
import type { Canvas } from './color.ts';

/** A fruit around (0, 0): its outline, what is on its skin, what grows on top, and what it is inside. */
interface Fruit {
  outline: string;
  skin: string;
  marks?: string;
  top: string;
  rim: string;
  flesh: string;
  /** Half height of the cut face, and its seeds. */
  high: number;
  seeds: string;
}

const R = 72;
const leaf = (turn: number, color = '#4FA83D', long = 44): string =>
  group(
    path(
      `M0 0C${long * 0.3} ${-long * 0.5} ${long * 0.8} ${-long * 0.4} ${long} 0C${long * 0.7} ${long * 0.24} ${long * 0.3} ${long * 0.2} 0 0Z`,
      color,
    ) + line(`M4 -1L${long - 8} -1`, shade(color, -9), 3),
    { y: -R + 4, draai: turn },
  );
const stalk = line(`M0 ${-R + 10}Q2 ${-R - 8} 12 ${-R - 16}`, '#7D4533', 7);

/** Seeds in two bows on a cut face. */
const seeds = (
  color: string,
  rows: readonly (readonly [x: number, from: number, to: number, count: number])[],
): string =>
  rows
    .flatMap(([x, from, to, count]) =>
      Array.from({ length: count }, (_, i) =>
        ellipse([x, from + ((to - from) * i) / Math.max(1, count - 1), 3, 4.6], color),
      ),
    )
    .join('');

/** Stripes from pole to pole. */
const stripes = (color: string): string =>
  [-50, -18, 16, 48]
    .map((x) => line(`M${x * 0.3} ${-R}Q${x * 1.35 - 6} -36 ${x * 1.2} 0T${x * 0.3} ${R}`, color, 13))
    .join('');
const crown = (color: string): string =>
  [-56, 56, -30, 30, 0]
    .map((turn) =>
      group(path('M-12 0C-16 -30 -8 -48 0 -58C8 -48 16 -30 12 0Z', Math.abs(turn) > 40 ? shade(color, -8) : color), {
        y: -R + 6,
        draai: turn,
        schaal: 1 - Math.abs(turn) / 170,
      }),
    )
    .join('');
const lattice = (color: string): string =>
  [-80, -48, -16, 16, 48, 80]
    .map((x) => line(`M${x - 70} -80L${x + 70} 80M${x + 70} -80L${x - 70} 80`, color, 4))
    .join('');
const freckles = (color: string, seed: number, r: number): string => {
  const random = seeded(seed);
  return Array.from({ length: 16 }, () =>
    ellipse([(random() - 0.5) * 116, (random() - 0.5) * 116, r, r * 1.2], color),
  ).join('');
};
const scales = (color: string): string =>
  (
    [
      [-44, -26],
      [0, -44],
      [44, -28],
      [-58, 16],
      [-18, 4],
      [26, 8],
      [60, 20],
      [-30, 44],
      [14, 46],
    ] satisfies Point[]
  )
    .map(([x, y]) =>
      path(`M${x - 13} ${y + 8}Q${x - 2} ${y - 2} ${x + 3} ${y - 24}Q${x + 14} ${y - 4} ${x + 11} ${y + 10}Z`, color),
    )
    .join('');

const ribs = (color: string): string =>
  [0, 72, 144, 216, 288].map((turn) => group(line('M0 -14V-66', color, 6), { draai: turn })).join('');

const round = circlePath([0, 0, R]);
const FRUIT: Readonly<Record<string, Fruit>> = {
  appel: {
    outline:
      'M0 -50C24 -76 74 -66 74 -14C74 36 40 72 16 70C8 69 -8 69 -16 70C-40 72 -74 36 -74 -14C-74 -66 -24 -76 0 -50Z',
    skin: '#F0413C',
    top: stalk + leaf(-20),
    rim: '#F8D9A8',
    flesh: '#FFF3CF',
    high: 60,
    seeds: seeds('#7D4533', [
      [-6, -10, 10, 2],
      [6, -10, 10, 2],
    ]),
  },
  sinaasappel: {
    outline: round,
    skin: '#FF9A2E',
    marks: freckles('#F28318', 4, 2.4),
    top: leaf(-160) + leaf(-20),
    rim: '#FFE0A8',
    flesh: '#FFAF45',
    high: 66,
    seeds: line('M0 -52V52M-15 -36L15 36M15 -36L-15 36M-20 0H20', '#FFE0A8', 4),
  },
  meloen: {
    outline: circlePath([0, 0, R + 6]),
    skin: '#3D9A57',
    marks: stripes('#1F6B45'),
    top: '',
    rim: '#D9F0B4',
    flesh: '#FF5A5F',
    high: 74,
    seeds: seeds('#4A1F2B', [
      [-8, -38, 38, 4],
      [9, -24, 24, 3],
    ]),
  },
  pruim: {
    outline: 'M0 -64C40 -74 72 -40 70 4C68 46 36 72 4 72C-36 74 -70 44 -70 2C-70 -40 -36 -70 0 -64Z',
    skin: '#8E57C9',
    marks: line('M2 -64C-22 -30 -22 34 4 70', '#6F3FA8', 6),
    top: stalk + leaf(-14),
    rim: '#E8B04A',
    flesh: '#FFD166',
    high: 62,
    seeds: ellipse([0, 2, 11, 24], '#A9683F') + ellipse([-3, -4, 4, 12], '#C98A5C'),
  },
  kiwi: {
    outline: 'M0 -60C48 -62 78 -32 78 2C78 36 46 62 0 62C-46 62 -78 36 -78 2C-78 -32 -48 -62 0 -60Z',
    skin: '#A9743F',
    marks: freckles('#8A5A30', 9, 3),
    top: ellipse([0, -58, 12, 6], '#6E4526'),
    rim: '#C8E68A',
    flesh: '#7CCB3F',
    high: 58,
    seeds:
      ellipse([0, 0, 7, 26], '#F4F7CF') +
      seeds('#232A38', [
        [-12, -24, 24, 4],
        [12, -24, 24, 4],
      ]),
  },
  ananas: {
    outline: 'M0 -66C40 -66 62 -30 62 6C62 48 36 78 0 78C-36 78 -62 48 -62 6C-62 -30 -40 -66 0 -66Z',
    skin: '#F5B335',
    marks: lattice('#D98B22'),
    top: crown('#4FA83D'),
    rim: '#D98B22',
    flesh: '#FFE06B',
    high: 70,
    seeds: line('M0 -54V56M-13 -30L13 -14M13 -30L-13 -14M-13 16L13 32M13 16L-13 32', '#F0C040', 4),
  },
  citroen: {
    outline: 'M-84 6C-74 -6 -66 -62 0 -62C64 -62 72 -10 86 2C72 18 62 62 0 62C-62 62 -74 20 -84 6Z',
    skin: '#FFDD3C',
    marks: freckles('#F2C21C', 6, 2.4),
    top: leaf(-28, '#4FA83D', 38),
    rim: '#FFF6C4',
    flesh: '#FFE873',
    high: 58,
    seeds: line('M0 -46V46M-14 -30L14 30M14 -30L-14 30M-18 0H18', '#FFFBE4', 4),
  },
  draakvrucht: {
    outline: 'M0 -64C44 -66 72 -30 70 8C68 50 38 76 0 76C-38 76 -68 50 -70 8C-72 -30 -44 -66 0 -64Z',
    skin: '#EE3F8C',
    marks: scales('#9BCB4A'),
    top: crown('#8CC63F'),
    rim: '#EE3F8C',
    flesh: '#FFF8F4',
    high: 66,
    seeds: seeds('#232A38', [
      [-12, -44, 44, 6],
      [0, -50, 50, 6],
      [12, -44, 44, 6],
    ]),
  },
  ster: {
    outline: roundPoly(starPoints(5, 92, 56), 26),
    skin: '#FFC531',
    marks: ribs('#F5A623'),
    top: leaf(-24),
    rim: '#F5A623',
    flesh: '#FFF3B0',
    high: 62,
    seeds: seeds('#E08F1C', [
      [-5, -26, 26, 3],
      [6, -18, 18, 2],
    ]),
  },
};

const skinOf = ({ outline, skin, marks = '' }: Fruit): string =>
  lit(outline, skin, { dx: -10, dy: -9 }) +
  clip(outline, marks + path(outline, '#FFFFFF', { 'fill-opacity': 0.1, transform: 'translate(-46 -42)' })) +
  ellipse([-30, -34, 15, 9], glow(skin, 15), { transform: 'rotate(-36 -30 -34)' });

const whole = (fruit: Fruit): string => skinOf(fruit) + fruit.top;

/** One half, its cut face toward the other half. */
function half(fruit: Fruit, side: -1 | 1): string {
  const { high } = fruit;
  const part = rectPath([side < 0 ? -130 : 0, -140, 130, 280]);
  return (
    clip(part, whole(fruit)) +
    ellipse([0, 2, 31, high], fruit.rim) +
    ellipse([side * -1, 2, 26, high - 6], shade(fruit.flesh, -7)) +
    ellipse([-2, 0, 23, high - 8], fruit.flesh) +
    fruit.seeds
  );
}

const BOX = [-96, -136, 192, 224] as const;

/** The pair of leaves behind a plate. */
const leaves = (): string =>
  [-1, 1]
    .map((side) =>
      group(
        lit('M0 0C40 -46 110 -42 150 -4C112 34 44 38 0 0Z', side < 0 ? '#6DB33F' : '#5AA03A', { dx: -4, dy: -6 }) +
          line('M10 -1L132 -3', '#3F8F33', 4),
        { sx: side },
      ),
    )
    .join('');

/** A splash and a drop, white: a scene tints them. */
const splash = (): string =>
  path(
    circlesPath([
      [0, 0, 40],
      [-36, 18, 20],
      [38, -14, 22],
      [16, 38, 18],
      [-20, -36, 20],
      [66, -40, 9],
      [-64, 44, 10],
      [44, 56, 8],
      [-58, -46, 8],
      [78, 20, 6],
    ]),
    '#FFFFFF',
  );
const drop = (): string =>
  path('M0 -16C8 -4 12 2 12 8A12 12 0 0 1 -12 8C-12 2 -8 -4 0 -16Z', '#FFFFFF') +
  ellipse([-4, 8, 3, 4.5], '#FFFFFF', { 'fill-opacity': 0.7 });

export const FRUITS = FRUIT;
export const fruit = (name: string): string => {
  const one = FRUIT[name];
  return one === undefined ? '' : whole(one);
};
export const fruitHalf = (name: string, side: -1 | 1): string => {
  const one = FRUIT[name];
  return one === undefined ? '' : half(one, side);
};

export const drawFruit = (): Canvas[] => [
  ...Object.entries(FRUIT).flatMap(([name, one]) => [
    { name: `vrucht-${name}`, svg: svgDoc(BOX, whole(one)) },
    { name: `vrucht-${name}-l`, svg: svgDoc(BOX, half(one, -1)) },
    { name: `vrucht-${name}-r`, svg: svgDoc(BOX, half(one, 1)) },
  ]),
  { name: 'blaadjes', svg: svgDoc([-154, -40, 308, 80], leaves()) },
  { name: 'spat', svg: svgDoc([-90, -70, 180, 140], splash()) },
  { name: 'druppel', svg: svgDoc([-14, -18, 28, 40], drop()) },
];
