import type { Entity, SceneContext, TokenView } from '#engine/runtime/contract.ts';

/** Measures of the word rail, so that a letter lands on its slot. */
const BOX = 86;
const GAP = 12;
const MAX_WIDTH = 1080;
/** The drops are out of the way before the card shows. */
const POP_MS = 170;
const SHOW_MS = 380;
const FLY_MS = 420;

/** Part of the stage that is seen: its middle and its width. */
interface Seen {
  middle: number;
  space: number;
}

/** Middle of slot `i` of a rail with `count` slots for texts that are `wide` wide. */
export function boxX(i: number, { count, wide }: { count: number; wide: number }, { middle, space }: Seen): number {
  const box = Math.round(Math.max(44, Math.min((MAX_WIDTH - 40) / count - GAP, Math.max(BOX, wide))));
  const whole = count * box + (count - 1) * GAP;
  return middle + (i * (box + GAP) + box / 2 - whole / 2) * Math.min(1, (space - 20) / (whole + 48));
}

/** Where the bubble burst its letter stands on a card for a blink, then flies to the rail. */
export class LetterFlight {
  private readonly ctx: SceneContext;
  private readonly rail: { y: number; layer: string };
  private readonly plates = new Set<TokenView>();

  constructor(ctx: SceneContext, rail: { y: number; layer: string }) {
    this.ctx = ctx;
    this.rail = rail;
  }

  /** `slot` is null when the answer has no slot: then the card rises and goes. */
  start(source: Entity, slot: number | null): void {
    const { ctx, rail } = this;
    const view = ctx.question()?.view;
    if (ctx.reducedMotion || source.token === null || view === undefined) return;
    const { token, x, y } = source;
    const seen = { middle: ctx.layout.middle, space: ctx.doc.stage.frame?.[2] ?? 1280 };
    const to =
      slot === null || view.shape !== 'sequence'
        ? { x, y: y - 40 }
        : { x: boxX(slot, { count: view.slots, wide: ctx.tokenWidth(BOX) }, seen), y: rail.y };
    ctx.after(POP_MS, () => {
      const plate = ctx.token({ plate: 'card', size: BOX });
      plate.setToken(token);
      plate.setState('goed');
      plate.view.position.set(x, y);
      plate.view.scale.set(0.5);
      ctx.layer(rail.layer).addChild(plate.view);
      this.plates.add(plate);
      ctx.juice.tween(plate.view, { scale: 1.15 }, SHOW_MS * 0.6, 'outBack');
      ctx.after(SHOW_MS, () => this.fly(plate, { ...to, alpha: slot === null ? 0 : 1 }));
    });
  }

  destroy(): void {
    for (const plate of this.plates) this.done(plate);
  }

  private fly(plate: TokenView, to: { x: number; y: number; alpha: number }): void {
    if (!this.plates.has(plate)) return;
    this.ctx.juice.tween(plate.view, to, FLY_MS, 'inOut', () => this.done(plate));
    this.ctx.juice.tween(plate.view, { scale: 1 }, FLY_MS);
  }

  private done(plate: TokenView): void {
    if (!this.plates.delete(plate)) return;
    this.ctx.freeToken(plate);
  }
}
