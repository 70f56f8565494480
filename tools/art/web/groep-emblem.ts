import { centeredEmoji } from '../lib/emoji.ts';
import { circle, line, path, svgDoc } from '#engine/figure/svg.ts';

/** A gull that stands: the set of pictures has none. */
const gull = (): string =>
  line('M-6 30V44M8 30V44M-12 45H0M2 45H14', '#F2822D', 4) +
  path(
    'M-44 6C-40 -2 -26 -10 -10 -14C0 -30 14 -40 28 -36C42 -32 44 -18 38 -8C36 16 20 32 -4 32C-20 32 -34 22 -44 6Z',
    '#FFFFFF',
  ) +
  path('M-48 4C-30 -10 -6 -10 14 -2C8 14 -10 22 -26 18C-36 15 -44 10 -48 4Z', '#9CA9C0') +
  path('M-48 4C-42 6 -34 7 -27 5C-31 12 -38 14 -42 11Z', '#3B4361') +
  path('M40 -24L58 -17L38 -13Z', '#F9A826') +
  circle([30, -23, 3.4], '#1F2A44');

const SIZE = 128;
const skinTone = (color: string, part: string): string =>
  svgDoc([-SIZE / 2, -SIZE / 2, SIZE, SIZE], path('M-64 -64H64V64H-64Z', color) + part);
const plate = (color: string, name: string) => () => skinTone(color, centeredEmoji(name, 84));

/** Emblems of the groups: 64 px on the landscape. */
export const groepEmblems: Readonly<Record<string, () => string>> = {
  'embleem-meeuw': () => skinTone('#D8EDFA', gull()),
  'embleem-vis': plate('#D9F1EC', 'tropical-fish'),
  'embleem-kompas': plate('#FFF1CC', 'compass'),
  'embleem-boot': plate('#D8EDFA', 'sailboat'),
  'embleem-boom': plate('#E1EFC8', 'deciduous-tree'),
  'embleem-regenboog': plate('#ECE4F7', 'rainbow'),
  'embleem-raket': plate('#ECE4F7', 'rocket'),
  'embleem-potlood': plate('#FFE6B0', 'pencil'),
  'embleem-huis': plate('#FFDFD2', 'house-with-garden'),
  'embleem-boeken': plate('#FFDFD2', 'books'),
  'embleem-zon': plate('#FFF1CC', 'sun-with-face'),
  'embleem-vlieger': plate('#D8EDFA', 'kite'),
};
