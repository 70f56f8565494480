import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import { compare, fullName } from './name.ts';

export const LEERLING_COLUMNS = ['naam', 'jaar', 'inlog', 'laatst', 'minuten', 'vandaag', 'struikel'] as const;
export type LeerlingColumn = (typeof LEERLING_COLUMNS)[number];
export interface LeerlingOrder {
  column: LeerlingColumn;
  descending: boolean;
}

type Comparator = (a: LeerlingItem, b: LeerlingItem) => number;

const compareByCharacters = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const ORDER: Record<LeerlingColumn, Comparator> = {
  naam: (a, b) => compare(fullName(a), fullName(b)),
  jaar: (a, b) => a.jaargroep - b.jaargroep,
  inlog: (a, b) => Number(b.geblokkeerd) - Number(a.geblokkeerd) || compareByCharacters(a.inlogsoort, b.inlogsoort),
  laatst: (a, b) => compareByCharacters(a.laatstGeoefendOp ?? '', b.laatstGeoefendOp ?? ''),
  minuten: (a, b) => a.weekMinuten - b.weekMinuten,
  vandaag: (a, b) => a.takenVandaag - b.takenVandaag,
  struikel: (a, b) => compare(a.struikelDoel?.naam ?? '\uFFFF', b.struikelDoel?.naam ?? '\uFFFF'),
};

/** Sorted copy; equal rows stay in the order of their names. */
export function sortLeerlingen(items: readonly LeerlingItem[], { column, descending }: LeerlingOrder): LeerlingItem[] {
  const draw = descending ? -1 : 1;
  return [...items].sort((a, b) => draw * ORDER[column](a, b) || ORDER.naam(a, b));
}
