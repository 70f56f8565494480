import type { Entity, Mechanic, Rit, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { type VehicleParams, vehicleEmits, vehicleSchema } from './vehicle.schema.ts';

interface Rivaal {
  ding: Entity;
  pace: number;
  begin: number;
  weg: number;
  voor: boolean;
  t: number;
}

const PER_METRE = 40;

/** Speed of a thing that glides: what is above the cruise speed fades by the drag (share kept per 1/60 s). px/s. */
export interface Vaart {
  speed: number;
  cruise: number;
  drag: number;
  max: number;
}

/** One step of `dt` seconds, in place. */
export function zeil(v: Vaart, dt: number): void {
  v.speed = Math.min(v.max, v.cruise + (v.speed - v.cruise) * v.drag ** (dt * 60));
}

class Vehicle implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: VehicleParams;
  private readonly ding: Entity;
  private readonly rit: Rit = { distance: 0, speed: 0, perMetre: PER_METRE };
  private readonly rivalen: Rivaal[];
  private readonly begin: number;
  private weg = 0;
  private tijd = 0;
  private readonly vaart: Vaart;
  private boost = 1;
  private finale = false;
  private aangekomen = false;

  constructor(ctx: SceneContext, params: VehicleParams) {
    this.ctx = ctx;
    this.p = params;
    this.ding = ctx.entity(params.entity);
    this.begin = this.ding.x;
    this.vaart = {
      speed: ctx.num(params.cruise),
      cruise: ctx.num(params.cruise),
      drag: ctx.num(params.drag),
      max: ctx.num(params.maxSpeed),
    };
    this.rivalen = params.rivals.map((r, i) => {
      const ding = ctx.entity(r.entity);
      return { ding, pace: ctx.num(r.pace), begin: ding.x, weg: r.lead, voor: ding.x + r.lead > this.ding.x, t: i * 2 };
    });
    ctx.diensten.rit = this.rit;
  }

  onStand(): void {
    const { ctx, p, vaart } = this;
    vaart.cruise = ctx.num(p.cruise);
    vaart.drag = ctx.num(p.drag);
    vaart.max = ctx.num(p.maxSpeed);
  }

  onEvent(event: string): void {
    const duwen = this.p.pushOn[event];
    if (duwen !== undefined) this.duw(duwen);
    else if (event === this.p.flapOn) this.flap();
  }

  idle(dt: number): void {
    const stilstaand = this.ctx.fase === 'intro' || this.ctx.fase === 'laden';
    this.tijd += dt;
    this.deinen();
    if (stilstaand) return;
    zeil(this.vaart, dt);
    const stap = this.vaart.speed * this.boost * dt;
    this.boost += (1 - this.boost) * (1 - Math.exp(-dt * 1.2));
    this.weg += stap;
    this.ding.x = this.begin + this.weg;
    this.rit.distance = this.weg / PER_METRE;
    this.rit.speed = this.vaart.speed / PER_METRE;
    for (let i = 0; i < this.rivalen.length; i += 1) this.vaar(this.rivalen[i], dt);
    if (this.finale) this.naarFinish();
  }

  onFinale(): void {
    this.finale = true;
    this.vaart.speed = this.vaart.max;
    const { finish } = this.p;
    if (finish !== undefined) this.ctx.entity(finish).place(this.ding.x + 620, this.ctx.entity(finish).y);
    if (this.rivalen.every((r) => r.ding.x < this.ding.x)) this.ctx.bonus(this.p.bonusFirst);
  }

  call(name: string, args: Readonly<Record<string, unknown>>): void {
    if (name === 'push') this.duw(Number(args['n'] ?? 1));
    else if (name === 'boost') this.boost = Number(args['factor'] ?? 1.5);
  }

  destroy(): void {
    delete this.ctx.diensten.rit;
  }

  private duw(n: number): void {
    this.vaart.speed = Math.min(this.vaart.max, this.vaart.speed + this.ctx.num(this.p.gust) * n);
    this.ding.setState('vol');
    this.ctx.after(700, () => this.ding.setState(''));
    this.ctx.emit('gust', this.p.entity);
  }

  private flap(): void {
    this.ding.setState('flap');
    this.ctx.juice.wobble(this.ding);
    this.ctx.after(500, () => this.ding.setState(''));
    this.ctx.emit('flap', this.p.entity);
  }

  private deinen(): void {
    if (this.ctx.reducedMotion) return;
    const { amp, period, tilt } = this.p.bob;
    const t = (this.tijd / period) * Math.PI * 2;
    this.ding.dy += Math.sin(t) * amp;
    this.ding.da += Math.sin(t + 0.8) * tilt - Math.min(3, this.vaart.speed / 120);
    for (let i = 0; i < this.rivalen.length; i += 1) {
      const ding = this.rivalen[i]?.ding;
      if (ding === undefined) continue;
      ding.dy += Math.sin(t + 1 + i * 2) * amp;
      ding.da += Math.sin(t + 2 + i) * tilt;
    }
  }

  /** A rival sails at its share of the child's own average and stays near enough to race with. */
  private vaar(r: Rivaal | undefined, dt: number): void {
    if (r === undefined) return;
    r.t += dt;
    const gemiddeld = this.weg / Math.max(4, this.tijd);
    const afstand = r.begin + r.weg - this.ding.x;
    const band = afstand > 420 ? 0.5 : afstand < -420 ? 1.6 : 1;
    r.weg += Math.max(10, gemiddeld * r.pace * (1 + 0.25 * Math.sin(r.t * 0.7))) * band * dt;
    r.ding.x = r.begin + r.weg;
    const voor = r.ding.x > this.ding.x;
    if (voor !== r.voor && !voor) this.ctx.emit('passed', r.ding.id);
    r.voor = voor;
  }

  private naarFinish(): void {
    const { finish } = this.p;
    if (this.aangekomen || finish === undefined || this.ding.x < this.ctx.entity(finish).x) return;
    this.aangekomen = true;
    this.ctx.emit('arrive', this.p.entity);
  }
}

/** M11 vehicle: sails along one line, pushed by right answers, with rivals and a finish. */
export const mechanic = defineMechanic(vehicleSchema, vehicleEmits, (ctx, params) => new Vehicle(ctx, params));
