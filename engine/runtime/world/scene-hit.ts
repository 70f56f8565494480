import type { Services, Layout } from '../contract.ts';
import type { Thing, EntityStore } from './entities.ts';

/** What of a scene decides what a press hits. */
interface HitWorld {
  readonly store: EntityStore;
  readonly layout: Layout;
  readonly services: Services;
  readonly now: number;
}

/** Finds what is under a finger. */
export class HitFinder {
  private readonly world: HitWorld;

  constructor(world: HitWorld) {
    this.world = world;
  }

  /** Foremost thing that matches; a small one counts up to 32 CSS pixels from its middle. */
  find(pattern: string, at: { x: number; y: number }, extra: number): Thing | null {
    const { layout, services, now, store } = this.world;
    const { camera } = services;
    const minimum = 32 / layout.scale;
    let best: Thing | null = null;
    let height = -Infinity;
    for (let i = 0; i < store.list.length; i += 1) {
      const thing = store.list[i];
      if (thing === undefined || !thing.visible || thing.slotUntil > now || !thing.past(pattern)) continue;
      const { parallax, home, layer, halfW, view } = thing.appearance;
      const clear = extra + Math.max(0, minimum / home.size - halfW * thing.scale);
      const before = layer * 1e6 + view.zIndex + i * 0.001;
      if (before <= height) continue;
      const x = (at.x - home.left) / home.size + camera.x * parallax;
      const y = (at.y - home.top) / home.size + camera.y * parallax;
      if (thing.hits(x, y, clear)) {
        best = thing;
        height = before;
      }
    }
    return best;
  }
}
