/** Degrees a second that are lost to the air, share per second. */
const DRAG = 2.2;
/** How firmly a platform goes to the lean of its load, per second squared. */
const SPRING = 26;

/** How a platform leans: degrees, clockwise. Numbers are fields, so that a step makes no object. */
export class Tilt {
  angle = 0.01;
  speed = 0.01;
  /** Pushes of this step, degrees per second squared. */
  push = 0.01;
  /** Where it rests by itself, and how far it may go. */
  lean = 0.01;
  most = 16.5;
  /** Above 0 a slope makes itself steeper, below 0 it levels itself. */
  lively = 0.01;
  /** Rests on its lean, as while it is loaded. */
  rests = true;

  step(dt: number): void {
    const own = this.rests ? SPRING * (this.lean - this.angle) : this.lively * this.angle;
    const drag = this.rests ? DRAG * 3 : DRAG;
    this.speed += (this.push + own - drag * this.speed) * dt;
    this.angle += this.speed * dt;
    if (this.angle > this.most) this.stop(this.most);
    else if (this.angle < -this.most) this.stop(-this.most);
  }

  /** Level at once, as when somebody takes a firm grip. */
  steady(): void {
    this.speed = 0;
    this.angle *= 0.35;
  }

  level(): void {
    this.speed = 0;
    this.angle = 0;
    this.lean = 0;
    this.push = 0;
  }

  private stop(at: number): void {
    this.angle = at;
    this.speed = 0;
  }
}
