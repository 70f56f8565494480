import { drawDeur } from './landkaart-deur.ts';
import { drawEvening } from './evening.ts';
import { drawCelebration } from './celebration.ts';
import { drawBowls } from './bowls.ts';
import { drawBox } from './box.ts';
import { drawLamps } from './lamps.ts';
import { drawPeople } from './people.ts';
import { drawWall } from './wall.ts';
import { drawOven } from './oven.ts';
import { drawPizza } from './pizza.ts';

/** All drawings of the pizzeria. */
export const draw = (): { pad: string; svg: string }[] =>
  [
    ...drawEvening(),
    ...drawWall(),
    ...drawOven(),
    ...drawPizza(),
    ...drawBowls(),
    ...drawBox(),
    ...drawLamps(),
    ...drawPeople(),
    ...drawCelebration(),
    ...drawDeur(),
  ].map(({ name, svg }) => ({ pad: `${name}.svg`, svg }));
