import { flagLine } from '../../../tools/art/lib/decor-hanging.ts';
import { bust, personWithShadow } from '#engine/figure/person.ts';
import { circle, clip, contactShadow, ellipse, group, line, lit, path, rect, svgDoc } from '#engine/figure/svg.ts';
import { taxiFrom } from './cars.ts';
import { canal, ground, LAYER, street, taxi, type Canvas } from './color.ts';
import { DRIVER, duckling } from './people.ts';
import { crossingTile } from './streets.ts';
import { finishFlag, streetRow, townFountain, townView } from './town.ts';

const [x, y, wide, high] = LAYER;

const behind = (): string =>
  group(townView(), { x: -x, y: -y }) +
  group(crossingTile(), { x: 700, y: 420, schaal: 2.4 }) +
  group(flagLine(560, 46), { x: -30, y: 150, draai: 4 }) +
  group(flagLine(560, 46), { x: 1030, y: 180, draai: -4 });

const driving = (load: number): string =>
  group(bust({ ...DRIVER, face: 'blij' }, 92), { x: 2, y: -14, schaal: 0.46 }) + taxiFrom('right', load);
const left = (): string =>
  path('M0 470H330Q350 470 350 490V620H0Z', street.kerb) +
  path('M0 496H320Q334 496 334 510V620H0Z', street.road) +
  line('M0 602H330', street.line, 7, { 'stroke-dasharray': '40 26' }) +
  group(finishFlag(), { x: 96, y: 470, schaal: 2.2 }) +
  group(driving(3), { x: 212, y: 560, schaal: 2.5 });
const right = (): string =>
  group(duckling(), { x: 96, y: 604, schaal: 0.8 }) +
  group(personWithShadow({ ...DRIVER, face: 'trots', mouth: 'lach', arms: ['juich', 'juich'] }), {
    x: 226,
    y: 600,
    schaal: 1.55,
  });

/** A taxi of the parade: behind it the board of a word on two poles. */
const parade = (): string => line('M-40 -20V-74M34 -20V-74', '#8D5B3E', 7) + taxiFrom('right', 3);

/** A balloon with a basket for a word. */
const balloon = (color: string, light: string): string =>
  line('M-70 34L-58 84M70 34L58 84', '#8D5B3E', 4) +
  lit(
    'M0 -150C70 -150 104 -104 104 -58C104 -10 72 22 44 44H-44C-72 22 -104 -10 -104 -58C-104 -104 -70 -150 0 -150Z',
    color,
    {
      dx: -10,
      dy: -6,
    },
  ) +
  path(
    'M0 -150C34 -150 44 -104 44 -58C44 -10 32 22 20 44H-20C-32 22 -44 -10 -44 -58C-44 -104 -34 -150 0 -150Z',
    light,
  ) +
  ellipse([-66, -96, 12, 26], '#FFFFFF', { 'fill-opacity': 0.5, transform: 'rotate(24 -66 -96)' });

/** A wagon of the party tram, with room for a word. */
const wagon = (): string =>
  contactShadow(120, 0, 66) +
  line('M-136 44H136', '#54486E', 8) +
  lit('M-124 -72Q-124 -88 -108 -88H108Q124 -88 124 -72V44Q124 56 112 56H-112Q-124 56 -124 44Z', '#E9483F', {
    dx: -8,
    dy: -5,
    shadow: '#BE2F3A',
  }) +
  rect([-124, -80, 248, 14], '#FFF3E0') +
  [-86, -30, 30, 86].map((px) => rect([px - 20, -60, 40, 30, 8], '#A9DDF2')).join('') +
  [-78, 78].map((px) => circle([px, 56, 18], taxi.dark) + circle([px, 56, 9], taxi.chrome)).join('');

const tableau = (): string =>
  rect([0, 0, 320, 280], ground.base) +
  rect([0, 0, 54, 280], canal.water) +
  rect([54, 0, 8, 280], canal.rim) +
  rect([62, 150, 258, 92], street.walk) +
  rect([62, 158, 258, 76], street.kerb) +
  rect([62, 164, 258, 66], street.road) +
  line('M76 197H320', street.line, 6, { 'stroke-dasharray': '28 20' }) +
  group(streetRow(), { x: 130, y: 150, schaal: 1.15 }) +
  group(streetRow(), { x: 262, y: 150, schaal: 1.15 }) +
  group(townFountain(), { x: 250, y: 274, schaal: 0.6 }) +
  group(driving(2), { x: 180, y: 206, schaal: 1.2 });

/** What stands behind and beside the result, what brings the words, and what is behind the door on the map. */
export const drawCelebration = (): Canvas[] => [
  { name: 'resultaat-achter', svg: svgDoc([0, 0, wide, high], clip(`M0 0H${wide}V${high}H0Z`, behind())) },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
  { name: 'optocht', svg: svgDoc([-80, -84, 160, 122], parade()) },
  { name: 'ballon-blauw', svg: svgDoc([-110, -156, 220, 246], balloon('#3FA3E8', '#8CCBF2')) },
  { name: 'ballon-roze', svg: svgDoc([-110, -156, 220, 246], balloon('#F2529D', '#FF9CC8')) },
  { name: 'wagon', svg: svgDoc([-140, -92, 280, 172], wagon()) },
  { name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) },
];
