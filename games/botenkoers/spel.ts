import type { Eigen } from '#engine/runtime/eigen.ts';
import { tuigage } from './tuigage.ts';
import { uitzicht } from './uitzicht.ts';

/** What the regatta brings itself: rigging and view. */
export const eigen: Eigen = { mechanics: { tuigage, uitzicht } };
