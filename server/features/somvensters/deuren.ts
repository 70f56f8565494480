import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { FORMATS, type Format } from '#engine/core/oefening/contract.ts';
import type { DeurenInvoer } from '#engine/core/somvenster/route.ts';
import type { Spel, Spellen } from '../../platform/spellen/spellen.ts';
import type { NiveauRij } from './spelrondes.repository.ts';

const isFormaat = (waarde: string): waarde is Format => FORMATS.some((f) => f === waarde);

export const formatenVan = (taak: { formaten: readonly string[] }): Format[] => taak.formaten.filter(isFormaat);

/** What decides the doors of a stone for a pupil, apart from the formats of the stone. */
export type DeurenBasis = Omit<DeurenInvoer, 'formaten'>;

/** Shapes that end in typing unless the game can show options too. */
const TYPT: ReadonlySet<string> = new Set(['entry', 'read']);

/** Games with what they can take from this pupil: who does not type gets nothing to type. */
function bruikbaar(spellen: Spellen, { typenAan }: Oefeninstelling): Spel[] {
  return [...spellen.values()].map((spel) => ({ ...spel, capabilities: spel.capabilities.filter((c) => typenAan || !TYPT.has(c.shape) || c.maxOptions !== undefined) }));
}

export function deurenBasis(spellen: Spellen, leerling: { sterren: number; niveaus: readonly NiveauRij[] }, instelling: Oefeninstelling): DeurenBasis {
  const gespeeld = leerling.niveaus.filter((n) => n.laatst_op !== null).toSorted((a, b) => (b.laatst_op?.getTime() ?? 0) - (a.laatst_op?.getTime() ?? 0)).map((n) => n.spel);
  const favoriet = leerling.niveaus.toSorted((a, b) => b.gespeeld - a.gespeeld)[0]?.spel;
  return { beschikbaar: bruikbaar(spellen, instelling), sterren: leerling.sterren, verboden: instelling.spellenVerboden, gespeeld, ...(favoriet === undefined ? {} : { favoriet }) };
}

/** Setting for planning: a format that no allowed game can take is left out, so that no stone is without a door. */
export function speelbaar(instelling: Oefeninstelling, spellen: Spellen): Oefeninstelling {
  const kan = new Set(bruikbaar(spellen, instelling).filter((s) => !instelling.spellenVerboden.includes(s.slug)).flatMap((s) => s.capabilities.flatMap((c) => c.formats)));
  const verboden = FORMATS.filter((f) => !kan.has(f) || instelling.formatenVerboden.includes(f));
  return { ...instelling, formatenVerboden: verboden };
}

