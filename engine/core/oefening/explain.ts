import type { Kandidaten } from './kandidaat.ts';
import type { Model } from './model.ts';
import { scoreVan } from './score.ts';
import type { Sessie } from './sessie.ts';
import type { LeerlingToestand } from './state.ts';

/** One term of "waarom dit woord?": key of the Dutch label and its value. */
export interface Term {
  sleutel: string;
  waarde: number;
}

/** Every term of the score of an item, in order; empty when the item is no candidate. */
export function explain(
  m: Model,
  s: LeerlingToestand,
  options: { itemId: string; kandidaten: Kandidaten; sessie: Sessie },
): Term[] {
  const k = options.kandidaten.lijst.find((x) => x.vraag.itemId === options.itemId);
  if (k === undefined) return [];
  const score = scoreVan(m, s, { kandidaat: k, sessie: options.sessie });
  const v = score.voorspelling;
  const rijen: readonly [string, number][] = [
    ['kansGoed', v.p],
    ['kansRegel', v.p0],
    ['kansGeheugen', v.R],
    ['winstGeheugen', score.geheugen],
    ['winstRegel', score.regel],
    ['nieuwWoord', score.nieuw],
    ['verwarpartner', score.partner],
    ['seconden', score.seconden],
    ['winstPerTijd', score.winst],
    ['succesSturing', score.succes],
    ['zelfdeCategorie', score.reeks],
    ['totaal', score.totaal],
  ];
  return rijen.map(([naam, waarde]) => ({ sleutel: `waarom.${naam}`, waarde }));
}
