import type { Extensions } from '#engine/runtime/own.ts';
import { mechanic as course } from './course.ts';
import { mechanic as shout } from './shout.ts';

/** What the game brings itself: the water that comes toward the boat, and what the crew shouts. */
export const own: Extensions = { mechanics: { course, shout } };
