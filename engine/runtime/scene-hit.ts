import type { Diensten, Layout } from './contract.ts';
import type { Ding, EntityStore } from './entities.ts';

/** What of a scene decides what a press hits. */
interface HitWereld {
  readonly store: EntityStore;
  readonly layout: Layout;
  readonly diensten: Diensten;
  readonly now: number;
}

/** Finds what is under a finger. */
export class HitFinder {
  private readonly wereld: HitWereld;

  constructor(wereld: HitWereld) {
    this.wereld = wereld;
  }

  /** Foremost thing that matches; a small one counts up to 32 CSS pixels from its middle. */
  find(pattern: string, at: { x: number; y: number }, extra: number): Ding | null {
    const { layout, diensten, now, store } = this.wereld;
    const { camera } = diensten;
    const minimum = 32 / layout.scale;
    let best: Ding | null = null;
    let hoogte = -Infinity;
    for (let i = 0; i < store.lijst.length; i += 1) {
      const ding = store.lijst[i];
      if (ding === undefined || !ding.visible || ding.slotTot > now || !ding.past(pattern)) continue;
      const { parallax, laag, halfW, view } = ding.uiterlijk;
      const ruim = extra + Math.max(0, minimum - halfW * ding.scale);
      const voor = laag * 1e6 + view.zIndex + i * 0.001;
      if (voor > hoogte && ding.raakt(at.x + camera.x * parallax, at.y + camera.y * parallax, ruim)) {
        best = ding;
        hoogte = voor;
      }
    }
    return best;
  }
}
