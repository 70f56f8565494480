import type { KnownGroep, KnownLeerling, Member } from './standing.ts';

/** Change of the groups of one pupil. */
export interface MembershipChange {
  added: string[];
  removed: Member[];
}

export interface TargetGroepen {
  /** Class of the file; undefined = the file names none, and the pupil stays where it is. */
  stam: string | undefined;
  extra: readonly string[];
  /** The file knows groups next to the class, so that one it does not name has ended. */
  knowsExtra: boolean;
}

const IMPORTED: ReadonlySet<string> = new Set(['edexml', 'csv']);

/** Classes a pupil leaves: those an import made, or those made by hand when there is no other. */
function oldKlassen(leerling: KnownLeerling, groepen: ReadonlyMap<string, KnownGroep>): Member[] {
  const klassen = leerling.groepen.filter(({ groepId }) => groepen.get(groepId)?.samengesteld !== true);
  const imported = klassen.filter(({ groepId }) => IMPORTED.has(groepen.get(groepId)?.bron ?? ''));
  return imported.length > 0 ? imported : klassen;
}

/** What changes when a pupil goes to these groups. A change closes one membership and opens another; history stays. */
export function membershipChange(
  leerling: KnownLeerling,
  doel: TargetGroepen,
  groepen: ReadonlyMap<string, KnownGroep>,
): MembershipChange {
  const wish = [...(doel.stam === undefined ? [] : [doel.stam]), ...doel.extra];
  const now = new Set(leerling.groepen.map((member) => member.groepId));
  const klassen = doel.stam === undefined ? [] : oldKlassen(leerling, groepen);
  const extra = doel.knowsExtra ? leerling.groepen.filter(({ groepId }) => isImportedExtra(groepen.get(groepId))) : [];
  return {
    added: [...new Set(wish)].filter((id) => !now.has(id)),
    removed: [...klassen, ...extra].filter((member) => !wish.includes(member.groepId)),
  };
}

const isImportedExtra = (groep: KnownGroep | undefined): boolean =>
  groep !== undefined && groep.samengesteld && IMPORTED.has(groep.bron);
