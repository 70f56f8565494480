import { drawBoat } from './boat.ts';
import { drawCanal } from './canal.ts';
import { drawCelebration } from './celebration.ts';

/** All drawings of the game. */
export const draw = (): { pad: string; svg: string }[] =>
  [...drawCanal(), ...drawBoat(), ...drawCelebration()].map(({ name, svg }) => ({ pad: `${name}.svg`, svg }));
