import { readFileSync } from 'node:fs';
import english from 'dictionary-en';
import nspell from 'nspell';
import { splitWords } from './split-words.ts';

export interface KnownWords {
  english(word: string): boolean;
  glossary(word: string): boolean;
  abbreviation(word: string): boolean;
}

export interface GlossaryTerm {
  term: string;
  plural: string;
  meaning: string;
  gloss: string;
  belgian: string;
}

/** Rows of the tables in the glossary: term, plural, meaning, gloss, Belgian word. */
export function readGlossary(markdown: string): GlossaryTerm[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| term'))
    .map((line) => {
      const [term = '', plural = '', meaning = '', gloss = '', belgian = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { term, plural, meaning, gloss, belgian };
    });
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line.length > 0);

/** One short word a line; what follows a # explains it. */
export const readList = (path: string): string[] => linesOf(readFileSync(path, 'utf8'));

const SHORT = 2;
/** Halves of a closed compound are at least this long: `pathName` as one word, but no two scraps that happen to be English. */
const HALF = 4;
const PREFIX = /^(?:un|re|de|pre|non|sub)(?=[a-z]{4})/;
const SUFFIX = /(?:able|ers?|ors?|s)$/;

/** Forms that a dictionary of this size leaves out: `pathname`, `unmount`, `sortable`, `verifier`. */
function isDerived(word: string, knows: (part: string) => boolean): boolean {
  for (let at = HALF; at <= word.length - HALF; at += 1)
    if (knows(word.slice(0, at)) && knows(word.slice(at))) return true;
  const stem = word.replace(PREFIX, '').replace(SUFFIX, '');
  return (
    stem !== word &&
    [stem, `${stem}e`, stem.slice(0, -1), stem.replace(/i$/, 'y')].some((part) => part.length >= HALF && knows(part))
  );
}

/** What counts as a known word: English, a term of the glossary, a game, or an agreed abbreviation. */
export function knownWords(o: {
  glossary: readonly GlossaryTerm[];
  abbreviations: readonly string[];
  falseFriends: readonly string[];
  /** Words with a fixed spelling of their own: slugs of games, names of our commands and of the packages we use. */
  names: readonly string[];
}): KnownWords {
  const spell = nspell(Buffer.from(english.aff), Buffer.from(english.dic));
  const terms = new Set([...o.glossary.flatMap(({ term, plural }) => splitWords(`${term} ${plural}`)), ...o.names]);
  const short = new Set(o.abbreviations);
  const falseFriends = new Set(o.falseFriends);
  const cache = new Map<string, boolean>();
  const knows = (word: string): boolean =>
    [word, `${word[0]?.toUpperCase()}${word.slice(1)}`, word.toUpperCase()].some((form) => spell.correct(form));
  const inDictionary = (word: string): boolean =>
    !falseFriends.has(word) && (word.length <= SHORT || knows(word) || isDerived(word, knows));
  return {
    english(word) {
      const known = cache.get(word) ?? inDictionary(word);
      cache.set(word, known);
      return known;
    },
    glossary: (word) => terms.has(word),
    abbreviation: (word) => short.has(word),
  };
}
