import { characters } from '../../../tools/art/lib/characters.ts';
import { bust } from '#engine/figure/person.ts';
import { circle, ellipse, group, line, path, rect, svgDoc } from '#engine/figure/svg.ts';

/** Rower in a red boat, buoys ahead. */
const tableau = (): string =>
  rect([0, 0, 320, 280], '#E6F8FF') +
  circle([252, 76, 28], '#FFF3C4') +
  path('M0 160C60 138 110 150 150 156C210 138 270 146 320 154V280H0Z', '#BDEBF0') +
  rect([0, 158, 320, 130], '#4FC0DD') +
  path('M0 190C60 176 120 200 180 188C240 178 280 196 320 188V280H0Z', '#2FA6C6') +
  group(
    circle([0, -18, 16], '#F8312F') +
      path('M-16 -18A16 16 0 0 1 16 -18Z', '#FFFDF7') +
      ellipse([0, -2, 26, 5], '#E6FAFF', { 'fill-opacity': 0.8 }),
    { x: 270, y: 196, schaal: 0.9 },
  ) +
  group(bust({ ...characters.kofi, arms: ['draag', 'draag'], face: 'trots' }, 70), {
    x: 168,
    y: 214,
    schaal: 0.7,
  }) +
  line('M226 150L106 250', '#8D5B3E', 8) +
  ellipse([100, 254, 22, 9], '#C98A5A', { transform: 'rotate(-40 100 254)' }) +
  path('M60 196C110 212 226 212 292 190C286 226 258 246 224 246H122C92 246 68 230 60 196Z', '#C2410C') +
  path(
    'M60 196C110 212 226 212 292 190C290 202 286 212 281 220C220 234 122 232 70 218C65 212 62 204 60 196Z',
    '#FF822D',
  ) +
  line('M62 197C112 212 226 212 290 191', '#FFFDF7', 6) +
  path('M34 248Q52 234 70 246T108 246T146 246T184 246T222 246T260 246T300 246L320 252V280H30Z', '#2496B8') +
  path('M34 248Q52 234 70 246T108 246T146 246T184 246T222 246T260 246T300 246', 'none', {
    stroke: '#E6FAFF',
    'stroke-width': 5,
    'stroke-linecap': 'round',
  });

/** What stands behind its door on the map, 320 x 280; the open leaf hides the left 70 units. */
export const drawDeur = (): { name: string; svg: string }[] => [
  { name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) },
];
