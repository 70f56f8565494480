import type { Question } from '#engine/core/oefening/contract/contract.ts';
import type { Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type PizzaParams, pizzaSchema } from './pizza.schema.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import { Disc } from './disc.ts';

/** Longest time from the last letter until the customer has the pizza. */
const MAX_MS = 15_000;
const FLIGHT_MS = 630;
const FIRST_BOX = { tokenId: null, slot: 0 } as const;

/** The pizza itself: turns with the slots, gets its slices, goes into the oven and to the customer. */
class Pizza implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: PizzaParams;
  private readonly disc: Disc;
  private readonly slot = new StagePoint();
  /** Looked up once: the search makes a closure. */
  private boxes: Mechanic | undefined;
  /** Topping and slot of the last drop. */
  private kind = '';
  private box = -1;
  private bezig = false;
  private ronde = 0;
  private readonly filling = (i: number): string => this.p.fillings[(this.ronde + i) % this.p.fillings.length] ?? '';

  constructor(ctx: SceneContext, params: PizzaParams) {
    this.ctx = ctx;
    this.p = params;
    this.disc = new Disc(ctx, params.tilt);
    ctx.layer(params.layer).scale.y = params.tilt;
    this.disc.vol(params.slices, () => true, this.filling);
  }

  onQuestion({ view }: Question): void {
    const { ctx, p, disc } = this;
    this.ronde += 1;
    this.box = -1;
    this.bezig = false;
    if (view.shape === 'sequence') disc.vol(view.slots, (i) => (view.prefilled?.[i] ?? null) !== null, this.filling);
    else disc.vol(p.slices, (i) => i > 0, this.filling);
    this.isVisible(true);
    ctx.layer(p.slots).alpha = 1;
    Object.assign(disc.now, { x: p.center[0], y: p.center[1], scale: ctx.reducedMotion ? 1 : 0.7 });
    if (!ctx.reducedMotion) ctx.juice.tween(disc.now, { scale: 1 }, 380, 'outBack');
    ctx.emit('dough');
  }

  onEvent(event: string, a: string | null, b: string | null): void {
    if (event === 'drop' && a !== null) {
      this.kind = this.ctx.entity(a).state;
      this.box = Number(b);
    } else if (event === 'snap') this.disc.topping(this.box, this.kind === '' ? this.filling(0) : this.kind, false);
    else if (event === 'return' && this.box >= 0) this.disc.glide(this.box, this.kind);
    else if (event === 'pick') this.box = -1;
    else if (event === 'stroke') this.takeOutOfOven(b ?? 'gold');
  }

  onWordDone(): number {
    this.bezig = true;
    this.later(650, () => this.putInOven());
    return MAX_MS;
  }

  busy(): boolean {
    return this.bezig;
  }

  idle(): void {
    const { ctx, p, slot } = this;
    this.boxes ??= ctx.mechanic('dragdrop');
    if (this.boxes?.placeOf?.(FIRST_BOX, slot) === true) {
      this.disc.angle =
        (Math.atan2((slot.y - p.center[1]) / ctx.num(p.ry), (slot.x - p.center[0]) / ctx.num(p.rx)) * 180) / Math.PI +
        90;
    }
    this.disc.step();
  }

  destroy(): void {
    this.ronde += 1;
  }

  private isVisible(on: boolean): void {
    this.ctx.layer(this.p.layer).visible = on;
  }

  /** Does nothing when the next pizza is already on the board. */
  private later(ms: number, fn: () => void): void {
    const { ronde } = this;
    this.ctx.after(ms, () => {
      if (ronde === this.ronde) fn();
    });
  }

  private putInOven(): void {
    const { ctx, p } = this;
    ctx.juice.tween(ctx.layer(p.slots), { alpha: 0 }, 160);
    // It stays in sight on the floor of the oven: the child watches its own word bake.
    this.fly(p.oven, 0.26, () => ctx.emit('inOven'));
  }

  private takeOutOfOven(strike: string): void {
    this.disc.showBaked(strike);
    this.later(700, () => {
      this.fly(this.p.customer, 0.36, () => {
        this.ctx.emit('served', undefined, strike);
        this.later(800, () => {
          this.isVisible(false);
          this.bezig = false;
        });
      });
    });
  }

  private fly([x, y]: readonly [number, number], scale: number, done: () => void): void {
    this.ctx.juice.tween(this.disc.now, { x, y, scale }, this.ctx.reducedMotion ? 1 : FLIGHT_MS, 'inOut');
    this.later(FLIGHT_MS, done);
  }
}

export const mechanic = defineMechanic(
  pizzaSchema,
  ['dough', 'inOven', 'served'],
  (ctx, params) => new Pizza(ctx, params),
);
