import { personages } from '../../lib/personages.ts';
import type { PersoonOpts } from '../../lib/persoon/soorten.ts';

/** The driver; we see who it is when the helmet comes off. */
export const PILOOT: PersoonOpts = {
  ...personages.noor,
  bril: undefined,
  kleding: 'overall',
  kleur: '#F23B3B',
  kleur2: '#F23B3B',
  accent: '#FFB703',
};
/** The mechanic who waits at the pit. */
export const MONTEUR: PersoonOpts = {
  ...personages.kofi,
  kleding: 'overall',
  kleur: '#1B6CA8',
  kleur2: '#1B6CA8',
  hoed: 'pet',
  hoedKleur: '#FFB703',
};
