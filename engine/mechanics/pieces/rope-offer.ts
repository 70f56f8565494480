import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import { requiredToken } from '#engine/runtime/vraag.ts';
import type { RopeParams } from '../rope.schema.ts';
import { carrierOf } from './give.ts';
import { offered } from './offer.ts';

type Offer = NonNullable<RopeParams['offer']>;

/** Somebody who waits with a token: where, and how far in the waves. */
interface Waiting {
  thing: Entity;
  readonly home: StagePoint;
  readonly spot: number;
  readonly under: Entity | null;
  /** Hangs on the rope, or is on its way. */
  away: boolean;
}

const AHEAD = 30;
const TURN = Math.PI * 2;
const GROW_MS = 300;
/** ms after which the place of somebody who was lifted is free. */
const FREE_MS = 650;
/** Share of the times that a second one changes places. */
const CHANGES = 0.6;
/** s of a wave, and of a drift to and fro. */
const WAVE = 3.4;
const DRIFT = 9;

/** The carriers that wait with tokens: at their spots, lifted by the waves; the next part of a word is always among them. */
export class RopeOffer {
  /** Parts that lie in the word. */
  readonly used = new Set<string>();
  private readonly ctx: SceneContext;
  private readonly p: Offer;
  private readonly list: Waiting[] = [];
  private readonly place = new StagePoint();
  private nr = 0;
  private turn = 0;
  private t = 0.5;

  constructor(ctx: SceneContext, offer: Offer) {
    this.ctx = ctx;
    this.p = offer;
  }

  /** A question begins: somebody for every token, or for as many as there is room for. */
  begin(): void {
    this.clear();
    this.turn += 1;
    this.used.clear();
    const spots = this.spots();
    const sequence = this.ctx.question()?.view.shape === 'sequence';
    const most = sequence ? Math.min(spots.length, Math.round(this.ctx.num(this.p.count))) : spots.length;
    for (const [i, token] of offered(this.ctx, most).slice(0, spots.length).entries()) this.add(token, i);
    this.publish();
  }

  find(tokenId: string | null): Entity | null {
    for (const one of this.list) if (!one.away && tokenId !== null && one.thing.token?.id === tokenId) return one.thing;
    return null;
  }

  /** Somebody has this token, perhaps on its way home. */
  knows(tokenId: string): boolean {
    return this.list.some(({ thing }) => thing.token?.id === tokenId);
  }

  /** A part that is asked for by its name comes in place of one that is not needed now. */
  call(tokenId: string): Entity | null {
    const token = this.ctx.tokens().find(({ id }) => id === tokenId);
    const place = this.spare(this.needed());
    if (token === undefined || place === null || this.used.has(tokenId) || this.knows(tokenId)) return null;
    place.thing.token = token;
    this.publish();
    return place.thing;
  }

  /** Takes somebody out of the waves, or puts it back. */
  away(thing: Entity, on: boolean): void {
    for (const one of this.list) if (one.thing === thing) one.away = on;
  }

  /** Where somebody waits. */
  homeOf(thing: Entity): StagePoint | null {
    for (const one of this.list) if (one.thing === thing) return one.home;
    return null;
  }

  /** Somebody left for good with its part: others come, one of them with what is needed now. */
  leave(thing: Entity, more: boolean): void {
    const left = this.list.find((one) => one.thing === thing);
    if (left !== undefined) {
      this.list.splice(this.list.indexOf(left), 1);
      left.under?.destroy();
      if (more) this.come(left.spot);
    }
    this.publish();
  }

  /** Everybody who still waits; they wait no longer. */
  takeAll(): readonly Entity[] {
    const things = this.list.map(({ thing }) => thing);
    for (const { under } of this.list) under?.destroy();
    this.list.length = 0;
    return things;
  }

  /** Somebody comes when the spot is free. */
  private come(spot: number): void {
    const { turn } = this;
    if (this.ctx.reducedMotion) return this.refill(spot);
    this.ctx.after(FREE_MS, () => {
      if (turn === this.turn) this.refill(spot);
      this.publish();
    });
  }

  /** Somebody comes at a spot; often another one makes room too, so that who came last is not always the one that is needed. */
  private refill(spot: number): void {
    const { rng } = this.ctx;
    const other = this.list.length > 1 && rng.next() < CHANGES ? this.spare(this.needed()) : null;
    const spots = other === null ? [spot] : rng.next() < 0.5 ? [spot, other.spot] : [other.spot, spot];
    if (other !== null) this.dive(other);
    for (const [i, token] of this.fresh(spots.length).entries()) this.add(token, spots[i] ?? spot);
  }

