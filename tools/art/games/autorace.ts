import { drawAuto } from './autorace/auto.ts';
import { drawBorden } from './autorace/borden.ts';
import { drawDal } from './autorace/dal.ts';
import { drawDashboard } from './autorace/dashboard.ts';
import { drawFeest } from './autorace/feest.ts';
import { drawHond } from './autorace/hond.ts';
import { drawLangs } from './autorace/langs.ts';
import { drawLucht } from './autorace/lucht.ts';
import { drawSpook } from './autorace/spook.ts';

/** All drawings of the mountain race. */
export const teken = (): { pad: string; svg: string }[] =>
  [
    ...drawLucht(),
    ...drawDal(),
    ...drawBorden(),
    ...drawAuto(),
    ...drawSpook(),
    ...drawLangs(),
    ...drawDashboard(),
    ...drawHond(),
    ...drawFeest(),
  ].map(({ naam, svg }) => ({ pad: `games/autorace/${naam}.svg`, svg }));
