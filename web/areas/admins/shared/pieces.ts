import type { AdminKind } from '#server/features/admins/admins.contract.ts';

/** Papers of privacy, with the number of their numbered parts. */
export const DOCUMENTS = {
  overeenkomst: { delen: 12 },
  bijsluiter: { delen: 8 },
  beveiliging: { delen: 8 },
  verklaring: { delen: 7 },
} as const;
export type Piece = keyof typeof DOCUMENTS;

/** A school and a practice decide about the data, so we work for them; at home we decide ourselves. */
export const piecesOf = (kind: AdminKind): readonly Piece[] =>
  kind === 'thuis' ? ['verklaring', 'bijsluiter', 'beveiliging'] : ['overeenkomst', 'bijsluiter', 'beveiliging'];
export const documentOf = (name: string | undefined): Piece | undefined =>
  (['overeenkomst', 'bijsluiter', 'beveiliging', 'verklaring'] as const).find((piece) => piece === name);
