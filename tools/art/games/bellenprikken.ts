import { drawBubbles } from './bellenprikken/bubbles.ts';
import { drawCelebration } from './bellenprikken/celebration.ts';
import { drawFunfair } from './bellenprikken/funfair.ts';
import { drawTubs } from './bellenprikken/tub.ts';
import { drawMachine } from './bellenprikken/machine.ts';
import { drawPeople } from './bellenprikken/people.ts';
import { drawPlaza } from './bellenprikken/plaza.ts';
import { drawWheel } from './bellenprikken/wheel.ts';

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
