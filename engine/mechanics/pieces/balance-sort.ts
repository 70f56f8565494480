import type { InputDevice, Token, View } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { TrayBalanceParams } from '../balance.schema.ts';
import type { Rider } from './balance-row.ts';
import type { RiderView } from './balance-riders.ts';
import { carrierOf } from './give.ts';

/** Things already on a table stand so far apart, px. */
const SHELF = 46;
const ABOVE = 40;
/** How long a word is seen where it was brought, ms. */
const EATEN_MS = 1700;

/** Sorting with a platform: one thing at a time stands on it and slides off to the side where it belongs. */
export class TraySort {
  /** Side to which it tilts by itself, because a bin was chosen: -1, 0 or 1. */
  side = 0;
  private readonly ctx: SceneContext;
  private readonly p: TrayBalanceParams;
  private readonly riders: RiderView;
  private readonly queue: Token[] = [];
  private readonly bins: Entity[] = [];
  private readonly given: number[] = [];
  private device: InputDevice = 'muis';
  private height = 0;
  /** A thing was named, so a bin may follow. */
  private called = false;
  private active: Rider | null = null;

  constructor(ctx: SceneContext, p: TrayBalanceParams, riders: RiderView) {
    this.ctx = ctx;
    this.p = p;
    this.riders = riders;
    for (const bin of p.bins === undefined ? [] : ctx.group(p.bins)) bin.visible = false;
  }

  begin(view: View, height: number): void {
    this.side = 0;
    this.active = null;
    this.height = height;
    this.queue.length = 0;
    this.bins.length = 0;
    this.given.length = 0;
    const things = this.p.bins === undefined ? [] : this.ctx.group(this.p.bins);
    for (const [i, thing] of things.entries()) {
      const bin = view.shape === 'sort' ? view.bins[i] : undefined;
      thing.visible = bin !== undefined;
      thing.token = bin === undefined ? null : { id: bin.id, text: bin.label, kind: 'woord' };
      if (bin === undefined) continue;
      thing.setPlate('rust');
      this.bins.push(thing);
      this.given.push(0);
    }
    if (view.shape !== 'sort') return;
    this.queue.push(...view.stream);
    this.next();
  }

  /** Something stands there to be sorted. */
  get open(): boolean {
    return this.active !== null;
  }

  touch(at: { x: number; y: number; device: InputDevice }): boolean {
    const thing = this.bins.length === 0 ? null : this.ctx.hit(this.p.bins ?? '', at, 8);
    return thing !== null && this.aim(this.bins.indexOf(thing), at.device);
  }

  /** The thing itself is touched: it is named. The hand is free to tilt from there. */
  point(at: { x: number; y: number }): void {
    if (this.called || this.active === null || this.ctx.hit(this.p.rider, at, 8) !== this.active.entity) return;
    this.called = true;
    this.publish();
  }

  aim(bin: number, device: InputDevice): boolean {
    if (this.active === null || this.bins[bin] === undefined) return false;
    this.device = device;
    this.side = bin * 2 < this.bins.length ? -1 : 1;
    this.ctx.emit('tilts', this.side < 0 ? 'left' : 'right');
    return true;
  }

  /** By name: a bin, or the thing that is sorted first. */
  choose(id: string, device: InputDevice): boolean {
    if (this.active === null) return false;
    const bin = this.bins.findIndex((thing) => thing.token?.id === id);
    if (bin >= 0) return this.aim(bin, device);
    this.called = this.swap(id);
    this.publish();
    return this.called;
  }

  focus(id: string | null): void {
    for (const bin of this.bins) bin.setPlate(id !== null && bin.token?.id === id ? 'focus' : 'rust');
  }

  placeOf(id: string | null, out: { x: number; y: number }): boolean {
    const thing = carrierOf(this.bins, id) ?? this.active?.entity ?? null;
    if (thing === null) return false;
    out.x = thing.x;
    out.y = thing.y;
    return true;
  }

  /** It slid off: the bin of that side gets it, or throws it back. */
  give(rider: Rider): void {
    const { ctx } = this;
    const last = this.bins.length - 1;
    const nr = rider.u < 0 ? 0 : last;
    const bin = this.bins[nr];
    const { token } = rider.entity;
    this.side = 0;
    if (bin?.token === null || bin === undefined || token === null || rider !== this.active || !this.plays)
      return this.bounce(rider);
    const verdict = ctx.attempt({ kind: 'bin', tokenId: token.id, binId: bin.token.id }, rider.entity, this.device);
    if (!verdict.ok) {
      bin.setPlate('bijna');
      ctx.after(700, () => bin.setPlate('rust'));
      ctx.emit('bounce', rider.entity.id, bin.id);
      return this.bounce(rider);
    }
    this.active = null;
    this.put(rider, nr);
    ctx.land({ token, slot: null, from: rider.entity, to: bin });
    if (!verdict.done) this.next();
  }

  private get plays(): boolean {
    return this.ctx.phase === 'spel' || this.ctx.phase === 'uitleg';
  }

  /** On the table, beside what was brought before. */
  private put(rider: Rider, nr: number): void {
    const count = this.given[nr] ?? 0;
    const spots = this.tableSpots(nr);
    const [x, y] = spots[count % Math.max(1, spots.length)] ?? [rider.to.x + count * SHELF, rider.to.y + ABOVE];
    this.given[nr] = count + 1;
    rider.to.x = x;
    rider.to.y = y;
    rider.fly('leave', 0.5);
    const { eaten } = this.p;
    if (eaten === undefined) return;
    this.ctx.after(EATEN_MS, () => {
      if (rider.entity.view.destroyed) return;
      rider.entity.token = null;
      rider.entity.setState(eaten);
      this.ctx.emit('eaten', rider.entity.id);
    });
  }

  /** The first bin has the first table, the last one the last. */
  private tableSpots(nr: number): readonly (readonly [number, number])[] {
    const tables = this.p.trip?.to ?? [];
    const table = tables[Math.min(nr, tables.length - 1)]?.table;
    return table === undefined ? [] : this.ctx.points(table);
  }

  private bounce(rider: Rider): void {
    rider.fly('hop', 0.5);
  }

  private next(): void {
    const token = this.queue.shift();
    const [x, y] = this.p.source;
    if (token === undefined) return;
    this.active = this.riders.add(token, { from: { x, y }, seat: 0, height: this.height });
    this.called = false;
    this.publish();
  }

  /** What can be chosen now: the things that are left, and the bins as soon as one is named. */
  private publish(): void {
    const now = this.active?.entity.token ?? null;
    this.ctx.setChoices([
      ...[...(now === null ? [] : [now]), ...this.queue].map(({ id, text }) => ({
        id,
        label: text ?? '',
        busy: false,
      })),
      ...this.bins.map(({ token }) => ({ id: token?.id ?? '', label: token?.text ?? '', busy: !this.called })),
    ]);
  }

  /** Takes another thing of the ones that wait onto the platform. */
  private swap(id: string): boolean {
    const { active } = this;
    const now = active?.entity.token ?? null;
    if (active === null || now === null) return false;
    if (now.id === id) return true;
    const at = this.queue.findIndex((token) => token.id === id);
    const token = this.queue[at];
    if (token === undefined) return false;
    this.queue[at] = now;
    active.entity.token = token;
    return true;
  }
}
