import type { LvsSaved } from './lvs-finding.ts';
import { withoutEmpty } from './lvs-row.ts';
import { lvsFindingSchema, type LvsFinding } from './lvs-results.contract.ts';

/** Columns of a result, as a statement selects them. */
export const LVS_COLUMNS = `r.id, r.leerling_id, r.versie, r.bron, r.import_id, r.aanbieder, r.toets, r.toetscode, r.moment, to_char(r.afnamedatum, 'YYYY-MM-DD') AS afnamedatum, r.aantalopgaven, r.aantalgoed,
  r.vaardigheidsscore::float8 AS vaardigheidsscore, r.schaal, r.niveau, r.percentiel, r.dle, r.dl, r.fn, r.categorieen`;

export interface LvsDbRow {
  id: string;
  leerling_id: string;
  versie: number;
  bron: 'import' | 'hand';
  import_id: string | null;
  [column: string]: unknown;
}

/** Row of the database as a result. */
export function toSaved({
  id,
  leerling_id: leerlingId,
  versie: version,
  bron: source,
  import_id: importId,
  ...columns
}: LvsDbRow): LvsSaved {
  const fields = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
  return {
    id,
    leerlingId,
    versie: version,
    bron: source,
    importId,
    uitslag: withoutEmpty(lvsFindingSchema.parse(fields)),
  };
}

const EMPTY = {
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
export const toColumns = (finding: LvsFinding): Record<string, unknown> => ({ ...EMPTY, ...withoutEmpty(finding) });
