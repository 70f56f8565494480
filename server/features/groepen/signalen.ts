import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import type { Plaatsen } from '../licenties/licenties.read.ts';
import type { Signaal, Signaalsoort } from './groepen.contract.ts';
import type { SignaalRij } from './groepen.repository.ts';

const DAG_MS = 86_400_000;
/** Stumbling words from which a pupil is mentioned. */
const STRUIKELWOORDEN_MIN = 3;
const STIL_DAGEN = 14;
/** A pupil is new this long. */
const NIEUW_DAGEN = 14;

/** Sentence in the language of the tenant. */
export type Zin = (sleutel: string, waarden: { naam: string; aantal: number }) => string;

/** What is most urgent first. */
const VOLGORDE: readonly Signaalsoort[] = [
  'plaatjes_geblokkeerd',
  'plaatsen_vol',
  'struikelwoorden',
  'zonder_startniveau',
  'niet_geoefend',
  'plaatsen_bijna_vol',
];
export const urgentie = ({ soort }: Signaal): number => VOLGORDE.indexOf(soort);

/**
 * Groups in which at least half of the pupils practise: in a group that has yet to begin everybody is new, and nobody
 * stands out by it.
 */
export function lopendeGroepen(rijen: readonly SignaalRij[]): ReadonlySet<string> {
  const stand = new Map<string, { allen: number; oefent: number }>();
  for (const { groep_id: groepId, laatst } of rijen) {
    const { allen, oefent } = stand.get(groepId) ?? { allen: 0, oefent: 0 };
    stand.set(groepId, { allen: allen + 1, oefent: oefent + Number(laatst !== null) });
  }
  return new Set(
    [...stand].filter(([, { allen, oefent }]) => oefent * 2 >= allen && oefent > 0).map(([groepId]) => groepId),
  );
}

const dagenSinds = (moment: Date, nu: number): number => Math.floor((nu - moment.getTime()) / DAG_MS);

/** Came into a group that is at work, and nobody measured or chose a level yet. */
function isZonderNiveau(rij: SignaalRij, deel: { nu: number; lopend: ReadonlySet<string> }): boolean {
  return (
    rij.startniveau === null &&
    rij.laatst === null &&
    !rij.instap &&
    dagenSinds(rij.aangemaakt_op, deel.nu) < NIEUW_DAGEN &&
    deel.lopend.has(rij.groep_id)
  );
}

/** The most urgent reason of a pupil; one line each. */
export function leerlingSignaal(
  rij: SignaalRij,
  deel: { nu: number; lopend: ReadonlySet<string>; zin: Zin },
): Signaal[] {
  const { nu, zin } = deel;
  const maak = (
    soort: Signaalsoort,
    aantal: number,
    rest: { actie: Signaal['actie']; sleutel?: string },
  ): Signaal[] => [
    {
      soort,
      aantal,
      leerlingId: rij.leerling_id,
      groepId: rij.groep_id,
      naam: rij.naam,
      tekst: zin(rest.sleutel ?? soort, { naam: rij.naam, aantal }),
      actie: rest.actie,
    },
  ];
  if (rij.geblokkeerd_tot !== null && rij.geblokkeerd_tot.getTime() > nu - DAG_MS)
    return maak('plaatjes_geblokkeerd', 0, { actie: 'ontgrendelen' });
  if (rij.struikelwoorden >= STRUIKELWOORDEN_MIN)
    return maak('struikelwoorden', rij.struikelwoorden, { actie: 'voortgang' });
  if (isZonderNiveau(rij, deel)) return maak('zonder_startniveau', 0, { actie: 'startniveau' });
  const stil = dagenSinds(rij.laatst ?? rij.aangemaakt_op, nu);
  return stil < STIL_DAGEN
    ? []
    : maak('niet_geoefend', stil, {
        actie: 'leerling',
        sleutel: rij.laatst === null ? 'nooit_geoefend' : 'niet_geoefend',
      });
}

/** Seats that are gone, or nearly. */
export function plaatsenSignaal({ totaal, gebruikt }: Plaatsen, zin: Zin): Signaal[] {
  const vrij = Math.max(0, totaal - gebruikt);
  if (vrij > Math.max(1, Math.floor(totaal * CONSTANTEN.PLAATSEN_BIJNA_VOL))) return [];
  const soort = vrij === 0 ? 'plaatsen_vol' : 'plaatsen_bijna_vol';
  return [
    {
      soort,
      naam: '',
      aantal: vrij === 0 ? totaal : vrij,
      tekst: zin(soort, { naam: '', aantal: vrij === 0 ? totaal : vrij }),
      actie: 'plaatsen',
    },
  ];
}
