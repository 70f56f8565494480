import { Container } from 'pixi.js';
import type { Token } from '#engine/core/oefening/contract/contract.ts';
import { Pie } from '#engine/parts/pie.ts';
import type { Entity, PlateState, SceneContext, TokenView } from '#engine/runtime/contract.ts';
import type { DragdropParams } from '../dragdrop.schema.ts';

interface Slot {
  plate: TokenView;
  x: number;
  y: number;
  vol: boolean;
  token: Token | null;
}

/** Places of a word in the world: points, a row, or a ring on a turning disc. */
export class Slots {
  readonly list: Slot[] = [];
  angle = 0;
  private readonly ctx: SceneContext;
  private readonly p: DragdropParams;
  private readonly layer: Container;
  private readonly onto: Entity | null;
  private pie: Pie | null = null;
  private size = 1;

  constructor(ctx: SceneContext, params: DragdropParams) {
    this.ctx = ctx;
    this.p = params;
    const { onto } = params.slots;
    this.onto = onto === undefined ? null : ctx.entity(onto);
    const layer = params.slot.layer;
    this.layer = layer === undefined ? ctx.layer(ctx.doc.layers.at(-1)?.id ?? '') : ctx.layer(layer);
    this.createPie();
  }

  /** New word: n open slots. */
  distribute(n: number, open: number): void {
    for (const slot of this.list) this.ctx.freeToken(slot.plate);
    this.list.length = 0;
    const size = this.ctx.num(this.p.slot.size);
    this.angle = 0;
    this.pie?.distribute(n);
    for (let i = 0; i < n; i += 1) {
      const plate = this.ctx.token({ plate: this.p.slot.plate, size });
      plate.view.zIndex = 100 + i;
      this.layer.addChild(plate.view);
      this.list.push({ plate, x: 0, y: 0, vol: i >= open, token: null });
      if (i >= open) this.pie?.fill(i);
    }
    this.size = this.fitting(size);
    this.leg();
    this.show(0);
  }

  /** Recess, next ring, or the plate that lies there. */
  show(next: number): void {
    for (const [i, slot] of this.list.entries()) {
      slot.plate.view.visible = this.onto === null && (slot.token !== null || (!slot.vol && this.p.slot.recess));
      if (slot.token === null) slot.plate.setState(i === next ? 'volgend' : 'leeg');
    }
  }

  fill(i: number, token: Token): void {
    const slot = this.list[i];
    if (slot === undefined) return;
    slot.vol = true;
    slot.token = token;
    slot.plate.setState('goed');
    slot.plate.setToken(token);
    this.pie?.fill(i);
    this.ctx.juice.pop(slot.plate.view);
    this.ctx.after(700, () => this.state(i, 'rust'));
  }

  /** The violet edge on a slot for a moment. */
  almost(i: number): void {
    const slot = this.list[i];
    if (slot === undefined || slot.token !== null) return;
    slot.plate.setState('tilde');
    this.ctx.juice.wobble(slot.plate.view);
    this.ctx.after(900, () => {
      if (this.list[i] === slot && slot.token === null)
        slot.plate.setState(this.ctx.nextSlot() === i || this.list.length === 1 ? 'volgend' : 'leeg');
    });
  }

  step(dt: number): void {
    const turn = this.p.slots.ring?.turn;
    if (turn !== undefined) this.angle += this.ctx.num(turn) * dt * this.ctx.tempo;
  }

  render(): void {
    if (this.p.slots.ring === undefined && this.onto === null) return;
    this.leg();
    if (this.pie !== null) this.pie.angle = this.angle + (this.p.slots.ring?.from ?? 0);
  }

  /** Open slot nearest to a point within `r` px (or any open one for `r` < 0), or -1. */
  at(x: number, y: number, r: number): number {
    let best = -1;
    let shortest = r < 0 ? Number.POSITIVE_INFINITY : r * r;
    for (let i = 0; i < this.list.length; i += 1) {
      const slot = this.list[i];
      if (slot === undefined || slot.vol) continue;
      const d = (slot.x - x) ** 2 + (slot.y - y) ** 2;
      if (d <= shortest) {
        best = i;
        shortest = d;
      }
    }
    return best;
  }

