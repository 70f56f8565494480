import { drawEvening } from './pizzabakken/avond.ts';
import { drawCelebration } from './pizzabakken/feest.ts';
import { drawBowls } from './pizzabakken/kommen.ts';
import { drawPeople } from './pizzabakken/mensen.ts';
import { drawWall } from './pizzabakken/muur.ts';
import { drawOven } from './pizzabakken/oven.ts';
import { drawPizza } from './pizzabakken/pizza.ts';

/** All drawings of the pizzeria. */
export const draw = (): { pad: string; svg: string }[] =>
  [
    ...drawEvening(),
    ...drawWall(),
    ...drawOven(),
    ...drawPizza(),
    ...drawBowls(),
    ...drawPeople(),
    ...drawCelebration(),
  ].map(({ naam: name, svg }) => ({ pad: `games/pizzabakken/${name}.svg`, svg }));
