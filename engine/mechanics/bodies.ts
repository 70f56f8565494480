import type { Entity, Mechanic, SceneContext, SpelWorld } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type BodiesParams, bodiesEmits, bodiesSchema } from './bodies.schema.ts';
import { StagePoint } from '#engine/runtime/point.ts';

type Rect = readonly [number, number, number, number];
const THICK = 60;
const NO = [0, 0] as const;

/** Wall rectangles of 60 px outside the given sides of a box. */
export function walls([x, y, w, h]: Rect, sides: readonly string[]): Rect[] {
  const all: readonly (readonly [string, Rect])[] = [
    ['left', [x - THICK, y - THICK, THICK, h + 2 * THICK]],
    ['right', [x + w, y - THICK, THICK, h + 2 * THICK]],
    ['top', [x - THICK, y - THICK, w + 2 * THICK, THICK]],
    ['bottom', [x - THICK, y + h, w + 2 * THICK, THICK]],
  ];
  return all.filter(([side]) => sides.includes(side)).map(([, rect]) => rect);
}

const within = ([x, y, w, h]: Rect, thing: Entity): boolean =>
  thing.x >= x && thing.x <= x + w && thing.y >= y && thing.y <= y + h;

class Bodies implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: BodiesParams;
  private readonly inside: Uint8Array[];
  private readonly velocity = new StagePoint();
  private t = 0;
  private tempo = 0.5;

  constructor(ctx: SceneContext, params: BodiesParams) {
    this.ctx = ctx;
    this.p = params;
    this.inside = params.zones.map(() => new Uint8Array(512));
    if (params.bounds !== undefined)
      for (const rect of walls(params.bounds.rect, params.bounds.sides))
        ctx.services.world?.wall(rect, params.bounds.material);
  }

  idle(dt: number): void {
    const { world } = this.ctx.services;
    if (world === undefined) return;
    this.t += dt;
    this.tempo = this.ctx.tempo;
    for (let i = 0; i < world.bodies.length; i += 1) {
      const thing = world.bodies[i];
      if (thing === undefined) continue;
      this.blow(thing, dt);
      for (let z = 0; z < this.p.zones.length; z += 1) this.zone(thing, z, dt);
    }
  }

  destroy(): void {
    this.inside.length = 0;
  }

  private blow(thing: Entity, dt: number): void {
    const { wind, drift } = this.p;
    const { world } = this.ctx.services;
    if (world === undefined) return;
    if (wind === undefined && drift === undefined) return;
    const { velocity } = this;
    world.readVelocity(thing, velocity);
    if (wind !== undefined)
      velocity.x += Math.sin((this.t / wind.period) * Math.PI * 2 + thing.index) * this.ctx.num(wind.amp) * dt;
    if (drift !== undefined)
      velocity.y += (this.ctx.num(drift.y) * this.tempo - velocity.y) * (1 - Math.exp(-dt * drift.ease));
    world.setVelocity(thing, velocity);
  }

  private zone(thing: Entity, z: number, dt: number): void {
    const zone = this.p.zones[z];
    const inside = this.inside[z];
    const { world } = this.ctx.services;
    if (zone === undefined || inside === undefined || world === undefined) return;
    const is = within(zone.rect, thing);
    if (is !== (inside[thing.index] === 1)) {
      inside[thing.index] = is ? 1 : 0;
      this.ctx.emit(is ? 'enter' : 'leave', thing.id, zone.id);
    }
    if (is) this.push(world, thing, { zone, dt });
  }

  private push(
    world: SpelWorld,
    thing: Entity,
    { zone, dt }: { zone: BodiesParams['zones'][number]; dt: number },
  ): void {
    const { force = NO, drag = 0, buoyancy = 0 } = zone;
    const { velocity } = this;
    const brake = Math.exp(-this.ctx.num(drag) * dt);
    world.readVelocity(thing, velocity);
    velocity.x = velocity.x * brake + this.ctx.num(force[0]) * dt;
    velocity.y = velocity.y * brake + (this.ctx.num(force[1]) - this.ctx.num(buoyancy)) * dt;
    world.setVelocity(thing, velocity);
  }
}

/** M1 bodies: walls, wind, rise and force zones of the Matter world. */
export const mechanic = defineMechanic(bodiesSchema, bodiesEmits, (ctx, params) => new Bodies(ctx, params));
