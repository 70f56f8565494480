import type { SceneContext } from '#engine/runtime/contract.ts';
import type { RoadsideParams } from './roadside.schema.ts';

/** m behind the gate where the first coin lies. */
const AFTER_GATE = 22;
/** Shares of the round from which the coins lie in a bend, and in a slalom. */
const PARTS = [0.4, 0.7] as const;
/** m between two coins: in one lane, and where one has to steer from one to the next. */
const APART = { straight: 5, bend: 9 } as const;

/** Lanes of the coins one after the other, never more than one lane apart: straight at first, then a bend, then a slalom. */
export function courseOf(share: number, start: number): readonly number[] {
  if (share < PARTS[0]) return [start, start, start];
  const beside = start === 1 ? 0 : 1;
  if (share < PARTS[1]) return [start, beside, start];
  return start === 1 ? [1, 0, 1, 2, 1] : [start, 1, 2 - start, 1, start];
}

/** Lane of a cone: not the one of the coin before it, nor the one after it. */
export function besideOf(course: readonly number[], k: number): number {
  const free = [0, 1, 2].filter((lane) => lane !== course[k] && lane !== course[k + 1]);
  return free[k % free.length] ?? 0;
}

/** Strews coins behind a gate, and cones beside them. */
export class Scatterer {
  private readonly ctx: SceneContext;
  private readonly p: RoadsideParams;

  constructor(ctx: SceneContext, params: RoadsideParams) {
    this.ctx = ctx;
    this.p = params;
  }

  /** Nothing with less movement: on a road that stands still nothing comes closer. `share` of the words is done. */
  scatter(share: number): void {
    const { ctx, p } = this;
    const { lanes } = ctx.services;
    if (lanes === undefined || ctx.reducedMotion) return;
    const before = ctx.num(p.gateAhead) + AFTER_GATE;
    const course = courseOf(share, ctx.rng.int(lanes.count));
    const apart = share < PARTS[0] ? APART.straight : APART.bend;
    for (const [k, lane] of course.entries()) lanes.add(ctx.spawn(p.munt, 640, -400), lane, before + k * apart);
    const cones = Math.round(ctx.num(p.cones));
    for (let k = 0; k < cones; k += 1) lanes.add(ctx.spawn(p.cone, 640, -400), besideOf(course, k), before + 4 + k * 9);
  }
}
