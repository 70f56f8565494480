import { drawAuto } from './autorace/auto.ts';
import { drawSigns } from './autorace/boards.ts';
import { drawValley } from './autorace/valley.ts';
import { drawDashboard } from './autorace/dashboard.ts';
import { drawCelebration } from './autorace/celebration.ts';
import { drawDog } from './autorace/dog.ts';
import { drawRoadside } from './autorace/along.ts';
import { drawSky } from './autorace/sky.ts';
import { drawGhost } from './autorace/ghost.ts';

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
  ].map(({ naam: name, svg }) => ({ pad: `games/autorace/${name}.svg`, svg }));
