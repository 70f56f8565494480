import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import { vergelijk, volleNaam } from './naam.ts';

export const KOLOMMEN = ['naam', 'jaar', 'inlog', 'laatst', 'minuten', 'vandaag', 'struikel'] as const;
export type Kolom = (typeof KOLOMMEN)[number];
export interface Sortering {
  kolom: Kolom;
  omlaag: boolean;
}

type Orde = (a: LeerlingItem, b: LeerlingItem) => number;

const opTekens = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const ORDE: Record<Kolom, Orde> = {
  naam: (a, b) => vergelijk(volleNaam(a), volleNaam(b)),
  jaar: (a, b) => a.jaargroep - b.jaargroep,
  inlog: (a, b) => Number(b.geblokkeerd) - Number(a.geblokkeerd) || opTekens(a.inlogsoort, b.inlogsoort),
  laatst: (a, b) => opTekens(a.laatstGeoefendOp ?? '', b.laatstGeoefendOp ?? ''),
  minuten: (a, b) => a.weekMinuten - b.weekMinuten,
  vandaag: (a, b) => a.takenVandaag - b.takenVandaag,
  struikel: (a, b) => vergelijk(a.struikelDoel?.naam ?? '\uFFFF', b.struikelDoel?.naam ?? '\uFFFF'),
};

/** Sorted copy; equal rows stay in the order of their names. */
export function sorteerLeerlingen(items: readonly LeerlingItem[], { kolom, omlaag }: Sortering): LeerlingItem[] {
  const teken = omlaag ? -1 : 1;
  return [...items].sort((a, b) => teken * ORDE[kolom](a, b) || ORDE.naam(a, b));
}
