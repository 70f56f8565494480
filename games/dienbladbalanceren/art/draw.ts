import { drawCelebration } from './celebration.ts';
import { drawCrowd } from './crowd.ts';
import { drawDishes } from './dishes.ts';
import { drawDeur } from './landkaart-deur.ts';
import { drawSquare } from './square.ts';

/** All drawings of the game. */
export const draw = (): { pad: string; svg: string }[] =>
  [...drawSquare(), ...drawDishes(), ...drawCrowd(), ...drawCelebration(), ...drawDeur()].map(({ name, svg }) => ({
    pad: `${name}.svg`,
    svg,
  }));
