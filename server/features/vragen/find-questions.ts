import { nameKey } from '../../platform/taal/name.ts';
import type { SiteQuestion, SiteQuestions } from './vragen.contract.ts';

const NEAREST = 3;
const SHORTEST = 3;
/** Signs of a word that have to be the same before it is thought to be meant. */
const STEM = 4;
/** A word in the question counts for more than one in the answer. */
const WEIGHT = 3;

const wordsOf = (text: string): string[] => nameKey(text).match(/[a-z0-9]+/g) ?? [];
const has = (words: readonly string[], wanted: string): boolean => words.some((word) => word.startsWith(wanted));

function nearness({ vraag: title, antwoord: answer }: SiteQuestion, wanted: readonly string[]): number {
  const [inTitle, inAnswer] = [wordsOf(title), wordsOf(answer)];
  return wanted
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, STEM))
    .reduce((sum, stem) => sum + (has(inTitle, stem) ? WEIGHT : 0) + (has(inAnswer, stem) ? 1 : 0), 0);
}

/** Questions in which every word that was looked for begins a word; when there is none, the three that come nearest. */
export function findQuestions(all: readonly SiteQuestion[], search: string): SiteQuestions {
  const wanted = wordsOf(search);
  const found = all.filter(({ vraag: title, antwoord: answer }) => {
    const words = [...wordsOf(title), ...wordsOf(answer)];
    return wanted.every((word) => has(words, word));
  });
  if (found.length > 0) return { items: found, gevonden: true };
  const nearest = all
    .map((item) => ({ item, score: nearness(item, wanted) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, NEAREST);
  return { items: nearest.map(({ item }) => item), gevonden: false };
}
