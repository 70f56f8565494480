import type { Aanvraag } from '#server/features/aanvragen/aanvragen.contract.ts';

export type Stand = Aanvraag['status'] | 'wacht';

/** How far a request is as the office reads it: one that waits for its visitor is not new work. */
export const standOf = ({ status, selfStart }: Pick<Aanvraag, 'status' | 'selfStart'>): Stand =>
  selfStart === 'wacht' ? 'wacht' : status;
