import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { dateOfDay } from '../../platform/time/clock.ts';
import type { Seats } from '../licenties/licenties.read.ts';
import type { Signaal, SignaalKind } from './groepen.contract.ts';
import type { SignaalRow } from './groepen.repository.ts';

const DAY_MS = 86_400_000;
/** Stumbling words from which a pupil is mentioned. */
const STRUIKELWOORDEN_MIN = 3;
const QUIET_DAYS = 14;
/** A pupil is new this long. */
const NEW_DAYS = 14;

/** Sentence in the language of the tenant. */
export type Zin = (key: string, values: { naam: string; aantal: number }) => string;

/** What is most urgent first. */
const ORDER: readonly SignaalKind[] = [
  'plaatjes_geblokkeerd',
  'plaatsen_vol',
  'struikeldoelen',
  'struikelwoorden',
  'zonder_startniveau',
  'niet_geoefend',
  'plaatsen_bijna_vol',
];
export const urgency = ({ soort: kind }: Signaal): number => ORDER.indexOf(kind);

/**
 * Groups in which at least half of the pupils practise: in a group that has yet to begin everybody is new, and nobody
 * stands out by it.
 */
export function runningGroepen(rows: readonly SignaalRow[]): ReadonlySet<string> {
  const state = new Map<string, { all: number; practices: number }>();
  for (const { groep_id: groepId, laatst: last } of rows) {
    const { all, practices } = state.get(groepId) ?? { all: 0, practices: 0 };
    state.set(groepId, { all: all + 1, practices: practices + Number(last !== null) });
  }
  return new Set(
    [...state].filter(([, { all, practices }]) => practices * 2 >= all && practices > 0).map(([groepId]) => groepId),
  );
}

const daysSince = (moment: Date, now: number): number => Math.floor((now - moment.getTime()) / DAY_MS);

/** Came into a group that is at work, and nobody measured or chose a level yet. */
function isWithoutNiveau(row: SignaalRow, part: { nu: number; running: ReadonlySet<string> }): boolean {
  return (
    row.startniveau === null &&
    row.laatst === null &&
    !row.instap &&
    daysSince(row.aangemaakt_op, part.nu) < NEW_DAYS &&
    part.running.has(row.groep_id)
  );
}

/** The most urgent reason of a pupil; one line each. */
export function leerlingSignaal(
  row: SignaalRow,
  part: { nu: number; running: ReadonlySet<string>; zin: Zin; doelName: (id: string) => string },
): Signaal[] {
  const { nu: now, zin } = part;
  const create = (
    kind: SignaalKind,
    count: number,
    rest: { actie: Signaal['actie']; sleutel?: string; doelen?: Signaal['doelen'] },
  ): Signaal[] => [
    {
      soort: kind,
      aantal: count,
      leerlingId: row.leerling_id,
      groepId: row.groep_id,
      naam: row.naam,
      tekst: zin(rest.sleutel ?? kind, { naam: row.naam, aantal: count }),
      actie: rest.actie,
      ...(rest.doelen === undefined ? {} : { doelen: rest.doelen }),
    },
  ];
  if (row.geblokkeerd_tot !== null && row.geblokkeerd_tot.getTime() > now - DAY_MS)
    return create('plaatjes_geblokkeerd', 0, { actie: 'ontgrendelen' });
  const { length: stumbles } = row.stumbles;
  if (stumbles > 0)
    return create('struikeldoelen', stumbles, {
      actie: 'voortgang',
      sleutel: stumbles === 1 ? 'struikeldoel' : 'struikeldoelen',
      doelen: row.stumbles.map(({ id, since }) => ({ id, naam: part.doelName(id), since: dateOfDay(since) })),
    });
  if (row.struikelwoorden >= STRUIKELWOORDEN_MIN)
    return create('struikelwoorden', row.struikelwoorden, { actie: 'voortgang' });
  if (isWithoutNiveau(row, part)) return create('zonder_startniveau', 0, { actie: 'startniveau' });
  const still = daysSince(row.laatst ?? row.aangemaakt_op, now);
  return still < QUIET_DAYS
    ? []
    : create('niet_geoefend', still, {
        actie: 'leerling',
        sleutel: row.laatst === null ? 'nooit_geoefend' : 'niet_geoefend',
      });
}

/** Seats that are gone, or nearly. */
export function seatSignalen({ totaal: total, gebruikt: used }: Seats, zin: Zin): Signaal[] {
  const free = Math.max(0, total - used);
  if (free > Math.max(1, Math.floor(total * CONSTANTS.PLACES_ALMOST_FULL))) return [];
  const kind = free === 0 ? 'plaatsen_vol' : 'plaatsen_bijna_vol';
  return [
    {
      soort: kind,
      naam: '',
      aantal: free === 0 ? total : free,
      tekst: zin(kind, { naam: '', aantal: free === 0 ? total : free }),
      actie: 'plaatsen',
    },
  ];
}
