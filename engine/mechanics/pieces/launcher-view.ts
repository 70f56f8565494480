import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { type LauncherParams, MAX_DOTS } from '../launcher.schema.ts';
import type { Aim, ThrowPath } from './launcher-path.ts';

/** Share of the way to its aim that the barrel turns in a second, as an exponent, and how far it shrinks at full power. */
const QUICK = 16;
const SQUEEZE = 0.14;

/** What is seen of aiming: the barrel, the dots of the way to come, the ring around the target, and what lies ready. */
export class LauncherView {
  private readonly ctx: SceneContext;
  private readonly p: LauncherParams;
  private readonly list: Entity[] = [];
  private barrel: Entity | null = null;
  private ringed: Entity | null = null;
  private shown = 0;

  constructor(ctx: SceneContext, params: LauncherParams) {
    this.ctx = ctx;
    this.p = params;
    if (params.barrel !== undefined) this.barrel = ctx.entity(params.barrel);
    if (params.preview === undefined) return;
    for (let i = 0; i < MAX_DOTS; i += 1) {
      const dot = ctx.spawn(params.preview.prefab, params.pivot[0], params.pivot[1]);
      dot.scale *= 1 - (0.62 * i) / MAX_DOTS;
      dot.visible = false;
      this.list.push(dot);
    }
  }

  /** The barrel follows the aim, and shrinks while power grows. */
  step(aim: Aim, strained: boolean, dt: number): void {
    const { barrel } = this;
    if (barrel === null) return;
    const rest = -aim.angle - barrel.angle;
    barrel.angle += this.ctx.reducedMotion ? rest : rest * (1 - Math.exp(-QUICK * dt));
    if (strained) barrel.sx *= 1 - SQUEEZE * aim.power;
  }

  /** As far as the path goes to what it will hit (`near`). */
  dots(path: ThrowPath): void {
    const { preview } = this.p;
    if (preview === undefined) return;
    const most = Math.min(this.list.length, Math.round(this.ctx.num(preview.dots)));
    const count = Math.min(most, Math.floor(path.near / preview.every) - 1);
    for (let i = 0; i < this.list.length; i += 1) {
      const dot = this.list[i];
      if (dot === undefined) continue;
      if (i < count) this.dot(path, dot, i);
      if (i < count !== i < this.shown) dot.visible = i < count;
    }
    this.shown = count;
  }

  hide(): void {
    for (let i = 0; i < this.shown; i += 1) {
      const dot = this.list[i];
      if (dot !== undefined) dot.visible = false;
    }
    this.shown = 0;
  }

  ring(target: Entity | null): void {
    if (target === this.ringed) return;
    if (this.ringed !== null && this.ringed.token !== null) this.ringed.setPlate('rust');
    this.ringed = target;
    target?.setPlate('focus');
  }

  /** Shows or hides the key caps. */
  keys(on: boolean): void {
    if (this.p.keys !== undefined) for (const cap of this.ctx.group(this.p.keys)) cap.visible = on;
  }

  /** One of what lies ready is gone; after the last the heap is there again. */
  spend(): void {
    const { ctx, p } = this;
    if (p.ammo === undefined) return;
    const heap = ctx.group(p.ammo);
    const next = heap.findLast((thing) => thing.visible);
    if (next !== undefined) next.visible = false;
    if (heap.some((thing) => thing.visible)) return;
    for (const thing of heap) {
      thing.visible = true;
      ctx.juice.pop(thing, 0.3);
    }
  }

  private dot(path: ThrowPath, dot: Entity, i: number): void {
    path.t = (i + 1) * (this.p.preview?.every ?? 0);
    path.locate();
    dot.place(path.at.x, path.at.y);
  }
}
