import type { Columns } from './candidate.ts';
import { together } from '../model/predict.ts';
import type { LeerlingState } from '../model/state.ts';
import { curveShare, tracesLead, withOdds } from '../model/traces.ts';

const read = (column: Float64Array, i: number): number => column[i] ?? 0;

/** How much each family of memory counts for this leerling now; once for a scoring, since thousands of rows read it. */
export function setFamilies({ families }: Columns, s: LeerlingState): void {
  families.share = curveShare(s);
  families.lead = tracesLead(families.share);
}

/** Chance that the word of a row is known, when the rule alone gives `p0`. */
export function knownChance(k: Columns, row: number, p0: number): number {
  const { share } = k.families;
  return share * together(read(k.R, row), p0) + (1 - share) * withOdds(p0, read(k.odds, row));
}

/** What one answer leaves at the horizon more than none would, in words; reads the chance of a right answer that was scored last. */
export function memoryGain(k: Columns, row: number, p0: number): number {
  const { share } = k.families;
  const { miss } = k.pool.params.traces;
  const chance = read(k.p, row);
  const curve = chance * read(k.RHCorrect, row) + (1 - chance) * read(k.RHError, row) - read(k.RH, row);
  const traces = withOdds(p0, read(k.oddsHMore, row)) - withOdds(p0, read(k.oddsH, row));
  return share * (1 - p0) * curve + (1 - share) * (chance + miss * (1 - chance)) * traces;
}

/** Worth of an unseen word, while traces lead. */
export function newWorth(k: Columns, row: number): number {
  return k.reps[row] === 0 ? k.families.lead * k.pool.params.nu : 0;
}

/** Worth of a word of today that was not right often enough in a row, while traces lead. */
export function settleWorth(k: Columns, row: number): number {
  return k.unsettled[row] === 1 ? k.families.lead * k.pool.params.settle : 0;
}
