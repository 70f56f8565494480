import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePlace, StagePoint } from '#engine/runtime/point.ts';
import type { RopeParams } from '../rope.schema.ts';

type Fly = NonNullable<RopeParams['fly']>;
type Dir = 'left' | 'right' | 'up' | 'down';

/** s in which it is where a finger is, s that a gust blows, and px beside a goal that count as there. */
const NEAR = 0.16;
const GUST = 1.7;
const THERE = 9;
/** s in which it takes the speed of its own way. */
const EAGER = 0.12;

/** What a rope hangs from, in the air: by finger, by keys, or to a goal by itself; leans with its speed and feels gusts. */
export class RopeFlight {
  readonly at = new StagePoint();
  readonly speed = new StagePoint();
  /** Where the finger or the way of its own leads to. */
  readonly goal = new StagePoint();
  led: 'hand' | 'way' | null = null;
  /** -1 or 1 while the wind blows. */
  side = 0;
  private readonly ctx: SceneContext;
  private readonly p: Fly;
  private readonly thing: Entity;
  private readonly place = new StagePlace();
  private readonly least: StagePoint;
  private readonly most: StagePoint;
  private readonly keys = { left: false, right: false, up: false, down: false };
  private wait = 0.5;
  private blow = 0.5;
  private lean = 0.5;

  constructor(ctx: SceneContext, fly: Fly, thing: Entity) {
    this.ctx = ctx;
    this.p = fly;
    this.thing = thing;
    this.at.x = thing.x;
    this.at.y = thing.y;
    this.goal.y = thing.y;
    const [left, top, wide, high] = fly.within;
    this.least = new StagePoint(left, top);
    this.most = new StagePoint(left + wide, top + high);
    this.place.scale = thing.scale;
    this.wait = fly.calmFor;
    this.blow = 0;
    this.lean = 0;
  }

  /** A key goes down or up. */
  press(dir: Dir, down: boolean): void {
    this.keys[dir] = down;
    if (down) this.led = null;
  }

  get steered(): boolean {
    const { left, right, up, down } = this.keys;
    return this.led === 'hand' || left || right || up || down;
  }

  /** It stands where it was led to. */
  get there(): boolean {
    return Math.abs(this.at.x - this.goal.x) < THERE;
  }

  /** Flies to a column by itself, at the height where it is. */
  go(x: number): void {
    const { goal, least, most } = this;
    this.led = 'way';
    goal.x = x < least.x ? least.x : x > most.x ? most.x : x;
    goal.y = this.at.y;
  }

  step(dt: number): void {
    const { ctx, p, speed, at } = this;
    this.weather(dt);
    if (this.led === 'way') this.find(dt);
    else {
      const acceleration = ctx.num(p.acceleration) * ctx.tempo;
      if (this.led === 'hand') this.follow(dt);
      else {
        speed.x += this.axis('right', 'left') * acceleration * dt;
        speed.y += this.axis('down', 'up') * acceleration * dt;
      }
      const keep = ctx.num(p.drag) ** (dt * 60);
      speed.x = speed.x * keep + this.side * ctx.num(p.wind) * Math.sin((this.blow / GUST) * Math.PI) * dt;
      speed.y *= keep;
    }
    at.x += speed.x * dt;
    at.y += speed.y * dt;
    this.bound();
    this.draw(dt);
  }

  private axis(plus: Dir, minus: Dir): number {
    return (this.keys[plus] ? 1 : 0) - (this.keys[minus] ? 1 : 0);
  }

  /** By itself: fast on the way and gently at its end. */
  private find(dt: number): void {
    const { speed, at, goal } = this;
    const most = this.ctx.num(this.p.auto);
    const ease = 1 - Math.exp(-dt / EAGER);
    const want = Math.max(-most, Math.min(most, (goal.x - at.x) / NEAR));
    speed.x += (want - speed.x) * ease;
    speed.y += ((goal.y - at.y) / NEAR - speed.y) * ease;
  }

  /** After the finger, as fast as it may: the drag is part of that. */
  private follow(dt: number): void {
    const { speed, at, goal, ctx, p } = this;
    const most = ctx.num(p.acceleration) * dt;
    speed.x += Math.max(-most, Math.min(most, (goal.x - at.x) / NEAR - speed.x));
    speed.y += Math.max(-most, Math.min(most, (goal.y - at.y) / NEAR - speed.y));
  }

  private weather(dt: number): void {
    const { ctx } = this;
    if (this.side !== 0) {
      this.blow += dt;
      if (this.blow >= GUST) this.side = 0;
      return;
    }
    if (ctx.num(this.p.wind) === 0 || ctx.reducedMotion) return;
    this.wait -= dt;
    if (this.wait > 0) return;
    this.wait = this.p.calmFor * (0.7 + ctx.rng.next() * 0.6);
    this.blow = 0;
    this.side = ctx.rng.next() < 0.5 ? -1 : 1;
    ctx.emit('gust', undefined, this.side < 0 ? 'left' : 'right');
  }

  private bound(): void {
    const { at, speed, least, most } = this;
    if (at.x < least.x || at.x > most.x) {
      at.x = at.x < least.x ? least.x : most.x;
      speed.x = 0;
    }
    if (at.y < least.y || at.y > most.y) {
      at.y = at.y < least.y ? least.y : most.y;
      speed.y = 0;
    }
  }

  private draw(dt: number): void {
    const { place, at } = this;
    const lean = this.ctx.reducedMotion ? 0 : (this.speed.x / 700) * this.p.tilt;
    this.lean += (Math.max(-this.p.tilt, Math.min(this.p.tilt, lean)) - this.lean) * (1 - Math.exp(-dt / 0.14));
    place.x = at.x;
    place.y = at.y;
    place.angle = this.lean;
    this.thing.takeTurned(place);
  }
}
