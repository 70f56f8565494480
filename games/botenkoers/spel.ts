import type { Extensions } from '#engine/runtime/own.ts';
import { rigging } from './rigging.ts';
import { vista } from './vista.ts';

/** What the regatta brings itself: rigging and view. */
export const own: Extensions = { mechanics: { rigging, vista } };
