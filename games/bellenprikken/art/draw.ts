import { drawDeur } from './landkaart-deur.ts';
import { drawBubbles } from './bubbles.ts';
import { drawCelebration } from './celebration.ts';
import { drawFunfair } from './funfair.ts';
import { drawTubs } from './tub.ts';
import { drawMachine } from './machine.ts';
import { drawPeople } from './people.ts';
import { drawPlaza } from './plaza.ts';
import { drawWheel } from './wheel.ts';

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
    ...drawDeur(),
  ].map(({ name, svg }) => ({ pad: `${name}.svg`, svg }));
