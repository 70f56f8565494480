import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { NetParams } from '../track.schema.ts';
import { Train } from './track-train.ts';
import { sizeAt, type Yard } from './track-yard.ts';

/** s that a train stands at the buffer. */
const BUMP_S = 0.4;

/** The trains on the lines, in the order in which they came: how they roll, wait, bump, come back and enter. */
export class Traffic {
  readonly trains: Train[] = [];
  /** Line that is set for the train before the switches; -1 = none yet. */
  route = -1;
  /** It comes without delay. */
  hurry = false;
  /** px/s and px, as they are now. */
  private readonly pace = { speed: 0.5, haste: 0.5, hold: 0.5, spacing: 0.5, concurrent: 0.5 };
  private block: Entity | null = null;
  private readonly spot = { x: 0.5, y: 0.5, angle: 0.5 };
  private readonly ctx: SceneContext;
  private readonly p: NetParams;
  private readonly yard: Yard;

  constructor(ctx: SceneContext, params: NetParams, yard: Yard) {
    this.ctx = ctx;
    this.p = params;
    this.yard = yard;
  }

  /** The foremost train of which the way is not fixed yet. */
  get front(): Train | undefined {
    for (let i = 0; i < this.trains.length; i += 1) if (this.trains[i]?.isComing === true) return this.trains[i];
    return undefined;
  }

  /** A train is still on its way to its station. */
  get enters(): boolean {
    for (let i = 0; i < this.trains.length; i += 1) if (this.trains[i]?.state === 'enters') return true;
    return false;
  }

  /** Another train may leave the start. */
  get hasRoom(): boolean {
    let coming = 0;
    for (let i = 0; i < this.trains.length; i += 1) if (this.trains[i]?.isComing === true) coming += 1;
    if (coming >= this.pace.concurrent) return false;
    const last = this.trains.at(-1);
    return last?.isComing !== true || last.at > this.pace.spacing;
  }

  /** Reads again what the level, the tempo and the settings make of the speeds. */
  refresh(): void {
    const { ctx, p } = this;
    this.pace.speed = ctx.num(p.speed) * ctx.tempo;
    this.pace.haste = ctx.num(p.haste) * ctx.tempo;
    const hold = this.yard.lines.first - ctx.num(p.hold);
    if (hold !== this.pace.hold) for (const train of this.trains) train.waiting = false;
    this.pace.hold = hold;
    this.pace.spacing = ctx.num(p.spacing);
    this.pace.concurrent = ctx.num(p.concurrent);
  }

  depart(): Train {
    const train = new Train(this.ctx, this.p);
    train.line = this.yard.lines.count - 1;
    train.appear(this.yard.lines);
    this.trains.push(train);
    return train;
  }

  /** Takes trains away: those that have no station yet, or all. */
  clear(all: boolean): void {
    for (let i = this.trains.length - 1; i >= 0; i -= 1) if (all || this.trains[i]?.state !== 'leaves') this.drop(i);
  }

  step(dt: number): void {
    let ahead: Train | undefined;
    for (let i = 0; i < this.trains.length; i += 1) {
      const train = this.trains[i];
      if (train === undefined) continue;
      // What stands and waits is not even looked at: reading a fraction may cost an object.
      if (!train.waiting || this.route >= 0) this.advance(train, dt, ahead);
      if (train.isComing) ahead = train;
    }
    const first = this.trains[0];
    if (first?.state === 'leaves' && first.at >= first.goal - 1) {
      first.tell('left');
      this.drop(0);
    }
  }

  /** A wrong way: it rolls on to the buffer, which comes up on its line. */
  stop(train: Train): void {
    train.state = 'bumps';
    const { block } = this.p;
    const path = this.yard.lines.paths[train.line];
    if (block === undefined || path === undefined) return;
    path.at((this.bufferOn(train) + block.ahead) / path.length, this.spot);
    this.block?.destroy();
    this.block = this.ctx.spawn(block.prefab, this.spot.x, this.spot.y);
    this.block.scale *= sizeAt(this.p.depth, this.spot.y);
  }

