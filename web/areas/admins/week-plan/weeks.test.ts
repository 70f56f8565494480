import { describe, expect, it } from 'vitest';
import type { PlanWeek } from '#server/features/week-plans/week-plans.contract.ts';
import {
  addWeeks,
  clearWeeks,
  fillDown,
  giveLists,
  insertHoliday,
  pasteWeeks,
  schoolWeeks,
  shiftEarlier,
  shiftLater,
  weekNumber,
  weeksFrom,
  type Weeks,
} from './weeks.ts';

const START = '2026-11-23';
const at = (nr: number): string => addWeeks(START, nr);
const goal = (nr: number, id: string): PlanWeek => ({ week: at(nr), titel: '', free: false, doelIds: [id] });
const free = (nr: number): PlanWeek => ({ week: at(nr), titel: '', free: true, doelIds: [] });
const plan = (...weeks: PlanWeek[]): Weeks => new Map(weeks.map((week) => [week.week, week]));
/** `ei ou - *`: goals, an empty week and a holiday. */
const show = (weeks: Weeks, count = 6): string =>
  Array.from({ length: count }, (_, nr) => {
    const entry = weeks.get(at(nr));
    if (entry === undefined) return '-';
    return entry.free ? '*' : (entry.woordlijstId ?? entry.doelIds[0]);
  }).join(' ');

describe('the calendar', () => {
  it('numbers weeks as the wall does', () => {
    expect(['2026-11-23', '2026-12-28', '2027-01-04', '2026-01-05'].map(weekNumber)).toEqual([48, 53, 1, 2]);
  });
  it('has the weeks of a school year', () => {
    const weeks = schoolWeeks('2026-2027');
    expect([weeks[0], weeks.at(-1)]).toEqual(['2026-08-03', '2027-07-12']);
    expect(new Set(weeks.map((week) => new Date(`${week}T00:00:00Z`).getUTCDay()))).toEqual(new Set([1]));
  });
});

describe('working in the grid', () => {
  const term = plan(goal(0, 'ei'), goal(1, 'ou'), free(3), goal(4, 'ng'));

  it('copies, pastes and empties', () => {
    expect(show(pasteWeeks(term, at(4), [term.get(at(0)), undefined]))).toBe('ei ou - * ei -');
    expect(show(pasteWeeks(term, at(0), [undefined]))).toBe('- ou - * ng -');
    expect(show(clearWeeks(term, [at(0), at(3)]))).toBe('- ou - - ng -');
  });
  it('fills a stretch, or the next week', () => {
    expect(show(fillDown(term, [at(0), at(1), at(2)]))).toBe('ei ei ei * ng -');
    expect(show(fillDown(term, [at(1)]))).toBe('ei ou ou * ng -');
  });
  it('moves everything a week and leaves holidays where they are', () => {
    expect(show(shiftLater(term, at(1)))).toBe('ei - ou * - ng');
    expect(show(shiftEarlier(term, at(1)))).toBe('ei - ng * - -');
    expect(show(shiftEarlier(shiftLater(term, at(0)), at(0)))).toBe(show(term));
  });
  it('makes room for a holiday', () => {
    expect(show(insertHoliday(term, at(1)), 7)).toBe('ei * ou * - ng -');
  });
  it('gives lists a week each, over the holidays', () => {
    expect(show(giveLists(term, at(2), ['a', 'b', 'c']))).toBe('ei ou a * b c');
    expect(show(giveLists(term, at(3), ['a']))).toBe('ei ou - a ng -');
  });
  it('saves what is to come, in order', () => {
    expect(weeksFrom(shiftLater(term, at(0)), at(2)).map(({ week }) => week)).toEqual([at(2), at(3), at(5)]);
  });
});
