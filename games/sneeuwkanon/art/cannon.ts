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
  shade,
  svgDoc,
} from '#engine/figure/svg.ts';
import { snow, type Canvas } from './color.ts';

const BLUE = '#1B6CA8';
const GOLD = '#FFB703';
const WOOD = '#9C5F46';

/** Barrel that points right, joint at (0, 0), mouth at x = 150. */
const barrel = (): string =>
  lit('M-54 -46H96C116 -46 130 -54 150 -54V54C130 54 116 46 96 46H-54C-80 46 -92 26 -92 0S-80 -46 -54 -46Z', BLUE, {
    dx: -2,
    dy: -20,
    shadow: '#14518B',
  }) +
  path('M-60 -32H88C106 -32 118 -37 132 -38V-27C116 -26 104 -22 88 -22H-60C-68 -22 -68 -32 -60 -32Z', glow(BLUE, 20)) +
  [-34, 34].map((x) => rect([x, -49, 22, 98, 8], GOLD) + rect([x, 14, 22, 35, 8], '#DE8D0A')).join('') +
  ellipse([150, 0, 15, 54], '#123F73') +
  ellipse([152, 0, 9, 42], '#0C2A52') +
  circle([-92, 0, 15], GOLD) +
  circle([-96, -5, 5], '#FFE29A') +
  eyes();

/** The cannon looks where it shoots. */
const eyes = (): string =>
  [80, 116]
    .map(
      (x) =>
        ellipse([x, -4, 15, 18], '#FFFFFF') +
        ellipse([x + 5, -3, 8, 10], '#1F2A44') +
        circle([x + 2, -8, 3.4], '#FFFFFF'),
    )
    .join('') + line('M88 27Q101 37 116 27', '#0C2A52', 5);

/** Sledge with its wheel; joint of the barrel at (0, 0). */
const sledge = (): string =>
  group(contactShadow(170), { x: 0, y: 100 }) +
  line('M-150 92H118C146 92 156 78 152 60', '#C62A36', 13) +
  line('M-150 89H118C140 89 149 78 147 62', '#F8513F', 7) +
  lit('M-120 26H112L92 84H-104Z', WOOD, { dx: -24, dy: 0, shadow: '#6E3C38' }) +
  rect([-130, 18, 252, 18, 8], '#B87657') +
  rect([-130, 18, 252, 6, 3], '#D69A77') +
  circle([6, 30, 52], '#4C2A2E') +
  circle([4, 28, 46], '#8D5540') +
  Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4;
    return line(`M4 28L${4 + Math.cos(a) * 42} ${28 + Math.sin(a) * 42}`, '#5F3433', 7);
  }).join('') +
  circle([4, 28, 16], GOLD) +
  circle([0, 24, 6], '#FFE9A8');

/** A snowball: warm on the side of the sun, blue in the shade. */
export const ball = (r: number): string =>
  circle([0, 0, r], snow.shade) +
  ellipse([-r * 0.1, -r * 0.1, r * 0.88, r * 0.88], snow.face) +
  ellipse([-r * 0.24, -r * 0.28, r * 0.6, r * 0.56], snow.light) +
  ellipse([r * 0.36, r * 0.42, r * 0.15, r * 0.1], snow.hollow) +
  ellipse([r * 0.02, r * 0.6, r * 0.12, r * 0.07], snow.hollow);

/** A key cap with what is on it. */
const cap = (w: number, sign: string): string =>
  rect([-w / 2, -21, w, 46, 11], '#D9D1C3') + rect([-w / 2, -23, w, 43, 11], '#FFFDF7') + line(sign, '#1F2A44', 5);
const keys = {
  'toets-op': cap(44, 'M0 9V-12M-8 -4L0 -12L8 -4'),
  'toets-neer': cap(44, 'M0 -13V8M-8 0L0 8L8 0'),
  'toets-spatie': cap(60, 'M-17 -2V6H17V-2'),
} as const;

/** Wind sock on the pylon, blown to the right; hangs from (0, 0). */
const sock = (): string =>
  line('M0 -4V44', '#5E55A0', 6) +
  path('M0 0L62 8V24L0 32Z', '#FFFDF7') +
  path('M0 0L20 2.6V29.4L0 32ZM40 5.2L62 8V24L40 26.8Z', '#F8413A') +
  path('M0 18L62 18V24L0 32Z', '#321B41', { 'fill-opacity': 0.16 });

const square = (r: number): readonly [number, number, number, number] => [-r, -r, 2 * r, 2 * r];

export const drawCannon = (): Canvas[] => [
  { name: 'loop', svg: svgDoc([-116, -62, 286, 124], barrel()) },
  { name: 'slee', svg: svgDoc([-176, -30, 352, 160], sledge()) },
  { name: 'bal', svg: svgDoc(square(26), ball(25)) },
  { name: 'reuzenbal', svg: svgDoc(square(104), ball(102)) },
  { name: 'stip', svg: svgDoc(square(13), circle([1, 2, 11], shade('#C6DAF4', -20)) + circle([0, 0, 11], snow.light)) },
  { name: 'windzak', svg: svgDoc([-4, -8, 70, 56], sock()) },
  ...Object.entries(keys).map(([name, inner]) => ({ name, svg: svgDoc([-40, -25, 80, 52], inner) })),
  { name: 'vlok', svg: svgDoc(square(5), circle([0, 0, 4.4], snow.light)) },
];
