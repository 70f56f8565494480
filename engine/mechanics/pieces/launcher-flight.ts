import type { InputDevice } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import type { LauncherParams } from '../launcher.schema.ts';
import { ThrowPath } from './launcher-path.ts';

/** Px from the place of an extra at which it is hit. */
const GRAZE = 72;

/** A shot on its way: what flies, where it must come, and when. */
export class LauncherFlight {
  missile: Entity | null = null;
  /** Target that it will come to; null = nobody helps it. */
  goal: Entity | null = null;
  /** It finds its own way, and nothing else counts. */
  sure = false;
  device: InputDevice = 'muis';
  /** Its way from here to the goal. */
  readonly path = new ThrowPath();
  private readonly ctx: SceneContext;
  private readonly p: LauncherParams;
  private readonly spot = new StagePoint();
  private readonly touched = new Set<Entity>();
  private age = 0.5;
  private until = 0.5;

  constructor(ctx: SceneContext, params: LauncherParams) {
    this.ctx = ctx;
    this.p = params;
  }

  /** Lets something go along the path, which becomes its own. */
  start(missile: Entity, path: ThrowPath, o: { goal: Entity | null; sure: boolean; device: InputDevice }): void {
    const { world } = this.ctx.services;
    this.missile = missile;
    this.goal = o.goal;
    this.sure = o.sure;
    this.device = o.device;
    this.age = 0;
    this.until = path.near;
    this.touched.clear();
    this.path.speed.x = path.speed.x;
    this.path.speed.y = path.speed.y;
    this.path.pull.x = path.pull.x;
    this.path.pull.y = path.pull.y;
    if (world?.has(missile) !== true) return;
    world.setVelocity(missile, path.speed);
    if (o.sure) world.sensor(missile, true);
  }

  /** One step; answers what was hit. */
  step(dt: number): Entity | null {
    const { missile, goal } = this;
    if (missile === null) return null;
    this.age += dt;
    if (goal !== null && this.age + dt * 1.5 >= this.until) return goal;
    this.steer(missile, dt);
    this.graze(missile);
    return this.meets(missile);
  }

  /** It flew too long, or out of the box. */
  get isLost(): boolean {
    const { missile, p } = this;
    if (missile === null) return false;
    const { keep } = p;
    const dx = missile.x - keep[0];
    const dy = missile.y - keep[1];
    return this.age > p.maxSeconds || dx < 0 || dx > keep[2] || dy < 0 || dy > keep[3];
  }

  end(): void {
    this.missile?.destroy();
    this.missile = null;
    this.goal = null;
  }

  /** Middle of what must be hit of a target. */
  bullseye(target: Entity, out: StagePoint): void {
    out.x = target.x + this.p.bullseye[0] * target.scale;
    out.y = target.y + this.p.bullseye[1] * target.scale;
  }

  private steer(missile: Entity, dt: number): void {
    const { path, goal, ctx } = this;
    const { world } = ctx.services;
    const solid = world?.has(missile) === true;
    if (goal !== null) {
      this.bullseye(goal, this.spot);
      path.from.x = missile.x;
      path.from.y = missile.y;
      path.t = this.until - this.age;
      path.reach(this.spot);
    } else if (solid && world !== undefined) {
      world.readVelocity(missile, path.speed);
      path.speed.x += path.pull.x * dt;
    }
    if (solid) {
      world?.setVelocity(missile, path.speed);
      return;
    }
    missile.x += path.speed.x * dt;
    missile.y += path.speed.y * dt;
    path.speed.x += path.pull.x * dt;
    path.speed.y += path.pull.y * dt;
  }

  /** A target that it flies into; a shot that finds its own way passes the others. */
  private meets(missile: Entity): Entity | null {
    if (this.sure) return null;
    const targets = this.ctx.group(this.p.targets);
    for (let i = 0; i < targets.length; i += 1) {
      const target = targets[i];
      if (target !== undefined && target.token !== null && target.visible && this.covers(target, missile))
        return target;
    }
    return null;
  }

  private graze(missile: Entity): void {
    const { ctx, p } = this;
    if (p.extras === undefined) return;
    const extras = ctx.group(p.extras);
    for (let i = 0; i < extras.length; i += 1) {
      const extra = extras[i];
      if (extra === undefined || !extra.visible || this.touched.has(extra) || !near(extra, missile, GRAZE)) continue;
      this.touched.add(extra);
      ctx.emit('graze', extra.id, missile.id);
    }
  }

  private covers(target: Entity, missile: Entity): boolean {
    this.bullseye(target, this.spot);
    return near(this.spot, missile, this.ctx.num(this.p.radius) * target.scale);
  }
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const near = (a: Spot, b: Spot, px: number): boolean => {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy < px * px;
};
