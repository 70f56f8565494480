import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { isDone, type TaakVoortgang } from './taak.ts';

/** States of a somvenster (behaviours.md section 5.5). */
export const SOMVENSTER_STATUSES = ['gepland', 'open', 'voltooid', 'verlopen', 'ingetrokken', 'bevroren'] as const;
/** State of a somvenster. */
export type SomvensterStatus = (typeof SOMVENSTER_STATUSES)[number];

/** Who or what made it. */
export const SOMVENSTER_KINDS = ['adaptief', 'leerkracht', 'zorg', 'toets', 'instap'] as const;
/** Kind of somvenster: who or what made it. */
export type SomvensterKind = (typeof SOMVENSTER_KINDS)[number];

/** Event in the life of a somvenster. */
export type SomvensterEvent = 'open' | 'voltooi' | 'verloop' | 'trekIn' | 'bevries' | 'ontdooi';

const STEPS: Readonly<Record<SomvensterEvent, readonly [van: readonly SomvensterStatus[], naar: SomvensterStatus]>> = {
  open: [['gepland'], 'open'],
  voltooi: [['open'], 'voltooid'],
  verloop: [['open', 'gepland'], 'verlopen'],
  trekIn: [['open', 'gepland', 'bevroren'], 'ingetrokken'],
  bevries: [['open'], 'bevroren'],
  ontdooi: [['bevroren'], 'open'],
};

/** Next state; a step that is not in the table is refused. */
export function nextSomvenster(
  status: SomvensterStatus,
  event: SomvensterEvent,
): Result<SomvensterStatus, 'stap-niet-toegestaan'> {
  const [from, to] = STEPS[event];
  return from.includes(status) ? ok(to) : err('stap-niet-toegestaan');
}

/** Whether every stone is done. */
export function isVoltooid(taken: readonly Pick<TaakVoortgang, 'status'>[]): boolean {
  return taken.length > 0 && taken.every(isDone);
}

/** Whether a somvenster ended by its last day (whole days; absent = never). */
export function isExpired(endDay: number | undefined, day: number): boolean {
  return endDay !== undefined && day > endDay;
}

/**
 * Which of the somvensters of a leerling are open: at most three; made by adults first, then the newest adaptive one,
 * so the oldest adaptive waits. Answers ids in the order of the map.
 */
export function chooseOpen(
  list: readonly { id: string; soort: SomvensterKind; status: SomvensterStatus; startDay: number }[],
  day: number,
): string[] {
  const can = list.filter((v) => (v.status === 'gepland' || v.status === 'open') && v.startDay <= day);
  const rank = (v: (typeof can)[number]): number => (v.soort === 'adaptief' ? 1 : 0);
  return [...can]
    .sort((a, b) => rank(a) - rank(b) || b.startDay - a.startDay || (a.id < b.id ? -1 : 1))
    .slice(0, CONSTANTS.SOMVENSTERS_OPEN)
    .map((v) => v.id);
}
