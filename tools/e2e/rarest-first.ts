import { SPELLEN } from '#engine/core/domein/spellen.ts';
import { spelSlugs } from '../build/spel-folders.ts';

/** The games that exist, the rarest first: a game that is open from the start has a door more often. */
export function rarestFirst(): string[] {
  const starters = new Set(SPELLEN.filter(({ starter }) => starter).map(({ slug }) => slug));
  const slugs = spelSlugs();
  return [...slugs.filter((slug) => !starters.has(slug)), ...slugs.filter((slug) => starters.has(slug))];
}

/** Games that are steered, and one with a ball: on the way it meets what was not aimed at, so a round in which a bot knows every word is not always one without a miss. */
const STEERED: ReadonlySet<string> = new Set(['treinmachinist', 'taxirit', 'rups', 'flipperkast']);

/** Games of journeys that want a round without a miss, the most common first. */
export const steadyGames = (): string[] =>
  rarestFirst()
    .toReversed()
    .filter((slug) => !STEERED.has(slug));
