import { drawCabinet } from './cabinet.ts';
import { drawCelebration } from './celebration.ts';
import { drawFair } from './fair.ts';
import { drawPeople } from './people.ts';
import { drawSpace } from './space.ts';
import { drawThings } from './things.ts';

/** All drawings of the game. */
export const draw = (): { pad: string; svg: string }[] =>
  [...drawFair(), ...drawCabinet(), ...drawSpace(), ...drawThings(), ...drawPeople(), ...drawCelebration()].map(
    ({ name, svg }) => ({
      pad: `${name}.svg`,
      svg,
    }),
  );
