import type { Attempt, InputDevice, Question, Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { CutRow } from './pieces/cut-row.ts';
import { CutTubes } from './pieces/cut-tubes.ts';
import { type CutParams, cutEmits, cutSchema } from './cut.schema.ts';

type Pointer = Extract<Intent, { x: number }>;
type MarkView = Extract<Question['view'], { shape: 'mark' }>;

const GLIDE_MS = 140;
const DOWN_MS = 130;
/** Seconds after a hand in which the saw does not go by itself. */
const HAND = 2.5;

class Cut implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: CutParams;
  private readonly row: CutRow;
  private readonly tubes: CutTubes | null;
  private readonly spot = { x: 0, y: 0 };
  private view: MarkView | null = null;
  /** Seam (or piece) that the saw hangs over; -1 for none. */
  private aimed = -1;
  private pressed = false;
  private missed = false;
  private ready = 0;
  private falls = 0;
  /** Seconds until the saw goes on by itself, and its way. */
  private rest = 0.5;
  private way = 1;

  constructor(ctx: SceneContext, params: CutParams) {
    this.ctx = ctx;
    this.p = params;
    this.row = new CutRow(ctx, params);
    this.tubes = params.tubes === undefined ? null : new CutTubes(ctx, params.tubes);
  }

  onQuestion({ view }: Question): void {
    const { ctx, p, row } = this;
    this.view = view.shape === 'mark' ? view : null;
    this.aimed = -1;
    this.pressed = false;
    this.missed = false;
    this.rest = HAND;
    this.tubes?.begin(view);
    for (const id of [p.saw, p.lever]) if (id !== undefined) ctx.entity(id).visible = this.view !== null;
    if (this.view === null) return row.clear();
    row.begin(this.view.parts, !this.points);
    this.publish();
    this.aim(this.points ? 0 : this.next(-1, 1));
  }

  onIntent(intent: Intent): boolean {
    if (intent.kind === 'choose') return this.choose(intent.tokenId, intent.device);
    if (this.view === null) return this.sortIntent(intent);
    return this.handIntent(intent);
  }

  step(dt: number): void {
    const { view, p, ctx } = this;
    if (view === null || this.pressed || p.sweep === 0) return;
    const speed = ctx.num(p.sweep);
    if (speed <= 0 || ctx.oneSwitch) return;
    this.rest -= dt * ctx.tempo;
    if (this.rest > 0) return;
    this.rest = 1 / speed;
    const to = this.next(this.aimed, this.way);
    if (to === this.aimed) this.way = -this.way;
    else this.aim(to);
  }

  onFocus(tokenId: string | null): void {
    if (this.view === null) return this.tubes?.focus(tokenId);
    const i = this.indexOf(tokenId);
    this.rest = HAND;
    if (i >= 0) this.aim(i);
  }

  /** Cuts that came by another way than the hand on the saw. */
  onVerdict({ verdict, attempt, source }: VerdictEvent): void {
    if (source !== null || !verdict.ok || attempt.kind !== 'cut') return;
    for (const after of attempt.after) if (!this.row.isCut(after - 1)) this.row.apart(after - 1);
    this.publish();
  }

  onWordDone(): number {
    const { ctx, p, row } = this;
    if (this.view === null) return 0;
    if (!this.missed) {
      ctx.bonus(p.bonus);
      ctx.emit('clean');
    }
    this.raise();
    if (p.tray === undefined) return 0;
    const ms = 350 + p.fallMs + 600;
    this.falls = ctx.now + ms;
    const tray = ctx.entity(p.tray);
    ctx.after(350, () => {
      row.fall(tray);
    });
    return ms;
  }

  busy(): boolean {
    return this.ctx.now < this.falls;
  }

  onFinale(): void {
    this.row.clear();
    this.tubes?.begin({ shape: 'select', options: [], pick: 0 });
    this.view = null;
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    if (this.view === null) return this.tubes?.placeOf(goal.tokenId, out) === true;
    return this.row.placeOf(this.indexOf(goal.tokenId), this.points, out);
  }

  bot(goal: { tokenId: string | null }): boolean {
    return goal.tokenId !== null && this.choose(goal.tokenId, 'muis');
  }

  destroy(): void {
    this.row.clear();
  }

  /* ---- the hand ------------------------------------------------------------ */

  private handIntent(intent: Intent): boolean {
    switch (intent.kind) {
      case 'down':
        return this.down(intent);
      case 'move':
        return this.pressed && this.lead(intent);
      case 'up':
        return this.up(intent);
      case 'dir':
        return intent.down && this.turn(intent.dir);
      case 'act':
        return intent.down && !this.ctx.oneSwitch && this.give(this.aimed, intent.device);
      default:
        return false;
    }
  }

  private sortIntent(intent: Intent): boolean {
    const { tubes } = this;
    if (tubes === null || !tubes.open) return false;
    if (intent.kind === 'down') return tubes.down(intent);
    if (intent.kind === 'move') return tubes.move(intent);
    if (intent.kind === 'up') return tubes.up(intent);
    if (intent.kind === 'dir') return intent.down && tubes.turn(intent.dir, intent.device);
    return intent.kind === 'pick' && tubes.number(intent.index, intent.device);
  }

  private down(intent: Pointer): boolean {
    const { lever } = this.p;
    if (lever !== undefined && this.ctx.hit(lever, intent, 8) !== null) return this.give(this.aimed, intent.device);
    this.pressed = this.lead(intent);
    return this.pressed;
  }

  /** The saw hangs over what the finger is nearest to. */
  private lead(intent: Pointer): boolean {
    const i = this.row.near(intent, this.points);
    this.rest = HAND;
    if (i >= 0) this.aim(i);
    return i >= 0;
  }

  private up(intent: Pointer): boolean {
    const was = this.pressed;
    this.pressed = false;
    return was && this.lead(intent) && this.give(this.aimed, intent.device);
  }

  private turn(dir: 'left' | 'right' | 'up' | 'down'): boolean {
    this.rest = HAND;
    this.aim(this.next(this.aimed, dir === 'left' || dir === 'up' ? -1 : 1));
    return true;
  }

  private choose(tokenId: string, device: InputDevice): boolean {
    if (this.view === null) return this.tubes?.open === true && this.tubes.choose(tokenId, device);
    const i = this.indexOf(tokenId);
    return i >= 0 && this.give(i, device);
  }

  /* ---- cutting ------------------------------------------------------------- */

  /** A piece is asked, no seam. */
  private get points(): boolean {
    return this.view?.target === 'token';
  }

  private give(i: number, device: InputDevice): boolean {
    const { ctx, row, view } = this;
    if (view === null || i < 0) return false;
    if (row.isCut(i) || ctx.now < this.ready) return true;
    this.aim(i);
    this.plunge();
    const thing = (this.points ? row.parts[i] : row.gaps[i]) ?? null;
    const attempt: Attempt = this.points ? { kind: 'token', index: i } : { kind: 'cut', after: [i + 1] };
    ctx.emit('saw', thing?.id);
    const verdict = ctx.attempt(attempt, thing, device);
    if (!verdict.ok) this.knot(thing, i);
    else this.parted(thing, i);
    return true;
  }

  private parted(thing: Entity | null, i: number): void {
    if (this.points) this.row.parts[i]?.setPlate('goed');
    else this.row.apart(i);
    this.ctx.emit('apart', thing?.id);
    if (this.points || this.view === null) return;
    this.publish();
  }

  private knot(thing: Entity | null, i: number): void {
    const { ctx, row } = this;
    this.missed = true;
    this.ready = ctx.now + this.p.lockMs;
    for (const part of [row.parts[i], this.points ? undefined : row.parts[i + 1]])
      if (part !== undefined) ctx.juice.wobble(part);
    ctx.emit('knot', thing?.id);
  }

  private aim(i: number): void {
    if (i < 0 || i === this.aimed) return;
    const { row, ctx } = this;
    this.light(this.aimed, 'rest');
    this.light(i, 'aim');
    this.aimed = i;
    ctx.emit('aim', (this.points ? row.parts[i] : row.gaps[i])?.id);
    if (row.placeOf(i, this.points, this.spot)) this.follow();
  }

  private light(i: number, state: 'rest' | 'aim'): void {
    if (!this.row.isCut(i)) this.row.gaps[i]?.setState(state);
  }

  /** The saw and its carriage come over the spot. */
  private follow(): void {
    const { ctx, p } = this;
    const { x, y } = this.spot;
    if (p.saw !== undefined) this.glide(ctx.entity(p.saw), x, y - p.above);
    if (p.carriage === undefined) return;
    const carriage = ctx.entity(p.carriage);
    this.glide(carriage, x, carriage.y);
  }

  private glide(thing: Entity, x: number, y: number): void {
    if (this.ctx.reducedMotion) thing.place(x, y);
    else this.ctx.juice.tween(thing, { x, y }, GLIDE_MS, 'outCubic');
  }

  /** Down through the wood and up again. */
  private plunge(): void {
    const { ctx, p, row } = this;
    if (p.saw === undefined || ctx.reducedMotion || !row.placeOf(this.aimed, this.points, this.spot)) return;
    const saw = ctx.entity(p.saw);
    const { x } = this.spot;
    const y = this.spot.y - p.above;
    ctx.juice.tween(saw, { x, y: y + p.stroke }, DOWN_MS, 'in', () =>
      ctx.juice.tween(saw, { x, y }, DOWN_MS * 2, 'outCubic'),
    );
  }

  private raise(): void {
    const { saw, above } = this.p;
    if (saw === undefined || this.ctx.reducedMotion) return;
    const [, y] = this.p.field;
    const thing = this.ctx.entity(saw);
    this.ctx.juice.tween(thing, { x: thing.x, y: y - above * 0.3 }, DOWN_MS * 2, 'outCubic');
  }

  /** The next open seam on a side, or the same where there is none. */
  private next(from: number, way: number): number {
    const count = this.points ? this.row.parts.length : this.row.gaps.length;
    for (let i = from + way; i >= 0 && i < count; i += way) if (!this.row.isCut(i)) return i;
    return from;
  }

  private indexOf(tokenId: string | null): number {
    const { view } = this;
    if (view === null || tokenId === null) return -1;
    for (let i = 0; i < view.parts.length; i += 1) if (view.parts[i]?.id === tokenId) return i;
    return -1;
  }

  private publish(): void {
    const { view, row } = this;
    if (view === null) return;
    const text = (token: Token | undefined): string => token?.text ?? '';
    const list = this.points ? view.parts : view.parts.slice(0, -1);
    this.ctx.setChoices(
      list.map((token, i) => ({
        id: token.id,
        label: this.points ? text(token) : `${text(token)}|${text(view.parts[i + 1])}`,
        busy: row.isCut(i),
      })),
    );
  }
}

/** M19 cut: a word is cut at its seams, a piece pointed out, a whole word sent into a tube, or a tube chosen. */
export const mechanic = defineMechanic(cutSchema, cutEmits, (ctx, params) => new Cut(ctx, params));
