import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePlace, StretchedPlace, type StagePoint } from '#engine/runtime/point.ts';
import type { RopeParams } from '../rope.schema.ts';
import type { RopeChain } from './rope-chain.ts';

const DEGREES = 180 / Math.PI;
/** What an arc has over its sine, for the third power of that. */
const BEND = 0.3;
/** Most degrees that a hook leans. */
const MOST_LEAN = 24;

/** Draws a rope: a thing along every piece, and the hook at its end. */
export class RopeView {
  private readonly chain: RopeChain;
  private readonly hook: Entity;
  private readonly links: Entity[] = [];
  private readonly long: number;
  private readonly place = new StagePlace();
  private readonly piece = new StretchedPlace();

  constructor(ctx: SceneContext, params: RopeParams, chain: RopeChain) {
    const { link } = params;
    this.chain = chain;
    this.hook = ctx.entity(params.hook);
    this.long = link?.length ?? 1;
    this.place.scale = this.hook.scale;
    this.piece.scale = 1;
    for (let i = 0; link !== undefined && i < params.segments; i += 1)
      this.links.push(ctx.spawn(link.prefab, chain.top.x, chain.top.y));
  }

  step(): void {
    const { place, chain, links } = this;
    const { end, top } = chain;
    for (let i = 0; i < links.length; i += 1) {
      const link = links[i];
      if (link !== undefined) this.draw(link, chain.at(i), chain.at(i + 1));
    }
    place.x = end.x;
    place.y = end.y;
    place.angle = Math.atan2(top.x - end.x, Math.max(1, end.y - top.y)) * DEGREES;
    if (place.angle > MOST_LEAN) place.angle = MOST_LEAN;
    else if (place.angle < -MOST_LEAN) place.angle = -MOST_LEAN;
    this.hook.takeTurned(place);
  }

  /** Degrees that what hangs there leans. */
  get lean(): number {
    return this.place.angle;
  }

  show(on: boolean): void {
    for (const link of this.links) link.visible = on;
    this.hook.visible = on;
  }

  private draw(link: Entity, from: Readonly<StagePoint>, to: Readonly<StagePoint>): void {
    const { piece } = this;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    piece.x = (from.x + to.x) / 2;
    piece.y = (from.y + to.y) / 2;
    const far = Math.sqrt(dx * dx + dy * dy);
    // The angle by its sine: a piece hangs, and what is not quite right beyond 60 degrees is not seen.
    const lean = -dx / (far + 1e-6);
    piece.angle = (lean + lean * lean * lean * BEND) * DEGREES;
    if (dy < 0) piece.angle = 180 - piece.angle;
    piece.long = far / this.long;
    link.takeStretched(piece);
  }
}
