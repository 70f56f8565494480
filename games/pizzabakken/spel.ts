import type { Extensions } from '#engine/runtime/own.ts';
import { mechanic as bowls } from './bowls.ts';
import { mechanic as pizza } from './pizza.ts';

/** What the pizzeria brings itself: the pizza that is topped, baked and served, and the bowls on the counter. */
export const own: Extensions = { mechanics: { pizza, bowls } };
