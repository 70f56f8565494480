import type { SceneContext } from '#engine/runtime/contract.ts';
import type { GridParams } from '../grid.schema.ts';
import type { GridBoard } from './grid-board.ts';
import { type Edge, generate, shortcuts } from './grid-generators.ts';

interface Block {
  prefab: string;
  cell: number;
}
/** Where one comes in and goes out of a board (-1 for nowhere), closed short cuts, and what stands in the way. */
export interface GridPlan {
  start: number;
  end: number;
  gates: readonly Edge[];
  blocks: readonly Block[];
}
/** Columns before who sets out that stay free. */
const FREE = 3;

/** Cell farthest away, of those at the right side or of all. */
export function farthest(board: GridBoard, from: number, atSide: boolean): number {
  board.reach(from, false);
  let best = -1;
  for (let cell = 0; cell < board.size; cell += 1) {
    if (atSide && board.column(cell) !== board.cols - 1) continue;
    if (best < 0 || (board.steps[cell] ?? 0) > (board.steps[best] ?? 0)) best = cell;
  }
  return best;
}

function shut(ctx: SceneContext, blocks: GridParams['blocks'], place: { board: GridBoard; start: number }): Block[] {
  const { board, start } = place;
  const list: Block[] = [];
  if (blocks === undefined) return list;
  const count = Math.round(ctx.num(blocks.count));
  for (let i = 0; i < count * 6 && list.length < count; i += 1) {
    const cell = ctx.rng.int(board.size);
    const near = Math.abs(board.column(cell) - board.column(start)) < FREE && board.row(cell) === board.row(start);
    const prefab = blocks.prefabs[list.length % blocks.prefabs.length] ?? '';
    if (!near && !board.isShut(cell) && board.shutCell(cell)) list.push({ prefab, cell });
  }
  return list;
}

/** Lays the ways of a new board, and what belongs to it. */
export function planBoard(ctx: SceneContext, p: GridParams, board: GridBoard): GridPlan {
  board.reset(Math.round(ctx.num(p.cols)), Math.round(ctx.num(p.rows)), p.wrap);
  generate(board, ctx.rng, { kind: p.generator, loopFactor: ctx.num(p.loopFactor), oneWay: ctx.num(p.oneWay) });
  const atSide = p.exit?.side === 'right';
  const middle = Math.floor(board.rows / 2) * board.cols + Math.floor(board.cols / 2);
  const start = atSide ? ctx.rng.int(board.rows) * board.cols : middle;
  const blocks = shut(ctx, p.blocks, { board, start });
  const end = p.exit === undefined ? -1 : farthest(board, start, atSide);
  const gates = p.gates === undefined ? [] : shortcuts(board, ctx.rng, Math.round(ctx.num(p.gates.count)));
  return { start, end, gates, blocks };
}
