import type { Attempt, InputDevice, Question } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext, TokenView } from '#engine/runtime/contract.ts';
import type { LetterPath } from '#engine/runtime/letter-path.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { planFields, type FieldPlan } from './pieces/dragdrop-field.ts';
import { Slots } from './pieces/dragdrop-slots.ts';
import { type DragdropParams, dragdropEmits, dragdropSchema } from './dragdrop.schema.ts';
import { carrierOf } from './pieces/give.ts';

type Pointer = Extract<Intent, { x: number }>;
/** Movement in px after which a tap is a drag. */
const SLEEP = 12;
/** Px between carriers that stand on fields: wide words have no more to spare on a phone. */
const AIR = 3;

class Dragdrop implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: DragdropParams;
  private readonly slots: Slots;
  private readonly carriers: Entity[] = [];
  private readonly at = new Set<Entity>();
  private fixed: Entity | null = null;
  private chosen: Entity | null = null;
  private ghost: TokenView | null = null;
  private dragging = false;
  private readonly begin = { x: 0, y: 0 };
  private readonly homes = new Map<Entity, { x: number; y: number }>();

  constructor(ctx: SceneContext, params: DragdropParams) {
    this.ctx = ctx;
    this.p = params;
    this.slots = new Slots(ctx, params);
  }

  onQuestion(question: Question): void {
    this.letGo();
    for (const carrier of this.carriers) carrier.destroy();
    this.carriers.length = 0;
    this.homes.clear();
    this.at.clear();
    if (!this.p.shapes.includes(question.view.shape)) return this.slots.distribute(0, 0);
    const [total, open] = this.countSlots(question);
    this.slots.distribute(total, open);
    if (question.view.shape === 'sequence') {
      for (const [i, token] of (question.view.prefilled ?? []).entries()) if (token !== null) this.slots.fill(i, token);
    }
    this.slots.show(Math.max(0, this.ctx.nextSlot()));
    this.placeCarriers();
  }

  step(dt: number): void {
    this.slots.step(dt);
  }

  render(): void {
    this.slots.render();
  }

  onIntent(intent: Intent): boolean {
    switch (intent.kind) {
      case 'down':
        return this.grab(intent);
      case 'move':
        return this.move(intent);
      case 'up':
        return this.setDown(intent);
      case 'choose':
        return this.choose(intent.tokenId, intent.device);
      case 'dir':
        return intent.down && this.aim(intent.dir);
      case 'act':
        return intent.down && this.chosen !== null && this.release(this.chosen, { slot: -1, device: intent.device });
      default:
        return false;
    }
  }

  onFocus(tokenId: string | null): void {
    this.point(carrierOf(this.carriers, tokenId));
  }

  placeOf(goal: { tokenId: string | null; slot: number | null }, out: { x: number; y: number }): boolean {
    // Where nothing is carried, the word stands elsewhere.
    if (goal.slot !== null && this.carriers.length === 0) return false;
    const doel = goal.slot === null ? carrierOf(this.carriers, goal.tokenId) : this.slots.list[Math.max(0, goal.slot)];
    if (doel === null || doel === undefined) return false;
    out.x = doel.x;
    out.y = doel.y;
    return true;
  }

  bot(goal: { tokenId: string | null }): boolean {
    return goal.tokenId !== null && this.choose(goal.tokenId, 'muis');
  }

  destroy(): void {
    this.letGo();
    this.slots.destroy();
    this.carriers.length = 0;
  }

  /* ---- carriers -------------------------------------------------------------- */

  private countSlots(question: Question): readonly [number, number] {
    const { view } = question;
    if (view.shape === 'sequence') return [view.slots, view.slots];
    if (view.shape === 'sort') return [view.bins.length, view.bins.length];
    return [this.p.slots.ring?.selectCount ?? 1, 1];
  }

  /** Long words stand where there is room for them. */
  private plan(n: number): FieldPlan {
    const { homes = '', wide, carrier, fields } = this.p;
    const prefab = this.ctx.doc.prefabs[carrier];
    const width = this.ctx.tokenWidth(prefab?.token?.size ?? 86) * this.ctx.num(prefab?.scale ?? 1);
    if (fields !== undefined)
      return planFields(fields.at, n, { w: Math.max(width, fields.size[0]), h: fields.size[1], air: AIR });
    return { size: 1, spots: this.ctx.points(wide !== undefined && width > wide.from ? wide.homes : homes) };
  }

  private placeCarriers(): void {
    const { ctx, p } = this;
    const tokens = ctx.tokens();
    const { spots, size } = this.plan(tokens.length);
    const from = p.looks.length === 0 ? 0 : Math.floor(ctx.rng.next() * p.looks.length);
    for (const [i, token] of tokens.entries()) {
      const spot = spots[i] ?? spots[i % Math.max(1, spots.length)] ?? [640, 600];
      const carrier = ctx.spawn(p.carrier, spot[0], spot[1] - (i >= spots.length ? 96 : 0));
      carrier.token = token;
      carrier.scale *= size;
      const look = p.looks[(from + i) % Math.max(1, p.looks.length)];
      if (look !== undefined) carrier.setState(look);
      this.carriers.push(carrier);
      this.homes.set(carrier, { x: carrier.x, y: carrier.y });
      if (ctx.reducedMotion) continue;
      const scale = carrier.scale;
      carrier.scale = 0.01;
      ctx.after(i * p.appearMs, () => {
        if (!carrier.view.destroyed) ctx.juice.tween(carrier, { scale }, 260, 'outBack');
      });
    }
  }

  private usable(carrier: Entity | null): carrier is Entity {
    return carrier !== null && carrier.token !== null && !this.at.has(carrier);
  }

  /* ---- pointer ------------------------------------------------------------------ */

  private grab(pointer: Pointer): boolean {
    const touched = this.ctx.hit(this.p.carrier, pointer, 6);
    if (!this.usable(touched)) {
      if (this.chosen === null || !this.slots.above(pointer.x, pointer.y, this.ctx.num(this.p.snapRadius)))
        return false;
      return this.release(this.chosen, { slot: this.doelSlot(pointer), device: pointer.device });
    }
    if (this.fixed !== null) this.back(this.fixed);
    this.fixed = touched;
    this.dragging = false;
    this.begin.x = pointer.x;
    this.begin.y = pointer.y;
    this.ctx.emit('pick', touched.id);
    return true;
  }

  private move(pointer: Pointer): boolean {
    const { fixed } = this;
    if (fixed === null) return false;
    if (!this.dragging && Math.hypot(pointer.x - this.begin.x, pointer.y - this.begin.y) < SLEEP) return true;
    if (!this.dragging) this.starts(fixed);
    this.dragging = true;
    if (this.p.moves === 'carrier') fixed.place(pointer.x, pointer.y - 20);
    else this.ghost?.view.position.set(pointer.x, pointer.y - 20);
    return true;
  }

  private starts(fixed: Entity): void {
    this.point(null);
    if (this.p.moves === 'carrier') return fixed.setPlate('vast');
    this.createGhost(fixed);
    this.dimPlate(fixed, 0.3);
  }

  private setDown(pointer: Pointer): boolean {
    const { fixed } = this;
    if (fixed === null) return false;
    this.fixed = null;
    if (!this.dragging) return this.tapped(fixed, pointer.device);
    this.dragging = false;
    const y = pointer.y - 20;
    const hit =
      this.slots.above(pointer.x, y, this.ctx.num(this.p.snapRadius)) ||
      this.slots.at(pointer.x, y, this.ctx.num(this.p.snapRadius)) >= 0;
    if (hit) return this.release(fixed, { slot: this.doelSlot({ x: pointer.x, y }), device: pointer.device });
    this.back(fixed);
    return true;
  }

  /** Tap-tap: first tap chooses, second tap on it or on the slots places. */
  private tapped(carrier: Entity, device: InputDevice): boolean {
    if (this.chosen === carrier) return this.release(carrier, { slot: -1, device });
    this.point(carrier);
    this.ctx.juice.pop(carrier, 0.08);
    return true;
  }

  private doelSlot(point: { x: number; y: number }): number {
    return this.slots.at(point.x, point.y, this.p.anySlot ? -1 : this.ctx.num(this.p.snapRadius));
  }

  /* ---- keys and mirror -------------------------------------------------------------- */

  private aim(dir: 'left' | 'right' | 'up' | 'down'): boolean {
    const free = this.carriers.filter((d) => this.usable(d));
    if (free.length === 0) return false;
    const at = this.chosen === null ? -1 : free.indexOf(this.chosen);
    const step = dir === 'left' || dir === 'up' ? -1 : 1;
    this.point(free[at < 0 ? 0 : (at + step + free.length) % free.length] ?? null);
    return true;
  }

  private choose(tokenId: string, device: InputDevice): boolean {
    const carrier = carrierOf(this.carriers, tokenId);
    return (
      this.usable(carrier) && this.ctx.question()?.view.shape !== 'sort' && this.release(carrier, { slot: -1, device })
    );
  }

  private point(carrier: Entity | null): void {
    if (this.chosen !== null && !this.at.has(this.chosen)) this.chosen.setPlate('rust');
    this.chosen = carrier;
    if (carrier === null) return;
    carrier.setPlate('focus');
    this.ctx.emit('aim', carrier.id);
  }

  /* ---- dropping ---------------------------------------------------------------------- */

  private release(carrier: Entity, o: { slot: number; device: InputDevice }): boolean {
    const { ctx } = this;
    const poging = this.poging(carrier, o.slot);
    if (poging === null || !this.usable(carrier)) return false;
    const slot = poging.kind === 'place' ? poging.slot : Math.max(0, o.slot);
    this.point(null);
    const from = this.ghost === null ? carrier : { x: this.ghost.view.x, y: this.ghost.view.y };
    ctx.emit('drop', carrier.id, String(slot));
    const verdict = ctx.attempt(poging, carrier, o.device);
    if (!verdict.ok) this.reject(carrier, slot);
    else {
      if (poging.kind === 'bin') this.clear(carrier);
      else this.leg(carrier, { slot, from });
      ctx.emit('snap', carrier.id, String(slot));
    }
    return true;
  }

  private reject(carrier: Entity, slot: number): void {
    this.slots.almost(slot);
    this.hop(carrier, slot);
    this.ctx.emit('return', carrier.id);
  }

  private poging(carrier: Entity, slot: number): Attempt | null {
    const view = this.ctx.question()?.view;
    const token = carrier.token;
    if (view === undefined || token === null) return null;
    if (view.shape === 'sequence') return { kind: 'place', tokenId: token.id, slot: this.ctx.nextSlot() };
    if (view.shape === 'select') return { kind: 'pick', tokenId: token.id };
    const bin = view.shape === 'sort' ? view.bins[Math.max(0, slot)] : undefined;
    return bin === undefined ? null : { kind: 'bin', tokenId: token.id, binId: bin.id };
  }

  /** From the hand, or from the carrier when it was only tapped. */
  private leg(carrier: Entity, o: { slot: number; from: NonNullable<LetterPath['from']> }): void {
    const { ctx, slots } = this;
    const { token } = carrier;
    if (token === null) return;
    const to = slots.spot(o.slot);
    ctx.land({
      token,
      slot: ctx.question()?.view.shape === 'sequence' ? o.slot : null,
      from: o.from,
      plate: this.p.slot.plate,
      size: ctx.num(this.p.slot.size),
      ...(to === undefined ? {} : { to }),
      onLanded: () => {
        slots.fill(o.slot, token);
        slots.show(ctx.nextSlot());
      },
    });
    this.clear(carrier);
  }

  private clear(carrier: Entity): void {
    this.letGo();
    this.at.add(carrier);
    if (this.p.used === 'stay') return this.dimPlate(carrier, 1);
    carrier.token = null;
    if (this.p.used === 'hide') carrier.visible = false;
    else {
      carrier.setState('used');
      if (this.p.moves === 'carrier') this.goHome(carrier, 0);
    }
  }

  /** To the slot, off it again, and home with a bounce. */
  private hop(carrier: Entity, slot: number): void {
    const { ctx, ghost: phantom } = this;
    if (this.p.moves === 'carrier') return this.back(carrier);
    const doel = this.slots.list[slot];
    const ghost = phantom ?? this.createGhost(carrier);
    this.ghost = null;
    ghost.setState('bijna');
    this.dimPlate(carrier, 0.3);
    const done = (): void => {
      ctx.freeToken(ghost);
      if (!carrier.view.destroyed) this.dimPlate(carrier, 1);
    };
    if (ctx.reducedMotion || doel === undefined) return done();
    ctx.juice.tween(ghost.view, { x: doel.x, y: doel.y + 40 }, 150, 'outCubic', () =>
      ctx.juice.tween(ghost.view, { x: carrier.x, y: carrier.y }, 420, 'outBounce', done),
    );
  }

  private back(carrier: Entity): void {
    carrier.setPlate('rust');
    if (this.p.moves === 'carrier') this.goHome(carrier, this.ctx.reducedMotion ? 0 : 300);
    this.letGo();
    this.dimPlate(carrier, 1);
    this.ctx.emit('return', carrier.id);
  }

  /** Back to where it was placed, whether it was dragged there or never left. */
  private goHome(carrier: Entity, ms: number): void {
    const home = this.homes.get(carrier);
    if (home === undefined) return;
    if (ms === 0) carrier.place(home.x, home.y);
    else this.ctx.juice.tween(carrier, home, ms, 'outBack');
  }

  private createGhost(carrier: Entity): TokenView {
    this.letGo();
    const size = this.ctx.doc.prefabs[this.p.carrier]?.token?.size ?? 86;
    const ghost = this.ctx.token({ plate: this.p.slot.plate, size });
    ghost.setToken(carrier.token);
    ghost.setState('vast');
    ghost.view.position.set(carrier.x, carrier.y);
    ghost.view.zIndex = 1e5;
    this.ctx.layer(this.ctx.doc.layers.at(-1)?.id ?? '').addChild(ghost.view);
    this.ghost = ghost;
    return ghost;
  }

  private letGo(): void {
    if (this.ghost !== null) this.ctx.freeToken(this.ghost);
    this.ghost = null;
  }

  private dimPlate(carrier: Entity, alpha: number): void {
    const plate = carrier.view.children.at(-1);
    if (plate !== undefined && carrier.token !== null) plate.alpha = alpha;
  }
}

/** M5 dragdrop: carriers with tokens go to slots by drag, tap-tap, keys or the mirror. */
export const mechanic = defineMechanic(dragdropSchema, dragdropEmits, (ctx, params) => new Dragdrop(ctx, params));
