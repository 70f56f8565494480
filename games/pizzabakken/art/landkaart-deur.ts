import { characters } from '../../../tools/art/lib/characters.ts';
import { bust } from '#engine/figure/person.ts';
import { awning } from '../../../tools/art/lib/structures.ts';
import { ellipse, group, path, rect, svgDoc } from '#engine/figure/svg.ts';

const flame =
  path(
    'M0 0C-26 -4 -30 -30 -14 -48C-14 -38 -6 -36 -4 -44C-4 -58 6 -66 14 -76C14 -60 34 -44 28 -20C24 -4 12 2 0 0Z',
    '#F2592B',
  ) + path('M2 0C-12 -4 -12 -22 -2 -30C2 -24 8 -26 10 -36C22 -26 20 -2 2 0Z', '#FFC83D');

const pizza =
  ellipse([0, 10, 78, 20], '#321B41', { 'fill-opacity': 0.16 }) +
  ellipse([0, 6, 76, 20], '#B97A3B') +
  ellipse([0, 0, 76, 20], '#E0A25A') +
  ellipse([0, -3, 64, 15], '#C9402B') +
  ellipse([0, -4, 58, 13], '#FFD35C') +
  [
    [-34, -6],
    [-8, 2],
    [22, -9],
    [38, 0],
    [4, -10],
  ]
    .map(([x = 0, y = 0]) => ellipse([x, y, 9, 4], '#D9402F'))
    .join('') +
  [
    [-20, -9],
    [12, -1],
    [-40, 2],
    [44, -8],
  ]
    .map(([x = 0, y = 0]) => ellipse([x, y, 4, 2], '#3F8F2E'))
    .join('');

/** Baker behind the counter, oven with a fire. */
const tableau = (): string =>
  rect([0, 0, 320, 280], '#FBE3CF') +
  [0, 1, 2, 3, 4, 5]
    .flatMap((r) => [0, 1, 2, 3, 4].map((k) => rect([20 + k * 70 + (r % 2) * 34, 52 + r * 26, 40, 15, 4], '#F3CFB2')))
    .join('') +
  path('M190 214V128C190 72 300 72 300 128V214Z', '#A24F34') +
  path('M206 214V132C206 92 286 92 286 132V214Z', '#C9683F') +
  path('M216 214V138C216 104 276 104 276 138V214Z', '#4A1730') +
  group(flame, { x: 244, y: 206, schaal: 0.86 }) +
  awning([26, 20], [280, 26], '#F2592B') +
  group(bust({ ...characters.yara, hat: 'kok', arms: ['hang', 'zwaai'], face: 'trots', kleur: '#FF86B3' }, 84), {
    x: 136,
    y: 216,
    schaal: 0.62,
  }) +
  rect([0, 206, 320, 20], '#E0A870') +
  rect([0, 224, 320, 60], '#B97A3B') +
  [30, 104, 178, 252].map((x) => rect([x, 236, 62, 40, 5], '#A2672F')).join('') +
  group(pizza, { x: 218, y: 204, schaal: 0.92 });

/** What stands behind its door on the map, 320 x 280; the open leaf hides the left 70 units. */
export const drawDeur = (): { name: string; svg: string }[] => [
  { name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) },
];
