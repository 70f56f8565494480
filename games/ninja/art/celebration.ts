import { bird } from '../../../tools/art/lib/animals.ts';
import { clip, ellipse, group, svgDoc } from '#engine/figure/svg.ts';
import { LAYER, type Canvas } from './color.ts';
import { paperLantern, porch } from './porch.ts';
import { fruit, fruitHalf } from './fruit.ts';
import { backdrop } from './garden.ts';
import { badger, ninja } from './master.ts';
import { glass } from './things.ts';

const [x, y, wide, high] = LAYER;

const left = (): string =>
  ellipse([200, 604, 180, 16], '#321B41', { 'fill-opacity': 0.14 }) +
  group(fruit('ananas'), { x: 110, y: 500, schaal: 1.2 }) +
  group(fruitHalf('meloen', -1), { x: 250, y: 520, schaal: 1.3, draai: -14 }) +
  group(fruit('sinaasappel'), { x: 330, y: 556, schaal: 0.7 }) +
  group(glass('#FF5A5F', '#FF9A9C'), { x: 176, y: 606, schaal: 1.1 }) +
  group(bird('#2C9CE6', 'blij'), { x: 108, y: 384, schaal: 0.9 });
const right = (): string =>
  group(paperLantern(), { x: 70, y: 30, schaal: 1.1 }) +
  group(badger(), { x: 104, y: 606, schaal: 0.8 }) +
  group(ninja(), { x: 290, y: 620, schaal: 1.35 });

/** What stands behind and beside the result. */
export const drawCelebration = (): Canvas[] => [
  {
    name: 'resultaat-achter',
    svg: svgDoc([0, 0, wide, high], clip(`M0 0H${wide}V${high}H0Z`, group(backdrop() + porch(), { x: -x, y: -y }))),
  },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
];
