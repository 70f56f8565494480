import type { LeerlingVoortgang } from '#server/features/voortgang/leerling-voortgang.contract.ts';
import { changeBetween, type PeriodChange } from '../shared/voortgang/comparison.ts';

/** A pupil beside the weeks before. */
export interface Beside {
  /** By goal; goals that say too little in one of both are left out. */
  changes: ReadonlyMap<string, PeriodChange>;
  /** Minutes of practice now and before; null while nothing is compared. */
  minutes: { now: number; was: number } | null;
}

const minutesOf = ({ weeks }: LeerlingVoortgang): number => weeks.reduce((sum, week) => sum + week.minuten, 0);

export function beside(data: LeerlingVoortgang, before: LeerlingVoortgang | undefined): Beside {
  if (before === undefined) return { changes: new Map(), minutes: null };
  const was = new Map(before.doelen.map(({ id, pct }) => [id, pct]));
  const changes = data.doelen.flatMap(({ id, pct }): [string, PeriodChange][] => {
    const change = changeBetween(pct, was.get(id));
    return change === undefined ? [] : [[id, change]];
  });
  return { changes: new Map(changes), minutes: { now: minutesOf(data), was: minutesOf(before) } };
}
