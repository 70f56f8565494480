import { drawBellen } from './bellenprikken/bellen.ts';
import { drawFeest } from './bellenprikken/feest.ts';
import { drawKermis } from './bellenprikken/kermis.ts';
import { drawKuipen } from './bellenprikken/kuip.ts';
import { drawMachine } from './bellenprikken/machine.ts';
import { drawMensen } from './bellenprikken/mensen.ts';
import { drawPlein } from './bellenprikken/plein.ts';
import { drawRad } from './bellenprikken/rad.ts';

/** All drawings of the funfair. */
export const teken = (): { pad: string; svg: string }[] =>
  [
    ...drawKermis(),
    ...drawPlein(),
    ...drawRad(),
    ...drawMachine(),
    ...drawBellen(),
    ...drawKuipen(),
    ...drawMensen(),
    ...drawFeest(),
  ].map(({ naam, svg }) => ({ pad: `games/bellenprikken/${naam}.svg`, svg }));
