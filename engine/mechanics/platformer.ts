import type { InputDevice, Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { ScalePoint } from '#engine/runtime/point.ts';
import { giveToken } from './pieces/give.ts';
import { ClimberBody } from './pieces/platformer-body.ts';
import { Gusts } from './pieces/platformer-gust.ts';
import { type Ledge, Storeys } from './pieces/platformer-levels.ts';
import { type WalkEvent, Walker, type WalkNumbers } from './pieces/platformer-walker.ts';
import { type PlatformerParams, platformerEmits, platformerSchema } from './platformer.schema.ts';

type Pointer = Extract<Intent, { x: number }>;

/** px of a swipe up that is a jump, and px beside the finger at which one stands still. */
const SWIPE = 60;
const NEAR = 14;
/** Share of the way back after which a new leap may begin. */
const CATCH = 0.4;
/** Seconds in which the camera comes along, and px that one may walk beyond a storey. */
const LAG = 0.2;
const BEYOND = 40;

class Platformer implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: PlatformerParams;
  private readonly mover: Entity;
  private readonly glider: Entity | null;
  private readonly numbers: WalkNumbers;
  private readonly storeys: Storeys;
  private readonly walker: Walker;
  private readonly body: ClimberBody;
  private readonly gusts: Gusts;
  private readonly keys = { left: false, right: false };
  private readonly finger = { x: 0.5, y: 0.5, held: false, from: 0.5 };
  private readonly leaf = new ScalePoint();
  private device: InputDevice = 'muis';
  /** The platform that was tapped: first run, then leap. */
  private route: Ledge | null = null;
  private focused: Entity | null = null;

  constructor(ctx: SceneContext, params: PlatformerParams) {
    this.ctx = ctx;
    this.p = params;
    this.mover = ctx.entity(params.mover);
    this.glider = params.glider === undefined ? null : ctx.entity(params.glider.entity);
    if (this.glider !== null) {
      this.glider.visible = false;
      this.leaf.scale = this.glider.scale;
    }
    this.storeys = new Storeys(ctx, params);
    this.body = new ClimberBody(ctx, params, this.mover);
    this.gusts = new Gusts(ctx, params);
    this.numbers = { run: 1, jump: 1, gravity: 1, coyote: 0, buffer: 0, lip: params.lip };
    this.onStateChange();
    const [ground] = this.storeys.floor;
    if (ground === undefined) throw new Error('platformer: no ground');
    this.walker = new Walker(this.numbers, ground, this.mover.scale);
    this.mover.place(this.walker.at.x, this.walker.at.y);
  }

  onStateChange(): void {
    const { ctx, p, numbers } = this;
    numbers.run = ctx.num(p.run);
    numbers.jump = ctx.num(p.jump);
    numbers.gravity = ctx.num(p.gravity);
    numbers.coyote = p.coyoteMs / 1000;
    numbers.buffer = p.bufferMs / 1000;
  }

  onQuestion(): void {
    this.route = null;
    this.focused = null;
    this.storeys.used.clear();
    this.storeys.build(this.walker.ground.home.y);
  }

  idle(dt: number): void {
    const { walker, storeys } = this;
    storeys.step(dt);
    this.gusts.step(dt);
    walker.wind = this.gusts.speed;
    this.steer();
    const event = walker.step(dt, storeys.floor, storeys.next);
    if (event !== null) this.on(event);
    this.bound();
    this.takeAlong();
    this.draw(dt);
    this.follow(dt);
  }

  onIntent(intent: Intent): boolean {
    switch (intent.kind) {
      case 'choose':
        return this.choose(intent.tokenId, intent.device);
      case 'dir':
        return this.arrow(intent.dir, intent);
      case 'act':
        if (intent.down) this.jump(intent.device);
        return true;
      case 'down':
        return this.down(intent);
      case 'move':
      case 'up':
        return this.drag(intent);
      default:
        return false;
    }
  }

  onFocus(tokenId: string | null): void {
    this.focused?.setPlate('rust');
    this.focused = this.storeys.find(tokenId)?.thing ?? null;
    this.focused?.setPlate('focus');
  }

  /** An answer that was given in another way: up without a leap. */
  onVerdict({ verdict, attempt, source }: VerdictEvent): void {
    if (!verdict.ok || source !== null || !('tokenId' in attempt)) return;
    const on = this.storeys.find(attempt.tokenId) ?? this.storeys.next[0];
    this.storeys.used.add(attempt.tokenId);
    if (on === undefined) return;
    this.walker.at.x = on.thing.x;
    this.climb(on, verdict.done);
  }

  onWordDone(): number {
    const { checkpoints } = this.p;
    if (checkpoints === undefined) return 0;
    const { home, half } = this.walker.ground;
    const flag = this.ctx.spawn(checkpoints, home.x + half * 0.8, home.y);
    this.storeys.keep(flag);
    this.ctx.emit('checkpoint', flag.id);
    return 0;
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    const platform = this.storeys.find(goal.tokenId);
    if (platform === null) return false;
    const { camera } = this.ctx.services;
    out.x = platform.thing.x - camera.x;
    out.y = platform.thing.y - platform.above - camera.y;
    return true;
  }

  bot(goal: { tokenId: string | null }): boolean {
    return goal.tokenId !== null && (this.route !== null || this.choose(goal.tokenId, 'muis'));
  }

  destroy(): void {
    this.storeys.destroy();
    this.route = null;
    this.focused = null;
  }

  /* ---- what the child wants -------------------------------------------------- */

  private get playing(): boolean {
    return this.ctx.phase === 'spel' || this.ctx.phase === 'uitleg';
  }

  private choose(tokenId: string, device: InputDevice): boolean {
    const to = this.storeys.find(tokenId) ?? this.storeys.offer(tokenId);
    if (to === null || !this.playing) return false;
    this.go(to, device);
    return true;
  }

  private go(to: Ledge, device: InputDevice): void {
    this.device = device;
    if (this.walker.state !== 'leap') this.route = to;
  }

  private arrow(dir: 'left' | 'right' | 'up' | 'down', o: { down: boolean; device: InputDevice }): boolean {
    if (dir === 'left' || dir === 'right') {
      this.keys[dir] = o.down;
      if (o.down) this.route = null;
    } else if (dir === 'up' && o.down) this.jump(o.device);
    return true;
  }

  private jump(device: InputDevice): void {
    this.device = device;
    const nearest = this.ctx.num(this.p.autoJump) >= 0.5 && this.playing ? this.nearest() : null;
    if (nearest !== null) return this.go(nearest, device);
    if (this.walker.jump()) this.jumped();
  }

  /** The platform that is nearest in the direction one goes. */
  private nearest(): Ledge | null {
    const dir = this.heading();
    let best: Ledge | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const one of this.storeys.next) {
      const dx = one.thing.x - this.walker.at.x;
      const far = Math.abs(dx) + (dir !== 0 && Math.sign(dx) !== dir ? 2000 : 0);
      if (far >= least) continue;
      best = one;
      least = far;
    }
    return best;
  }

  private down(intent: Pointer): boolean {
    const thing = this.ctx.hit('*', intent, 6);
    const to = this.storeys.next.find((one) => one.thing === thing);
    if (to !== undefined && this.playing) {
      this.go(to, intent.device);
      return true;
    }
    if (thing === this.mover) {
      this.jump(intent.device);
      return true;
    }
    if (thing !== null && !this.storeys.floor.some((one) => one.thing === thing)) return false;
    this.device = intent.device;
    this.finger.held = true;
    this.finger.x = intent.x;
    this.finger.y = intent.y;
    this.finger.from = intent.y;
    this.route = null;
    return true;
  }

  private drag(intent: Pointer): boolean {
    const { finger } = this;
    if (!finger.held) return false;
    finger.x = intent.x;
    finger.y = intent.y;
    if (intent.kind === 'move') return true;
    finger.held = false;
    if (finger.from - intent.y > SWIPE) this.jump(intent.device);
    return true;
  }

  private heading(): number {
    const { keys, finger } = this;
    if (keys.left !== keys.right) return keys.left ? -1 : 1;
    if (!finger.held) return 0;
    const dx = finger.x + this.ctx.services.camera.x - this.walker.at.x;
    return Math.abs(dx) < NEAR ? 0 : Math.sign(dx);
  }

  private steer(): void {
    const { walker, route } = this;
    walker.dir = this.heading();
    if (route === null || walker.state === 'leap') return;
    if (walker.state === 'back' && walker.done < CATCH) return;
    const dx = route.thing.x - walker.at.x;
    if (walker.state === 'stand' && Math.abs(dx) > this.p.reach) walker.dir = Math.sign(dx) * 1.5;
    else this.leap(route);
  }

  private leap(to: Ledge): void {
    this.hang(false);
    this.walker.leap(to);
    this.jumped();
  }

  private jumped(): void {
    this.body.jump();
    this.ctx.juice.squash(this.mover);
  }

  /* ---- what happens ---------------------------------------------------------- */

  private on(event: NonNullable<WalkEvent>): void {
    const { walker, ctx, route } = this;
    if (event === 'answer') return this.answer();
    if (event === 'edge') {
      if (route !== null) this.leap(route);
      return;
    }
    this.hang(false);
    this.body.rest();
    ctx.juice.squash(this.mover);
    ctx.emit('land', walker.ground.thing.id);
  }

  private answer(): void {
    const { walker, ctx } = this;
    const on = walker.goal;
    this.route = null;
    this.body.rest();
    const token = on?.thing.token ?? null;
    if (on === null || token === null || !this.playing) return this.back();
    const slot = ctx.question()?.view.shape === 'sequence' ? ctx.nextSlot() : null;
    const verdict = giveToken(ctx, on.thing, this.device);
    if (verdict?.ok === true) return this.right(on, { token, slot, done: verdict.done });
    ctx.juice.squash(on.thing);
    this.body.missed();
    this.back();
    ctx.emit('boing', on.thing.id);
  }

  private right(on: Ledge, { token, slot, done }: { token: Token; slot: number | null; done: boolean }): void {
    const { camera } = this.ctx.services;
    const from = { x: on.thing.x - camera.x, y: on.thing.y - on.above - camera.y };
    this.ctx.land({ token, slot, from });
    this.body.reached();
    this.storeys.used.add(token.id);
    this.climb(on, done);
    this.ctx.juice.squash(this.mover);
    this.ctx.emit('land', on.thing.id);
  }

  private climb(on: Ledge, done: boolean): void {
    this.focused = null;
    this.storeys.climb(on);
    this.walker.stand(on);
    this.ctx.emit('climb', on.thing.id);
    if (!done) this.storeys.build(on.home.y);
  }

  /** Back to where it was safe, on the leaf. */
  private back(): void {
    const { lift, seconds } = this.p.back;
    this.walker.goal = null;
    this.walker.back(lift, seconds);
    this.body.glide();
    this.hang(true);
  }

  private hang(on: boolean): void {
    if (this.glider !== null) this.glider.visible = on;
  }

  /** Nobody falls far, or walks out of the picture. */
  private bound(): void {
    const { walker, p } = this;
    if (walker.state !== 'air') return;
    const [left, right] = p.span;
    walker.at.x = Math.min(right + BEYOND, Math.max(left - BEYOND, walker.at.x));
    if (walker.at.y < walker.safe.y + p.back.depth) return;
    this.ctx.emit('fall', p.mover);
    this.back();
  }

  private takeAlong(): void {
    const { extras } = this.p;
    if (extras === undefined || this.storeys.extras.length === 0) return;
    const thing = this.storeys.touch(this.walker.at, extras.touch);
    if (thing === null) return;
    this.ctx.bonus(extras.bonus);
    this.ctx.emit('collect', thing.id);
    if (this.ctx.reducedMotion) return thing.destroy();
    this.ctx.juice.tween(thing, { y: thing.y - 90, scale: thing.scale * 1.5, alpha: 0 }, 420, 'outCubic', () =>
      thing.destroy(),
    );
  }

  private draw(dt: number): void {
    const { walker, mover, glider, p } = this;
    mover.take(walker.at);
    if (glider !== null && glider.visible) {
      this.leaf.x = walker.at.x;
      this.leaf.y = walker.at.y - (p.glider?.above ?? 0);
      glider.take(this.leaf);
    }
    this.body.draw(walker, dt);
  }

  private follow(dt: number): void {
    const { camera } = this.ctx.services;
    const k = this.ctx.reducedMotion ? 1 : 1 - Math.exp(-dt / LAG);
    camera.y += (this.walker.ground.home.y - this.p.foot - camera.y) * k;
  }
}

/** M8 platformer: runs and jumps up, storey by storey, by what the platforms carry. */
export const mechanic = defineMechanic(platformerSchema, platformerEmits, (ctx, params) => new Platformer(ctx, params));
