import { bush, flower, tree } from '../../../tools/art/lib/decor.ts';
import { house, type HouseOpts } from '../../../tools/art/lib/buildings.ts';
import {
  circle,
  contactShadow,
  ellipse,
  glow,
  group,
  line,
  lit,
  path,
  rect,
  rectPath,
  seeded,
  shade,
  svgDoc,
} from '#engine/figure/svg.ts';
import { canal, CELL, ground, LAYER, SHADOW, UPRIGHT_LAYER, type Canvas } from './color.ts';

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
  stad: { layer: LAYER, first: [236, 242], cols: 5, rows: 3, water: [-140, -120, 266, 960], rails: 1238 },
  'stad-hoog': { layer: UPRIGHT_LAYER, first: [406, 24], cols: 3, rows: 5, water: [240, 916, 800, 184], rails: 968 },
};

const HOUSES: readonly HouseOpts[] = [
  { facade: 'trap', kleur: '#C9765A', deur: '#1B6CA8' },
  { facade: 'klok', kleur: '#E9B48C', deur: '#0B7A75', deurLeft: true },
  { facade: 'punt', kleur: '#A76A78', deur: '#FFC83D' },
  { facade: 'hals', kleur: '#D99A6C', deur: '#8D65C5' },
  { facade: 'punt', kleur: '#8FA3C9', deur: '#F2529D', deurLeft: true },
  { facade: 'trap', kleur: '#E08E79', deur: '#14418B', deurLeft: true },
];

/** A row of houses on one pavement. */
const row = (nr: number): string =>
  [-46, -3, 40]
    .map((x, i) => {
      const opts = HOUSES[(nr * 5 + i * 2 + Math.floor(nr / 3)) % HOUSES.length] ?? {};
      const high = 128 + ((nr + i * 2) % 3) * 14;
      return group(
        ellipse([8, -2, 56, 9], SHADOW, { 'fill-opacity': 0.14 }) + house({ ...opts, breedte: 94, hoogte: high }),
        { x: x - 2, schaal: 0.46 },
      );
    })
    .join('');
const shop = (color: string): string =>
  ellipse([4, 0, 60, 7], SHADOW, { 'fill-opacity': 0.14 }) +
  lit(rectPath([-58, -78, 104, 78, 6]), '#F7D9B4', { dx: -8, dy: 0, shadow: '#E3B98C' }) +
  rect([-62, -86, 112, 12, 4], shade(color)) +
  rect([-50, -40, 56, 34, 4], '#BFE6F7') +
  path('M-50 -12L-24 -40H-10L-40 -6H-50Z', '#FFFFFF', { 'fill-opacity': 0.5 }) +
  rect([14, -46, 24, 46, 3], '#8D5B3E') +
  circle([33, -22, 2.6], '#FFD24A') +
  Array.from({ length: 7 }, (_, i) =>
    path(`M${-60 + i * 15.4} -62h15.4v14a7.7 7.7 0 0 1 -15.4 0Z`, i % 2 === 0 ? color : '#FFFDF7'),
  ).join('');
const school = (): string =>
  ellipse([4, 0, 66, 7], SHADOW, { 'fill-opacity': 0.14 }) +
  lit(rectPath([-62, -66, 116, 66, 4]), '#E9A07C', { dx: -8, dy: 0, shadow: '#C87B5C' }) +
  path('M-68 -64L-4 -96L60 -64Z', '#B9694A') +
  circle([-4, -76, 9], '#FFFDF7') +
  line('M-4 -81V-76L0 -74', '#433B6B', 2.5) +
  [-48, -26, 16, 38].map((x) => rect([x - 8, -50, 17, 20, 3], '#BFE6F7')).join('') +
  rect([-16, -34, 24, 34, 3], '#1B6CA8') +
  line('M-4 -96V-116', '#8D5B3E', 4) +
  path('M-2 -116L22 -109L-2 -102Z', '#FFB703');

const lawn = (): string =>
  path(rectPath([-68, -98, 136, 92, 20]), ground.lawnDark) + path(rectPath([-70, -101, 136, 92, 20]), ground.lawn);
const park = (nr: number): string =>
  lawn() +
  path(
    nr % 2 === 0
      ? 'M-70 -46C-30 -58 10 -30 66 -44V-28C10 -14 -30 -42 -70 -30Z'
      : 'M-20 -101C-34 -60 4 -40 -8 -9H12C24 -40 -12 -60 0 -101Z',
    ground.light,
  ) +
  group(contactShadow(34) + tree('rond', '#5BAA52'), { x: -44, y: -48, schaal: 0.42 }) +
  group(contactShadow(34) + tree('rond', '#79BE57'), { x: -2, y: -62, schaal: 0.36 }) +
  [-52, -30, 12]
    .map((x, i) => group(flower(i === 1 ? '#FFFFFF' : '#FF8CC0'), { x, y: -16 + i * -4, schaal: 0.55 }))
    .join('');

const BLOCKS: readonly ((nr: number) => string)[] = [
  row,
  park,
  () => shop('#E9483F'),
  row,
  () => school(),
  row,
  park,
  () => shop('#1B9E95'),
];

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

/** The town without its streets. */
function town({ layer, first, cols, rows, water, rails }: Plan): string {
  const blocks = Array.from({ length: cols * rows }, (_, i) => {
    const [c, r] = [i % cols, Math.floor(i / cols)];
    const [x, y] = [first[0] + (c + 0.5) * CELL.w, first[1] + r * CELL.h - CELL.walk];
    if (c === cols - 1) return '';
    return group((BLOCKS[(i + r * 2) % BLOCKS.length] ?? row)(i), { x, y });
  }).join('');
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
  return rect(layer, ground.base) + stones(layer) + railway(rails, layer) + river(water) + blocks + around.join('');
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
export const streetRow = (): string => group(row(0), { schaal: 1 });
export const finishFlag = (): string => flag(true);
export const townFountain = (): string => fountain();
export const townView = (): string =>
  town(PLANS['stad'] ?? { layer: LAYER, first: [0, 0], cols: 1, rows: 1, water: LAYER, rails: 0 });

export const drawTown = (): Canvas[] => [
  ...Object.entries(PLANS).map(([name, plan]) => ({ name, svg: svgDoc(plan.layer, town(plan)) })),
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
