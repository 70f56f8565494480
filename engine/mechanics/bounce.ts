import type { InputDevice } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { BounceAim } from './pieces/bounce-aim.ts';
import { BounceBall } from './pieces/bounce-ball.ts';
import { Flipper } from './pieces/bounce-flipper.ts';
import { Paddle } from './pieces/bounce-paddle.ts';
import { Plunger } from './pieces/bounce-plunger.ts';
import { carrierOf } from './pieces/give.ts';
import { LauncherAnswer } from './pieces/launcher-answer.ts';
import { type BounceParams, bounceEmits, bounceSchema } from './bounce.schema.ts';

type Pointer = Extract<Intent, { x: number }>;
type Side = 'left' | 'right';
const NONE: readonly Entity[] = [];
/** Shares of an arm between which a ball rolls, seconds that it does without a target, and that a saved ball passes everything. */
const ROLL = [0.16, 0.94] as const;
const GHOST = 0.34;
/** Seconds after which a ball that was fetched is shot, and px that it is off its place then. */
const READY = 0.3;
/** Times that a ball is larger halfway to its target, and its share of speed when it comes back. */
const HOP = 0.3;
const BACK = 0.34;

class Bounce implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: BounceParams;
  private readonly ball: Entity;
  private readonly body: BounceBall;
  private readonly flippers: Flipper[];
  private readonly paddle: Paddle | null;
  private readonly aim: BounceAim;
  private readonly answer: LauncherAnswer;
  private readonly plunger: Plunger | null;
  /** wait = before the plunger, lane = on its way from there, free = the world moves it, held = on a flipper, shot = to a target. */
  private way: 'wait' | 'lane' | 'free' | 'held' | 'shot' = 'free';
  private holder: Flipper | null = null;
  private goal: Entity | null = null;
  private wanted: Entity | null = null;
  private device: InputDevice = 'muis';
  /** The last answer was not right: until the next one is, the ball waits and a target can be tapped. */
  private helped = false;
  private readonly time = { way: 0.5, ghost: 0.5, far: 0.5 };

  constructor(ctx: SceneContext, params: BounceParams) {
    this.ctx = ctx;
    this.p = params;
    this.body = new BounceBall(ctx, params);
    this.ball = this.body.thing;
    this.flippers = params.flippers.map((one) => new Flipper(ctx, one));
    this.paddle = params.paddle === undefined ? null : new Paddle(ctx, params.paddle);
    this.aim = new BounceAim(ctx, params);
    this.answer = new LauncherAnswer(ctx);
    this.plunger = params.plunger === undefined ? null : new Plunger(ctx, params.plunger);
    if (this.plunger !== null) this.go('wait');
  }

  onQuestion(): void {
    this.helped = false;
    this.answer.first = null;
    this.wanted = null;
    this.goal = null;
    this.aim.at(null);
    if (this.plunger !== null) this.go('wait');
    else if (this.way === 'shot') this.go('free');
  }

  onVerdict({ verdict }: VerdictEvent): void {
    this.helped = !verdict.ok;
  }

  onWordDone(): number {
    this.wanted = null;
    this.aim.at(null);
    return 0;
  }

  onFinale(): void {
    this.onWordDone();
    this.go('free');
  }

  idle(dt: number): void {
    const { ctx, p, time } = this;
    for (let i = 0; i < this.flippers.length; i += 1) this.flippers[i]?.step(dt, ctx.num(p.omega));
    this.paddle?.step(dt);
    time.way += dt;
    if (this.way === 'wait' || this.way === 'lane') this.ready(dt);
    else if (this.way === 'held') this.roll(dt);
    else if (this.way === 'shot') this.fly(dt);
    else this.drift(dt);
  }

  onIntent(intent: Intent): boolean {
    switch (intent.kind) {
      case 'down':
        return this.press(intent);
      case 'move':
        this.paddle?.slide(intent.x);
        return this.paddle !== null;
      case 'up':
        return this.release(intent.device);
      case 'dir':
        return this.steer(intent.dir, intent.down, intent.device);
      case 'act':
        return intent.down ? this.begin(null, intent.device) : this.release(intent.device);
      case 'choose':
        return this.choose(carrierOf(this.targets, intent.tokenId), intent.device);
      default:
        return false;
    }
  }

  onEvent(event: string, a: string | null, b: string | null): void {
    if (event === 'contact' && b !== null && a === this.ball.id && this.way === 'free') this.touch(b);
  }

  private touch(b: string): void {
    const { ctx, p, ball, body, paddle } = this;
    if (b === paddle?.entity.id) {
      paddle.send(ball, body.read(), ctx.num(p.speed));
      body.write();
    }
    const bumpers = p.bumpers === undefined ? NONE : ctx.group(p.bumpers);
    for (let i = 0; i < bumpers.length; i += 1) {
      const bumper = bumpers[i];
      if (bumper?.id !== b) continue;
      body.leave(bumper, ctx.num(p.kick));
      ctx.emit('bumper', b, ball.id);
    }
  }

  onFocus(tokenId: string | null): void {
    const target = carrierOf(this.targets, tokenId);
    if (target !== null) this.aim.at(target);
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    const target = carrierOf(this.targets, goal.tokenId);
    if (target === null) return false;
    out.x = target.x;
    out.y = target.y;
    return true;
  }

  /** `flip`: all flippers at once, as when a letter was typed. */
  call(name: string): void {
    if (name !== 'flip') return;
    this.flip(null);
    if (this.way === 'wait') this.launch(0.8);
    else if (this.way === 'held') this.kickUp();
  }

  bot(goal: { tokenId: string | null }): boolean {
    const target = carrierOf(this.targets, goal.tokenId);
    return target !== null && this.choose(target, 'muis');
  }

  destroy(): void {
    this.aim.destroy();
    this.goal = null;
    this.wanted = null;
  }

  /* ---- hands ------------------------------------------------------------------ */

  private get targets(): readonly Entity[] {
    return this.p.targets === undefined ? NONE : this.ctx.group(this.p.targets);
  }

  private press(pointer: Pointer): boolean {
    const { ctx, p } = this;
    if (p.toys !== undefined && ctx.hit(p.toys, pointer) !== null) return false;
    if (this.paddle !== null) this.paddle.slide(pointer.x);
    const target = p.targets !== undefined && this.patient ? ctx.hit(p.targets, pointer, 8) : null;
    if (target !== null && target.token !== null) return this.choose(target, pointer.device);
    return this.begin(pointer.x < ctx.layout.middle ? 'left' : 'right', pointer.device);
  }

  private steer(dir: 'left' | 'right' | 'up' | 'down', down: boolean, device: InputDevice): boolean {
    if (dir === 'up' || dir === 'down') return false;
    if (this.paddle !== null) this.paddle.sliding = down ? (dir === 'left' ? -1 : 1) : 0;
    for (const flipper of this.flippers) if (flipper.side === dir) flipper.pressed = down;
    if (down) this.shoot(dir, device);
    return true;
  }

  /** Before the plunger every press draws it back; after that it flips. */
  private begin(side: Side | null, device: InputDevice): boolean {
    if (this.way === 'wait') {
      this.plunger?.begin();
      return true;
    }
    for (const flipper of this.flippers) if (side === null || flipper.side === side) flipper.pressed = true;
    this.shoot(side, device);
    return this.flippers.length > 0 || this.paddle !== null;
  }

  private release(device: InputDevice): boolean {
    for (const flipper of this.flippers) flipper.pressed = false;
    if (this.way !== 'wait' || this.plunger?.charging !== true) return false;
    this.device = device;
    this.launch(this.plunger.power);
    return true;
  }

  private flip(side: Side | null): void {
    for (const flipper of this.flippers) {
      if (side !== null && flipper.side !== side) continue;
      flipper.flip();
      this.ctx.emit('flip', flipper.entity.id);
    }
  }

  private shoot(side: Side | null, device: InputDevice): void {
    this.flip(side);
    const { aim, holder } = this;
    if (this.way !== 'held' || holder === null || (side !== null && holder.side !== side)) return;
    this.device = device;
    if (aim.target !== null && aim.isSeen) this.send(aim.target);
    else this.kickUp();
  }

  private choose(target: Entity | null, device: InputDevice): boolean {
    if (target === null || target.token === null) return false;
    this.device = device;
    if (target === this.goal) return true;
    this.wanted = target;
    if (this.way === 'free' || this.way === 'wait') this.fetch();
    return true;
  }

  /* ---- the ball --------------------------------------------------------------- */

  private go(way: typeof this.way): void {
    this.way = way;
    this.time.way = 0;
    this.time.ghost = 0;
    this.holder = null;
    this.ball.scale = 1;
    if (this.plunger !== null) this.plunger.charging = false;
    this.body.solid(way === 'free');
    if (way !== 'shot') this.goal = null;
    if (way !== 'held') this.aim.draw(null);
  }

  /** Before the plunger, or on the way from there. */
  private ready(dt: number): void {
    const { plunger, body } = this;
    if (plunger === null) return;
    if (this.way === 'wait') {
      plunger.pull(dt, body);
      body.lead(dt);
    } else if (plunger.step(dt, body)) this.go('free');
  }

  private launch(power: number): void {
    this.go('lane');
    this.plunger?.launch(power);
  }

  /** On a flipper: it rolls down, and aims at one target after the other. */
  private roll(dt: number): void {
    const { holder, time, ctx, p, ball, body, aim } = this;
    const rolled = aim.step(dt);
    if (holder === null || (rolled >= 1 && !this.waits)) return this.fall();
    const part = ctx.reducedMotion ? 0.5 : ROLL[0] + (ROLL[1] - ROLL[0]) * (rolled % 1);
    holder.lie(part, ctx.num(p.radius), body.to);
    body.lead(dt);
    if (this.isPlaying) aim.point(dt, this.wanted);
    aim.draw(ball);
    if (this.wanted !== null && time.way > READY) this.send(this.wanted);
  }

  /** The ball stays as long as the child needs. */
  private get waits(): boolean {
    return this.wanted !== null || this.patient || this.ctx.question()?.view.shape === 'entry';
  }

  /** Time is nothing, and a tap on a target is a shot. */
  private get patient(): boolean {
    return this.ctx.calm || this.ctx.oneSwitch || this.helped;
  }

  private get isPlaying(): boolean {
    return this.ctx.phase === 'spel' || this.ctx.phase === 'uitleg';
  }

  private send(target: Entity): void {
    const { ball, holder } = this;
    if (holder !== null) this.flip(holder.side);
    this.wanted = null;
    this.go('shot');
    if (target.view.destroyed || target.token === null) return this.kickUp();
    this.goal = target;
    this.time.far = Math.max(1, Math.hypot(target.x - ball.x, target.y - ball.y));
    this.ctx.emit('shot', target.id);
  }

  private fly(dt: number): void {
    const { goal, ball, body, ctx, p, time } = this;
    if (goal === null || goal.view.destroyed || goal.token === null) return this.kickUp();
    const dx = goal.x - ball.x;
    const dy = goal.y - ball.y;
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far < ctx.num(p.reach) || time.way > 2) return this.arrive(goal);
    const speed = Math.min(ctx.num(p.shot), far / dt);
    body.send((dx / far) * speed, (dy / far) * speed);
    if (!ctx.reducedMotion) ball.scale = 1 + HOP * Math.sin(Math.PI * Math.min(1, far / time.far));
  }

  private arrive(target: Entity): void {
    const { ctx, p } = this;
    this.go('free');
    this.aim.at(null);
    this.body.leave(target, ctx.num(p.shot) * BACK);
    ctx.emit('hit', target.id, this.ball.id);
    this.answer.give(target, this.device);
    if (this.wanted !== null) this.fetch();
  }

  /** A ball that nobody aimed with. */
  private kickUp(): void {
    this.fall();
    this.time.ghost = GHOST / 2;
    this.body.up(500);
  }

  /** It rolled off: down between the flippers. */
  private fall(): void {
    this.go('free');
    this.aim.at(null);
    this.time.ghost = GHOST;
    this.body.solid(false);
  }

  private drift(dt: number): void {
    const { ball, p, time } = this;
    if (time.ghost > 0) {
      time.ghost -= dt;
      if (time.ghost <= 0) this.body.solid(true);
    }
    this.body.step();
    if (ball.y > p.save.y) return this.saved();
    if (this.wanted !== null || (time.way > p.patience && this.flippers.length > 0)) return this.fetch();
    if (time.ghost <= 0) this.land();
  }

  private land(): void {
    for (let i = 0; i < this.flippers.length; i += 1) {
      const flipper = this.flippers[i];
      if (flipper !== undefined && this.catches(flipper)) return this.hold(flipper);
    }
  }

  private catches(flipper: Flipper): boolean {
    const { ctx, p, ball, body } = this;
    return flipper.isResting && flipper.touch(ball, ctx.num(p.radius)) >= 0 && body.isSlow;
  }

  private hold(flipper: Flipper): void {
    this.go('held');
    this.holder = flipper;
    this.aim.begin(this.targets, this.ball, flipper.side);
    this.ctx.emit('catch', flipper.entity.id);
  }

  /** The ball comes to the nearest flipper. */
  private fetch(): void {
    if (this.way === 'wait') this.ctx.emit('launch', this.p.plunger?.entity);
    let best: Flipper | null = null;
    for (const flipper of this.flippers)
      if (best === null || Math.abs(flipper.entity.x - this.ball.x) < Math.abs(best.entity.x - this.ball.x))
        best = flipper;
    if (best !== null) return this.hold(best);
    const { wanted } = this;
    if (wanted !== null) this.send(wanted);
  }

  private saved(): void {
    this.ctx.emit('drain', this.ball.id);
    this.fall();
    this.body.up(240);
  }
}

/** M13 bounce: flippers, a paddle, bumpers and hoops for one ball that is never lost. */
export const mechanic = defineMechanic(bounceSchema, bounceEmits, (ctx, params) => new Bounce(ctx, params));
