import { beginOfDate } from '../../platform/time/clock.ts';
import type { VoortgangQuery } from './voortgang.contract.ts';

const DAY_MS = 86_400_000;

/** Moments of a period that is open where no day was named. */
export const openMoments = ({ van: from, tot: until }: VoortgangQuery): { from?: Date; until?: Date } => ({
  ...(from === undefined ? {} : { from: beginOfDate(from) }),
  ...(until === undefined ? {} : { until: beginOfDate(until, 1) }),
});

/** Moments of a period: its last day is within, the end is not. Without a begin it is so many days ago. */
export const periodMoments = (
  { van: from, tot: until }: VoortgangQuery,
  { now, days }: { now: number; days: number },
): { vanaf: Date; tot: Date } => ({
  vanaf: from === undefined ? new Date(now - days * DAY_MS) : beginOfDate(from),
  tot: until === undefined ? new Date(now + DAY_MS) : beginOfDate(until, 1),
});
