import { drawDeur } from './landkaart-deur.ts';
import { drawBoats } from './boats.ts';
import { drawCrew } from './crew.ts';
import { drawFinale } from './finale.ts';
import { drawCoast } from './coast.ts';
import { drawSky } from './sky.ts';
import { drawWater } from './water.ts';

/** All drawings of the regatta. */
export const draw = (): { pad: string; svg: string }[] =>
  [...drawSky(), ...drawCoast(), ...drawWater(), ...drawBoats(), ...drawCrew(), ...drawFinale(), ...drawDeur()].map(
    ({ name, svg }) => ({ pad: `${name}.svg`, svg }),
  );
