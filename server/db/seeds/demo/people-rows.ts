import type { DemoRow } from './rows.ts';
import type { DemoSecret } from './secrets.ts';
import type { DemoSignIn } from './sign-ins.ts';

/** Rows of everybody in the demo, before they are written. */
export interface People {
  rijen: Record<
    | 'admins'
    | 'licenties'
    | 'prullenbakitems'
    | 'gebruikers'
    | 'aanmeldnamen'
    | 'groepen'
    | 'groepscodes'
    | 'docent_groepen'
    | 'leerlingen'
    | 'groepslidmaatschappen'
    | 'oefeninstellingen',
    DemoRow[]
  >;
  aanmeldingen: DemoSignIn[];
  /** Rows of users that still need the hash of their secret. */
  toHash: { rij: DemoRow; geheim: DemoSecret }[];
  /** Pupils that practise. */
  learners: { adminId: string; id: string; jaargroep: number; land: 'NL' | 'BE'; demo: boolean }[];
}

export function emptyPeople(): People {
  return {
    rijen: {
      admins: [],
      licenties: [],
      prullenbakitems: [],
      gebruikers: [],
      aanmeldnamen: [],
      groepen: [],
      groepscodes: [],
      docent_groepen: [],
      leerlingen: [],
      groepslidmaatschappen: [],
      oefeninstellingen: [],
    },
    aanmeldingen: [],
    toHash: [],
    learners: [],
  };
}

/** Everybody in a group, in the order they were made. */
export function membersOf({ rijen: rows }: People, groepId: unknown): DemoRow[] {
  const ids = rows.groepslidmaatschappen.filter((row) => row['groep_id'] === groepId).map((row) => row['leerling_id']);
  return rows.leerlingen.filter((row) => ids.includes(row['id']));
}
