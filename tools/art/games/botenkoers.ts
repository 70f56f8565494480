import { drawBoats } from './botenkoers/boats.ts';
import { drawCrew } from './botenkoers/crew.ts';
import { drawFinale } from './botenkoers/finale.ts';
import { drawCoast } from './botenkoers/coast.ts';
import { drawSky } from './botenkoers/sky.ts';
import { drawWater } from './botenkoers/water.ts';

/** All drawings of the regatta. */
export const draw = (): { pad: string; svg: string }[] =>
  [...drawSky(), ...drawCoast(), ...drawWater(), ...drawBoats(), ...drawCrew(), ...drawFinale()].map(
    ({ naam: name, svg }) => ({ pad: `games/botenkoers/${name}.svg`, svg }),
  );
