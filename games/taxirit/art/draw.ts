import { drawBlocks } from './blocks.ts';
import { drawCars } from './cars.ts';
import { drawCelebration } from './celebration.ts';
import { drawPeople } from './people.ts';
import { drawStreets } from './streets.ts';
import { drawTown } from './town.ts';

/** All drawings of the game. */
export const draw = (): { pad: string; svg: string }[] =>
  [...drawTown(), ...drawBlocks(), ...drawStreets(), ...drawCars(), ...drawPeople(), ...drawCelebration()].map(
    ({ name, svg }) => ({
      pad: `${name}.svg`,
      svg,
    }),
  );
