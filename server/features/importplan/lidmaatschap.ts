import type { BekendeGroep, BekendeLeerling, Lid } from './stand.ts';

/** Change of the groups of one pupil. */
export interface Lidwissel {
  erbij: string[];
  eruit: Lid[];
}

export interface Doelgroepen {
  /** Class of the file; undefined = the file names none, and the pupil stays where it is. */
  stam: string | undefined;
  extra: readonly string[];
  /** The file knows groups next to the class, so that one it does not name has ended. */
  kentExtra: boolean;
}

const INGELEZEN: ReadonlySet<string> = new Set(['edexml', 'csv']);

/** Classes a pupil leaves: those an import made, or those made by hand when there is no other. */
function oudeKlassen(leerling: BekendeLeerling, groepen: ReadonlyMap<string, BekendeGroep>): Lid[] {
  const klassen = leerling.groepen.filter(({ groepId }) => groepen.get(groepId)?.samengesteld !== true);
  const ingelezen = klassen.filter(({ groepId }) => INGELEZEN.has(groepen.get(groepId)?.bron ?? ''));
  return ingelezen.length > 0 ? ingelezen : klassen;
}

/** What changes when a pupil goes to these groups. A change closes one membership and opens another; history stays. */
export function lidwissel(
  leerling: BekendeLeerling,
  doel: Doelgroepen,
  groepen: ReadonlyMap<string, BekendeGroep>,
): Lidwissel {
  const wens = [...(doel.stam === undefined ? [] : [doel.stam]), ...doel.extra];
  const nu = new Set(leerling.groepen.map((lid) => lid.groepId));
  const klassen = doel.stam === undefined ? [] : oudeKlassen(leerling, groepen);
  const extra = doel.kentExtra ? leerling.groepen.filter(({ groepId }) => isIngelezenExtra(groepen.get(groepId))) : [];
  return {
    erbij: [...new Set(wens)].filter((id) => !nu.has(id)),
    eruit: [...klassen, ...extra].filter((lid) => !wens.includes(lid.groepId)),
  };
}

const isIngelezenExtra = (groep: BekendeGroep | undefined): boolean =>
  groep !== undefined && groep.samengesteld && INGELEZEN.has(groep.bron);
