import { SPELLEN } from '#engine/core/domein/spellen.ts';
import { spelSlugs } from '../build/spel-folders.ts';

/** The games that exist, the rarest first: a game that is open from the start has a door more often. */
export function rarestFirst(): string[] {
  const starters = new Set(SPELLEN.filter(({ starter }) => starter).map(({ slug }) => slug));
  const slugs = spelSlugs();
  return [...slugs.filter((slug) => !starters.has(slug)), ...slugs.filter((slug) => starters.has(slug))];
}

/** Games that are steered: on its way a bot meets what it did not aim at, so a round in which it knows every word is not always one without a miss. */
const STEERED: ReadonlySet<string> = new Set(['treinmachinist', 'taxirit', 'rups']);

/** Games of journeys that want a round without a miss, the most common first. */
export const steadyGames = (): string[] =>
  rarestFirst()
    .toReversed()
    .filter((slug) => !STEERED.has(slug));
