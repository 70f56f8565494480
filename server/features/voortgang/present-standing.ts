import { dateOfDay } from '../../platform/time/clock.ts';
import { doelViewOf } from './matrix-rows.ts';
import type { VoortgangAntwoorden } from './voortgang.contract.ts';
import type { SavedStanding, StandingRow } from './voortgang.repository.ts';

function savedOf(row: StandingRow): SavedStanding | undefined {
  return row.stand === null
    ? undefined
    : {
        stand: row.stand,
        n: row.recent_n,
        right: row.recent_right,
        days: row.days,
        chance: row.chance,
        before: row.mastered_before,
      };
}

/** Standing of one goal with why and since when. */
export function presentStanding(
  row: StandingRow | undefined,
  period: boolean,
): Pick<VoortgangAntwoorden, 'status' | 'evidence' | 'since'> {
  if (row === undefined) return { status: 'niets' };
  const { status, evidence } = doelViewOf({ n: row.n, goed: row.goed, period }, savedOf(row));
  return {
    status,
    ...(evidence === undefined ? {} : { evidence }),
    ...(period || row.stand === null ? {} : { since: dateOfDay(row.since_day) }),
  };
}
