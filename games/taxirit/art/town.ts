import { bush, flower, tree } from '../../../tools/art/lib/decor.ts';
import {
  circle,
  contactShadow,
  ellipse,
  glow,
  group,
  line,
  path,
  rect,
  rectPath,
  seeded,
  svgDoc,
} from '#engine/figure/svg.ts';
import { blockOf } from './blocks.ts';
import { canal, CELL, ground, LAYER, TOWN_LAYER, UPRIGHT_LAYER, type Canvas } from './color.ts';

type Box = readonly [x: number, y: number, w: number, h: number];
/** Where the town lies: the middle of its first crossing, and how many there are. */
interface Plan {
  layer: Box;
  first: readonly [x: number, y: number];
  cols: number;
  rows: number;
  water: Box;
  rails: number;
}
const PLANS: Readonly<Record<string, Plan>> = {
  stad: { layer: TOWN_LAYER, first: [236, 231], cols: 5, rows: 3, water: [-220, -200, 346, 1120], rails: 1238 },
  'stad-hoog': { layer: UPRIGHT_LAYER, first: [406, 24], cols: 3, rows: 5, water: [240, 916, 800, 184], rails: 968 },
};

const stones = ([x, y, w, h]: Box): string => {
  const random = seeded(w);
  return Array.from({ length: Math.round((w * h) / 14000) }, () => {
    const [px, py] = [x + random() * w, y + random() * h];
    return rect([px, py, 18 + random() * 14, 7, 3.5], ground.stone, { 'fill-opacity': 0.7 });
  }).join('');
};

/** Water with its wall; a wave here and there. */
function river([x, y, w, h]: Box): string {
  const upright = h > w;
  const random = seeded(5);
  const waves = Array.from({ length: 14 }, () => {
    const [px, py] = [x + 10 + random() * (w - 60), y + 20 + random() * (h - 40)];
    return line(`M${px} ${py}q9 -8 18 0t18 0`, canal.foam, 4);
  }).join('');
  return (
    rect([x, y, w, h], canal.water) +
    (upright ? rect([x + w - 18, y, 18, h], canal.deep) : rect([x, y, w, 16], canal.deep)) +
    waves +
    (upright
      ? rect([x + w, y, 10, h], canal.wall) + rect([x + w + 10, y, 8, h], canal.rim)
      : rect([x, y - 10, w, 10], canal.wall) + rect([x, y - 18, w, 8], canal.rim))
  );
}

/** Rails in their own bed, from the top to the bottom. */
const railway = (x: number, [, y, , h]: Box): string =>
  rect([x - 34, y, 68, h], '#CDB6C0') +
  rect([x - 34, y, 4, h], ground.light) +
  rect([x + 30, y, 4, h], ground.light) +
  Array.from({ length: Math.ceil(h / 26) }, (_, i) => rect([x - 24, y + i * 26, 48, 7, 2], '#B79CAB')).join('') +
  [-18, 14].map((dx) => rect([x + dx, y, 4, h], '#7B7192')).join('');

/** What stands in the blocks: over the streets behind it, so that no roof is cut off. */
function houses({ first, cols, rows }: Plan): string {
  return Array.from({ length: cols * rows }, (_, i) => {
    const [c, r] = [i % cols, Math.floor(i / cols)];
    const [x, y] = [first[0] + (c + 0.5) * CELL.w, first[1] + r * CELL.h - CELL.walk];
    return c === cols - 1 ? '' : group(blockOf(i, r), { x, y });
  }).join('');
}

/** Houses of the next quarter, pale in the light, behind the first street. */
function quarter({ layer, first, cols }: Plan): string {
  const [x, top, wide] = [first[0] - CELL.w / 2 + 20, layer[1], (cols - 1) * CELL.w + CELL.w - 40];
  const back = Array.from({ length: Math.floor(wide / 118) }, (_, i) =>
    group(i % 3 === 2 ? blockOf(1, 0) : blockOf(i % 2 === 0 ? 0 : 3, 0), { x: x + 60 + i * 118, y: first[1] - 152 }),
  ).join('');
  return back + rect([x - 20, top, wide + 40, first[1] - 146 - top], ground.base, { 'fill-opacity': 0.52 });
}

