import type { Entity, SceneContext, TokenView } from '#engine/runtime/contract.ts';

/** Measures of the word rail, so that a letter lands on its slot. */
const VAK = 86;
const GAT = 12;
const MAX_BREED = 1080;
const TOON_MS = 260;
const VLIEG_MS = 420;

/** Middle of slot `i` of a rail with `aantal` slots for texts that are `breed` wide. */
export function vakX(i: number, aantal: number, breed: number): number {
  const vak = Math.round(Math.max(44, Math.min((MAX_BREED - 40) / aantal - GAT, Math.max(VAK, breed))));
  const heel = aantal * vak + (aantal - 1) * GAT;
  return 640 - heel / 2 + vak / 2 + i * (vak + GAT);
}

/** The letter of a burst bubble stands still on its card for a blink, then flies to the rail. */
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
    const plaat = ctx.token({ plate: 'card', size: VAK });
    plaat.setToken(bron.token);
    plaat.setState('goed');
    plaat.view.position.set(bron.x, bron.y);
    plaat.view.scale.set(1.15);
    ctx.layer(rail.laag).addChild(plaat.view);
    this.platen.add(plaat);
    const naar = slot === null || view.shape !== 'sequence' ? { x: bron.x, y: bron.y - 40 } : { x: vakX(slot, view.slots, ctx.tokenWidth(VAK)), y: rail.y };
    ctx.after(TOON_MS, () => {
      if (!this.platen.has(plaat)) return;
      ctx.juice.tween(plaat.view, { ...naar, alpha: slot === null ? 0 : 1 }, VLIEG_MS, 'inOut', () => this.klaar(plaat));
      ctx.juice.tween(plaat.view.scale, { x: 1, y: 1 }, VLIEG_MS);
    });
  }

  destroy(): void {
    for (const plaat of [...this.platen]) this.klaar(plaat);
  }

  private klaar(plaat: TokenView): void {
    if (!this.platen.delete(plaat)) return;
    this.ctx.freeToken(plaat);
  }
}
