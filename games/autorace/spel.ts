import type { Eigen } from '#engine/runtime/eigen.ts';
import { mechanic as cockpit } from './cockpit.ts';
import { mechanic as langsweg } from './langsweg.ts';

/** What the race brings itself: life along the road, and the cockpit. */
export const eigen: Eigen = { mechanics: { langsweg, cockpit } };
