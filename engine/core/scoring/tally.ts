import type { Tally } from './stars.ts';

/** What counting needs of a logged answer, in the order of the round. */
export interface CountedAntwoord {
  itemId: string;
  goed: boolean;
  geholpen: boolean;
  guess: boolean;
}

/** Counts of a round with the items that were guessed. */
export interface RondeTally extends Tally {
  guesses: number;
}

/**
 * Counts over a log: every item counts once, by its first answer; the return of a missed item changes nothing, so a
 * miss is never punished twice and never repaired by luck.
 */
export function countAntwoorden(
  antwoorden: readonly CountedAntwoord[],
  options: { items: number; gestopt: boolean },
): RondeTally {
  const first = new Map<string, CountedAntwoord>();
  for (const a of antwoorden) if (!first.has(a.itemId)) first.set(a.itemId, a);
  const list = [...first.values()];
  return {
    items: options.items,
    gestopt: options.gestopt,
    klaar: list.length,
    eersteKeer: list.filter((a) => a.goed && !a.geholpen && !a.guess).length,
    guesses: list.filter((a) => a.guess).length,
  };
}
