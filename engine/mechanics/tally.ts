import type { Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { tallyEmits, type TallyParams, tallySchema } from './tally.schema.ts';

/** Taps that are further apart, in ms, are not one secret. */
const APART_MS = 2000;

class TallyMechanic implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: TallyParams;
  /** No miss and no help on the question of now. */
  private clean = true;
  private shown = 0;
  private row = 0;
  private lifted = false;
  private tapped = '';
  private taps = 0;
  private tappedAt = 0;

  constructor(ctx: SceneContext, params: TallyParams) {
    this.ctx = ctx;
    this.p = params;
  }

  onQuestion(): void {
    this.clean = true;
  }

  onVerdict({ verdict, firstTry }: VerdictEvent): void {
    if (verdict.ok && firstTry) return;
    this.clean = false;
    this.row = 0;
    if (!this.lifted) return;
    this.lifted = false;
    this.ctx.emit('lowered');
  }

  onEvent(event: string, a: string | null): void {
    if (event === 'wordDone' && this.clean) this.add();
    if (event === 'tap' && a !== null) this.tap(a);
  }

  destroy(): void {
    this.lifted = false;
  }

  private add(): void {
    const { ctx, p } = this;
    this.row += 1;
    this.leave();
    if (this.row < p.row) return;
    ctx.emit(this.lifted ? 'higher' : 'lifted');
    this.lifted = true;
  }

  /** The next hidden thing comes and stays for the round. */
  private leave(): void {
    const { ctx, p } = this;
    const things = p.trace === undefined ? [] : ctx.group(p.trace);
    const thing = things[this.shown];
    if (thing === undefined) return;
    this.shown += 1;
    thing.visible = true;
    ctx.emit('trace', thing.id, String(this.shown));
    if (this.shown === things.length) ctx.emit('whole', thing.id);
  }

  private tap(id: string): void {
    const { ctx, p } = this;
    const wanted = p.secrets[id];
    if (wanted === undefined) return;
    this.taps = this.tapped === id && ctx.now - this.tappedAt <= APART_MS ? this.taps + 1 : 1;
    this.tapped = id;
    this.tappedAt = ctx.now;
    if (this.taps < wanted) return;
    this.taps = 0;
    ctx.emit('secret', id);
  }
}

/** M19 tally: traces of words without a miss, a run of them, and things with a secret. */
export const mechanic = defineMechanic(tallySchema, tallyEmits, (ctx, params) => new TallyMechanic(ctx, params));
