import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { requiredToken } from '#engine/runtime/vraag.ts';
import type { GridParams } from '../grid.schema.ts';
import type { GridBoard } from './grid-board.ts';
import type { GridField } from './grid-field.ts';
import { kindFor, offered, publishOffer } from './offer.ts';

interface Lying {
  thing: Entity;
  cell: number;
}
/** Air between two plates, px; how much far apart, over who sets out, a dead end, a longer way and chance weigh. */
const AIR = [26, 18] as const;
const WEIGHT = { apart: 3, over: 2.5, end: 0.7, far: 0.08, chance: 0.9 } as const;
/** Plates that are far enough. */
const MOST = 1.7;
/** Px around who sets out that no plate should cover. */
const AROUND = 44;
/** Steps that lie at least between who sets out and an answer. */
const NEAR = 2;
const GROW = 300;

type Plate = readonly [wide: number, high: number];
interface Spot {
  cell: number;
  x: number;
  y: number;
  worth: number;
}

/** Plates between this place and the nearest that was chosen; where they would lie over each other, much less than none. */
function apart(spot: Spot, chosen: readonly Spot[], plate: Plate): number {
  let least: number = MOST;
  for (const other of chosen) {
    const across = Math.abs(spot.x - other.x) / (plate[0] + AIR[0]);
    least = Math.min(least, Math.max(across, Math.abs(spot.y - other.y) / (plate[1] + AIR[1])));
  }
  return least < 1 ? least - MOST : least;
}

function bestOf(open: readonly Spot[], chosen: readonly Spot[], plate: Plate): Spot | null {
  let best: Spot | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const spot of open) {
    if (chosen.includes(spot)) continue;
    const sum = spot.worth + apart(spot, chosen, plate) * WEIGHT.apart;
    if (sum <= most) continue;
    best = spot;
    most = sum;
  }
  return best;
}

/** The carriers of answers on a board. */
export class GridAnswers {
  readonly lying: Lying[] = [];
  /** Parts that lie in the word. */
  readonly used = new Set<string>();
  private readonly ctx: SceneContext;
  private readonly p: GridParams;
  private readonly board: GridBoard;
  private readonly field: GridField;
  private nr = 0;

  constructor(ctx: SceneContext, params: GridParams, place: { board: GridBoard; field: GridField }) {
    this.ctx = ctx;
    this.p = params;
    this.board = place.board;
    this.field = place.field;
  }

  /** Lays what is asked now: the whole pool when there is room for it, else what is needed among others. */
  lay(from: number, taken: ReadonlySet<number>): void {
    const { ctx, p } = this;
    this.clear();
    const most = Math.round(ctx.num(p.count));
    const open = ctx.tokens().filter(({ id }) => !this.used.has(id));
    const tokens = this.whole(open, most) ? open : offered(ctx, most);
    const kind = kindFor(p.kinds, tokens.length, (size) => ctx.tokenWidth(size));
    if (kind === undefined) return;
    const plate = [ctx.tokenWidth(kind.size), kind.size] as const;
    const cells = this.spots(from, { count: tokens.length, plate, taken });
    for (const [i, token] of tokens.entries())
      this.put(token, { prefab: this.look(kind), cell: cells[i] ?? 0, wide: plate[0] });
    this.publish();
  }

  /** After a right part: it goes; the others stay when all of them lie there. */
  take(tokenId: string, o: { from: number; done: boolean; taken: ReadonlySet<number> }): void {
    const { ctx, p } = this;
    this.used.add(tokenId);
    const at = this.lying.findIndex(({ thing }) => thing.token?.id === tokenId);
    if (at >= 0) this.lying.splice(at, 1)[0]?.thing.destroy();
    if (o.done) return;
    const all = ctx.tokens().every(({ id }) => this.used.has(id) || this.find(id) !== null);
    if (all && !p.reshuffle) this.publish();
    else this.lay(o.from, o.taken);
  }

  find(tokenId: string | null): Lying | null {
    for (const one of this.lying) if (tokenId !== null && one.thing.token?.id === tokenId) return one;
    return null;
  }

  at(cell: number): Lying | null {
    for (const one of this.lying) if (one.cell === cell) return one;
    return null;
  }

