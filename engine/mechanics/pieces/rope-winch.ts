import type { InputDevice } from '#engine/core/oefening/contract/contract.ts';
import type { Entity } from '#engine/runtime/contract.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import { type CargoOptions, RopeCargo } from './rope-cargo.ts';
import type { RopeFlight } from './rope-flight.ts';

/** hang: waits. go: on its way to a goal. lower, raise: down and up. carry: to where it is brought. set: down there. */
type WinchState = 'hang' | 'go' | 'lower' | 'raise' | 'carry' | 'set';

/** s that it waits above a goal until it hangs still, px of swing that count as still. */
const STILL_S = 0.3;
const STILL = 26;
/** Times the radius within which the hook is drawn to something, and within which a sure one catches. */
const DRAWS = 2.4;
const SURE = 1.7;
/** px below the water at which an empty hook turns back. */
const UNDER = 70;
/** A pair meets: px beside each other, and px one above the other. */
const MEET = 90;
const ABOVE = 150;

/** What a winch works with. */
export interface WinchOptions extends CargoOptions {
  flight: RopeFlight | null;
}

/** Lowers the hook, lifts what it meets, and brings home what is right. */
export class RopeWinch {
  state: WinchState = 'hang';
  readonly cargo: RopeCargo;
  /** Where it goes by itself, and what comes after that. */
  private goal: Entity | null = null;
  private waiting: Entity | null = null;
  private device: InputDevice = 'muis';
  private readonly o: WinchOptions;
  private readonly spot = new StagePoint();
  private wet = false;
  private from = 0.5;
  private still = 0.5;

  constructor(options: WinchOptions) {
    this.o = options;
    this.cargo = new RopeCargo(options);
  }

  /** Another question: what is right is home, everything else begins anew. */
  begin(): void {
    this.cargo.begin();
    this.goal = null;
    this.waiting = null;
    this.o.line.sure = false;
    if (this.state !== 'hang') this.state = 'raise';
  }

  /** Lifts something by itself, or after what it is doing now; false when it knows that already. */
  send(target: Entity, device: InputDevice): boolean {
    if (this.seeks(target)) return false;
    this.device = device;
    if (this.state === 'hang' && this.goal === null) this.goal = target;
    else if (!this.cargo.pairs || this.waiting === null) this.waiting = target;
    return true;
  }

  /** It is on its way to this one, or has it already. */
  seeks(target: Entity): boolean {
    return target === this.goal || target === this.cargo.load || target === this.waiting;
  }

  /** Space and the button: down, or up again. */
  reel(device: InputDevice): void {
    this.device = device;
    if (this.state === 'go' || this.state === 'hang') {
      this.goal = null;
      this.down(false);
    } else if (this.state === 'lower') this.up();
    else if (this.state === 'carry' && this.over) this.state = 'set';
  }

  /** The child steers: what it does by itself is over. */
  free(): void {
    this.waiting = null;
    if (this.state !== 'go') return;
    this.goal = null;
    this.state = 'hang';
  }

  step(dt: number): void {
    const { line } = this.o;
    line.renew();
    this.move(dt);
    line.step(dt);
    this.cargo.step(dt);
  }

  destroy(): void {
    this.cargo.destroy();
    this.goal = null;
    this.waiting = null;
  }

  private move(dt: number): void {
    switch (this.state) {
      case 'hang':
        return this.hang(dt);
      case 'go':
        return this.go(dt);
      case 'lower':
        return this.lower(dt);
      case 'raise':
        return this.raise(dt);
      case 'carry':
        return this.carry(dt);
      case 'set':
        return this.set(dt);
    }
  }

  /* ---- the way down and up --------------------------------------------------- */

  private hang(dt: number): void {
    const { line, p, ctx } = this.o;
    line.hang(dt);
    line.reel(ctx.num(p.length), dt);
    if (this.goal === null) {
      this.goal = this.waiting;
      this.waiting = null;
    }
    if (this.goal === null) return;
    if (this.isGone(this.goal)) {
      this.goal = null;
      return;
    }
    this.state = 'go';
    this.still = STILL_S;
  }

  private go(dt: number): void {
    const { line, flight } = this.o;
    const { goal, spot } = this;
    if (goal === null || this.isGone(goal)) {
      this.goal = null;
      this.state = 'hang';
      return;
    }
    this.ringOf(goal);
    line.hang(dt);
    flight?.go(this.column(spot.x));
    const points = line.turn(spot, dt);
    if (flight !== null && !flight.there) return;
    this.still -= dt;
    if (points && (this.still <= 0 || Math.abs(line.end.x - line.top.x) < STILL)) this.down(true);
  }

  private down(sure: boolean): void {
    const { ctx, p, line } = this.o;
    line.sure = sure;
    this.state = 'lower';
    this.wet = false;
    ctx.emit('lower', p.hook);
  }

  private up(): void {
    const { ctx, p, line } = this.o;
    this.state = 'raise';
    this.from = line.length;
    this.goal = null;
    ctx.emit('raise', p.hook);
  }

