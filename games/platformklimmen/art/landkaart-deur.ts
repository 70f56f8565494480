import { bust } from '#engine/figure/person.ts';
import { circle, group, rect, svgDoc } from '#engine/figure/svg.ts';
import { bark, green, type Canvas } from './color.ts';
import { CLIMBER } from './dwellers.ts';
import { crown, mushroom } from './forest.ts';
import { acorn, bough, leaf } from './tree.ts';

const tableau = (): string =>
  rect([0, 0, 320, 280], green.light) +
  circle([250, 60, 54], '#FFF3C4') +
  crown(
    [
      [290, 120, 60],
      [240, 160, 46],
    ],
    green.far,
  ) +
  crown(
    [
      [100, 100, 60],
      [70, 160, 54],
    ],
    green.mid,
  ) +
  rect([150, 0, 74, 280], bark.face) +
  rect([150, 0, 16, 280], bark.light) +
  rect([200, 0, 24, 280], bark.shade) +
  crown(
    [
      [110, 0, 52],
      [180, -14, 58],
      [260, 0, 54],
    ],
    green.leafShade,
  ) +
  group(bough(214), { x: 240, y: 232, schaal: 0.7 }) +
  group(bough(214), { x: 134, y: 150, schaal: 0.5, sx: -1 }) +
  group(mushroom(), { x: 292, y: 232, schaal: 0.6 }) +
  group(acorn(24), { x: 120, y: 118 }) +
  group(leaf(), { x: 222, y: 52, schaal: 0.72 }) +
  group(bust({ ...CLIMBER, face: 'trots', arms: ['juich', 'juich'] }), { x: 222, y: 236, schaal: 0.82 });

/** What stands behind its door on the map, 320 x 280; the open leaf hides the left 70 units. */
export const drawDeur = (): Canvas[] => [{ name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) }];
