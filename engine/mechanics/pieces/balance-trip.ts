import type { SceneContext } from '#engine/runtime/contract.ts';
import type { TrayBalanceParams } from '../balance.schema.ts';
import type { TrayRow } from './balance-row.ts';
import type { Tilt } from './balance-tilt.ts';

type TripParams = NonNullable<TrayBalanceParams['trip']>;
/** At home, with a full load that waits, on the way, putting it down, or on the way back. */
type TripPhase = 'home' | 'wait' | 'out' | 'serve' | 'back';

/** Time that a load which is still in the air may keep the bearer at the table, and time to put it all down, s. */
const PATIENCE = 3;
const SERVE = 1.1;
const BACK = 0.7;
const STAGGER = 0.09;
/** Steps of the bearer on one walk. */
const STEPS = 7;

/** The way of a full platform to a table and back. */
export class Trip {
  phase: TripPhase = 'home';
  /** Where the platform is now, and how much it bobs, px. */
  x = 640.5;
  bob = 0.01;
  /** Nothing slid off on this walk. */
  clean = true;
  private readonly ctx: SceneContext;
  private readonly p: TripParams;
  private readonly row: TrayRow;
  private readonly tilt: Tilt;
  private readonly home: number;
  private t = 0.01;
  private nr = -1;
  private knocks = 0;

  constructor(ctx: SceneContext, p: TripParams, parts: { row: TrayRow; tilt: Tilt; home: number }) {
    this.ctx = ctx;
    this.p = p;
    this.row = parts.row;
    this.tilt = parts.tilt;
    this.home = parts.home;
    this.x = parts.home;
  }

  get walks(): boolean {
    return this.phase === 'out';
  }

  /** Somebody waits for what is carried. */
  get busy(): boolean {
    return this.phase !== 'home' && this.phase !== 'back';
  }

  /** The longest it may take, ms. */
  get longest(): number {
    return this.p.after + this.ctx.num(this.p.ms) * 2 + (PATIENCE + SERVE + 1) * 1000;
  }

  begin(): void {
    this.nr = (this.nr + 1) % this.p.to.length;
    this.clean = true;
    this.knocks = 0;
    this.go('wait');
  }

  stop(): void {
    if (this.busy) this.go('back');
  }

  step(dt: number): void {
    if (this.phase === 'home') return;
    this.t += dt;
    if (this.phase === 'wait') this.wait();
    else if (this.phase === 'out') this.walk();
    else if (this.phase === 'serve') this.serve();
    else this.comeBack();
  }

  private get target(): number {
    return this.p.to[this.nr]?.x ?? this.home;
  }

  private get table(): string {
    return this.p.to[this.nr]?.table ?? '';
  }

  private go(phase: TripPhase): void {
    this.phase = phase;
    this.t = 0;
    this.bob = 0;
  }

  private wait(): void {
    if (this.t * 1000 < this.p.after) return;
    this.go('out');
    this.ctx.emit('depart', this.table);
  }

  private walk(): void {
    const part = Math.min(1, (this.t * 1000 * this.ctx.tempo) / Math.max(400, this.ctx.num(this.p.ms)));
    this.x = this.home + (this.target - this.home) * part * part * (3 - 2 * part);
    this.bob = this.ctx.reducedMotion ? 0 : -Math.abs(Math.sin(part * Math.PI * STEPS)) * this.p.bob * (1 - part);
    this.knock(part);
    if (part < 1 || (!this.row.complete && this.t < PATIENCE + this.ctx.num(this.p.ms) / 1000)) return;
    this.tilt.level();
    this.putDown();
    this.go('serve');
    this.ctx.emit('arrive', this.table);
  }

  /** A cat between the legs, a stone that stands out. */
  private knock(part: number): void {
    const bumps = Math.round(this.ctx.num(this.p.bumps));
    if (this.knocks >= bumps || part < (this.knocks + 1) / (bumps + 1.4)) return;
    this.knocks += 1;
    this.tilt.speed += this.ctx.num(this.p.jolt) * (this.ctx.rng.next() < 0.5 ? -1 : 1);
    this.ctx.emit('bump');
  }

  private putDown(): void {
    const spots = this.ctx.points(this.table);
    const { riders } = this.row;
    const room = roomFor(spots, riders.length) / this.row.gap;
    for (const [i, rider] of riders.entries()) {
      rider.room = room;
      const at = spots.length === 0 ? 0 : ((i + 0.5) / riders.length) * spots.length - 0.5;
      const [x, y] = between(spots, at);
      rider.to.x = x;
      rider.to.y = y;
      rider.fly('leave', 0.42 + i * STAGGER);
    }
  }

  private serve(): void {
    if (this.t < SERVE) return;
    if (this.clean) this.ctx.bonus(this.p.bonus);
    this.ctx.emit('served', this.table, this.clean ? 'clean' : 'caught');
    this.go('back');
  }

  private comeBack(): void {
    const part = Math.min(1, this.t / BACK);
    this.x = this.target + (this.home - this.target) * part * part * (3 - 2 * part);
    if (part === 1) this.go('home');
  }
}

/** Px from one to the next of `n` things along a row of points. */
function roomFor(spots: readonly (readonly [number, number])[], n: number): number {
  const length = Math.abs((spots.at(-1)?.[0] ?? 0) - (spots[0]?.[0] ?? 0));
  return spots.length < 2 ? Number.POSITIVE_INFINITY : (length * spots.length) / (spots.length - 1) / Math.max(1, n);
}

/** A place along a row of points. */
function between(spots: readonly (readonly [number, number])[], at: number): readonly [number, number] {
  const low = Math.max(0, Math.min(spots.length - 1, Math.floor(at)));
  const a = spots[low] ?? [640, 500];
  const b = spots[low + 1] ?? a;
  const part = Math.max(0, at - low);
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}
