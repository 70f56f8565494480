import type { InputDevice, Question } from '#engine/core/oefening/contract/contract.ts';
import type { Intent, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type PushParams, pushEmits, pushSchema } from './push.schema.ts';
import { Grip, type Pointer } from './grip.ts';
import { KlankPair } from './klank-pair.ts';
import { Tubs } from './tubs.ts';

/** A finger on a bubble pushes it: halves of a sound against each other, words into their tub. */
class Push implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: PushParams;
  private readonly pair: KlankPair;
  private readonly tubs: Tubs;
  private readonly grip: Grip;

  constructor(ctx: SceneContext, params: PushParams) {
    this.ctx = ctx;
    this.p = params;
    this.grip = new Grip(ctx);
    this.pair = new KlankPair(ctx, params);
    this.tubs = new Tubs(ctx, params);
  }

  onQuestion({ view }: Question): void {
    this.grip.los();
    this.pair.gone();
    this.tubs.begin(view.shape === 'sort' ? view : null);
  }

  onWordDone(): number {
    this.pair.gone();
    return 0;
  }

  onFinale(): void {
    this.tubs.begin(null);
  }

  step(): void {
    this.pair.step();
    this.grip.step();
  }

  onEvent(event: string, a: string | null, b: string | null): void {
    if (event === 'spawn' && a !== null) this.nieuw(a);
    else if (event === 'contact' && a !== null && b !== null) this.pair.hits(a, b);
  }

  onIntent(intent: Intent): boolean {
    switch (intent.kind) {
      case 'down':
        return this.down(intent);
      case 'move':
        return this.move(intent);
      case 'up':
        return this.at(intent);
      case 'pick':
        return this.sendToTub(this.tubs.number(intent.index), intent.device);
      case 'choose':
        return this.choose(intent.tokenId, intent.device);
      default:
        return false;
    }
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    return goal.tokenId !== null && this.tubs.spot(goal.tokenId, out);
  }

  bot(goal: { tokenId: string | null }): boolean {
    if (goal.tokenId !== null) this.pair.choose(goal.tokenId);
    return false;
  }

  destroy(): void {
    this.grip.los();
  }

  private nieuw(id: string): void {
    const bubble = this.ctx.group(this.p.bubble).find((d) => d.id === id);
    if (bubble !== undefined) this.pair.attempt(bubble);
  }

  private choose(tokenId: string, device: InputDevice): boolean {
    this.pair.choose(tokenId);
    if (!this.tubs.active) return false;
    this.tubs.choose(tokenId, device);
    return true;
  }

  private down(pointer: Pointer): boolean {
    const bubble = this.ctx.hit(this.p.bubble, pointer, 8);
    if (bubble === null) return this.sendToTub(this.tubs.at(pointer.x, pointer.y), pointer.device);
    if (bubble.token === null || (!this.tubs.active && !this.pair.isHalf(bubble))) return false;
    this.grip.grab(bubble, pointer);
    return true;
  }

  private sendToTub(bin: string | null, device: InputDevice): boolean {
    if (bin !== null) this.tubs.choose(bin, device);
    return bin !== null;
  }

  private move(pointer: Pointer): boolean {
    if (!this.grip.active) return false;
    this.grip.move(pointer);
    return true;
  }

  private at(pointer: Pointer): boolean {
    const { far } = this.grip;
    const bubble = this.grip.los();
    const token = bubble?.token ?? null;
    if (bubble === null || token === null) return false;
    if (!this.tubs.active) {
      if (!far) this.pair.burst(bubble);
      return true;
    }
    const binId = far ? this.tubs.at(pointer.x, pointer.y) : null;
    if (binId !== null) this.tubs.give(token.id, { binId, device: pointer.device });
    else if (!far) this.tubs.choose(token.id, pointer.device);
    return true;
  }
}

export const mechanic = defineMechanic(pushSchema, pushEmits, (ctx, params) => new Push(ctx, params));
