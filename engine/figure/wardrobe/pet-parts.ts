import { circle, ellipse, line } from '../svg.ts';

const INK = '#1B2338';

/** Two eyes of an animal that looks at us. */
export const petEyes = (x: number, y: number, r = 4.6): string =>
  [-x, x]
    .map(
      (at) =>
        ellipse([at, y, r, r * 1.28], INK) +
        circle([at - r * 0.32, y - r * 0.5, r * 0.42], '#FFFFFF') +
        circle([at + r * 0.34, y + r * 0.5, r * 0.2], '#FFFFFF'),
    )
    .join('');

/** Blush on both cheeks. */
export const petBlush = (x: number, y: number): string =>
  [-x, x].map((at) => ellipse([at, y, 5, 3.4], '#FF7F7A', { 'fill-opacity': 0.5 })).join('');

/** A small nose with a smile below it. */
export const petMouth = (y: number, nose = '#2B1B2E'): string =>
  line(`M-7 ${y + 4}Q-3.500 ${y + 9} 0 ${y + 4}Q3.500 ${y + 9} 7 ${y + 4}`, '#4A2A22', 2.4) +
  ellipse([0, y, 4.6, 3.4], nose);
