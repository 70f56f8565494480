import type { Entity, Mechanic, Ride, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type VehicleParams, vehicleEmits, vehicleSchema } from './vehicle.schema.ts';

interface Rival {
  ding: Entity;
  pace: number;
  begin: number;
  gone: number;
  before: boolean;
  t: number;
}

const PER_METRE = 40;

/** Speed of a thing that glides: what is above the cruise speed fades by the drag (share kept per 1/60 s). px/s. */
export interface Velocity {
  speed: number;
  cruise: number;
  drag: number;
  max: number;
}

/** One step of `dt` seconds, in place. */
export function sail(v: Velocity, dt: number): void {
  v.speed = Math.min(v.max, v.cruise + (v.speed - v.cruise) * v.drag ** (dt * 60));
}

class Vehicle implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: VehicleParams;
  private readonly ding: Entity;
  private readonly ride: Ride = { distance: 0, speed: 0, perMetre: PER_METRE };
  private readonly rivals: Rival[];
  private readonly begin: number;
  private gone = 0;
  private time = 0;
  private readonly velocity: Velocity;
  private boost = 1;
  private finale = false;
  private arrived = false;

  constructor(ctx: SceneContext, params: VehicleParams) {
    this.ctx = ctx;
    this.p = params;
    this.ding = ctx.entity(params.entity);
    this.begin = this.ding.x;
    this.velocity = {
      speed: ctx.num(params.cruise),
      cruise: ctx.num(params.cruise),
      drag: ctx.num(params.drag),
      max: ctx.num(params.maxSpeed),
    };
    this.rivals = params.rivals.map((r, i) => {
      const thing = ctx.entity(r.entity);
      return {
        ding: thing,
        pace: ctx.num(r.pace),
        begin: thing.x,
        gone: r.lead,
        before: thing.x + r.lead > this.ding.x,
        t: i * 2,
      };
    });
    ctx.services.ride = this.ride;
  }

  onStateChange(): void {
    const { ctx, p, velocity } = this;
    velocity.cruise = ctx.num(p.cruise);
    velocity.drag = ctx.num(p.drag);
    velocity.max = ctx.num(p.maxSpeed);
  }

  onEvent(event: string): void {
    const push = this.p.pushOn[event];
    if (push !== undefined) this.push(push);
    else if (event === this.p.flapOn) this.flap();
  }

  idle(dt: number): void {
    const stationary = this.ctx.phase === 'intro' || this.ctx.phase === 'laden';
    this.time += dt;
    this.bob();
    if (stationary) return;
    sail(this.velocity, dt);
    const step = this.velocity.speed * this.boost * dt;
    this.boost += (1 - this.boost) * (1 - Math.exp(-dt * 1.2));
    this.gone += step;
    this.ding.x = this.begin + this.gone;
    this.ride.distance = this.gone / PER_METRE;
    this.ride.speed = this.velocity.speed / PER_METRE;
    for (let i = 0; i < this.rivals.length; i += 1) this.moveRival(this.rivals[i], dt);
    if (this.finale) this.driveToFinish();
  }

  onFinale(): void {
    this.finale = true;
    this.velocity.speed = this.velocity.max;
    const { finish } = this.p;
    if (finish !== undefined) this.ctx.entity(finish).place(this.ding.x + 620, this.ctx.entity(finish).y);
    if (this.rivals.every((r) => r.ding.x < this.ding.x)) this.ctx.bonus(this.p.bonusFirst);
  }

  call(name: string, args: Readonly<Record<string, unknown>>): void {
    if (name === 'push') this.push(Number(args['n'] ?? 1));
    else if (name === 'boost') this.boost = Number(args['factor'] ?? 1.5);
  }

  destroy(): void {
    delete this.ctx.services.ride;
  }

  private push(n: number): void {
    this.velocity.speed = Math.min(this.velocity.max, this.velocity.speed + this.ctx.num(this.p.gust) * n);
    this.ding.setState('full');
    this.ctx.after(700, () => this.ding.setState(''));
    this.ctx.emit('gust', this.p.entity);
  }

  private flap(): void {
    this.ding.setState('flap');
    this.ctx.juice.wobble(this.ding);
    this.ctx.after(500, () => this.ding.setState(''));
    this.ctx.emit('flap', this.p.entity);
  }

  private bob(): void {
    if (this.ctx.reducedMotion) return;
    const { amp, period, tilt } = this.p.bob;
    const t = (this.time / period) * Math.PI * 2;
    this.ding.dy += Math.sin(t) * amp;
    this.ding.da += Math.sin(t + 0.8) * tilt - Math.min(3, this.velocity.speed / 120);
    for (let i = 0; i < this.rivals.length; i += 1) {
      const thing = this.rivals[i]?.ding;
      if (thing === undefined) continue;
      thing.dy += Math.sin(t + 1 + i * 2) * amp;
      thing.da += Math.sin(t + 2 + i) * tilt;
    }
  }

  /** A rival sails at its share of the child's own average and stays near enough to race with. */
  private moveRival(r: Rival | undefined, dt: number): void {
    if (r === undefined) return;
    r.t += dt;
    const average = this.gone / Math.max(4, this.time);
    const distance = r.begin + r.gone - this.ding.x;
    const band = distance > 420 ? 0.5 : distance < -420 ? 1.6 : 1;
    r.gone += Math.max(10, average * r.pace * (1 + 0.25 * Math.sin(r.t * 0.7))) * band * dt;
    r.ding.x = r.begin + r.gone;
    const before = r.ding.x > this.ding.x;
    if (before !== r.before && !before) this.ctx.emit('passed', r.ding.id);
    r.before = before;
  }

  private driveToFinish(): void {
    const { finish } = this.p;
    if (this.arrived || finish === undefined || this.ding.x < this.ctx.entity(finish).x) return;
    this.arrived = true;
    this.ctx.emit('arrive', this.p.entity);
  }
}

/** M11 vehicle: sails along one line, pushed by right answers, with rivals and a finish. */
export const mechanic = defineMechanic(vehicleSchema, vehicleEmits, (ctx, params) => new Vehicle(ctx, params));
