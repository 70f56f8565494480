import type { Token } from '#engine/core/oefening/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { DuwenParams } from './duwen.schema.ts';

/** Sounds that are written with two letters (tweetekenklanken and long vowels); `ij` is one letter. */
const KLANKEN: ReadonlySet<string> = new Set(['oe', 'eu', 'ui', 'ie', 'ou', 'au', 'ei', 'aa', 'ee', 'oo', 'uu']);
/** px/s of a half that is tapped: it darts to the other one. */
const SPRINT = 420;
/** The second half leaves the horn this long after the first, and for so long they cannot meet. */
const [LATER_MS, LOS_MS] = [700, 900];
/** Above this height a half would leave the air without the other. */
const TOP = 180;

/** Whether a text can come in two halves. */
export const isTweeklank = (tekst: string | undefined): boolean => tekst !== undefined && KLANKEN.has(tekst);

/**
 * One sound of two letters in two golden bubbles. The first half keeps the id of the token, so that the stream knows
 * that it is in the air; pushed together they become the bubble that can be popped.
 */
export class Klankpaar {
  private readonly ctx: SceneContext;
  private readonly p: DuwenParams;
  private heel: Token | null = null;
  private een: Entity | null = null;
  private twee: Entity | null = null;
  private losTot = 0;

  constructor(ctx: SceneContext, params: DuwenParams) {
    this.ctx = ctx;
    this.p = params;
  }

  /** Splits a fresh bubble when its letters are a sound and no other sound is in halves. */
  probeer(bel: Entity): void {
    const { ctx } = this;
    const { token } = bel;
    if (this.een !== null || token === null || !this.mag(token)) return;
    const [eerste = '', tweede = ''] = token.text ?? '';
    this.heel = token;
    this.een = bel;
    bel.token = { ...token, text: eerste };
    bel.setState('goud');
    ctx.emit('halveer', bel.id);
    const { x, y } = bel;
    ctx.after(LATER_MS, () => {
      if (this.een === bel && !bel.view.destroyed)
        this.maakTweede({ ...token, id: `${token.id}+`, text: tweede }, { x, y });
    });
  }

  isHelft(ding: Entity): boolean {
    return ding === this.een || ding === this.twee;
  }

  /** A half that is only tapped darts to the other one. */
  spring(ding: Entity): void {
    const ander = ding === this.een ? this.twee : this.een;
    if (ander === null) return;
    const dx = ander.x - ding.x;
    const dy = ander.y - ding.y;
    const d = Math.max(1, Math.hypot(dx, dy));
    this.ctx.diensten.wereld?.velocity(ding, (dx / d) * SPRINT, (dy / d) * SPRINT);
  }

  /** Contact of two things: do the halves meet? */
  raakt(a: string, b: string): void {
    if (this.een === null || this.twee === null || this.ctx.now < this.losTot) return;
    const [een, twee] = [this.een.id, this.twee.id];
    if ((a === een && b === twee) || (a === twee && b === een)) this.samen();
  }

  /** Keys and mirror name the whole sound: then the halves do not keep them waiting. */
  kies(tokenId: string): void {
    if (this.heel?.id === tokenId) this.samen();
  }

  /** A half that is about to leave, or that lost the other, becomes the whole sound. */
  step(): void {
    const { een, twee } = this;
    if (een === null) return;
    if (een.view.destroyed) return this.weg();
    if (twee === null) return;
    if (twee.view.destroyed || twee.y < TOP) this.samen();
  }

  weg(): void {
    if (this.twee !== null && !this.twee.view.destroyed) this.twee.destroy();
    this.een = null;
    this.twee = null;
    this.heel = null;
  }

  private maakTweede(token: Token, { x, y }: { x: number; y: number }): void {
    const { ctx } = this;
    const bel = ctx.spawn(this.p.helft, x, y);
    bel.token = token;
    this.twee = bel;
    this.losTot = ctx.now + LOS_MS;
    ctx.emit('spawn', bel.id, 'machine');
  }

  private mag(token: Token): boolean {
    const { ctx } = this;
    return ctx.s > this.p.vanaf && !ctx.calm && !ctx.oneSwitch && !ctx.reducedMotion && isTweeklank(token.text);
  }

  private samen(): void {
    const { ctx, een, heel } = this;
    this.weg();
    if (een === null || een.view.destroyed || heel === null) return;
    een.token = heel;
    ctx.juice.pop(een, 0.3);
    ctx.emit('samen', een.id);
    if (heel.audio !== undefined) void ctx.geluid.say(heel.audio);
  }
}
