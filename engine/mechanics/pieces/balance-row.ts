import type { Entity } from '#engine/runtime/contract.ts';
import { StagePoint } from '#engine/runtime/point.ts';

/** What a rider does: in the air to its seat, standing or sliding, falling off, held by who caught it, or on its way to a table. */
type RiderPhase = 'hop' | 'on' | 'fall' | 'held' | 'leave' | 'rest';

/** One thing on the platform: `u` px from the middle along the slope, and where its seat is. */
export class Rider {
  readonly entity: Entity;
  readonly pile: Entity | null;
  readonly from = new StagePoint();
  readonly to = new StagePoint();
  readonly now = new StagePoint();
  phase: RiderPhase = 'hop';
  u = 0.5;
  v = 0.5;
  seat = 0.5;
  /** Part of its way through the air, and how long that takes, s. */
  t = 0.01;
  flight = 0.45;
  /** Foot over the platform, px. */
  high = 0.01;
  /** Share of its size for which there is room where it is set down. */
  room = 1.001;
  slides = false;

  constructor(entity: Entity, pile: Entity | null) {
    this.entity = entity;
    this.pile = pile;
  }

  /** Off through the air from where it is. */
  fly(phase: RiderPhase, seconds: number): void {
    this.phase = phase;
    this.from.x = this.now.x;
    this.from.y = this.now.y;
    this.t = 0;
    this.v = 0;
    this.flight = seconds;
  }

  destroy(): void {
    this.entity.destroy();
    this.pile?.destroy();
  }
}

const DEGREE = Math.PI / 180;
/** Share of its speed that a sliding thing loses per second, and how fast one that holds still creeps to its seat. */
const BRAKE = 0.4;
const CREEP = 2.4;
const STILL = 4;

/** The things on a platform, from left to right; they never pass one another, so that a word stays a word. */
export class TrayRow {
  readonly riders: Rider[] = [];
  /** Half the length of the platform, px between neighbours, and the slope of now. */
  half = 300.5;
  gap = 100.5;
  angle = 0.01;
  hold = 6.5;
  gravity = 900.5;

  /** One step of sliding; answers the first that goes over an edge, or null. */
  step(dt: number): Rider | null {
    for (let i = 0; i < this.riders.length; i += 1) this.slide(this.riders[i], dt);
    this.keepOrder();
    for (let i = 0; i < this.riders.length; i += 1) {
      const rider = this.riders[i];
      if (rider?.phase === 'on' && Math.abs(rider.u) > this.half) return rider;
    }
    return null;
  }

  /** True when all stand. */
  get complete(): boolean {
    for (let i = 0; i < this.riders.length; i += 1) if (this.riders[i]?.phase !== 'on') return false;
    return true;
  }

  /** Middle of the load as a share of the half, -1..1. */
  get balance(): number {
    let sum = 0;
    for (let i = 0; i < this.riders.length; i += 1) sum += this.riders[i]?.seat ?? 0;
    return this.riders.length === 0 ? 0 : sum / (this.half * Math.max(2, this.riders.length));
  }

  clear(): void {
    for (const rider of this.riders) rider.destroy();
    this.riders.length = 0;
  }

  private slide(rider: Rider | undefined, dt: number): void {
    if (rider?.phase !== 'on') return;
    const steep = Math.abs(this.angle) - this.hold;
    if (steep <= 0 && Math.abs(rider.v) < STILL * 4) {
      rider.v = 0;
      rider.u += (rider.seat - rider.u) * (1 - Math.exp(-CREEP * dt));
      return;
    }
    const pull = steep > 0 ? this.gravity * Math.sin(steep * DEGREE) * Math.sign(this.angle) : 0;
    rider.v = (rider.v + pull * dt) * Math.exp(-(steep > 0 ? BRAKE : BRAKE * 4) * dt);
    rider.u += rider.v * dt;
  }

  /** Neighbours that touch go on together. */
  private keepOrder(): void {
    for (let i = 1; i < this.riders.length; i += 1) {
      const a = this.riders[i - 1];
      const b = this.riders[i];
      if (a?.phase !== 'on' || b?.phase !== 'on') continue;
      const over = this.gap * 0.97 - (b.u - a.u);
      if (over <= 0) continue;
      a.u -= over / 2;
      b.u += over / 2;
      a.v = (a.v + b.v) / 2;
      b.v = a.v;
    }
  }
}