  step(dt: number): void {
    const { ctx, p, list, place } = this;
    const high = ctx.reducedMotion ? 0 : ctx.num(p.waves);
    const wide = ctx.reducedMotion ? 0 : ctx.num(p.drift);
    this.t += dt * ctx.tempo;
    if (high === 0 && wide === 0) return;
    // One current takes them all along, so that nobody drifts before another's plate.
    const drift = Math.sin((this.t / DRIFT) * TURN) * wide;
    for (let i = 0; i < list.length; i += 1) {
      const one = list[i];
      if (one === undefined) continue;
      place.x = one.home.x + drift;
      place.y = one.home.y + Math.sin((this.t / WAVE) * TURN + one.spot * 2.3) * high;
      if (one.under !== null) one.under.x = place.x;
      if (one.away) continue;
      one.thing.x = place.x;
      one.thing.y = place.y;
    }
  }

  clear(): void {
    for (const { thing, under } of this.list) {
      thing.destroy();
      under?.destroy();
    }
    this.list.length = 0;
  }

  destroy(): void {
    this.list.length = 0;
    this.used.clear();
  }

  /** The part that is needed now, as it is written; two equal ones are both right. */
  private needed(): string | undefined {
    const stream = this.ctx.peekStream(AHEAD);
    const id = requiredToken(stream);
    return stream.find((token) => token.id === id)?.text;
  }

  private spots(): readonly (readonly [number, number])[] {
    const { ctx, p } = this;
    const size = ctx.doc.prefabs[p.prefabs[0] ?? '']?.token?.size ?? 96;
    const wide = p.wide !== undefined && ctx.tokenWidth(size) > p.wide.from;
    return ctx.points(wide && p.wide !== undefined ? p.wide.points : p.points);
  }

  /** Somebody whose part is not needed now. */
  private spare(needed: string | undefined): Waiting | null {
    const free = this.list.filter(({ thing, away }) => !away && thing.token !== null && thing.token.text !== needed);
    return free[this.ctx.rng.int(Math.max(1, free.length))] ?? null;
  }

  /** Parts for new carriers: what is needed unless it waits already, then others that look different. */
  private fresh(count: number): Token[] {
    const { ctx, list } = this;
    const stream = ctx.peekStream(AHEAD);
    const things = list.map(({ thing }) => thing);
    const free = stream.filter(({ id }) => !this.used.has(id) && carrierOf(things, id) === null);
    const needed = this.needed();
    const texts = new Set(things.map(({ token }) => token?.text));
    const out: Token[] = texts.has(needed) ? [] : free.filter(({ text }) => text === needed).slice(0, 1);
    for (const token of [...free.filter(({ text }) => !texts.has(text)), ...free])
      if (out.length < count && !out.includes(token)) out.push(token);
    return out;
  }

  private add(token: Token, spot: number): void {
    const { ctx, p } = this;
    const spots = this.spots();
    const [x, y] = spots[spot % Math.max(1, spots.length)] ?? [640, 480];
    const prefab = p.prefabs[this.nr % p.prefabs.length] ?? p.prefabs[0];
    if (prefab === undefined) return;
    this.nr += 1;
    const under = p.under === undefined ? null : ctx.spawn(p.under, x, y);
    const thing = ctx.spawn(prefab, x, y);
    thing.token = token;
    this.list.push({ thing, home: new StagePoint(x, y), spot, under, away: false });
    if (ctx.reducedMotion) return;
    const { scale } = thing;
    thing.scale = 0.3 * scale;
    ctx.juice.tween(thing, { scale }, GROW_MS, 'outBack');
  }

  private dive(one: Waiting): void {
    const { ctx } = this;
    this.list.splice(this.list.indexOf(one), 1);
    one.under?.destroy();
    one.thing.token = null;
    if (ctx.reducedMotion) return one.thing.destroy();
    ctx.juice.tween(one.thing, { scale: 0.05 }, GROW_MS, 'in', () => one.thing.destroy());
  }

  /** What can be chosen: who waits here, and after them the other parts, which come when they are asked for. */
  private publish(): void {
    const { ctx, used } = this;
    const here = this.list.flatMap(({ thing }) => thing.token ?? []);
    const others =
      ctx.oneSwitch || ctx.question()?.view.shape !== 'sequence'
        ? []
        : ctx.tokens().filter(({ id }) => !here.some((t) => t.id === id));
    ctx.setChoices(
      [...here, ...others].map(({ id, text, picture }) => ({
        id,
        label: text ?? picture?.replace(/^fe:/, '') ?? '',
        busy: used.has(id),
      })),
    );
  }
}