  /** Where a letter flies to in the world; undefined = to the word rail. */
  spot(i: number): Readonly<{ x: number; y: number }> | undefined {
    return this.onto === null ? this.list[i] : undefined;
  }

  /** True over the disc, or near any slot. */
  above(x: number, y: number, r: number): boolean {
    const { ring } = this.p.slots;
    if (ring !== undefined) {
      const rx = this.ctx.num(ring.rx) * 1.5;
      const ry = this.ctx.num(ring.ry) * 1.5;
      return ((x - ring.center[0]) / rx) ** 2 + ((y - ring.center[1]) / ry) ** 2 <= 1;
    }
    const { reach } = this.p.slots;
    if (this.onto !== null && reach !== undefined)
      return this.list.length > 0 && Math.abs(x - this.onto.x) <= reach[0] && Math.abs(y - this.onto.y) <= reach[1];
    return this.list.some((slot) => (slot.x - x) ** 2 + (slot.y - y) ** 2 <= (r * 1.5) ** 2);
  }

  destroy(): void {
    for (const slot of this.list) this.ctx.freeToken(slot.plate);
    this.list.length = 0;
    this.pie?.view.destroy({ children: true });
  }

  private state(i: number, state: PlateState): void {
    const slot = this.list[i];
    if (slot !== undefined && slot.token !== null) slot.plate.setState(state);
  }

  /** Share by which plates shrink so that they do not overlap. */
  private fitting(size: number): number {
    // Slots that came filled show no plate and need no room.
    const n = Math.max(1, this.list.filter((slot) => !slot.vol).length);
    const wide = (this.list[0]?.plate.width ?? size) + 14;
    const { ring, row } = this.p.slots;
    if (ring !== undefined) {
      // On the flat sides of the ring the plates stand one above another.
      const high = n < 6 ? 1 : (this.ctx.num(ring.ry) * Math.sin((2 * Math.PI) / n) * 0.9) / size;
      return Math.min(1, high, (2 * Math.PI * this.ctx.num(ring.rx) * 0.86) / (n * wide));
    }
    if (row !== undefined) return Math.min(1, row.maxWidth / (n * wide));
    return 1;
  }

  private leg(): void {
    for (let i = 0; i < this.list.length; i += 1) {
      const slot = this.list[i];
      if (slot === undefined) continue;
      this.place(slot, i);
      slot.plate.view.position.copyFrom(slot);
    }
  }

  private place(slot: Slot, i: number): void {
    const { ring, row } = this.p.slots;
    if (slot.plate.view.scale.x !== this.size && this.size < 1) slot.plate.view.scale.set(this.size);
    if (ring !== undefined) {
      const angle = ((ring.from + this.angle + (i * 360) / this.list.length) * Math.PI) / 180;
      slot.x = ring.center[0] + Math.cos(angle) * this.ctx.num(ring.rx);
      slot.y = ring.center[1] + Math.sin(angle) * this.ctx.num(ring.ry);
    } else if (row !== undefined) {
      const gap = Math.max(this.ctx.num(row.gap), (slot.plate.width + 14) * this.size);
      slot.x = row.center[0] + (i - (this.list.length - 1) / 2) * Math.min(gap, row.maxWidth / this.list.length);
      slot.y = row.center[1];
    } else this.placeLoose(slot, i);
  }

  /** On the thing that takes everything, or on a point of the group. */
  private placeLoose(slot: Slot, i: number): void {
    const point = this.ctx.points(this.p.slots.group ?? '')[i];
    slot.x = this.onto?.x ?? point?.[0] ?? 640;
    slot.y = this.onto?.y ?? point?.[1] ?? 360;
  }

  private createPie(): void {
    const { ring } = this.p.slots;
    if (ring?.segment === undefined) return;
    const { segment } = ring;
    this.pie = new Pie({
      rx: this.ctx.num(ring.rx),
      ry: this.ctx.num(ring.ry),
      outer: segment.outer,
      done: segment.done,
      line: segment.line,
      rim: segment.rim,
      empty: segment.empty,
    });
    this.pie.view.position.set(ring.center[0], ring.center[1]);
    this.pie.view.zIndex = 50;
    (ring.layer === undefined ? this.layer : this.ctx.layer(ring.layer)).addChild(this.pie.view);
  }
}
