import type { InputDevice } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { giveToken } from './give.ts';

/** What a hit means: an answer, a part of one, or the first of a pair. */
export class LauncherAnswer {
  /** Was hit, and waits for the other of its pair. */
  first: Entity | null = null;
  private readonly ctx: SceneContext;

  constructor(ctx: SceneContext) {
    this.ctx = ctx;
  }

  give(target: Entity, device: InputDevice): void {
    const { ctx } = this;
    const { token } = target;
    const shape = ctx.question()?.view.shape;
    if (shape === 'pairs') return this.pair(target, device);
    const slot = ctx.nextSlot();
    const verdict = giveToken(ctx, target, device);
    if (verdict === null || !verdict.ok || token === null) return;
    // A choice stays where it was made; a part of a word goes to its slot.
    if (shape !== 'sequence') return target.setPlate('goed');
    ctx.land({ token, slot, from: target });
    target.token = null;
  }

  private pair(target: Entity, device: InputDevice): void {
    const { ctx, first } = this;
    if (first?.token === undefined || first.token === null || target.token === null || first === target) {
      this.first = target;
      target.setPlate('focus');
      return ctx.emit('half', target.id);
    }
    this.first = null;
    const verdict = ctx.attempt({ kind: 'pair', a: first.token.id, b: target.token.id }, target, device);
    if (!verdict.ok) return first.setPlate('rust');
    ctx.emit('match', first.id, target.id);
    first.token = null;
    target.token = null;
  }
}
