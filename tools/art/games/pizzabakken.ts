import { drawAvond } from './pizzabakken/avond.ts';
import { drawFeest } from './pizzabakken/feest.ts';
import { drawKommen } from './pizzabakken/kommen.ts';
import { drawMensen } from './pizzabakken/mensen.ts';
import { drawMuur } from './pizzabakken/muur.ts';
import { drawOven } from './pizzabakken/oven.ts';
import { drawPizza } from './pizzabakken/pizza.ts';

/** All drawings of the pizzeria. */
export const teken = (): { pad: string; svg: string }[] =>
  [...drawAvond(), ...drawMuur(), ...drawOven(), ...drawPizza(), ...drawKommen(), ...drawMensen(), ...drawFeest()].map(
    ({ naam, svg }) => ({ pad: `games/pizzabakken/${naam}.svg`, svg }),
  );
