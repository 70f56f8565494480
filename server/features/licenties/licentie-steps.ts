import type { LicentieStatus } from './licenties.contract.ts';

/** What somebody does with a licence; the rest is the calendar (`expiry.ts`). */
export const LICENTIE_STEPS = ['stop', 'resume', 'renewal', 'block', 'unblock'] as const;
export type LicentieStep = (typeof LICENTIE_STEPS)[number];

const RUNNING: readonly LicentieStatus[] = ['actief', 'aflopend'];
const FROM: Readonly<Record<LicentieStep, readonly LicentieStatus[]>> = {
  stop: RUNNING,
  resume: ['opgezegd'],
  renewal: RUNNING,
  block: [...RUNNING, 'proef', 'opgezegd', 'proef_afgelopen', 'alleen_lezen', 'verlopen'],
  unblock: ['geblokkeerd'],
};

export const mayStepLicentie = (step: LicentieStep, status: LicentieStatus): boolean => FROM[step].includes(status);

/** Last day of the next period: the school year of a school, a year for all others; never in the past. */
export function nextEnd(end: string, kind: string, today: string): string {
  const [year = '', month = '', day = ''] = end.split('-');
  const rest = kind === 'school' ? '07-31' : `${month}-${month === '02' && day === '29' ? '28' : day}`;
  let next = Number(year);
  const dateOfYear = (): string => `${next}-${rest}`;
  while (dateOfYear() <= end || dateOfYear() < today) next += 1;
  return dateOfYear();
}
