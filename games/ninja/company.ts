import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type CompanyParams, companySchema } from './company.schema.ts';

const [LEAP_MS, HANG_MS, BACK_MS, HOP_MS, DOWN_MS] = [170, 220, 380, 380, 460];
const HOP = 150;
/** Px that one who leaps keeps from the edges of the play. */
const EDGE = 130;
/** Px that a leap is high at least. */
const LOW = 40;

class Company implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: CompanyParams;
  private readonly leaper: Entity;
  private readonly home: { readonly x: number; readonly y: number };
  private readonly guests: Entity[] = [];
  /** Number of the leap that is going on. */
  private leaps = 0;

  constructor(ctx: SceneContext, params: CompanyParams) {
    this.ctx = ctx;
    this.p = params;
    this.leaper = ctx.entity(params.leaper);
    this.home = { x: this.leaper.x, y: this.leaper.y };
  }

  onEvent(event: string, a: string | null): void {
    if (a === null || (event !== 'slice' && event !== 'pop')) return;
    const fruit = this.ctx.group(a)[0];
    if (fruit === undefined) return;
    if (event === 'slice') this.leap(fruit);
    else if (this.ctx.rng.next() < this.ctx.num(this.p.chance)) this.welcome(fruit);
  }

  destroy(): void {
    this.guests.length = 0;
  }

  private leap(fruit: Entity): void {
    const { ctx, p, leaper, home } = this;
    leaper.setPose('cheers', LEAP_MS + HANG_MS + BACK_MS);
    if (ctx.reducedMotion) return;
    this.leaps += 1;
    const nr = this.leaps;
    const x = Math.max(home.x, fruit.x - p.beside);
    ctx.juice.tween(
      leaper,
      { x: Math.max(EDGE, x), y: Math.min(fruit.y + p.below, home.y - LOW) },
      LEAP_MS,
      'outCubic',
    );
    ctx.after(LEAP_MS + HANG_MS, () => {
      if (nr !== this.leaps) return;
      ctx.juice.tween(leaper, { x: home.x, y: home.y }, BACK_MS, 'in', () => ctx.juice.squash(leaper, 0.16));
    });
  }

  /** Somebody was asleep in there, and finds a place to look on; when all are there they all hop. */
  private welcome(fruit: Entity): void {
    const { ctx, p, guests } = this;
    const homes = ctx.points(p.homes);
    const [prefab, home] = [p.guests[guests.length], homes[guests.length]];
    if (prefab === undefined || home === undefined) {
      for (const guest of guests) ctx.juice.squash(guest, 0.2);
      return ctx.emit('choir', guests[0]?.id);
    }
    const guest = ctx.spawn(prefab, fruit.x, fruit.y);
    guests.push(guest);
    ctx.emit('guest', guest.id);
    const [x, y] = home;
    const quick = ctx.reducedMotion;
    const top = Math.min(fruit.y, y) - HOP;
    ctx.juice.tween(guest, { x: (fruit.x + x) / 2, y: top, angle: 180 }, quick ? 1 : HOP_MS, 'outCubic', () =>
      ctx.juice.tween(guest, { x, y, angle: 360 }, quick ? 1 : DOWN_MS, 'in', () => {
        guest.angle = 0;
        ctx.juice.squash(guest, 0.2);
      }),
    );
  }
}

export const mechanic = defineMechanic(companySchema, ['guest', 'choir'], (ctx, params) => new Company(ctx, params));
