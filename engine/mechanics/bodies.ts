import type { Entity, Mechanic, SceneContext, Wereld } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { type BodiesParams, bodiesEmits, bodiesSchema } from './bodies.schema.ts';
import { Punt } from '#engine/runtime/punt.ts';

type Rect = readonly [number, number, number, number];
const DIK = 60;
const GEEN = [0, 0] as const;

/** Wall rectangles of 60 px outside the given sides of a box. */
export function wanden([x, y, w, h]: Rect, sides: readonly string[]): Rect[] {
  const alle: readonly (readonly [string, Rect])[] = [
    ['left', [x - DIK, y - DIK, DIK, h + 2 * DIK]],
    ['right', [x + w, y - DIK, DIK, h + 2 * DIK]],
    ['top', [x - DIK, y - DIK, w + 2 * DIK, DIK]],
    ['bottom', [x - DIK, y + h, w + 2 * DIK, DIK]],
  ];
  return alle.filter(([side]) => sides.includes(side)).map(([, rect]) => rect);
}

const binnen = ([x, y, w, h]: Rect, ding: Entity): boolean =>
  ding.x >= x && ding.x <= x + w && ding.y >= y && ding.y <= y + h;

class Bodies implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: BodiesParams;
  private readonly erin: Uint8Array[];
  private readonly vaart = new Punt();
  private t = 0;
  private tempo = 0.5;

  constructor(ctx: SceneContext, params: BodiesParams) {
    this.ctx = ctx;
    this.p = params;
    this.erin = params.zones.map(() => new Uint8Array(512));
    if (params.bounds !== undefined)
      for (const rect of wanden(params.bounds.rect, params.bounds.sides))
        ctx.diensten.wereld?.wall(rect, params.bounds.material);
  }

  idle(dt: number): void {
    const { wereld } = this.ctx.diensten;
    if (wereld === undefined) return;
    this.t += dt;
    this.tempo = this.ctx.tempo;
    for (let i = 0; i < wereld.bodies.length; i += 1) {
      const ding = wereld.bodies[i];
      if (ding === undefined) continue;
      this.waai(ding, dt);
      for (let z = 0; z < this.p.zones.length; z += 1) this.zone(ding, z, dt);
    }
  }

  destroy(): void {
    this.erin.length = 0;
  }

  private waai(ding: Entity, dt: number): void {
    const { wind, drift } = this.p;
    const { wereld } = this.ctx.diensten;
    if (wereld === undefined) return;
    if (wind === undefined && drift === undefined) return;
    const { vaart } = this;
    wereld.leesVaart(ding, vaart);
    if (wind !== undefined)
      vaart.x += Math.sin((this.t / wind.period) * Math.PI * 2 + ding.index) * this.ctx.num(wind.amp) * dt;
    if (drift !== undefined)
      vaart.y += (this.ctx.num(drift.y) * this.tempo - vaart.y) * (1 - Math.exp(-dt * drift.ease));
    wereld.zetVaart(ding, vaart);
  }

  private zone(ding: Entity, z: number, dt: number): void {
    const zone = this.p.zones[z];
    const erin = this.erin[z];
    const { wereld } = this.ctx.diensten;
    if (zone === undefined || erin === undefined || wereld === undefined) return;
    const is = binnen(zone.rect, ding);
    if (is !== (erin[ding.index] === 1)) {
      erin[ding.index] = is ? 1 : 0;
      this.ctx.emit(is ? 'enter' : 'leave', ding.id, zone.id);
    }
    if (is) this.duw(wereld, ding, { zone, dt });
  }

  private duw(wereld: Wereld, ding: Entity, { zone, dt }: { zone: BodiesParams['zones'][number]; dt: number }): void {
    const { force = GEEN, drag = 0, buoyancy = 0 } = zone;
    const { vaart } = this;
    const rem = Math.exp(-this.ctx.num(drag) * dt);
    wereld.leesVaart(ding, vaart);
    vaart.x = vaart.x * rem + this.ctx.num(force[0]) * dt;
    vaart.y = vaart.y * rem + (this.ctx.num(force[1]) - this.ctx.num(buoyancy)) * dt;
    wereld.zetVaart(ding, vaart);
  }
}

/** M1 bodies: walls, wind, rise and force zones of the Matter world. */
export const mechanic = defineMechanic(bodiesSchema, bodiesEmits, (ctx, params) => new Bodies(ctx, params));
