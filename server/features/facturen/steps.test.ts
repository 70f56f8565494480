import { describe, expect, it } from 'vitest';
import { FACTUUR_KINDS, FACTUUR_STATUSES } from './facturen.contract.ts';
import { FACTUUR_STEPS, mayStepFactuur, reminderDue, statusAfterPayment, type FactuurStep } from './steps.ts';

/** Kind and state from which each step is allowed; every other one is refused. */
const ALLOWED: Readonly<Record<FactuurStep, readonly string[]>> = {
  change: ['offerte concept', 'factuur concept'],
  remove: ['offerte concept', 'factuur concept'],
  send: ['offerte concept', 'factuur concept'],
  accept: ['offerte verzonden', 'offerte verlopen'],
  refuse: ['offerte verzonden', 'offerte verlopen'],
  pay: ['factuur verzonden', 'factuur herinnerd', 'creditnota verzonden', 'creditnota herinnerd'],
  credit: ['factuur verzonden', 'factuur herinnerd', 'factuur betaald'],
  remind: ['factuur verzonden', 'factuur herinnerd'],
};

it.each(FACTUUR_STEPS)('allows %s from where it belongs and from nowhere else', (step) => {
  const allowed = FACTUUR_KINDS.flatMap((kind) =>
    FACTUUR_STATUSES.filter((status) => mayStepFactuur(step, { soort: kind, status })).map(
      (status) => `${kind} ${status}`,
    ),
  );
  expect(allowed.toSorted()).toEqual(ALLOWED[step].toSorted());
});

describe('reminders', () => {
  it.each([
    [13, 0, false],
    [14, 0, true],
    [14, 1, false],
    [27, 1, false],
    [28, 1, true],
    [400, 2, false],
    [90, 0, true],
  ])('%i days late after %i: %s', (late, sent, due) => {
    expect(reminderDue(late, sent)).toBe(due);
  });
});

it.each([
  [10_000, 0, 0, 'verzonden'],
  [10_000, 0, 9_999, 'verzonden'],
  [10_000, 1, 5_000, 'herinnerd'],
  [10_000, 1, 10_000, 'betaald'],
  [-10_000, 0, 10_000, 'betaald'],
  [0, 0, 0, 'betaald'],
] as const)('of %i cents with %i reminders and %i paid it is %s', (total, reminders, paid, status) => {
  expect(statusAfterPayment({ totaal: total, reminders }, paid)).toBe(status);
});
