import type { Extensions } from '#engine/runtime/own.ts';
import { mechanic as cockpit } from './cockpit.ts';
import { mechanic as roadside } from './roadside.ts';

/** What the race brings itself: life along the road, and the cockpit. */
export const own: Extensions = { mechanics: { roadside, cockpit } };
