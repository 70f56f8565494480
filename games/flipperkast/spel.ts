import type { Extensions } from '#engine/runtime/own.ts';
import { mechanic as board } from './board.ts';
import { mechanic as lamps } from './lamps.ts';

/** What the game brings itself: the targets of a question, and the lamps and secrets of the machine. */
export const own: Extensions = { mechanics: { board, lamps } };
