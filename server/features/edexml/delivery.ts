import type { NoticeCode } from './edexml.contract.ts';

/** What a school code in the file says; empty parts are left out. */
export interface Schoolcode {
  brin?: string;
  dependance?: string;
  instellingsnummer?: string;
}

/** Remark on one element: never a name, so that it may be stored and logged. */
export interface ImportNotice {
  code: NoticeCode;
  regel: number;
  element: string;
  sleutel: string;
}

export interface DeliveryGroep {
  sleutel: string;
  naam: string;
  jaargroep: string;
  samengesteld: boolean;
  regel: number;
}

/** A person's name as the file gives it; a part that is missing is empty. */
export interface Name {
  roepnaam: string;
  voorvoegsel: string;
  achternaam: string;
}

export interface DeliveryLeerling extends Name {
  regel: number;
  /** Key of the pupil in the school's own system; `#…` = thrown away after each export. */
  sleutel: string;
  eckid: string;
  geboortedatum: string;
  /** EDEXML code, or empty. */
  geslacht: string;
  /** EDEXML code as it stands in the file, or empty. */
  jaargroep: string;
  /** Key of the class, or empty. */
  groep: string;
  /** Keys of the groups next to the class. */
  extra: string[];
  uitstroomdatum: string;
}

export interface DeliveryDocent extends Name {
  regel: number;
  sleutel: string;
  email: string;
  groepen: string[];
  rollen: string[];
}

/** Content of one file, whatever its format, after reading and before it meets the school's own data. */
export interface ImportDelivery {
  soort: 'edexml' | 'csv';
  /** `YYYY-YYYY`, or empty when the format does not say. */
  schooljaar: string;
  /** Day the data of the file holds for, or empty. */
  peildatum: string;
  school: Schoolcode;
  groepen: DeliveryGroep[];
  leerlingen: DeliveryLeerling[];
  leerkrachten: DeliveryDocent[];
  meldingen: ImportNotice[];
}
