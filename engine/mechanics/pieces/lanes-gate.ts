import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { LanesParams } from '../lanes.schema.ts';

/** The gates of a road: distances in m ahead, times in ms, speeds as a factor. */
export type GateDef = NonNullable<LanesParams['gate']>;
interface Board {
  ding: Entity;
  lane: number;
  token: Token;
  readonly size: number;
  ahead: number;
}

/** A tap this near the middle of a sign is meant for it, px. */
const TAP = { breed: 130, high: 70 } as const;

/** Lanes used by n options: 2 of 3 take the outer lanes. */
export function lanesBefore(n: number, count: number): number[] {
  if (n >= count) return Array.from({ length: count }, (_, i) => i);
  if (n === 1) return [Math.floor(count / 2)];
  return Array.from({ length: n }, (_, i) => Math.round((i * (count - 1)) / (n - 1)));
}

/** One gate with a sign per option, coming closer. */
export class Gate {
  readonly boards: Board[] = [];
  /** Where it stands on the way, m. */
  readonly at: number;
  readonly arc: Entity | null;

  constructor(ctx: SceneContext, def: GateDef, o: { at: number; count: number; tokens: readonly Token[] }) {
    this.at = o.at;
    this.arc = def.prefab === undefined ? null : ctx.spawn(def.prefab, 640, -500);
    const lanes = lanesBefore(o.tokens.length, o.count);
    for (const [i, token] of o.tokens.entries()) {
      const lane = lanes[i];
      if (lane === undefined) continue;
      const thing = ctx.spawn(def.sign, 640, -500);
      thing.token = token;
      thing.setState(`lane${lane}`);
      this.boards.push({ ding: thing, lane, token, size: 1, ahead: 0.5 });
    }
    this.arc?.setState(`n${this.boards.length}`);
  }

  /** A sign hangs above this lane. */
  has(lane: number): boolean {
    for (let i = 0; i < this.boards.length; i += 1) if (this.boards[i]?.lane === lane) return true;
    return false;
  }

  laneOf(tokenId: string): number {
    return this.boards.find((b) => b.token.id === tokenId)?.lane ?? -1;
  }

  board(lane: number): Board | null {
    let best: Board | null = null;
    for (const board of this.boards)
      if (best === null || Math.abs(board.lane - lane) < Math.abs(best.lane - lane)) best = board;
    return best;
  }

  /** The sign that was tapped: far away they hang close together, so the nearest one. */
  bij(x: number, y: number): Board | null {
    let best: Board | null = null;
    for (const board of this.boards) {
      const beside = Math.abs(board.ding.x - x);
      if (
        beside < TAP.breed &&
        Math.abs(board.ding.y - y) < TAP.high &&
        (best === null || beside < Math.abs(best.ding.x - x))
      )
        best = board;
    }
    return best;
  }

  /** Passed: the other signs fade; a wrong one gets the violet edge. */
  dim(correct: Board | null, error: Board | null = null): void {
    for (const board of this.boards) if (board !== correct) board.ding.setPlate(board === error ? 'bijna' : 'op');
  }

  gone(): void {
    this.arc?.destroy();
    for (const { ding: thing } of this.boards) thing.destroy();
    this.boards.length = 0;
  }
}
