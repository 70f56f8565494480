import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePlace, type StagePoint } from '#engine/runtime/point.ts';
import type { RopeParams } from '../rope.schema.ts';
import type { RopeChain } from './rope-chain.ts';

const DEGREES = 180 / Math.PI;
/** Most degrees that a hook leans. */
const MOST_LEAN = 24;

/** Draws a rope: a thing along every piece, and the hook at its end. */
export class RopeView {
  private readonly chain: RopeChain;
  private readonly hook: Entity;
  private readonly links: Entity[] = [];
  private readonly long: number;
  private readonly place = new StagePlace();

  constructor(ctx: SceneContext, params: RopeParams, chain: RopeChain) {
    const { link } = params;
    this.chain = chain;
    this.hook = ctx.entity(params.hook);
    this.long = link?.length ?? 1;
    this.place.scale = this.hook.scale;
    for (let i = 0; link !== undefined && i < params.segments; i += 1)
      this.links.push(ctx.spawn(link.prefab, chain.top.x, chain.top.y));
  }

  step(): void {
    const { place, chain, links } = this;
    const size = this.hook.scale;
    place.scale = 1;
    for (let i = 0; i < links.length; i += 1) {
      const link = links[i];
      if (link !== undefined) this.draw(link, chain.at(i), chain.at(i + 1));
    }
    place.x = chain.end.x;
    place.y = chain.end.y;
    place.scale = size;
    place.angle = this.lean();
    this.hook.takeTurned(place);
  }

  /** Degrees that what hangs there leans. */
  lean(): number {
    const { end, top } = this.chain;
    const angle = Math.atan2(top.x - end.x, Math.max(1, end.y - top.y)) * DEGREES;
    return Math.max(-MOST_LEAN, Math.min(MOST_LEAN, angle));
  }

  show(on: boolean): void {
    for (const link of this.links) link.visible = on;
    this.hook.visible = on;
  }

  private draw(link: Entity, from: Readonly<StagePoint>, to: Readonly<StagePoint>): void {
    const { place } = this;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    place.x = (from.x + to.x) / 2;
    place.y = (from.y + to.y) / 2;
    place.angle = Math.atan2(-dx, dy) * DEGREES;
    link.takeTurned(place);
    link.sy = Math.sqrt(dx * dx + dy * dy) / this.long;
  }
}
