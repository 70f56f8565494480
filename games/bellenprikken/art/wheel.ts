import { core } from '../../../tools/art/lib/palette.ts';
import { circle, ellipse, group, line, n, path, rect, rectPath, roundPoly, shade, svgDoc } from '#engine/figure/svg.ts';
import { haze } from './color.ts';

const RADIUS = 150;
const SPOKES = 10;
const PINK = haze('#F48FB4', 0.24);
const LIGHT = haze('#FFC2D6', 0.2);
const GONDOLAS = { geel: '#FFC24A', roze: '#F26FA6', paars: '#9A7AD6', teal: '#4DB8AE', blauw: '#58B7E6' } as const;

const point = (angle: number, r: number): string => `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;

/** The turning part of the ferris wheel: two rims, spokes, bulbs. */
function wheel(): string {
  const angles = Array.from({ length: SPOKES }, (_, i) => (i * Math.PI * 2) / SPOKES);
  const spokes = angles.map((h) => line(`M0 0L${point(h, RADIUS)}`, PINK, 5)).join('');
  const cross = angles
    .map((h, i) => line(`M${point(h, RADIUS * 0.72)}L${point(angles[(i + 1) % SPOKES] ?? 0, RADIUS * 0.72)}`, LIGHT, 4))
    .join('');
  const lamps = Array.from({ length: SPOKES * 2 }, (_, i) => {
    const h = ((i + 0.5) * Math.PI) / SPOKES;
    return circle([Math.cos(h) * RADIUS, Math.sin(h) * RADIUS, 4.5], '#FFF3C9');
  }).join('');
  return (
    cross +
    spokes +
    circle([0, 0, RADIUS], 'none', { stroke: shade(PINK, -6), 'stroke-width': 13 }) +
    circle([-1.5, -1.5, RADIUS], 'none', { stroke: PINK, 'stroke-width': 10 }) +
    circle([0, 0, RADIUS - 22], 'none', { stroke: LIGHT, 'stroke-width': 5 }) +
    lamps +
    circle([0, 0, 24], shade(PINK, -8)) +
    circle([-2, -2, 21], PINK) +
    circle([-2, -2, 12], '#FFE29A')
  );
}

/** The legs of the wheel; its axle is at (0, 0). */
const legs = (): string =>
  [-1, 1].map((k) => line(`M0 0L${k * 92} 208`, k < 0 ? PINK : shade(PINK, -8), 15)).join('') +
  line('M-58 132H58', shade(PINK, -5), 9) +
  rect([-120, 200, 240, 16, 8], haze('#B98AD0', 0.3));

function gondola(color: string): string {
  const k = haze(color, 0.2);
  return (
    line('M0 0V10', shade(k, -16), 4) +
    path('M-20 12Q0 -8 20 12V18H-20Z', shade(k, -4)) +
    rect([-17, 16, 34, 15], '#FFF1D6') +
    ellipse([-4, 25, 6.5, 6.5], haze('#8F5B3E', 0.1)) +
    path('M-21 28H21V38Q20 50 0 50Q-20 50 -21 38Z', k) +
    path('M6 28H21V38Q20 50 2 50Q12 44 6 28Z', shade(k)) +
    rect([-21, 27, 42, 6, 3], '#FFF6E3')
  );
}

/** A little tent flag that sways by itself. */
const pennant = (color: string): string =>
  rect([-2.5, -58, 5, 60, 2], haze('#A9683F', 0.2)) +
  circle([0, -58, 5], haze(core.zon, 0.1)) +
  path('M2 -54C16 -60 26 -46 46 -52L38 -41L46 -30C28 -24 18 -38 2 -31Z', color) +
  path(
    roundPoly(
      [
        [2, -42],
        [40, -41],
        [46, -30],
        [24, -33],
      ],
      2,
    ),
    shade(color),
    { 'fill-opacity': 0.5 },
  );

/** A hot-air balloon far away. */
function balloon(): string {
  const d = 'M0 62C-16 40 -46 20 -46 -14A46 46 0 0 1 46 -14C46 20 16 40 0 62Z';
  return (
    line('M-14 40L-9 72M14 40L9 72', haze('#8D5B3E', 0.3), 2.5) +
    path(d, haze('#FF9D5C', 0.3)) +
    path('M0 62C-8 40 -18 20 -18 -14A18 46 0 0 1 18 -14C18 20 8 40 0 62Z', haze('#FFE29A', 0.2)) +
    path(
      'M46 -14A46 46 0 0 0 14 -58C30 -44 34 -28 33 -14C32 16 14 44 0 62C16 40 46 20 46 -14Z',
      haze('#E4763C', 0.32),
    ) +
    path(rectPath([-11, 70, 22, 16, 4]), haze('#A9683F', 0.2))
  );
}

export const drawWheel = (): { name: string; svg: string }[] => [
  { name: 'rad', svg: svgDoc([-162, -162, 324, 324], wheel()) },
  { name: 'radpoten', svg: svgDoc([-130, -20, 260, 240], legs()) },
  ...Object.entries(GONDOLAS).map(([name, color]) => ({
    name: `gondel-${name}`,
    svg: svgDoc([-24, -4, 48, 58], gondola(color)),
  })),
  { name: 'wimpel-geel', svg: svgDoc([-8, -66, 60, 70], pennant('#FFC24A')) },
  { name: 'wimpel-paars', svg: svgDoc([-8, -66, 60, 70], pennant('#A98BDD')) },
  { name: 'ballon', svg: svgDoc([-52, -64, 104, 156], group(balloon())) },
];
