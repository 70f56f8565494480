import { ScalePoint, StagePoint } from '#engine/runtime/point.ts';
import type { Ledge } from './platformer-levels.ts';

/** Numbers of walking and jumping; px, px/s, px/s2 and s. */
export interface WalkNumbers {
  run: number;
  jump: number;
  gravity: number;
  coyote: number;
  buffer: number;
  lip: number;
}
/** `leap` and `back` follow a bow to a place by themselves. */
export type WalkState = 'stand' | 'air' | 'leap' | 'back';
/** What came of a step. */
export type WalkEvent = 'land' | 'answer' | 'returned' | 'edge' | null;

/** Longest step of a fall, so that no platform is passed unseen, px/s. */
const FASTEST = 1500;
const LEAP = { least: 0.5, most: 0.9, speed: 1250, lift: 130 } as const;
/** Share of the speed that is gained on the ground per s. */
const GRIP = 14;

/** Somebody on two feet: runs, jumps with some forgiveness, stands on what is below, and leaps where it is told to. */
export class Walker {
  readonly at = new ScalePoint();
  readonly speed = new StagePoint();
  state: WalkState = 'stand';
  /** What it stands on, or stood on last. */
  ground: Ledge;
  /** What it lands on, in a leap or from above. */
  goal: Ledge | null = null;
  /** -1, 0 or 1. */
  dir = 0;
  /** px/s with which a wind carries who is in the air. */
  wind = 0.5;
  /** Where it was safe last. */
  readonly safe = new StagePoint();
  private readonly from = new StagePoint();
  private readonly to = new StagePoint();
  private readonly n: WalkNumbers;
  private t = 0.5;
  private seconds = 0.5;
  private lift = 0.5;
  private coyote = 0.5;
  private buffer = 0.5;

  constructor(numbers: WalkNumbers, ground: Ledge, scale: number) {
    this.n = numbers;
    this.ground = ground;
    this.at.x = ground.home.x;
    this.at.y = ground.home.y;
    this.at.scale = scale;
    this.coyote = 0;
    this.buffer = 0;
    this.wind = 0;
    this.rest();
  }

  /** Share of the bow that is done. */
  get done(): number {
    return this.t;
  }

  /** Wants to jump: now, or at the next moment it can. Answers whether it did. */
  jump(): boolean {
    if (this.state === 'leap' || this.state === 'back') return false;
    this.buffer = this.n.buffer;
    return this.lift0();
  }

  /** Leaps to a platform in a bow. */
  leap(goal: Ledge): void {
    this.goal = goal;
    this.bow(goal.home, LEAP.lift);
    const dx = goal.home.x - this.at.x;
    const dy = goal.home.y - this.at.y;
    this.seconds = Math.min(LEAP.most, Math.max(LEAP.least, Math.sqrt(dx * dx + dy * dy) / LEAP.speed + 0.25));
    this.state = 'leap';
  }

  /** Goes back to where it was safe. */
  back(lift: number, seconds: number): void {
    this.bow(this.safe, lift);
    this.seconds = seconds;
    this.state = 'back';
  }

  /** Stands on this from now on. */
  stand(on: Ledge): void {
    this.ground = on;
    this.goal = null;
    this.at.y = on.home.y;
    this.rest();
  }

  /** One step of `dt` s among platforms that can be stood on and platforms with answers. */
  step(dt: number, floor: readonly Ledge[], next: readonly Ledge[]): WalkEvent {
    if (this.state === 'leap' || this.state === 'back') return this.follow(dt);
    this.buffer = Math.max(0, this.buffer - dt);
    const pace = this.dir * this.n.run + (this.state === 'air' ? this.wind : 0);
    this.speed.x += (pace - this.speed.x) * Math.min(1, GRIP * dt);
    if (this.state === 'stand') return this.walk(dt, floor);
    return this.fall(dt, floor, next);
  }

  private rest(): void {
    this.state = 'stand';
    this.speed.x = 0;
    this.speed.y = 0;
    this.coyote = this.n.coyote;
    this.safe.x = this.at.x;
    this.safe.y = this.at.y;
  }

  private lift0(): boolean {
    if (this.state !== 'stand' && this.coyote <= 0) return false;
    this.state = 'air';
    this.speed.y = -this.n.jump;
    this.coyote = 0;
    this.buffer = 0;
    return true;
  }

  private bow(to: Readonly<StagePoint>, lift: number): void {
    this.from.x = this.at.x;
    this.from.y = this.at.y;
    this.to.x = to.x;
    this.to.y = to.y;
    this.lift = lift;
    this.t = 0;
    this.buffer = 0;
    this.speed.y = 0;
  }

  private follow(dt: number): WalkEvent {
    const { from, to, goal } = this;
    this.t = Math.min(1, this.t + dt / this.seconds);
    const { t } = this;
    if (this.state === 'leap' && goal !== null) {
      to.x = goal.thing.x;
      to.y = goal.thing.y;
    }
    const x = from.x + (to.x - from.x) * t;
    this.speed.x = (x - this.at.x) / dt;
    this.at.x = x;
    this.at.y = from.y + (to.y - from.y) * t - this.lift * 4 * t * (1 - t);
    if (t < 1) return null;
    if (this.state === 'leap') {
      this.state = 'air';
      return 'answer';
    }
    this.rest();
    return 'returned';
  }

  private walk(dt: number, floor: readonly Ledge[]): WalkEvent {
    this.at.x += this.speed.x * dt;
    const on = this.over(floor, this.at.y);
    if (on !== null) {
      this.ground = on;
      this.safe.x = Math.max(on.home.x - on.half + 12, Math.min(on.home.x + on.half - 12, this.at.x));
      this.safe.y = on.home.y;
      return null;
    }
    this.state = 'air';
    this.coyote = this.n.coyote;
    return 'edge';
  }

  private fall(dt: number, floor: readonly Ledge[], next: readonly Ledge[]): WalkEvent {
    this.coyote -= dt;
    if (this.buffer > 0 && this.coyote > 0 && this.lift0()) return null;
    const before = this.at.y;
    this.speed.y = Math.min(FASTEST, this.speed.y + this.n.gravity * dt);
    this.at.x += this.speed.x * dt;
    this.at.y += this.speed.y * dt;
    if (this.speed.y <= 0) return null;
    const answer = this.landed(next, before);
    if (answer !== null) {
      this.goal = answer;
      return 'answer';
    }
    const on = this.landed(floor, before);
    if (on === null) return null;
    const again = this.buffer > 0;
    this.stand(on);
    if (again) this.lift0();
    return 'land';
  }

  /** The platform whose top was passed from above in this step. */
  private landed(list: readonly Ledge[], before: number): Ledge | null {
    for (let i = 0; i < list.length; i += 1) {
      const one = list[i];
      if (one === undefined) continue;
      const top = one.thing.y;
      if (before <= top + 2 && this.at.y >= top && this.beside(one) <= 0) return one;
    }
    return null;
  }

  private over(list: readonly Ledge[], y: number): Ledge | null {
    for (let i = 0; i < list.length; i += 1) {
      const one = list[i];
      if (one !== undefined && Math.abs(one.home.y - y) < 4 && this.beside(one) <= 0) return one;
    }
    return null;
  }

  /** px outside the platform. */
  private beside({ thing, half }: Ledge): number {
    return Math.abs(this.at.x - thing.x) - half - this.n.lip;
  }
}
