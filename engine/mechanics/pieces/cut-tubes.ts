import type { InputDevice, Token, View } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { TubesParams } from '../cut.schema.ts';
import { carrierOf } from './give.ts';

const ARRIVE_MS = 480;
const SUCK_MS = 340;
const ALMOST_MS = 700;
/** Px that a hand moves before it carries. */
const CARRY = 14;
/** Arrows to the first, the second and the third of them. */
const SIDES: readonly string[] = ['left', 'right', 'down'];

/** What stands on the tubes: the names of bins, or answers. */
function namesOf(view: View): readonly Token[] {
  if (view.shape === 'select') return view.options;
  if (view.shape !== 'sort') return [];
  return view.bins.map(({ id, label }) => ({ id, text: label, kind: 'woord' }));
}

/** Whole words that lie ready one at a time, and the things that each of them goes into. */
export class CutTubes {
  private readonly ctx: SceneContext;
  private readonly p: TubesParams;
  private readonly queue: Token[] = [];
  private readonly tubes: Entity[] = [];
  private active: Entity | null = null;
  /** The word was named, so a tube may follow. */
  private called = false;
  /** The tubes carry the answers themselves. */
  private picks = false;
  private pressed = false;
  private carried = false;
  private readonly start = { x: 0, y: 0 };

  constructor(ctx: SceneContext, p: TubesParams) {
    this.ctx = ctx;
    this.p = p;
    for (const tube of ctx.group(p.group)) tube.visible = false;
  }

  begin(view: View): void {
    this.end();
    const names = namesOf(view);
    for (const [i, thing] of this.ctx.group(this.p.group).entries()) {
      thing.token = names[i] ?? null;
      thing.visible = thing.token !== null;
      if (thing.visible) this.tubes.push(thing);
    }
    this.picks = view.shape === 'select';
    if (view.shape === 'sort') this.queue.push(...view.stream);
    if (this.open) this.next();
  }

  end(): void {
    this.queue.length = 0;
    this.tubes.length = 0;
    this.pressed = false;
    if (this.active !== null && !this.active.view.destroyed) this.active.destroy();
    this.active = null;
  }

  get open(): boolean {
    return this.tubes.length > 0;
  }

  number(index: number, device: InputDevice): boolean {
    const tube = this.tubes[index];
    return tube !== undefined && this.give(tube, device);
  }

  /** By an arrow, where the things stand on two sides of the word. */
  turn(dir: 'left' | 'right' | 'up' | 'down', device: InputDevice): boolean {
    const tube = this.p.sides ? this.tubes[SIDES.indexOf(dir)] : undefined;
    return tube !== undefined && this.give(tube, device);
  }

  down(at: { x: number; y: number; device: InputDevice }): boolean {
    const tube = this.tubeAt(at);
    if (tube !== null) return this.give(tube, at.device);
    this.pressed = this.active !== null && this.ctx.hit(this.p.carrier, at, 10) === this.active;
    this.carried = false;
    this.start.x = at.x;
    this.start.y = at.y;
    return this.pressed;
  }

  move(at: { x: number; y: number }): boolean {
    if (!this.pressed || this.active === null) return false;
    if (!this.carried && Math.abs(at.x - this.start.x) + Math.abs(at.y - this.start.y) < CARRY) return true;
    this.carried = true;
    this.active.place(at.x, at.y);
    return true;
  }

  up(at: { x: number; y: number; device: InputDevice }): boolean {
    if (!this.pressed) return false;
    this.pressed = false;
    if (!this.carried) return this.call();
    const tube = this.tubeAt(at);
    if (tube === null) this.home();
    else this.give(tube, at.device);
    return true;
  }

  /** A tap on the word takes it up: its tubes are the choice now. */
  private call(): boolean {
    if (this.active !== null) this.ctx.juice.squash(this.active);
    this.called = this.active !== null;
    this.publish();
    return true;
  }

