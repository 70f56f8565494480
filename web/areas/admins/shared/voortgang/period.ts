import { isoDay } from '../date.ts';

/** Days of a period, both of them within; absent = from the first, or until now. */
export interface Period {
  van?: string | undefined;
  tot?: string | undefined;
}

/** Whether a period was chosen; without one everything counts. */
export const isPeriod = ({ van: from, tot: until }: Period): boolean => from !== undefined || until !== undefined;

export const PERIODS = ['schooljaar', 'vier_weken', 'maand', 'zelf'] as const;
export type PeriodChoice = (typeof PERIODS)[number];

const WEEK_4 = 28;

/** Dates of a choice; a whole school year needs none. */
export function datesOf(choice: PeriodChoice, now: Date): Period {
  if (choice === 'vier_weken')
    return { van: isoDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - WEEK_4)), tot: isoDay(now) };
  if (choice === 'maand') return { van: isoDay(new Date(now.getFullYear(), now.getMonth(), 1)), tot: isoDay(now) };
  return {};
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const valid = (date: string | null): string | undefined => (date !== null && DATE.test(date) ? date : undefined);

export interface ChosenPeriod {
  choice: PeriodChoice;
  periode: Period;
  /** The last day comes before the first. */
  fout: boolean;
  /** Beside the weeks before it. */
  compared: boolean;
}

/** Period in the address: a named one, or own dates. */
export function readPeriod(params: URLSearchParams, now: Date): ChosenPeriod {
  const choice = PERIODS.find((name) => name === params.get('periode')) ?? 'schooljaar';
  const period =
    choice === 'zelf' ? { van: valid(params.get('van')), tot: valid(params.get('tot')) } : datesOf(choice, now);
  const error = period.van !== undefined && period.tot !== undefined && period.van > period.tot;
  const compared = params.get('vergelijk') === 'ja' && period.van !== undefined && !error;
  return { choice, periode: period, fout: error, compared };
}
