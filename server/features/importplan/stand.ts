import { createHash } from 'node:crypto';
import { inHappen } from '../../platform/tijd/happen.ts';
import type { Naam, Schoolcode } from './levering.ts';

export interface Lid {
  groepId: string;
  /** First day, `YYYY-MM-DD`. */ van: string;
}

/** Pupil as the school has it now, in the bin or not. */
export interface BekendeLeerling extends Naam {
  id: string;
  geboortedatum: string | null;
  geslacht: number | null;
  jaargroep: number;
  jaargroepCode: string | null;
  sleutel: string | null;
  eckHmac: string | null;
  actief: boolean;
  versie: number;
  /** Open memberships. */
  groepen: Lid[];
}
export interface BekendeGroep {
  id: string;
  naam: string;
  jaargroepen: number[];
  schooljaar: string;
  sleutel: string | null;
  samengesteld: boolean;
  bron: string;
}

/** All of a school that a file is held against. */
export interface Schoolstand {
  leerlingen: BekendeLeerling[];
  /** Groups that are not archived. */
  groepen: BekendeGroep[];
  /** Names that are taken, archived groups too. */
  bezetteNamen: { schooljaar: string; naam: string }[];
  emails: ReadonlySet<string>;
  school: Schoolcode;
  geboortedatumBewaren: boolean;
  geslachtBewaren: boolean;
  prullenbakDagen: number;
}

/** Fingerprint of everything a plan depends on: another value means that somebody changed the school since. */
export async function gegevensversie(stand: Schoolstand): Promise<string> {
  const hash = createHash('sha256');
  await inHappen(stand.leerlingen, (l) => {
    hash.update(JSON.stringify(l));
  });
  return hash
    .update(JSON.stringify([stand.groepen, stand.school, stand.geboortedatumBewaren, stand.geslachtBewaren]))
    .digest('hex');
}

export const heleNaam = ({ roepnaam, voorvoegsel, achternaam }: Naam): string =>
  [roepnaam, voorvoegsel, achternaam].filter((deel) => deel !== '').join(' ');
