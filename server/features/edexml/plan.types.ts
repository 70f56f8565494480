import type { NoticeCode, LineKind, LineField } from './edexml.contract.ts';
import type { ImportNotice, Name, Schoolcode } from './delivery.ts';

/** ECK iD as it may lie in the database: sealed, and as a fingerprint to match on. */
export interface Eck {
  enc: string;
  hmac: string;
}

/** Pupil of the file, with what the school keeps of it. */
export interface PlanLeerling extends Name {
  /** Key to keep; empty for a throw-away key. */
  sleutel: string;
  eck?: Eck | undefined;
  geboortedatum?: string | undefined;
  geslacht?: number | undefined;
  jaargroep?: number | undefined;
  /** Code of the file when it is no year 0-8. */
  jaargroepCode?: string | undefined;
  groep?: string | undefined;
  extra: string[];
}

/** One line of a plan: a pupil of the file, or one of the school that the file does not name. */
export interface DraftRule {
  nr: number;
  soort: LineKind;
  regel?: number | undefined;
  sleutel?: string | undefined;
  leerlingId?: string | undefined;
  /** Pupil it looks like. */
  proposalId?: string | undefined;
  nieuw?: PlanLeerling | undefined;
  velden: LineField[];
  gekozen: boolean;
  terugzetten: boolean;
  codes: NoticeCode[];
}

export interface DraftGroep {
  sleutel: string;
  naam: string;
  /** Year of the file; undefined = the years of its pupils. */
  jaargroep?: number | undefined;
  jaargroepen: number[];
  samengesteld: boolean;
  /** Group of this school year that it is. */
  groepId?: string | undefined;
  /** Key of the group it is joined with. */
  samenMet?: string | undefined;
  jaargroepNodig: boolean;
  aantal: number;
  regel: number;
}

export interface DraftDocent {
  nr: number;
  naam: string;
  email: string;
  groepen: string[];
  rollen: string[];
  bekend: boolean;
}

/** What is kept of a plan for half an hour. */
export interface ImportPlanDraft {
  soort: 'edexml' | 'csv';
  schooljaar: string;
  nieuwSchooljaar: boolean;
  school: Schoolcode;
  gegokt: boolean;
  regels: DraftRule[];
  groepen: DraftGroep[];
  leerkrachten: DraftDocent[];
  meldingen: ImportNotice[];
  voorbeeldnamen: string[];
}
