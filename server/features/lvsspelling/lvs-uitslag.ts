import { zonderLeeg } from './lvs-rij.ts';
import type { LvsUitslag } from './lvsresultaten.contract.ts';

/** Result as it lies in the database. */
export interface LvsBewaard {
  id: string;
  leerlingId: string;
  versie: number;
  bron: 'import' | 'hand';
  importId: string | null;
  uitslag: LvsUitslag;
}

/** What makes a result the same one: pupil, supplier, test, moment and day. */
export const lvsSleutel = (leerlingId: string, { aanbieder, toets, moment, afnamedatum }: LvsUitslag): string =>
  [leerlingId, aanbieder, toets.toLowerCase(), moment, afnamedatum].join('|');

/**
 * The known result with what a new file says of it: a field the file does not give stays. A level and its scale stay
 * together, and so do the numbers of right answers and of items.
 */
export function voegSamen(oud: LvsUitslag, nieuw: LvsUitslag): LvsUitslag {
  const uit = zonderLeeg({
    ...oud,
    ...zonderLeeg(nieuw),
    toets: oud.toets,
    categorieen: { ...oud.categorieen, ...nieuw.categorieen },
  });
  if (nieuw.niveau === undefined && oud.niveau !== undefined && oud.schaal !== undefined) uit.schaal = oud.schaal;
  if (uit.aantalgoed !== undefined && uit.aantalopgaven !== undefined && uit.aantalgoed > uit.aantalopgaven) {
    const uitNieuw = nieuw.aantalopgaven === undefined ? 'aantalopgaven' : 'aantalgoed';
    delete uit[uitNieuw];
  }
  return uit;
}

const gesorteerd = (velden: object): string =>
  JSON.stringify(Object.entries(velden).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Whether two results say the same. */
export function isGelijk({ categorieen: a, ...een }: LvsUitslag, { categorieen: b, ...ander }: LvsUitslag): boolean {
  return gesorteerd(zonderLeeg(een)) === gesorteerd(zonderLeeg(ander)) && gesorteerd(a) === gesorteerd(b);
}