/** Columns above which there is room beside the rail. */
const WIDE_TOWN = 3;
/** A park before the last street, on both sides of the rail. */
function park({ layer, first, cols, rows }: Plan): string {
  const y = first[1] + (rows - 1) * CELL.h + CELL.walk + 10;
  const [left, right] = [first[0] - CELL.w / 2 + 24, first[0] + (cols - 0.5) * CELL.w - 24];
  const middle = (left + right) / 2;
  const high = layer[1] + layer[3] - y;
  const side = (x: number, wide: number): string =>
    path(rectPath([x, y, wide, high + 40, 34]), ground.lawnDark) +
    path(rectPath([x, y - 4, wide, high + 40, 34]), ground.lawn);
  const wide = middle - left - 190;
  return (
    side(left, wide) +
    side(right - wide, wide) +
    line(
      `M${left + wide * 0.62} ${y}C${left + wide * 0.5} ${y + 60} ${left + wide * 0.74} ${y + 90} ${left + wide * 0.6} ${y + 200}`,
      ground.light,
      34,
    ) +
    circle([right - wide * 0.3, y + 112, 84], ground.light) +
    [left + 26, left + wide - 20, right - wide + 24, right - 20]
      .map((x, i) => group(bush(i % 2 === 0 ? '#5BAA52' : '#79BE57'), { x, y: y + 22 + (i % 2) * 34, schaal: 0.5 }))
      .join('') +
    [left + 60, left + wide - 66, right - wide + 66, right - 52]
      .map((x, i) => group(flower(i % 2 === 0 ? '#FF8CC0' : '#FFC83D'), { x, y: y + 34 + (i % 2) * 20, schaal: 0.6 }))
      .join('')
  );
}

/** The town without its streets and houses. */
function town(plan: Plan): string {
  const { layer, first, cols, rows, water, rails } = plan;
  const right = first[0] + (cols - 1) * CELL.w;
  const green = [first[0] - 66, right + 66].flatMap((x) =>
    Array.from({ length: rows }, (_, r) => [x, first[1] + (r - 0.5) * CELL.h] as const),
  );
  const around = green.map(([x, y], i) =>
    group(contactShadow(60) + tree(i % 3 === 1 ? 'populier' : 'rond', i % 2 === 0 ? '#6DB65A' : '#57A552'), {
      x,
      y: y + 20,
      schaal: 0.44,
    }),
  );
  return (
    rect(layer, ground.base) +
    stones(layer) +
    quarter(plan) +
    (cols > WIDE_TOWN ? park(plan) : '') +
    railway(rails, layer) +
    river(water) +
    around.join('')
  );
}

const fountain = (): string =>
  contactShadow(58) +
  path('M-56 -10C-56 12 56 12 56 -10V-20H-56Z', '#9C8FA6') +
  ellipse([0, -21, 56, 16], '#D9D3E3') +
  ellipse([0, -22, 47, 12], '#4FB6CF') +
  ellipse([-8, -23, 30, 7], '#7BD3E4') +
  path('M-8 -22C-5 -36 -5 -46 -8 -54H8C5 -46 5 -36 8 -22Z', '#B9AFC6') +
  ellipse([0, -55, 26, 8], '#D9D3E3') +
  path(
    'M-3 -56C-6 -84 6 -84 3 -56ZM-5 -58C-10 -80 -26 -76 -28 -54C-24 -68 -12 -70 -5 -58ZM5 -58C10 -80 26 -76 28 -54C24 -68 12 -70 5 -58Z',
    '#DDF6FA',
  );
const terrace = (): string =>
  contactShadow(52) +
  line('M0 0V-66', '#8D5B3E', 6) +
  ellipse([0, -24, 30, 10], '#FFFDF7') +
  circle([-10, -32, 6], '#FF8CC0') +
  rect([6, -40, 9, 15, 3], '#FF822D') +
  path(
    'M-58 -60Q-40 -98 0 -104Q40 -98 58 -60Q48 -68 38 -60Q28 -68 19 -60Q10 -68 0 -60Q-10 -68 -19 -60Q-28 -68 -38 -60Q-48 -68 -58 -60Z',
    '#FFFDF7',
  ) +
  path(
    'M-58 -60Q-40 -98 0 -104Q-30 -88 -38 -60Q-48 -68 -58 -60ZM-19 -60Q-14 -92 0 -104Q14 -92 19 -60Q10 -68 0 -60Q-10 -68 -19 -60ZM58 -60Q40 -98 0 -104Q30 -88 38 -60Q48 -68 58 -60Z',
    '#E9483F',
  );
