import { flower } from '../../../tools/art/lib/decor.ts';
import {
  circle,
  circlesPath,
  contactShadow,
  ellipse,
  group,
  line,
  lit,
  path,
  rect,
  roundPoly,
  svgDoc,
} from '#engine/figure/svg.ts';
import { hedge, sand, wood, type Canvas } from './color.ts';

/** A gate in the right hedge: posts, an arch of leaves, bars with a lock, or open. The foot of the right post is (0, 0). */
function gate(open: boolean): string {
  const post = (x: number, y: number): string =>
    contactShadow(20, x, y) +
    lit(`M${x - 12} ${y}V${y - 112}Q${x} ${y - 122} ${x + 12} ${y - 112}V${y}Z`, wood.base, {
      dx: -5,
      dy: 0,
      shadow: wood.shade,
    }) +
    ellipse([x, y - 116, 13, 8], wood.light);
  const bars = Array.from({ length: 4 }, (_, i) => rect([-30 + i * 17, -88 - (i % 2) * 6, 9, 84, 4], '#6A4FA0')).join(
    '',
  );
  const lock =
    rect([-20, -64, 34, 32, 8], '#FFB703') +
    rect([-17, -62, 12, 28, 6], '#FFD769') +
    circle([-3, -51, 5], '#7A4A10') +
    rect([-5, -50, 4, 12, 2], '#7A4A10');
  const door = open
    ? group(bars + rect([-34, -80, 72, 9, 4], '#54408A'), { x: 44, sx: 0.34 })
    : bars + rect([-36, -82, 76, 9, 4], '#54408A') + rect([-36, -26, 76, 9, 4], '#54408A') + lock;
  const leaves = circlesPath([
    [-38, -124, 17],
    [-14, -136, 19],
    [14, -138, 19],
    [40, -124, 17],
  ]);
  return (
    path('M-42 0V-96H42V0Z', open ? '#CDEB9A' : '#5A4A2E', { 'fill-opacity': open ? 0.9 : 0.25 }) +
    door +
    post(-46, 2) +
    post(46, 2) +
    path(leaves, hedge.shade) +
    path(
      circlesPath([
        [-40, -130, 13],
        [-16, -142, 15],
        [12, -144, 15],
        [37, -130, 13],
      ]),
      hedge.light,
    ) +
    [-34, 2, 34].map((x) => circle([x, -128, 5], '#FF9CC8')).join('')
  );
}

const petal = (color: string): string =>
  [0, 60, 120, 180, 240, 300].map((turn) => ellipse([0, -15, 9, 13], color, { transform: `rotate(${turn})` })).join('');
/** A flower to smell: large, with a face; its foot is (0, 0). */
export const smiler = (color: string): string =>
  contactShadow(22) +
  line('M0 0Q3 -18 0 -34', '#4E8F2A', 6) +
  path('M1 -8C12 -22 26 -18 28 -14C20 -4 8 -2 1 -8ZM-1 -12C-10 -24 -22 -20 -24 -16C-18 -8 -8 -6 -1 -12Z', '#5FA832') +
  group(
    petal(color) +
      circle([0, 0, 12], '#FFC83D') +
      [-4.5, 4.5].map((x) => ellipse([x, -2, 1.8, 2.6], '#7A4A10')).join('') +
      line('M-4 4Q0 7.5 4 4', '#7A4A10', 2),
    { y: -48 },
  );

/** A print of two shoes, going up. */
const prints = (): string =>
  [-9, 9]
    .map((x, i) => ellipse([x, i * 16 - 8, 6, 9.5], sand.print) + ellipse([x, i * 16 + 5, 4.6, 5], sand.print))
    .join('');

/** Morning mist over a cell: a small cloud that is closed, so that clouds beside each other show no rims, and leaves the hedges in sight. */
const mist = (): string =>
  ellipse([0, 14, 62, 30], '#D6E4E1') +
  (
    [
      [-30, 2, 34, 28],
      [28, 0, 36, 30],
      [-2, -12, 34, 26],
      [0, 12, 58, 24],
    ] as const
  )
    .map(([x, y, rx, ry]) => ellipse([x, y, rx, ry], '#F1F6F3'))
    .join('') +
  ellipse([-12, -20, 15, 8], '#FFFFFF');

const ring = (): string =>
  ellipse([0, 4, 30, 20], '#FFFFFF') +
  ellipse([0, 2, 30, 20], '#1B6CA8') +
  ellipse([0, 2, 19, 12], '#FFFFFF') +
  ellipse([0, 2, 9, 6], '#1B6CA8');
const dot = (): string =>
  ellipse([0, 3, 13, 10], sand.edge) + ellipse([0, 0, 13, 10], '#FFFFFF') + ellipse([0, 0, 7, 5], '#1B6CA8');

/** A butterfly; its middle is (0, 0). */
const butterfly = (): string =>
  [-1, 1]
    .map(
      (side) =>
        path(`M0 0C${side * 8} -30 ${side * 40} -34 ${side * 38} -10C${side * 36} 2 ${side * 16} 4 0 0Z`, '#FF822D') +
        path(`M0 0C${side * 14} 2 ${side * 32} 8 ${side * 26} 22C${side * 18} 30 ${side * 6} 14 0 0Z`, '#F2529D') +
        circle([side * 26, -16, 5], '#FFD769'),
    )
    .join('') +
  line('M0 -10V12', '#4A2A3E', 6) +
  line('M0 -10Q-6 -20 -10 -22M0 -10Q6 -20 10 -22', '#4A2A3E', 2.5);

const watering = (): string =>
  contactShadow(34) +
  path('M24 -18L58 -52L62 -44L30 -4Z', '#2F8FA8') +
  path(
    roundPoly(
      [
        [50, -60],
        [72, -46],
        [66, -36],
        [44, -50],
      ],
      3,
    ),
    '#7BD3E4',
  ) +
  line('M-26 -40C-64 -52 -62 -4 -28 -8', '#2F8FA8', 8) +
  lit('M-28 -44H28L32 0Q0 8 -32 0Z', '#3FB0C8', { dx: -7, dy: 0, shadow: '#2F8FA8' }) +
  ellipse([0, -44, 28, 8], '#1F7A94');

export const drawThings = (): Canvas[] => [
  { name: 'poort', svg: svgDoc([-66, -166, 132, 182], gate(false)) },
  { name: 'poort-open', svg: svgDoc([-66, -166, 132, 182], gate(true)) },
  { name: 'ruikbloem', svg: svgDoc([-36, -84, 72, 92], smiler('#FF8CC0')) },
  { name: 'ruikbloem-2', svg: svgDoc([-36, -84, 72, 92], smiler('#A98BE0')) },
  { name: 'voetstap', svg: svgDoc([-20, -24, 40, 48], prints()) },
  { name: 'mist', svg: svgDoc([-100, -80, 200, 160], mist()) },
  // Laid over the scene, larger, as evening falls.
  { name: 'avond', svg: svgDoc([0, 0, 40, 30], rect([0, 0, 40, 30], '#2B3A78')) },
  { name: 'stip', svg: svgDoc([-15, -12, 30, 26], dot()) },
  { name: 'ring', svg: svgDoc([-34, -22, 68, 50], ring()) },
  { name: 'vlinder', svg: svgDoc([-44, -40, 88, 72], butterfly()) },
  {
    name: 'gieter',
    svg: svgDoc([-66, -70, 146, 84], watering() + group(flower('#FF822D'), { x: -4, y: -34, schaal: 0.9 })),
  },
];
