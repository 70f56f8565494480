import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import type { BounceParams } from '../bounce.schema.ts';

/** Seconds in which a ball that is led comes most of the way. */
const LEAD = 0.09;

/** The ball and what the world does with it. */
export class BounceBall {
  readonly thing: Entity;
  /** Where it is led to. */
  readonly to = new StagePoint();
  private readonly ctx: SceneContext;
  private readonly p: BounceParams;
  private readonly speed = new StagePoint();
  private before = 0.5;

  constructor(ctx: SceneContext, params: BounceParams) {
    this.ctx = ctx;
    this.p = params;
    this.thing = ctx.entity(params.ball);
  }

  get isSlow(): boolean {
    const { speed } = this;
    const sticky = this.ctx.num(this.p.sticky);
    this.read();
    return speed.x * speed.x + speed.y * speed.y < sticky * sticky;
  }

  solid(on: boolean): void {
    this.ctx.services.world?.sensor(this.thing, !on);
  }

  read(): StagePoint {
    this.ctx.services.world?.readVelocity(this.thing, this.speed);
    return this.speed;
  }

  send(x: number, y: number): void {
    this.speed.x = x;
    this.speed.y = y;
    this.write();
  }

  write(): void {
    this.ctx.services.world?.setVelocity(this.thing, this.speed);
  }

  /** The world moves it to its place in a moment. */
  lead(dt: number): void {
    const k = (1 - Math.exp(-dt / LEAD)) / dt;
    this.speed.x = (this.to.x - this.thing.x) * k;
    this.speed.y = (this.to.y - this.thing.y) * k;
    this.write();
  }

  /** Straight away from a thing. */
  leave(thing: Entity, speed: number): void {
    const dx = this.thing.x - thing.x || 1;
    const dy = this.thing.y - thing.y;
    const far = Math.sqrt(dx * dx + dy * dy);
    this.send((dx / far) * speed, (dy / far) * speed);
  }

  up(spread: number): void {
    const { ctx, p } = this;
    this.send((ctx.rng.next() - 0.5) * spread, -ctx.num(p.save.kick));
  }

  /** Keeps its one speed, and tells of the rings that it fell through. */
  step(): void {
    const speed = this.ctx.num(this.p.speed);
    if (speed > 0) {
      const { x, y } = this.read();
      const now = Math.sqrt(x * x + y * y);
      if (now < 1) this.send(0, -speed);
      else this.send((x * speed) / now, (y * speed) / now);
    }
    if (this.p.hoops !== undefined) this.fallThrough(this.ctx.group(this.p.hoops));
    this.before = this.thing.y;
  }

  private fallThrough(hoops: readonly Entity[]): void {
    const { thing, ctx, p } = this;
    for (let i = 0; i < hoops.length; i += 1) {
      const hoop = hoops[i];
      if (hoop === undefined || this.before >= hoop.y || thing.y < hoop.y) continue;
      if (Math.abs(thing.x - hoop.x) < ctx.num(p.opening)) ctx.emit('hoop', hoop.id, thing.id);
    }
  }
}
