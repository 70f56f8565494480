import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { taskLine } from '#engine/mechanics/pieces/task-line.ts';
import { type BoardParams, boardSchema } from './board.schema.ts';

const EVERY = 70;
/** Half the height of what is written on a target, and px that targets may come nearer to the bumpers: a ball must fit between those that it meets. */
const HALF = 28;
const LOWER = { solid: 48, open: 64 };

/** Sets up a target for every answer; the right one goes down. */
class Board implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: BoardParams;
  private readonly targets: Entity[] = [];
  private readonly homes = new Float64Array(16);
  private readonly time = { t: 0.5 };

  constructor(ctx: SceneContext, params: BoardParams) {
    this.ctx = ctx;
    this.p = params;
  }

  onQuestion(): void {
    const { ctx, p } = this;
    this.clear();
    const tokens = ctx.tokens();
    const fits = p.layouts.find(({ most, size, width }) => tokens.length <= most && ctx.tokenWidth(size) <= width);
    const layout = fits ?? p.layouts.at(-1);
    if (layout === undefined) return;
    const points = ctx.points(layout.points);
    const lower = this.lower(points, ctx.doc.prefabs[layout.prefab]?.body === undefined ? LOWER.open : LOWER.solid);
    for (const [i, token] of tokens.entries()) {
      const [x, y] = points[i % points.length] ?? [640, 300];
      const target = ctx.spawn(layout.prefab, x, y + lower);
      target.token = token;
      this.homes[i] = x;
      this.targets.push(target);
      this.rise(target, i);
    }
  }

  idle(dt: number): void {
    const glide = this.ctx.reducedMotion ? 0 : this.ctx.num(this.p.glide);
    this.time.t += dt;
    if (glide === 0) return;
    for (let i = 0; i < this.targets.length; i += 1) {
      const target = this.targets[i];
      if (target === undefined) continue;
      const x = (this.homes[i] ?? 0) + Math.sin(this.time.t * 1.1 + target.y / 60) * glide;
      this.ctx.services.world?.teleport(target, x, target.y);
    }
  }

  onEvent(event: string, a: string | null): void {
    if (event !== 'correct' || this.ctx.question()?.view.shape !== 'sequence') return;
    for (const target of this.targets) if (target.id === a) target.setState('down');
  }

  onFinale(): void {
    this.clear();
  }

  destroy(): void {
    this.targets.length = 0;
  }

  /** Px that all targets stand lower where the task reaches far down. */
  private lower(points: readonly (readonly [number, number])[], most: number): number {
    const highest = Math.min(...points.map(([, y]) => y));
    return Math.max(0, Math.min(most, taskLine(this.ctx.layout) + HALF - highest));
  }

  private clear(): void {
    for (const target of this.targets) target.destroy();
    this.destroy();
  }

  private rise(target: Entity, i: number): void {
    const { ctx } = this;
    if (ctx.reducedMotion) return;
    const size = target.scale;
    target.scale = 0.01;
    ctx.after(i * EVERY, () => {
      if (!target.view.destroyed) ctx.juice.tween(target, { scale: size }, 360, 'outBack');
    });
  }
}

export const mechanic = defineMechanic(boardSchema, [], (ctx, params) => new Board(ctx, params));
