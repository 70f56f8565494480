import { dateOfDay } from '../../platform/time/clock.ts';
import { doelViewOf } from './matrix-rows.ts';
import type { VoortgangAntwoorden } from './voortgang.contract.ts';
import type { StandingRow } from './voortgang.repository.ts';

/** Standing of one goal with why and since when. */
export function presentStanding(
  row: StandingRow | undefined,
  period: boolean,
): Pick<VoortgangAntwoorden, 'status' | 'evidence' | 'since'> {
  if (row === undefined) return { status: 'niets' };
  const { status, evidence } = doelViewOf({ n: row.n, goed: row.goed, period }, row.saved);
  return {
    status,
    ...(evidence === undefined ? {} : { evidence }),
    ...(period || row.since_day === null ? {} : { since: dateOfDay(row.since_day) }),
  };
}
