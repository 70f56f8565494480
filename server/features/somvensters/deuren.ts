import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { FORMATS, type Format } from '#engine/core/oefening/contract.ts';
import type { DeurenInvoer } from '#engine/core/somvenster/route.ts';
import type { Spellen } from '../../platform/spellen/spellen.ts';
import type { NiveauRij } from './spelrondes.repository.ts';

const isFormaat = (waarde: string): waarde is Format => FORMATS.some((f) => f === waarde);

export const formatenVan = (taak: { formaten: readonly string[] }): Format[] => taak.formaten.filter(isFormaat);

/** What decides the doors of a stone for a pupil, apart from the formats of the stone. */
export type DeurenBasis = Omit<DeurenInvoer, 'formaten'>;

export function deurenBasis(spellen: Spellen, leerling: { sterren: number; niveaus: readonly NiveauRij[] }, instelling: Oefeninstelling): DeurenBasis {
  const gespeeld = leerling.niveaus.filter((n) => n.laatst_op !== null).toSorted((a, b) => (b.laatst_op?.getTime() ?? 0) - (a.laatst_op?.getTime() ?? 0)).map((n) => n.spel);
  const favoriet = leerling.niveaus.toSorted((a, b) => b.gespeeld - a.gespeeld)[0]?.spel;
  return { beschikbaar: [...spellen.values()], sterren: leerling.sterren, verboden: instelling.spellenVerboden, gespeeld, ...(favoriet === undefined ? {} : { favoriet }) };
}

/** Setting for planning: a format that no allowed game can take is left out, so that no stone is without a door. */
export function speelbaar(instelling: Oefeninstelling, spellen: Spellen): Oefeninstelling {
  const kan = new Set([...spellen.values()].filter((s) => !instelling.spellenVerboden.includes(s.slug)).flatMap((s) => s.capabilities.flatMap((c) => c.formats)));
  const verboden = FORMATS.filter((f) => !kan.has(f) || instelling.formatenVerboden.includes(f));
  return { ...instelling, formatenVerboden: verboden };
}

