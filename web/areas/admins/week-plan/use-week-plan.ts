import { useState } from 'react';
import type { PlanWeek, WeekPlan } from '#server/features/week-plans/week-plans.contract.ts';
import { addWeeks, pasteWeeks, schoolWeeks, weeksBetween, type Weeks } from './weeks.ts';

/** Weeks that are shown at first: about a term. */
const TERM = 12;

const weeksOf = (plan: WeekPlan): Weeks =>
  new Map(
    plan.weeks.map(({ week, titel: title, free, woordlijstId, doelIds }) => [
      week,
      { week, titel: title, free, doelIds, ...(woordlijstId === undefined ? {} : { woordlijstId }) },
    ]),
  );

interface Stretch {
  anchor: string;
  head: string;
}
const orderOf = ({ anchor, head }: Stretch): string[] =>
  anchor <= head ? weeksBetween(anchor, head) : weeksBetween(head, anchor);

/** Which weeks stand on the page. */
function useShown(plan: WeekPlan, weeks: Weeks) {
  const [whole, setWhole] = useState(false);
  const last = [...weeks.keys()].toSorted().at(-1) ?? plan.nu;
  const year = schoolWeeks(plan.schooljaar);
  const first = [plan.nu, year[0] ?? plan.nu, ...weeks.keys()].toSorted()[0] ?? plan.nu;
  const end = [addWeeks(plan.nu, TERM - 1), year.at(-1) ?? plan.nu, last].toSorted().at(-1) ?? plan.nu;
  const term = [addWeeks(plan.nu, TERM - 1), last].toSorted().at(-1) ?? plan.nu;
  return { whole, setWhole, shown: whole ? weeksBetween(first, end) : weeksBetween(plan.nu, term) };
}

/** Weeks that somebody changed; `undefined` = emptied. */
export type OwnChanges = ReadonlyMap<string, PlanWeek | undefined>;

/** What differs from the plan that was read. */
const changesOf = (plan: WeekPlan, weeks: Weeks): OwnChanges => {
  const before = weeksOf(plan);
  const all = new Set([...before.keys(), ...weeks.keys()]);
  const differs = [...all].filter((week) => JSON.stringify(before.get(week)) !== JSON.stringify(weeks.get(week)));
  return new Map(differs.map((week) => [week, weeks.get(week)]));
};

const withOwn = (weeks: Weeks, own: OwnChanges): Weeks =>
  [...own].reduce<Weeks>((next, [week, entry]) => pasteWeeks(next, week, [entry]), weeks);

/** The plan while somebody works on it: what is chosen, what was copied, and every step back. */
export function useWeekPlanEditor(plan: WeekPlan, own: OwnChanges) {
  const [weeks, setWeeks] = useState<Weeks>(() => withOwn(weeksOf(plan), own));
  const [steps, setSteps] = useState<readonly Weeks[]>([]);
  const [stretch, setStretch] = useState<Stretch>({ anchor: plan.nu, head: plan.nu });
  const [copied, setCopied] = useState<readonly (PlanWeek | undefined)[]>([]);
  const shown = useShown(plan, weeks);
  const chosen = orderOf(stretch);
  const editable = (week: string): boolean => week >= plan.nu;
  return {
    weeks,
    ...shown,
    chosen,
    copied,
    /** Whether what is chosen may be changed: what has passed may not. */
    free: chosen.every(editable),
    changed: changesOf(plan, weeks).size > 0,
    own: (): OwnChanges => changesOf(plan, weeks),
    editable,
    /** Chooses a week, or stretches what is chosen up to it. */
    choose: (week: string, further: boolean): void =>
      setStretch((now) => ({ anchor: further ? now.anchor : week, head: week })),
    copy: (): void => setCopied(chosen.map((week) => weeks.get(week))),
    apply: (change: (weeks: Weeks) => Weeks): void => {
      setSteps([...steps, weeks]);
      setWeeks(change(weeks));
    },
    canUndo: steps.length > 0,
    undo: (): void => {
      const before = steps.at(-1);
      if (before === undefined) return;
      setWeeks(before);
      setSteps(steps.slice(0, -1));
    },
  };
}
export type WeekPlanEditor = ReturnType<typeof useWeekPlanEditor>;
