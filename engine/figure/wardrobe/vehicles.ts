import type { WardrobeCode } from '#engine/core/domein/wardrobe.ts';
import { circle, clip, ellipse, line, lit, path, rect, shade, tint } from '../svg.ts';
import { softStar } from './wear.ts';

/** The two colours that a car and a boat are painted in. */
export interface Paintwork {
  body: string;
  stripe: string;
}

/** Paint of the wardrobe. */
export const paintwork: Readonly<Record<WardrobeCode<'vehicle'>, Paintwork>> = {
  'vehicle-sky': { body: '#2FA8E8', stripe: '#FFC83D' },
  'vehicle-lime': { body: '#86C21C', stripe: '#14418B' },
  'vehicle-berry': { body: '#A3259A', stripe: '#FFC83D' },
  'vehicle-orange': { body: '#FF822D', stripe: '#FFFDF7' },
  'vehicle-mint': { body: '#27B99A', stripe: '#FF9CC8' },
  'vehicle-bee': { body: '#FFC21F', stripe: '#2A2340' },
  'vehicle-candy': { body: '#F75BA0', stripe: '#FFFDF7' },
  'vehicle-night': { body: '#3A3A82', stripe: '#8ECAE6' },
  'vehicle-gold': { body: '#E9A91B', stripe: '#D92A2A' },
};

const CAR =
  'M-84 -28C-88 -46 -76 -52 -56 -54C-46 -74 -30 -80 -4 -80C22 -80 36 -72 46 -54C70 -52 86 -46 84 -28C84 -20 78 -16 70 -16H-72C-80 -16 -84 -20 -84 -28Z';

/** A toy car in this paint, 170 wide, its wheels on (0, 0). */
export function toyCar({ body, stripe }: Paintwork): string {
  const wheel = (x: number): string =>
    circle([x, -18, 19], '#241A38') + circle([x, -18, 10], '#D9D2E6') + circle([x - 2, -20, 4], '#FFFFFF');
  return (
    lit(CAR, body, { dx: -10, dy: -6 }) +
    clip(CAR, rect([-100, -42, 200, 11], stripe) + rect([40, -42, 60, 11], shade(stripe, -8))) +
    path('M-42 -56C-36 -68 -28 -72 -10 -72V-56Z', '#CFEFFF') +
    path('M0 -72C18 -72 28 -66 34 -56H0Z', '#B4DDF5') +
    line('M-34 -60L-26 -68', '#FFFFFF', 4) +
    ellipse([77, -36, 7, 8], '#FFF3C4') +
    softStar([-8, -27, 10], tint(stripe, 4)) +
    wheel(-46) +
    wheel(46)
  );
}

const HULL = 'M-78 -34H78C74 -12 62 0 44 0H-46C-62 0 -74 -12 -78 -34Z';

/** A toy boat in this paint, 160 wide, its keel on (0, 0). */
export function toyBoat({ body, stripe }: Paintwork): string {
  return (
    rect([-4, -120, 8, 90, 3], '#8D5B3E') +
    lit('M8 -116C40 -100 58 -76 62 -46H8Z', '#FFFDF7', { dx: -6, dy: -2, shadow: '#DDD6E2' }) +
    path('M8 -84Q36 -82 54 -70L60 -54Q34 -64 8 -64Z', stripe) +
    path('M-8 -104C-30 -90 -46 -70 -50 -46H-8Z', tint(body, 10)) +
    path('M4 -132L28 -125L4 -117Z', stripe) +
    lit(HULL, body, { dx: -10, dy: -4 }) +
    clip(HULL, rect([-90, -27, 180, 9], stripe) + rect([36, -27, 60, 9], shade(stripe, -8)))
  );
}
