import { circle, circlesPath, ellipse, group, line, path, rect, shade, tint } from '#engine/figure/svg.ts';
import { stock } from './green.ts';

const SHADOW = '#321B41';
/** Contact shadow of a thing that is this wide. */
export const under = (rx: number, x = 4): string =>
  ellipse([x, 1, rx, rx * 0.2], SHADOW, { 'fill-opacity': 0.08 }) +
  ellipse([x, 1, rx * 0.8, rx * 0.14], SHADOW, { 'fill-opacity': 0.14 });

/** A flower on its stem, with its foot at (0, 0). */
const flower = (high: number, color: string, lean = 0): string =>
  line(`M0 0Q${lean} ${-high * 0.5} ${lean} ${-high}`, '#4C8F2E', 5) +
  path(`M${lean * 0.5} ${-high * 0.4}q14 -12 22 -4q-8 12 -22 4Z`, '#6DB33F') +
  group(
    [0, 72, 144, 216, 288].map((turn) => ellipse([0, -11, 8, 10], color, { transform: `rotate(${turn})` })).join('') +
      circle([0, 0, 7], '#FFE38A') +
      circle([-2, -2, 2.5], '#FFFDF7'),
    { x: lean, y: -high - 4 },
  );

const flowers = (): string =>
  under(50) +
  path('M-48 0C-48 -16 -20 -20 0 -20S48 -16 48 0Q0 12 -48 0Z', '#8D5B3E') +
  path('M-48 0C-48 -16 -20 -20 0 -20C14 -20 24 -19 30 -16C6 -14 -24 -8 -48 0Z', '#A97450') +
  group(flower(34, '#F70A8D', -6), { x: -30, y: -8 }) +
  group(flower(50, '#FFC83D', 4), { x: -2, y: -10 }) +
  group(flower(36, '#8D65C5', 7), { x: 28, y: -8 });

const mushroom = (): string =>
  under(44) +
  path('M-14 0C-18 -16 -16 -30 -14 -40H18C16 -28 18 -14 20 0Q2 8 -14 0Z', '#FFF1DC') +
  path('M6 2C8 -12 6 -28 8 -40H18C16 -28 18 -14 20 0Q14 3 6 2Z', '#E3CDB0') +
  path('M-46 -38C-44 -78 -14 -92 4 -92C30 -92 50 -72 50 -38Q2 -22 -46 -38Z', '#D6312C') +
  path('M-46 -38C-44 -78 -14 -92 4 -92C16 -92 26 -88 33 -81C8 -84 -10 -70 -16 -34Q-34 -34 -46 -38Z', '#F5544B') +
  circle([-18, -62, 9], '#FFFDF7') +
  circle([10, -74, 7], '#FFFDF7') +
  circle([26, -52, 9], '#FBE3DC') +
  circle([-34, -46, 5], '#FFFDF7') +
  group(
    ellipse([-6, -20, 2.6, 3.6], '#1F2A44') +
      ellipse([8, -20, 2.6, 3.6], '#1F2A44') +
      line('M-3 -12Q1 -8 5 -12', '#1F2A44', 2.4),
    {},
  );

const pond = (): string =>
  path('M-72 -14C-70 -38 -28 -46 6 -44C48 -42 78 -32 76 -12C74 6 36 14 -4 12C-44 10 -74 4 -72 -14Z', '#B89A6C') +
  path('M-66 -16C-64 -36 -26 -42 6 -40C44 -38 70 -30 68 -14C66 0 34 8 -4 6C-40 5 -68 -2 -66 -16Z', '#D9C296') +
  path('M-56 -17C-54 -32 -22 -37 6 -35C38 -34 60 -27 58 -15C56 -4 28 2 -4 1C-34 0 -58 -6 -56 -17Z', '#3FA9CC') +
  path('M-50 -19C-46 -31 -20 -34 6 -32C30 -31 48 -27 50 -20C26 -25 -22 -26 -50 -19Z', '#7CCFE6') +
  line('M-14 -12q8 -5 16 0M14 -6q7 -4 14 0', '#D9F4FB', 3) +
  group(
    path('M-16 0C-18 -10 -8 -14 0 -13C8 -13 15 -9 16 -4L22 -9Q24 -1 14 3C6 6 -12 6 -16 0Z', '#FFC83D') +
      circle([-10, -15, 8], '#FFC83D') +
      path('M-17 -15L-26 -13L-17 -10Z', '#F2592B') +
      circle([-12, -17, 1.9], '#1F2A44') +
      path('M-4 -3Q6 -8 12 -3Q4 3 -4 -3Z', '#F1A11E'),
    { x: 6, y: -16 },
  ) +
  line('M-54 -22V-52M-46 -20V-44', '#4C8F2E', 4) +
  line('M-54 -44V-56M-46 -38V-48', '#7D4533', 7) +
  ellipse([38, -18, 11, 5], '#5BA53A') +
  path('M38 -18L49 -20L46 -15Z', '#3FA9CC');

