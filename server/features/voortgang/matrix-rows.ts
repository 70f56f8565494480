import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { VoortgangRow, VoortgangStatus } from './voortgang.contract.ts';
import type { MatrixColumns } from './voortgang.repository.ts';

/** Where a pupil stands after `n` answers; a few of them say nothing yet. */
export function cellStatusOf(n: number, standing: VoortgangStatus | null | undefined): VoortgangStatus {
  if (n === 0) return 'niets';
  return n < CONSTANTS.TOO_LITTLE_DATA ? 'te_weinig' : (standing ?? 'bezig');
}

/** Rows with a place for every goal, in the order of `doelen`; what was not practised is `niets`. */
export function presentRows(rows: readonly MatrixColumns[], doelen: readonly { id: string }[]): VoortgangRow[] {
  const places = new Map(doelen.map(({ id }, place) => [id, place]));
  return rows.map((row) => {
    const out: VoortgangRow = {
      leerlingId: row.leerling_id,
      naam: row.naam,
      status: doelen.map(() => 'niets'),
      n: doelen.map(() => 0),
      pct: doelen.map(() => null),
    };
    for (const [nr, doelId] of row.doelen.entries()) {
      const place = places.get(doelId);
      if (place === undefined) continue;
      const n = row.n[nr] ?? 0;
      out.n[place] = n;
      out.status[place] = cellStatusOf(n, row.standen[doelId]);
      if (n >= CONSTANTS.TOO_LITTLE_DATA) out.pct[place] = Math.round((100 * (row.goed[nr] ?? 0)) / n);
    }
    return out;
  });
}
