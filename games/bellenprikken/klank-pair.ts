import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { PushParams } from './push.schema.ts';

/** Sounds that are written with two letters (tweetekenklanken and long vowels); `ij` is one letter. */
const KLANKEN: ReadonlySet<string> = new Set(['oe', 'eu', 'ui', 'ie', 'ou', 'au', 'ei', 'aa', 'ee', 'oo', 'uu']);
/** px/s of a half that is tapped: it darts to the other one. */
const SPRINT = 420;
/** The second half leaves the horn this long after the first, and for so long they cannot meet. */
const [LATER_MS, LOOSE_MS] = [700, 900];
/** Above this height a half would leave the air without the other. */
const TOP = 180;

/** Whether a text can come in two halves. */
export const isTweeklank = (text: string | undefined): boolean => text !== undefined && KLANKEN.has(text);

/**
 * One sound of two letters in two golden bubbles. The first half keeps the id of the token, so that the stream knows
 * that it is in the air; pushed together they become the bubble that can be popped.
 */
export class KlankPair {
  private readonly ctx: SceneContext;
  private readonly p: PushParams;
  private whole: Token | null = null;
  private one: Entity | null = null;
  private two: Entity | null = null;
  private looseUntil = 0;

  constructor(ctx: SceneContext, params: PushParams) {
    this.ctx = ctx;
    this.p = params;
  }

  /** Splits a fresh bubble when its letters are a sound and no other sound is in halves. */
  attempt(bubble: Entity): void {
    const { ctx } = this;
    const { token } = bubble;
    if (this.one !== null || token === null || !this.mag(token)) return;
    const [first = '', second = ''] = token.text ?? '';
    this.whole = token;
    this.one = bubble;
    bubble.token = { ...token, text: first };
    bubble.setState('gold');
    ctx.emit('halved', bubble.id);
    const { x, y } = bubble;
    ctx.after(LATER_MS, () => {
      if (this.one === bubble && !bubble.view.destroyed)
        this.createSecond({ ...token, id: `${token.id}+`, text: second }, { x, y });
    });
  }

  isHalf(thing: Entity): boolean {
    return thing === this.one || thing === this.two;
  }

  /** A half that is only tapped darts to the other one. */
  burst(thing: Entity): void {
    const other = thing === this.one ? this.two : this.one;
    if (other === null) return;
    const dx = other.x - thing.x;
    const dy = other.y - thing.y;
    const d = Math.max(1, Math.hypot(dx, dy));
    this.ctx.services.world?.velocity(thing, (dx / d) * SPRINT, (dy / d) * SPRINT);
  }

  /** Contact of two things: do the halves meet? */
  hits(a: string, b: string): void {
    if (this.one === null || this.two === null || this.ctx.now < this.looseUntil) return;
    const [one, two] = [this.one.id, this.two.id];
    if ((a === one && b === two) || (a === two && b === one)) this.together();
  }

  /** Keys and mirror name the whole sound: then the halves do not keep them waiting. */
  choose(tokenId: string): void {
    if (this.whole?.id === tokenId) this.together();
  }

  /** A half that is about to leave, or that lost the other, becomes the whole sound. */
  step(): void {
    const { one, two } = this;
    if (one === null) return;
    if (one.view.destroyed) return this.gone();
    if (two === null) return;
    if (two.view.destroyed || two.y < TOP) this.together();
  }

  gone(): void {
    if (this.two !== null && !this.two.view.destroyed) this.two.destroy();
    this.one = null;
    this.two = null;
    this.whole = null;
  }

  private createSecond(token: Token, { x, y }: { x: number; y: number }): void {
    const { ctx } = this;
    const bubble = ctx.spawn(this.p.half, x, y);
    bubble.token = token;
    this.two = bubble;
    this.looseUntil = ctx.now + LOOSE_MS;
    ctx.emit('spawn', bubble.id, 'machine');
  }

  private mag(token: Token): boolean {
    const { ctx } = this;
    return ctx.s > this.p.from && !ctx.calm && !ctx.oneSwitch && !ctx.reducedMotion && isTweeklank(token.text);
  }

  private together(): void {
    const { ctx, one, whole } = this;
    this.gone();
    if (one === null || one.view.destroyed || whole === null) return;
    one.token = whole;
    ctx.juice.pop(one, 0.3);
    ctx.emit('joined', one.id);
    if (whole.audio !== undefined) void ctx.sound.say(whole.audio);
  }
}
