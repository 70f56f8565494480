import type {
  Attempt,
  BinMark,
  InputDevice,
  Question,
  Token,
  Verdict,
  View,
} from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { BinsParams } from '../gesture.schema.ts';
import { carrierOf } from './give.ts';

const MARKS: readonly BinMark[] = ['A', 'B', 'C', 'D'];
const ALMOST_MS = 700;
/** Size of the bin that is meant. */
const RISE = 1.08;

/** What stands on the bins of a question; none when it is no question of bins. */
function namesOf({ view, format }: Question, p: BinsParams): readonly Token[] {
  if (view.shape === 'sort') return view.bins.map(({ id, label }) => ({ id, text: label, kind: 'woord' }));
  return view.shape === 'select' && p.asked.includes(format) ? view.options : [];
}

/** Bins in a row below what is cut. What was named, touched or held waits here for its bin. */
export class SliceBins {
  /** It waits for its bin: the blade is in it, or it was chosen by a tap or by name. */
  held: Entity | null = null;
  private readonly ctx: SceneContext;
  private readonly p: BinsParams;
  private readonly targets: string;
  private readonly bins: Entity[] = [];
  private readonly done = new Set<string>();
  private view: View | null = null;
  /** Token that was named while nothing carried it. */
  private named: string | null = null;
  private pointed: Entity | null = null;
  private aimed: Entity | null = null;

  constructor(ctx: SceneContext, params: BinsParams, targets: string) {
    this.ctx = ctx;
    this.p = params;
    this.targets = targets;
  }

  /** Something is sorted now. */
  get open(): boolean {
    return this.bins.length > 0;
  }

  begin(question: Question): void {
    const names = namesOf(question, this.p);
    this.view = question.view;
    this.done.clear();
    this.forget();
    if (names.length !== this.bins.length) this.build(names.length);
    for (const [i, bin] of this.bins.entries()) {
      bin.token = names[i] ?? null;
      bin.setState(MARKS[i] ?? 'A');
    }
    if (names.length > 0 && question.view.shape === 'sort') this.publish();
  }

  end(): void {
    this.forget();
    this.build(0);
  }

  at(index: number): Entity | null {
    return this.bins[index] ?? null;
  }

  binOf(id: string): Entity | null {
    return carrierOf(this.bins, id);
  }

  touched(at: { x: number; y: number }): Entity | null {
    return this.open ? this.ctx.hit(this.p.prefab, at, 8) : null;
  }

  /** What a bin is meant for: what is held or pointed at, else what came first; with `sure` only where there is no doubt. */
  subject(sure: boolean): Entity | null {
    const { held, pointed } = this;
    if (held !== null && held.token !== null) return held;
    if (this.named !== null) return null;
    if (pointed !== null && !pointed.view.destroyed && pointed.token !== null) return pointed;
    const carriers = this.ctx.group(this.targets).filter(({ token }) => token !== null);
    return sure && carriers.length > 1 ? null : (carriers[0] ?? null);
  }

  /** Holds a thing until its bin is known. */
  grip(thing: Entity): void {
    if (this.held === thing) return;
    this.release();
    this.held = thing;
    thing.setPlate('focus');
    this.ctx.emit('grip', thing.id);
    this.publish();
  }

  /** The bin that lies most in a direction seen from a thing; up means down, as a blade swings both ways. */
  aim(thing: Entity, dx: number, dy: number): Entity | null {
    let best: Entity | null = null;
    let most = -2;
    const long = Math.sqrt(dx * dx + dy * dy);
    for (let i = 0; i < this.bins.length; i += 1) {
      const bin = this.bins[i];
      if (bin === undefined || long === 0) continue;
      const x = bin.x - thing.x;
      const y = bin.y - thing.y;
      const fit = (x * dx + y * Math.abs(dy)) / (Math.sqrt(x * x + y * y) * long);
      if (fit <= most) continue;
      most = fit;
      best = bin;
    }
    if (best !== this.aimed) this.light(best);
    return best;
  }

