import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type CourseParams, courseSchema } from './course.schema.ts';

type Passer = CourseParams['things'][number] & { readonly entity: Entity; depth: number };

/** Depth that a word is worth where nothing glides. */
const STEP = 0.8;

class Course implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: CourseParams;
  private readonly passers: readonly Passer[];
  private readonly spot = { x: 0, y: 0, scale: 1 };
  private speed = 0;

  constructor(ctx: SceneContext, params: CourseParams) {
    this.ctx = ctx;
    this.p = params;
    this.passers = params.things.map((one) => ({ ...one, entity: ctx.entity(one.thing), depth: one.from }));
    for (const passer of this.passers) this.put(passer);
  }

  onEvent(event: string, _a: string | null, b: string | null): void {
    const { ctx, p } = this;
    const push = p.pushOn[`${event} ${b ?? ''}`] ?? p.pushOn[event];
    if (push === undefined) return;
    if (ctx.reducedMotion) this.go(push * STEP);
    else this.speed = Math.min(p.most, this.speed + push);
  }

  idle(dt: number): void {
    const { ctx, p } = this;
    if (ctx.reducedMotion) return;
    const cruise = ctx.calm ? 0 : p.cruise;
    this.speed = cruise + (this.speed - cruise) * (1 - p.drag) ** dt;
    this.go(this.speed * dt);
  }

  destroy(): void {
    this.speed = 0;
  }

  private go(by: number): void {
    for (const passer of this.passers) {
      passer.depth -= by;
      const gone = passer.depth < passer.near;
      if (gone) passer.depth += this.p.far - passer.near;
      this.put(passer);
      if (!gone) continue;
      passer.entity.place(this.spot.x, this.spot.y);
      this.ctx.emit('passed', passer.thing);
    }
  }

  private put({ entity, depth, x, size }: Passer): void {
    const { spot, p } = this;
    spot.x = p.at[0] + x / depth;
    spot.y = p.at[1] + p.high / depth;
    spot.scale = size / depth;
    entity.take(spot);
    entity.view.alpha = Math.max(0, Math.min(1, (p.far - depth) * 1.5));
    entity.view.zIndex = Math.round(100 / depth);
  }
}

export const mechanic = defineMechanic(courseSchema, ['passed'], (ctx, params) => new Course(ctx, params));
