import { Container } from 'pixi.js';
import type { Token } from '#engine/core/oefening/contract.ts';
import { Taart } from '#engine/parts/taart.ts';
import type { PlaatStaat, SceneContext, TokenView } from '#engine/runtime/contract.ts';
import type { DragdropParams } from './dragdrop.schema.ts';

interface Slot {
  plaat: TokenView;
  x: number;
  y: number;
  vol: boolean;
  token: Token | null;
}

/** Places of a word in the world: points, a row, or a ring on a turning disc. */
export class Slots {
  readonly lijst: Slot[] = [];
  hoek = 0;
  private readonly ctx: SceneContext;
  private readonly p: DragdropParams;
  private readonly laag: Container;
  private taart: Taart | null = null;
  private maat = 1;

  constructor(ctx: SceneContext, params: DragdropParams) {
    this.ctx = ctx;
    this.p = params;
    const layer = params.slot.layer;
    this.laag = layer === undefined ? ctx.layer(ctx.doc.layers.at(-1)?.id ?? '') : ctx.layer(layer);
    this.maakTaart();
  }

  /** New word: n open slots. */
  verdeel(n: number, open: number): void {
    for (const slot of this.lijst) this.ctx.freeToken(slot.plaat);
    this.lijst.length = 0;
    const size = this.ctx.num(this.p.slot.size);
    this.hoek = 0;
    this.taart?.verdeel(n);
    for (let i = 0; i < n; i += 1) {
      const plaat = this.ctx.token({ plate: this.p.slot.plate, size });
      plaat.view.zIndex = 100 + i;
      this.laag.addChild(plaat.view);
      this.lijst.push({ plaat, x: 0, y: 0, vol: i >= open, token: null });
      if (i >= open) this.taart?.vul(i);
    }
    this.maat = this.passend(size);
    this.leg();
    this.toon(0);
  }

  /** Recess, next ring, or the plate that lies there. */
  toon(volgende: number): void {
    for (const [i, slot] of this.lijst.entries()) {
      slot.plaat.view.visible = slot.token !== null || (!slot.vol && this.p.slot.recess);
      if (slot.token === null) slot.plaat.setState(i === volgende ? 'volgend' : 'leeg');
    }
  }

  vul(i: number, token: Token): void {
    const slot = this.lijst[i];
    if (slot === undefined) return;
    slot.vol = true;
    slot.token = token;
    slot.plaat.setState('goed');
    slot.plaat.setToken(token);
    this.taart?.vul(i);
    this.ctx.juice.pop(slot.plaat.view);
    this.ctx.after(700, () => this.staat(i, 'rust'));
  }

  /** The violet edge on a slot for a moment. */
  bijna(i: number): void {
    const slot = this.lijst[i];
    if (slot === undefined || slot.token !== null) return;
    slot.plaat.setState('tilde');
    this.ctx.juice.wobble(slot.plaat.view);
    this.ctx.after(900, () => {
      if (this.lijst[i] === slot && slot.token === null)
        slot.plaat.setState(this.ctx.nextSlot() === i || this.lijst.length === 1 ? 'volgend' : 'leeg');
    });
  }

  step(dt: number): void {
    const turn = this.p.slots.ring?.turn;
    if (turn !== undefined) this.hoek += this.ctx.num(turn) * dt * this.ctx.tempo;
  }

  render(): void {
    if (this.p.slots.ring === undefined) return;
    this.leg();
    if (this.taart !== null) this.taart.hoek = this.hoek + this.p.slots.ring.from;
  }

  /** Open slot nearest to a point within `r` px (or any open one for `r` < 0), or -1. */
  bij(x: number, y: number, r: number): number {
    let best = -1;
    let kortst = r < 0 ? Number.POSITIVE_INFINITY : r * r;
    for (let i = 0; i < this.lijst.length; i += 1) {
      const slot = this.lijst[i];
      if (slot === undefined || slot.vol) continue;
      const d = (slot.x - x) ** 2 + (slot.y - y) ** 2;
      if (d <= kortst) {
        best = i;
        kortst = d;
      }
    }
    return best;
  }

