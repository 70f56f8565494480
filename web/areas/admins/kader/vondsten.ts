import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import type { Lijstleerling } from '#server/features/leerlingen/leerlingen-beheer.contract.ts';
import { plat } from '../leerlingen/naam.ts';

/** Finds of each kind that are shown. */
export const HOOGSTENS = 8;

/** What the search box found. */
export interface Vondst {
  id: string;
  naam: string;
  bij: string;
  dier: string | null;
  naar: string;
}

interface Bron {
  zoek: string;
  groepen: readonly GroepItem[];
  /** What the server found, for this text or, while the answer is on its way, for an earlier one. */
  leerlingen: readonly Lijstleerling[];
  onderweg: boolean;
  adminId: string;
  groepenPad: string;
  aantal: (count: number) => string;
  zonderGroep: string;
}

/** Groups before pupils, the first of each; every part of the text has to be in the name. */
export function maakVondsten({
  zoek,
  groepen,
  leerlingen,
  onderweg,
  adminId,
  groepenPad,
  aantal,
  zonderGroep,
}: Bron): Vondst[] {
  const delen = plat(zoek)
    .trim()
    .split(/\s+/)
    .filter((deel) => deel !== '');
  if (delen.length === 0) return [];
  const past = ({ naam }: { naam: string }): boolean => {
    const kaal = plat(naam);
    return delen.every((deel) => kaal.includes(deel));
  };
  return [
    ...groepen
      .filter(past)
      .slice(0, HOOGSTENS)
      .map((groep): Vondst => ({
        id: groep.id,
        naam: groep.naam,
        bij: aantal(groep.aantal),
        dier: null,
        naar: `${groepenPad}/${groep.id}/leerlingen`,
      })),
    ...leerlingen
      .filter((kind) => !onderweg || past(kind))
      .slice(0, HOOGSTENS)
      .map(({ id, naam, dier, groep }): Vondst => ({
        id,
        naam,
        dier,
        bij: groep?.naam ?? zonderGroep,
        naar:
          groep === undefined
            ? `/admins/${adminId}/leerlingen?groep=zonder`
            : `${groepenPad}/${groep.id}/leerlingen?leerling=${id}`,
      })),
  ];
}
