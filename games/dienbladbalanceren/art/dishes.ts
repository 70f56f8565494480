import { centeredEmoji } from '../../../tools/art/lib/emoji.ts';
import { munt } from '../../../tools/art/lib/ui.ts';
import {
  circle,
  clip,
  contactShadow,
  ellipse,
  glow,
  group,
  line,
  lit,
  path,
  rect,
  rectPath,
  shade,
  svgDoc,
} from '#engine/figure/svg.ts';
import { tone, type Canvas } from './color.ts';

/** What is served; a dish keeps its food from the counter to the table. */
export const FOODS = {
  croissant: 'croissant',
  ijs: 'soft-ice-cream',
  taart: 'shortcake',
  limonade: 'tropical-drink',
  spaghetti: 'spaghetti',
  cakeje: 'cupcake',
  donut: 'doughnut',
  pannenkoek: 'pancakes',
} as const;

const DISH = [-62, -152, 124, 166] as const;
const saucer = (): string =>
  ellipse([0, 0, 56, 11], shade(tone.linen)) +
  ellipse([0, -3, 56, 10.5], tone.linen) +
  ellipse([0, -4, 38, 6], tone.linenDeep);

/** A dish, its foot at (0, 0): a saucer and food, which is lifted as high as the plate with the letter before it. */
export const dish = (food: string, lift = 0): string =>
  contactShadow(54, 0, 5) + saucer() + group(centeredEmoji(food, 84), { y: -40 - lift });

/** A dish that was eaten. */
const crumbs = (): string =>
  contactShadow(54, 0, 5) +
  saucer() +
  [-24, -9, 4, 17, 27]
    .map((x, i) => circle([x, -5 - (i % 2) * 3, 3 + (i % 3)], i % 2 === 0 ? '#D99A55' : '#C9763F'))
    .join('');

/** Where a dish was taken from. */
const doily = (): string =>
  ellipse([0, -2, 50, 11], tone.gold, { 'fill-opacity': 0.28 }) +
  path('M-50 -2a50 11 0 1 0 100 0a50 11 0 1 0 -100 0Z', 'none', {
    stroke: tone.goldDeep,
    'stroke-width': 3,
    'stroke-dasharray': '9 8',
  });

const CROCKERY = ['#FFFDF7', '#5CB8E4', '#FFC83D', '#FF86B3', '#FFFDF7', '#8D65C5'] as const;

/** Height of one piece in a pile. */
export const STEP = 11;
/** `n` saucers and bowls, each a little off the middle of the one below. */
function pile(n: number): string {
  return Array.from({ length: n }, (_, i) => {
    const x = i === 0 ? 0 : (i % 2 === 0 ? -1 : 1) * (2 + i * 0.6);
    const y = -i * STEP;
    const color = CROCKERY[i % CROCKERY.length] ?? tone.linen;
    const bowl = `M${x - 44} ${y - STEP - 1}H${x + 44}Q${x + 38} ${y + 1} ${x + 20} ${y + 1}H${x - 20}Q${x - 38} ${y + 1} ${x - 44} ${y - STEP - 1}Z`;
    return (
      lit(bowl, color, { dx: -16, dy: -2 }) +
      ellipse([x, y - STEP - 1, 44, 6], glow(color, 8)) +
      ellipse([x, y - STEP, 36, 4], shade(color, -8))
    );
  }).join('');
}

/** The red lacquer tray; dishes stand on the line y = 0. */
export const tray = (): string =>
  ellipse([0, 16, 408, 24], tone.lacquerDeep) +
  ellipse([0, 7, 420, 26], tone.goldDeep) +
  ellipse([0, 3, 420, 26], tone.gold) +
  ellipse([0, 4, 405, 20], tone.lacquerDeep) +
  ellipse([0, 6, 399, 17], tone.lacquer) +
  clip(
    'M-399 6a399 17 0 1 0 798 0a399 17 0 1 0 -798 0Z',
    path('M-399 -20H-60L-190 40H-399Z', '#FFFFFF', { 'fill-opacity': 0.13 }) +
      path('M60 -20H130L10 40H-60Z', '#FFFFFF', { 'fill-opacity': 0.1 }),
  ) +
  [-400, 400]
    .map(
      (x) =>
        ellipse([x, 2, 17, 9], tone.goldDeep) +
        ellipse([x, 0, 17, 9], tone.gold) +
        ellipse([x, 1, 9, 4], tone.lacquerDeep),
    )
    .join('');

/** A round table with a coloured cloth, so that plates stand out on it; what stands on it has its foot near (0, 0). */
export const table = (cloth: string): string =>
  lit(`M-178 0C-178 40 -170 80 -168 104${'q14 14 28 0t28 0'.repeat(6)}C170 80 178 40 178 0Z`, cloth, {
    dx: -60,
    dy: 0,
  }) +
  [-120, -60, 0, 60, 120].map((x) => line(`M${x} 26Q${x + 8} 60 ${x - 4} 100`, shade(cloth, -7), 4)).join('') +
  ellipse([0, 0, 178, 25], shade(cloth, -8)) +
  ellipse([0, -3, 176, 23], glow(cloth, 6)) +
  ellipse([0, -3, 150, 17], glow(cloth, 10));

/** A slate on two legs, for the name of what belongs at a table. */
const slate = (): string =>
  contactShadow(120, 0, 50) +
  rect([-104, 30, 12, 24, 3], tone.woodDeep) +
  rect([92, 30, 12, 24, 3], tone.woodDeep) +
  lit(rectPath([-136, -58, 272, 100, 16]), tone.woodLight, { dx: -8, dy: -4, shadow: tone.woodDeep }) +
  rect([-126, -48, 252, 80, 10], '#33425F');

