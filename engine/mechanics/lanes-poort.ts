import type { Token } from '#engine/core/oefening/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { LanesParams } from './lanes.schema.ts';

export type PoortDef = NonNullable<LanesParams['gate']>;
interface Bord {
  ding: Entity;
  lane: number;
  token: Token;
  readonly maat: number;
  ahead: number;
}

/** A tap this near the middle of a sign is meant for it, px. */
const TIK = { breed: 130, hoog: 70 } as const;

/** Lanes used by n options: 2 of 3 take the outer lanes. */
export function banenVoor(n: number, count: number): number[] {
  if (n >= count) return Array.from({ length: count }, (_, i) => i);
  if (n === 1) return [Math.floor(count / 2)];
  return Array.from({ length: n }, (_, i) => Math.round((i * (count - 1)) / (n - 1)));
}

/** One gate with a sign per option, coming closer. */
export class Poort {
  readonly borden: Bord[] = [];
  /** Where it stands on the way, m. */
  readonly at: number;
  readonly boog: Entity | null;

  constructor(ctx: SceneContext, def: PoortDef, o: { at: number; count: number; tokens: readonly Token[] }) {
    this.at = o.at;
    this.boog = def.prefab === undefined ? null : ctx.spawn(def.prefab, 640, -500);
    const lanes = banenVoor(o.tokens.length, o.count);
    for (const [i, token] of o.tokens.entries()) {
      const lane = lanes[i];
      if (lane === undefined) continue;
      const ding = ctx.spawn(def.sign, 640, -500);
      ding.token = token;
      ding.setState(`baan${lane}`);
      this.borden.push({ ding, lane, token, maat: 1, ahead: 0.5 });
    }
    this.boog?.setState(`n${this.borden.length}`);
  }

  /** A sign hangs above this lane. */
  heeft(lane: number): boolean {
    for (let i = 0; i < this.borden.length; i += 1) if (this.borden[i]?.lane === lane) return true;
    return false;
  }

  laneVan(tokenId: string): number {
    return this.borden.find((b) => b.token.id === tokenId)?.lane ?? -1;
  }

  bord(lane: number): Bord | null {
    let best: Bord | null = null;
    for (const bord of this.borden)
      if (best === null || Math.abs(bord.lane - lane) < Math.abs(best.lane - lane)) best = bord;
    return best;
  }

  /** The sign that was tapped: far away they hang close together, so the nearest one. */
  bij(x: number, y: number): Bord | null {
    let best: Bord | null = null;
    for (const bord of this.borden) {
      const naast = Math.abs(bord.ding.x - x);
      if (
        naast < TIK.breed &&
        Math.abs(bord.ding.y - y) < TIK.hoog &&
        (best === null || naast < Math.abs(best.ding.x - x))
      )
        best = bord;
    }
    return best;
  }

  /** Passed: the other signs fade; a wrong one gets the violet edge. */
  demp(goed: Bord | null, fout: Bord | null = null): void {
    for (const bord of this.borden) if (bord !== goed) bord.ding.setPlaat(bord === fout ? 'bijna' : 'op');
  }

  weg(): void {
    this.boog?.destroy();
    for (const { ding } of this.borden) ding.destroy();
    this.borden.length = 0;
  }
}
