import { drawCrew } from './crew.ts';
import { drawFinale } from './finale.ts';
import { drawGround } from './ground.ts';
import { drawPanel } from './panel.ts';
import { drawRocket } from './rocket.ts';
import { drawSky } from './sky.ts';

/** All drawings of the rocket and its voyage. */
export const draw = (): { pad: string; svg: string }[] =>
  [...drawSky(), ...drawGround(), ...drawRocket(), ...drawPanel(), ...drawCrew(), ...drawFinale()].map(
    ({ name, svg }) => ({ pad: `${name}.svg`, svg }),
  );
