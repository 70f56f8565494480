import type { InputDevice } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import { carrierOf } from './pieces/give.ts';
import { LauncherAnswer } from './pieces/launcher-answer.ts';
import { LauncherFlight } from './pieces/launcher-flight.ts';
import { Aim, ThrowPath } from './pieces/launcher-path.ts';
import { LauncherView } from './pieces/launcher-view.ts';
import { type LauncherParams, launcherEmits, launcherSchema } from './launcher.schema.ts';

type Pointer = Extract<Intent, { x: number }>;
/** Px of a drag that is still a tap, and px that full assistance adds around a target. */
const SLACK = 26;
const REACH = 110;
/** Degrees by which the arrows turn when they are only tapped, and beyond the steepest from which a pull points backward; ms a shot by choice waits until the barrel stands. */
const NUDGE = 2;
const BACKWARD = 45;
const TURN_MS = 320;

class Launcher implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: LauncherParams;
  private readonly flight: LauncherFlight;
  private readonly show: LauncherView;
  private readonly answer: LauncherAnswer;
  private readonly aim = new Aim();
  private readonly path = new ThrowPath();
  private readonly spot = new StagePoint();
  private readonly begin = new StagePoint();
  private dragging = false;
  private charging = false;
  private charged = 0.5;
  private turning = 0;
  /** Target on the path of now, that which was pointed at, that of the shot, and the one that waits for the next shot. */
  private aimed: Entity | null = null;
  private pointed: Entity | null = null;
  private current: Entity | null = null;
  private waiting: Entity | null = null;
  private wind = 0;
  private turn = 0;

  constructor(ctx: SceneContext, params: LauncherParams) {
    this.ctx = ctx;
    this.p = params;
    this.flight = new LauncherFlight(ctx, params);
    this.show = new LauncherView(ctx, params);
    this.answer = new LauncherAnswer(ctx);
    this.show.keys(false);
    this.aim.angle = (ctx.num(params.minAngle) + ctx.num(params.maxAngle)) / 2;
  }

  onQuestion(): void {
    this.turn += 1;
    this.flight.end();
    this.current = null;
    this.waiting = null;
    this.answer.first = null;
    this.aimed = null;
    this.pointed = null;
    this.letGo();
    this.wind = this.ctx.calm ? 0 : this.ctx.num(this.p.wind) * (this.ctx.rng.next() < 0.5 ? -1 : 1);
    if (this.p.wind === 0) return;
    this.ctx.emit('wind', undefined, this.wind === 0 ? 'none' : this.wind < 0 ? 'left' : 'right');
  }

  onStateChange(): void {
    if (this.ctx.calm) this.wind = 0;
  }

  step(dt: number): void {
    const { ctx, p, aim } = this;
    if (this.turning !== 0) {
      aim.angle += this.turning * ctx.num(p.turn) * dt;
      this.renew();
    }
    if (!this.charging) return;
    this.charged += dt / ctx.num(p.charge);
    const round = this.charged % 2;
    aim.power = round > 1 ? 2 - round : round;
    this.renew();
  }

  idle(dt: number): void {
    this.show.step(this.aim, this.dragging || this.charging, dt);
    const hit = this.flight.step(dt);
    if (hit !== null) this.arrive(hit);
    else if (this.flight.isLost) this.miss();
    else if (this.current === null && this.waiting !== null) this.send(this.waiting, this.flight.device);
  }

  onIntent(intent: Intent): boolean {
    switch (intent.kind) {
      case 'down':
        return this.grab(intent);
      case 'move':
        return this.drag(intent);
      case 'up':
        return this.release(intent);
      case 'dir':
        return this.steer(intent.dir, intent.down);
      case 'act':
        return this.act(intent.down, intent.device);
      case 'choose':
        return this.choose(carrierOf(this.ctx.group(this.p.targets), intent.tokenId), intent.device);
      default:
        return false;
    }
  }

  onFocus(tokenId: string | null): void {
    this.point(carrierOf(this.ctx.group(this.p.targets), tokenId));
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    const target = carrierOf(this.ctx.group(this.p.targets), goal.tokenId);
    if (target === null) return false;
    out.x = target.x;
    out.y = target.y;
    return true;
  }

  bot(goal: { tokenId: string | null }): boolean {
    const target = carrierOf(this.ctx.group(this.p.targets), goal.tokenId);
    return target !== null && this.choose(target, 'muis');
  }

  destroy(): void {
    this.turn += 1;
    this.flight.missile = null;
    this.current = null;
    this.waiting = null;
  }

  /* ---- pointer ---------------------------------------------------------------- */

  /** Without a game of aiming: a tap on a target is the shot. */
  private get easy(): boolean {
    return this.p.mode === 'tapTarget' || this.ctx.calm || this.ctx.oneSwitch;
  }

  private grab(pointer: Pointer): boolean {
    const { ctx, p } = this;
    this.show.keys(false);
    const target = ctx.hit(p.targets, pointer, 8);
    if (target !== null && target.token !== null) return this.tap(target, pointer.device);
    const dx = pointer.x - p.pivot[0];
    const dy = pointer.y - p.pivot[1];
    const grab = ctx.num(p.grab);
    if (p.mode !== 'anglePower' && dx * dx + dy * dy > grab * grab) return false;
    this.point(null);
    this.dragging = true;
    this.begin.x = pointer.x;
    this.begin.y = pointer.y;
    this.aim.power = 0;
    if (p.mode === 'anglePower') {
      this.aim.point(dx, dy);
      this.charge();
    }
    ctx.emit('aim');
    return true;
  }

  private drag(pointer: Pointer): boolean {
    const { aim, begin, p } = this;
    if (!this.dragging) return false;
    const dx = pointer.x - begin.x;
    const dy = pointer.y - begin.y;
    if (p.mode === 'anglePower') aim.point(pointer.x - p.pivot[0], pointer.y - p.pivot[1]);
    else {
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length > SLACK) this.pull(dx, dy);
      aim.power = length <= SLACK ? 0 : Math.min(1, length / this.ctx.num(p.pull));
    }
    this.renew();
    return true;
  }

  /** Whoever drags a slingshot forward, means where it is dragged to. */
  private pull(dx: number, dy: number): void {
    const { aim, ctx, p } = this;
    aim.point(-dx, -dy);
    if (p.mode === 'flick' || aim.angle > ctx.num(p.maxAngle) + BACKWARD) aim.point(dx, dy);
  }

  private release(pointer: Pointer): boolean {
    if (!this.dragging) return false;
    const shoots = this.p.mode === 'anglePower' || this.aim.power > 0;
    if (shoots) this.fire(pointer.device);
    else this.touch(pointer);
    this.letGo();
    return true;
  }

  /** It was no drag: a toy that stands where a drag may begin is tapped. */
  private touch(pointer: Pointer): void {
    const toy = this.ctx.hit('*', pointer);
    if (toy !== null) this.ctx.emit('tap', toy.id);
  }

  /** The first tap points, the second one on the same target shoots: the twin of the drag. */
  private tap(target: Entity, device: InputDevice): boolean {
    if (this.easy || this.pointed === target) return this.choose(target, device);
    this.point(target);
    this.ctx.juice.pop(target, 0.05);
    this.ctx.emit('aim', target.id);
    return true;
  }

  /* ---- keys and choice -------------------------------------------------------- */

  private steer(dir: 'left' | 'right' | 'up' | 'down', down: boolean): boolean {
    this.show.keys(true);
    if (dir === 'left' || dir === 'right') return false;
    const sign = dir === 'up' ? 1 : -1;
    if (!down) {
      if (this.turning === sign) this.turning = 0;
      return true;
    }
    this.point(null);
    this.turning = sign;
    this.aim.angle += sign * NUDGE;
    this.aim.power = Math.max(this.aim.power, 0.5);
    this.renew();
    return true;
  }

  private act(down: boolean, device: InputDevice): boolean {
    if (down) {
      if (device === 'toets') this.show.keys(true);
      if (this.pointed !== null) return this.choose(this.pointed, device);
      this.charge();
      return true;
    }
    if (!this.charging) return false;
    this.fire(device);
    this.letGo();
    return true;
  }

  private charge(): void {
    this.charging = true;
    this.charged = 0;
    this.ctx.emit('aim');
  }

  /** The barrel turns to a target by itself, and the shot finds its way. A second of a pair waits for the first. */
  private choose(target: Entity | null, device: InputDevice): boolean {
    if (target === null || target.token === null) return false;
    if (this.isKnown(target)) return true;
    if (this.current === null && this.flight.missile === null) this.send(target, device);
    else if (this.ctx.question()?.view.shape === 'pairs') this.waiting ??= target;
    return true;
  }

  private isKnown(target: Entity): boolean {
    return target === this.current || target === this.waiting || target === this.answer.first;
  }

  private send(target: Entity, device: InputDevice): void {
    const { turn } = this;
    this.waiting = null;
    this.current = target;
    this.letGo();
    this.lead(target);
    this.show.ring(target);
    this.ctx.after(TURN_MS, () => {
      if (turn !== this.turn || this.current !== target) return;
      if (target.token === null || target.view.destroyed) this.current = null;
      else this.launch({ goal: target, sure: true, device });
    });
  }

  /** Points the barrel along the arc to a target. */
  private lead(target: Entity): void {
    const { path, spot, p, aim } = this;
    this.flight.bullseye(target, spot);
    aim.point(spot.x - p.pivot[0], spot.y - p.pivot[1] - Math.abs(spot.x - p.pivot[0]) * 0.6);
    this.mouth();
    const dx = spot.x - path.from.x;
    const dy = spot.y - path.from.y;
    path.t = p.lob.seconds + Math.sqrt(dx * dx + dy * dy) / p.lob.perSecond;
    path.near = path.t;
    path.reach(spot);
    aim.point(path.speed.x, path.speed.y);
    this.clamp();
  }

  private point(target: Entity | null): void {
    this.pointed = target;
    this.aimed = target;
    this.show.ring(target);
    if (target === null) return this.show.hide();
    this.lead(target);
    this.show.dots(this.path);
  }

  /* ---- the shot ---------------------------------------------------------------- */

  /** Where the missile appears, and what pulls at it. */
  private mouth(): void {
    const { path, aim, p, ctx } = this;
    path.from.x = p.pivot[0] + aim.cos * p.reach;
    path.from.y = p.pivot[1] - aim.sin * p.reach;
    path.pull.x = this.wind;
    path.pull.y = ctx.num(p.gravity ?? 0);
    if (p.gravity === undefined && ctx.doc.physics?.engine === 'matter')
      path.pull.y = ctx.num(ctx.doc.physics.gravity.y) * 1000;
  }

  private clamp(): void {
    const { aim, ctx, p } = this;
    aim.angle = Math.min(ctx.num(p.maxAngle), Math.max(ctx.num(p.minAngle), aim.angle));
  }

  /** The path of the present aim, what it would hit, and its dots. */
  private renew(): void {
    const { aim, path, p, ctx } = this;
    this.clamp();
    this.mouth();
    const least = ctx.num(p.power.min);
    const speed = least + (ctx.num(p.power.max) - least) * aim.power;
    path.speed.x = aim.cos * speed;
    path.speed.y = -aim.sin * speed;
    this.look();
    this.show.ring(this.aimed);
    this.show.dots(path);
  }

  /** The target that the path comes nearest to, as far as the assistance goes. */
  private look(): void {
    const { ctx, p, path, spot } = this;
    const targets = ctx.group(p.targets);
    let best = ctx.num(p.radius) + REACH * ctx.num(p.assist);
    let when = p.maxSeconds;
    this.aimed = null;
    path.t = Math.min(3, p.maxSeconds);
    for (let i = 0; i < targets.length; i += 1) {
      const target = targets[i];
      if (target === undefined || target.token === null || target === this.answer.first) continue;
      this.flight.bullseye(target, spot);
      path.approach(spot);
      if (path.gap >= best) continue;
      best = path.gap;
      when = path.near;
      this.aimed = target;
    }
    path.near = when;
  }

  private fire(device: InputDevice): void {
    if (this.flight.missile !== null || this.current !== null) return;
    this.renew();
    this.launch({ goal: this.aimed, sure: false, device });
  }

  private launch(o: { goal: Entity | null; sure: boolean; device: InputDevice }): void {
    const { ctx, p, path, flight } = this;
    if (o.sure && o.goal !== null) this.lead(o.goal);
    const missile = ctx.spawn(p.missile, path.from.x, path.from.y);
    flight.start(missile, path, o);
    this.current = o.goal;
    this.pointed = null;
    this.show.hide();
    this.show.spend();
    ctx.emit('fire', missile.id);
  }

  private letGo(): void {
    this.dragging = false;
    this.charging = false;
    this.turning = 0;
    this.aim.power = 0;
    this.show.hide();
    if (this.flight.missile === null) this.show.ring(null);
  }

  private miss(): void {
    const { missile } = this.flight;
    if (missile !== null) this.ctx.emit('miss', missile.id);
    this.flight.end();
    this.current = null;
    this.show.ring(null);
  }

  private arrive(target: Entity): void {
    const { ctx, flight } = this;
    ctx.emit('hit', target.id, flight.missile?.id ?? '');
    flight.end();
    this.current = null;
    this.show.ring(null);
    if (this.p.attempt && target.token !== null) this.answer.give(target, flight.device);
  }
}

/** M4 launcher: drag, flick, aim or tap, and something flies to what carries an answer. */
export const mechanic = defineMechanic(launcherSchema, launcherEmits, (ctx, params) => new Launcher(ctx, params));
