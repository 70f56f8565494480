import { characters } from '../../../tools/art/lib/characters.ts';
import type { PersonOpts } from '#engine/figure/person/kinds.ts';

/** The driver; we see who it is when the helmet comes off. */
export const PILOT: PersonOpts = {
  ...characters.noor,
  glasses: undefined,
  clothing: 'overall',
  kleur: '#F23B3B',
  color2: '#F23B3B',
  accent: '#FFB703',
};
/** The mechanic who waits at the pit. */
export const MECHANIC: PersonOpts = {
  ...characters.kofi,
  clothing: 'overall',
  kleur: '#1B6CA8',
  color2: '#1B6CA8',
  hat: 'pet',
  hatColor: '#FFB703',
};
