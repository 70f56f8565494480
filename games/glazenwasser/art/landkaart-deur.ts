import { characters } from '../../../tools/art/lib/characters.ts';
import { bust } from '#engine/figure/person.ts';
import { circle, group, path, rect, svgDoc } from '#engine/figure/svg.ts';
import { type Drawing, tone } from './color.ts';

/** A steamed-up window that is being wiped; the open door hides the left 70 units. */
const tableau = (): string =>
  rect([0, 0, 320, 280], tone.brick) +
  [0, 1, 2, 3, 4]
    .flatMap((row) =>
      [0, 1, 2].map((k) =>
        rect(
          [80 + k * 88 + (row % 2) * 40, 14 + row * 56, 46, 16, 5],
          row % 2 === 0 ? tone.brickLight : tone.brickDeep,
        ),
      ),
    )
    .join('') +
  rect([96, 26, 204, 164, 10], tone.wood) +
  rect([108, 38, 180, 140], '#DCEAF3') +
  path('M120 60Q190 40 270 70V120Q190 150 126 116Z', '#FFD79A') +
  group(bust({ ...characters.juf, arms: ['hang', 'zwaai'], face: 'trots' }, 84), { x: 196, y: 178, schaal: 0.6 }) +
  path('M108 38H288V62Q200 30 118 74V130Q200 164 288 128V178H108Z', '#DCEAF3', { 'fill-opacity': 0.85 }) +
  rect([88, 186, 220, 16, 6], tone.woodDeep) +
  group(bust({ ...characters.lotte, hat: 'pet', hatColor: '#D9480F', arms: ['hang', 'juich'] }, 70), {
    x: 170,
    y: 254,
    schaal: 0.56,
  }) +
  rect([96, 234, 200, 46, 6], tone.yellow) +
  rect([90, 228, 212, 12, 5], tone.yellowDeep) +
  [246, 262, 278].map((x, i) => circle([x, 222 - (i % 2) * 6, 12], '#FFFFFF')).join('') +
  path('M240 280V226H286V280Z', '#1B6CA8');

/** What stands behind its door on the map, 320 x 280. */
export const drawDeur = (): Drawing[] => [{ name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) }];
