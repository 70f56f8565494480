import type { Importplan, KeuzesInvoer, PlanRegel } from '#server/features/importplan/importplan.contract.ts';

export type Voorstelkeuze = 'koppel' | 'nieuw';

/** What somebody chose so far; everything absent is as the plan proposed. */
export interface Keuzestand {
  aan: ReadonlySet<number>;
  uit: ReadonlySet<number>;
  voorstellen: ReadonlyMap<number, Voorstelkeuze>;
  jaren: ReadonlyMap<number, number>;
  groepjaren: ReadonlyMap<string, number | null>;
  apart: ReadonlySet<string>;
  oudeGroepenWeg: boolean;
  leerkrachten: ReadonlyMap<number, string>;
  /** As typed. */
  bevestigd: string;
  namenKloppen: boolean;
}

export const BEGINSTAND: Keuzestand = {
  aan: new Set(),
  uit: new Set(),
  voorstellen: new Map(),
  jaren: new Map(),
  groepjaren: new Map(),
  apart: new Set(),
  oudeGroepenWeg: true,
  leerkrachten: new Map(),
  bevestigd: '',
  namenKloppen: false,
};

/** From this share and number on, the server asks for the number. */
const GROOT_DEEL = 0.2;
const GROOT_AANTAL = 5;
const VAST: ReadonlySet<string> = new Set([
  'SLEUTEL_LEEG',
  'DUBBELE_SLEUTEL',
  'DUBBEL_ECKID',
  'NAAM_ONTBREEKT',
  'CONFLICT',
]);

/** A row nobody can tick: something must be put right in the file, or there is nothing to do. */
export const isVast = (regel: PlanRegel): boolean =>
  regel.soort === 'overgeslagen' || regel.codes.some((code) => VAST.has(code));

export function isGekozen(regel: PlanRegel, stand: Keuzestand): boolean {
  if (isVast(regel)) return false;
  if (regel.soort === 'voorstel') return stand.voorstellen.has(regel.nr);
  return !stand.uit.has(regel.nr) && (regel.gekozen || stand.aan.has(regel.nr));
}

/** Ticks or unticks rows; proposals are linked. */
export function kies(stand: Keuzestand, regels: readonly PlanRegel[], aan: boolean): Keuzestand {
  const nu = { aan: new Set(stand.aan), uit: new Set(stand.uit), voorstellen: new Map(stand.voorstellen) };
  for (const regel of regels) {
    if (isVast(regel)) continue;
    if (regel.soort === 'voorstel') {
      if (aan) nu.voorstellen.set(regel.nr, 'koppel');
      else nu.voorstellen.delete(regel.nr);
      continue;
    }
    nu.aan.delete(regel.nr);
    nu.uit.delete(regel.nr);
    if (aan !== regel.gekozen) (aan ? nu.aan : nu.uit).add(regel.nr);
  }
  return { ...stand, ...nu };
}

export function kiesVoorstel(stand: Keuzestand, nr: number, keuze: Voorstelkeuze | null): Keuzestand {
  const voorstellen = new Map(stand.voorstellen);
  if (keuze === null) voorstellen.delete(nr);
  else voorstellen.set(nr, keuze);
  return { ...stand, voorstellen };
}

/** Chooses the year of a row, and ticks it: a year is chosen to bring the pupil in. */
export function kiesJaar(stand: Keuzestand, regel: PlanRegel, jaar: number): Keuzestand {
  return { ...kies(stand, [regel], true), jaren: new Map(stand.jaren).set(regel.nr, jaar) };
}

export interface Telling {
  nieuw: number;
  gewijzigd: number;
  terug: number;
  weg: number;
  /** Active pupils afterwards. */
  straks: number;
  /** Ticked pupils without a year. */
  zonderJaar: number;
  /** The number of removals must be typed. */
  groot: boolean;
  /** Seats that are missing; 0 = everybody fits. */
  tekort: number;
}

function soortVan(regel: PlanRegel, stand: Keuzestand): 'nieuw' | 'gewijzigd' | 'terug' | 'weg' | null {
  if (regel.soort === 'uit_school' || regel.soort === 'niet_in_bestand') return 'weg';
  if (regel.soort === 'voorstel') return stand.voorstellen.get(regel.nr) === 'nieuw' ? 'nieuw' : 'gewijzigd';
  if (regel.soort === 'nieuw' || regel.soort === 'fout') return 'nieuw';
  if (regel.terugzetten) return 'terug';
  return regel.soort === 'gewijzigd' ? 'gewijzigd' : null;
}

/** What running the plan with these choices would do. */
export function telUit(plan: Importplan, stand: Keuzestand): Telling {
  const uit = { nieuw: 0, gewijzigd: 0, terug: 0, weg: 0, zonderJaar: 0 };
  for (const regel of plan.regels) {
    const soort = isGekozen(regel, stand) ? soortVan(regel, stand) : null;
    if (soort === null) continue;
    uit[soort] += 1;
    if (soort !== 'weg' && regel.jaargroep === undefined && !stand.jaren.has(regel.nr)) uit.zonderJaar += 1;
  }
  const straks = plan.actief + uit.nieuw + uit.terug - uit.weg;
  return {
    ...uit,
    straks,
    groot: uit.weg > GROOT_AANTAL && uit.weg > plan.actief * GROOT_DEEL,
    tekort: Math.max(0, straks - (plan.plaatsen ?? straks)),
  };
}

/** Why the plan cannot run yet, most important first; null = it can. */
export function watMist(
  plan: Importplan,
  stand: Keuzestand,
  telling: Telling,
): 'niets' | 'namen' | 'jaren' | 'plaatsen' | 'aantal' | 'email' | null {
  const werk = telling.nieuw + telling.gewijzigd + telling.terug + telling.weg + stand.leerkrachten.size;
  if (werk === 0) return 'niets';
  if (plan.voorbeeldnamen.length > 0 && !stand.namenKloppen) return 'namen';
  if (telling.zonderJaar > 0) return 'jaren';
  if (telling.tekort > 0) return 'plaatsen';
  if (telling.groot && Number(stand.bevestigd) !== telling.weg) return 'aantal';
  return [...stand.leerkrachten.values()].every((email) => /^\S+@\S+\.\S+$/.test(email)) ? null : 'email';
}

/** Body of the call. */
export function naarKeuzes(stand: Keuzestand): KeuzesInvoer {
  const voorstellen = (keuze: Voorstelkeuze): number[] =>
    [...stand.voorstellen].filter(([, gekozen]) => gekozen === keuze).map(([nr]) => nr);
  return {
    aan: [...stand.aan],
    uit: [...stand.uit],
    koppel: voorstellen('koppel'),
    nieuw: voorstellen('nieuw'),
    jaargroepen: [...stand.jaren].map(([nr, jaargroep]) => ({ nr, jaargroep })),
    groepjaren: [...stand.groepjaren].map(([sleutel, jaargroep]) => ({ sleutel, jaargroep })),
    apart: [...stand.apart],
    oudeGroepenWeg: stand.oudeGroepenWeg,
    leerkrachten: [...stand.leerkrachten].map(([nr, email]) => ({ nr, email })),
    namenKloppen: stand.namenKloppen,
    ...(stand.bevestigd === '' ? {} : { bevestigdAantal: Number(stand.bevestigd) }),
  };
}
