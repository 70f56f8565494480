import { type Rng, shuffle } from '#engine/core/basis/rng.ts';
import type { GridParams } from '../grid.schema.ts';
import type { GridBoard } from './grid-board.ts';

/** A way between two cells, named from the one above or left of it. */
export interface Edge {
  cell: number;
  dir: 1 | 2;
}
/** Share of the steps of a maze that go on from the last cell; the others begin a side way. */
const ONWARD = 0.72;

/** All ways that are open, or all that are closed though there could be one. */
export function edges(board: GridBoard, open: boolean): Edge[] {
  const list: Edge[] = [];
  for (let cell = 0; cell < board.size; cell += 1) {
    if (isEdge(board, cell, 1) && board.goes(cell, 1) === open) list.push({ cell, dir: 1 });
    if (isEdge(board, cell, 2) && board.goes(cell, 2) === open) list.push({ cell, dir: 2 });
  }
  return list;
}

/** Whether there are two cells of the board on both sides. */
function isEdge(board: GridBoard, cell: number, dir: number): boolean {
  const other = board.beside(cell, dir);
  return other >= 0 && !board.isShut(cell) && !board.isShut(other);
}

/** One way between any two cells: grows from the newest cell, now and then from an older one. */
function carveMaze(board: GridBoard, rng: Rng): void {
  const seen = new Set([rng.int(board.size)]);
  const alive = [...seen];
  while (alive.length > 0) {
    const at = rng.next() < ONWARD ? alive.length - 1 : rng.int(alive.length);
    const cell = alive[at] ?? 0;
    const dir = shuffle([0, 1, 2, 3], rng).find((one) => {
      const next = board.beside(cell, one);
      return next >= 0 && !seen.has(next);
    });
    if (dir === undefined) alive.splice(at, 1);
    else {
      board.set(cell, dir, { open: true });
      seen.add(board.beside(cell, dir));
      alive.push(board.beside(cell, dir));
    }
  }
}

const carveOpen = (board: GridBoard): void => {
  for (const { cell, dir } of edges(board, false)) board.set(cell, dir, { open: true });
};

/** Streets: ways are closed as long as every crossing keeps two and can be reached. */
function carveRoads(board: GridBoard, rng: Rng, loopFactor: number): void {
  carveOpen(board);
  const all = shuffle(edges(board, true), rng);
  for (const { cell, dir } of all.slice(0, Math.round(all.length * (1 - loopFactor)))) {
    board.set(cell, dir, { open: false });
    const narrow = board.count(cell) < 2 || board.count(board.beside(cell, dir)) < 2;
    if (narrow || board.reach(0, false) < board.size) board.set(cell, dir, { open: true });
  }
}

/** Makes ways one-way as long as one can come from anywhere to anywhere. */
function narrow(board: GridBoard, rng: Rng, share: number): void {
  if (share <= 0) return;
  const all = shuffle(edges(board, true), rng);
  for (const { cell, dir } of all.slice(0, Math.round(all.length * share))) {
    const flip = rng.next() < 0.5;
    const from = flip ? board.beside(cell, dir) : cell;
    const way = flip ? dir + 2 : dir;
    const o = { open: false, single: true };
    board.set(from, way % 4, o);
    const whole = board.reach(from, false) === board.size && board.reach(from, true) === board.size;
    if (!whole) board.set(from, way % 4, { ...o, open: true });
  }
}

/** Lays the ways of a new board. */
export function generate(
  board: GridBoard,
  rng: Rng,
  o: { kind: GridParams['generator']; loopFactor: number; oneWay: number },
): void {
  if (o.kind === 'open') carveOpen(board);
  else if (o.kind === 'roads') carveRoads(board, rng, o.loopFactor);
  else {
    carveMaze(board, rng);
    for (const { cell, dir } of edges(board, false))
      if (rng.next() < o.loopFactor) board.set(cell, dir, { open: true });
  }
  narrow(board, rng, o.oneWay);
}

/** Closed edges whose opening would shorten a way most, at most `count`, none beside another. */
export function shortcuts(board: GridBoard, rng: Rng, count: number): Edge[] {
  const saved = shuffle(edges(board, false), rng)
    .map((edge) => ({ edge, far: board.far(edge.cell, board.beside(edge.cell, edge.dir)) }))
    .filter(({ far }) => far >= 4)
    .toSorted((a, b) => b.far - a.far);
  const chosen: Edge[] = [];
  for (const { edge } of saved) {
    const near = chosen.some(
      ({ cell }) =>
        Math.abs(board.column(cell) - board.column(edge.cell)) + Math.abs(board.row(cell) - board.row(edge.cell)) < 2,
    );
    if (chosen.length < count && !near) chosen.push(edge);
  }
  return chosen;
}
