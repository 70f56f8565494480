import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { StagePoint } from '#engine/runtime/point.ts';
import type { TrayBalanceParams } from '../balance.schema.ts';
import type { TrayRow } from './balance-row.ts';
import type { Tilt } from './balance-tilt.ts';

const DEGREE = Math.PI / 180;

/** Who carries the platform, and stands along the row. */
interface Bearer {
  entity: Entity;
  dx: number;
  y: number;
}

/** What goes along with a platform besides its riders: who bears it, who came to sit on it, and the mark of the next seat. */
export class PlatformCompany {
  private readonly ctx: SceneContext;
  private readonly p: TrayBalanceParams;
  private readonly row: TrayRow;
  private readonly tilt: Tilt;
  private readonly at: StagePoint;
  private readonly platform: Entity;
  private readonly homeY: number;
  private readonly bearers: readonly Bearer[];

  constructor(ctx: SceneContext, p: TrayBalanceParams, parts: { row: TrayRow; tilt: Tilt; at: StagePoint }) {
    this.ctx = ctx;
    this.p = p;
    this.row = parts.row;
    this.tilt = parts.tilt;
    this.at = parts.at;
    this.platform = ctx.entity(p.platform);
    this.homeY = this.platform.y;
    this.bearers = p.bearers.map((id) => {
      const entity = ctx.entity(id);
      return { entity, dx: entity.x - this.platform.x, y: entity.y };
    });
    for (const { entity } of p.passengers) ctx.entity(entity).visible = false;
  }

  /** Moves all to where the bearer is, `bob` px up or down. */
  follow(x: number, bob: number): void {
    this.at.x = x;
    this.at.y = this.homeY + bob;
    this.platform.x = x;
    this.platform.y = this.at.y;
    this.platform.angle = this.tilt.angle;
    for (let i = 0; i < this.bearers.length; i += 1) {
      const bearer = this.bearers[i];
      if (bearer === undefined) continue;
      bearer.entity.x = x + bearer.dx;
      bearer.entity.y = bearer.y + bob;
    }
    for (let i = 0; i < this.p.passengers.length; i += 1) {
      const passenger = this.p.passengers[i];
      if (passenger !== undefined) this.seat(this.ctx.entity(passenger.entity), passenger.at * this.row.half);
    }
  }

  /** Those who come along after so many words. */
  board(done: number): void {
    for (const { entity, from } of this.p.passengers) {
      const thing = this.ctx.entity(entity);
      if (thing.visible || done < from) continue;
      thing.visible = true;
      this.ctx.juice.pop(thing);
      this.ctx.emit('boards', entity);
    }
  }

  showPads(on: boolean): void {
    for (let i = 0; i < this.p.pads.length; i += 1) {
      const pad = this.ctx.entity(this.p.pads[i] ?? '');
      if (pad.visible !== on) pad.visible = on;
    }
  }

  /** The mark at `u` px from the middle, or none. */
  showMark(shown: boolean, o: { u: number; size: number }): void {
    if (this.p.mark === undefined) return;
    const thing = this.ctx.entity(this.p.mark);
    if (thing.visible !== shown) thing.visible = shown;
    if (!shown) return;
    this.seat(thing, o.u);
    thing.scale = o.size;
  }

  private seat(thing: Entity, u: number): void {
    if (!thing.visible) return;
    const angle = this.tilt.angle * DEGREE;
    thing.x = this.at.x + u * Math.cos(angle);
    thing.y = this.at.y + u * Math.sin(angle);
    thing.angle = this.tilt.angle;
  }
}
