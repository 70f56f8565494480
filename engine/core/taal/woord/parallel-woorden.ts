import { createRng, shuffle } from '#engine/core/basis/rng.ts';

/** A word that may be asked in a test, with what makes it hard. */
export interface TestCandidate {
  /** Item it comes from; one item is asked once. */
  itemId: string;
  /** Goal it tests. */
  doelId: string;
  woord: string;
  /** Sentence with a gap, when the form follows from the sentence. */
  zin?: string;
  /** Year of the word, 3-8. */
  groep: number;
  /** How often the word is met, 1 (often) to 5. */
  band: number;
  /** Sound groups of the word. */
  parts: number;
  /** Graphemes of the word. */
  size: number;
}

/** Easy to hard. */
const weight = ({ groep, band, parts, size }: TestCandidate): number => groep * 100 + band * 20 + parts * 10 + size;

/** How much two words differ in what makes them hard; 0 = equally hard on paper. */
export const difference = (a: TestCandidate, b: TestCandidate): number =>
  Math.abs(a.groep - b.groep) * 4 +
  Math.abs(a.band - b.band) * 2 +
  Math.abs(a.parts - b.parts) * 3 +
  Math.abs(a.size - b.size);

/** `count` places over `goals`, the first ones getting what is left. */
const shares = (count: number, goals: number): number[] =>
  Array.from({ length: goals }, (_, nr) => Math.floor(count / goals) + (nr < count % goals ? 1 : 0));

/**
 * Words of a first test: as many of every goal, spread from easy to hard, in a mixed order. The same seed gives the same
 * words. Fewer than `count` when a goal has not enough of them.
 */
export function chooseTestWoorden(
  candidates: readonly TestCandidate[],
  { doelIds, count, seed }: { doelIds: readonly string[]; count: number; seed: number },
): TestCandidate[] {
  const rng = createRng(seed);
  const chosen: TestCandidate[] = [];
  shares(count, doelIds.length).forEach((places, nr) => {
    const taken = new Set(chosen.map(({ itemId }) => itemId));
    const own = candidates.filter(({ doelId, itemId }) => doelId === doelIds[nr] && !taken.has(itemId));
    const sorted = shuffle(own, rng).toSorted((a, b) => weight(a) - weight(b));
    const step = Math.max(1, sorted.length / places);
    for (let place = 0; place < Math.min(places, sorted.length); place += 1) {
      const candidate = sorted[Math.floor(place * step)];
      if (candidate !== undefined && !chosen.some(({ itemId }) => itemId === candidate.itemId)) chosen.push(candidate);
    }
  });
  return shuffle(chosen, rng);
}

/**
 * For every word another one of the same goal that is as hard as possible the same, each used once. A word without a
 * twin is left out, so that the answer may be shorter.
 */
export function chooseParallel(
  woorden: readonly TestCandidate[],
  candidates: readonly TestCandidate[],
): TestCandidate[] {
  const used = new Set(woorden.map(({ itemId }) => itemId));
  return woorden.flatMap((woord) => {
    let best: TestCandidate | undefined;
    for (const candidate of candidates) {
      if (candidate.doelId !== woord.doelId || candidate.woord === woord.woord || used.has(candidate.itemId)) continue;
      if (best === undefined || difference(candidate, woord) < difference(best, woord)) best = candidate;
    }
    if (best === undefined) return [];
    used.add(best.itemId);
    return [best];
  });
}
