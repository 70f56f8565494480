import type { FactuurKind, FactuurStatus } from './facturen.contract.ts';

/** What can be done with a paper. */
export const FACTUUR_STEPS = ['change', 'remove', 'send', 'accept', 'refuse', 'pay', 'credit', 'remind'] as const;
export type FactuurStep = (typeof FACTUUR_STEPS)[number];

const OPEN: readonly FactuurStatus[] = ['verzonden', 'herinnerd'];
const FROM: Readonly<Record<FactuurStep, Partial<Record<FactuurKind, readonly FactuurStatus[]>>>> = {
  change: { offerte: ['concept'], factuur: ['concept'] },
  remove: { offerte: ['concept'], factuur: ['concept'] },
  send: { offerte: ['concept'], factuur: ['concept'] },
  // A quote whose days are over may still be agreed to: we let it.
  accept: { offerte: ['verzonden', 'verlopen'] },
  refuse: { offerte: ['verzonden', 'verlopen'] },
  pay: { factuur: OPEN, creditnota: OPEN },
  credit: { factuur: [...OPEN, 'betaald'] },
  remind: { factuur: OPEN },
};

/** Whether a step is allowed: a number once given is never taken back, only credited. */
export const mayStepFactuur = (step: FactuurStep, paper: { soort: FactuurKind; status: FactuurStatus }): boolean =>
  FROM[step][paper.soort]?.includes(paper.status) === true;

/** Days past due after which a reminder goes out, the first and the second; then somebody calls. */
export const REMINDER_DAYS = [14, 28] as const;

/** Whether another reminder is due. `late` = days since the due date. */
export const reminderDue = (late: number, sent: number): boolean => {
  const after = REMINDER_DAYS[sent];
  return after !== undefined && late >= after;
};

/** State of an invoice or credit note by what was paid of it. */
export function statusAfterPayment(paper: { totaal: number; reminders: number }, paid: number): FactuurStatus {
  if (paid >= Math.abs(paper.totaal)) return 'betaald';
  return paper.reminders > 0 ? 'herinnerd' : 'verzonden';
}
