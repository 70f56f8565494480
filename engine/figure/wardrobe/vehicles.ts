import type { WardrobeCode } from '#engine/core/domein/wardrobe.ts';
import { circle, clip, ellipse, line, lit, path, rect, shade, tint } from '../svg.ts';
import { softStar } from './wear.ts';

/** The two colours of a toy car. */
interface Paintwork {
  body: string;
  stripe: string;
}

const paintwork: Readonly<Record<WardrobeCode<'vehicle'>, Paintwork>> = {
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
function toyCar({ body, stripe }: Paintwork): string {
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

/** Toy cars of the wardrobe, by code. */
export const toyCars: ReadonlyMap<string, string> = new Map(
  Object.entries(paintwork).map(([code, paint]) => [code, toyCar(paint)]),
);
