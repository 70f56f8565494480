import type { Entity, Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { bellenEmits, type BellenParams, bellenSchema } from './bellen.schema.ts';
import { LetterVlucht } from './letter-vlucht.ts';

/** Speed that air takes away per second, as set in the material of the scene: distance = speed / AIR. */
const AIR = 0.84;
const KETTING_MS = 110;

/** Bubbles leap to a free column, burst in a chain when the word is done, and fill the fair at the end. */
class Bellen implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: BellenParams;
  private readonly vlucht: LetterVlucht;
  private brom = -1;
  private goedOpRij = 0;

  constructor(ctx: SceneContext, params: BellenParams) {
    this.ctx = ctx;
    this.p = params;
    this.vlucht = new LetterVlucht(ctx, params.rail);
  }

  onQuestion(): void {
    if (this.brom < 0) this.brom = this.ctx.geluid.play('machine', { loop: true, volume: 0.5 });
  }

  onEvent(event: string, a: string | null): void {
    if (event !== 'spawn' || a === null || this.ctx.calm) return;
    const bel = this.bellen().find((d) => d.id === a);
    if (bel !== undefined) this.spring(bel);
  }

  onVerdict({ verdict, attempt, source, firstTry }: VerdictEvent): void {
    this.goedOpRij = verdict.ok && firstTry ? this.goedOpRij + 1 : 0;
    if (!verdict.ok) return;
    if (source?.token) this.vlucht.start(source, attempt.kind === 'place' ? attempt.slot : null);
    if (this.goedOpRij > 0 && this.goedOpRij % this.p.reeks === 0) {
      this.ctx.bonus(1);
      this.ctx.emit('reeks');
    }
  }

  onWordDone(): number {
    const over = this.bellen().filter((d) => d.token !== null);
    for (const [i, bel] of over.entries()) this.ctx.after(260 + i * KETTING_MS, () => this.knal(bel));
    return 600 + over.length * KETTING_MS;
  }

  onFinale(): void {
    this.stil();
    const { ctx, p } = this;
    for (const [i, [x, y]] of ctx.points(p.feest.plekken).entries()) {
      ctx.after(900 + i * 90, () => {
        const bel = ctx.spawn(p.feest.prefabs[i % p.feest.prefabs.length] ?? '', x, y);
        if (!ctx.reducedMotion) {
          bel.scale = 0.2;
          ctx.juice.tween(bel, { scale: 0.55 + (i % 3) * 0.14 }, 420, 'outBack');
        }
        ctx.after(2300 + i * 60, () => this.knal(bel));
      });
    }
  }

  destroy(): void {
    this.stil();
    this.vlucht.destroy();
  }

  private bellen(): readonly Entity[] {
    return this.ctx.group(this.p.bel);
  }

  /** Leaps toward the column that has the most air around it. */
  private spring(bel: Entity): void {
    const { ctx, p } = this;
    const anderen = this.bellen().filter((d) => d !== bel);
    const vrij = (x: number): number =>
      anderen.reduce((min, d) => Math.min(min, Math.abs(d.x - x)), 400) + ctx.rng.next() * 60;
    const doel = p.kolommen.map((x) => ({ x, ruimte: vrij(x) })).reduce((a, b) => (b.ruimte > a.ruimte ? b : a)).x;
    const [op, neer] = [ctx.num(p.sprong[0]), ctx.num(p.sprong[1])];
    ctx.diensten.wereld?.velocity(bel, (doel - bel.x) * AIR, op + ctx.rng.next() * (neer - op));
  }

  private knal(bel: Entity): void {
    if (bel.view.destroyed) return;
    this.ctx.fx.burst('pop', bel.x, bel.y);
    this.ctx.emit('knal', bel.id);
    bel.destroy();
  }

  private stil(): void {
    if (this.brom >= 0) this.ctx.geluid.stop(this.brom);
    this.brom = -1;
  }
}

export const mechanic = defineMechanic(bellenSchema, bellenEmits, (ctx, params) => new Bellen(ctx, params));
