import type { Question } from '#engine/core/oefening/contract.ts';
import type { Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { type PizzaParams, pizzaSchema } from './pizza.schema.ts';
import { Schijf } from './schijf.ts';

/** Longest time from the last letter until the customer has the pizza. */
const MAX_MS = 15_000;

/** The pizza itself: turns with the slots, gets its slices, goes into the oven and to the customer. */
class Pizza implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: PizzaParams;
  private readonly schijf: Schijf;
  private readonly slot = { x: 0, y: 0 };
  private soort = '';
  private bezig = false;
  private ronde = 0;

  constructor(ctx: SceneContext, params: PizzaParams) {
    this.ctx = ctx;
    this.p = params;
    this.schijf = new Schijf(ctx, params.kantel);
    ctx.layer(params.laag).scale.y = params.kantel;
    this.schijf.nieuw(params.punten);
    for (let i = 0; i < params.punten; i += 1) this.schijf.beleg(i, this.vulling(i), true);
  }

  onQuestion({ view }: Question): void {
    const { ctx, p, schijf } = this;
    this.ronde += 1;
    this.bezig = false;
    const aantal = view.shape === 'sequence' ? view.slots : p.punten;
    const gegeven = (i: number): boolean => (view.shape === 'sequence' ? (view.prefilled?.[i] ?? null) !== null : i > 0);
    schijf.nieuw(aantal);
    for (let i = 0; i < aantal; i += 1) if (gegeven(i)) schijf.beleg(i, this.vulling(i), true);
    this.zichtbaar(true);
    ctx.layer(p.vakken).alpha = 1;
    Object.assign(schijf.nu, { x: p.midden[0], y: p.midden[1], k: ctx.reducedMotion ? 1 : 0.7 });
    if (!ctx.reducedMotion) ctx.juice.tween(schijf.nu, { k: 1 }, 380, 'outBack');
    ctx.emit('deeg');
  }

  onEvent(event: string, a: string | null, b: string | null): void {
    if (event === 'drop' && a !== null) this.soort = this.ctx.entity(a).state;
    else if (event === 'snap' && b !== null) this.schijf.beleg(Number(b), this.soort === '' ? this.vulling(0) : this.soort, false);
    else if (event === 'stroke') this.uitDeOven(b ?? 'goud');
  }

  onWordDone(): number {
    this.bezig = true;
    this.later(650, () => this.inDeOven());
    return MAX_MS;
  }

  busy(): boolean {
    return this.bezig;
  }

  idle(): void {
    const { ctx, p, slot } = this;
    if (ctx.mechanic('dragdrop')?.placeOf?.({ tokenId: null, slot: 0 }, slot) === true) {
      this.schijf.hoek = (Math.atan2((slot.y - p.midden[1]) / ctx.num(p.ry), (slot.x - p.midden[0]) / ctx.num(p.rx)) * 180) / Math.PI + 90;
    }
    this.schijf.step();
  }

  destroy(): void {
    this.ronde += 1;
  }

  private vulling(i: number): string {
    const { vullingen } = this.p;
    return vullingen[(this.ronde + i) % vullingen.length] ?? '';
  }

  private zichtbaar(on: boolean): void {
    this.ctx.layer(this.p.laag).visible = on;
  }

  /** Does nothing when the next pizza is already on the board. */
  private later(ms: number, fn: () => void): void {
    const { ronde } = this;
    this.ctx.after(ms, () => { if (ronde === this.ronde) fn(); });
  }

  private klaar(): void {
    this.zichtbaar(false);
    this.bezig = false;
  }

  private inDeOven(): void {
    const { ctx, p } = this;
    ctx.juice.tween(ctx.layer(p.vakken), { alpha: 0 }, 160);
    this.vlieg(p.oven, { k: 0.3, ms: 620 }, () => {
      this.zichtbaar(false);
      ctx.emit('inOven');
    });
  }

  private uitDeOven(slag: string): void {
    this.schijf.gebakken(slag);
    this.later(700, () => {
      this.zichtbaar(true);
      this.vlieg(this.p.klant, { k: 0.36, ms: 640 }, () => {
        this.ctx.emit('bezorgd', undefined, slag);
        this.later(800, () => this.klaar());
      });
    });
  }

  private vlieg([x, y]: readonly [number, number], o: { k: number; ms: number }, klaar: () => void): void {
    this.ctx.juice.tween(this.schijf.nu, { x, y, k: o.k }, this.ctx.reducedMotion ? 1 : o.ms, 'inOut');
    this.later(o.ms, klaar);
  }
}

export const mechanic = defineMechanic(pizzaSchema, ['deeg', 'inOven', 'bezorgd'], (ctx, params) => new Pizza(ctx, params));
