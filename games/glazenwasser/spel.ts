import type { Extensions } from '#engine/runtime/own.ts';
import { mechanic as facade } from './facade.ts';
import { mechanic as washer } from './washer.ts';

/** What the window cleaner brings: the house with its windows and bells, and the gondola with squeegee and pole. */
export const own: Extensions = { mechanics: { facade, washer } };
