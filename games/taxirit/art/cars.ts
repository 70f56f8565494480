import { circle, clip, ellipse, glow, group, line, lit, path, rect, shade, svgDoc } from '#engine/figure/svg.ts';
import { INK, SHADOW, taxi, type Canvas } from './color.ts';

/** Ways one looks at a car; `left` is `right` in the mirror. */
type View = 'up' | 'right' | 'down' | 'left';
const VIEWS: readonly View[] = ['up', 'right', 'down', 'left'];
const FRAME = [-76, -74, 152, 108] as const;

/** Children on the back seat: skin, hair, and how the hair lies. */
const GUESTS = [
  ['#F6C9A0', '#C8602A', 'M-15 -2C-18 -22 18 -24 15 0C10 -10 0 -12 -15 -2Z'],
  ['#8A5638', '#3A2438', 'M-16 2C-24 -24 24 -26 16 2C12 -8 -10 -10 -16 2Z'],
  ['#E3A877', '#2F2A4A', 'M-16 4C-20 -22 20 -22 16 4L12 -6H-12Z'],
] as const;
/** A head that laughs; its middle is (0, 0). */
function guest(nr: number): string {
  const [skin, hair, style] = GUESTS[nr % GUESTS.length] ?? GUESTS[0];
  return (
    (nr === 1 ? circle([-14, -12, 8], hair) + circle([14, -12, 8], hair) : '') +
    circle([0, 0, 15], skin) +
    path(style, hair) +
    ellipse([-5.5, 1, 2.2, 3], INK) +
    ellipse([5.5, 1, 2.2, 3], INK) +
    path('M-6 6H6Q4 12 0 12T-6 6Z', '#8E2F34')
  );
}
const SEATS: Readonly<Record<View, readonly (readonly [x: number, y: number])[]>> = {
  right: [
    [-26, -29],
    [-52, -28],
    [-39, -38],
  ],
  left: [],
  up: [
    [-21, -25],
    [21, -25],
    [0, -31],
  ],
  down: [
    [-25, -33],
    [25, -33],
    [0, -58],
  ],
};
const guests = (view: View, count: number): string =>
  (SEATS[view] ?? [])
    .slice(0, count)
    .map(([x, y], i) => ({ x, y, inner: guest(i) }))
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, inner }) => group(inner, { x, y, schaal: 0.9 }))
    .join('');

const wheel = (x: number, y: number): string =>
  circle([x, y, 14], taxi.dark) + circle([x, y, 7.5], taxi.chrome) + circle([x, y, 3], '#8F88A8');
const checks = ([x, y]: readonly [number, number], count: number): string =>
  rect([x, y, count * 7, 14], '#FFFFFF') +
  Array.from({ length: count }, (_, i) => rect([x + i * 7, y + (i % 2) * 7, 7, 7], taxi.dark)).join('');
const shadowUnder = (wide: number): string => ellipse([4, 22, wide, 11], SHADOW, { 'fill-opacity': 0.2 });

const SIDE = 'M-68 4C-70 -14 -62 -19 -52 -19H24L34 -14C52 -14 66 -8 68 4Q70 16 60 17H-60Q-68 16 -68 4Z';
/** An open taxi that goes right, with so many guests behind the driver. */
const taxiSide = (load: number): string =>
  shadowUnder(72) +
  guests('right', load) +
  path('M22 -18L10 -46L16 -47L31 -17Z', '#FFFFFF') +
  path('M20 -19L12 -42L14 -43L26 -18Z', '#BFE6F7') +
  lit(SIDE, taxi.base, { dx: -6, dy: -5, shadow: taxi.shade }) +
  clip(SIDE, checks([-70, -5], 20) + rect([-70, -19, 140, 4], taxi.light)) +
  line('M-22 -17V14M20 -17V14', taxi.shade, 3) +
  rect([-16, -13, 14, 4, 2], taxi.shade) +
  path('M56 -10Q68 -8 68 2H58Z', '#FFF3C4') +
  rect([-70, -8, 7, 12, 3], '#F2453B') +
  rect([58, 10, 16, 7, 3.5], taxi.chrome) +
  rect([-74, 10, 14, 7, 3.5], taxi.chrome) +
  wheel(-40, 15) +
  wheel(41, 15);

