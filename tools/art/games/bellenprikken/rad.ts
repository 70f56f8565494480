import { kern } from '../../lib/palet.ts';
import { circle, ellipse, group, line, n, path, rect, rectPath, roundPoly, shade, svgDoc } from '../../lib/svg.ts';
import { waas } from './kleur.ts';

const STRAAL = 150;
const SPAKEN = 10;
const ROZE = waas('#F48FB4', 0.24);
const LICHT = waas('#FFC2D6', 0.2);
const GONDELS = { geel: '#FFC24A', roze: '#F26FA6', paars: '#9A7AD6', teal: '#4DB8AE', blauw: '#58B7E6' } as const;

const punt = (hoek: number, r: number): string => `${n(Math.cos(hoek) * r)} ${n(Math.sin(hoek) * r)}`;

/** The turning part of the ferris wheel: two rims, spokes, bulbs. */
function rad(): string {
  const hoeken = Array.from({ length: SPAKEN }, (_, i) => (i * Math.PI * 2) / SPAKEN);
  const spaken = hoeken.map((h) => line(`M0 0L${punt(h, STRAAL)}`, ROZE, 5)).join('');
  const kruis = hoeken
    .map((h, i) => line(`M${punt(h, STRAAL * 0.72)}L${punt(hoeken[(i + 1) % SPAKEN] ?? 0, STRAAL * 0.72)}`, LICHT, 4))
    .join('');
  const lampen = Array.from({ length: SPAKEN * 2 }, (_, i) => {
    const h = ((i + 0.5) * Math.PI) / SPAKEN;
    return circle([Math.cos(h) * STRAAL, Math.sin(h) * STRAAL, 4.5], '#FFF3C9');
  }).join('');
  return (
    kruis +
    spaken +
    circle([0, 0, STRAAL], 'none', { stroke: shade(ROZE, -6), 'stroke-width': 13 }) +
    circle([-1.5, -1.5, STRAAL], 'none', { stroke: ROZE, 'stroke-width': 10 }) +
    circle([0, 0, STRAAL - 22], 'none', { stroke: LICHT, 'stroke-width': 5 }) +
    lampen +
    circle([0, 0, 24], shade(ROZE, -8)) +
    circle([-2, -2, 21], ROZE) +
    circle([-2, -2, 12], '#FFE29A')
  );
}

/** The legs of the wheel; its axle is at (0, 0). */
const poten = (): string =>
  [-1, 1].map((k) => line(`M0 0L${k * 92} 208`, k < 0 ? ROZE : shade(ROZE, -8), 15)).join('') +
  line('M-58 132H58', shade(ROZE, -5), 9) +
  rect([-120, 200, 240, 16, 8], waas('#B98AD0', 0.3));

function gondel(kleur: string): string {
  const k = waas(kleur, 0.2);
  return (
    line('M0 0V10', shade(k, -16), 4) +
    path('M-20 12Q0 -8 20 12V18H-20Z', shade(k, -4)) +
    rect([-17, 16, 34, 15], '#FFF1D6') +
    ellipse([-4, 25, 6.5, 6.5], waas('#8F5B3E', 0.1)) +
    path('M-21 28H21V38Q20 50 0 50Q-20 50 -21 38Z', k) +
    path('M6 28H21V38Q20 50 2 50Q12 44 6 28Z', shade(k)) +
    rect([-21, 27, 42, 6, 3], '#FFF6E3')
  );
}

/** A little tent flag that sways by itself. */
const wimpel = (kleur: string): string =>
  rect([-2.5, -58, 5, 60, 2], waas('#A9683F', 0.2)) +
  circle([0, -58, 5], waas(kern.zon, 0.1)) +
  path('M2 -54C16 -60 26 -46 46 -52L38 -41L46 -30C28 -24 18 -38 2 -31Z', kleur) +
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
    shade(kleur),
    { 'fill-opacity': 0.5 },
  );

/** A hot-air balloon far away. */
function ballon(): string {
  const d = 'M0 62C-16 40 -46 20 -46 -14A46 46 0 0 1 46 -14C46 20 16 40 0 62Z';
  return (
    line('M-14 40L-9 72M14 40L9 72', waas('#8D5B3E', 0.3), 2.5) +
    path(d, waas('#FF9D5C', 0.3)) +
    path('M0 62C-8 40 -18 20 -18 -14A18 46 0 0 1 18 -14C18 20 8 40 0 62Z', waas('#FFE29A', 0.2)) +
    path(
      'M46 -14A46 46 0 0 0 14 -58C30 -44 34 -28 33 -14C32 16 14 44 0 62C16 40 46 20 46 -14Z',
      waas('#E4763C', 0.32),
    ) +
    path(rectPath([-11, 70, 22, 16, 4]), waas('#A9683F', 0.2))
  );
}

export const drawRad = (): { naam: string; svg: string }[] => [
  { naam: 'rad', svg: svgDoc([-162, -162, 324, 324], rad()) },
  { naam: 'radpoten', svg: svgDoc([-130, -20, 260, 240], poten()) },
  ...Object.entries(GONDELS).map(([naam, kleur]) => ({
    naam: `gondel-${naam}`,
    svg: svgDoc([-24, -4, 48, 58], gondel(kleur)),
  })),
  { naam: 'wimpel-geel', svg: svgDoc([-8, -66, 60, 70], wimpel('#FFC24A')) },
  { naam: 'wimpel-paars', svg: svgDoc([-8, -66, 60, 70], wimpel('#A98BDD')) },
  { naam: 'ballon', svg: svgDoc([-52, -64, 104, 156], group(ballon())) },
];