const cover = (open: boolean): string =>
  ellipse([0, 0, 30, 19], '#5D577F') +
  (open
    ? ellipse([0, 0, 26, 16], '#2A2744') +
      path('M-18 2C-22 -34 -10 -42 0 -42S22 -34 18 2Q0 12 -18 2Z', '#6B5A7C') +
      ellipse([0, -14, 10, 7], '#F6C9A0') +
      circle([0, -18, 4.5], '#E0607E') +
      circle([-7, -27, 2.6], '#232A38') +
      circle([7, -27, 2.6], '#232A38') +
      path('M-18 -34Q0 -52 18 -34L20 -30H-20Z', '#FFB703')
    : ellipse([-1, -2, 27, 16], '#9089AE') + line('M-16 -2H14M-12 -9H10M-12 5H10', '#6E6890', 4));

/** A flag at the stop where one drives to: rolled up, or lit in the wind. */
const flag = (lit_: boolean): string =>
  contactShadow(20) +
  (lit_ ? circle([24, -92, 46], '#FFE9A8', { 'fill-opacity': 0.75 }) : '') +
  rect([-4, -124, 8, 124, 4], '#FFFDF7') +
  rect([0, -124, 4, 120, 2], '#D9CFE0') +
  circle([0, -126, 8], lit_ ? '#FFB703' : '#B4ACBC') +
  (lit_
    ? path('M4 -118H74Q66 -106 74 -94Q80 -82 74 -72H4Z', '#FFFFFF') +
      [0, 1, 2, 3, 4, 5]
        .flatMap((i) => [0, 1, 2, 3].map((j) => [i, j] as const))
        .filter(([i, j]) => (i + j) % 2 === 0)
        .map(([i, j]) => rect([4 + i * 11.4, -118 + j * 11.5, 11.4, 11.5], '#2A2744'))
        .join('')
    : path('M4 -118C18 -112 18 -92 10 -76L4 -72Z', '#D9CFE0') + path('M4 -110C10 -104 10 -92 6 -82Z', '#8F88A8'));

const bushes = (x: number, y: number, size: number): string =>
  group(
    bush('#4C9A57') +
      group(flower('#FFC83D'), { x: -20, y: -8, schaal: 0.7 }) +
      group(flower('#FF8CC0'), { x: 16, y: -4, schaal: 0.7 }),
    { x, y, schaal: size },
  );
const lamp = (on: boolean): string =>
  contactShadow(14) +
  rect([-3.5, -84, 7, 84, 3], '#433B6B') +
  (on ? circle([0, -96, 34], '#FFE9A8', { 'fill-opacity': 0.6 }) : '') +
  path('M-13 -108H13L9 -82H-9Z', on ? '#FFD24A' : glow('#C9B98F', 4)) +
  path('M-16 -108L0 -120L16 -108Z', '#433B6B');

/** For pictures beside the game. */
export const streetRow = (): string => blockOf(0, 0);
export const finishFlag = (): string => flag(true);
export const townFountain = (): string => fountain();
export function townView(): string {
  const plan = PLANS['stad'] ?? { layer: LAYER, first: [0, 0], cols: 1, rows: 1, water: LAYER, rails: 0 };
  return town(plan) + houses(plan);
}

export const drawTown = (): Canvas[] => [
  ...Object.entries(PLANS).flatMap(([name, plan]) => [
    { name, svg: svgDoc(plan.layer, town(plan)) },
    { name: `${name}-huizen`, svg: svgDoc(plan.layer, houses(plan)) },
  ]),
  { name: 'voor', svg: svgDoc(LAYER, bushes(-60, 820, 2.1) + bushes(1360, 816, 2)) },
  { name: 'fontein', svg: svgDoc([-64, -92, 128, 104], fountain()) },
  { name: 'terras', svg: svgDoc([-64, -110, 128, 126], terrace()) },
  { name: 'put', svg: svgDoc([-34, -56, 68, 80], cover(false)) },
  { name: 'put-open', svg: svgDoc([-34, -56, 68, 80], cover(true)) },
  { name: 'vlag', svg: svgDoc([-26, -142, 104, 150], flag(false)) },
  { name: 'vlag-aan', svg: svgDoc([-26, -142, 104, 150], flag(true)) },
  { name: 'lamp', svg: svgDoc([-36, -134, 72, 142], lamp(false)) },
  { name: 'lamp-aan', svg: svgDoc([-36, -134, 72, 142], lamp(true)) },
];
