import { drawDeur } from './landkaart-deur.ts';
import { drawAuto } from './auto.ts';
import { drawSigns } from './boards.ts';
import { drawValley } from './valley.ts';
import { drawDashboard } from './dashboard.ts';
import { drawCelebration } from './celebration.ts';
import { drawDog } from './dog.ts';
import { drawRoadside } from './along.ts';
import { drawSky } from './sky.ts';
import { drawGhost } from './ghost.ts';

/** All drawings of the mountain race. */
export const draw = (): { pad: string; svg: string }[] =>
  [
    ...drawSky(),
    ...drawValley(),
    ...drawSigns(),
    ...drawAuto(),
    ...drawGhost(),
    ...drawRoadside(),
    ...drawDashboard(),
    ...drawDog(),
    ...drawCelebration(),
    ...drawDeur(),
  ].map(({ name, svg }) => ({ pad: `${name}.svg`, svg }));
