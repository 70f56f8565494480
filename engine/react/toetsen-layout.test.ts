import { describe, expect, it } from 'vitest';
import { SPECIAL, createBoard, type Board } from './toetsen-layout.ts';

/** Cells of half a column that are covered twice. */
function double(board: Board): number {
  const cells = board.toetsen.flatMap((t) =>
    Array.from(
      { length: t.breed * t.high },
      (_, i) => `${t.column + (i % t.breed)},${t.rij + Math.floor(i / t.breed)}`,
    ),
  );
  return cells.length - new Set(cells).size;
}

const wishes = (['abc', 'qwerty', 'azerty'] as const).flatMap((layout) =>
  [false, true].flatMap((special) =>
    [false, true].flatMap((done) =>
      [false, true].flatMap((hoofdletters) =>
        [false, true].map((narrow) => ({ layout, special, hoofdletters, klaar: done, smal: narrow })),
      ),
    ),
  ),
);

describe('keyboard layout', () => {
  it.each(wishes)('%o has all keys once, inside the board, none over another', (wish) => {
    const board = createBoard(wish);
    const letters = board.toetsen.filter((t) => t.soort === 'letter').map((t) => t.letter);
    expect(letters.toSorted()).toEqual([...'abcdefghijklmnopqrstuvwxyz', ...(wish.special ? SPECIAL : [])].toSorted());
    expect(board.toetsen.filter((t) => t.soort === 'wis')).toHaveLength(1);
    expect(board.toetsen.filter((t) => t.soort === 'klaar')).toHaveLength(wish.klaar ? 1 : 0);
    expect(board.toetsen.filter((t) => t.soort === 'hoofd')).toHaveLength(wish.hoofdletters ? 1 : 0);
    expect(double(board)).toBe(0);
    expect(Math.min(...board.toetsen.map((t) => t.column))).toBe(0);
    expect(Math.max(...board.toetsen.map((t) => t.column + t.breed))).toBeLessThanOrEqual(board.kolommen);
    expect(Math.max(...board.toetsen.map((t) => t.rij + t.high))).toBe(board.rijen);
    expect(Math.min(...board.toetsen.map((t) => t.breed))).toBeGreaterThanOrEqual(2);
    // Six or at most thirteen cells of 64 px fit a phone upright and on its side.
    expect(board.kolommen / 2).toBeLessThanOrEqual(wish.smal ? 6 : 13);
  });
});
