import type { SceneContext } from '#engine/runtime/contract.ts';
import type { LangswegParams } from './langsweg.schema.ts';

/** m behind the gate where the first coin lies. */
const NA_POORT = 22;

/** Strews three coins in one lane and cones in the others behind a gate. */
export class Strooier {
  private readonly ctx: SceneContext;
  private readonly p: LangswegParams;

  constructor(ctx: SceneContext, params: LangswegParams) {
    this.ctx = ctx;
    this.p = params;
  }

  /** Nothing with less movement: on a road that stands still nothing comes closer. */
  strooi(): void {
    const { ctx, p } = this;
    const { banen } = ctx.diensten;
    if (banen === undefined || ctx.reducedMotion) return;
    const voor = ctx.num(p.poort) + NA_POORT;
    const lane = ctx.rng.int(banen.count);
    for (let k = 0; k < 3; k += 1) banen.add(ctx.spawn(p.munt, 640, -400), lane, voor + k * 5);
    const kegels = Math.round(ctx.num(p.kegels));
    for (let k = 0; k < kegels; k += 1)
      banen.add(ctx.spawn(p.kegel, 640, -400), (lane + 1 + (k % 2)) % banen.count, voor + 4 + k * 9);
  }
}
