import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import type { ListLeerling } from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { flat } from '../leerlingen/name.ts';

/** Finds of each kind that are shown. */
export const AT_MOST = 8;

/** What the search box found. */
export interface Match {
  id: string;
  naam: string;
  bij: string;
  dier: string | null;
  naar: string;
}

interface Source {
  zoek: string;
  groepen: readonly GroepItem[];
  /** What the server found, for this text or, while the answer is on its way, for an earlier one. */
  leerlingen: readonly ListLeerling[];
  pending: boolean;
  adminId: string;
  groepenPath: string;
  aantal: (count: number) => string;
  zonderGroep: string;
}

/** Groups before pupils, the first of each; every part of the text has to be in the name. */
export function createMatches({
  zoek: search,
  groepen,
  leerlingen,
  pending,
  adminId,
  groepenPath,
  aantal: count,
  zonderGroep: withoutGroep,
}: Source): Match[] {
  const parts = flat(search)
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '');
  if (parts.length === 0) return [];
  const fits = ({ naam: name }: { naam: string }): boolean => {
    const bare = flat(name);
    return parts.every((part) => bare.includes(part));
  };
  return [
    ...groepen
      .filter(fits)
      .slice(0, AT_MOST)
      .map((groep): Match => ({
        id: groep.id,
        naam: groep.naam,
        bij: count(groep.aantal),
        dier: null,
        naar: `${groepenPath}/${groep.id}/leerlingen`,
      })),
    ...leerlingen
      .filter((kind) => !pending || fits(kind))
      .slice(0, AT_MOST)
      .map(({ id, naam: name, dier: animal, groep }): Match => ({
        id,
        naam: name,
        dier: animal,
        bij: groep?.naam ?? withoutGroep,
        naar:
          groep === undefined
            ? `/admins/${adminId}/leerlingen?groep=zonder`
            : `${groepenPath}/${groep.id}/leerlingen?leerling=${id}`,
      })),
  ];
}
