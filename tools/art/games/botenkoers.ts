import { drawBoten } from './botenkoers/boten.ts';
import { drawCrew } from './botenkoers/crew.ts';
import { drawFinale } from './botenkoers/finale.ts';
import { drawKust } from './botenkoers/kust.ts';
import { drawLucht } from './botenkoers/lucht.ts';
import { drawWater } from './botenkoers/water.ts';

/** All drawings of the regatta. */
export const teken = (): { pad: string; svg: string }[] =>
  [...drawLucht(), ...drawKust(), ...drawWater(), ...drawBoten(), ...drawCrew(), ...drawFinale()].map(
    ({ naam, svg }) => ({ pad: `games/botenkoers/${naam}.svg`, svg }),
  );
