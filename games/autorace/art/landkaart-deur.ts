import { characters } from '../../../tools/art/lib/characters.ts';
import { bust } from '#engine/figure/person.ts';
import { wheel } from '../../../tools/art/lib/structures.ts';
import { circle, ellipse, group, line, path, rect, roundPoly, starPoints, svgDoc } from '#engine/figure/svg.ts';

/** Racing car on a mountain road. */
const tableau = (): string =>
  rect([0, 0, 320, 280], '#EAF4FF') +
  path('M30 190L96 84Q104 74 112 84L176 190Z', '#A9C5E6') +
  path('M104 78Q108 76 112 84L176 190H116L128 140L106 120Z', '#86A6D0') +
  path('M104 78L84 104L94 112L104 102L114 114L124 104Q110 76 104 78Z', '#FFFFFF') +
  path('M150 190L226 62Q234 52 242 62L316 190Z', '#B7D0EC') +
  path('M234 56Q240 58 242 62L316 190H246L256 132L230 104Z', '#8FAED6') +
  path('M234 56L208 92L220 102L232 90L244 104L256 88Q240 54 234 56Z', '#FFFFFF') +
  path('M0 186C90 170 220 172 320 184V280H0Z', '#F6FBFF') +
  path('M0 206C110 190 220 194 320 204V264C210 252 110 252 0 262Z', '#76859F') +
  line('M6 234C110 220 216 222 320 232', '#FFFFFF', 5, { 'stroke-dasharray': '26 22' }) +
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((i) => rect([i * 34, 194 - Math.sin(i / 3) * 8, 34, 7], i % 2 === 0 ? '#F8312F' : '#FFFFFF'))
    .join('') +
  group(
    ellipse([6, 4, 96, 12], '#321B41', { 'fill-opacity': 0.22 }) +
      group(bust({ ...characters.bram, hat: 'helm', hatColor: '#FFC83D', face: 'trots' }, 96), {
        x: 2,
        y: -38,
        schaal: 0.5,
      }) +
      path('M-96 -14C-98 -42 -66 -46 -38 -48H30L42 -44L104 -28C116 -22 114 -8 106 -6H-90Z', '#F8312F') +
      path('M-96 -14C-98 -42 -66 -46 -38 -48H0C0 -36 -40 -26 -96 -14Z', '#FF6B5C') +
      rect([-116, -58, 32, 12, 4], '#B3161F') +
      rect([-104, -50, 10, 24], '#B3161F') +
      circle([-16, -26, 14], '#FFFDF7') +
      path(roundPoly(starPoints(5, 9, 4), 1), '#F8312F', { transform: 'translate(-16 -26)' }) +
      wheel(-60, -8, 22) +
      wheel(70, -8, 22) +
      line('M-136 -36H-166M-132 -20H-154', '#FFFFFF', 6),
    { x: 190, y: 246, schaal: 0.92 },
  );

/** What stands behind its door on the map, 320 x 280; the open leaf hides the left 70 units. */
export const drawDeur = (): { name: string; svg: string }[] => [
  { name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) },
];
