import { circle, group, line, rect, svgDoc } from '#engine/figure/svg.ts';
import { green, wood, type Canvas } from './color.ts';
import { paperLantern } from './porch.ts';
import { fruit, fruitHalf } from './fruit.ts';
import { spray } from './garden.ts';
import { ninja } from './master.ts';

const tableau = (): string =>
  rect([0, 0, 320, 280], green.sky) +
  circle([200, 96, 74], green.moon) +
  [96, 150, 270].map((at, i) => rect([at, 0, 14 + i * 3, 280], i === 1 ? green.far : green.mid)).join('') +
  group(spray(green.leaf, 0.7), { x: 92, y: 40, draai: 20 }) +
  group(spray(green.near, 0.6), { x: 288, y: 70, sx: -1 }) +
  rect([0, 226, 320, 54], wood.face) +
  rect([0, 220, 320, 10], wood.light) +
  group(paperLantern(), { x: 290, y: -6, schaal: 0.5 }) +
  group(fruitHalf('meloen', -1), { x: 122, y: 78, schaal: 0.5, draai: -24 }) +
  group(fruitHalf('meloen', 1), { x: 182, y: 66, schaal: 0.5, draai: 18 }) +
  line('M112 128C150 80 176 50 206 24', '#FFFFFF', 9) +
  group(fruit('sinaasappel'), { x: 276, y: 158, schaal: 0.34 }) +
  group(fruit('appel'), { x: 104, y: 176, schaal: 0.34 }) +
  group(ninja(), { x: 192, y: 236, schaal: 0.84 });

/** What stands behind its door on the map, 320 x 280; the open leaf hides the left 70 units. */
export const drawDeur = (): Canvas[] => [{ name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) }];
