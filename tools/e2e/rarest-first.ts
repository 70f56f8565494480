import { SPELLEN } from '#engine/core/domein/spellen.ts';
import { spelSlugs } from '../build/spel-folders.ts';

/** The games that exist, the rarest first: a game that is open from the start has a door more often. */
export function rarestFirst(): string[] {
  const starters = new Set(SPELLEN.filter(({ starter }) => starter).map(({ slug }) => slug));
  const slugs = spelSlugs();
  return [...slugs.filter((slug) => !starters.has(slug)), ...slugs.filter((slug) => starters.has(slug))];
}
