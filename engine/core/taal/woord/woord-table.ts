import { INFINITIEVEN } from '../tables/infinitieven.ts';
import { OWN_BN, OWN_EN, OWN_NONE, OWN_S } from '../tables/own-words.ts';
import { PLURAL_NOUNS } from '../tables/plurals.gen.ts';
import { BN, ZN_EN, ZN_NONE, ZN_S } from '../tables/woord-table.gen.ts';

const asSet = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap((words) => words.split(' ')));

/** Nouns of the table by plural class. */
export const ZELFSTANDIG = { en: asSet(ZN_EN, OWN_EN), s: asSet(ZN_S, OWN_S), geen: asSet(ZN_NONE, OWN_NONE) };

/** Other nouns with a plural on -en, known for their plural alone. */
export const PLURAL_ONLY = asSet(PLURAL_NOUNS);

/** Adjectives of the table. */
export const BIJVOEGLIJK = asSet(BN, OWN_BN);

/** Infinitives of the table. */
export const INFINITIEF: ReadonlySet<string> = new Set(INFINITIEVEN);

const NOUN: ReadonlySet<string> = new Set([...ZELFSTANDIG.en, ...ZELFSTANDIG.s, ...ZELFSTANDIG.geen]);

/** Whether the lower-case word is a noun of the table. */
export function isNoun(w: string): boolean {
  return NOUN.has(w);
}
