import { drawEvening } from './pizzabakken/evening.ts';
import { drawCelebration } from './pizzabakken/celebration.ts';
import { drawBowls } from './pizzabakken/bowls.ts';
import { drawPeople } from './pizzabakken/people.ts';
import { drawWall } from './pizzabakken/wall.ts';
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
