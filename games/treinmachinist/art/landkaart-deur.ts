import { circle, group, path, rect, svgDoc } from '#engine/figure/svg.ts';
import { engine } from './train.ts';

/** The engine comes out of the hills. */
const tableau = (): string =>
  rect([0, 0, 320, 280], '#FBE9CC') +
  circle([238, 84, 62], '#FFE3A6') +
  circle([238, 84, 40], '#FFF1C9') +
  path('M0 168C70 120 140 140 190 158C240 130 290 140 320 150V280H0Z', '#B9D9D3') +
  path('M0 196C90 168 210 178 320 190V280H0Z', '#86B8A4') +
  [
    [128, 60, 17],
    [104, 40, 22],
    [70, 28, 27],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle([x, y, r], '#FFFDF7'))
    .join('') +
  rect([0, 238, 320, 42], '#5F9E7C') +
  rect([0, 232, 320, 14], '#D9CDB8') +
  Array.from({ length: 12 }, (_, i) => rect([i * 28, 230, 12, 18, 2], '#8D5B3E')).join('') +
  rect([0, 234, 320, 4], '#635994') +
  group(engine(), { x: 172, y: 236, schaal: 0.92 });

/** What stands behind its door on the map, 320 x 280; the open leaf hides the left 70 units. */
export const drawDeur = (): { name: string; svg: string }[] => [
  { name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) },
];
