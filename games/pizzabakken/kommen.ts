import { z } from 'zod';
import { naam } from '#engine/document/velden.schema.ts';
import type { Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { schik } from './schik.ts';

const schema = z.strictObject({
  use: z.literal('kommen'),
  id: naam.optional(),
  /** Prefab of the bowls; its states are the fillings, its bare sprite the empty bowl. */
  drager: naam,
  vullingen: z.array(naam).min(1),
  /** Things on the counter that make room when there are more than `ruim` bowls. */
  wijkt: naam,
  ruim: z.int().default(5),
});
type Params = z.output<typeof schema>;

/** Fills the bowls of a question with different toppings and gives them room by the width of their plates. */
class Kommen implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: Params;
  private beurt = 0;
  private k = 1;

  constructor(ctx: SceneContext, params: Params) {
    this.ctx = ctx;
    this.p = params;
  }

  onQuestion(): void {
    const { ctx, p } = this;
    const kommen = ctx.group(p.drager);
    const { k, plekken } = schik(kommen.length, ctx.tokenWidth(ctx.doc.prefabs[p.drager]?.token?.size ?? 86));
    this.k = k;
    for (const [i, kom] of kommen.entries()) {
      const plek = plekken[i];
      if (plek !== undefined) kom.place(plek[0], plek[1]);
      kom.setState(p.vullingen[(this.beurt + i) % p.vullingen.length] ?? '');
    }
    this.beurt += kommen.length;
    for (const ding of ctx.group(p.wijkt)) ding.visible = kommen.length <= p.ruim && k === 1;
  }

  idle(): void {
    if (this.k === 1) return;
    const kommen = this.ctx.group(this.p.drager);
    for (let i = 0; i < kommen.length; i += 1) kommen[i]?.stretch(this.k, this.k);
  }

  destroy(): void {
    this.k = 1;
  }
}

export const mechanic = defineMechanic(schema, [], (ctx, params) => new Kommen(ctx, params));
