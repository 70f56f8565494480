import type { Candidate, Candidates } from './candidate.ts';
import { PARAMS, type Params } from '../model/params.ts';
import type { PracticeSession } from '../model/session.ts';
import { createPracticeState, type LeerlingState } from '../model/state.ts';

/** State of a new leerling from the jaargroep alone (3..8): ability around the mean of that grade, variance 1. */
export function intakePrior(groep: number, seed: number, params: Params = PARAMS): LeerlingState {
  return createPracticeState(groep, seed, params);
}

/** Whether the entry test may stop: sure enough, or at its longest. `items` = answers of the test so far. */
export function intakeDone(s: LeerlingState, items: number, params: Params = PARAMS): boolean {
  return items >= params.intakeMax || (items >= params.intakeMin && s.v <= params.intakeV);
}

/**
 * The candidates of `lijst` that fit the entry test best now; one of them is drawn, each with the same chance. Best =
 * nearest to the chance of right answers that tells most, where every earlier question about the same goal counts as a
 * distance; until `intakeDoelenMin` goals were asked only new ones count, as long as the list holds any.
 */
export function intakeTop(
  params: Params,
  list: readonly Candidate[],
  options: { kandidaten: Candidates; session: PracticeSession },
): Candidate[] {
  const requested = new Map<string, number>();
  for (const { vraag } of options.kandidaten.lijst)
    if (options.session.seen.has(vraag.itemId)) requested.set(vraag.doelId, (requested.get(vraag.doelId) ?? 0) + 1);
  const distance = (k: Candidate): number =>
    Math.abs(k.p - params.intakeP) + params.intakeCoverage * (requested.get(k.vraag.doelId) ?? 0);
  const unknown = requested.size < params.intakeDoelenMin ? list.filter((k) => !requested.has(k.vraag.doelId)) : [];
  return [...(unknown.length > 0 ? unknown : list)]
    .sort((a, b) => distance(a) - distance(b) || (a.vraag.itemId < b.vraag.itemId ? -1 : 1))
    .slice(0, params.top);
}
