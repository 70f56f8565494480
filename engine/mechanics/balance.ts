import type { Question, Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type TrayBalanceParams, trayBalanceEmits, trayBalanceSchema } from './balance.schema.ts';
import { PlatformCompany } from './pieces/balance-company.ts';
import { type Rider, TrayRow } from './pieces/balance-row.ts';
import { RiderView } from './pieces/balance-riders.ts';
import { Tilt } from './pieces/balance-tilt.ts';
import { Trip } from './pieces/balance-trip.ts';
import { TraySort } from './pieces/balance-sort.ts';

type Pointer = Extract<Intent, { x: number }>;
/** Px of lifting or pressing an edge after which a drag counts instead of the side that is touched. */
const LIFT = 16;
/** Ms between two firm grips, and the most degrees of tilt with less movement. */
const GRIP_MS = 1300;
const STILL_TILT = 8;
/** How much faster a single thing slides than a full load: sorting has a tempo of its own. */
const SORT_PULL = 2.6;
/** Degrees at which even the highest pile stands still. */
const FIRM = 2.5;

class Balance implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: TrayBalanceParams;
  private readonly platform: Entity;
  private readonly company: PlatformCompany;
  private readonly tilt = new Tilt();
  private readonly row = new TrayRow();
  private readonly riders: RiderView;
  private readonly trip: Trip | null;
  private readonly sort: TraySort;
  private readonly start = { y: 0, down: false };
  private readonly mark = { u: 0.5, size: 1.001 };
  private shape = '';
  private slots = 0;
  private done = 0;
  private side = 0;
  private t = 0.01;
  private grip = 0;

  constructor(ctx: SceneContext, params: TrayBalanceParams) {
    this.ctx = ctx;
    this.p = params;
    this.platform = ctx.entity(params.platform);
    const home = this.platform.x;
    this.riders = new RiderView(ctx, params, { row: this.row, tilt: this.tilt });
    this.trip = params.trip === undefined ? null : new Trip(ctx, params.trip, { row: this.row, tilt: this.tilt, home });
    this.sort = new TraySort(ctx, params, this.riders);
    this.t = ctx.rng.next() * 20;
    this.company = new PlatformCompany(ctx, params, { row: this.row, tilt: this.tilt, at: this.riders.at });
    this.follow();
  }

  onQuestion({ view }: Question): void {
    this.trip?.stop();
    this.row.clear();
    this.shape = view.shape;
    this.side = 0;
    this.slots = view.shape === 'sequence' ? view.slots : 1;
    this.riders.distribute(this.slots);
    this.company.board(this.done);
    this.sort.begin(view, this.height);
    if (view.shape !== 'sequence') return;
    for (const [i, token] of (view.prefilled ?? []).entries()) if (token !== null) this.load(token, i, null);
  }

  onVerdict({ verdict, attempt, source }: VerdictEvent): void {
    if (attempt.kind !== 'place') return;
    const seat = this.riders.seat(attempt.slot, this.slots);
    if (!verdict.ok) {
      // What does not belong there is felt: the platform dips on that side.
      if (!this.ctx.reducedMotion) this.tilt.speed += seat < 0 ? -26 : 26;
      return;
    }
    const token = source?.token ?? this.ctx.tokens().find(({ id }) => id === attempt.tokenId) ?? null;
    this.load(token, attempt.slot, source);
  }

  onWordDone(): number {
    this.done += 1;
    if (this.trip === null || this.shape !== 'sequence') return 0;
    this.trip.begin();
    return this.trip.longest;
  }

  busy(): boolean {
    return this.trip?.busy === true;
  }

  /** The large word would stand before the tray. */
  uncovers(): boolean {
    return this.trip?.busy === true && this.trip.phase !== 'wait';
  }

  idle(dt: number): void {
    this.t += dt;
    this.trip?.step(dt);
    this.lean(dt);
    this.follow();
    const { row, tilt, p, ctx } = this;
    row.angle = tilt.angle;
    row.hold = this.hold;
    row.gravity = ctx.num(p.gravity) * (this.shape === 'sort' ? SORT_PULL : 1);
    const over = row.step(dt);
    if (over !== null) this.goesOver(over);
    this.riders.step(dt);
    this.showMark();
  }

  onIntent(intent: Intent): boolean {
    if (!this.steers) return false;
    if ('x' in intent) return this.byHand(intent);
    if (intent.kind === 'dir') return this.byKey(intent);
    if (intent.kind === 'act') return intent.down && this.trip?.walks === true && this.steady();
    if (intent.kind === 'pick') return this.sort.aim(intent.index, intent.device);
    return intent.kind === 'choose' && this.sort.choose(intent.tokenId, intent.device);
  }

  onFocus(tokenId: string | null): void {
    this.sort.focus(tokenId);
  }

  placeOf(goal: { tokenId: string | null; slot: number | null }, out: { x: number; y: number }): boolean {
    if (goal.slot !== null || this.shape !== 'sort') return false;
    return this.sort.placeOf(goal.tokenId, out);
  }

  /** Pushes against the tilt on the way; sorts what it is told. */
  bot(goal: { tokenId: string | null }): boolean {
    if (this.trip?.walks === true) {
      this.side = this.tilt.angle > 1.5 ? -1 : this.tilt.angle < -1.5 ? 1 : 0;
      return true;
    }
    return goal.tokenId !== null && this.shape === 'sort' && this.sort.choose(goal.tokenId, 'muis');
  }

  destroy(): void {
    this.row.clear();
  }

  /* ---- what tilts ---------------------------------------------------------------- */

  /** The child has the platform in its hands. */
  private get steers(): boolean {
    return this.trip?.walks === true || (this.shape === 'sort' && this.sort.open);
  }

  /** Pieces in the pile under each thing. */
  private get height(): number {
    const { pile } = this.p;
    return pile === undefined ? 0 : Math.min(pile.most, Math.round(this.ctx.num(pile.start)) + this.done);
  }

  /** Steepness at which things begin to slide; what is sorted always can. */
  private get hold(): number {
    const { ctx, p, tilt } = this;
    const hold = Math.max(FIRM, ctx.num(p.hold) - this.height * ctx.num(p.pile?.loose ?? 0));
    return this.shape === 'sort' ? Math.min(hold, tilt.most / 2) : hold;
  }

  private lean(dt: number): void {
    const { ctx, p, tilt } = this;
    const most = ctx.num(p.maxTilt);
    tilt.most = ctx.reducedMotion ? Math.min(STILL_TILT, most) : most;
    if (!this.steers) this.side = 0;
    if (this.shape === 'sort') this.leanToBin();
    else if (this.trip?.walks === true) this.leanOnTheWay();
    else {
      tilt.push = 0;
      tilt.rests = true;
      tilt.lean = this.row.balance * ctx.num(p.lean) * 2;
    }
    tilt.step(dt);
  }

  private leanToBin(): void {
    const { tilt } = this;
    const side = this.side === 0 ? this.sort.side : this.side;
    tilt.push = side * this.ctx.num(this.p.power) * SORT_PULL;
    tilt.rests = side === 0;
    tilt.lively = 0;
    tilt.lean = 0;
  }

  private leanOnTheWay(): void {
    const { tilt } = this;
    tilt.push = this.side * this.ctx.num(this.p.power) + this.restless();
    tilt.rests = this.side === 0 && this.helped;
    tilt.lively = this.ctx.num(this.p.lively);
    tilt.lean = 0;
  }

  /** In calm and with one switch it levels itself as soon as nobody pushes. */
  private get helped(): boolean {
    return this.ctx.calm || this.ctx.oneSwitch || this.ctx.reducedMotion;
  }

  /** Two slow swings that never fall together. */
  private restless(): number {
    const swing = Math.sin(this.t * 1.9) + Math.sin(this.t * 3.1 + 1.3);
    return this.ctx.reducedMotion ? 0 : swing * this.ctx.num(this.p.wobble) * this.ctx.tempo;
  }

  private follow(): void {
    this.company.follow(this.trip?.x ?? this.platform.x, this.trip?.bob ?? 0);
    this.company.showPads(this.steers);
  }

  private showMark(): void {
    const next = this.shape === 'sequence' && !this.busy() ? this.ctx.nextSlot() : -1;
    this.mark.u = this.riders.seat(next, this.slots);
    this.mark.size = this.riders.size;
    this.company.showMark(next >= 0 && next < this.slots, this.mark);
  }

  /* ---- what rides ---------------------------------------------------------------- */

  private load(token: Token | null, slot: number, source: Entity | null): void {
    const [x, y] = this.p.source;
    const look = source !== null && this.p.looks.includes(source.state) ? source.state : undefined;
    this.riders.add(token, {
      from: source ?? { x, y },
      seat: this.riders.seat(slot, this.slots),
      height: this.height,
      ...(look === undefined ? {} : { look }),
    });
  }

  private goesOver(rider: Rider): void {
    if (this.shape === 'sort') {
      this.sort.give(rider);
      this.tilt.level();
      this.side = 0;
      return;
    }
    rider.fly('fall', 1);
    rider.v = -180;
    if (this.trip !== null) this.trip.clean = false;
    this.tilt.steady();
    this.ctx.emit('tipped', rider.entity.id);
  }

  /* ---- hands and keys -------------------------------------------------------------- */

  private byKey({ dir, down }: Extract<Intent, { kind: 'dir' }>): boolean {
    if (dir !== 'left' && dir !== 'right') return false;
    const side = dir === 'left' ? -1 : 1;
    if (down) this.press(side);
    else if (this.side === side) this.side = 0;
    return true;
  }

  /** Presses down the side that is touched, or takes an edge up or down. */
  private byHand(pointer: Pointer): boolean {
    if (pointer.kind === 'up') {
      const was = this.start.down;
      this.start.down = false;
      this.side = 0;
      return was;
    }
    if (pointer.kind === 'down') {
      if (this.shape === 'sort' && this.sort.touch(pointer)) return true;
      this.sort.point(pointer);
      this.start.down = true;
      this.start.y = pointer.y;
    } else if (!this.start.down) return false;
    const side = pointer.x < this.platform.x ? -1 : 1;
    const lift = pointer.y - this.start.y;
    this.press(Math.abs(lift) > LIFT ? side * Math.sign(lift) : side);
    return true;
  }

  private press(side: number): void {
    if (this.side === side) return;
    this.side = side;
    this.sort.side = 0;
    this.ctx.emit('tilts', side < 0 ? 'left' : 'right');
  }

  private steady(): boolean {
    if (this.ctx.now - this.grip < GRIP_MS) return true;
    this.grip = this.ctx.now;
    this.tilt.steady();
    this.ctx.emit('steady', this.platform.id);
    return true;
  }
}

/** M14 balance: a platform that tilts under what stands on it; the child keeps it level, or lets things slide where they belong. */
export const mechanic = defineMechanic(trayBalanceSchema, trayBalanceEmits, (ctx, params) => new Balance(ctx, params));
