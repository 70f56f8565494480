import type { Entity, Intent, SceneContext } from '#engine/runtime/contract.ts';

/** A finger that moves further than this pushes; less is a tap. */
const TIK = 22;
/** px/s for every px between finger and bubble. */
const TREK = 8;
const SNELST = 900;
export type Wijzer = Extract<Intent, { x: number }>;

/** A finger on a bubble. */
export class Greep {
  /** The finger moved so far that it is no tap. */
  ver = false;
  private readonly ctx: SceneContext;
  private vast: Entity | null = null;
  private beginX = 0;
  private beginY = 0;
  private x = 0;
  private y = 0;

  constructor(ctx: SceneContext) {
    this.ctx = ctx;
  }

  get actief(): boolean {
    return this.vast !== null;
  }

  pak(bel: Entity, { x, y }: Wijzer): void {
    this.vast = bel;
    this.ver = false;
    this.beginX = x;
    this.beginY = y;
    this.x = x;
    this.y = y;
  }

  beweeg({ x, y }: Wijzer): void {
    this.x = x;
    this.y = y;
    this.ver ||= Math.hypot(x - this.beginX, y - this.beginY) > TIK;
  }

  /** Lets go; answers the bubble that was held. */
  los(): Entity | null {
    const bel = this.vast;
    this.vast = null;
    return bel;
  }

  /** The bubble follows the finger with a little delay, so that it still bumps into others. */
  step(): void {
    const bel = this.vast;
    if (bel === null) return;
    if (bel.view.destroyed || bel.token === null) {
      this.vast = null;
      return;
    }
    if (!this.ver) return;
    const vx = Math.max(-SNELST, Math.min(SNELST, (this.x - bel.x) * TREK));
    const vy = Math.max(-SNELST, Math.min(SNELST, (this.y - bel.y) * TREK));
    this.ctx.diensten.wereld?.velocity(bel, vx, vy);
  }
}