  private lower(dt: number): void {
    const { p, line } = this.o;
    const { cargo } = this;
    const whole = line.sink(dt);
    this.dip();
    const found = cargo.load === null ? this.near() : this.meets(cargo.load);
    if (found !== null) {
      if (cargo.load === null) cargo.attach(found);
      else cargo.pair(found, this.device);
      return this.up();
    }
    if (!whole && line.end.y < (p.surface ?? Number.POSITIVE_INFINITY) + UNDER) return;
    if (cargo.load === null) cargo.fish();
    else cargo.letGo();
    this.up();
  }

  /** The hook meets the water. */
  private dip(): void {
    const { ctx, p, line } = this.o;
    if (this.wet || p.surface === undefined || line.end.y < p.surface) return;
    this.wet = true;
    ctx.emit('dip', p.hook);
  }

  private raise(dt: number): void {
    const { ctx, p, line } = this.o;
    const { cargo } = this;
    line.keep(dt);
    const rest = ctx.num(p.length);
    const top = line.reel(rest, dt);
    const share = (this.from - line.length) / Math.max(1, this.from - rest);
    if (cargo.load !== null && !cargo.known && (top || share >= p.judge)) cargo.judge(cargo.load, this.device);
    if (!top) return;
    line.sure = false;
    cargo.keep();
    if (cargo.brings && p.drop !== undefined) this.state = 'carry';
    else {
      if (cargo.brings) cargo.save();
      this.state = 'hang';
    }
  }

  /** What the hook is near enough to; it is drawn to what is only almost near enough. */
  private near(): Entity | null {
    const { ctx, p, line } = this.o;
    const { goal, spot } = this;
    const radius = ctx.num(p.attachRadius) * (line.sure ? SURE : 1);
    const best = goal ?? this.nearest(radius * DRAWS);
    if (best === null || this.isGone(best)) return null;
    this.ringOf(best);
    line.draw(spot.x, goal === null ? ctx.num(p.magnet) : 1);
    return this.gap() < radius ? best : null;
  }

  private nearest(within: number): Entity | null {
    const { ctx, p } = this.o;
    const things = ctx.group(p.targets ?? '');
    let best: Entity | null = null;
    let least = within;
    for (let i = 0; i < things.length; i += 1) {
      const thing = things[i];
      if (thing === undefined || thing.token === null || this.cargo.deck.has(thing)) continue;
      this.ringOf(thing);
      const gap = this.gap();
      if (gap >= least) continue;
      least = gap;
      best = thing;
    }
    return best;
  }

  /** The other one that the first of a pair has come to. */
  private meets(load: Entity): Entity | null {
    const things = this.o.ctx.group(this.o.p.targets ?? '');
    for (let i = 0; i < things.length; i += 1) {
      const thing = things[i];
      if (thing === undefined || thing === load || this.isGone(thing) || this.cargo.deck.has(thing)) continue;
      if ((this.goal ?? thing) === thing && this.besides(load, thing)) return thing;
    }
    return null;
  }

  private besides(load: Entity, thing: Entity): boolean {
    return Math.abs(thing.x - load.x) < MEET && Math.abs(thing.y - load.y) < ABOVE;
  }

  /** Where something is caught. */
  private ringOf(thing: Entity): void {
    this.spot.x = thing.x + this.o.p.ring[0];
    this.spot.y = thing.y + this.o.p.ring[1];
  }

  /** px from the hook to the spot. */
  private gap(): number {
    const dx = this.o.line.end.x - this.spot.x;
    const dy = this.o.line.end.y - this.spot.y;
    return Math.sqrt(dx * dx + dy * dy);
  }

  private isGone(thing: Entity): boolean {
    return thing.token === null || thing.view.destroyed;
  }

  /* ---- home ------------------------------------------------------------------ */

  /** Place of the anchor at which the hook hangs in a column. */
  private column(x: number): number {
    return x - this.o.p.knot[0];
  }

  /** Above where it is brought. */
  private get over(): boolean {
    const { ctx, p, line } = this.o;
    return Math.abs(line.top.x - this.cargo.deck.next.x) < ctx.num(p.drop?.reach ?? 0);
  }

  private carry(dt: number): void {
    const { line, flight } = this.o;
    line.hang(dt);
    if (flight === null) {
      this.state = 'set';
      return;
    }
    const { steered } = flight;
    if (!steered) flight.go(this.column(this.cargo.deck.next.x));
    if (steered ? this.over : flight.there) this.state = 'set';
  }

  private set(dt: number): void {
    const { line, flight } = this.o;
    const { load, deck } = this.cargo;
    flight?.go(this.column(deck.next.x));
    line.sure = true;
    const whole = line.sink(dt);
    line.draw(deck.next.x, 1);
    if (load !== null && !whole && load.y < deck.next.y) return;
    this.cargo.save();
    this.up();
  }
}
