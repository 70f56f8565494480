import { createVragen } from './bouw-vraag.ts';
import { BOUWERS } from './bouwers.ts';

/** Every format with every kind of item. */
export const ALLE_VRAGEN = createVragen(BOUWERS);
