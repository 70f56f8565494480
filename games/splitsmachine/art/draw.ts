import { drawHall } from './hall.ts';
import { drawMachine } from './machine.ts';
import { drawYard } from './yard.ts';

/** All drawings of the game. */
export const draw = (): { pad: string; svg: string }[] =>
  [...drawHall(), ...drawMachine(), ...drawYard()].map(({ name, svg }) => ({ pad: `${name}.svg`, svg }));
