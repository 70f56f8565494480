import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePlace, StagePoint } from '#engine/runtime/point.ts';
import type { TrayBalanceParams } from '../balance.schema.ts';
import { Rider, type TrayRow } from './balance-row.ts';
import type { Tilt } from './balance-tilt.ts';

const DEGREE = Math.PI / 180;
/** Plates stay upright: they take only this share of the tilt, so that they are read easily. */
const UPRIGHT = 0.33;
/** Px between two plates, and how high a thing is thrown. */
const AIR = 4;
const ARC = 120;
const FALL = 1500;
const HELD = 0.35;
/** Degrees a second that a thing gives when it lands at the edge. */
const WEIGHT = 9;
/** Share of its size that a thing keeps on the table, so that a word has room there. */
const SERVED = 0.85;
/** Px per second from which one hears a thing slide. */
const SLIDES = 40;

/** Puts the riders of a row where they are: on the slope, in the air, on the head of who catches them. */
export class RiderView {
  /** The middle of the platform now. */
  readonly at = new StagePoint();
  size = 1.001;
  private readonly ctx: SceneContext;
  private readonly p: TrayBalanceParams;
  private readonly row: TrayRow;
  private readonly tilt: Tilt;
  private readonly place = new StagePlace();
  private readonly catcher: Entity;
  private readonly catcherHome: number;
  private turn = 0;

  constructor(ctx: SceneContext, p: TrayBalanceParams, parts: { row: TrayRow; tilt: Tilt }) {
    this.ctx = ctx;
    this.p = p;
    this.row = parts.row;
    this.tilt = parts.tilt;
    this.catcher = ctx.entity(p.rescue.entity);
    this.catcherHome = this.catcher.x;
  }

  /** Room for `n` things: how large they are and how far apart. */
  distribute(n: number): void {
    const { ctx, p, row } = this;
    const width = ctx.num(p.width);
    const wide = ctx.tokenWidth(ctx.doc.prefabs[p.rider]?.token?.size ?? 86) + AIR;
    this.size = Math.min(1, width / (Math.max(1, n) * wide));
    row.half = width / 2;
    row.gap = wide * this.size;
  }

  /** Place of slot `i` of `n`, px from the middle. */
  seat(i: number, n: number): number {
    return (i - (n - 1) / 2) * Math.min(this.ctx.num(this.p.width) / n, this.row.gap + AIR);
  }

  /** A new thing, from somewhere in the world to its seat. */
  add(token: Token | null, o: { from: { x: number; y: number }; seat: number; height: number; look?: string }): Rider {
    const { ctx, p } = this;
    const entity = ctx.spawn(p.rider, o.from.x, o.from.y);
    entity.token = token;
    const look = o.look ?? p.looks[this.turn % Math.max(1, p.looks.length)];
    this.turn += 1;
    if (look !== undefined && look !== '') entity.setState(look);
    const rider = new Rider(entity, this.pile(o.height));
    rider.high = rider.pile === null ? 0 : o.height * (p.pile?.step ?? 0) * this.size;
    rider.seat = o.seat;
    rider.u = o.seat;
    rider.now.x = o.from.x;
    rider.now.y = o.from.y;
    rider.fly('hop', 0.45);
    const { riders } = this.row;
    const after = riders.findIndex(({ seat }) => seat > o.seat);
    riders.splice(after < 0 ? riders.length : after, 0, rider);
    ctx.emit('hop', entity.id);
    return rider;
  }

  step(dt: number): void {
    let falling: Rider | null = null;
    for (let i = 0; i < this.row.riders.length; i += 1) {
      const rider = this.row.riders[i];
      if (rider === undefined) continue;
      this.move(rider, dt);
      this.draw(rider);
      this.hear(rider);
      if (rider.phase === 'fall' || rider.phase === 'held') falling = rider;
    }
    this.runToCatch(falling, dt);
  }

  /** Tells when a thing begins to slide. */
  private hear(rider: Rider): void {
    const slides = rider.phase === 'on' && Math.abs(rider.v) > SLIDES;
    if (slides && !rider.slides) this.ctx.emit('slide', rider.entity.id);
    rider.slides = slides;
  }

  private pile(height: number): Entity | null {
    const { pile } = this.p;
    if (pile === undefined || height < 1) return null;
    const entity = this.ctx.spawn(pile.prefab, -900, -900);
    entity.setState(`n${height}`);
    return entity;
  }

  private move(rider: Rider, dt: number): void {
    if (rider.phase === 'on') return this.surface(rider, rider.u, rider.now);
    if (rider.phase === 'fall') return this.fall(rider, dt);
    if (rider.phase === 'held') return this.carry(rider, dt);
    if (rider.phase === 'rest') return;
    rider.t = Math.min(1, rider.t + dt / rider.flight);
    if (rider.phase === 'hop') this.surface(rider, rider.seat, rider.to);
    const { t, from, to, now } = rider;
    now.x = from.x + (to.x - from.x) * t;
    now.y = from.y + (to.y - from.y) * t - ARC * 4 * t * (1 - t);
    if (t === 1) this.land(rider);
  }

  private land(rider: Rider): void {
    if (rider.phase === 'leave') rider.phase = 'rest';
    else {
      rider.phase = 'on';
      rider.u = rider.seat;
      if (!this.ctx.reducedMotion) this.tilt.speed += (rider.seat / this.row.half) * WEIGHT;
    }
    this.ctx.juice.squash(rider.entity);
    this.ctx.emit('settle', rider.entity.id);
  }

  /** Foot of a thing on the slope; a high pile leans over to the low side. */
  private surface(rider: Rider, u: number, out: StagePoint): void {
    const angle = this.tilt.angle * DEGREE;
    out.x = this.at.x + u * Math.cos(angle) + rider.high * Math.sin(angle);
    out.y = this.at.y + u * Math.sin(angle) - rider.high * Math.cos(angle);
  }

  private fall(rider: Rider, dt: number): void {
    rider.v += FALL * dt;
    rider.now.y += rider.v * dt;
    rider.now.x += (rider.seat > 0 ? 60 : -60) * dt;
    if (rider.now.y < this.p.rescue.y) return;
    rider.now.y = this.p.rescue.y;
    rider.phase = 'held';
    rider.t = 0;
    this.ctx.emit('caught', rider.entity.id);
  }

  private carry(rider: Rider, dt: number): void {
    rider.t += dt;
    rider.now.x = this.catcher.x;
    if (rider.t >= HELD) rider.fly('hop', 0.6);
  }

  private draw(rider: Rider): void {
    const { place } = this;
    const onTable = rider.phase === 'leave' ? rider.t : rider.phase === 'rest' ? 1 : 0;
    place.x = rider.now.x;
    place.y = rider.now.y;
    place.scale = this.size * (1 - (1 - Math.min(SERVED, rider.room)) * onTable);
    place.angle = rider.phase === 'on' ? this.tilt.angle * UPRIGHT : 0;
    rider.entity.takeTurned(place);
    if (rider.pile === null) return;
    place.x -= rider.phase === 'on' ? rider.high * Math.sin(this.tilt.angle * DEGREE) : 0;
    place.y += rider.high * (place.scale / this.size);
    place.angle = rider.phase === 'on' ? this.tilt.angle : 0;
    rider.pile.takeTurned(place);
  }

  private runToCatch(falling: Rider | null, dt: number): void {
    const goal = falling === null ? this.catcherHome : falling.now.x;
    const way = goal - this.catcher.x;
    if (Math.abs(way) < 0.5) return;
    this.catcher.x += way * (1 - Math.exp(-(falling === null ? 3 : 11) * dt));
  }
}
