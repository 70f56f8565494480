import type { Extensions } from '#engine/runtime/own.ts';
import { mechanic as forts } from './forts.ts';
import { mechanic as hats } from './hats.ts';

/** What the game brings itself: the forts of snow, and the hats that fly off. */
export const own: Extensions = { mechanics: { forts, hats } };
