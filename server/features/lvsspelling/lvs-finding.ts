import { withoutEmpty } from './lvs-row.ts';
import type { LvsFinding } from './lvs-results.contract.ts';

/** Result as it lies in the database. */
export interface LvsSaved {
  id: string;
  leerlingId: string;
  versie: number;
  bron: 'import' | 'hand';
  importId: string | null;
  uitslag: LvsFinding;
}

/** What makes a result the same one: pupil, supplier, test, moment and day. */
export const lvsKey = (leerlingId: string, { aanbieder, toets, moment, afnamedatum: afnameDate }: LvsFinding): string =>
  [leerlingId, aanbieder, toets.toLowerCase(), moment, afnameDate].join('|');

/**
 * The known result with what a new file says of it: a field the file does not give stays. A level and its scale stay
 * together, and so do the numbers of right answers and of items.
 */
export function merge(old: LvsFinding, newOne: LvsFinding): LvsFinding {
  const out = withoutEmpty({
    ...old,
    ...withoutEmpty(newOne),
    toets: old.toets,
    categorieen: { ...old.categorieen, ...newOne.categorieen },
  });
  if (newOne.niveau === undefined && old.niveau !== undefined && old.schaal !== undefined) out.schaal = old.schaal;
  if (out.aantalgoed !== undefined && out.aantalopgaven !== undefined && out.aantalgoed > out.aantalopgaven) {
    const staleField = newOne.aantalopgaven === undefined ? 'aantalopgaven' : 'aantalgoed';
    delete out[staleField];
  }
  return out;
}

const sorted = (fields: object): string =>
  JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Whether two results say the same. */
export function isEqual({ categorieen: a, ...one }: LvsFinding, { categorieen: b, ...other }: LvsFinding): boolean {
  return sorted(withoutEmpty(one)) === sorted(withoutEmpty(other)) && sorted(a) === sorted(b);
}
