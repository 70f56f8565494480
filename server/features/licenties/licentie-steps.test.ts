import { describe, expect, it } from 'vitest';
import { LICENTIE_STEPS, mayStepLicentie, nextEnd, type LicentieStep } from './licentie-steps.ts';
import { LICENTIE_STATUSES } from './licenties.contract.ts';

/** Design 5.1: from where each step is allowed; every other one is refused. */
const ALLOWED: Readonly<Record<LicentieStep, readonly string[]>> = {
  stop: ['actief', 'aflopend'],
  resume: ['opgezegd'],
  renewal: ['actief', 'aflopend'],
  block: ['proef', 'actief', 'aflopend', 'opgezegd', 'proef_afgelopen', 'alleen_lezen', 'verlopen'],
  unblock: ['geblokkeerd'],
};

it.each(LICENTIE_STEPS)('allows %s from where it belongs and from nowhere else', (step) => {
  const allowed = LICENTIE_STATUSES.filter((status) => mayStepLicentie(step, status));
  expect(allowed.toSorted()).toEqual(ALLOWED[step].toSorted());
});

describe('the end of the next period', () => {
  it.each([
    ['2027-07-31', 'school', '2027-08-01', '2028-07-31'],
    ['2027-03-12', 'school', '2027-03-13', '2027-07-31'],
    ['2027-03-12', 'rt', '2027-03-13', '2028-03-12'],
    ['2028-02-29', 'thuis', '2028-03-01', '2029-02-28'],
    ['2024-07-31', 'school', '2027-01-10', '2027-07-31'],
  ])('after %s of a %s, on %s, is %s', (end, kind, today, next) => {
    expect(nextEnd(end, kind, today)).toBe(next);
  });
});
