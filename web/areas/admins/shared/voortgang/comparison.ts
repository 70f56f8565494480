import type { Period } from './period.ts';
import { isoDay } from '../date.ts';

const WEEK_DAYS = 7;
/** Percentage points from which a difference is told; below it chance says as much as the child. */
export const TOLD_POINTS = 5;

/** Weeks before a period. */
export interface WeeksBefore {
  van: string;
  tot: string;
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);
function daysLater(moment: Date, days: number): Date {
  const later = new Date(moment);
  later.setDate(later.getDate() + days);
  return later;
}
const mondayOf = (moment: Date): Date => daysLater(moment, -((moment.getDay() + 6) % WEEK_DAYS));
const DAY_MS = 86_400_000;

/**
 * As many weeks as a period has, right before it. What is kept are sums of whole weeks, so both begin on a Monday and no week
 * counts in both. Null when the period has no first day: nothing comes before it.
 */
export function weeksBefore({ van: from, tot: until }: Period, now: Date): WeeksBefore | null {
  if (from === undefined) return null;
  const first = mondayOf(noonOf(from));
  const last = mondayOf(until === undefined ? now : noonOf(until));
  const weeks = Math.max(0, Math.round((last.getTime() - first.getTime()) / (WEEK_DAYS * DAY_MS))) + 1;
  return { van: isoDay(daysLater(first, -WEEK_DAYS * weeks)), tot: isoDay(daysLater(first, -1)) };
}

export type ChangeKind = 'up' | 'down' | 'same';
/** A share right beside that of the weeks before. */
export interface PeriodChange {
  was: number;
  kind: ChangeKind;
}

/** Undefined when one of both has too few answers for a percentage. */
export function changeBetween(now: number | undefined, was: number | undefined): PeriodChange | undefined {
  if (now === undefined || was === undefined) return undefined;
  const points = now - was;
  return { was, kind: Math.abs(points) < TOLD_POINTS ? 'same' : points > 0 ? 'up' : 'down' };
}

export type ChangeCounts = Readonly<Record<ChangeKind, number>>;
export function countChanges(changes: readonly (PeriodChange | undefined)[]): ChangeCounts {
  const count = (kind: ChangeKind): number => changes.filter((change) => change?.kind === kind).length;
  return { up: count('up'), down: count('down'), same: count('same') };
}
