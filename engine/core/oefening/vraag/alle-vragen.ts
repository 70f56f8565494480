import { createVragen } from './bouw-vraag.ts';
import { BUILDERS } from './bouwers.ts';

/** Every format with every kind of item. */
export const ALL_VRAGEN = createVragen(BUILDERS);