  /** By name: a tube, or the word that goes first. */
  choose(id: string, device: InputDevice): boolean {
    const tube = carrierOf(this.tubes, id);
    if (tube !== null) return this.give(tube, device);
    const { active } = this;
    if (active === null) return false;
    const at = this.queue.findIndex((token) => token.id === id);
    const token = this.queue[at];
    if (token !== undefined && active.token !== null) {
      this.queue[at] = active.token;
      active.token = token;
    }
    this.called = active.token?.id === id;
    this.publish();
    return this.called;
  }

  give(tube: Entity, device: InputDevice): boolean {
    const { ctx, active } = this;
    if (this.picks) return this.pick(tube, device);
    if (active === null || active.token === null || tube.token === null) return false;
    const { token } = active;
    const verdict = ctx.attempt({ kind: 'bin', tokenId: token.id, binId: tube.token.id }, active, device);
    this.answer(tube, verdict.ok);
    if (!verdict.ok) {
      this.home();
      return true;
    }
    ctx.land({ token, slot: null, from: active, to: tube });
    this.active = null;
    active.token = null;
    const gone = (): void => active.destroy();
    if (ctx.reducedMotion) gone();
    else ctx.juice.tween(active, { x: tube.x, y: tube.y, scale: 0.12, angle: 40 }, SUCK_MS, 'in', gone);
    this.next();
    return true;
  }

  focus(id: string | null): void {
    for (const tube of this.tubes) tube.setPlate(id !== null && tube.token?.id === id ? 'focus' : 'rust');
  }

  placeOf(id: string | null, out: { x: number; y: number }): boolean {
    const thing = carrierOf(this.tubes, id) ?? this.active;
    if (thing === null) return false;
    out.x = thing.x;
    out.y = thing.y;
    return true;
  }

  private pick(tube: Entity, device: InputDevice): boolean {
    if (tube.token === null) return false;
    this.answer(tube, this.ctx.attempt({ kind: 'pick', tokenId: tube.token.id }, tube, device).ok);
    return true;
  }

  private answer(tube: Entity, ok: boolean): void {
    tube.setPlate(ok ? 'goed' : 'bijna');
    this.ctx.after(ALMOST_MS, () => tube.setPlate('rust'));
    this.ctx.emit(ok ? 'sucked' : 'spat', tube.id);
  }

  private tubeAt(at: { x: number; y: number }): Entity | null {
    const thing = this.ctx.hit(this.p.group, at, 8);
    return thing !== null && this.tubes.includes(thing) ? thing : null;
  }

  private home(): void {
    const { active, p } = this;
    const [x, y] = p.at;
    if (active === null) return;
    if (this.ctx.reducedMotion) active.place(x, y);
    else {
      this.ctx.juice.tween(active, { x, y }, ARRIVE_MS, 'outBounce');
      this.ctx.juice.wobble(active);
    }
  }

  private next(): void {
    const token = this.queue.shift();
    const { ctx, p } = this;
    this.called = false;
    if (token === undefined) return this.publish();
    const still = ctx.reducedMotion;
    const [x, y] = still ? p.at : p.from;
    const carrier = ctx.spawn(p.carrier, x, y);
    carrier.token = token;
    this.active = carrier;
    if (!still) ctx.juice.tween(carrier, { x: p.at[0], y: p.at[1] }, ARRIVE_MS, 'outCubic');
    ctx.emit('arrives', carrier.id);
    this.publish();
  }

  private publish(): void {
    const now = this.active?.token ?? null;
    const words = now === null ? this.queue : [now, ...this.queue];
    this.ctx.setChoices([
      ...words.map(({ id, text }) => ({ id, label: text ?? '', busy: false })),
      ...this.tubes.map(({ token }) => ({
        id: token?.id ?? '',
        label: token?.text ?? '',
        busy: !this.called && !this.picks,
      })),
    ]);
  }
}
