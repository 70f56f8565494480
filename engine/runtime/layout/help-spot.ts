import type { CssBox } from './css-box.ts';

/** What a card had better not cover; a heavier thing is covered later. */
export interface Obstacle extends CssBox {
  weight: number;
}

const STEP = 12;
/** Cost of a pixel away from the place where the card would like to stand, beside one covered pixel of weight 1. */
const DISTANCE = 3;
/** The same for a card that belongs to a slot: far from it, it helps nobody. */
const NEAR = 24;

function covered(a: CssBox, b: CssBox): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w <= 0 || h <= 0 ? 0 : w * h;
}

/** Covered pixels of a card, each times the weight of what is under it. */
export function covering(card: CssBox, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, o) => sum + covered(card, o) * o.weight, 0);
}

/** Places from `van` to `tot`, both included; one place when there is no room to choose. */
function places(from: number, until: number): number[] {
  if (until <= from) return [from];
  return [...Array.from({ length: Math.ceil((until - from) / STEP) }, (_, i) => from + i * STEP), until];
}

/** Length of the way between a point and a box that starts at `from`, along one axis. */
const gap = (point: number, from: number, size: number): number => Math.max(0, from - point, point - from - size);

/** Left top of a card inside the room, so that it covers as little as can be; among equals the one nearest to what it is about, else to the right bottom. */
export function chooseSpot(
  space: CssBox,
  card: { w: number; h: number; near?: { x: number; y: number } | null },
  obstacles: readonly Obstacle[],
): { x: number; y: number } {
  const wish = {
    x: Math.max(space.x, space.x + space.w - card.w),
    y: Math.max(space.y, space.y + space.h - card.h),
  };
  const { near = null } = card;
  const far = (x: number, y: number): number =>
    near === null ? Math.abs(x - wish.x) + Math.abs(y - wish.y) : gap(near.x, x, card.w) + gap(near.y, y, card.h);
  let best = wish;
  let lowest = Number.POSITIVE_INFINITY;
  for (const y of places(space.y, wish.y)) {
    for (const x of places(space.x, wish.x)) {
      const cost = covering({ x, y, w: card.w, h: card.h }, obstacles) + far(x, y) * (near === null ? DISTANCE : NEAR);
      if (cost >= lowest) continue;
      lowest = cost;
      best = { x, y };
    }
  }
  return best;
}
