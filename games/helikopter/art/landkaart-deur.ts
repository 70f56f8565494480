import { bust } from '#engine/figure/person.ts';
import { clip, group, line, svgDoc } from '#engine/figure/svg.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import type { Canvas } from './color.ts';
import { helicopter } from './helicopter.ts';
import { backdrop } from './lake.ts';
import { floating } from './swimmers.ts';

const tableau = (): string =>
  clip(
    'M0 0H320V280H0Z',
    group(backdrop(), { x: -30, y: -40, schaal: 0.62 }) +
      group(helicopter(), { x: 206, y: 84, schaal: 0.66 }) +
      line('M206 120V168', '#A9683F', 5) +
      group(
        floating(
          group(bust({ ...characters.noor, face: 'trots', arms: ['juich', 'juich'] }, 84), { schaal: 0.66 }),
          '#FFC83D',
        ),
        { x: 206, y: 234 },
      ),
  );

/** What stands behind its door on the map, 320 x 280; the open leaf hides the left 70 units. */
export const drawDeur = (): Canvas[] => [{ name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) }];