const FRONT = 'M-38 -10Q-38 -20 -28 -20H28Q38 -20 38 -10V10Q38 20 28 20H-28Q-38 20 -38 10Z';
const tyres = (): string => rect([-38, 12, 15, 18, 5], taxi.dark) + rect([23, 12, 15, 18, 5], taxi.dark);
/** The same taxi coming nearer. */
const taxiFront = (load: number): string =>
  shadowUnder(44) +
  guests('down', load) +
  tyres() +
  path('M-31 -18L-26 -36H26L31 -18Z', '#FFFFFF') +
  path('M-26 -18L-23 -32H23L26 -18Z', '#BFE6F7', { 'fill-opacity': 0.9 }) +
  lit(FRONT, taxi.base, { dx: -5, dy: -5, shadow: taxi.shade }) +
  rect([-28, -16, 56, 5, 2.5], taxi.light) +
  clip(FRONT, checks([-42, -6], 12)) +
  circle([-25, 11, 7], '#FFF3C4') +
  circle([25, 11, 7], '#FFF3C4') +
  rect([-14, 9, 28, 6, 3], taxi.dark) +
  rect([-40, 17, 80, 7, 3.5], taxi.chrome);
/** The same taxi going away. */
const taxiBack = (load: number): string =>
  shadowUnder(44) +
  guests('up', load) +
  tyres() +
  lit(FRONT, taxi.base, { dx: -5, dy: -5, shadow: taxi.shade }) +
  rect([-30, -18, 60, 7, 3.5], '#A9562F') +
  clip(FRONT, checks([-42, -5], 12)) +
  rect([-37, 8, 14, 8, 3], '#F2453B') +
  rect([23, 8, 14, 8, 3], '#F2453B') +
  rect([-11, 9, 22, 8, 2], '#FFFFFF') +
  rect([-40, 17, 80, 7, 3.5], taxi.chrome);

const mirror = (inner: string): string => group(inner, { sx: -1 });
export function taxiFrom(view: View, load: number): string {
  if (view === 'left') return mirror(taxiSide(load));
  return view === 'right' ? taxiSide(load) : view === 'up' ? taxiBack(load) : taxiFront(load);
}

const GLASS = '#BFE6F7';
const BODY =
  'M-62 4C-64 -8 -58 -14 -46 -16C-36 -40 -26 -44 -4 -44H8C24 -44 30 -34 40 -16C56 -14 62 -8 62 4Q62 16 54 16H-54Q-62 16 -62 4Z';
/** A car with a roof that goes right. */
const carSide = (color: string): string =>
  shadowUnder(64) +
  lit(BODY, color, { dx: -6, dy: -5, shadow: shade(color) }) +
  path('M-36 -17C-30 -34 -24 -37 -10 -37V-17Z', GLASS) +
  path('M-3 -37H7C18 -37 24 -28 29 -17H-3Z', GLASS) +
  path('M-30 -20L-20 -34H-13L-23 -20Z', '#FFFFFF', { 'fill-opacity': 0.6 }) +
  line('M-6 -16V12', shade(color), 3) +
  path('M50 -9Q61 -6 61 2H52Z', '#FFF3C4') +
  rect([-62, -6, 6, 10, 3], '#F2453B') +
  wheel(-34, 15) +
  wheel(36, 15);
const CAB =
  'M-35 -4Q-35 -14 -28 -17L-22 -42Q-20 -48 -12 -48H12Q20 -48 22 -42L28 -17Q35 -14 35 -4V10Q35 20 26 20H-26Q-35 20 -35 10Z';
