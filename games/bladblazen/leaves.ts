import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { carrierOf } from '#engine/mechanics/pieces/give.ts';
import { planFields } from '#engine/mechanics/pieces/dragdrop-field.ts';
import type { WindParams } from './wind.schema.ts';

/** Px/s2 with which leaves slide apart. */
const SLIDE = 1300;
/** Px that rows lie to the right and to the left, so that leaves do not lie in columns. */
const ASIDE = 44;

/** Leaves with words on the lawn; the others of the question hang in the trees until there is room. */
export class Leaves {
  readonly list: Entity[] = [];
  private readonly ctx: SceneContext;
  private readonly p: WindParams;
  private readonly queue: Token[] = [];
  private spots: readonly (readonly [number, number])[] = [];
  private size = 1;
  private takes: readonly [number, number] = [0, 0];
  private prefab: string;
  private born = 0;

  constructor(ctx: SceneContext, p: WindParams) {
    this.ctx = ctx;
    this.p = p;
    this.prefab = p.leaf;
  }

  /** `tokens` come down; all of them at once when they have to be compared. */
  begin(tokens: readonly Token[], compared: boolean): void {
    const { ctx, p } = this;
    const { wide } = p;
    const long = ctx.tokenWidth(wide.size) > wide.from;
    const most = Math.max(1, Math.round(ctx.num(p.together)));
    const count = compared ? tokens.length : Math.min(tokens.length, most, long ? wide.most : most);
    this.takes = long ? p.wideRoom : p.room;
    const [w, h] = this.takes;
    const { size, spots } = planFields([p.lawn], count, { w, h });
    this.clear();
    this.queue.push(...tokens);
    this.prefab = long ? wide.leaf : p.leaf;
    this.size = size;
    this.spots = spots.map(([x, y]) => [x + (Math.round(y / h / size) % 2 === 0 ? ASIDE : -ASIDE), y]);
    this.fill();
  }

  clear(): void {
    this.queue.length = 0;
    for (const leaf of this.list) leaf.destroy();
    this.list.length = 0;
  }

  of(tokenId: string | null): Entity | null {
    return carrierOf(this.list, tokenId);
  }

  /** The leaf of a word that is named; one that still hangs in a tree changes places with one that lies there. */
  call(tokenId: string): Entity | null {
    const here = this.of(tokenId);
    const at = this.queue.findIndex(({ id }) => id === tokenId);
    const token = this.queue[at];
    const other = this.list[0];
    if (here !== null || token === undefined || other === undefined || other.token === null) return here;
    this.queue[at] = other.token;
    other.token = token;
    return other;
  }

  /** Words that are not in a heap yet, those on the lawn first. */
  get words(): readonly Token[] {
    return [...this.list.flatMap(({ token }) => (token === null ? [] : [token])), ...this.queue];
  }

  /** Takes a leaf from the lawn; the next one comes down. */
  take(leaf: Entity): void {
    const at = this.list.indexOf(leaf);
    if (at >= 0) this.list.splice(at, 1);
    leaf.destroy();
    this.fill();
  }

  /** Leaves that came to lie over one another slide apart; `flying` is above them. */
  apart(dt: number, flying: Entity | null): void {
    for (let i = 0; i < this.list.length; i += 1)
      for (let k = 0; k < i; k += 1) {
        const [a, b] = [this.list[i], this.list[k]];
        if (a !== undefined && b !== undefined && a !== flying && b !== flying) this.slide(a, b, dt);
      }
  }

  private slide(a: Entity, b: Entity, dt: number): void {
    const [w, h] = this.takes;
    const x = w * this.size - Math.abs(a.x - b.x);
    const y = h * this.size - Math.abs(a.y - b.y);
    if (x <= 0 || y <= 0) return;
    const { world } = this.ctx.services;
    const push = SLIDE * dt;
    const dx = x * h < y * w ? (a.x < b.x ? -push : push) : 0;
    const dy = dx === 0 ? (a.y < b.y ? -push : push) : 0;
    world?.push(a, dx, dy);
    world?.push(b, -dx, -dy);
  }

  private fill(): void {
    while (this.list.length < this.spots.length) {
      const token = this.queue.shift();
      if (token === undefined) return;
      this.fall(token);
    }
  }

  private fall(token: Token): void {
    const { ctx, p } = this;
    const [x, y] = this.free();
    const leaf = ctx.spawn(this.prefab, x, y);
    leaf.token = token;
    leaf.setState(p.looks[this.born % p.looks.length] ?? '');
    this.born += 1;
    this.list.push(leaf);
    leaf.scale = this.size;
    if (ctx.reducedMotion) return;
    leaf.scale = 0.2;
    ctx.juice.tween(leaf, { scale: this.size }, 420, 'outBack');
  }

  /** The place that lies farthest from the leaves that are there. */
  private free(): readonly [number, number] {
    const air = ([x, y]: readonly [number, number]): number =>
      Math.min(9999, ...this.list.map((leaf) => Math.hypot(leaf.x - x, leaf.y - y)));
    return this.spots.reduce((best, spot) => (air(spot) > air(best) ? spot : best), this.spots[0] ?? [640, 560]);
  }
}
