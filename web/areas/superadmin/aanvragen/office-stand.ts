import type { Aanvraag } from '#server/features/aanvragen/aanvragen.contract.ts';

export type OfficeStand = Aanvraag['status'] | 'wacht';

/** How far a request is as the office reads it: one that waits for its visitor is not new work. */
export const officeStandOf = ({ status, selfStart }: Pick<Aanvraag, 'status' | 'selfStart'>): OfficeStand =>
  selfStart === 'wacht' ? 'wacht' : status;
