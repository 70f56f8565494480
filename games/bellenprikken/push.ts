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
    this.pair.weg();
    this.tubs.begin(view.shape === 'sort' ? view : null);
  }

  onWordDone(): number {
    this.pair.weg();
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
    else if (event === 'contact' && a !== null && b !== null) this.pair.raakt(a, b);
  }

  onIntent(intent: Intent): boolean {
    switch (intent.kind) {
      case 'down':
        return this.neer(intent);
      case 'move':
        return this.move(intent);
      case 'up':
        return this.op(intent);
      case 'pick':
        return this.sendToTub(this.tubs.nummer(intent.index), intent.device);
      case 'choose':
        return this.kies(intent.tokenId, intent.device);
      default:
        return false;
    }
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    return goal.tokenId !== null && this.tubs.plek(goal.tokenId, out);
  }

  bot(goal: { tokenId: string | null }): boolean {
    if (goal.tokenId !== null) this.pair.kies(goal.tokenId);
    return false;
  }

  destroy(): void {
    this.grip.los();
  }

  private nieuw(id: string): void {
    const bubble = this.ctx.group(this.p.bubble).find((d) => d.id === id);
    if (bubble !== undefined) this.pair.attempt(bubble);
  }

  private kies(tokenId: string, device: InputDevice): boolean {
    this.pair.kies(tokenId);
    if (!this.tubs.actief) return false;
    this.tubs.kies(tokenId, device);
    return true;
  }

  private neer(pointer: Pointer): boolean {
    const bubble = this.ctx.hit(this.p.bubble, pointer, 8);
    if (bubble === null) return this.sendToTub(this.tubs.bij(pointer.x, pointer.y), pointer.device);
    if (bubble.token === null || (!this.tubs.actief && !this.pair.isHalf(bubble))) return false;
    this.grip.grab(bubble, pointer);
    return true;
  }

  private sendToTub(bin: string | null, device: InputDevice): boolean {
    if (bin !== null) this.tubs.kies(bin, device);
    return bin !== null;
  }

  private move(pointer: Pointer): boolean {
    if (!this.grip.actief) return false;
    this.grip.move(pointer);
    return true;
  }

  private op(pointer: Pointer): boolean {
    const { ver: far } = this.grip;
    const bubble = this.grip.los();
    const token = bubble?.token ?? null;
    if (bubble === null || token === null) return false;
    if (!this.tubs.actief) {
      if (!far) this.pair.burst(bubble);
      return true;
    }
    const binId = far ? this.tubs.bij(pointer.x, pointer.y) : null;
    if (binId !== null) this.tubs.give(token.id, { binId, device: pointer.device });
    else if (!far) this.tubs.kies(token.id, pointer.device);
    return true;
  }
}

export const mechanic = defineMechanic(pushSchema, pushEmits, (ctx, params) => new Push(ctx, params));
