import type { PlanWeek } from '#server/features/week-plans/week-plans.contract.ts';

/** What stands in each week, by its Monday; a week without anything is not in it. */
export type Weeks = ReadonlyMap<string, PlanWeek>;

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Monday so many weeks later. */
export const addWeeks = (week: string, count: number): string => dayOf(dateOf(week).getTime() + count * WEEK_MS);

/** Number of the week as the calendar in the classroom has it. */
export function weekNumber(week: string): number {
  const thursday = new Date(dateOf(week).getTime() + 3 * DAY_MS);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - first) / WEEK_MS) + 1;
}

/** Monday and Friday of a week, at noon, so that every time zone calls them the same. */
export const schoolDays = (week: string): [Date, Date] => [
  new Date(`${week}T12:00:00`),
  new Date(new Date(`${week}T12:00:00`).getTime() + 4 * DAY_MS),
];

/** Mondays from one up to another, both included. */
export const weeksBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, (dateOf(to).getTime() - dateOf(from).getTime()) / WEEK_MS + 1) }, (_, nr) =>
    addWeeks(from, nr),
  );

/** Mondays of a school year, from August up to July. */
export function schoolWeeks(schooljaar: string): string[] {
  const year = Number(schooljaar.slice(0, 4));
  const mondayOn = (ms: number): string => dayOf(ms + ((8 - new Date(ms).getUTCDay()) % 7) * DAY_MS);
  return weeksBetween(mondayOn(Date.UTC(year, 7, 1)), mondayOn(Date.UTC(year + 1, 6, 12)));
}

function withWeek(weeks: Weeks, week: string, entry: PlanWeek | undefined): Weeks {
  const next = new Map(weeks);
  if (entry === undefined) next.delete(week);
  else next.set(week, { ...entry, week });
  return next;
}

/** Empties these weeks. */
export const clearWeeks = (weeks: Weeks, those: readonly string[]): Weeks =>
  new Map([...weeks].filter(([week]) => !those.includes(week)));

/** Puts what was copied from this week on; an empty week in the copy empties. */
export const pasteWeeks = (weeks: Weeks, at: string, copied: readonly (PlanWeek | undefined)[]): Weeks =>
  copied.reduce<Weeks>((next, entry, nr) => withWeek(next, addWeeks(at, nr), entry), weeks);

/** The first week of a stretch in all the others of it; a single week goes on into the next one. */
export function fillDown(weeks: Weeks, stretch: readonly string[]): Weeks {
  const [first, ...rest] = stretch;
  if (first === undefined) return weeks;
  const targets = rest.length > 0 ? rest : [addWeeks(first, 1)];
  return targets.reduce<Weeks>((next, week) => withWeek(next, week, weeks.get(first)), weeks);
}

/** Weeks from one on that can hold practice: a holiday keeps its place, with a week to spare behind the last one. */
function slotsFrom(weeks: Weeks, at: string): string[] {
  const last = [...weeks.keys()].toSorted().at(-1) ?? at;
  const all = weeksBetween(at, addWeeks(last < at ? at : last, 2));
  return all.filter((week) => weeks.get(week)?.free !== true);
}

/** Everything from this week on comes a week later, over the holidays. */
export function shiftLater(weeks: Weeks, at: string): Weeks {
  const slots = slotsFrom(weeks, at);
  return slots.reduce<Weeks>((next, slot, nr) => {
    const before = nr === 0 ? undefined : slots[nr - 1];
    return withWeek(next, slot, before === undefined ? undefined : weeks.get(before));
  }, weeks);
}

/** Everything behind this week comes a week earlier and takes its place. */
export function shiftEarlier(weeks: Weeks, at: string): Weeks {
  const slots = slotsFrom(weeks, at);
  return slots.reduce<Weeks>((next, slot, nr) => {
    const behind = slots[nr + 1];
    return withWeek(next, slot, behind === undefined ? undefined : weeks.get(behind));
  }, weeks);
}

/** A week off: what stood there and behind it comes a week later. */
export const insertHoliday = (weeks: Weeks, at: string): Weeks =>
  withWeek(shiftLater(weeks, at), at, { week: at, titel: '', free: true, doelIds: [] });

/** One list a week, in their order, over the holidays. */
export function giveLists(weeks: Weeks, at: string, lists: readonly string[]): Weeks {
  let next = weeks;
  let week = at;
  for (const woordlijstId of lists) {
    while (week !== at && next.get(week)?.free === true) week = addWeeks(week, 1);
    next = withWeek(next, week, { week, titel: '', free: false, woordlijstId, doelIds: [] });
    week = addWeeks(week, 1);
  }
  return next;
}

/** The weeks of a plan from one week on, as they are saved. */
export const weeksFrom = (weeks: Weeks, from: string): PlanWeek[] =>
  [...weeks.values()].filter(({ week }) => week >= from).toSorted((a, b) => (a.week < b.week ? -1 : 1));
