import { INFINITIEVEN } from './tabellen/infinitieven.ts';
import { BN, ZN_EN, ZN_GEEN, ZN_S } from './tabellen/woordtabel.gen.ts';

const alsSet = (woorden: string): ReadonlySet<string> => new Set(woorden.split(' '));

/** Nouns of the table by plural class. */
export const ZELFSTANDIG = { en: alsSet(ZN_EN), s: alsSet(ZN_S), geen: alsSet(ZN_GEEN) };

/** Adjectives of the table. */
export const BIJVOEGLIJK = alsSet(BN);

/** Infinitives of the table. */
export const INFINITIEF: ReadonlySet<string> = new Set(INFINITIEVEN);

const NAAMWOORD: ReadonlySet<string> = new Set([...ZELFSTANDIG.en, ...ZELFSTANDIG.s, ...ZELFSTANDIG.geen]);

/** Whether the lower-case word is a noun of the table. */
export function isNaamwoord(w: string): boolean {
  return NAAMWOORD.has(w);
}
