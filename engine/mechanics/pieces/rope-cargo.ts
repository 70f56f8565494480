import type { InputDevice } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import type { RopeParams } from '../rope.schema.ts';
import { RopeAnswer } from './rope-answer.ts';
import { RopeDeck } from './rope-deck.ts';
import type { RopeLine } from './rope-line.ts';
import type { RopeOffer } from './rope-offer.ts';

/** s in which what was caught swings under the hook, px beside the other of a pair, and the share of the way down at which loot hangs. */
const JUMP = 0.09;
const BESIDE = 96;
const HIGH = 0.4;
const RADIANS = Math.PI / 180;
/** ms that somebody is sorry. */
const SORRY_MS = 1600;

/** What hangs on a rope is the cargo of these. */
export interface CargoOptions {
  ctx: SceneContext;
  p: RopeParams;
  line: RopeLine;
  offer: RopeOffer | null;
}

/** What hangs on the hook: an answer, a pair, or something from the deep; and what becomes of it. */
export class RopeCargo {
  readonly deck: RopeDeck;
  load: Entity | null = null;
  /** It was found out what it is. */
  known = false;
  private readonly o: CargoOptions;
  private readonly answer: RopeAnswer;
  private readonly slack = new StagePoint();
  private readonly place = new StagePoint();
  private other: Entity | null = null;
  private loot: Entity | null = null;
  private right = false;

  constructor(options: CargoOptions) {
    this.o = options;
    this.answer = new RopeAnswer(options.ctx);
    this.deck = new RopeDeck(options.ctx, options.p);
  }

  get pairs(): boolean {
    return this.answer.pairs;
  }

  /** Something right is on its way home. */
  get brings(): boolean {
    return this.right && this.load !== null;
  }

  /** Another question: what is right is home. */
  begin(): void {
    if (this.brings) this.save();
    this.o.ctx.entity(this.o.p.hook).setState('');
    this.load = null;
    this.right = false;
  }

  attach(thing: Entity): void {
    const { ctx, p, line, offer } = this.o;
    this.load = thing;
    this.known = false;
    this.right = false;
    this.slack.x = thing.x - line.end.x - p.grip[0];
    this.slack.y = thing.y - line.end.y - p.grip[1];
    offer?.away(thing, true);
    thing.setPose(p.poses.lifted);
    ctx.entity(p.hook).setState('full');
    ctx.emit('attach', thing.id);
  }

  /** Finds out what hangs there. */
  judge(load: Entity, device: InputDevice): void {
    this.known = true;
    const lifted = this.answer.give(load, device);
    if (lifted === 'right') this.isRight(load);
    else if (lifted === 'wrong') this.letGo();
  }

  /** The first of a pair has come to another one. */
  pair(thing: Entity, device: InputDevice): void {
    const { ctx, p, offer } = this.o;
    if (this.load === null) return;
    if (this.answer.match(this.load, thing, device) === 'wrong') return this.letGo();
    this.other = thing;
    offer?.away(thing, true);
    thing.setPose(p.poses.lifted);
    ctx.emit('attach', thing.id);
    this.isRight(this.load);
  }

  /** Gently: it goes home by itself. */
  letGo(): void {
    const { ctx, p, offer } = this.o;
    const { load } = this;
    this.load = null;
    if (load === null) return;
    ctx.entity(p.hook).setState('');
    const home = offer?.homeOf(load) ?? null;
    load.setPose(p.poses.sorry, SORRY_MS);
    ctx.emit('release', load.id);
    const back = (): void => {
      if (load.view.destroyed) return;
      load.setPlate('rust');
      offer?.away(load, false);
    };
    if (home === null || ctx.reducedMotion) {
      if (home !== null) load.place(home.x, home.y);
      return back();
    }
    ctx.juice.tween(load, { x: home.x, y: home.y }, p.backMs, 'outBounce', back);
  }

  /** An empty hook may bring something up. */
  fish(): void {
    const { ctx, line, p } = this.o;
    if (p.surface === undefined || line.end.y < p.surface) return;
    this.loot = this.deck.fish(line.end);
    if (this.loot !== null) ctx.emit('attach', this.loot.id);
  }

  /** What came from the deep is up. */
  keep(): void {
    if (this.loot !== null) this.deck.keep(this.loot);
    this.loot = null;
  }

  /** It is home. */
  save(): void {
    const { load, other } = this;
    this.load = null;
    this.other = null;
    this.right = false;
    this.o.ctx.entity(this.o.p.hook).setState('');
    if (load !== null) this.deck.save(load);
    if (other !== null) this.deck.save(other);
  }

  step(dt: number): void {
    const { other, slack } = this;
    const ease = Math.exp(-dt / JUMP);
    slack.x *= ease;
    slack.y *= ease;
    this.place.x = slack.x - (other === null ? 0 : BESIDE / 2);
    this.place.y = slack.y;
    if (this.load !== null) this.hang(this.load, 1);
    this.place.x = BESIDE / 2;
    if (other !== null) this.hang(other, 1);
    this.place.x = 0;
    if (this.loot !== null) this.hang(this.loot, HIGH);
  }

  destroy(): void {
    this.load = null;
    this.other = null;
    this.loot = null;
  }

  /** In line with the rope, `far` times the grip from its end. */
  private hang(thing: Entity, far: number): void {
    const { line, p } = this.o;
    const lean = line.lean * RADIANS;
    const dx = p.grip[0] * far;
    const dy = p.grip[1] * far;
    thing.x = line.end.x + dx * Math.cos(lean) - dy * Math.sin(lean) + this.place.x;
    thing.y = line.end.y + dx * Math.sin(lean) + dy * Math.cos(lean) + this.place.y;
    thing.da += line.lean;
  }

  private isRight(load: Entity): void {
    const { ctx, p, offer } = this.o;
    const more = ctx.question()?.view.shape === 'sequence' && ctx.nextSlot() >= 0;
    this.right = true;
    load.setPose(p.poses.saved);
    offer?.leave(load, more);
    if (this.other !== null) offer?.leave(this.other, more);
    ctx.emit('right', load.id);
  }
}
