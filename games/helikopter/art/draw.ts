import { drawCelebration } from './celebration.ts';
import { drawDeep } from './deep.ts';
import { drawHelicopter } from './helicopter.ts';
import { drawLake } from './lake.ts';
import { drawDeur } from './landkaart-deur.ts';
import { drawShip } from './ship.ts';
import { drawSwimmers } from './swimmers.ts';

/** All drawings of the game. */
export const draw = (): { pad: string; svg: string }[] =>
  [
    ...drawLake(),
    ...drawHelicopter(),
    ...drawSwimmers(),
    ...drawShip(),
    ...drawDeep(),
    ...drawCelebration(),
    ...drawDeur(),
  ].map(({ name, svg }) => ({ pad: `${name}.svg`, svg }));
