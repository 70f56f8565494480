import type { Entity, SceneContext, TokenView } from '#engine/runtime/contract.ts';

/** Measures of the word rail, so that a letter lands on its slot. */
const VAK = 86;
const GAT = 12;
const MAX_BREED = 1080;
/** The drops are out of the way before the card shows. */
const KNAL_MS = 170;
const TOON_MS = 380;
const VLIEG_MS = 420;

/** Middle of slot `i` of a rail with `aantal` slots for texts that are `breed` wide. */
export function vakX(i: number, aantal: number, breed: number): number {
  const vak = Math.round(Math.max(44, Math.min((MAX_BREED - 40) / aantal - GAT, Math.max(VAK, breed))));
  const heel = aantal * vak + (aantal - 1) * GAT;
  return 640 - heel / 2 + vak / 2 + i * (vak + GAT);
}

/** Where the bubble burst its letter stands on a card for a blink, then flies to the rail. */
export class LetterVlucht {
  private readonly ctx: SceneContext;
  private readonly rail: { y: number; laag: string };
  private readonly platen = new Set<TokenView>();

  constructor(ctx: SceneContext, rail: { y: number; laag: string }) {
    this.ctx = ctx;
    this.rail = rail;
  }

  /** `slot` is null when the answer has no slot: then the card rises and goes. */
  start(bron: Entity, slot: number | null): void {
    const { ctx, rail } = this;
    const view = ctx.question()?.view;
    if (ctx.reducedMotion || bron.token === null || view === undefined) return;
    const { token, x, y } = bron;
    const naar =
      slot === null || view.shape !== 'sequence'
        ? { x, y: y - 40 }
        : { x: vakX(slot, view.slots, ctx.tokenWidth(VAK)), y: rail.y };
    ctx.after(KNAL_MS, () => {
      const plaat = ctx.token({ plate: 'card', size: VAK });
      plaat.setToken(token);
      plaat.setState('goed');
      plaat.view.position.set(x, y);
      plaat.view.scale.set(0.5);
      ctx.layer(rail.laag).addChild(plaat.view);
      this.platen.add(plaat);
      ctx.juice.tween(plaat.view, { scale: 1.15 }, TOON_MS * 0.6, 'outBack');
      ctx.after(TOON_MS, () => this.vlieg(plaat, { ...naar, alpha: slot === null ? 0 : 1 }));
    });
  }

  destroy(): void {
    for (const plaat of this.platen) this.klaar(plaat);
  }

  private vlieg(plaat: TokenView, naar: { x: number; y: number; alpha: number }): void {
    if (!this.platen.has(plaat)) return;
    this.ctx.juice.tween(plaat.view, naar, VLIEG_MS, 'inOut', () => this.klaar(plaat));
    this.ctx.juice.tween(plaat.view, { scale: 1 }, VLIEG_MS);
  }

  private klaar(plaat: TokenView): void {
    if (!this.platen.delete(plaat)) return;
    this.ctx.freeToken(plaat);
  }
}
