import { datumVan, schooljaarVan } from '../../../platform/tijd/klok.ts';
import type { Mensen } from './mensen.ts';
import type { Rij } from './rijen.ts';
import type { Toeval } from './toeval.ts';

export type Deelrijen = Record<'toestemmingen' | 'thuiskoppelingen' | 'lvs_resultaten', Rij[]>;
interface Basis {
  mensen: Mensen;
  /** A source of its own, so that the people stay who they are. */ toeval: Toeval;
  nu: number;
}
interface Gedeeld {
  groep: string;
  plek: number;
  bij: string;
  soort: 'thuis' | 'rt';
  door: string;
  /** Family name the child shares with the home. */ achternaam?: string;
}

const DAG_MS = 86_400_000;
/** A child of the school that is at home with a family, and one that goes to the practice. */
const GEDEELD: readonly Gedeeld[] = [
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
const GETOETST: readonly { groep: string; schaal: 'AE' | 'IV'; niveaus: readonly string[] }[] = [
  { groep: '4/5 Meeuwen', schaal: 'AE', niveaus: ['A', 'B', 'C', 'D', 'E'] },
  { groep: '6 Kompas', schaal: 'IV', niveaus: ['I', 'II', 'III', 'IV', 'V'] },
];
const OPGAVEN = 50;
/** Right answers from which a level is reached, the best level first. */
const GRENZEN = [42, 37, 32, 26, 0] as const;

const vind = (rijen: readonly Rij[], past: (rij: Rij) => boolean): Rij | undefined => rijen.find(past);
const ledenVan = ({ rijen }: Mensen, groepId: unknown): Rij[] => {
  const ids = rijen.groepslidmaatschappen.filter((rij) => rij['groep_id'] === groepId).map((rij) => rij['leerling_id']);
  return rijen.leerlingen.filter((rij) => ids.includes(rij['id']));
};

function deel({ mensen, toeval, nu }: Basis, uit: Deelrijen, wat: Gedeeld): void {
  const { admins, groepen, gebruikers } = mensen.rijen;
  const groep = vind(groepen, (rij) => rij['naam'] === wat.groep);
  const kind = groep === undefined ? undefined : ledenVan(mensen, groep['id'])[wat.plek];
  const bij = vind(admins, (rij) => rij['code'] === wat.bij);
  const vanSchool = vind(gebruikers, (rij) => rij['admin_id'] === groep?.['admin_id'] && rij['role'] === 'schooladmin');
  const vanBij = vind(gebruikers, (rij) => rij['admin_id'] === bij?.['id'] && rij['role'] !== 'leerling');
  if (groep === undefined || kind === undefined || bij === undefined || vanSchool === undefined || vanBij === undefined)
    return;
  if (wat.achternaam !== undefined) {
    for (const rij of [kind, vind(gebruikers, (ander) => ander['id'] === kind['id'])])
      if (rij !== undefined) rij['achternaam'] = wat.achternaam;
  }
  const op = nu - 40 * DAG_MS;
  const sleutel = { admin_id: groep['admin_id'], leerling_id: kind['id'] };
  uit.toestemmingen.push({
    ...sleutel,
    id: toeval.id(op),
    soort: `${wat.soort}_delen`,
    gegeven_door: wat.door,
    op: datumVan(op),
    door: vanSchool['id'],
    aangemaakt_op: new Date(op).toISOString(),
  });
  uit.thuiskoppelingen.push({
    ...sleutel,
    id: toeval.id(op + DAG_MS),
    soort: wat.soort,
    bij_admin: bij['id'],
    door: vanBij['id'],
    gekoppeld_op: new Date(op + DAG_MS).toISOString(),
  });
}

/** Two moments of the last school year for every child of a group; most do a little better the second time. */
function toets({ mensen, toeval, nu }: Basis, uit: Deelrijen, wat: (typeof GETOETST)[number]): void {
  const groep = vind(mensen.rijen.groepen, (rij) => rij['naam'] === wat.groep);
  if (groep === undefined) return;
  const jaar = schooljaarVan(nu).slice(0, 4);
  for (const kind of ledenVan(mensen, groep['id'])) {
    const begin = 22 + toeval.rng.int(24);
    for (const [moment, afnamedatum, goed] of [
      ['M', `${jaar}-01-28`, begin],
      ['E', `${jaar}-06-10`, Math.min(OPGAVEN, begin - 2 + toeval.rng.int(8))],
    ] as const) {
      const op = new Date(Date.parse(`${afnamedatum}T12:00:00Z`));
      uit.lvs_resultaten.push({
        admin_id: groep['admin_id'],
        id: toeval.id(op.getTime()),
        leerling_id: kind['id'],
        aanbieder: 'cito',
        toets: 'Spelling 3.0',
        moment: `${moment}${Number(kind['jaargroep']) - 1}`,
        afnamedatum,
        aantalopgaven: OPGAVEN,
        aantalgoed: goed,
        schaal: wat.schaal,
        niveau: wat.niveaus[GRENZEN.findIndex((grens) => goed >= grens)] ?? null,
        categorieen: {},
        bron: 'import',
        versie: 1,
        aangemaakt_op: op.toISOString(),
        gewijzigd_op: op.toISOString(),
      });
    }
  }
}

/** What is shared with home and practice, and the results of tests; belongs to the people that were made before. */
export function maakDelen(basis: Basis): Deelrijen {
  const uit: Deelrijen = { toestemmingen: [], thuiskoppelingen: [], lvs_resultaten: [] };
  for (const wat of GEDEELD) deel(basis, uit, wat);
  for (const wat of GETOETST) toets(basis, uit, wat);
  return uit;
}
