import { createVragen } from './build-vraag.ts';
import { BUILDERS } from './builders.ts';

/** Every format with every kind of item. */
export const ALL_VRAGEN = createVragen(BUILDERS);
