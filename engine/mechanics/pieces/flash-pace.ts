import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import type { FlashParams } from '../flash.schema.ts';

/** Tempo of a child that reads, and the ghost that runs along in it. */
export class FlashPace {
  private readonly ctx: SceneContext;
  private readonly way: NonNullable<FlashParams['ghost']> | null;
  private readonly ghost: Entity | null;
  private readonly spot = new StagePoint();
  private letters = 0;
  private since = 0;
  private readLetters = 0;
  private readMs = 0;

  constructor(ctx: SceneContext, way: FlashParams['ghost']) {
    this.ctx = ctx;
    this.way = way ?? null;
    this.ghost = way === undefined ? null : ctx.entity(way.entity);
    this.hide();
  }

  /** How long the child would take in its own tempo; 0 = nothing was read yet. */
  get expected(): number {
    return this.readLetters === 0 ? 0 : (this.readMs / this.readLetters) * this.letters;
  }
  /** How long is read already, ms. */
  get ms(): number {
    return this.ctx.now - this.since;
  }

  begin(letters: number): void {
    this.letters = letters;
    this.since = this.ctx.now;
    if (this.ghost !== null) this.ghost.visible = this.expected > 0 && !this.ctx.calm;
    this.step();
  }

  step(): void {
    const { ghost, way, spot } = this;
    if (ghost === null || way === null || !ghost.visible) return;
    const k = Math.min(1, this.ms / this.expected);
    spot.x = way.from[0] + (way.to[0] - way.from[0]) * k;
    spot.y = way.from[1] + (way.to[1] - way.from[1]) * k;
    ghost.x = spot.x;
    ghost.y = spot.y;
  }

  /** Read: true when the child was there before its ghost. */
  end(): boolean {
    const before = this.expected > 0 && this.ms < this.expected;
    this.readLetters += this.letters;
    this.readMs += this.ms;
    this.hide();
    return before && !this.ctx.calm;
  }

  hide(): void {
    if (this.ghost !== null) this.ghost.visible = false;
  }
}
