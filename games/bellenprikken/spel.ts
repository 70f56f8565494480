import type { Eigen } from '#engine/runtime/eigen.ts';
import { mechanic as bellen } from './bellen.ts';

/** What the fair brings itself: bubbles that leap from the horn, burst in chains and send their letter to the rail. */
export const eigen: Eigen = { mechanics: { bellen } };
