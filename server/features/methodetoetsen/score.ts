import { judge } from '#engine/core/scoring/judgment.ts';
import type { ToetsWoord } from './methodetoetsen.contract.ts';
import type { AfnameRow, StoredAntwoord } from './methodetoetsen.repository.ts';
import type { ToetsAntwoord } from './toets-results.contract.ts';

export interface WordTally {
  goed: number;
  counted: number;
}

/** Capitals count in a word that has one. */
const isRight = (woord: string, ruw: string): boolean =>
  judge({ goed: [woord], hoofdletters: woord !== woord.toLowerCase() }, ruw);

const NOTHING: StoredAntwoord = { ruw: '', beurten: 0 };

/** An answer as a teacher sees it; a word that was left empty is wrong. */
function antwoordOf({ woord }: ToetsWoord, nr: number, stored = NOTHING): ToetsAntwoord {
  const { ruw, beurten: plays, late = false, silent = false, overschreven: override } = stored;
  return {
    nr,
    ruw,
    afspeelbeurten: plays,
    goed: override === undefined ? isRight(woord, ruw) : override.goed,
    late,
    silent,
    ...(override === undefined ? {} : { overschreven: { reden: override.reden } }),
  };
}

export const antwoordenOf = (
  woorden: readonly ToetsWoord[],
  { antwoorden }: Pick<AfnameRow, 'antwoorden'>,
): ToetsAntwoord[] => woorden.map((woord, index) => antwoordOf(woord, index + 1, antwoorden[String(index + 1)]));

/** Whether a word counts: not skipped, and the leerling could hear it or wrote something all the same. */
export const counts = (woord: ToetsWoord | undefined, { silent, overschreven: override }: ToetsAntwoord): boolean =>
  woord?.overslaan === false && (!silent || override !== undefined);

export function tallyOf(woorden: readonly ToetsWoord[], antwoorden: readonly ToetsAntwoord[]): WordTally {
  const counted = antwoorden.filter((antwoord) => counts(woorden[antwoord.nr - 1], antwoord));
  return { goed: counted.filter(({ goed: right }) => right).length, counted: counted.length };
}

export const percentageOf = ({ goed: right, counted }: WordTally): number | undefined =>
  counted === 0 ? undefined : Math.round((100 * right) / counted);

/** Mean of percentages; nothing when there is none. */
export const averageOf = (scores: readonly number[]): number | undefined =>
  scores.length === 0 ? undefined : Math.round(scores.reduce((sum, pct) => sum + pct, 0) / scores.length);

export const sumOf = (tallies: readonly WordTally[]): WordTally => ({
  goed: tallies.reduce((sum, { goed: right }) => sum + right, 0),
  counted: tallies.reduce((sum, { counted }) => sum + counted, 0),
});
