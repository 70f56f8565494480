import type { Eigen } from '#engine/runtime/eigen.ts';
import { mechanic as bellen } from './bellen.ts';
import { mechanic as duwen } from './duwen.ts';

/** What the fair brings itself: bubbles that leap, burst in chains and send their letter to the rail; and pushing them. */
export const eigen: Eigen = { mechanics: { bellen, duwen } };
