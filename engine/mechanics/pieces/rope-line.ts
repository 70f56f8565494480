import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import type { RopeParams } from '../rope.schema.ts';
import { type ChainNumbers, RopeChain } from './rope-chain.ts';
import { RopeView } from './rope-view.ts';

const RADIANS = Math.PI / 180;
const TURN = Math.PI * 2;
/** How firmly a rope hangs straight when nobody plays with its swing, by which share of a step it is drawn to a target, and sinks. */
const STEADY = 0.16;
const DRAWN = 0.2;
const SINKS = 0.4;
/** Times as fast it reels when it finds its way by itself, s in which it turns to an aim, s of a duck and share of its length then. */
const SURE = 1.5;
const TURNS = 0.16;
const DUCK = 0.45;
const DUCKED = 0.7;

/** The rope itself: from its knot to its hook, swinging, led or drawn, reeled out and in. */
export class RopeLine {
  readonly chain: RopeChain;
  /** Found its way by itself: faster, and sure of what it lifts. */
  sure = false;
  /** Degrees from straight down at which it is cast. */
  private readonly aim = new StagePoint();
  private readonly ctx: SceneContext;
  private readonly p: RopeParams;
  private readonly anchor: Entity;
  private readonly view: RopeView;
  private readonly numbers: ChainNumbers = { length: 0.5, gravity: 0.5, damping: 0.5, stiffness: 0.5 };
  private t = 0.5;
  private ducks = 0.5;

  constructor(ctx: SceneContext, params: RopeParams) {
    this.ctx = ctx;
    this.p = params;
    this.anchor = ctx.entity(params.anchor);
    this.numbers.length = ctx.num(params.length);
    this.ducks = 0;
    this.chain = new RopeChain(params.segments, this.numbers);
    this.renew();
    this.view = new RopeView(ctx, params, this.chain);
    this.chain.rest();
    this.view.step();
  }

  get end(): Readonly<StagePoint> {
    return this.chain.end;
  }
  get top(): Readonly<StagePoint> {
    return this.chain.top;
  }
  get length(): number {
    return this.numbers.length;
  }
  get lean(): number {
    return this.view.lean;
  }

  /** The numbers of the mode and the level of now, and where the knot is. */
  renew(): void {
    const { ctx, p, numbers, chain, anchor } = this;
    numbers.gravity = ctx.num(p.gravity);
    numbers.damping = ctx.num(p.damping);
    numbers.stiffness = ctx.num(p.stiffness);
    const angle = (anchor.angle + anchor.da) * RADIANS;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    chain.top.x = anchor.x + anchor.dx + p.knot[0] * cos - p.knot[1] * sin;
    chain.top.y = anchor.y + anchor.dy + p.knot[0] * sin + p.knot[1] * cos;
  }

  /** Reels toward a length; true when it is there. */
  reel(to: number, dt: number): boolean {
    const step = this.ctx.num(this.p.reelSpeed) * dt * (this.sure ? SURE : 1);
    const rest = to - this.numbers.length;
    this.numbers.length += Math.max(-step, Math.min(step, rest));
    return Math.abs(rest) <= step;
  }

  /** Hangs free, or swings by itself, or steadily where nobody plays with that. */
  hang(dt: number): void {
    const { chain, ctx, p } = this;
    this.t += dt;
    if (p.swing !== undefined) {
      const amp = ctx.reducedMotion ? 0 : ctx.num(p.swing.amp);
      return this.cast(Math.sin((this.t / ctx.num(p.swing.period)) * TURN) * amp);
    }
    chain.firm = ctx.reducedMotion ? 1 : ctx.calm ? STEADY : 0;
    chain.firmUp = ctx.reducedMotion ? 1 : 0;
    chain.lead.x = chain.top.x;
    chain.lead.y = chain.top.y + this.numbers.length;
  }

  /** Straight, at an angle. */
  cast(degrees: number): void {
    const { chain, numbers, aim } = this;
    aim.x = degrees;
    chain.firm = 1;
    chain.firmUp = 1;
    chain.lead.x = chain.top.x + Math.sin(aim.x * RADIANS) * numbers.length;
    chain.lead.y = chain.top.y + Math.cos(aim.x * RADIANS) * numbers.length;
  }

  /** Keeps the angle of its cast, or hangs as it hangs. */
  keep(dt: number): void {
    if (this.p.swing === undefined) this.hang(dt);
    else this.cast(this.aim.x);
  }

  /** Turns toward a place; true when it points there. Without a swing it always does. */
  turn(to: Readonly<StagePoint>, dt: number): boolean {
    if (this.p.swing === undefined) return true;
    const { top } = this.chain;
    const want = Math.atan2(to.x - top.x, Math.max(1, to.y - top.y)) / RADIANS;
    this.cast(this.aim.x + (want - this.aim.x) * (1 - Math.exp(-dt / TURNS)));
    return Math.abs(want - this.aim.x) < 1;
  }

  /** Reels out, and its heavy end goes down as fast as that; true when all of it is out. */
  sink(dt: number): boolean {
    const { chain, numbers, ctx, p } = this;
    const whole = this.reel(ctx.num(p.deep), dt);
    this.keep(dt);
    if (p.swing !== undefined) return whole;
    chain.firmUp = Math.max(chain.firmUp, SINKS);
    chain.lead.y = chain.top.y + numbers.length;
    return whole;
  }

  /** Is drawn sideways to a column, by a share 0..1. */
  draw(x: number, by: number): void {
    const { chain } = this;
    if (this.p.swing !== undefined) return;
    chain.firm = Math.max(chain.firm, by * DRAWN);
    chain.lead.x = x;
  }

  /** Gives what hangs there a push sideways, px/s; with less movement there is none. */
  hit(speed: number): void {
    if (!this.ctx.reducedMotion) this.chain.push(speed, -Math.abs(speed) * 0.2);
  }

  /** Wind, px/s. */
  push(speed: number): void {
    this.chain.push(speed, 0);
  }

  /** Pulls itself up for a moment. */
  duck(): void {
    this.ducks = DUCK;
  }

  step(dt: number): void {
    const { numbers } = this;
    this.ducks = Math.max(0, this.ducks - dt);
    const whole = numbers.length;
    numbers.length = whole * (1 - (1 - DUCKED) * Math.sin((this.ducks / DUCK) * Math.PI));
    this.chain.step(dt);
    numbers.length = whole;
    this.view.step();
  }

  show(on: boolean): void {
    this.view.show(on);
  }
}
