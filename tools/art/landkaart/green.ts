import {
  circle,
  circlesPath,
  ellipse,
  group,
  line,
  n,
  path,
  rect,
  shade,
  tint,
  type SvgPlacement,
} from '#engine/figure/svg.ts';

const footer = (rx: number): string => ellipse([6, 0, rx, rx * 0.24], '#321B41', { 'fill-opacity': 0.16 });

/** Round tree: trunk, crown, shade on the lower right, one highlight. */
function foliage(color: string, stam = '#7D4533'): string {
  return (
    footer(32) +
    rect([-4, -34, 8, 35, 2], stam) +
    rect([1, -34, 3, 35], shade(stam, -8)) +
    path(
      'M-35 -52C-36 -82 -18 -96 2 -96C24 -96 38 -80 36 -54C34 -40 18 -34 0 -34C-20 -34 -34 -38 -35 -52Z',
      shade(color, -9),
    ) +
    path('M-35 -54C-36 -82 -18 -96 1 -96C20 -96 30 -84 28 -64C26 -48 12 -41 -4 -41C-20 -41 -34 -44 -35 -54Z', color) +
    ellipse([-13, -76, 12, 8], tint(color, 14), { transform: 'rotate(-28 -13 -76)' })
  );
}

function den(color: string): string {
  const layer = (y: number, w: number, h: number): string =>
    path(
      `M0 ${n(y - h)}L${n(w)} ${n(y)}Q${n(w * 0.5)} ${n(y + 7)} 0 ${n(y + 4)}Q${n(-w * 0.5)} ${n(y + 7)} ${n(-w)} ${n(y)}Z`,
      color,
    ) +
    path(
      `M0 ${n(y - h)}L${n(w)} ${n(y)}Q${n(w * 0.5)} ${n(y + 7)} ${n(w * 0.12)} ${n(y + 5)}Q${n(w * 0.22)} ${n(y - h * 0.5)} 0 ${n(y - h)}Z`,
      shade(color, -8),
    );
  return (
    footer(30) + rect([-4, -16, 9, 17, 2], '#7D4533') + layer(-12, 35, 46) + layer(-38, 29, 42) + layer(-62, 22, 42)
  );
}

const acacia =
  footer(40) +
  line('M0 0C2 -22 0 -34 -3 -40M0 -24Q16 -40 26 -58M-1 -30Q-16 -44 -24 -58', '#6B4226', 7) +
  path('M-58 -56C-50 -74 -24 -80 4 -80C34 -80 56 -72 60 -58C52 -50 22 -52 0 -52C-26 -52 -50 -48 -58 -56Z', '#7E9A2E') +
  path('M-58 -58C-50 -74 -24 -80 4 -80C28 -80 46 -75 50 -67C34 -60 -40 -62 -58 -58Z', '#9CB544');

const palm =
  footer(26) +
  line('M0 0Q10 -34 2 -66', '#A9683F', 9) +
  line('M3 -4Q11 -34 5 -62', '#7D4533', 3) +
  [
    'M2 -66Q-26 -88 -46 -62Q-22 -74 2 -62Z',
    'M2 -66Q-12 -100 -38 -96Q-12 -86 4 -62Z',
    'M2 -66Q18 -100 44 -90Q18 -84 4 -62Z',
    'M2 -66Q34 -84 50 -54Q26 -72 2 -60Z',
    'M2 -66Q12 -62 24 -34Q2 -46 0 -60Z',
  ]
    .map((d, i) => path(d, i % 2 === 0 ? '#2F8F4F' : '#46A861'))
    .join('');

const bush = (color: string): string =>
  ellipse([4, 0, 34, 7], '#321B41', { 'fill-opacity': 0.14 }) +
  path(
    `${circlesPath([
      [-16, -9, 13],
      [2, -16, 16],
      [18, -9, 12],
    ])}M-28 -8H30V0Q0 5 -28 0Z`,
    shade(color, -7),
  ) +
  path(
    circlesPath([
      [-16, -12, 11],
      [0, -18, 13.5],
    ]),
    color,
  );

const grass = (color: string): string =>
  line('M-9 0Q-10 -9 -15 -13M-3 0Q-4 -12 -5 -18M3 0Q3 -12 6 -18M9 0Q10 -8 16 -12', color, 3);

const flower = (color: string): string =>
  [0, 72, 144, 216, 288].map((angle) => ellipse([0, -6, 4, 5], color, { transform: `rotate(${angle})` })).join('') +
  circle([0, 0, 3.6], '#FFE38A');

const rock = (color: string): string =>
  ellipse([3, 0, 22, 5], '#321B41', { 'fill-opacity': 0.14 }) +
  path('M-20 0C-20 -16 -8 -20 2 -18C14 -17 21 -8 20 0Z', shade(color, -8)) +
  path('M-20 0C-20 -16 -8 -20 2 -18C9 -17 12 -10 8 -6C2 -2 -10 -1 -20 0Z', color);

const wave = line('M-32 4Q-22 -8 -10 2T12 2T34 -2', '#D9F4FB', 6);

/** Reusable scenery of the island; each stands on (0, 0). */
export const stock = {
  loof: foliage('#6DB33F'),
  loofdiep: foliage('#3F9454'),
  loofnacht: foliage('#2B7A5A'),
  den: den('#2E8464'),
  dendiep: den('#22705A'),
  herfst: foliage('#F1A11E'),
  herfstrood: foliage('#D9702C'),
  densneeuw: den('#5E93A8'),
  acacia,
  palm,
  struik: bush('#5BA53A'),
  struikbos: bush('#2F7F4F'),
  struiksav: bush('#B3A03B'),
  gras: grass('#6FAF3B'),
  grasbos: grass('#3F7F4A'),
  grassav: grass('#CF9A3E'),
  bloemroze: flower('#F70A8D'),
  bloemwit: flower('#FFFDF7'),
  bloemgeel: flower('#FFC83D'),
  bloempaars: flower('#8D65C5'),
  rots: rock('#B4ACBC'),
  rotssav: rock('#D9A55A'),
  golf: wave,
} as const;
export type Piece = keyof typeof stock;
export type Plant = readonly [stuk: Piece, x: number, y: number, schaal?: number];

export const stockDefs = `<defs>${Object.entries(stock)
  .map(([name, svg]) => `<g id="${name}">${svg}</g>`)
  .join('')}</defs>`;

const use = (name: Piece, at: SvgPlacement): string =>
  `<use href="#${name}" transform="translate(${n(at.x ?? 0)} ${n(at.y ?? 0)})${at.schaal === undefined || at.schaal === 1 ? '' : ` scale(${n(at.schaal)})`}"/>`;

export type Item = { y: number; svg: string };
export const plants = (list: readonly Plant[]): Item[] =>
  list.map(([piece, x, y, scale]) => ({ y, svg: use(piece, { x, y, schaal: scale }) }));
/** Anything else that stands on the ground. */
export const set = (svg: string, [x, y, scale = 1]: readonly [number, number, number?]): Item => ({
  y,
  svg: group(svg, { x, y, schaal: scale }),
});
export const sort = (items: readonly Item[]): string =>
  [...items]
    .sort((a, b) => a.y - b.y)
    .map((item) => item.svg)
    .join('');