const palm = (): string =>
  under(34) +
  path('M-8 0C-2 -34 -6 -62 -2 -92L9 -92C10 -60 16 -30 12 0Q2 5 -8 0Z', '#A9683F') +
  path('M4 2C10 -30 6 -62 5 -92H9C10 -60 16 -30 12 0Z', '#7D4533') +
  [-18, -38, -58, -76].map((y) => line(`M-4 ${y}Q4 ${y + 5} 11 ${y}`, '#7D4533', 3)).join('') +
  [
    'M3 -92Q-40 -126 -70 -84Q-30 -100 4 -86Z',
    'M3 -92Q-18 -146 -58 -138Q-18 -122 6 -86Z',
    'M3 -92Q28 -146 68 -130Q28 -118 6 -86Z',
    'M3 -92Q54 -120 78 -74Q40 -98 3 -84Z',
    'M3 -92Q20 -84 38 -46Q4 -62 0 -84Z',
    'M3 -92Q-20 -84 -34 -48Q-2 -64 6 -84Z',
  ]
    .map((d, i) => path(d, i % 2 === 0 ? '#2F8F4F' : '#46A861'))
    .join('') +
  circle([-4, -84, 8], '#8D5B3E') +
  circle([10, -82, 8], '#7D4533') +
  circle([-6, -87, 2.5], '#C98A5A');

const snowman = (): string =>
  under(44) +
  circle([0, -32, 36], '#9DB9E6') +
  circle([-4, -36, 31], '#E6EFFB') +
  circle([2, -86, 27], '#9DB9E6') +
  circle([-1, -89, 23], '#F4F8FE') +
  ellipse([-14, -50, 8, 5], '#FFFFFF', { transform: 'rotate(-30 -14 -50)' }) +
  path('M-24 -70Q2 -58 28 -70L30 -62Q2 -48 -26 -62Z', '#D6312C') +
  path('M14 -60L26 -34L14 -30L6 -58Z', '#B92622') +
  ellipse([-9, -94, 3, 4], '#1F2A44') +
  ellipse([8, -94, 3, 4], '#1F2A44') +
  path('M-2 -88L26 -84L-1 -81Z', '#F2852B') +
  line('M-10 -78Q0 -71 11 -78', '#1F2A44', 2.6) +
  circle([-2, -42, 3.6], '#433B6B') +
  circle([-2, -24, 3.6], '#433B6B') +
  line('M-32 -46L-62 -64M-52 -58L-56 -72', '#7D4533', 5) +
  line('M34 -46L62 -60M52 -55L60 -70', '#7D4533', 5) +
  rect([-28, -116, 58, 8, 4], '#433B6B') +
  path('M-18 -112V-142Q2 -148 22 -142V-112Z', '#635994') +
  path('M8 -112V-146Q16 -145 22 -142V-112Z', '#433B6B') +
  rect([-18, -122, 40, 8], '#FFB703');

const tree = (name: 'loof' | 'den' | 'herfst', scale = 1.5): string => group(stock[name], { schaal: scale });

/** What grows, and what the weather brings. */
export const natureBlocks = {
  'block-flowers': flowers(),
  'block-bush': group(stock.struik, { schaal: 2 }),
  'block-rock':
    group(stock.rots, { schaal: 2.3 }) +
    group(stock.rots, { x: 40, y: 6, schaal: 1.1 }) +
    path('M-44 -2q8 -12 16 0Z', tint('#5BA53A', 4)) +
    path('M-30 0q6 -14 14 0Z', shade('#5BA53A', -6)),
  'block-mushroom': mushroom(),
  'block-tree-round': tree('loof'),
  'block-tree-fir': tree('den'),
  'block-tree-autumn':
    tree('herfst') +
    path(
      circlesPath([
        [-18, -100, 7],
        [14, -84, 6],
        [30, -108, 5],
      ]),
      '#D9702C',
    ),
  'block-palm': palm(),
  'block-pond': pond(),
  'block-snowman': snowman(),
} as const;
