import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { FORMATS, type Format } from '#engine/core/oefening/contract.ts';
import type { PlanInvoer } from '#engine/core/somvenster/plan.ts';
import type { BeschikbaarSpel, DeurenInvoer } from '#engine/core/somvenster/route.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Spel, Spellen } from '../../platform/spellen/spellen.ts';
import { pastBijKind, type Gevraagd, type Speler } from './passend.ts';
import type { NiveauRij } from './spelrondes.repository.ts';

const isFormaat = (waarde: string): waarde is Format => FORMATS.some((f) => f === waarde);

export const formatenVan = (taak: { formaten: readonly string[] }): Format[] => taak.formaten.filter(isFormaat);

/** Games and content: what a door is made of. */
export interface DeurenBron {
  spellen: Spellen;
  content: Content;
}

/** What decides the doors of a stone for a pupil, apart from the stone; `past` = the game can really ask it. */
export interface DeurenBasis extends Omit<DeurenInvoer, 'formaten'> {
  past(spel: BeschikbaarSpel, gevraagd: Gevraagd): boolean;
}

/** Shapes that end in typing unless the game can show options too. */
const TYPT: ReadonlySet<string> = new Set(['entry', 'read']);

/** Games with what they can take from this pupil: who does not type gets nothing to type. */
function bruikbaar(spellen: Spellen, { typenAan }: Oefeninstelling): Spel[] {
  return [...spellen.values()].map((spel) => ({
    ...spel,
    capabilities: spel.capabilities.filter((c) => typenAan || !TYPT.has(c.shape) || c.maxOptions !== undefined),
  }));
}

export function deurenBasis(
  { spellen, content }: DeurenBron,
  leerling: { sterren: number; niveaus: readonly NiveauRij[] },
  speler: Speler,
): DeurenBasis {
  const { instelling } = speler;
  const gespeeld = leerling.niveaus
    .filter((n) => n.laatst_op !== null)
    .toSorted((a, b) => (b.laatst_op?.getTime() ?? 0) - (a.laatst_op?.getTime() ?? 0))
    .map((n) => n.spel);
  const favoriet = leerling.niveaus.toSorted((a, b) => b.gespeeld - a.gespeeld)[0]?.spel;
  return {
    beschikbaar: bruikbaar(spellen, instelling),
    sterren: leerling.sterren,
    verboden: instelling.spellenVerboden,
    gespeeld,
    ...(favoriet === undefined ? {} : { favoriet }),
    past: (spel, gevraagd) => pastBijKind(content, { spel, gevraagd, speler }),
  };
}

/** What decides the doors of one stone: only games that can ask enough of its items. */
export function deurenVanTaak(
  { past, ...basis }: DeurenBasis,
  taak: { doel_ids: readonly string[]; formaten: readonly string[] },
): DeurenInvoer {
  const formaten = formatenVan(taak);
  return {
    ...basis,
    formaten,
    beschikbaar: basis.beschikbaar.filter((spel) => past(spel, { doelIds: taak.doel_ids, formaten })),
  };
}

/** For planning: the formats of a goal in which a game of this pupil can ask enough items. */
export function speelbareFormaten(
  { spellen, content }: DeurenBron,
  speler: Speler,
): NonNullable<PlanInvoer['speelbaar']> {
  const mag = bruikbaar(spellen, speler.instelling).filter((s) => !speler.instelling.spellenVerboden.includes(s.slug));
  return (doelId, formaten) =>
    formaten.filter((format) =>
      mag.some((spel) => pastBijKind(content, { spel, gevraagd: { doelIds: [doelId], formaten: [format] }, speler })),
    );
}

/** Setting for planning: a format that no allowed game can take is left out, so that no stone is without a door. */
export function speelbaar(instelling: Oefeninstelling, spellen: Spellen): Oefeninstelling {
  const kan = new Set(
    bruikbaar(spellen, instelling)
      .filter((s) => !instelling.spellenVerboden.includes(s.slug))
      .flatMap((s) => s.capabilities.flatMap((c) => c.formats)),
  );
  const verboden = FORMATS.filter((f) => !kan.has(f) || instelling.formatenVerboden.includes(f));
  return { ...instelling, formatenVerboden: verboden };
}
