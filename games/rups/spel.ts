import type { Extensions } from '#engine/runtime/own.ts';
import { mechanic as cocoon } from './cocoon.ts';

/** What the game brings itself: the cocoon of a finished word, and the butterfly that comes out. */
export const own: Extensions = { mechanics: { cocoon } };
