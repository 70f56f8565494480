import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { LeerlingRow } from './leerlingen.read.ts';

/** The voice that a leerling hears: its own choice, else that of its setting, else that of the country. */
export function voiceOf(
  { stem: own }: Pick<LeerlingRow, 'stem'>,
  { stem }: Pick<Oefeninstelling, 'stem'>,
  land: 'NL' | 'BE',
): 'nl' | 'be' {
  const chosen = own === 'auto' ? stem : own;
  if (chosen !== 'auto') return chosen;
  return land === 'BE' ? 'be' : 'nl';
}
