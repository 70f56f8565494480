import { z } from 'zod/mini';
import { name } from '#engine/document/fields.schema.ts';
import type { Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { arrange, arrangeIn } from './arrange.ts';

const schema = z.strictObject({
  use: z.literal('bowls'),
  id: z.optional(name),
  /** Prefab of the bowls; its states are the fillings, its bare sprite the empty bowl. */
  carrier: name,
  fillings: z.array(name).check(z.minLength(1)),
  /** Things on the counter that make room when there are more than `room` bowls. */
  yields: name,
  room: z._default(z.int(), 5),
  /** Left, top, width and height of the counter when all bowls stand together; without it they stand left and right of the pizza. */
  field: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
});
type Params = z.output<typeof schema>;

/** Fills the bowls of a question with different toppings and gives them room by the width of their plates. */
class Bowls implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: Params;
  private turn = 0;
  private k = 1;

  constructor(ctx: SceneContext, params: Params) {
    this.ctx = ctx;
    this.p = params;
  }

  onQuestion(): void {
    const { ctx, p } = this;
    const bowls = ctx.group(p.carrier);
    const wide = ctx.tokenWidth(ctx.doc.prefabs[p.carrier]?.token?.size ?? 86);
    const { k, spots } = p.field === undefined ? arrange(bowls.length, wide) : arrangeIn(p.field, bowls.length, wide);
    this.k = k;
    for (const [i, bowl] of bowls.entries()) {
      const spot = spots[i];
      if (spot !== undefined) bowl.place(spot[0], spot[1]);
      bowl.setState(p.fillings[(this.turn + i) % p.fillings.length] ?? '');
    }
    this.turn += bowls.length;
    for (const thing of ctx.group(p.yields)) thing.visible = bowls.length <= p.room && k === 1;
  }

  idle(): void {
    if (this.k === 1) return;
    const bowls = this.ctx.group(this.p.carrier);
    for (let i = 0; i < bowls.length; i += 1) bowls[i]?.stretch(this.k, this.k);
  }

  destroy(): void {
    this.k = 1;
  }
}

export const mechanic = defineMechanic(schema, [], (ctx, params) => new Bowls(ctx, params));
