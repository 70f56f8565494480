import type { Extensions } from '#engine/runtime/own.ts';
import { mechanic as facade } from './facade.ts';
import { mechanic as gondola } from './gondola.ts';

/** What the window cleaner brings: the house with its windows and bells, and the gondola that climbs along it. */
export const own: Extensions = { mechanics: { facade, gondola } };