/** One half of a waistcoat. */
const panel = (side: number): string =>
  group(
    lit('M-31 -85Q-43 -50 -42 -8L-3 -4V-44L-20 -88Z', side > 0 ? tone.lacquer : tone.lacquerDeep, {
      dx: side > 0 ? -8 : 0,
      dy: 0,
      shadow: tone.lacquerDeep,
    }),
    { sx: side },
  );

/** Waistcoat, bow tie and apron; laid over whoever carries the tray, the cut of the body at (0, 0). */
export const uniform = (): string =>
  panel(1) +
  panel(-1) +
  [-36, -20].map((cy) => circle([0, cy, 3.5], tone.gold)).join('') +
  lit('M-43 -14Q0 -6 43 -14L47 16H-47Z', tone.linen, { dx: -22, dy: 0, shadow: tone.linenDeep }) +
  group(
    path('M0 0L-25 -13Q-30 0 -25 13Z', tone.gold) +
      path('M0 0L25 -13Q30 0 25 13Z', tone.goldDeep) +
      circle([0, 0, 7], tone.goldDeep),
    { y: -92, schaal: 0.9 },
  );

const arrow = (side: number): string =>
  circle([0, 5, 46], shade(tone.linen)) +
  circle([0, 0, 46], tone.linen) +
  circle([0, 0, 46], 'none', { stroke: tone.gold, 'stroke-width': 6 }) +
  group(line('M-22 0H20M4 -17L22 0L4 17', '#1F2A44', 9), { sx: side }) +
  path('M-30 32Q0 46 30 32', 'none', { stroke: tone.lacquer, 'stroke-width': 6, 'stroke-linecap': 'round' });

/** The jar of tips, `n` coins high; foot at (0, 0). */
export function jar(n: number, wide = 62, high = 86): string {
  const glass = `M${-wide / 2} 0Q${-wide / 2 - 4} ${-high * 0.6} ${-wide * 0.4} ${-high * 0.82}V${-high}H${wide * 0.4}V${-high * 0.82}Q${wide / 2 + 4} ${-high * 0.6} ${wide / 2} 0Z`;
  const coins = Array.from({ length: n * 3 }, (_, i) =>
    group(munt(wide * 0.17), {
      x: ((i % 3) - 1) * wide * 0.26 + (Math.floor(i / 3) % 2) * 4,
      y: -wide * 0.16 - Math.floor(i / 3) * wide * 0.26,
    }),
  ).join('');
  return (
    contactShadow(wide * 0.6, 0, 2) +
    path(glass, '#DDF0F7', { 'fill-opacity': 0.75 }) +
    clip(glass, coins) +
    path(glass, '#9CC7DE', { 'fill-opacity': 0.18 }) +
    path(`M${-wide * 0.34} ${-high * 0.1}Q${-wide * 0.4} ${-high * 0.5} ${-wide * 0.3} ${-high * 0.74}`, 'none', {
      stroke: '#FFFFFF',
      'stroke-width': wide * 0.08,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.85,
    }) +
    rect([-wide * 0.44, -high - 5, wide * 0.88, 10, 5], tone.lacquer) +
    group(path('M0 8C-14 -4 -10 -14 0 -7C10 -14 14 -4 0 8Z', tone.lacquer), { y: -high * 0.5, schaal: wide / 62 })
  );
}

const mark = (): string =>
  ellipse([0, 0, 52, 15], tone.gold, { 'fill-opacity': 0.4 }) +
  ellipse([0, 0, 52, 15], 'none', { stroke: '#FFB703', 'stroke-width': 7 }) +
  ellipse([0, 0, 45, 10], 'none', { stroke: '#FFFFFF', 'stroke-width': 3 });

const bell = (): string => contactShadow(32, 0, 2) + group(centeredEmoji('bellhop-bell', 74), { y: -32 });

/** All that is served, and what it stands on. */
export const drawDishes = (): Canvas[] => [
  ...Object.entries(FOODS).map(([name, food]) => ({ name: `hap-${name}`, svg: svgDoc(DISH, dish(food, 64)) })),
  { name: 'hap-op', svg: svgDoc(DISH, crumbs()) },
  { name: 'hap-leeg', svg: svgDoc(DISH, doily()) },
  ...[1, 2, 3, 4, 5].map((n) => ({
    name: `stapel-${n}`,
    svg: svgDoc([-58, -5 * STEP - 10, 116, 5 * STEP + 14], pile(n)),
  })),
  { name: 'dienblad', svg: svgDoc([-424, -28, 848, 74], tray()) },
  { name: 'tafel-links', svg: svgDoc([-186, -30, 372, 150], table('#7DAFD8')) },
  { name: 'tafel-rechts', svg: svgDoc([-186, -30, 372, 150], table('#EFA182')) },
  { name: 'bord', svg: svgDoc([-144, -64, 288, 126], slate()) },
  { name: 'schort', svg: svgDoc([-50, -120, 100, 136], uniform()) },
  { name: 'knop-links', svg: svgDoc([-52, -50, 104, 106], arrow(-1)) },
  { name: 'knop-rechts', svg: svgDoc([-52, -50, 104, 106], arrow(1)) },
  ...[0, 1, 2, 3, 4].map((n) => ({ name: `pot-${n}`, svg: svgDoc([-42, -98, 84, 112], jar(n)) })),
  { name: 'ring', svg: svgDoc([-58, -20, 116, 40], mark()) },
  { name: 'bel', svg: svgDoc([-42, -76, 84, 86], bell()) },
];
