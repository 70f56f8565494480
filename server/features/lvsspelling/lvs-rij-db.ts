import type { LvsBewaard } from './lvs-uitslag.ts';
import { zonderLeeg } from './lvs-rij.ts';
import { lvsUitslagSchema, type LvsUitslag } from './lvsresultaten.contract.ts';

/** Columns of a result, as a statement selects them. */
export const LVS_KOLOMMEN = `r.id, r.leerling_id, r.versie, r.bron, r.import_id, r.aanbieder, r.toets, r.toetscode, r.moment, to_char(r.afnamedatum, 'YYYY-MM-DD') AS afnamedatum, r.aantalopgaven, r.aantalgoed,
  r.vaardigheidsscore::float8 AS vaardigheidsscore, r.schaal, r.niveau, r.percentiel, r.dle, r.dl, r.fn, r.categorieen`;

export interface LvsDbRij {
  id: string;
  leerling_id: string;
  versie: number;
  bron: 'import' | 'hand';
  import_id: string | null;
  [kolom: string]: unknown;
}

/** Row of the database as a result. */
export function naarBewaard({
  id,
  leerling_id: leerlingId,
  versie,
  bron,
  import_id: importId,
  ...kolommen
}: LvsDbRij): LvsBewaard {
  const velden = Object.fromEntries(Object.entries(kolommen).filter(([, waarde]) => waarde !== null));
  return { id, leerlingId, versie, bron, importId, uitslag: zonderLeeg(lvsUitslagSchema.parse(velden)) };
}

const LEEG = {
  toetscode: null,
  aantalopgaven: null,
  aantalgoed: null,
  vaardigheidsscore: null,
  schaal: null,
  niveau: null,
  percentiel: null,
  dle: null,
  dl: null,
  fn: null,
};

/** Columns of a result for the database; what it does not say is null. */
export const naarKolommen = (uitslag: LvsUitslag): Record<string, unknown> => ({ ...LEEG, ...zonderLeeg(uitslag) });