  /** What lies under a finger, also when somebody stands before it. */
  under(at: { x: number; y: number }): Lying | null {
    for (const { prefab, with: others } of this.p.kinds)
      for (const look of [prefab, ...others]) {
        const thing = this.ctx.hit(look, at, 6);
        if (thing !== null) return this.lying.find((one) => one.thing === thing) ?? null;
      }
    return null;
  }

  /** Puts a part that is asked for by name in the place of one that is not needed. */
  offer(tokenId: string): Lying | null {
    const token = this.ctx.tokens().find(({ id }) => id === tokenId);
    if (token === undefined || this.used.has(tokenId)) return null;
    const needed = requiredToken(this.ctx.peekStream(30));
    const place = this.lying.find(({ thing }) => thing.token !== null && thing.token.id !== needed);
    if (place === undefined) return null;
    place.thing.token = token;
    this.publish();
    return place;
  }

  /** Takes no answer from it for a while. */
  close(thing: Entity): void {
    thing.setState('almost');
    this.ctx.after(this.p.closed * 1000, () => {
      if (!thing.view.destroyed) thing.setState('');
    });
  }

  clear(): void {
    for (const { thing } of this.lying) thing.destroy();
    this.lying.length = 0;
  }

  private whole(open: readonly Token[], most: number): boolean {
    return this.ctx.question()?.view.shape !== 'sequence' || (open.length <= most && !this.p.reshuffle);
  }

  /** Cells that lie apart, in dead ends rather than on the way. */
  private spots(from: number, o: { count: number; plate: Plate; taken: ReadonlySet<number> }): readonly number[] {
    const { board } = this;
    board.reach(from, false);
    const free: Spot[] = [];
    for (let cell = 0; cell < board.size; cell += 1) {
      if (cell !== from && !o.taken.has(cell) && !board.isShut(cell)) free.push(this.spot(cell, from, o.plate));
    }
    const far = free.filter(({ cell }) => (board.steps[cell] ?? 0) >= NEAR);
    const open = far.length > o.count ? far : free;
    const chosen: Spot[] = [];
    while (chosen.length < o.count) {
      const best = bestOf(open, chosen, o.plate);
      if (best === null) break;
      chosen.push(best);
    }
    return chosen.map(({ cell }) => cell);
  }

  /** What a cell is worth by itself: in a dead end, a long way off, not over who sets out. */
  private spot(cell: number, from: number, plate: Plate): Spot {
    const { board, field, ctx } = this;
    const x = this.middle(cell, plate[0]);
    const y = field.y(cell);
    const over = Math.abs(x - field.x(from)) < plate[0] / 2 + AROUND && Math.abs(y - field.y(from)) < plate[1] + AROUND;
    const worth =
      (board.count(cell) === 1 ? WEIGHT.end : 0) -
      (over ? WEIGHT.over : 0) +
      Math.min(10, board.steps[cell] ?? 0) * WEIGHT.far +
      ctx.rng.next() * WEIGHT.chance;
    return { cell, x, y, worth };
  }

  /** Middle of a plate in a cell, so far from the edges that it is seen whole. */
  private middle(cell: number, wide: number): number {
    const { field, p } = this;
    const [left, , width] = p.box;
    const half = Math.min(wide, width) / 2;
    return Math.max(left + half, Math.min(left + width - half, field.x(cell) + p.stand[0] * field.size));
  }

  private look(kind: GridParams['kinds'][number]): string {
    const all = [kind.prefab, ...kind.with];
    this.nr += 1;
    return all[this.nr % all.length] ?? kind.prefab;
  }

  private put(token: Token, { prefab, cell, wide }: { prefab: string; cell: number; wide: number }): void {
    const { ctx, field, p } = this;
    const thing = ctx.spawn(prefab, this.middle(cell, wide), field.y(cell) + p.stand[1] * field.size);
    thing.token = token;
    this.lying.push({ thing, cell });
    if (ctx.reducedMotion) return;
    const { scale } = thing;
    thing.scale = scale * 0.3;
    ctx.juice.tween(thing, { scale }, GROW, 'outBack');
  }

  private publish(): void {
    publishOffer(
      this.ctx,
      this.lying.flatMap(({ thing }) => thing.token ?? []),
      this.used,
    );
  }
}
