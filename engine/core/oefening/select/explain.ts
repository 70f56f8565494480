import type { Candidates } from './candidate.ts';
import type { Model } from '../model/model.ts';
import { scoreOf } from './score.ts';
import type { PracticeSession } from '../model/session.ts';
import type { LeerlingState } from '../model/state.ts';

/** One term of "waarom dit woord?": key of the Dutch label and its value. */
export interface Term {
  sleutel: string;
  waarde: number;
}

/** Every term of the score of an item, in order; empty when the item is no candidate. */
export function explain(
  m: Model,
  s: LeerlingState,
  options: { itemId: string; kandidaten: Candidates; session: PracticeSession },
): Term[] {
  const k = options.kandidaten.lijst.find((x) => x.vraag.itemId === options.itemId);
  if (k === undefined) return [];
  const score = scoreOf(m, s, { candidate: k, session: options.session });
  const v = score.prediction;
  const rows: readonly [string, number][] = [
    ['kansGoed', v.p],
    ['kansRegel', v.p0],
    ['kansGeheugen', v.R],
    ['winstGeheugen', score.memory],
    ['winstRegel', score.regel],
    ['nieuwWoord', score.nieuw],
    ['verwarpartner', score.partner],
    ['nogNietVast', score.settle],
    ['seconden', score.seconden],
    ['winstPerTijd', score.gain],
    ['succesSturing', score.succes],
    ['zelfdeCategorie', score.reeks],
    ['totaal', score.totaal],
  ];
  return rows.map(([name, value]) => ({ sleutel: `waarom.${name}`, waarde: value }));
}
