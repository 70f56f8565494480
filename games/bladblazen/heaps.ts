import type { BinMark, Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { WindParams } from './wind.schema.ts';

const MARKS: readonly BinMark[] = ['A', 'B', 'C', 'D'];
const [UP_MS, STAY_MS, DOWN_MS, GROW_MS, ALMOST_MS] = [260, 900, 300, 260, 700];
/** Share of its size that a heap grows with a leaf, and at most. */
const [GROW, MOST] = [0.035, 1.28];

/** Heaps of leaves in a row, each with a sign, and who lives in them. */
export class Heaps {
  readonly signs: Entity[] = [];
  private readonly ctx: SceneContext;
  private readonly p: WindParams;
  private readonly piles: Entity[] = [];
  private peeps = 0;

  constructor(ctx: SceneContext, p: WindParams) {
    this.ctx = ctx;
    this.p = p;
  }

  /** One heap for each name; heaps that were there stay as large as they grew. */
  begin(names: readonly (Token | null)[]): void {
    if (names.length !== this.signs.length) this.build(names.length);
    for (const [i, sign] of this.signs.entries()) {
      sign.token = names[i] ?? null;
      sign.setPlate('rust');
    }
  }

  of(id: string | null): Entity | null {
    return this.signs.find(({ token }) => id !== null && token?.id === id) ?? null;
  }

  /** Sign of the heap whose mouth lies around a place, -1 for none. */
  at(x: number, y: number): number {
    const [rx, ry] = this.p.mouth;
    for (let i = 0; i < this.piles.length; i += 1) {
      const pile = this.piles[i];
      if (pile === undefined) continue;
      const dx = (x - pile.x) / rx;
      const dy = (y - pile.y + this.p.middle) / ry;
      if (dx * dx + dy * dy < 1) return i;
    }
    return -1;
  }

  /** Sign of the heap that is touched. */
  touched(at: { x: number; y: number }): Entity | null {
    const { ctx, p } = this;
    const sign = ctx.hit(p.sign, at, 8);
    if (sign !== null) return sign;
    const pile = ctx.hit(p.heap, at, 8);
    return pile === null ? null : (this.signs[this.piles.indexOf(pile)] ?? null);
  }

  pileOf(sign: Entity): Entity | null {
    return this.piles[this.signs.indexOf(sign)] ?? null;
  }

  /** A leaf fell in: the heap grows and somebody looks who it was. */
  grow(sign: Entity): void {
    const pile = this.pileOf(sign);
    if (pile === null) return;
    const { ctx } = this;
    const scale = Math.min(MOST, pile.scale + GROW);
    if (ctx.reducedMotion) pile.scale = scale;
    else ctx.juice.tween(pile, { scale }, GROW_MS, 'outBack');
    this.flash(sign, 'goed');
    this.peep(pile);
  }

  /** A leaf that does not belong here. */
  refuse(sign: Entity): void {
    const pile = this.pileOf(sign);
    if (pile !== null) this.ctx.juice.squash(pile, 0.2);
    this.flash(sign, 'bijna');
  }

  private flash(sign: Entity, state: 'goed' | 'bijna'): void {
    sign.setPlate(state);
    this.ctx.after(ALMOST_MS, () => {
      if (!sign.view.destroyed) sign.setPlate('rust');
    });
  }

  private peep(pile: Entity): void {
    const { ctx, p } = this;
    const peeper = ctx.entity(p.peeper);
    const up = pile.y - p.peep * pile.scale;
    this.peeps += 1;
    const nr = this.peeps;
    peeper.place(pile.x, ctx.reducedMotion ? up : pile.y);
    peeper.visible = true;
    if (!ctx.reducedMotion) ctx.juice.tween(peeper, { y: up }, UP_MS, 'outBack');
    ctx.after(UP_MS + STAY_MS, () => {
      if (nr !== this.peeps) return;
      const gone = (): void => {
        if (nr === this.peeps) peeper.visible = false;
      };
      if (ctx.reducedMotion) gone();
      else ctx.juice.tween(peeper, { y: pile.y }, DOWN_MS, 'in', gone);
    });
  }

  private build(count: number): void {
    const { ctx, p } = this;
    for (const thing of [...this.signs, ...this.piles]) thing.destroy();
    this.signs.length = 0;
    this.piles.length = 0;
    this.peeps += 1;
    ctx.entity(p.peeper).visible = false;
    const [from, until] = p.row;
    const gap = (until - from) / Math.max(1, count);
    for (let i = 0; i < count; i += 1) {
      const x = from + gap * (i + 0.5);
      const mark = MARKS[i] ?? 'A';
      const pile = ctx.spawn(p.heap, x, p.y);
      pile.setState(mark);
      const sign = ctx.spawn(p.sign, x, p.y - p.signAbove - (i % 2) * p.stagger);
      sign.setState(mark);
      this.piles.push(pile);
      this.signs.push(sign);
    }
  }
}
