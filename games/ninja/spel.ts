import type { Extensions } from '#engine/runtime/own.ts';
import { mechanic as company } from './company.ts';
import { mechanic as jar } from './jar.ts';

/** What the game brings itself: the jar of juice, and who leaps and who comes out. */
export const own: Extensions = { mechanics: { jar, company } };
