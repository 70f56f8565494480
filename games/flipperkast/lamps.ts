import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type LampsParams, lampsSchema } from './lamps.schema.ts';

const LIT_MS = 260;
/** Seconds that something found waits before it can be found again, and speed of a ball that is thrown off. */
const PAUSE = 0.9;
const OFF = 620;

/** Lights what was reached, and keeps the small secrets of the machine. */
class Lamps implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: LampsParams;
  private readonly ball: Entity;
  private readonly reached = new Set<string>();
  private readonly time = { rest: 0.5 };
  private readonly finds: Entity[] = [];
  private words = 0;
  private place = 0;

  constructor(ctx: SceneContext, params: LampsParams) {
    this.ctx = ctx;
    this.p = params;
    this.ball = ctx.entity(params.ball);
    for (const id of [params.star, params.saucer, ...params.holes]) {
      const thing = ctx.entity(id);
      const [hidden] = params.from.filter(({ s, things }) => ctx.s < s && ctx.group(things).includes(thing));
      if (hidden !== undefined) thing.visible = false;
      else this.finds.push(thing);
    }
  }

  onQuestion(): void {
    this.reached.clear();
    this.moveStar();
  }

  idle(dt: number): void {
    this.time.rest -= dt;
    if (this.time.rest > 0) return;
    for (let i = 0; i < this.finds.length; i += 1) {
      const thing = this.finds[i];
      if (thing !== undefined && this.isNear(thing)) return this.find(thing);
    }
  }

  onEvent(event: string, a: string | null): void {
    if (event === 'wordDone') this.lightWord();
    if (event === 'bumper' && a !== null) this.bump(a);
  }

  destroy(): void {
    this.finds.length = 0;
    this.reached.clear();
  }

  private isNear(thing: Entity): boolean {
    const dx = thing.x - this.ball.x;
    const dy = thing.y - this.ball.y;
    return dx * dx + dy * dy < this.p.near * this.p.near;
  }

  private find(thing: Entity): void {
    const { ctx, p, ball } = this;
    this.time.rest = PAUSE;
    const hole = p.holes.indexOf(thing.id);
    if (thing.id === p.star) {
      ctx.bonus(0.5);
      ctx.emit('star', thing.id);
      this.moveStar();
    } else if (hole >= 0) {
      const other = ctx.entity(p.holes[1 - hole] ?? thing.id);
      ctx.services.world?.teleport(ball, other.x, other.y);
      ctx.emit('hole', thing.id, other.id);
    } else {
      ctx.services.world?.velocity(ball, Math.sign(ball.x - thing.x || 1) * OFF, -OFF);
      ctx.emit('saucer', thing.id);
    }
  }

  private moveStar(): void {
    const { ctx, p } = this;
    const places = ctx.points(p.places);
    this.place += 1;
    const [x, y] = places[this.place % places.length] ?? [640, 300];
    ctx.entity(p.star).place(x, y);
  }

  private lightWord(): void {
    this.ctx.group(this.p.words)[this.words]?.setState('on');
    this.words += 1;
  }

  private bump(id: string): void {
    const { ctx, p } = this;
    const bumpers = ctx.group(p.bumpers);
    const bumper = bumpers.find((one) => one.id === id);
    bumper?.setState('on');
    ctx.after(LIT_MS, () => bumper?.setState('off'));
    this.reached.add(id);
    if (this.reached.size < bumpers.length) return;
    this.reached.clear();
    ctx.bonus(1);
    ctx.emit('jackpot', this.ball.id);
  }
}

export const mechanic = defineMechanic(
  lampsSchema,
  ['star', 'hole', 'saucer', 'jackpot'],
  (ctx, params) => new Lamps(ctx, params),
);
