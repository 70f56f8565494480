import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import { isGedaan, type TaakVoortgang } from './taak.ts';

/** States of a somvenster (behaviours.md section 5.5). */
export const SOMVENSTER_STATUSSEN = ['gepland', 'open', 'voltooid', 'verlopen', 'ingetrokken', 'bevroren'] as const;
export type SomvensterStatus = (typeof SOMVENSTER_STATUSSEN)[number];

/** Who or what made it. */
export const SOMVENSTER_SOORTEN = ['adaptief', 'leerkracht', 'zorg', 'toets', 'instap'] as const;
export type SomvensterSoort = (typeof SOMVENSTER_SOORTEN)[number];

/** Event in the life of a somvenster. */
export type SomvensterGebeurtenis = 'open' | 'voltooi' | 'verloop' | 'trekIn' | 'bevries' | 'ontdooi';

const STAPPEN: Readonly<
  Record<SomvensterGebeurtenis, readonly [van: readonly SomvensterStatus[], naar: SomvensterStatus]>
> = {
  open: [['gepland'], 'open'],
  voltooi: [['open'], 'voltooid'],
  verloop: [['open', 'gepland'], 'verlopen'],
  trekIn: [['open', 'gepland', 'bevroren'], 'ingetrokken'],
  bevries: [['open'], 'bevroren'],
  ontdooi: [['bevroren'], 'open'],
};

/** Next state; a step that is not in the table is refused. */
export function volgendSomvenster(
  status: SomvensterStatus,
  gebeurtenis: SomvensterGebeurtenis,
): Result<SomvensterStatus, 'stap-niet-toegestaan'> {
  const [van, naar] = STAPPEN[gebeurtenis];
  return van.includes(status) ? ok(naar) : err('stap-niet-toegestaan');
}

/** Whether every stone is done. */
export function isVoltooid(taken: readonly Pick<TaakVoortgang, 'status'>[]): boolean {
  return taken.length > 0 && taken.every(isGedaan);
}

/** Whether a somvenster ended by its last day (whole days; absent = never). */
export function isVerlopen(eindDay: number | undefined, day: number): boolean {
  return eindDay !== undefined && day > eindDay;
}

/**
 * Which of the somvensters of a leerling are open: at most three; made by adults first, then the newest adaptive one,
 * so the oldest adaptive waits. Answers ids in the order of the map.
 */
export function kiesOpen(
  lijst: readonly { id: string; soort: SomvensterSoort; status: SomvensterStatus; startDay: number }[],
  day: number,
): string[] {
  const kan = lijst.filter((v) => (v.status === 'gepland' || v.status === 'open') && v.startDay <= day);
  const rang = (v: (typeof kan)[number]): number => (v.soort === 'adaptief' ? 1 : 0);
  return [...kan]
    .sort((a, b) => rang(a) - rang(b) || b.startDay - a.startDay || (a.id < b.id ? -1 : 1))
    .slice(0, CONSTANTEN.SOMVENSTERS_OPEN)
    .map((v) => v.id);
}