  /** A word by its name; it comes to something that is there. True when it is one of the words. */
  name(tokenId: string): boolean {
    const word = this.words.find(({ id }) => id === tokenId);
    if (word === undefined || this.done.has(tokenId)) return word !== undefined;
    const things = this.ctx.group(this.targets);
    const thing = carrierOf(things, tokenId) ?? things.find(({ token }) => token !== null) ?? null;
    this.release();
    this.named = tokenId;
    this.publish();
    if (thing === null) return true;
    if (thing.token?.id !== tokenId) thing.token = word;
    this.grip(thing);
    return true;
  }

  private get words(): readonly Token[] {
    return this.view?.shape === 'sort' ? this.view.stream : [];
  }

  point(tokenId: string | null): void {
    this.pointed = carrierOf(this.ctx.group(this.targets), tokenId);
    this.light(tokenId === null ? null : this.binOf(tokenId));
  }

  placeOf(tokenId: string | null, out: { x: number; y: number }): boolean {
    const bin = tokenId === null ? null : this.binOf(tokenId);
    if (bin === null) return false;
    out.x = bin.x;
    out.y = bin.y;
    return true;
  }

  /** Gives a thing (or the word that was named, which nothing carries) to a bin; null when there is nothing to give. */
  give(thing: Entity | null, bin: Entity, device: InputDevice): Verdict | null {
    const { ctx } = this;
    const attempt = this.attemptFor(thing?.token?.id ?? this.named, bin.token?.id);
    if (attempt === null) return null;
    this.release();
    const verdict = ctx.attempt(attempt, thing, device);
    if (verdict.ok && attempt.kind === 'bin') this.done.add(attempt.tokenId);
    bin.setPlate(verdict.ok ? 'goed' : 'bijna');
    ctx.after(ALMOST_MS, () => bin.setPlate('rust'));
    this.publish();
    return verdict;
  }

  /** The bin that is meant stands out while the blade is in something. */
  step(): void {
    const { aimed } = this;
    if (aimed === null) return;
    aimed.sx *= RISE;
    aimed.sy *= RISE;
  }

  /** Lets go of what is held. */
  release(): void {
    const { held } = this;
    this.held = null;
    this.named = null;
    this.light(null);
    if (held === null || held.view.destroyed) return;
    held.setPlate('rust');
    this.ctx.emit('free', held.id);
  }

  private attemptFor(tokenId: string | null, binId: string | undefined): Attempt | null {
    if (binId === undefined) return null;
    if (this.view?.shape !== 'sort') return { kind: 'pick', tokenId: binId };
    return tokenId === null ? null : { kind: 'bin', tokenId, binId };
  }

  private forget(): void {
    this.release();
    this.pointed = null;
  }

  private light(bin: Entity | null): void {
    this.aimed?.setPlate('rust');
    this.aimed = bin;
    bin?.setPlate('focus');
  }

  private build(count: number): void {
    const { ctx, p } = this;
    for (const bin of this.bins) bin.destroy();
    this.bins.length = 0;
    this.aimed = null;
    const [from, until] = p.row;
    const gap = (until - from) / Math.max(1, count);
    for (let i = 0; i < count; i += 1) {
      const bin = ctx.spawn(p.prefab, from + gap * (i + 0.5), p.y);
      bin.scale *= Math.min(p.most, gap / p.width);
      this.bins.push(bin);
    }
  }

  /** What can be chosen by name: the words that are left, and the bins as soon as one is named or held. */
  private publish(): void {
    const { view } = this;
    if (view?.shape !== 'sort') return;
    const words = view.stream.filter(({ id }) => !this.done.has(id));
    const free = this.held !== null || this.named !== null;
    this.ctx.setChoices([
      ...words.map(({ id, text }) => ({ id, label: text ?? '', busy: false })),
      ...view.bins.map(({ id, label }) => ({ id, label, busy: !free })),
    ]);
  }
}
