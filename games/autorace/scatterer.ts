import type { SceneContext } from '#engine/runtime/contract.ts';
import type { RoadsideParams } from './roadside.schema.ts';

/** m behind the gate where the first coin lies. */
const AFTER_GATE = 22;

/** Strews three coins in one lane and cones in the others behind a gate. */
export class Scatterer {
  private readonly ctx: SceneContext;
  private readonly p: RoadsideParams;

  constructor(ctx: SceneContext, params: RoadsideParams) {
    this.ctx = ctx;
    this.p = params;
  }

  /** Nothing with less movement: on a road that stands still nothing comes closer. */
  scatter(): void {
    const { ctx, p } = this;
    const { lanes } = ctx.services;
    if (lanes === undefined || ctx.reducedMotion) return;
    const before = ctx.num(p.gateAhead) + AFTER_GATE;
    const lane = ctx.rng.int(lanes.count);
    for (let k = 0; k < 3; k += 1) lanes.add(ctx.spawn(p.munt, 640, -400), lane, before + k * 5);
    const cones = Math.round(ctx.num(p.cones));
    for (let k = 0; k < cones; k += 1)
      lanes.add(ctx.spawn(p.cone, 640, -400), (lane + 1 + (k % 2)) % lanes.count, before + 4 + k * 9);
  }
}
