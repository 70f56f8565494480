import type { Extensions } from '#engine/runtime/own.ts';
import { mechanic as bubbles } from './bubbles.ts';
import { mechanic as push } from './push.ts';

/** What the fair brings itself: bubbles that leap, burst in chains and send their letter to the rail; and pushing them. */
export const own: Extensions = { mechanics: { bubbles, push } };
