import type { Extensions } from '#engine/runtime/eigen.ts';
import { rigging } from './tuigage.ts';
import { vista } from './uitzicht.ts';

/** What the regatta brings itself: rigging and view. */
export const own: Extensions = { mechanics: { tuigage: rigging, uitzicht: vista } };
