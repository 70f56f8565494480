import { drawAuto } from './autorace/auto.ts';
import { drawSigns } from './autorace/borden.ts';
import { drawValley } from './autorace/dal.ts';
import { drawDashboard } from './autorace/dashboard.ts';
import { drawCelebration } from './autorace/feest.ts';
import { drawDog } from './autorace/hond.ts';
import { drawRoadside } from './autorace/langs.ts';
import { drawSky } from './autorace/lucht.ts';
import { drawGhost } from './autorace/spook.ts';

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
