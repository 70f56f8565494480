import type { InputDevice, SortView } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { PushParams } from './push.schema.ts';

/** Room that a tub takes, and how far around its middle a bubble falls in. */
const TUB_WIDTH = 232;
const [HALF_B, ABOVE, BELOW] = [112, 130, 80];
const SPLASH_MS = 320;
const BACK = 150;

/** Tubs of a sorting question: a bubble with a word is pushed into one of them, or bubble and tub are chosen in turn. */
export class Tubs {
  private readonly ctx: SceneContext;
  private readonly p: PushParams;
  private readonly tubs: Entity[] = [];
  private readonly done = new Set<string>();
  private view: SortView | null = null;
  /** The word that goes into the next tub that is chosen. */
  private chosen: string | null = null;

  constructor(ctx: SceneContext, params: PushParams) {
    this.ctx = ctx;
    this.p = params;
  }

  get active(): boolean {
    return this.view !== null;
  }

  /** Puts out a tub per bin; null takes them away. */
  begin(view: SortView | null): void {
    for (const tub of this.tubs) tub.destroy();
    this.tubs.length = 0;
    this.done.clear();
    this.view = view;
    this.chosen = null;
    if (view === null) return;
    const {
      row: [from, until],
      tub: prefab,
      tubY,
    } = this.p;
    const wide = (until - from) / view.bins.length;
    for (const [i, { id, label, mark }] of view.bins.entries()) {
      const tub = this.ctx.spawn(prefab, from + (i + 0.5) * wide, tubY);
      tub.scale = Math.min(1, wide / TUB_WIDTH);
      tub.token = { id, text: label, kind: 'woord' };
      tub.setState(mark);
      this.tubs.push(tub);
    }
    this.show();
  }

  /** Tub under a point of the stage. */
  at(x: number, y: number): string | null {
    for (const tub of this.tubs)
      if (Math.abs(tub.x - x) < HALF_B * tub.scale && y > tub.y - ABOVE && y < tub.y + BELOW)
        return tub.token?.id ?? null;
    return null;
  }

  /** Id of the tub with this number from the left. */
  number(i: number): string | null {
    return this.view?.bins[i]?.id ?? null;
  }

  spot(binId: string, out: { x: number; y: number }): boolean {
    const tub = this.tubs.find((k) => k.token?.id === binId);
    if (tub === undefined) return false;
    out.x = tub.x;
    out.y = tub.y;
    return true;
  }

  /** A word or a tub was chosen: first the word, then the tub. */
  choose(id: string, device: InputDevice): void {
    if (this.view === null) return;
    if (this.view.bins.some((bin) => bin.id === id)) {
      if (this.chosen !== null) this.give(this.chosen, { binId: id, device });
      return;
    }
    if (this.done.has(id)) return;
    this.drager(this.chosen)?.setPlate('rust');
    this.chosen = id;
    this.drager(id)?.setPlate('vast');
    this.show();
  }

  /** Gives a word to a tub. */
  give(tokenId: string, { binId, device }: { binId: string; device: InputDevice }): void {
    const { ctx } = this;
    const bubble = this.drager(tokenId);
    const tub = this.tubs.find((k) => k.token?.id === binId);
    this.chosen = null;
    bubble?.setPlate('rust');
    const { ok } = ctx.attempt({ kind: 'bin', tokenId, binId }, bubble, device);
    if (ok) {
      this.done.add(tokenId);
      if (tub !== undefined) this.splash(bubble, tub);
    } else if (bubble !== null) {
      bubble.lock(600);
      ctx.services.world?.velocity(bubble, 0, -BACK);
    }
    this.show();
  }

  private drager(tokenId: string | null): Entity | null {
    if (tokenId === null) return null;
    for (const bubble of this.ctx.group(this.p.bubble)) if (bubble.token?.id === tokenId) return bubble;
    return null;
  }

  private splash(bubble: Entity | null, tub: Entity): void {
    const { ctx } = this;
    ctx.emit('splash', tub.id);
    if (bubble === null) return;
    bubble.lock(1e6);
    ctx.services.world?.freeze(bubble, true);
    if (ctx.reducedMotion) return bubble.destroy();
    ctx.juice.tween(bubble, { x: tub.x, y: tub.y - 40, scale: bubble.scale * 0.4 }, SPLASH_MS, 'in', () =>
      bubble.destroy(),
    );
  }

  /** What can be chosen now: the words that are left, and the tubs as soon as a word is held. */
  private show(): void {
    const { view } = this;
    if (view === null) return;
    const woorden = view.stream
      .filter((token) => !this.done.has(token.id))
      .map((token) => ({ id: token.id, label: token.text ?? '', busy: false }));
    this.ctx.setChoices([
      ...woorden,
      ...view.bins.map((bin) => ({ id: bin.id, label: bin.label, busy: this.chosen === null })),
    ]);
  }
}
