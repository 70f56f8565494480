import { describe, expect, it } from 'vitest';
import { BIJZONDER, maakBord, type Bord } from './toetsen-indeling.ts';

/** Cells of half a column that are covered twice. */
function dubbel(bord: Bord): number {
  const cellen = bord.toetsen.flatMap((t) =>
    Array.from({ length: t.breed * t.hoog }, (_, i) => `${t.kolom + (i % t.breed)},${t.rij + Math.floor(i / t.breed)}`),
  );
  return cellen.length - new Set(cellen).size;
}

const wensen = (['abc', 'qwerty', 'azerty'] as const).flatMap((indeling) =>
  [false, true].flatMap((bijzonder) =>
    [false, true].flatMap((klaar) =>
      [false, true].flatMap((hoofdletters) =>
        [false, true].map((smal) => ({ indeling, bijzonder, hoofdletters, klaar, smal })),
      ),
    ),
  ),
);

describe('keyboard layout', () => {
  it.each(wensen)('%o has all keys once, inside the board, none over another', (wens) => {
    const bord = maakBord(wens);
    const letters = bord.toetsen.filter((t) => t.soort === 'letter').map((t) => t.letter);
    expect(letters.toSorted()).toEqual(
      [...'abcdefghijklmnopqrstuvwxyz', ...(wens.bijzonder ? BIJZONDER : [])].toSorted(),
    );
    expect(bord.toetsen.filter((t) => t.soort === 'wis')).toHaveLength(1);
    expect(bord.toetsen.filter((t) => t.soort === 'klaar')).toHaveLength(wens.klaar ? 1 : 0);
    expect(bord.toetsen.filter((t) => t.soort === 'hoofd')).toHaveLength(wens.hoofdletters ? 1 : 0);
    expect(dubbel(bord)).toBe(0);
    expect(Math.min(...bord.toetsen.map((t) => t.kolom))).toBe(0);
    expect(Math.max(...bord.toetsen.map((t) => t.kolom + t.breed))).toBeLessThanOrEqual(bord.kolommen);
    expect(Math.max(...bord.toetsen.map((t) => t.rij + t.hoog))).toBe(bord.rijen);
    expect(Math.min(...bord.toetsen.map((t) => t.breed))).toBeGreaterThanOrEqual(2);
    // Six or at most thirteen cells of 64 px fit a phone upright and on its side.
    expect(bord.kolommen / 2).toBeLessThanOrEqual(wens.smal ? 6 : 13);
  });
});
