import { drawCelebration } from './celebration.ts';
import { drawCreatures } from './creatures.ts';
import { drawLeaves } from './leaf.ts';
import { drawPark } from './park.ts';

/** All drawings of the game. */
export const draw = (): { pad: string; svg: string }[] =>
  [...drawPark(), ...drawLeaves(), ...drawCreatures(), ...drawCelebration()].map(({ name, svg }) => ({
    pad: `${name}.svg`,
    svg,
  }));
