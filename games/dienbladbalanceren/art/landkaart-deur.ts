import { group, rect, svgDoc } from '#engine/figure/svg.ts';
import { tone, type Canvas } from './color.ts';
import { waiterBust, waiterCat } from './crowd.ts';
import { dish, tray } from './dishes.ts';
import { parasol, townHall } from './square.ts';

/** A waiter with a full tray; the open leaf hides the left 70 units. */
const tableau = (): string =>
  rect([0, 0, 320, 280], tone.sky) +
  group(townHall(), { x: 250, y: 220, schaal: 0.42 }) +
  rect([0, 218, 320, 62], tone.paving) +
  group(parasol(tone.blue), { x: 292, y: 150, schaal: 0.36 }) +
  group(waiterBust({ face: 'trots', arms: ['zwaai', 'hoog'], outlook: [0.4, -0.6] }), { x: 148, y: 284, schaal: 0.8 }) +
  group(tray(), { x: 196, y: 92, schaal: 0.27, draai: 5 }) +
  ['soft-ice-cream', 'cupcake', 'tropical-drink']
    .map((food, i) => group(dish(food), { x: 134 + i * 60, y: 90 + i * 4, schaal: 0.46 }))
    .join('') +
  group(waiterCat('wow'), { x: 266, y: 274, schaal: 0.62 });

/** What stands behind its door on the map, 320 x 280. */
export const drawDeur = (): Canvas[] => [{ name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) }];
