import type { InputDevice, Question, Token, Verdict } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import { carrierOf, giveToken } from './pieces/give.ts';
import { SliceBins } from './pieces/slice-bins.ts';
import { SliceBlade } from './pieces/slice-blade.ts';
import { SliceHalves } from './pieces/slice-halves.ts';
import { type GestureParams, gestureEmits, gestureSchema } from './gesture.schema.ts';

type Pointer = Extract<Intent, { x: number }>;
/** What became of something that was given. */
interface Answer {
  token: Token | null;
  slot: number | null;
  verdict: Verdict;
  bin: Entity | null;
}
type Place = { readonly x: number; readonly y: number };

/** px between two places where a slice looks for something to cut. */
const SLICE_STEP = 20;
/** A slice that began this near to what it cuts counts from its beginning, px. */
const NEAR = 260;
/** A cut leans at most so many degrees. */
const LEAN = 45;

class Gesture implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: GestureParams;
  private readonly bins: SliceBins | null;
  private readonly halves: SliceHalves | null;
  private readonly blade: SliceBlade | null;
  private readonly start = new StagePoint();
  /** Where the finger was at the last move, a place between there and here, where it went into a thing, and the way of the cut. */
  private readonly last = new StagePoint();
  private readonly between = new StagePoint();
  private readonly entry = new StagePoint();
  private readonly way = new StagePoint(0.4, -0.9);
  private active = false;
  private sliced = false;
  /** This swipe cuts nothing more: it gave something to a bin, or missed. */
  private spent = false;
  /** The blade is in it. */
  private caught: Entity | null = null;
  private holds: Entity | null = null;
  private duration = 0;
  private pointed: Entity | null = null;

  constructor(ctx: SceneContext, params: GestureParams) {
    this.ctx = ctx;
    this.p = params;
    const { bins, halves, blade } = params;
    this.bins = bins === undefined ? null : new SliceBins(ctx, bins, params.targets);
    this.halves = halves === undefined ? null : new SliceHalves(ctx, halves);
    this.blade = blade === undefined ? null : new SliceBlade(ctx, blade);
  }

  onIntent(intent: Intent): boolean {
    if (intent.kind === 'choose') return this.choose(intent.tokenId, intent.device);
    if (intent.kind === 'pick') return this.bins?.open === true && this.into(this.bins.at(intent.index), intent.device);
    if (intent.kind === 'down') return this.down(intent);
    if (intent.kind === 'move') return this.move(intent);
    if (intent.kind === 'up') return this.at(intent);
    return false;
  }

  step(dt: number): void {
    if (this.holds === null) return;
    this.duration += dt * 1000;
    if (this.duration < this.p.holdMs) return;
    const thing = this.holds;
    this.holds = null;
    this.ctx.emit('hold', thing.id);
    this.hit(thing, 'aanraken');
  }

  idle(dt: number): void {
    this.bins?.step();
    this.halves?.step(dt);
    this.blade?.step(dt);
  }

  onFocus(tokenId: string | null): void {
    this.pointed?.setPlate('rust');
    this.pointed = carrierOf(this.ctx.group(this.p.targets), tokenId);
    this.pointed?.setPlate('focus');
    this.bins?.point(tokenId);
  }

  onQuestion(question: Question): void {
    const { bowl } = this;
    this.pointed = null;
    this.holds = null;
    this.caught = null;
    this.active = false;
    this.bins?.begin(question);
    if (bowl !== null) bowl.visible = this.bins?.open !== true;
  }

  /** What was cut last is still falling. */
  onWordDone(): number {
    return this.p.halves?.ms ?? 0;
  }

  busy(): boolean {
    return this.halves?.busy === true;
  }

  onFinale(): void {
    const { bowl } = this;
    this.bins?.end();
    this.blade?.end();
    if (bowl !== null) bowl.visible = false;
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    const thing = carrierOf(this.ctx.group(this.p.targets), goal.tokenId);
    if (thing === null) return this.bins?.placeOf(goal.tokenId, out) === true;
    out.x = thing.x;
    out.y = thing.y;
    return true;
  }

  bot(goal: { tokenId: string | null }): boolean {
    return goal.tokenId !== null && this.p.attempt && this.choose(goal.tokenId, 'muis');
  }

  destroy(): void {
    this.holds = null;
    this.pointed = null;
    this.blade?.destroy();
  }

  private get bowl(): Entity | null {
    const into = this.p.halves?.into;
    return into === undefined ? null : this.ctx.entity(into);
  }

  private choose(tokenId: string, device: InputDevice): boolean {
    if (!this.p.attempt) return false;
    if (this.bins?.open === true) {
      const bin = this.bins.binOf(tokenId);
      return bin === null ? this.bins.name(tokenId) : this.into(bin, device);
    }
    const thing = carrierOf(this.ctx.group(this.p.targets), tokenId);
    if (thing === null) return false;
    if (this.p.kind === 'slice') this.slice(thing, device);
    else this.hit(thing, device);
    return true;
  }

  private down(intent: Pointer): boolean {
    this.active = true;
    this.start.x = intent.x;
    this.start.y = intent.y;
    this.last.x = intent.x;
    this.last.y = intent.y;
    this.sliced = false;
    this.spent = false;
    if (this.p.kind === 'slice') return this.enter(intent);
    if (this.p.kind === 'swipe') return false;
    const thing = this.ctx.hit(this.p.targets, intent, this.p.assist);
    if (thing === null) return false;
    if (this.p.kind === 'pop') this.hit(thing, intent.device);
    else {
      this.holds = thing;
      this.duration = 0;
    }
    return true;
  }

  /** The blade comes down; on a bin that is an answer for what is held or alone. */
  private enter(intent: Pointer): boolean {
    this.blade?.begin(intent);
    const bin = this.bins?.touched(intent) ?? null;
    if (bin === null || this.isBefore(intent)) return false;
    this.active = false;
    const subject = this.bins?.subject(true) ?? null;
    if (subject === null) this.ctx.juice.wobble(bin);
    else this.toward(subject, bin, intent.device);
    return true;
  }

  /** What rises before a bin is touched itself, unless something waits for its bin. */
  private isBefore(intent: Pointer): boolean {
    if (this.bins === null || this.bins.held !== null) return false;
    return (this.ctx.hit(this.p.targets, intent)?.token ?? null) !== null;
  }

  private move(intent: Pointer): boolean {
    if (!this.active || this.p.kind !== 'slice') return false;
    this.blade?.move(intent);
    if (this.spent || this.length(intent) < this.p.minLength) return false;
    return this.caught === null ? this.meet(intent) : this.lead(this.caught, intent);
  }

  /** Cuts what lies on the way, or goes into it when it has to be brought somewhere. */
  private meet(intent: Pointer): boolean {
    const thing = this.crossed(intent);
    const gripped = thing !== null && this.bins?.open === true;
    if (gripped) this.grip(thing);
    this.last.x = intent.x;
    this.last.y = intent.y;
    if (thing === null) return false;
    if (gripped) return this.lead(thing, intent);
    this.turn(intent.x - this.start.x, intent.y - this.start.y);
    this.slice(thing, intent.device);
    return true;
  }

  /** First target on the way from the last place: a fast finger jumps over a whole fruit between two moves. */
  private crossed(to: Pointer): Entity | null {
    const { last, between } = this;
    const dx = to.x - last.x;
    const dy = to.y - last.y;
    const count = Math.max(1, Math.ceil(Math.hypot(dx, dy) / SLICE_STEP));
    for (let i = 1; i <= count; i += 1) {
      between.x = last.x + (dx * i) / count;
      between.y = last.y + (dy * i) / count;
      const thing = this.ctx.hit(this.p.targets, between, this.p.assist);
      if (thing !== null && thing.token !== null) return thing;
    }
    return null;
  }

  /** The blade is in something that has to go somewhere: it hangs there until the finger is out of it again. */
  private grip(thing: Entity): void {
    const { start, last, entry } = this;
    const from = Math.hypot(thing.x - start.x, thing.y - start.y) < NEAR ? start : last;
    entry.x = from.x;
    entry.y = from.y;
    this.caught = thing;
    this.sliced = true;
    this.bins?.grip(thing);
  }

  /** Shows where the cut goes; out of the thing it is done. */
  private lead(thing: Entity, intent: Pointer): boolean {
    const { entry, last } = this;
    this.bins?.aim(thing, intent.x - entry.x, intent.y - entry.y);
    last.x = intent.x;
    last.y = intent.y;
    if (this.ctx.hit(this.p.targets, intent, this.p.assist) !== thing) this.release(intent);
    return true;
  }

  private release(intent: Pointer): void {
    const { caught: thing, bins, entry } = this;
    this.caught = null;
    this.spent = true;
    if (thing === null || bins === null) return;
    const dx = intent.x - entry.x;
    const dy = intent.y - entry.y;
    const bin = bins.aim(thing, dx, dy);
    this.turn(dx, dy);
    if (bin !== null) this.cutInto(thing, bin, intent.device);
  }

  private turn(dx: number, dy: number): void {
    const long = Math.hypot(dx, dy);
    if (long === 0) return;
    this.way.x = dx / long;
    this.way.y = dy / long;
  }

  private slice(thing: Entity, device: InputDevice): void {
    this.sliced = true;
    this.ctx.emit('slice', thing.id);
    this.blade?.stroke(thing, this.way.x, this.way.y);
    this.hit(thing, device);
  }

  /** By name or key: what is held, pointed at or first goes into a bin. */
  private into(bin: Entity | null, device: InputDevice): boolean {
    if (bin === null || this.bins === null) return false;
    this.toward(this.bins.subject(false), bin, device);
    return true;
  }

  /** A cut straight toward a bin; without a thing the word that was named is given. */
  private toward(thing: Entity | null, bin: Entity, device: InputDevice): void {
    if (thing === null) {
      this.bins?.give(null, bin, device);
      return;
    }
    this.turn(bin.x - thing.x, bin.y - thing.y);
    this.cutInto(thing, bin, device);
  }

  private cutInto(thing: Entity, bin: Entity, device: InputDevice): void {
    const { token } = thing;
    this.ctx.emit('slice', thing.id);
    this.blade?.stroke(thing, this.way.x, this.way.y);
    const verdict = this.bins?.give(thing, bin, device) ?? null;
    if (verdict !== null) this.answer(thing, { token, slot: null, verdict, bin });
  }

  /** A tap is the twin of a slice; with bins it holds what it touches, until one of them is chosen. */
  private tapped(intent: Pointer): boolean {
    if (this.sliced || this.length(intent) >= this.p.minLength) return false;
    const thing = this.ctx.hit(this.p.targets, intent, this.p.assist);
    if (thing === null || thing.token === null) return false;
    if (this.bins?.open === true) this.bins.grip(thing);
    else this.slice(thing, intent.device);
    return true;
  }

  private at(intent: Pointer): boolean {
    const was = this.active;
    this.active = false;
    this.holds = null;
    this.blade?.end();
    if (this.caught !== null) this.release(intent);
    else if (was && this.p.kind === 'slice') return this.tapped(intent);
    else return was && this.p.kind === 'swipe' && this.swiped(intent);
    return true;
  }

  private swiped(intent: Pointer): boolean {
    if (this.length(intent) < this.p.minLength) return false;
    const dx = intent.x - this.start.x;
    const dy = intent.y - this.start.y;
    this.ctx.emit('swipe', Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up');
    return true;
  }

  private length(intent: Place): number {
    return Math.hypot(intent.x - this.start.x, intent.y - this.start.y);
  }

  private hit(thing: Entity, device: InputDevice): void {
    const { ctx, p } = this;
    if (!p.attempt || thing.token === null) return ctx.emit('pop', thing.id);
    const { token } = thing;
    const slot = ctx.question()?.view.shape === 'sequence' ? ctx.nextSlot() : null;
    const verdict = giveToken(ctx, thing, device);
    if (verdict !== null) this.answer(thing, { token, slot, verdict, bin: null });
  }

  private answer(thing: Entity, o: Answer): void {
    const { ctx, p } = this;
    const { token, slot, verdict, bin } = o;
    if (!verdict.ok) {
      this.spent = true;
      thing.lock(p.lockMs);
      const angle = ctx.rng.next() * Math.PI * 2;
      ctx.services.world?.push(thing, Math.cos(angle) * 160, Math.sin(angle) * 120);
      return ctx.emit('miss', thing.id);
    }
    if (token !== null) ctx.land({ token, slot, from: thing, ...(bin === null ? {} : { to: bin }) });
    ctx.emit('pop', thing.id);
    if (p.takes) this.take(thing, bin);
  }

  /** Falls apart, or a short swell and gone. */
  private take(thing: Entity, bin: Entity | null): void {
    const { ctx, way } = this;
    ctx.fx.burst('pop', thing.view.x, thing.view.y);
    const mouth = bin === null ? 0 : (this.p.bins?.mouth ?? 0);
    const upright = (Math.atan(way.x / -way.y) * 180) / Math.PI;
    const lean = Math.max(-LEAN, Math.min(LEAN, upright));
    const apart = this.halves?.cut(thing, bin ?? this.bowl, { mouth, lean }) === true;
    thing.token = null;
    if (apart) return thing.destroy();
    thing.setState('used');
    thing.lock(1e6);
    if (ctx.reducedMotion) return thing.destroy();
    ctx.juice.tween(thing, { scale: thing.scale * 1.35, alpha: 0 }, 140, 'outCubic', () => thing.destroy());
  }
}

/** M16 gesture: tap-pop, swipe, slice and hold on things of the world. */
export const mechanic = defineMechanic(gestureSchema, gestureEmits, (ctx, params) => new Gesture(ctx, params));
