import { drawBubbles } from './bellenprikken/bellen.ts';
import { drawCelebration } from './bellenprikken/feest.ts';
import { drawFunfair } from './bellenprikken/kermis.ts';
import { drawTubs } from './bellenprikken/kuip.ts';
import { drawMachine } from './bellenprikken/machine.ts';
import { drawPeople } from './bellenprikken/mensen.ts';
import { drawPlaza } from './bellenprikken/plein.ts';
import { drawWheel } from './bellenprikken/rad.ts';

/** All drawings of the funfair. */
export const draw = (): { pad: string; svg: string }[] =>
  [
    ...drawFunfair(),
    ...drawPlaza(),
    ...drawWheel(),
    ...drawMachine(),
    ...drawBubbles(),
    ...drawTubs(),
    ...drawPeople(),
    ...drawCelebration(),
  ].map(({ naam: name, svg }) => ({ pad: `games/bellenprikken/${name}.svg`, svg }));
