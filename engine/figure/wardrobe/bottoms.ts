import type { WardrobeCode } from '#engine/core/domein/wardrobe.ts';
import { circle, ellipse, line, lit, path, shade, tint } from '../svg.ts';
import type { WornBottom } from '../person/kinds.ts';

const stripes = ['#F23B3B', '#FF822D', '#FFC83D', '#7CB518', '#00A6ED', '#8D65C5'];

/** Rings of colour around both shins, and around the leg of somebody who sits. */
const rainbow = (): readonly [string, string] => [
  stripes
    .map((color, i) => line(`M-40 ${-38 + i * 5}H-3M3 ${-38 + i * 5}H40`, color, 5.2, { 'stroke-linecap': 'butt' }))
    .join('') + path('M6 -46H12V-10H6ZM24 -46H40V-10H24Z', '#321B41', { 'fill-opacity': 0.14 }),
  stripes
    .map((color, i) =>
      line(`M${38.5 + i * 3} ${-44 + i * 4.4}L${63 + i * 2.4} ${-52 + i * 4.6}`, color, 4.6, {
        'stroke-linecap': 'butt',
      }),
    )
    .join(''),
];

const spots: readonly (readonly [number, number])[] = [
  [-28, -36],
  [-14, -32],
  [-24, -24],
  [-12, -20],
  [12, -36],
  [26, -30],
  [14, -23],
  [27, -19],
];
const leopard = (list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y]) => ellipse([x, y, 4.6, 3.8], '#8D5B1E') + circle([x + 0.6, y + 0.3, 1.8], '#C9822E')).join('');

const sport = (): readonly [string, string] => [
  line('M-30 -46V-14M30 -46V-14', '#FFFDF7', 4.5) + line('M-24 -46V-14M24 -46V-14', '#FFFDF7', 2.4),
  line('M6 -60H42Q52 -60 55 -48L63 -24', '#FFFDF7', 3.6),
];

const pleated = (): readonly [string, string] => {
  const color = '#D63A6E';
  const form = 'M-45 -62H45L57 -27Q58 -22 52 -21Q0 -14 -52 -21Q-58 -22 -57 -27Z';
  const folds = [-36, -18, 0, 18, 36]
    .map((x) => line(`M${x * 0.9} -54L${x * 1.2} -20`, shade(color, -10), 3.4))
    .join('');
  return [
    lit(form, color, { dx: -14, dy: -3 }) +
      folds +
      line('M-53 -29Q0 -22 53 -29', '#FFFDF7', 3.4) +
      line('M-44 -60H44', shade(color, -8), 6),
    lit('M-45 -66H44L54 -48Q56 -32 46 -31H-34Q-48 -32 -48 -46Z', color, { dx: -12, dy: -3 }) +
      line('M-40 -38H46', '#FFFDF7', 3.4),
  ];
};

const tutu = (): readonly [string, string] => {
  const color = '#FF9CC8';
  const frill = (y: number, half: number, fill: string): string => {
    const waves = Math.round(half / 6.5);
    const step = (half * 2) / waves;
    return path(`M-40 ${y - 22}H40L${half} ${y}${`q${-step / 2} 9 ${-step} 0`.repeat(waves)}Z`, fill);
  };
  return [
    frill(-25, 66, shade(color, -13)) +
      frill(-33, 61, shade(color, -5)) +
      frill(-41, 54, tint(color, 4)) +
      line('M-42 -61H42', '#D63A8E', 7) +
      circle([0, -61, 6], '#FFC83D'),
    frill(-30, 62, shade(color, -10)) + frill(-39, 54, tint(color, 4)) + line('M-43 -62H43', '#D63A8E', 7),
  ];
};

/** Trousers and skirts of the wardrobe. */
export const bottoms: Readonly<Record<WardrobeCode<'bottom'>, () => WornBottom>> = {
  'bottom-jeans': () => ({ color: '#1B6CA8' }),
  'bottom-navy': () => ({ color: '#14418B' }),
  'bottom-plum': () => ({ color: '#533566' }),
  'bottom-brown': () => ({ color: '#9A6A1E' }),
  'bottom-shorts-red': () => ({ color: '#E8352B', bare: -31 }),
  'bottom-sport': () => ({ color: '#1F2A6B', marks: sport() }),
  'bottom-skirt-pleated': () => ({ color: '#D63A6E', bare: -40, skirt: pleated() }),
  'bottom-leggings-rainbow': () => ({ color: '#F23B3B', marks: rainbow() }),
  'bottom-tutu': () => ({ color: '#F7D9EA', skirt: tutu() }),
  'bottom-leopard': () => ({
    color: '#F2B84B',
    marks: [
      leopard(spots),
      leopard([
        [20, -58],
        [36, -52],
        [46, -42],
        [56, -36],
        [58, -24],
      ]),
    ],
  }),
};
