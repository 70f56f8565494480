import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { Path, PathSpot } from '#engine/runtime/path.ts';
import type { BounceParams } from '../bounce.schema.ts';
import type { BounceBall } from './bounce-ball.ts';

type PlungerParams = NonNullable<BounceParams['plunger']>;
const RAD = Math.PI / 180;
/** Share of its speed that a ball keeps when it leaves the lane. */
const LEAVES = 0.34;

/** The spring that a question begins with, and the lane from there. */
export class Plunger {
  charging = false;
  private readonly ctx: SceneContext;
  private readonly p: PlungerParams;
  private readonly handle: Entity;
  private readonly lane: Path;
  private readonly run = new PathSpot();
  private readonly time = { charge: 0.5, until: 0.5 };

  constructor(ctx: SceneContext, params: PlungerParams) {
    this.ctx = ctx;
    this.p = params;
    this.handle = ctx.entity(params.entity);
    this.lane = new Path(ctx.path(params.path));
  }

  begin(): void {
    this.charging = true;
    this.time.charge = 0;
    this.ctx.emit('charge', this.p.entity);
  }

  /** Share of its power. */
  get power(): number {
    return this.charging ? Math.min(1, this.time.charge / this.ctx.num(this.p.charge)) : 0;
  }

  /** The ball lies before it; it is drawn back as long as it is held. */
  pull(dt: number, { to }: BounceBall): void {
    const { p, time } = this;
    if (this.charging) time.charge += dt;
    to.x = p.at[0];
    to.y = p.at[1];
    if (!this.charging) return;
    const back = this.power * p.pull;
    to.y += back;
    this.handle.dy = back;
  }

  launch(power: number): void {
    const { least } = this.p;
    this.charging = false;
    this.time.until = this.lane.length * (least + (1 - least) * power);
    this.run.along = 0;
    this.ctx.emit('launch', this.p.entity);
  }

  /** Goes on along the lane; true at its end, with the speed of there. */
  step(dt: number, body: BounceBall): boolean {
    const { run, lane } = this;
    const speed = this.ctx.num(this.p.speed);
    run.along += speed * dt;
    lane.find(run);
    body.to.x = run.x;
    body.to.y = run.y;
    body.lead(dt);
    if (run.along < this.time.until) return false;
    body.send(Math.cos(run.angle * RAD) * speed * LEAVES, Math.sin(run.angle * RAD) * speed * LEAVES);
    return true;
  }
}
