import type { Extensions } from '#engine/runtime/eigen.ts';
import { mechanic as cockpit } from './cockpit.ts';
import { mechanic as roadside } from './langsweg.ts';

/** What the race brings itself: life along the road, and the cockpit. */
export const own: Extensions = { mechanics: { langsweg: roadside, cockpit } };
