import { ENGELS } from './tabellen/engels.ts';

/** Whether the lower-case word is in the table of English words and keeps an English sound. */
export function isEngels(w: string): boolean {
  return ENGELS.has(w);
}
