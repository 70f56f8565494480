import { drawVeil, VEIL_PALETTE } from '#engine/parts/veil.ts';
import type { Entity, Intent, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { BrushPlace, StagePoint } from '#engine/runtime/point.ts';
import type { Brush } from './pieces/scrub-field.ts';
import { type RegionLook, ScrubRegion } from './pieces/scrub-region.ts';
import { ScrubSound } from './pieces/scrub-sound.ts';
import { type ScrubParams, scrubEmits, scrubSchema } from './scrub.schema.ts';

type Pointer = Extract<Intent, { x: number }>;
const QUARTERS = ['none', 'quarter', 'half', 'most'] as const;
/** Covers per second that go when a region opens by itself. */
const OPENING = 3.2;
/** Share of the supply from which an empty brush works again. */
const ENOUGH = 0.12;
/** Seconds of scrubbing in one step of the test bot. */
const BOT_SECONDS = 0.4;

class Scrub implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: ScrubParams;
  /** The common cover, then the other kinds. */
  private readonly looks: readonly RegionLook[];
  private readonly sound: ScrubSound;
  private readonly regions: ScrubRegion[] = [];
  private readonly at = new StagePoint();
  private readonly last = new StagePoint();
  private readonly place = new BrushPlace();
  private readonly brush: Brush = { radius: 0.5, hardness: 0.5, strength: 0.5 };
  private things: readonly Entity[] | null = null;
  private aimed: string | null = null;
  private pressed = false;
  private holds = false;
  private dry = false;
  /** Share of the supply that is left. */
  private left = 1.5;
  private shown = -1;

  constructor(ctx: SceneContext, params: ScrubParams) {
    this.ctx = ctx;
    this.p = params;
    this.looks = [params, ...params.kinds].map((cover) => this.lookOf(cover));
    this.sound = new ScrubSound(ctx.sound, params.sound);
    this.brush.hardness = params.hardness;
    ctx.services.brush = this.place;
  }

  onQuestion(): void {
    this.stop();
    this.aimed = null;
    this.left = 1;
    this.dry = false;
    this.sync();
    if (this.p.fresh) for (const region of this.regions) region.begin();
  }

  onFinale(): void {
    this.stop();
  }

  onFocus(tokenId: string | null): void {
    this.aimed = tokenId;
    if (tokenId === null) this.holds = false;
  }

  onIntent(intent: Intent): boolean {
    if (intent.kind === 'down') return this.down(intent);
    if (intent.kind === 'move') return this.move(intent);
    if (intent.kind === 'up') return this.release();
    return intent.kind === 'act' && this.act(intent);
  }

  /** Only while the child plays: the cover comes back, the supply fills, and the brush goes by key or by itself. */
  step(dt: number): void {
    this.sync();
    const region = this.sweeps;
    if (region !== null) this.count(region, region.sweep(dt, this.toolFor(region), this.at));
    if (region !== null) this.follow(true);
    else if (!this.pressed) this.fill(dt);
    this.regrow(dt);
  }

  idle(dt: number): void {
    for (let i = 0; i < this.regions.length; i += 1) {
      const region = this.regions[i];
      if (region?.done === true && this.p.opens && region.field.bare < 1) region.grow(-OPENING * dt);
    }
    this.sound.step(dt, this.place);
    this.gauge();
  }

  render(): void {
    for (let i = 0; i < this.regions.length; i += 1) {
      const region = this.regions[i];
      if (region !== undefined && !region.thing.view.destroyed) region.render();
    }
  }

  /** `clear` and `cover`: one region by its id, or all. */
  call(name: string, { region }: Readonly<Record<string, unknown>>): void {
    for (const one of this.regions) {
      if (region !== undefined && one.thing.id !== region) continue;
      if (name === 'clear') one.done = true;
      else if (name === 'cover') one.begin();
    }
  }

  bot(goal: { tokenId: string | null }): boolean {
    this.sync();
    const region = this.regionOf(goal.tokenId);
    if (region === null || region.done || this.dry) return false;
    this.count(region, region.sweep(BOT_SECONDS, this.toolFor(region), this.at));
    return true;
  }

  destroy(): void {
    this.stop();
    this.sound.stop();
    for (const region of this.regions) if (!region.thing.view.destroyed) region.destroy();
    this.regions.length = 0;
    delete this.ctx.services.brush;
  }

  /* ---- the hand ------------------------------------------------------------ */

  private down(pointer: Pointer): boolean {
    const { over } = this.p;
    if (over !== undefined && this.ctx.hit(over, pointer) !== null) return false;
    this.toLayer(pointer, this.at);
    if (!this.regions.some((region) => region.holds(this.at))) return false;
    this.last.x = this.at.x;
    this.last.y = this.at.y;
    this.pressed = true;
    this.stroke();
    return true;
  }

  private move(pointer: Pointer): boolean {
    if (!this.pressed && !this.p.hover) return false;
    this.last.x = this.at.x;
    this.last.y = this.at.y;
    this.toLayer(pointer, this.at);
    this.stroke();
    return this.pressed;
  }

  private release(): boolean {
    const was = this.pressed;
    this.stop();
    if (was) this.ctx.emit('rest');
    return was;
  }

  /** Space held down scrubs what is aimed at; Enter is left to who gives the answer. */
  private act({ down, enter }: Extract<Intent, { kind: 'act' }>): boolean {
    if (enter === true || this.regionOf(this.aimed) === null) return false;
    if (!down && this.holds) this.ctx.emit('rest');
    this.holds = down;
    if (!down) this.stop();
    return true;
  }

  private stop(): void {
    this.pressed = false;
    this.holds = false;
    this.place.rubs = false;
    for (const region of this.regions) region.touched = false;
  }

  /** The region that the brush scrubs by itself: a key is held, or the one switch points at it. */
  private get sweeps(): ScrubRegion | null {
    const region = this.holds || this.ctx.oneSwitch ? this.regionOf(this.aimed) : null;
    return region?.done === true && !this.holds ? null : region;
  }

  private toolFor({ look }: ScrubRegion): Brush {
    this.brush.radius = this.ctx.num(this.p.brush) / 2;
    this.brush.strength = look.strength;
    return this.brush;
  }

  private stroke(): void {
    this.follow(true);
    if (this.dry) return;
    for (let i = 0; i < this.regions.length; i += 1) {
      const region = this.regions[i];
      if (region !== undefined) this.count(region, region.rub(this.last, this.at, this.toolFor(region)));
    }
  }

  private follow(rubs: boolean): void {
    this.place.x = this.at.x;
    this.place.y = this.at.y;
    this.place.rubs = rubs;
  }

  /** A place of the stage in the pixels of the layer. */
  private toLayer({ x, y }: Pointer, out: StagePoint): void {
    const { position, scale } = this.ctx.layer(this.p.layer);
    out.x = (x - position.x) / scale.x;
    out.y = (y - position.y) / scale.y;
  }

  /* ---- what came of it ------------------------------------------------------ */

  private count(region: ScrubRegion, gone: number): void {
    if (gone <= 0) return;
    const { ctx, p } = this;
    if (!region.touched) {
      region.touched = true;
      ctx.emit('rub', region.thing.id, region.look.kind);
    }
    this.use(gone);
    const { bare } = region.field;
    const quarter = Math.min(3, Math.floor(bare * 4));
    if (quarter > region.quarter) ctx.emit('coverage', region.thing.id, QUARTERS[quarter]);
    region.quarter = Math.max(region.quarter, quarter);
    const { done } = region;
    region.done = done || bare >= ctx.num(p.revealAt);
    region.rest = region.done ? ctx.num(p.regrow) : 0;
    if (done || !region.done) return;
    ctx.emit('revealed', region.thing.id);
  }

  private use(gone: number): void {
    const supply = this.ctx.num(this.p.supply);
    if (supply <= 0 || this.ctx.oneSwitch) return;
    this.left -= gone / Math.max(1, this.regions.length) / supply;
    if (this.left > 0 || this.dry) return;
    this.left = 0;
    this.dry = true;
    this.ctx.emit('empty');
  }

  private fill(dt: number): void {
    const seconds = this.ctx.num(this.p.refill);
    if (seconds > 0 && this.left < 1) this.left = Math.min(1, this.left + dt / seconds);
    if (this.left >= ENOUGH) this.dry = false;
  }

  private regrow(dt: number): void {
    const seconds = this.ctx.num(this.p.regrow);
    if (seconds <= 0) return;
    for (let i = 0; i < this.regions.length; i += 1) {
      const region = this.regions[i];
      if (region === undefined || region.field.bare <= 0) continue;
      if (region.rest > 0) {
        region.rest -= dt;
        if (region.rest <= 0) region.done = false;
      } else if (!region.touched) region.grow(dt / seconds);
    }
  }

  /** Shows the supply by the states of the things of the meter. */
  private gauge(): void {
    if (this.p.meter === undefined) return;
    const things = this.ctx.group(this.p.meter);
    const full = Math.ceil(Math.min(1, this.left) * things.length);
    if (full === this.shown) return;
    this.shown = full;
    for (let i = 0; i < things.length; i += 1) things[i]?.setState(i < full ? 'full' : 'empty');
  }

  private regionOf(tokenId: string | null): ScrubRegion | null {
    if (tokenId === null) return null;
    for (const region of this.regions) if (region.thing.token?.id === tokenId) return region;
    return null;
  }

  /** A region for every thing that is there now. */
  private sync(): void {
    const things = this.ctx.group(this.p.regions);
    if (things === this.things) return;
    this.things = things;
    for (let i = this.regions.length - 1; i >= 0; i -= 1) {
      const region = this.regions[i];
      if (region === undefined || things.includes(region.thing)) continue;
      region.destroy();
      this.regions.splice(i, 1);
    }
    for (const thing of things)
      if (!this.regions.some((region) => region.thing === thing))
        this.regions.push(new ScrubRegion(thing, this.draw()));
  }

  private lookOf({ coats, strength, name }: Pick<ScrubParams, 'coats' | 'strength'> & { name?: string }): RegionLook {
    const { ctx } = this;
    const { opacity, layer, size, at, paint } = this.p;
    const key = `scrub:${coats.map(({ light, dark }) => light + dark).join()}:${opacity}`;
    const palette = ctx.paint(key, VEIL_PALETTE, (c) => drawVeil(c, coats, opacity));
    return { kind: name, strength, palette, layer: ctx.layer(layer), size, at, paint };
  }

  /** The cover of a new region: the common one, or by its share another. */
  private draw(): RegionLook {
    const { kinds } = this.p;
    let chance = kinds.length > 0 ? this.ctx.rng.next() : 1;
    const nr = kinds.findIndex(({ share }) => (chance -= this.ctx.num(share)) < 0);
    const look = this.looks[nr + 1] ?? this.looks[0];
    if (look === undefined) throw new Error('scrub: no cover');
    return look;
  }
}

/** M12 scrub: a brush that takes away or lays on what covers a thing, counted per region on a coarse grid. */
export const mechanic = defineMechanic(scrubSchema, scrubEmits, (ctx, params) => new Scrub(ctx, params));
