import { describe, expect, it } from 'vitest';
import { GridBoard } from './grid-board.ts';
import { GridWalker, type WalkKind } from './grid-walker.ts';

const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3] as const;

/**
 * A square of streets with a way through its middle, cells
 * 0-1-2
 * |   |
 * 3-4-5
 */
function streets(motion: WalkKind, start: number, guest = -1): GridWalker {
  const board = new GridBoard();
  board.reset(3, 2, false);
  for (const [cell, dir] of [
    [0, RIGHT],
    [1, RIGHT],
    [0, DOWN],
    [2, DOWN],
    [3, RIGHT],
    [4, RIGHT],
  ] as const)
    board.set(cell, dir, { open: true });
  const walker = new GridWalker(board);
  walker.motion = motion;
  walker.shy = (cell) => cell === guest;
  walker.stand(start);
  return walker;
}
/** Cells it comes into in so many steps, and whether what lies there is meant. */
function ride(walker: GridWalker, steps = 8): [cell: number, meant: boolean][] {
  const seen: [number, boolean][] = [];
  for (let i = 0; i < steps; i += 1) if (walker.step(1)) seen.push([walker.cell, walker.meant]);
  return seen;
}

describe('who drives', () => {
  it('stops where it was sent, though the street goes on', () => {
    const taxi = streets('drive', 0);
    taxi.go(2);
    expect(ride(taxi)).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('follows a street that a key pointed at, and stops where somebody stands', () => {
    const taxi = streets('drive', 0, 5);
    taxi.steer(RIGHT);
    expect(ride(taxi)).toEqual([
      [1, true],
      [2, true],
      [5, true],
    ]);
    expect(ride(taxi)).toEqual([]);
  });

  it('drives past somebody while the key is held, and means who it stops at', () => {
    const taxi = streets('drive', 0, 1);
    taxi.steer(RIGHT);
    taxi.held = RIGHT;
    expect(ride(taxi, 1)).toEqual([[1, false]]);
    const other = streets('drive', 0, 1);
    other.steer(RIGHT);
    expect(ride(other, 1)).toEqual([[1, true]]);
  });

  it('drives past somebody when the next turn is asked for already', () => {
    const taxi = streets('drive', 3, 0);
    taxi.steer(UP);
    expect(taxi.step(0.5)).toBe(false);
    taxi.steer(RIGHT);
    expect(ride(taxi, 1)).toEqual([[0, false]]);
  });

  it('waits when nobody steers any more', () => {
    const taxi = streets('drive', 0);
    taxi.steer(RIGHT);
    ride(taxi, 1);
    taxi.steered = false;
    expect(ride(taxi)).toEqual([]);
  });
});

describe('who walks', () => {
  it('goes one cell for a push and on as long as the key is held', () => {
    const child = streets('walk', 0);
    child.steer(RIGHT);
    expect(ride(child)).toEqual([[1, true]]);
    child.steer(RIGHT);
    child.held = RIGHT;
    expect(ride(child)).toEqual([[2, true]]);
    child.steer(LEFT);
    child.held = LEFT;
    expect(ride(child)).toEqual([
      [1, false],
      [0, true],
    ]);
  });
});

describe('who never stops', () => {
  it('means what it is steered over, and nothing more once it was where it was sent', () => {
    const crawler = streets('roll', 0);
    crawler.steer(RIGHT);
    expect(ride(crawler, 2)).toEqual([
      [1, true],
      [2, true],
    ]);
    crawler.go(4);
    expect(ride(crawler, 3)).toEqual([
      [5, false],
      [4, true],
      [3, false],
    ]);
  });
});