  private bufferOn(train: Train): number {
    return this.yard.lines.last(train.line) + this.p.buffer;
  }

  private unblock(): void {
    this.block?.destroy();
    this.block = null;
  }

  private drop(i: number): void {
    if (this.trains[i]?.isComing === true) this.unblock();
    this.trains[i]?.destroy();
    this.trains.splice(i, 1);
  }

  private advance(train: Train, dt: number, ahead: Train | undefined): void {
    if (train.rest > 0) train.rest -= dt;
    else this.move(train, dt, ahead);
    train.set(this.yard.lines);
  }

  private move(train: Train, dt: number, ahead: Train | undefined): void {
    train.most = this.pace.haste;
    switch (train.state) {
      case 'rolls':
        return ahead === undefined ? this.lead(train, dt) : this.queue(train, dt, ahead);
      case 'bumps':
        return this.bump(train, dt);
      case 'back':
        return this.back(train, dt);
      default:
        return this.enter(train, dt);
    }
  }

  /** Behind another one: as near as it may come, and back with it. */
  private queue(train: Train, dt: number, ahead: Train): void {
    train.most = this.pace.speed;
    train.brakes = true;
    train.goal = Math.min(this.pace.hold, ahead.at - this.pace.spacing);
    train.roll(dt);
  }

  /** The foremost one takes the way that is set, as long as it has not passed that switch. */
  private lead(train: Train, dt: number): void {
    const { route } = this;
    if (route < 0) return this.wait(train, dt);
    train.waiting = false;
    const { lines } = this.yard;
    if (train.at <= lines.common(train.line, route) + 1) train.line = route;
    if (train.line === route) return this.free(train, dt);
    // Its switch lies behind it: back to there.
    train.brakes = true;
    train.goal = lines.common(train.line, route);
    train.roll(dt);
  }

  /** No way is set: up to the first switch, and there it stands. */
  private wait(train: Train, dt: number): void {
    train.brakes = true;
    train.goal = Math.max(train.at, this.pace.hold);
    if (!this.hurry) train.most = this.pace.speed;
    if (!train.roll(dt)) return;
    train.waiting = true;
    train.tell('waits');
  }

  private free(train: Train, dt: number): void {
    const { lines } = this.yard;
    train.brakes = false;
    train.goal = lines.last(train.line);
    train.roll(dt);
    const before = lines.switches[train.passed - 1];
    if (before !== undefined && train.at < before.at - 2) train.passed -= 1;
    const next = lines.switches[train.passed];
    if (next === undefined || train.at < next.at - 1) return;
    train.passed += 1;
    train.tell('atSwitch', this.yard.mark(train.line));
  }

  private bump(train: Train, dt: number): void {
    train.brakes = false;
    train.goal = this.bufferOn(train);
    if (!train.roll(dt)) return;
    train.state = 'back';
    train.rest = BUMP_S;
    train.halt();
    train.tell('bump');
    train.tell('reverse');
  }

  /** Back to where it waits; a way that is set meanwhile turns it round as soon as it is before that switch. */
  private back(train: Train, dt: number): void {
    const { lines } = this.yard;
    train.brakes = true;
    train.goal = Math.min(train.at, this.pace.hold);
    const there = train.roll(dt);
    const before = this.route >= 0 && train.at <= Math.min(lines.first, lines.common(train.line, this.route));
    if (!there && !before) return;
    this.unblock();
    train.state = 'rolls';
    train.passed = 0;
    train.waiting = false;
    train.halt();
  }

  private enter(train: Train, dt: number): void {
    const end = this.yard.lines.paths[train.line]?.length ?? 0;
    const enters = train.state === 'enters';
    train.brakes = enters;
    train.goal = enters ? end - this.p.stop : end;
    if (!train.roll(dt) || !enters) return;
    train.state = 'leaves';
    train.goal = end;
    train.rest = this.p.stay;
    this.ctx.emit('atStation', this.yard.stations[train.line]?.id, this.yard.mark(train.line));
  }
}
