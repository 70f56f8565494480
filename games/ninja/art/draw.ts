import { drawCelebration } from './celebration.ts';
import { drawPorch } from './porch.ts';
import { drawFruit } from './fruit.ts';
import { drawGarden } from './garden.ts';
import { drawDeur } from './landkaart-deur.ts';
import { drawPeople } from './master.ts';
import { drawThings } from './things.ts';

/** All drawings of the game. */
export const draw = (): { pad: string; svg: string }[] =>
  [
    ...drawGarden(),
    ...drawPorch(),
    ...drawFruit(),
    ...drawThings(),
    ...drawPeople(),
    ...drawCelebration(),
    ...drawDeur(),
  ].map(({ name, svg }) => ({ pad: `${name}.svg`, svg }));
