import type { AdminSoort } from '#server/features/admins/admins.contract.ts';

/** Papers of privacy, with the number of their numbered parts. */
export const STUKKEN = {
  overeenkomst: { delen: 12 },
  bijsluiter: { delen: 8 },
  beveiliging: { delen: 8 },
  verklaring: { delen: 7 },
} as const;
export type Stuk = keyof typeof STUKKEN;

/** A school and a practice decide about the data, so we work for them; at home we decide ourselves. */
export const stukkenVan = (soort: AdminSoort): readonly Stuk[] =>
  soort === 'thuis' ? ['verklaring', 'bijsluiter', 'beveiliging'] : ['overeenkomst', 'bijsluiter', 'beveiliging'];
export const stukVan = (naam: string | undefined): Stuk | undefined =>
  (['overeenkomst', 'bijsluiter', 'beveiliging', 'verklaring'] as const).find((stuk) => stuk === naam);
