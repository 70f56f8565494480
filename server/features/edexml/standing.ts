import { createHash } from 'node:crypto';
import { inChunks } from '../../platform/time/chunks.ts';
import type { Name, Schoolcode } from './delivery.ts';

export interface Member {
  groepId: string;
  /** First day, `YYYY-MM-DD`. */ van: string;
}

/** Pupil as the school has it now, in the bin or not. */
export interface KnownLeerling extends Name {
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
  groepen: Member[];
}
export interface KnownGroep {
  id: string;
  naam: string;
  jaargroepen: number[];
  schooljaar: string;
  sleutel: string | null;
  samengesteld: boolean;
  bron: string;
}

/** All of a school that a file is held against. */
export interface SchoolState {
  leerlingen: KnownLeerling[];
  /** Groups that are not archived. */
  groepen: KnownGroep[];
  /** Names that are taken, archived groups too. */
  takenNames: { schooljaar: string; naam: string }[];
  emails: ReadonlySet<string>;
  school: Schoolcode;
  geboortedatumBewaren: boolean;
  geslachtBewaren: boolean;
  prullenbakDagen: number;
}

/** Fingerprint of everything a plan depends on: another value means that somebody changed the school since. */
export async function dataVersion(state: SchoolState): Promise<string> {
  const hash = createHash('sha256');
  await inChunks(state.leerlingen, (l) => {
    hash.update(JSON.stringify(l));
  });
  return hash
    .update(JSON.stringify([state.groepen, state.school, state.geboortedatumBewaren, state.geslachtBewaren]))
    .digest('hex');
}

export const wholeName = ({ roepnaam, voorvoegsel, achternaam }: Name): string =>
  [roepnaam, voorvoegsel, achternaam].filter((part) => part !== '').join(' ');
