import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Format } from '#engine/core/oefening/contract.ts';
import { STRANDEN } from '#engine/core/oefening/content-soort.ts';
import { VOLGORDE_DOEL } from '#engine/core/oefening/model.ts';
import { PARAMS } from '#engine/core/oefening/params.ts';

/** Formats that show whole misspellings: at most a quarter of the work (games.md section 2). */
export const SPELFOUT_FORMATEN: ReadonlySet<Format> = new Set(['kies', 'oordeel', 'zoekfout']);

/** Whether the child writes or builds the form. */
export function isProductie(format: Format): boolean {
  return PARAMS.formaten[format].productie;
}

/** Strands that a stone does not plan by itself yet: a taak of the teacher asks for them. */
const ZELF_GEKOZEN: ReadonlySet<string> = new Set(STRANDEN.map((s) => s.doelId).filter((id) => id !== VOLGORDE_DOEL));

function basisVan(doelId: string, groep: number): Format[] {
  if (doelId === VOLGORDE_DOEL) return ['volgorde'];
  if (ZELF_GEKOZEN.has(doelId)) return [];
  if (doelId.startsWith('ww-')) return ['werkwoord'];
  if (groep <= 3) return ['bouw', 'klank', 'gat', 'rijm', 'flits'];
  return ['bouw', 'dictee', 'gat', 'flits', 'kies', 'oordeel'];
}

/** Formats for a goal, productive first; without the forbidden ones, and without typing when typing is off. */
export function formatenVoor(options: { doelId: string; groep: number; instelling: Pick<Oefeninstelling, 'formatenVerboden' | 'typenAan'> }): Format[] {
  const { doelId, groep, instelling } = options;
  return basisVan(doelId, groep).filter((f) => !instelling.formatenVerboden.includes(f) && (instelling.typenAan || f !== 'dictee'));
}
