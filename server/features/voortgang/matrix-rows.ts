import {
  recentPct,
  standingOf,
  STANDING_RULES,
  type StandingEvidence,
} from '#engine/core/oefening/model/doel-standing.ts';
import type { VoortgangRow, VoortgangStatus } from './voortgang.contract.ts';
import type { MatrixColumns, SavedColumns } from './voortgang.repository.ts';

/** Standing of a goal with the share right and the evidence that it is made of. */
export interface DoelView {
  status: VoortgangStatus;
  pct: number | null;
  evidence: StandingEvidence | undefined;
}

/** Sums over all time, or over a period. */
export interface DoelSums {
  n: number;
  goed: number;
  /** The sums are those of a period: then the standing is about that period too. */
  period: boolean;
}

/**
 * Where a pupil stands. Without a period that is the stored standing; with one, the same rules over the answers of the
 * period, while days and certainty are those of all time. Answers of which no standing was made yet say no percentage.
 */
export function doelViewOf(sums: DoelSums, saved: SavedColumns | null | undefined): DoelView {
  if (sums.n === 0) return { status: 'niets', pct: null, evidence: undefined };
  if (saved === undefined || saved === null)
    return { status: sums.n < STANDING_RULES.enough ? 'te_weinig' : 'bezig', pct: null, evidence: undefined };
  const [stand, n, right, days, chance, before] = saved;
  const known = { n, right, days, chance, before };
  const evidence = sums.period ? { ...known, n: sums.n, right: sums.goed } : known;
  return { status: sums.period ? standingOf(evidence) : stand, pct: recentPct(evidence) ?? null, evidence };
}

/** Rows with a place for every goal, in the order of `doelen`; what was not practised is `niets`. */
export function presentRows(
  rows: readonly MatrixColumns[],
  doelen: readonly { id: string }[],
  period: boolean,
): VoortgangRow[] {
  const places = new Map(doelen.map(({ id }, place) => [id, place]));
  return rows.map((row) => {
    const out: VoortgangRow = {
      leerlingId: row.leerling_id,
      naam: row.naam,
      status: doelen.map(() => 'niets'),
      n: doelen.map(() => 0),
      goed: doelen.map(() => 0),
      pct: doelen.map(() => null),
    };
    for (const [nr, doelId] of row.doelen.entries()) {
      const place = places.get(doelId);
      if (place === undefined) continue;
      const sums = { n: row.n[nr] ?? 0, goed: row.goed[nr] ?? 0, period };
      const view = doelViewOf(sums, row.standen[doelId]);
      out.n[place] = sums.n;
      out.goed[place] = sums.goed;
      out.status[place] = view.status;
      out.pct[place] = view.pct;
    }
    return out;
  });
}
