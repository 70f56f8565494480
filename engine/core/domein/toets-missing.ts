import { CONSTANTS } from './constants.ts';
import { holdsWord } from './methodetoets.ts';

const WINDOW_MAX_MS = 30 * 86_400_000;

/** Why a field of a methodetoets is not ready; codes of the form rules. */
export type ToetsRule = 'verplicht' | 'kies' | 'formaat' | 'bestaat_al' | 'datumvolgorde' | 'bereik';

/** What has to be complete before a methodetoets is published; moments in epoch milliseconds. */
export interface ToetsDraft {
  woorden: readonly { woord: string; zin: string }[];
  participants: number;
  begin: number | undefined;
  end: number | undefined;
}

function windowMissing({ begin, end }: ToetsDraft, now: number): Record<string, ToetsRule> {
  if (begin === undefined) return { vensterVan: 'verplicht' };
  if (end === undefined) return { vensterTot: 'verplicht' };
  if (end <= begin || end <= now) return { vensterTot: 'datumvolgorde' };
  return end - begin > WINDOW_MAX_MS ? { vensterTot: 'bereik' } : {};
}

/** What keeps a methodetoets from being published, by field; nothing = it is complete. The sentence of a word has to hold it. */
export function missingInToets(draft: ToetsDraft, now: number): Record<string, ToetsRule> {
  const { woorden } = draft;
  const out: Record<string, ToetsRule> = {};
  if (woorden.length < CONSTANTS.TOETS_WOORDEN_MIN) out['woorden'] = 'kies';
  const seen = new Set<string>();
  for (const [index, { woord, zin }] of woorden.entries()) {
    if (seen.has(woord.toLowerCase())) out[`woorden.${index}.woord`] = 'bestaat_al';
    seen.add(woord.toLowerCase());
    if (zin === '') out[`woorden.${index}.zin`] = 'verplicht';
    else if (!holdsWord(zin, woord)) out[`woorden.${index}.zin`] = 'formaat';
  }
  if (draft.participants === 0) out['deelnemers'] = 'kies';
  return { ...out, ...windowMissing(draft, now) };
}
