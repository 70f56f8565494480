import type { Entity, Intent, Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import type { InputDevice } from '#engine/core/oefening/contract/contract.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import { carrierOf } from './pieces/give.ts';
import { RopeFlight } from './pieces/rope-flight.ts';
import { RopeLine } from './pieces/rope-line.ts';
import { RopeOffer } from './pieces/rope-offer.ts';
import { RopeWinch } from './pieces/rope-winch.ts';
import { type RopeParams, ropeEmits, ropeSchema } from './rope.schema.ts';

type Pointer = Extract<Intent, { x: number }>;

/** Px between what hangs on the hook and what it hangs before. */
const BESIDE = 70;
/** px of a tap that is no drag, and the most ms that a word waits for what is being brought home. */
const SLACK = 14;
const HOME_MS = 3600;
/** Share of a gust that what hangs there feels. */
const SWAYS = 0.6;

class Rope implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: RopeParams;
  private readonly line: RopeLine;
  private readonly flight: RopeFlight | null;
  private readonly offer: RopeOffer | null;
  private readonly winch: RopeWinch;
  /** Things that answer a tap themselves. */
  private readonly toys: ReadonlySet<string>;
  private readonly grab = new StagePoint();
  private readonly begin = new StagePoint();
  private held = false;
  private dragged = false;
  private side = 1;
  /** It hovers above this one; the second tap lifts it. */
  private pointed: Entity | null = null;
  private focused: Entity | null = null;

  constructor(ctx: SceneContext, params: RopeParams) {
    this.ctx = ctx;
    this.p = params;
    const anchor = ctx.entity(params.anchor);
    this.flight = params.fly === undefined ? null : new RopeFlight(ctx, params.fly, anchor);
    this.line = new RopeLine(ctx, params);
    this.offer = params.offer === undefined ? null : new RopeOffer(ctx, params.offer);
    this.winch = new RopeWinch({ ctx, p: params, line: this.line, flight: this.flight, offer: this.offer });
    this.showKeys(false);
    this.toys = new Set([
      ...ctx.doc.entities.flatMap((def) => ('tap' in def && def.tap === true ? [def.id ?? ''] : [])),
      ...Object.entries(ctx.doc.prefabs).flatMap(([name, def]) => (def.tap === true ? [name] : [])),
    ]);
  }

  onQuestion(): void {
    this.winch.begin();
    this.point(null);
    this.focused = null;
    this.offer?.begin();
  }

  onVerdict({ verdict, attempt, source }: VerdictEvent): void {
    if (!verdict.ok || !('tokenId' in attempt)) return;
    this.offer?.used.add(attempt.tokenId);
    // Given in another way: it goes without the rope.
    const thing = source === null ? (this.offer?.find(attempt.tokenId) ?? null) : null;
    if (thing === null) return;
    this.offer?.leave(thing, !verdict.done);
    thing.destroy();
  }

  onWordDone(): number {
    return this.p.drop === undefined ? 0 : HOME_MS;
  }

  /** Nobody is left in the water. */
  onFinale(): void {
    this.winch.begin();
    for (const thing of this.offer?.takeAll() ?? []) this.winch.cargo.deck.save(thing);
  }

  busy(): boolean {
    return this.winch.cargo.brings;
  }

  onEvent(event: string): void {
    const speed = this.p.hits[event];
    if (speed !== undefined) this.hit(speed);
    else if (event === this.p.duckOn) this.duck();
  }

  call(name: string, args: Readonly<Record<string, unknown>>): void {
    if (name === 'hit') this.hit(Number(args['speed'] ?? 400));
    else if (name === 'duck') this.duck();
    else if (name === 'fly') this.flight?.go(Number(args['x'] ?? 640));
    else if (name === 'show' || name === 'hide') this.line.show(name === 'show');
  }

  idle(dt: number): void {
    this.offer?.step(dt);
    this.blow(dt);
    this.winch.step(dt);
  }

  onIntent(intent: Intent): boolean {
    if (intent.kind === 'down' || intent.device === 'toets') this.showKeys(intent.device === 'toets');
    switch (intent.kind) {
      case 'down':
        return this.down(intent);
      case 'move':
        return this.drag(intent);
      case 'up':
        return this.release(intent);
      case 'dir':
        return this.steer(intent.dir, intent.down);
      case 'act':
        return this.act(intent.down, intent.device);
      case 'choose':
        return this.choose(intent.tokenId, intent.device);
      default:
        return false;
    }
  }

  onFocus(tokenId: string | null): void {
    if (this.focused !== null && !this.focused.view.destroyed) this.focused.setPlate('rust');
    this.focused = this.find(tokenId);
    this.focused?.setPlate('focus');
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    const thing = this.find(goal.tokenId);
    if (thing === null) return false;
    out.x = thing.x;
    out.y = thing.y;
    return true;
  }

  bot(goal: { tokenId: string | null }): boolean {
    return goal.tokenId !== null && this.choose(goal.tokenId, 'muis');
  }

  destroy(): void {
    this.winch.destroy();
    this.offer?.destroy();
    this.pointed = null;
    this.focused = null;
  }

  /* ---- what the child wants -------------------------------------------------- */

  private get playing(): boolean {
    return this.p.targets !== undefined && (this.ctx.phase === 'spel' || this.ctx.phase === 'uitleg');
  }

  /** Without a game of hovering: one tap lifts. */
  private get easy(): boolean {
    return this.ctx.calm || this.ctx.oneSwitch || this.flight === null;
  }

  private find(tokenId: string | null): Entity | null {
    if (this.offer !== null) return this.offer.find(tokenId);
    return this.p.targets === undefined ? null : carrierOf(this.ctx.group(this.p.targets), tokenId);
  }

  private choose(tokenId: string, device: InputDevice): boolean {
    if (!this.playing) return false;
    const target = this.find(tokenId) ?? this.offer?.call(tokenId) ?? null;
    if (target !== null) this.send(target, device);
    // Somebody who is on the way home now can be asked again in a moment.
    return target !== null || this.offer?.knows(tokenId) === true;
  }

  private send(target: Entity, device: InputDevice): void {
    const hovers = this.pointed === target;
    this.point(null);
    this.held = false;
    if (this.winch.send(target, device) && !hovers) this.ctx.emit('aim', target.id);
  }

  /** Hovers above something, and waits there. */
  private hover(target: Entity): void {
    this.winch.free();
    this.flight?.go(target.x + this.p.ring[0] - this.p.knot[0]);
    this.point(target);
    this.ctx.emit('aim', target.id);
  }

  private point(target: Entity | null): void {
    if (this.pointed !== null && !this.pointed.view.destroyed) this.pointed.setPlate('rust');
    this.pointed = target;
    target?.setPlate('focus');
  }

  private act(down: boolean, device: InputDevice): boolean {
    if (!this.playing) return false;
    if (down) this.winch.reel(device);
    return true;
  }

  /* ---- fingers and keys ------------------------------------------------------ */

  private down(pointer: Pointer): boolean {
    const thing = this.ctx.hit('*', pointer, 6);
    if (!this.playing) return false;
    const target = this.meant(thing);
    if (target !== null) return this.tap(target, pointer);
    if (thing !== null && thing.id === this.p.button) this.ctx.juice.squash(thing);
    else if (this.isToy(thing)) return false;
    else if (this.flight !== null) return this.take(pointer, thing);
    this.winch.reel(pointer.device);
    return true;
  }

  /** What a touch means: the thing itself, or what the first of a pair hangs before when that is pointed at. */
  private meant(thing: Entity | null): Entity | null {
    const { pointed } = this;
    const own = this.find(thing?.token?.id ?? null);
    if (own !== null || pointed === null || thing === null || thing.token === null) return own;
    return Math.abs(thing.x - pointed.x) < BESIDE ? pointed : null;
  }

  private isToy(thing: Entity | null): boolean {
    return thing !== null && (this.toys.has(thing.id) || this.toys.has(thing.prefab ?? ''));
  }

  /** The first tap hovers above it, the second one lifts it: the twin of steering. Who goes on tapping calls nobody back. */
  private tap(target: Entity, pointer: Pointer): boolean {
    if (this.easy || this.pointed === target || this.winch.seeks(target)) this.send(target, pointer.device);
    else this.hover(target);
    return true;
  }

  /** The finger leads: by the thing itself, or from anywhere sideways. */
  private take(pointer: Pointer, thing: Entity | null): boolean {
    const { flight, grab, begin, p } = this;
    const itself = thing?.id === p.anchor || thing?.id === p.hook;
    if (flight === null) return false;
    this.held = true;
    this.dragged = false;
    begin.x = pointer.x;
    begin.y = pointer.y;
    grab.x = itself ? flight.at.x - pointer.x : -this.p.knot[0];
    grab.y = flight.at.y - pointer.y;
    if (!itself) this.lead(pointer);
    return true;
  }

  private lead(pointer: Pointer): void {
    const { flight, grab } = this;
    if (flight === null) return;
    this.winch.free();
    this.point(null);
    flight.led = 'hand';
    flight.goal.x = pointer.x + grab.x;
    flight.goal.y = pointer.y + grab.y;
  }

  private drag(pointer: Pointer): boolean {
    if (!this.held) return false;
    const dx = pointer.x - this.begin.x;
    const dy = pointer.y - this.begin.y;
    if (!this.dragged && dx * dx + dy * dy < SLACK * SLACK) return true;
    this.dragged = true;
    this.lead(pointer);
    return true;
  }

  private release(pointer: Pointer): boolean {
    const { flight } = this;
    if (!this.held || flight === null) return false;
    this.held = false;
    // A tap beside everything flies there; a tap on itself reels.
    if (this.dragged) flight.led = null;
    else if (flight.led === 'hand') flight.go(flight.goal.x);
    else this.winch.reel(pointer.device);
    return true;
  }

  private steer(dir: 'left' | 'right' | 'up' | 'down', down: boolean): boolean {
    if (this.flight === null || (down && !this.playing)) return false;
    this.flight.press(dir, down);
    if (down) {
      this.winch.free();
      this.point(null);
    }
    return true;
  }

  /** The wind takes what hangs there along, unless it finds its way by itself. */
  private blow(dt: number): void {
    const { flight, p } = this;
    if (flight === null) return;
    flight.step(dt);
    if (flight.side !== 0 && !this.line.sure) this.line.push(flight.side * this.ctx.num(p.fly?.wind ?? 0) * SWAYS * dt);
  }

  private showKeys(on: boolean): void {
    if (this.p.keys !== undefined) for (const thing of this.ctx.group(this.p.keys)) thing.visible = on;
  }

  private hit(speed: number): void {
    this.side = -this.side;
    this.line.hit(speed * this.side);
    this.ctx.emit('hit', this.p.hook);
  }

  private duck(): void {
    this.line.duck();
    this.ctx.emit('duck', this.p.hook);
  }
}

/** M10 rope: hovers, lowers its hook and lifts what it meets; or a line that is cast; or a body that swings. */
export const mechanic = defineMechanic(ropeSchema, ropeEmits, (ctx, params) => new Rope(ctx, params));