  /** True over the disc, or near any slot. */
  boven(x: number, y: number, r: number): boolean {
    const { ring } = this.p.slots;
    if (ring !== undefined) {
      const rx = this.ctx.num(ring.rx) * 1.5;
      const ry = this.ctx.num(ring.ry) * 1.5;
      return ((x - ring.center[0]) / rx) ** 2 + ((y - ring.center[1]) / ry) ** 2 <= 1;
    }
    return this.lijst.some((slot) => (slot.x - x) ** 2 + (slot.y - y) ** 2 <= (r * 1.5) ** 2);
  }

  destroy(): void {
    for (const slot of this.lijst) this.ctx.freeToken(slot.plaat);
    this.lijst.length = 0;
    this.taart?.view.destroy({ children: true });
  }

  private staat(i: number, state: PlaatStaat): void {
    const slot = this.lijst[i];
    if (slot !== undefined && slot.token !== null) slot.plaat.setState(state);
  }

  /** Share by which plates shrink so that they do not overlap. */
  private passend(size: number): number {
    // Slots that came filled show no plate and need no room.
    const n = Math.max(1, this.lijst.filter((slot) => !slot.vol).length);
    const breed = (this.lijst[0]?.plaat.width ?? size) + 14;
    const { ring, row } = this.p.slots;
    if (ring !== undefined) {
      // On the flat sides of the ring the plates stand one above another.
      const hoog = n < 6 ? 1 : (this.ctx.num(ring.ry) * Math.sin((2 * Math.PI) / n) * 1.05) / size;
      return Math.min(1, hoog, (2 * Math.PI * this.ctx.num(ring.rx) * 0.86) / (n * breed));
    }
    if (row !== undefined) return Math.min(1, row.maxWidth / (n * breed));
    return 1;
  }

  private leg(): void {
    for (let i = 0; i < this.lijst.length; i += 1) {
      const slot = this.lijst[i];
      if (slot === undefined) continue;
      this.plaats(slot, i);
      slot.plaat.view.position.copyFrom(slot);
    }
  }

  private plaats(slot: Slot, i: number): void {
    const { ring, row, group } = this.p.slots;
    if (slot.plaat.view.scale.x !== this.maat && this.maat < 1) slot.plaat.view.scale.set(this.maat);
    if (ring !== undefined) {
      const hoek = ((ring.from + this.hoek + (i * 360) / this.lijst.length) * Math.PI) / 180;
      slot.x = ring.center[0] + Math.cos(hoek) * this.ctx.num(ring.rx);
      slot.y = ring.center[1] + Math.sin(hoek) * this.ctx.num(ring.ry);
    } else if (row !== undefined) {
      const gap = Math.max(this.ctx.num(row.gap), (slot.plaat.width + 14) * this.maat);
      slot.x = row.center[0] + (i - (this.lijst.length - 1) / 2) * Math.min(gap, row.maxWidth / this.lijst.length);
      slot.y = row.center[1];
    } else {
      const punt = this.ctx.points(group ?? '')[i];
      slot.x = punt?.[0] ?? 640;
      slot.y = punt?.[1] ?? 360;
    }
  }

  private maakTaart(): void {
    const { ring } = this.p.slots;
    if (ring?.segment === undefined) return;
    const { segment } = ring;
    this.taart = new Taart({
      rx: this.ctx.num(ring.rx),
      ry: this.ctx.num(ring.ry),
      outer: segment.outer,
      done: segment.done,
      line: segment.line,
      rim: segment.rim,
      empty: segment.empty,
    });
    this.taart.view.position.set(ring.center[0], ring.center[1]);
    this.taart.view.zIndex = 50;
    (ring.layer === undefined ? this.laag : this.ctx.layer(ring.layer)).addChild(this.taart.view);
  }
}
