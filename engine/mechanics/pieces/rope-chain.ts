import { StagePoint } from '#engine/runtime/point.ts';

/** How often a step pulls the pieces back to their length. */
const ROUNDS = 10;
/** What hangs at the end is so much heavier than a piece. */
const END_YIELDS = 0.16;

/** Numbers of a rope as they are now: px, px/s2, shares of 1. */
export interface ChainNumbers {
  length: number;
  gravity: number;
  damping: number;
  stiffness: number;
}

/** Where two pieces meet, where that was a step ago, and the share of a pull that it yields to from above. */
class Joint extends StagePoint {
  oldX = 0.5;
  oldY = 0.5;
  yields = 0.5;
}

/**
 * A rope of pieces that can bend but not stretch (positions with their last positions, pulled together a few times a step). It hangs from
 * `top`; its end is heavy, and can be led. A chain of joints of Matter would stretch under its load and writes an object into every step.
 */
export class RopeChain {
  readonly top: StagePoint;
  readonly end: StagePoint;
  /** Where the end is led to, and how firmly sideways and in height: 0 = it hangs free, 1 = it is held there. */
  readonly lead = new StagePoint();
  firm = 0.5;
  firmUp = 0.5;
  readonly numbers: ChainNumbers;
  private readonly joints: Joint[];
  private readonly last: Joint;

  constructor(segments: number, numbers: ChainNumbers) {
    const last = new Joint();
    const first = new Joint();
    last.yields = END_YIELDS;
    this.joints = [first, ...Array.from({ length: segments - 1 }, () => new Joint()), last];
    const second = this.joints[1] ?? last;
    second.yields = 1;
    this.numbers = numbers;
    this.last = last;
    this.top = new StagePoint();
    this.end = last;
    this.firm = 0;
    this.firmUp = 0;
  }

  /** Hangs straight down from its top, without speed. */
  rest(): void {
    const { joints, top } = this;
    const part = this.numbers.length / (joints.length - 1);
    for (const [i, joint] of joints.entries()) {
      joint.x = top.x;
      joint.y = top.y + part * i;
      joint.oldX = joint.x;
      joint.oldY = joint.y;
    }
  }

  /** Gives the end a push, px/s. */
  push(vx: number, vy: number): void {
    this.last.oldX -= vx / 60;
    this.last.oldY -= vy / 60;
  }

  step(dt: number): void {
    this.fall(dt);
    this.follow();
    for (let i = 0; i < ROUNDS; i += 1) this.tighten();
    this.bound();
  }

  /** Joint i, from 0 at the top. */
  at(i: number): Readonly<StagePoint> {
    return this.joints[i] ?? this.last;
  }

  private fall(dt: number): void {
    const { joints, top } = this;
    const { damping, gravity } = this.numbers;
    for (let i = 0; i < joints.length; i += 1) {
      const joint = joints[i];
      if (joint === undefined) continue;
      const { x, y } = joint;
      joint.x = i === 0 ? top.x : x + (x - joint.oldX) * damping;
      joint.y = i === 0 ? top.y : y + (y - joint.oldY) * damping + gravity * dt * dt;
      joint.oldX = x;
      joint.oldY = y;
    }
  }

  /** The end goes where it is led. */
  private follow(): void {
    const { last, lead, firm, firmUp } = this;
    last.x += (lead.x - last.x) * firm;
    last.y += (lead.y - last.y) * firmUp;
    last.oldX += (last.x - last.oldX) * firm;
  }

  /** Pulls together what is longer than a piece; what is shorter hangs slack. */
  private tighten(): void {
    const { joints } = this;
    const { length, stiffness } = this.numbers;
    const part = length / (joints.length - 1);
    for (let i = 1; i < joints.length; i += 1) {
      const above = joints[i - 1];
      const below = joints[i];
      if (above === undefined || below === undefined) continue;
      const dx = below.x - above.x;
      const dy = below.y - above.y;
      const distance = Math.sqrt(dx * dx + dy * dy);
      if (distance <= part) continue;
      const pull = ((distance - part) / distance) * stiffness;
      below.x -= dx * pull * below.yields;
      below.y -= dy * pull * below.yields;
      above.x += dx * pull * (1 - below.yields);
      above.y += dy * pull * (1 - below.yields);
    }
  }

  /** No joint is further from the top than the rope is long: a heavy end does not stretch it. */
  private bound(): void {
    const { joints, top } = this;
    const part = this.numbers.length / (joints.length - 1);
    for (let i = 1; i < joints.length; i += 1) {
      const joint = joints[i];
      if (joint === undefined) continue;
      const dx = joint.x - top.x;
      const dy = joint.y - top.y;
      const distance = Math.sqrt(dx * dx + dy * dy);
      const most = part * i;
      if (distance <= most) continue;
      joint.x = top.x + (dx * most) / distance;
      joint.y = top.y + (dy * most) / distance;
    }
  }
}
