import type { Entity, Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { bubblesEmits, type BubblesParams, bubblesSchema } from './bubbles.schema.ts';

/** Speed that air takes away per second, as set in the material of the scene: distance = speed / AIR. */
const AIR = 0.84;
const CHAIN_MS = 110;

/** Bubbles leap to a free column, burst in a chain when the word is done, and fill the fair at the end. */
class Bubbles implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: BubblesParams;
  private hum = -1;
  private correctStreak = 0;

  constructor(ctx: SceneContext, params: BubblesParams) {
    this.ctx = ctx;
    this.p = params;
  }

  onQuestion(): void {
    if (this.hum < 0) this.hum = this.ctx.sound.play('machine', { loop: true, volume: 0.5 });
  }

  onEvent(event: string, a: string | null): void {
    if (event !== 'spawn' || a === null || this.ctx.calm) return;
    const bubble = this.bubbles().find((d) => d.id === a);
    if (bubble !== undefined) this.burst(bubble);
  }

  onVerdict({ verdict, firstTry }: VerdictEvent): void {
    this.correctStreak = verdict.ok && firstTry ? this.correctStreak + 1 : 0;
    if (!verdict.ok) return;
    if (this.correctStreak > 0 && this.correctStreak % this.p.streak === 0) {
      this.ctx.bonus(1);
      this.ctx.emit('streak');
    }
  }

  onWordDone(): number {
    const over = this.bubbles().filter((d) => d.token !== null);
    for (const [i, bubble] of over.entries()) this.ctx.after(260 + i * CHAIN_MS, () => this.pop(bubble));
    return 600 + over.length * CHAIN_MS;
  }

  onFinale(): void {
    this.still();
  }

  destroy(): void {
    this.still();
  }

  private bubbles(): readonly Entity[] {
    return this.ctx.group(this.p.bubble);
  }

  /** Leaps toward the column that has the most air around it. */
  private burst(bubble: Entity): void {
    const { ctx, p } = this;
    const others = this.bubbles().filter((d) => d !== bubble);
    const free = (x: number): number =>
      others.reduce((min, d) => Math.min(min, Math.abs(d.x - x)), 400) + ctx.rng.next() * 60;
    const doel = p.columns.map((x) => ({ x, ruimte: free(x) })).reduce((a, b) => (b.ruimte > a.ruimte ? b : a)).x;
    const [at, down] = [ctx.num(p.leap[0]), ctx.num(p.leap[1])];
    ctx.services.world?.velocity(bubble, (doel - bubble.x) * AIR, at + ctx.rng.next() * (down - at));
  }

  private pop(bubble: Entity): void {
    if (bubble.view.destroyed) return;
    this.ctx.fx.burst('pop', bubble.x, bubble.y);
    this.ctx.emit('burst', bubble.id);
    bubble.destroy();
  }

  private still(): void {
    if (this.hum >= 0) this.ctx.sound.stop(this.hum);
    this.hum = -1;
  }
}

export const mechanic = defineMechanic(bubblesSchema, bubblesEmits, (ctx, params) => new Bubbles(ctx, params));
