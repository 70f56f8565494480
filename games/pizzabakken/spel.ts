import type { Eigen } from '#engine/runtime/eigen.ts';
import { mechanic as kommen } from './kommen.ts';
import { mechanic as pizza } from './pizza.ts';

/** What the pizzeria brings itself: the pizza that is topped, baked and served, and the bowls on the counter. */
export const eigen: Eigen = { mechanics: { pizza, kommen } };
