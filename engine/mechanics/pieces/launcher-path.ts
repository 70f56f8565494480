import { StagePoint } from '#engine/runtime/point.ts';

const RAD = Math.PI / 180;
/** Seconds between two looks along a path. */
const GRAIN = 1 / 40;

/**
 * The way of something that is thrown: where it begins (px), how fast (px/s) and what pulls at it (px/s2). Question and answer
 * are fields: a fraction that is handed to a function costs an object.
 */
export class ThrowPath {
  readonly from = new StagePoint();
  readonly speed = new StagePoint();
  readonly pull = new StagePoint();
  /** Where it is at `t`, and the speed it has there. */
  readonly at = new StagePoint();
  t = 0.5;
  /** Answer of `approach`: px between the path and the spot, and when that is. */
  gap = 0.5;
  near = 0.5;

  /** Fills `at` for the time `t`. */
  locate(): void {
    const { from, speed, pull, at, t } = this;
    at.x = from.x + speed.x * t + 0.5 * pull.x * t * t;
    at.y = from.y + speed.y * t + 0.5 * pull.y * t * t;
  }

  /** Takes the speed that brings it to a spot in `t` seconds. */
  reach(spot: StagePoint): void {
    const { from, speed, pull, t } = this;
    speed.x = (spot.x - from.x) / t - 0.5 * pull.x * t;
    speed.y = (spot.y - from.y) / t - 0.5 * pull.y * t;
  }

  /** Fills `gap` and `near` for a spot, looking `t` seconds ahead. */
  approach(spot: StagePoint): void {
    const end = this.t;
    this.gap = Number.POSITIVE_INFINITY;
    for (this.t = GRAIN; this.t <= end; this.t += GRAIN) {
      this.locate();
      const dx = this.at.x - spot.x;
      const dy = this.at.y - spot.y;
      const gap = Math.sqrt(dx * dx + dy * dy);
      if (gap >= this.gap) continue;
      this.gap = gap;
      this.near = this.t;
    }
    this.t = end;
  }
}

/** An aim: degrees above the horizon to the right, and power 0..1. */
export class Aim {
  angle = 45.5;
  power = 0.5;

  /** Points from one spot to another; y goes down. */
  point(dx: number, dy: number): void {
    const angle = Math.atan2(-dy, dx) / RAD;
    // What points down or backwards is nearest to flat or to straight back.
    this.angle = angle < -90 ? angle + 360 : angle;
  }

  get cos(): number {
    return Math.cos(this.angle * RAD);
  }
  get sin(): number {
    return Math.sin(this.angle * RAD);
  }
}
