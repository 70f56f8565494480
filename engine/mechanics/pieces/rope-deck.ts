import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import type { RopeParams } from '../rope.schema.ts';

const SET_MS = 260;
const TOSS_MS = 520;
const GONE_MS = 240;
/** Share of the list that can come up at play level 0. */
const COMMON = 0.45;

/** Where a rope brings what is right, and where what came up from the deep is kept; who stands longest makes room. */
export class RopeDeck {
  /** Where the next one is brought. */
  readonly next = new StagePoint();
  private readonly ctx: SceneContext;
  private readonly p: RopeParams;
  private readonly saved: Entity[] = [];
  private readonly kept: Entity[] = [];
  private last = '';
  private nr = 0;
  private found = 0;

  constructor(ctx: SceneContext, params: RopeParams) {
    this.ctx = ctx;
    this.p = params;
    this.aim();
  }

  has(thing: Entity): boolean {
    return this.saved.includes(thing);
  }

  /** It is home. */
  save(thing: Entity): void {
    const { ctx, p, next } = this;
    thing.setPose(p.poses.saved);
    ctx.emit('saved', thing.id);
    thing.token = null;
    if (p.drop === undefined) return thing.destroy();
    const points = ctx.points(p.drop.points);
    this.stand(this.saved, thing, points.length);
    thing.setState(p.drop.state);
    if (ctx.reducedMotion) thing.place(next.x, next.y);
    else ctx.juice.tween(thing, { x: next.x, y: next.y }, SET_MS, 'outBounce');
    this.nr += 1;
    this.aim();
  }

  /** Something from the deep, or nothing. */
  fish(at: Readonly<StagePoint>): Entity | null {
    const { ctx, p } = this;
    const { catches } = p;
    if (catches === undefined || ctx.rng.next() >= ctx.num(catches.share)) return null;
    const open = Math.ceil(catches.prefabs.length * (COMMON + (1 - COMMON) * ctx.s));
    const fresh = catches.prefabs.slice(0, open).filter((name) => name !== this.last);
    this.last = fresh[ctx.rng.int(Math.max(1, fresh.length))] ?? this.last;
    return this.last === '' ? null : ctx.spawn(this.last, at.x, at.y);
  }

  /** What came up is tossed where it is kept. */
  keep(thing: Entity): void {
    const { ctx, p } = this;
    const points = p.catches === undefined ? [] : ctx.points(p.catches.points);
    const [x, y] = points[this.found % Math.max(1, points.length)] ?? [thing.x, thing.y];
    this.found += 1;
    ctx.bonus(p.catches?.bonus ?? 0);
    ctx.emit('catch', thing.id);
    this.stand(this.kept, thing, points.length);
    if (ctx.reducedMotion) thing.place(x, y);
    else ctx.juice.tween(thing, { x, y, angle: 360 }, TOSS_MS, 'inOut');
  }

  private aim(): void {
    const { drop } = this.p;
    const points = drop === undefined ? [] : this.ctx.points(drop.points);
    const [x, y] = points[this.nr % Math.max(1, points.length)] ?? [0, 0];
    this.next.x = x;
    this.next.y = y;
  }

  /** Adds somebody to a row; the first of a full one goes. */
  private stand(row: Entity[], thing: Entity, most: number): void {
    row.push(thing);
    const first = row.length > Math.max(1, most) ? row.shift() : undefined;
    if (first === undefined) return;
    if (this.ctx.reducedMotion) first.destroy();
    else this.ctx.juice.tween(first, { scale: 0.05, alpha: 0 }, GONE_MS, 'in', () => first.destroy());
  }
}
