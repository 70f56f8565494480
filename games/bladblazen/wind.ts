import type { Attempt, InputDevice, Question, Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { askedToken } from '#engine/mechanics/pieces/give.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { bringToFront } from '#engine/runtime/to-front.ts';
import { Gust } from './gust.ts';
import { Heaps } from './heaps.ts';
import { Leaves } from './leaves.ts';
import { windEmits, type WindParams, windSchema } from './wind.schema.ts';

type Pointer = Extract<Intent, { x: number }>;
type Key = Extract<Intent, { kind: 'dir' }>;

/** Px that a finger moves and seconds that it stays before it blows; less is a tap. */
const [DRAG, HOLD] = [16, 0.22];
/** A leaf counts as blown for this long after a gust, ms. */
const BLOWN_MS = 900;
const TAIL = 0.4;
const [WHIRL_MS, LOCK_MS] = [460, 700];
/** Px/s with which a heap throws a leaf back, and px/s2 with which it keeps away what was not blown. */
const [PUFF, SHY] = [800, 900];

class Wind implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: WindParams;
  private readonly leaves: Leaves;
  private readonly heaps: Heaps;
  private readonly gust: Gust;
  private readonly blownAt = new Map<Entity, number>();
  private readonly held4 = { left: false, right: false, up: false, down: false };
  private question: Question | null = null;
  /** Chosen by a tap or by name: it waits for its heap. */
  private held: Entity | null = null;
  private pointed: Entity | null = null;
  private pressed = false;
  private readonly start = { x: 0, y: 0 };
  private device: InputDevice = 'muis';
  private since = 0;
  /** Space is held: the gust stays behind this leaf. */
  private driven: Entity | null = null;
  /** Seconds that a gust blows on after the finger. */
  private tail = 0;
  private missed = false;
  /** How often a leaf was lifted above the others. */
  private raised = 0;

  constructor(ctx: SceneContext, params: WindParams) {
    this.ctx = ctx;
    this.p = params;
    this.leaves = new Leaves(ctx, params);
    this.heaps = new Heaps(ctx, params);
    this.gust = new Gust(ctx, params);
  }

  onQuestion(question: Question): void {
    const { view } = question;
    this.question = question;
    this.missed = false;
    this.rest();
    this.heaps.begin(this.names(question));
    if (view.shape === 'sort') this.leaves.begin(view.stream, false);
    else this.leaves.begin(this.judged ? this.asked(question) : this.ctx.tokens(), true);
    this.publish();
  }

  onIntent(intent: Intent): boolean {
    switch (intent.kind) {
      case 'down':
        return this.down(intent);
      case 'move':
        return this.move(intent);
      case 'up':
        return this.up(intent);
      case 'dir':
        return this.turn(intent);
      case 'act':
        return !this.ctx.oneSwitch && this.drive(intent);
      case 'pick':
        return this.pick(intent.index, intent.device);
      case 'choose':
        return this.choose(intent.tokenId, intent.device);
      default:
        return false;
    }
  }

  step(dt: number): void {
    if (this.pressed && !this.gust.on) {
      this.since += dt;
      if (this.since > HOLD) this.gust.begin(this.start);
    }
    this.blowOut(dt);
    if (this.driven !== null) this.gust.follow(this.driven);
    const moved = this.gust.step(dt, this.leaves.list);
    if (moved !== null) {
      this.raised += 1;
      bringToFront(moved, this.raised);
      this.ctx.emit('blow', moved.id);
    }
    if (this.gust.lead !== null) this.blownAt.set(this.gust.lead, this.ctx.now);
    this.leaves.apart(dt, this.gust.lead);
    this.arrive(dt);
  }

  onFocus(tokenId: string | null): void {
    this.light(this.pointed, 'rust');
    this.pointed = this.leaves.of(tokenId) ?? this.heaps.of(tokenId);
    this.light(this.pointed, 'focus');
  }

  onWordDone(): number {
    this.rest();
    if (!this.missed) {
      this.ctx.bonus(1);
      this.ctx.emit('clean');
    }
    return WHIRL_MS + 500;
  }

  onFinale(): void {
    this.rest();
    this.leaves.clear();
    this.heaps.begin([]);
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    const thing = this.heaps.of(goal.tokenId) ?? this.leaves.of(goal.tokenId);
    if (thing === null) return false;
    out.x = thing.x;
    out.y = thing.y;
    return true;
  }

  bot(goal: { tokenId: string | null }): boolean {
    return goal.tokenId !== null && this.choose(goal.tokenId, 'muis');
  }

  destroy(): void {
    this.gust.end();
    this.blownAt.clear();
  }

  /* ---- the question --------------------------------------------------------- */

  /** The heaps are the options, and the leaf is what is judged. */
  private get judged(): boolean {
    return this.question?.format === 'oordeel';
  }

  private names({ view, prompt }: Question): readonly (Token | null)[] {
    if (view.shape === 'sort') return view.bins.map(({ id, label }) => ({ id, text: label, kind: 'woord' }));
    if (view.shape === 'select' && this.judged) return view.options;
    const asked = this.question === null ? null : askedToken(this.question);
    return [asked ?? (prompt.text === undefined ? null : { id: 'word', kind: 'woord', text: prompt.text })];
  }

  private asked(question: Question): readonly Token[] {
    const asked = askedToken(question);
    return asked === null ? [] : [asked];
  }

  private attempt(leaf: Entity, heap: Entity): Attempt | null {
    const [word, bin] = [leaf.token?.id, heap.token?.id];
    if (word === undefined) return null;
    if (this.question?.view.shape !== 'sort') {
      if (!this.judged) return { kind: 'pick', tokenId: word };
      return bin === undefined ? null : { kind: 'pick', tokenId: bin };
    }
    return bin === undefined ? null : { kind: 'bin', tokenId: word, binId: bin };
  }

  /** The words that are left, and the heaps as soon as one of them is held. */
  private publish(): void {
    const view = this.question?.view;
    if (view?.shape !== 'sort') return;
    this.ctx.setChoices([
      ...this.leaves.words.map(({ id, text }) => ({ id, label: text ?? '', busy: false })),
      ...view.bins.map(({ id, label }) => ({ id, label, busy: this.held === null })),
    ]);
  }

  /* ---- hands ---------------------------------------------------------------- */

  private down(intent: Pointer): boolean {
    this.pressed = true;
    this.since = 0;
    this.stop();
    this.device = intent.device;
    this.start.x = intent.x;
    this.start.y = intent.y;
    return true;
  }

  private move(intent: Pointer): boolean {
    if (!this.pressed) return false;
    if (this.gust.on) this.gust.move(intent);
    else if (Math.hypot(intent.x - this.start.x, intent.y - this.start.y) > DRAG) {
      this.gust.begin(this.start);
      this.gust.point(intent.x - this.start.x, intent.y - this.start.y);
    }
    return true;
  }

  private up(intent: Pointer): boolean {
    if (!this.pressed) return false;
    this.pressed = false;
    if (!this.gust.on) return this.tapped(intent);
    this.driven = this.gust.lead;
    this.tail = TAIL;
    if (this.driven === null) this.gust.end();
    return true;
  }

  /** The twin of a gust: a leaf, and then its heap. */
  private tapped(intent: Pointer): boolean {
    const leaf = this.ctx.hit(`${this.p.leaf}*`, intent, 6);
    const word = leaf?.token?.id;
    if (word !== undefined && this.leaves.of(word) === leaf) return this.choose(word, intent.device);
    const sign = this.heaps.touched(intent);
    const subject = this.held ?? (this.leaves.list.length === 1 ? this.leaves.list[0] : undefined);
    return sign !== null && subject !== undefined && this.give(subject, sign, intent.device);
  }

  /** A gust that was let go blows on behind its leaf for a moment, so that a flick is enough. */
  private blowOut(dt: number): void {
    if (this.tail <= 0) return;
    this.tail -= dt;
    if (this.tail > 0) return;
    this.driven = null;
    this.gust.end();
  }

  private turn({ dir, down }: Key): boolean {
    const { held4: held } = this;
    held[dir] = down;
    const dx = Number(held.right) - Number(held.left);
    const dy = Number(held.down) - Number(held.up);
    this.gust.point(dx, dy);
    return true;
  }

  /** Space blows at the leaf that is meant, in the way of the arrows. */
  private drive(intent: Extract<Intent, { kind: 'act' }>): boolean {
    this.stop();
    this.device = intent.device;
    this.driven = intent.down ? this.subject : null;
    if (this.driven !== null) this.gust.beginBehind(this.driven);
    return true;
  }

  private pick(index: number, device: InputDevice): boolean {
    if (this.question?.view.shape !== 'sort' && !this.judged) return false;
    const sign = this.heaps.signs[index];
    const leaf = this.subject;
    return sign !== undefined && leaf !== null && this.give(leaf, sign, device);
  }

  /** The leaf that is held, pointed at, or came first. */
  private get subject(): Entity | null {
    const { held, pointed, leaves } = this;
    if (held !== null) return held;
    if (pointed !== null && leaves.list.includes(pointed)) return pointed;
    return leaves.list[0] ?? null;
  }

  /** By name: a heap, or a leaf that goes to the next heap that is named; with one heap it goes at once. */
  private choose(id: string, device: InputDevice): boolean {
    const sign = this.heaps.of(id);
    if (sign !== null) {
      const leaf = this.judged ? this.subject : this.held;
      return leaf !== null && this.give(leaf, sign, device);
    }
    const leaf = this.leaves.call(id);
    const [only] = this.heaps.signs;
    if (leaf === null) return false;
    if (this.question?.view.shape === 'select' && !this.judged && only !== undefined)
      return this.give(leaf, only, device);
    this.grip(leaf);
    return true;
  }

  private grip(leaf: Entity): void {
    if (this.held !== leaf) this.light(this.held, 'rust');
    this.held = leaf;
    leaf.setPlate('focus');
    this.ctx.emit('grip', leaf.id);
    this.publish();
  }

  private light(thing: Entity | null, state: 'rust' | 'focus'): void {
    if (thing !== null && !thing.view.destroyed) thing.setPlate(state);
  }

  private stop(): void {
    this.gust.end();
    this.driven = null;
    this.tail = 0;
  }

  private rest(): void {
    this.stop();
    this.pressed = false;
    this.light(this.held, 'rust');
    this.held = null;
    this.pointed = null;
    this.blownAt.clear();
  }

  /* ---- heaps ---------------------------------------------------------------- */

  /** Leaves that reach a heap: one that was blown falls in, another slides off. */
  private arrive(dt: number): void {
    const { list } = this.leaves;
    for (let i = list.length - 1; i >= 0; i -= 1) {
      const leaf = list[i];
      if (leaf === undefined) continue;
      const sign = this.heaps.signs[this.heaps.at(leaf.x, leaf.y)];
      if (sign === undefined) continue;
      if (this.ctx.now - (this.blownAt.get(leaf) ?? -BLOWN_MS) < BLOWN_MS) this.give(leaf, sign, this.device);
      else this.ctx.services.world?.push(leaf, 0, SHY * dt);
    }
  }

  private give(leaf: Entity, sign: Entity, device: InputDevice): boolean {
    const { ctx, heaps } = this;
    const attempt = this.attempt(leaf, sign);
    const { token } = leaf;
    if (attempt === null || token === null) return false;
    this.rest();
    const verdict = ctx.attempt(attempt, leaf, device);
    if (verdict.ok) {
      ctx.land({ token, slot: null, from: leaf, to: sign });
      this.whirl(leaf, sign);
      this.leaves.take(leaf);
      heaps.grow(sign);
      ctx.emit('heaped', heaps.pileOf(sign)?.id ?? sign.id);
    } else {
      this.missed = true;
      heaps.refuse(sign);
      this.puff(leaf, sign);
      ctx.emit('puffed', heaps.pileOf(sign)?.id ?? sign.id);
    }
    this.publish();
    return true;
  }

  private whirl(leaf: Entity, sign: Entity): void {
    const { ctx, p, heaps } = this;
    const pile = heaps.pileOf(sign);
    if (ctx.reducedMotion || pile === null) return;
    const copy = ctx.spawn(p.whirl, leaf.x, leaf.y);
    copy.setState(leaf.state);
    ctx.juice.tween(copy, { x: pile.x, y: pile.y - p.middle, scale: 0.3, angle: 400 }, WHIRL_MS, 'in', () =>
      copy.destroy(),
    );
  }

  /** Back to the middle of the lawn. */
  private puff(leaf: Entity, sign: Entity): void {
    const { ctx, p } = this;
    const [x, y, w, h] = p.lawn;
    const dx = x + w / 2 - leaf.x;
    const dy = y + h / 2 - leaf.y;
    const long = Math.max(1, Math.hypot(dx, dy));
    const near = this.heaps.signs[this.heaps.at(leaf.x, leaf.y)] === sign;
    leaf.lock(LOCK_MS);
    if (near && !ctx.reducedMotion) ctx.services.world?.velocity(leaf, (dx / long) * PUFF, (dy / long) * PUFF);
    else if (near) ctx.services.world?.teleport(leaf, x + w / 2, y + h / 2);
    else ctx.juice.wobble(leaf);
  }
}

export const mechanic = defineMechanic(windSchema, windEmits, (ctx, params) => new Wind(ctx, params));
