import { Veil } from '#engine/parts/veil.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import type { Entity } from '#engine/runtime/contract.ts';
import type { Container, Texture } from 'pixi.js';
import { type Brush, ScrubField } from './scrub-field.ts';

/** px/s of the brush that goes by itself, and the rows that it leaves between two ways, as a share of its width. */
const SWEEP = 1100;
const ROW = 0.7;

/** What regions with the same kind of cover have alike. */
export interface RegionLook {
  /** Kind of the cover, and the share that goes in one pass of the brush. */
  kind: string | undefined;
  strength: number;
  palette: Texture;
  layer: Container;
  size: readonly [number, number];
  at: readonly [number, number];
  paint: boolean;
}

/** One thing with its cover. */
export class ScrubRegion {
  readonly thing: Entity;
  readonly field: ScrubField;
  /** So much was scrubbed that it counts. */
  done = false;
  /** The stroke of now has been here. */
  touched = false;
  /** Seconds before the cover comes back. */
  rest = 0.5;
  /** Last quarter that was told. */
  quarter = 0;
  private readonly veil: Veil;
  readonly look: RegionLook;
  private readonly from = new StagePoint();
  private readonly to = new StagePoint();
  private readonly spot = new StagePoint();
  private way = 0.5;
  private dirty = true;

  constructor(thing: Entity, look: RegionLook) {
    this.thing = thing;
    this.look = look;
    this.field = new ScrubField(look.size[0], look.size[1]);
    this.veil = new Veil(look.palette, this.field, this.field.tones);
    look.layer.addChild(this.veil.mesh);
    this.begin();
  }

  /** Covered again. */
  begin(): void {
    this.field.fill(1);
    this.done = false;
    this.touched = false;
    this.rest = 0;
    this.quarter = 0;
    this.way = 0;
    this.dirty = true;
    this.render();
  }

  /** Whether a place of the layer lies in it. */
  holds(place: { readonly x: number; readonly y: number }): boolean {
    this.local(place, this.spot);
    return this.spot.x >= 0 && this.spot.y >= 0 && this.spot.x <= this.field.width && this.spot.y <= this.field.height;
  }

  /** A stroke between two places of the layer; answers the share of the region that went. */
  rub(from: StagePoint, to: StagePoint, brush: Brush): number {
    this.local(from, this.from);
    this.local(to, this.to);
    const gone = this.field.rub(this.from, this.to, brush);
    if (gone > 0) this.dirty = true;
    return gone;
  }

  /** The brush goes on by itself for so many seconds, in rows from the top; its place is written in stage pixels of the layer. */
  sweep(dt: number, brush: Brush, out: StagePoint): number {
    const { width, height } = this.field;
    let gone = 0;
    let left = SWEEP * dt;
    while (left > 0.5) {
      const step = Math.min(left, width - (this.way % width));
      this.along(this.way, brush, this.from);
      this.along(this.way + step - 0.01, brush, this.to);
      gone += this.field.rub(this.from, this.to, brush);
      this.way = this.to.y > height ? 0 : this.way + step;
      left -= step;
    }
    const { scale } = this.thing;
    out.x = this.left + this.to.x * scale;
    out.y = this.top + this.to.y * scale;
    if (gone > 0) this.dirty = true;
    return gone;
  }

  grow(amount: number): void {
    this.field.grow(amount);
    this.dirty = true;
  }

  /** Draws what changed. */
  render(): void {
    const { mesh } = this.veil;
    const { scale } = this.thing;
    if (mesh.x !== this.left) mesh.x = this.left;
    if (mesh.y !== this.top) mesh.y = this.top;
    if (mesh.scale.x !== scale) mesh.scale.set(scale);
    if (!this.dirty) return;
    this.dirty = false;
    this.veil.show(this.field.cover, this.look.paint);
  }

  destroy(): void {
    this.veil.mesh.destroy();
  }

  private get left(): number {
    return this.thing.x + (this.look.at[0] - this.field.width / 2) * this.thing.scale;
  }

  private get top(): number {
    return this.thing.y + (this.look.at[1] - this.field.height / 2) * this.thing.scale;
  }

  private local(place: { readonly x: number; readonly y: number }, out: StagePoint): void {
    out.x = (place.x - this.left) / this.thing.scale;
    out.y = (place.y - this.top) / this.thing.scale;
  }

  /** Place on the way in rows, there and back. */
  private along(way: number, brush: Brush, out: StagePoint): void {
    const { width } = this.field;
    const row = Math.floor(way / width);
    const share = way - row * width;
    out.x = row % 2 === 0 ? share : width - share;
    out.y = (row + 0.6) * brush.radius * 2 * ROW;
  }
}
