import type { InputDevice } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { giveToken } from './give.ts';

/** What came of something that was lifted. */
export type Lifted = 'right' | 'wrong' | 'half';

/** What lifting something means: an answer, a part of one, or the first of a pair. */
export class RopeAnswer {
  private readonly ctx: SceneContext;

  constructor(ctx: SceneContext) {
    this.ctx = ctx;
  }

  get pairs(): boolean {
    return this.ctx.question()?.view.shape === 'pairs';
  }

  /** Judges what hangs on the rope. */
  give(load: Entity, device: InputDevice): Lifted {
    const { ctx } = this;
    const { token } = load;
    if (this.pairs) {
      load.setPlate('focus');
      ctx.emit('half', load.id);
      return 'half';
    }
    const slot = ctx.question()?.view.shape === 'sequence' ? ctx.nextSlot() : null;
    const verdict = giveToken(ctx, load, device);
    if (verdict === null || !verdict.ok || token === null) return 'wrong';
    if (slot === null) load.setPlate('goed');
    else {
      ctx.land({ token, slot, from: load });
      load.token = null;
    }
    return 'right';
  }

  /** Judges what hangs on the rope beside what it was brought to. */
  match(load: Entity, other: Entity, device: InputDevice): Lifted {
    if (load.token === null || other.token === null) return 'wrong';
    const verdict = this.ctx.attempt({ kind: 'pair', a: load.token.id, b: other.token.id }, other, device);
    if (!verdict.ok) {
      load.setPlate('rust');
      return 'wrong';
    }
    for (const thing of [load, other]) thing.setPlate('goed');
    return 'right';
  }
}
