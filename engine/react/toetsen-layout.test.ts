import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SPECIAL, createBoard, type Board } from './toetsen-layout.ts';

/** Cells of half a column that are covered twice. */
function double(board: Board): number {
  const cells = board.toetsen.flatMap((t) =>
    Array.from({ length: t.wide * t.high }, (_, i) => `${t.column + (i % t.wide)},${t.row + Math.floor(i / t.wide)}`),
  );
  return cells.length - new Set(cells).size;
}

const wishes = (['abc', 'qwerty', 'azerty'] as const).flatMap((layout) =>
  [false, true].flatMap((special) =>
    [false, true].flatMap((done) =>
      [false, true].flatMap((hoofdletters) =>
        [false, true].map((narrow) => ({ layout, special, hoofdletters, done, narrow })),
      ),
    ),
  ),
);

describe('keyboard layout', () => {
  it.each(wishes)('%o has all keys once, inside the board, none over another', (wish) => {
    const board = createBoard(wish);
    const letters = board.toetsen.filter((t) => t.kind === 'letter').map((t) => t.letter);
    expect(letters.toSorted()).toEqual([...'abcdefghijklmnopqrstuvwxyz', ...(wish.special ? SPECIAL : [])].toSorted());
    expect(board.toetsen.filter((t) => t.kind === 'erase')).toHaveLength(1);
    expect(board.toetsen.filter((t) => t.kind === 'done')).toHaveLength(wish.done ? 1 : 0);
    expect(board.toetsen.filter((t) => t.kind === 'capital')).toHaveLength(wish.hoofdletters ? 1 : 0);
    expect(double(board)).toBe(0);
    expect(Math.min(...board.toetsen.map((t) => t.column))).toBe(0);
    expect(Math.max(...board.toetsen.map((t) => t.column + t.wide))).toBeLessThanOrEqual(board.columns);
    expect(Math.max(...board.toetsen.map((t) => t.row + t.high))).toBe(board.rows);
    expect(Math.min(...board.toetsen.map((t) => t.wide))).toBeGreaterThanOrEqual(2);
    // Six or at most thirteen cells of 64 px fit a phone upright and on its side.
    expect(board.columns / 2).toBeLessThanOrEqual(wish.narrow ? 6 : 13);
  });
});

it('draws every key that acts in colours of its own', () => {
  const css = readFileSync('engine/react/keyboard.css', 'utf8');
  const { toetsen } = createBoard({ layout: 'abc', special: true, done: true, hoofdletters: true, narrow: false });
  for (const kind of new Set(toetsen.map((t) => t.kind).filter((k) => k !== 'letter')))
    expect(css).toContain(`.toets-${kind} .toets-cap`);
});
