import type { Extensions } from '#engine/runtime/own.ts';
import { mechanic as wind } from './wind.ts';

/** What the game brings itself: wind that blows leaves to their heap. */
export const own: Extensions = { mechanics: { wind } };
