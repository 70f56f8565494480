import type {
  LvsKeuzesInvoer,
  LvsMapping,
  LvsPlan,
  LvsRegel,
  LvsVeld,
} from '#server/features/lvsspelling/lvsspelling.contract.ts';

/** What somebody chose so far; everything absent is as the plan proposed. */
export interface Keuzestand {
  uit: ReadonlySet<number>;
  kies: ReadonlyMap<number, string>;
  namenKloppen: boolean;
  /** Empty = the mapping is not kept. */ profielnaam: string;
}
export const BEGINSTAND: Keuzestand = { uit: new Set(), kies: new Map(), namenKloppen: false, profielnaam: '' };

/** Rows that would be written or compared; the others need something first. */
export const isMee = ({ soort, nr }: LvsRegel, stand: Keuzestand): boolean =>
  !stand.uit.has(nr) &&
  (soort === 'nieuw' || soort === 'gewijzigd' || soort === 'gelijk' || (soort === 'ambigu' && stand.kies.has(nr)));

/** Ticks or unticks rows. */
export function kies(stand: Keuzestand, regels: readonly LvsRegel[], aan: boolean): Keuzestand {
  const uit = new Set(stand.uit);
  for (const { nr } of regels) {
    if (aan) uit.delete(nr);
    else uit.add(nr);
  }
  return { ...stand, uit };
}

/** Says who an ambiguous row is about; null = leave it. */
export function kiesLeerling(stand: Keuzestand, nr: number, leerlingId: string | null): Keuzestand {
  const nieuw = new Map(stand.kies);
  if (leerlingId === null) nieuw.delete(nr);
  else nieuw.set(nr, leerlingId);
  return { ...stand, kies: nieuw };
}

/** Takes every row that only one pupil can be about, after somebody looked at the names. */
export function kiesEnige(stand: Keuzestand, regels: readonly LvsRegel[]): Keuzestand {
  const nieuw = new Map(stand.kies);
  for (const {
    nr,
    kandidaten: [eerste, ...meer],
  } of regels)
    if (eerste !== undefined && meer.length === 0) nieuw.set(nr, eerste.id);
  return { ...stand, kies: nieuw };
}

export interface Telling {
  nieuw: number;
  gewijzigd: number;
  gelijk: number;
  over: number;
}

/** What running the plan with these choices would do. */
export function telUit(plan: LvsPlan, stand: Keuzestand): Telling {
  const uit: Telling = { nieuw: 0, gewijzigd: 0, gelijk: 0, over: 0 };
  for (const regel of plan.regels) {
    const { soort } = regel;
    if (!isMee(regel, stand)) uit.over += 1;
    else if (soort === 'gewijzigd' || soort === 'gelijk') uit[soort] += 1;
    else uit.nieuw += 1;
  }
  return uit;
}

/** Why the plan cannot run yet; null = it can. */
export function watMist(plan: LvsPlan, stand: Keuzestand): 'niets' | 'wie' | 'namen' | null {
  const { nieuw, gewijzigd } = telUit(plan, stand);
  if (nieuw + gewijzigd === 0) return plan.tellingen.ambigu > 0 ? 'wie' : 'niets';
  return plan.voorbeeldnamen.length > 0 && !stand.namenKloppen ? 'namen' : null;
}

export const naarKeuzes = (stand: Keuzestand): LvsKeuzesInvoer => ({
  uit: [...stand.uit],
  kies: [...stand.kies].map(([nr, leerlingId]) => ({ nr, leerlingId })),
  namenKloppen: stand.namenKloppen,
});

/** Gives a column another meaning; a field that stood elsewhere moves. */
export function kiesVeld(mapping: LvsMapping, kolom: number, veld: LvsVeld | null): LvsMapping {
  return {
    ...mapping,
    kolommen: mapping.kolommen.map((oud, nr) =>
      nr === kolom ? veld : oud === veld && veld !== 'categorie' ? null : oud,
    ),
  };
}

export const isZelfdeMapping = (een: LvsMapping, ander: LvsMapping): boolean =>
  JSON.stringify([een.kolommen, gevuld(een)]) === JSON.stringify([ander.kolommen, gevuld(ander)]);
const gevuld = ({ vast }: LvsMapping): [string, unknown][] =>
  Object.entries(vast)
    .filter(([, waarde]) => waarde !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
