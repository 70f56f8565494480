import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { CutParams } from '../cut.schema.ts';

/** Rows that are tried; one more must make the pieces so much larger. */
const MOST_ROWS = 4;
const WORTH = 1.3;
const APART_MS = 220;

/** Size and number in a row that make `count` pieces largest. */
export function planRow(
  count: number,
  [w, h]: readonly [number, number],
  [wide, high, most]: readonly [number, number, number],
): { size: number; per: number } {
  let best = { size: 0, per: Math.max(1, count) };
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    const per = Math.max(1, Math.ceil(count / rows));
    const size = Math.min(most, w / (per * wide), h / (rows * high));
    if (size > best.size * WORTH) best = { size, per };
  }
  return best;
}

/** The pieces of a word and the marks of the seams between them: seam i lies after piece i. */
export class CutRow {
  readonly parts: Entity[] = [];
  readonly gaps: Entity[] = [];
  private readonly ctx: SceneContext;
  private readonly p: CutParams;
  private readonly cut = new Set<number>();
  private size = 1;
  private per = 1;
  private total = 0;

  constructor(ctx: SceneContext, params: CutParams) {
    this.ctx = ctx;
    this.p = params;
  }

  begin(tokens: readonly Token[], seams: boolean): void {
    const { ctx, p } = this;
    this.clear();
    const [, , w, h] = p.field;
    const room = w - p.apart * 3;
    const plan = planRow(tokens.length, [room, h], [p.size[0], p.size[1], ctx.num(p.most)]);
    this.size = plan.size;
    this.per = plan.per;
    this.total = tokens.length;
    for (const [i, token] of tokens.entries()) {
      const part = ctx.spawn(p.part, this.partX(i), this.rowY(i));
      part.token = token;
      part.scale *= plan.size;
      this.parts.push(part);
      if (!seams || i === tokens.length - 1) continue;
      const gap = ctx.spawn(p.gap, this.seamX(i), this.rowY(i) + p.gapY * plan.size);
      gap.scale *= Math.min(1, Math.max(plan.size, 0.7));
      this.gaps.push(gap);
    }
    this.look();
    this.enter();
  }

  clear(): void {
    for (const thing of [...this.parts, ...this.gaps]) if (!thing.view.destroyed) thing.destroy();
    this.parts.length = 0;
    this.gaps.length = 0;
    this.cut.clear();
  }

  isCut(i: number): boolean {
    return this.cut.has(i);
  }

  /** The seam nearest to a point in its row, or with `pieces` the piece; -1 outside the field. */
  near(at: { x: number; y: number }, pieces: boolean): number {
    const [fx, fy, w, h] = this.p.field;
    if (at.x < fx || at.x > fx + w || at.y < fy || at.y > fy + h) return -1;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    const count = pieces ? this.parts.length : this.gaps.length;
    for (let i = 0; i < count; i += 1) {
      const x = pieces ? this.partX(i) : this.seamX(i);
      const far = Math.abs(at.x - x) + Math.abs(at.y - this.rowY(i)) * 3;
      if (far >= least) continue;
      best = i;
      least = far;
    }
    return best;
  }

  /** Where a seam or a piece lies. */
  placeOf(i: number, pieces: boolean, out: { x: number; y: number }): boolean {
    if (i < 0 || this.parts[i] === undefined) return false;
    out.x = pieces ? this.partX(i) : this.seamX(i);
    out.y = this.rowY(i);
    return true;
  }

  /** Cuts after piece i: what lies beside it moves away. */
  apart(i: number): void {
    const { ctx } = this;
    this.cut.add(i);
    this.gaps[i]?.setState('done');
    this.look();
    for (const [k, part] of this.parts.entries()) this.slide(part, this.partX(k));
    for (const [k, gap] of this.gaps.entries()) this.slide(gap, this.seamX(k));
    for (const k of [i, i + 1]) {
      const part = this.parts[k];
      if (part !== undefined) ctx.juice.squash(part);
    }
  }

  /** All pieces fall into a thing, one after another; answers the ms that takes. */
  fall(into: Entity): number {
    const { ctx, p, parts } = this;
    const step = Math.min(70, 500 / Math.max(1, parts.length));
    for (const gap of this.gaps) gap.visible = false;
    for (const [i, part] of parts.entries()) {
      const aside = ((i + 0.5) / parts.length - 0.5) * 150;
      const done = (): void => {
        if (part.view.destroyed) return;
        ctx.emit('fell', part.id);
        part.visible = false;
      };
      const to = { x: into.x + aside, y: into.y, scale: this.size * 0.4, angle: (i % 2 === 0 ? -1 : 1) * (20 + i * 7) };
      if (ctx.reducedMotion) ctx.after(p.fallMs, done);
      else ctx.after(i * step, () => !part.view.destroyed && ctx.juice.tween(part, to, p.fallMs, 'in', done));
    }
    return p.fallMs + step * parts.length;
  }

  private slide(thing: Entity, x: number): void {
    if (thing.x === x || thing.view.destroyed) return;
    this.ctx.juice.tween(thing, { x }, APART_MS, 'outBack');
  }

  private enter(): void {
    if (this.ctx.reducedMotion) return;
    for (const [i, part] of this.parts.entries()) {
      const { x } = part;
      part.place(x - 1300, part.y);
      this.ctx.juice.tween(part, { x }, 520, 'outCubic');
      const gap = this.gaps[i];
      if (gap === undefined) continue;
      const { scale } = gap;
      gap.scale = 0.01;
      this.ctx.after(480 + i * 30, () => !gap.view.destroyed && this.ctx.juice.tween(gap, { scale }, 220, 'outBack'));
    }
  }

  /** On which sides a piece ends. */
  private look(): void {
    const last = this.parts.length - 1;
    for (const [i, part] of this.parts.entries()) {
      const left = i === 0 || this.cut.has(i - 1);
      const right = i === last || this.cut.has(i);
      part.setState(left ? (right ? 'lone' : 'left') : right ? 'right' : 'mid');
    }
  }

  private rowY(i: number): number {
    const [, y, , h] = this.p.field;
    const rows = Math.ceil(this.total / this.per);
    return y + h - (rows - Math.floor(i / this.per) - 0.5) * this.p.size[1] * this.size;
  }

  /** Cuts of the row of piece i up to it. */
  private cuts(i: number, until: number): number {
    const from = Math.floor(i / this.per) * this.per;
    let count = 0;
    for (let k = from; k < until; k += 1) if (this.cut.has(k) && k < from + this.per - 1) count += 1;
    return count;
  }

  private partX(i: number): number {
    const { p, per } = this;
    const [x, , w] = p.field;
    const from = Math.floor(i / per) * per;
    const here = Math.min(per, this.total - from);
    const shift = (this.cuts(i, i) - this.cuts(i, from + here) / 2) * p.apart;
    return x + w / 2 + (i - from - (here - 1) / 2) * p.size[0] * this.size + shift;
  }

  private seamX(i: number): number {
    const half = (this.p.size[0] * this.size) / 2;
    const open = this.cut.has(i) && (i + 1) % this.per !== 0;
    return this.partX(i) + half + (open ? this.p.apart / 2 : 0);
  }
}
