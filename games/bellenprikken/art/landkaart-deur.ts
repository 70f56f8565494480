import { characters } from '../../../tools/art/lib/characters.ts';
import { person } from '#engine/figure/person.ts';
import { awning } from '../../../tools/art/lib/structures.ts';
import {
  circle,
  contactShadow,
  ellipse,
  group,
  line,
  path,
  rect,
  roundPoly,
  starPoints,
  svgDoc,
} from '#engine/figure/svg.ts';

const bubble = (x: number, y: number, r: number): string =>
  circle([x, y, r], '#BFEBFF', { 'fill-opacity': 0.8 }) +
  circle([x + r * 0.1, y + r * 0.1, r * 0.8], '#E9D2FF', { 'fill-opacity': 0.7 }) +
  ellipse([x - r * 0.36, y - r * 0.4, r * 0.25, r * 0.16], '#FFFFFF') +
  circle([x + r * 0.42, y + r * 0.44, r * 0.1], '#FFFFFF');

/** Child pointing at bubbles at the fair. */
const tableau = (): string =>
  rect([0, 0, 320, 280], '#FFF1D6') +
  path('M0 190C70 168 130 178 180 186C240 172 290 176 320 182V280H0Z', '#FFD6E3') +
  circle([236, 132, 74], 'none', { stroke: '#FFC2D6', 'stroke-width': 9 }) +
  [0, 45, 90, 135].map((h) => group(line('M-74 0H74', '#FFD9E6', 5), { x: 236, y: 132, draai: h })).join('') +
  path('M0 226C100 206 220 208 320 222V280H0Z', '#FFAFC5') +
  awning([26, 22], [280, 22], '#D14FB8') +
  group(contactShadow(50) + person({ ...characters.imani, arms: ['hang', 'wijs'], face: 'blij', outlook: [1, -0.6] }), {
    x: 140,
    y: 262,
    schaal: 0.7,
  }) +
  bubble(232, 104, 33) +
  bubble(262, 176, 25) +
  bubble(210, 196, 17) +
  bubble(276, 70, 15) +
  bubble(186, 76, 13) +
  path(roundPoly(starPoints(8, 20, 9), 2), '#FFC83D', { transform: 'translate(206 146)' }) +
  path(roundPoly(starPoints(8, 11, 5), 1), '#FFF3C4', { transform: 'translate(206 146)' });

/** What stands behind its door on the map, 320 x 280; the open leaf hides the left 70 units. */
export const drawDeur = (): { name: string; svg: string }[] => [
  { name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) },
];