const carEnd = (color: string, front: boolean): string =>
  shadowUnder(40) +
  tyres() +
  lit(CAB, color, { dx: -5, dy: -5, shadow: shade(color) }) +
  path('M-24 -17L-18 -39Q-17 -41 -14 -41H14Q17 -41 18 -39L24 -17Z', GLASS) +
  path('M-18 -20L-12 -37H-4L-10 -20Z', '#FFFFFF', { 'fill-opacity': 0.6 }) +
  rect([-26, -12, 52, 4, 2], glow(color, 8)) +
  [-24, 24].map((x) => (front ? circle([x, 4, 6.5], '#FFF3C4') : rect([x - 7, -1, 14, 9, 3], '#C9182B'))).join('') +
  rect([-11, 5, 22, 6, 3], front ? taxi.dark : '#FFFFFF') +
  rect([-37, 15, 74, 7, 3.5], taxi.chrome);
export function carFrom(view: View, color: string): string {
  if (view === 'left') return mirror(carSide(color));
  return view === 'right' ? carSide(color) : carEnd(color, view === 'down');
}
export const CARS = { blauw: '#3FA3E8', groen: '#3BB58B', paars: '#A673D6' } as const;

/** A tram that comes down its rails. */
const tram = (): string =>
  ellipse([6, 62, 42, 13], SHADOW, { 'fill-opacity': 0.2 }) +
  line('M0 -92L-16 -112L16 -112L0 -92', '#54486E', 5) +
  lit('M-38 -70Q-38 -94 -18 -94H18Q38 -94 38 -70V52Q38 64 26 64H-26Q-38 64 -38 52Z', '#E9483F', {
    dx: -7,
    dy: -4,
    shadow: '#BE2F3A',
  }) +
  rect([-38, 12, 76, 12], '#FFF3E0') +
  rect([-30, -58, 60, 56, 10], '#FFF3E0') +
  rect([-26, -54, 52, 48, 8], '#A9DDF2') +
  path('M-20 -12L0 -54H14L-6 -12Z', '#FFFFFF', { 'fill-opacity': 0.5 }) +
  group(guest(2), { x: 0, y: -20, schaal: 0.95 }) +
  rect([-38, -8, 76, 12], '#E9483F') +
  rect([-22, -86, 44, 16, 6], '#2A2744') +
  circle([-10, -78, 4], '#FFD24A') +
  circle([0, -78, 4], '#FFD24A') +
  circle([10, -78, 4], '#FFD24A') +
  circle([-23, 40, 7], '#FFF3C4') +
  circle([23, 40, 7], '#FFF3C4') +
  rect([-14, 36, 28, 8, 4], '#8E1F2C') +
  rect([-34, 56, 68, 8, 4], '#54486E');

/** A small barge, seen from the side. */
const barge = (): string =>
  ellipse([0, 26, 52, 9], '#3D9FB2', { 'fill-opacity': 0.6 }) +
  rect([-22, -30, 46, 32, 7], '#F5C08A') +
  rect([-26, -38, 54, 11, 5], '#D2512E') +
  rect([-16, -22, 14, 14, 4], GLASS) +
  rect([5, -22, 14, 14, 4], GLASS) +
  lit('M-54 -2H54C52 18 42 28 30 28H-30C-42 28 -52 18 -54 -2Z', '#128A80', { dx: -6, dy: -4, shadow: '#0B6A64' }) +
  rect([-56, -6, 112, 8, 4], '#FFF6EA') +
  line('M-50 30q8 6 16 0t16 0t16 0t16 0t16 0', '#FFFFFF', 4);

export const drawCars = (): Canvas[] => [
  ...VIEWS.flatMap((view) =>
    [0, 1, 2, 3].map((load) => ({ name: `taxi-${view}-${load}`, svg: svgDoc(FRAME, taxiFrom(view, load)) })),
  ),
  ...Object.entries(CARS).flatMap(([name, color]) =>
    VIEWS.map((view) => ({ name: `auto-${name}-${view}`, svg: svgDoc(FRAME, carFrom(view, color)) })),
  ),
  { name: 'tram', svg: svgDoc([-50, -118, 100, 196], tram()) },
  { name: 'boot', svg: svgDoc([-60, -44, 120, 84], barge()) },
];
