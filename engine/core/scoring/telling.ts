import type { Telling } from './sterren.ts';

/** What counting needs of a logged answer, in the order of the round. */
export interface GeteldAntwoord {
  itemId: string;
  goed: boolean;
  geholpen: boolean;
  gok: boolean;
}

/** Counts of a round with the items that were guessed. */
export interface RondeTelling extends Telling {
  gokken: number;
}

/**
 * Counts over a log: every item counts once, by its first answer; the return of a missed item changes nothing, so a
 * miss is never punished twice and never repaired by luck.
 */
export function telAntwoorden(
  antwoorden: readonly GeteldAntwoord[],
  options: { items: number; gestopt: boolean },
): RondeTelling {
  const eerste = new Map<string, GeteldAntwoord>();
  for (const a of antwoorden) if (!eerste.has(a.itemId)) eerste.set(a.itemId, a);
  const lijst = [...eerste.values()];
  return {
    items: options.items,
    gestopt: options.gestopt,
    klaar: lijst.length,
    eersteKeer: lijst.filter((a) => a.goed && !a.geholpen && !a.gok).length,
    gokken: lijst.filter((a) => a.gok).length,
  };
}
