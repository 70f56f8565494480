import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type FortsParams, fortsSchema } from './forts.schema.ts';

/** Most blocks on one side, px around somebody in which blocks are blown away, and their speed. */
const HIGHEST = 4;
const BLAST = 190;
const SPEED = 300;
/** Half a floor, and ms between two forts that come up. */
const FLOOR = 20;
const EVERY = 90;
/** Seconds after which blocks lie: what lies costs nothing until the next shot. */
const BUILT = 1.2;
const SHOT = 3.4;

/** Builds a fort for every answer, and blows it to pieces when it is right. */
class Forts implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: FortsParams;
  private readonly things: Entity[] = [];
  private readonly targets: Entity[] = [];
  private readonly homes = new Float64Array(16);
  private readonly sway = { t: 0.5, rest: 0.5 };
  private turn = 0;

  constructor(ctx: SceneContext, params: FortsParams) {
    this.ctx = ctx;
    this.p = params;
  }

  onQuestion(): void {
    this.clear();
    const tokens = this.ctx.tokens();
    for (const [i, token] of tokens.entries()) this.build(token, i, tokens.length);
    this.turn += 1;
    this.sway.rest = BUILT;
  }

  idle(dt: number): void {
    const awake = this.sway.rest > 0;
    this.sway.rest -= dt;
    if (awake && this.sway.rest <= 0) this.freeze(true);
    const glide = this.ctx.num(this.p.glide) * (this.ctx.reducedMotion ? 0 : 1);
    this.sway.t += dt;
    for (let i = 0; i < this.targets.length; i += 1) {
      const target = this.targets[i];
      if (target !== undefined) target.x = (this.homes[i] ?? 0) + Math.sin(this.sway.t * 1.3 + i * 2) * glide;
    }
  }

  onEvent(event: string, a: string | null, b: string | null): void {
    if (event === 'fire') {
      this.freeze(false);
      this.sway.rest = SHOT;
    }
    if (event !== 'correct' && event !== 'match') return;
    for (const target of this.targets) if (target.id === a || target.id === b) this.blast(target);
  }

  onFinale(): void {
    this.clear();
  }

  destroy(): void {
    this.things.length = 0;
    this.targets.length = 0;
  }

  private freeze(on: boolean): void {
    for (const thing of this.things) if (thing.prefab === this.p.block) this.ctx.services.world?.freeze(thing, on);
  }

  private clear(): void {
    for (const thing of [...this.things, ...this.targets]) thing.destroy();
    this.destroy();
  }

  private build(token: Token, i: number, count: number): void {
    const { ctx, p } = this;
    const { from, to, shift, targets } =
      count > p.wide.most || ctx.tokenWidth(p.wide.size) > p.wide.over ? p.wide.row : p.row;
    const part = (i + 0.5) / count;
    const x = from[0] + (to[0] - from[0]) * part + (i % 2) * shift[0];
    const y = from[1] + (to[1] - from[1]) * part + (i % 2) * shift[1];
    this.things.push(ctx.spawn(p.mound, x, y), ctx.spawn(p.floor, x, y + FLOOR));
    const high = Math.min(HIGHEST, Math.floor(p.blocks / 2 / count));
    for (let k = 0; k < 2 * high; k += 1) {
      const side = k % 2 === 0 ? -1 : 1;
      this.things.push(ctx.spawn(p.block, x + side * p.column, y - p.height * (Math.floor(k / 2) + 0.5)));
    }
    const target = ctx.spawn(targets[(i + this.turn) % targets.length] ?? '', x, y);
    target.token = token;
    this.homes[i] = x;
    this.targets.push(target);
    this.rise(target, i);
  }

  private rise(target: Entity, i: number): void {
    const { ctx } = this;
    if (ctx.reducedMotion) return;
    const size = target.scale;
    target.scale = 0.01;
    ctx.after(i * EVERY, () => {
      if (!target.view.destroyed) ctx.juice.tween(target, { scale: size }, 420, 'outBack');
    });
  }

  private blast({ x, y }: Entity): void {
    const { rng, services } = this.ctx;
    for (const block of this.things) {
      const dx = block.x - x;
      if (Math.abs(dx) > BLAST || Math.abs(block.y - y) > BLAST || services.world?.has(block) !== true) continue;
      if (this.ctx.reducedMotion) continue;
      services.world.velocity(block, Math.sign(dx) * SPEED * (0.4 + rng.next()), -SPEED * (0.7 + rng.next()));
    }
  }
}

export const mechanic = defineMechanic(fortsSchema, [], (ctx, params) => new Forts(ctx, params));
