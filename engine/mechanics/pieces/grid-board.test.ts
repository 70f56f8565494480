import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { across, GridBoard } from './grid-board.ts';
import { edges, generate, shortcuts } from './grid-generators.ts';
import { GridWalker } from './grid-walker.ts';

const board = (o: {
  cols?: number;
  rows?: number;
  wrap?: boolean;
  kind?: 'maze' | 'roads' | 'open';
  loopFactor?: number;
  oneWay?: number;
  seed?: number;
}): GridBoard => {
  const { cols = 9, rows = 6, wrap = false, kind = 'maze', loopFactor = 0, oneWay = 0, seed = 5 } = o;
  const made = new GridBoard();
  made.reset(cols, rows, wrap);
  generate(made, createRng(seed), { kind, loopFactor, oneWay });
  return made;
};
const SEEDS = Array.from({ length: 25 }, (_, i) => i + 1);

describe('a maze', () => {
  it('has one way between any two cells', () => {
    for (const seed of SEEDS) {
      const maze = board({ seed });
      expect(maze.reach(0, false)).toBe(maze.size);
      expect(edges(maze, true)).toHaveLength(maze.size - 1);
    }
  });

  it('has more ways round the higher its loop factor', () => {
    const count = (loopFactor: number): number => edges(board({ loopFactor }), true).length;
    expect(count(0.4)).toBeGreaterThan(count(0.1));
    expect(edges(board({ loopFactor: 1 }), false)).toHaveLength(0);
  });

  it('has short cuts that save a long way, not beside each other', () => {
    const maze = board({ loopFactor: 0.1 });
    const cuts = shortcuts(maze, createRng(3), 3);
    expect(cuts.length).toBeGreaterThan(0);
    for (const { cell, dir } of cuts) expect(maze.far(cell, maze.beside(cell, dir))).toBeGreaterThanOrEqual(4);
  });
});

describe('streets', () => {
  it('have no dead ends and reach everywhere', () => {
    for (const seed of SEEDS) {
      const streets = board({ kind: 'roads', loopFactor: 0.4, seed });
      expect(streets.reach(0, false)).toBe(streets.size);
      for (let cell = 0; cell < streets.size; cell += 1) expect(streets.count(cell)).toBeGreaterThanOrEqual(2);
    }
  });

  it('that go one way still lead from anywhere to anywhere', () => {
    for (const seed of SEEDS) {
      const streets = board({ kind: 'roads', loopFactor: 0.8, oneWay: 0.3, seed });
      const single = edges(streets, true).filter(
        ({ cell, dir }) => !streets.goes(streets.beside(cell, dir), across(dir)),
      );
      expect(single.length).toBeGreaterThan(0);
      for (const from of [0, 17, 53]) expect(streets.reach(from, false)).toBe(streets.size);
    }
  });
});

describe('an open board', () => {
  it('goes on at the other side when it has no edges', () => {
    const lawn = board({ kind: 'open', wrap: true, cols: 5, rows: 4 });
    expect([lawn.beside(0, 0), lawn.beside(0, 3), lawn.beside(4, 1), lawn.beside(19, 2)]).toEqual([15, 4, 0, 4]);
    expect(lawn.far(0, 4)).toBe(1);
  });

  it('loses a cell, but never so that others are cut off', () => {
    const strip = board({ kind: 'open', cols: 5, rows: 1 });
    expect(strip.shutCell(2)).toBe(false);
    expect(strip.goes(1, 1)).toBe(true);
    expect(strip.shutCell(4)).toBe(true);
    expect([strip.goes(3, 1), strip.isShut(4)]).toEqual([false, true]);
  });
});

describe('somebody on a board', () => {
  const strip = (o: { wrap?: boolean } = {}): GridBoard => board({ kind: 'open', cols: 6, rows: 1, ...o });
  const run = (walker: GridWalker, cells: number): void => {
    for (let i = 0; i < cells * 10; i += 1) walker.step(0.1001);
  };

  it('goes to a cell by the shortest way and stands there', () => {
    const maze = board({ loopFactor: 0.3 });
    const walker = new GridWalker(maze);
    walker.stand(0);
    const far = walker.go(maze.size - 1, () => false);
    run(walker, far + 3);
    expect([walker.cell, walker.goal, walker.dir]).toEqual([maze.size - 1, -1, -1]);
  });

  it('goes round what it must avoid where it can', () => {
    const lawn = board({ kind: 'open', cols: 3, rows: 3 });
    const walker = new GridWalker(lawn);
    walker.stand(3);
    expect(walker.go(5, (cell) => cell === 4)).toBe(4);
    expect(walker.go(5, (cell) => [1, 4, 7].includes(cell))).toBe(2);
  });

  it('walks as long as it is told, and remembers one turn', () => {
    const walker = new GridWalker(strip());
    walker.stand(0);
    walker.wish = 1;
    run(walker, 3);
    expect(walker.cell).toBe(1);
    walker.held = 1;
    run(walker, 2);
    expect(walker.cell).toBeGreaterThan(2);
  });

  it('drives on to the next crossing, round a bend', () => {
    const street = new GridBoard();
    street.reset(4, 3, false);
    for (const [cell, dir] of [
      [0, 1],
      [1, 1],
      [2, 2],
      [6, 2],
      [6, 3],
    ] as const)
      street.set(cell, dir, { open: true });
    const walker = new GridWalker(street);
    walker.motion = 'drive';
    walker.stand(0);
    walker.steer(1);
    run(walker, 8);
    expect(walker.cell).toBe(6);
  });

  it('rolls on without end, but not back through itself', () => {
    const walker = new GridWalker(strip({ wrap: true }));
    walker.motion = 'roll';
    walker.stand(0);
    run(walker, 2);
    walker.wish = 3;
    run(walker, 6);
    walker.step(0.05);
    expect(walker.heading).toBe(1);
    expect(walker.dir).toBe(1);
  });

  it('goes back to where it came from', () => {
    const walker = new GridWalker(strip());
    walker.stand(2);
    expect(walker.retreat()).toBe(true);
    run(walker, 1);
    expect(walker.cell).toBe(1);
  });
});
