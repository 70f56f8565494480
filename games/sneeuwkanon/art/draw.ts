import { drawCannon } from './cannon.ts';
import { drawCelebration } from './celebration.ts';
import { drawDeur } from './landkaart-deur.ts';
import { drawLand } from './land.ts';
import { drawCast } from './penguin.ts';
import { drawSky } from './sky.ts';
import { drawSnowmen } from './snowman.ts';

/** All drawings of the game. */
export const draw = (): { pad: string; svg: string }[] =>
  [
    ...drawSky(),
    ...drawLand(),
    ...drawCannon(),
    ...drawSnowmen(),
    ...drawCast(),
    ...drawCelebration(),
    ...drawDeur(),
  ].map(({ name, svg }) => ({ pad: `${name}.svg`, svg }));
