import { dateOf, schooljaarOf } from '../../../platform/time/clock.ts';
import { membersOf, type People } from './people-rows.ts';
import type { DemoRow } from './rows.ts';
import type { Random } from './random.ts';

export type SharingRows = Record<'toestemmingen' | 'thuiskoppelingen' | 'lvs_resultaten', DemoRow[]>;
interface Base {
  people: People;
  /** A source of its own, so that the people stay who they are. */ random: Random;
  nu: number;
}
interface Shared {
  groep: string;
  plek: number;
  bij: string;
  soort: 'thuis' | 'rt';
  door: string;
  /** Family name the child shares with the home. */ achternaam?: string;
}

const DAY_MS = 86_400_000;
/** A child of the school that is at home with a family, and one that goes to the practice. */
const SHARED: readonly Shared[] = [
  {
    groep: '4/5 Meeuwen',
    plek: 5,
    bij: 'THUISPEI',
    soort: 'thuis',
    door: 'Nadia Postma-El Idrissi',
    achternaam: 'Postma-El Idrissi',
  },
  { groep: '6 Kompas', plek: 4, bij: 'WOORDWST', soort: 'rt', door: 'de ouders' },
];
/** Groups with results of the pupil monitoring tests, and the scale of their levels. */
const TESTED: readonly { groep: string; schaal: 'AE' | 'IV'; niveaus: readonly string[] }[] = [
  { groep: '4/5 Meeuwen', schaal: 'AE', niveaus: ['A', 'B', 'C', 'D', 'E'] },
  { groep: '6 Kompas', schaal: 'IV', niveaus: ['I', 'II', 'III', 'IV', 'V'] },
];
const EXERCISES = 50;
/** Right answers from which a level is reached, the best level first. */
const BOUNDS = [42, 37, 32, 26, 0] as const;

const find = (rows: readonly DemoRow[], fits: (row: DemoRow) => boolean): DemoRow | undefined => rows.find(fits);

function part({ people, random, nu: now }: Base, out: SharingRows, what: Shared): void {
  const { admins, groepen, gebruikers } = people.rijen;
  const groep = find(groepen, (row) => row['naam'] === what.groep);
  const kind = groep === undefined ? undefined : membersOf(people, groep['id'])[what.plek];
  const nearby = find(admins, (row) => row['code'] === what.bij);
  const ofSchool = find(gebruikers, (row) => row['admin_id'] === groep?.['admin_id'] && row['role'] === 'schooladmin');
  const ofAt = find(gebruikers, (row) => row['admin_id'] === nearby?.['id'] && row['role'] !== 'leerling');
  if (groep === undefined || kind === undefined || nearby === undefined || ofSchool === undefined || ofAt === undefined)
    return;
  if (what.achternaam !== undefined) {
    for (const row of [kind, find(gebruikers, (other) => other['id'] === kind['id'])])
      if (row !== undefined) row['achternaam'] = what.achternaam;
  }
  const at = now - 40 * DAY_MS;
  const key = { admin_id: groep['admin_id'], leerling_id: kind['id'] };
  out.toestemmingen.push({
    ...key,
    id: random.id(at),
    soort: `${what.soort}_delen`,
    gegeven_door: what.door,
    op: dateOf(at),
    door: ofSchool['id'],
    aangemaakt_op: new Date(at).toISOString(),
  });
  out.thuiskoppelingen.push({
    ...key,
    id: random.id(at + DAY_MS),
    soort: what.soort,
    bij_admin: nearby['id'],
    door: ofAt['id'],
    gekoppeld_op: new Date(at + DAY_MS).toISOString(),
  });
}

/** Two moments of the last school year for every child of a group; most do a little better the second time. */
function toets({ people, random, nu: now }: Base, out: SharingRows, what: (typeof TESTED)[number]): void {
  const groep = find(people.rijen.groepen, (row) => row['naam'] === what.groep);
  if (groep === undefined) return;
  const year = schooljaarOf(now).slice(0, 4);
  for (const kind of membersOf(people, groep['id'])) {
    const begin = 22 + random.rng.int(24);
    for (const [moment, afnameDate, correct] of [
      ['M', `${year}-01-28`, begin],
      ['E', `${year}-06-10`, Math.min(EXERCISES, begin - 2 + random.rng.int(8))],
    ] as const) {
      const at = new Date(Date.parse(`${afnameDate}T12:00:00Z`));
      out.lvs_resultaten.push({
        admin_id: groep['admin_id'],
        id: random.id(at.getTime()),
        leerling_id: kind['id'],
        aanbieder: 'cito',
        toets: 'Spelling 3.0',
        moment: `${moment}${Number(kind['jaargroep']) - 1}`,
        afnamedatum: afnameDate,
        aantalopgaven: EXERCISES,
        aantalgoed: correct,
        schaal: what.schaal,
        niveau: what.niveaus[BOUNDS.findIndex((bound) => correct >= bound)] ?? null,
        categorieen: {},
        bron: 'import',
        versie: 1,
        aangemaakt_op: at.toISOString(),
        gewijzigd_op: at.toISOString(),
      });
    }
  }
}

/** What is shared with home and practice, and the results of tests; belongs to the people that were made before. */
export function createSharingRows(base: Base): SharingRows {
  const out: SharingRows = { toestemmingen: [], thuiskoppelingen: [], lvs_resultaten: [] };
  for (const what of SHARED) part(base, out, what);
  for (const what of TESTED) toets(base, out, what);
  return out;
}
