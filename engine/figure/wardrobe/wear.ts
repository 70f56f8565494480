import { circle, path, roundPoly, starPoints, line, tint, type Circle } from '../svg.ts';

/** A star with soft points in a circle. */
export const softStar = ([x, y, size]: Circle, color = '#FFC83D'): string =>
  path(roundPoly(starPoints(5, size, size * 0.5), size * 0.14), color, { transform: `translate(${x} ${y})` });

/** A heart around (x, y), `size` half its width. */
export const softHeart = (x: number, y: number, size: number): string => {
  const at = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
  return `M${at(0, 0.95)}C${at(-1.5, 0)} ${at(-0.9, -1.25)} ${at(0, -0.5)}C${at(0.9, -1.25)} ${at(1.5, 0)} ${at(0, 0.95)}Z`;
};

/** A flower of five leaves in a circle. */
export const softFlower = ([x, y, size]: Circle, color: string): string =>
  [0, 1, 2, 3, 4]
    .map((i) => {
      const angle = (Math.PI * 2 * i) / 5 - Math.PI / 2;
      return circle([x + Math.cos(angle) * size * 0.62, y + Math.sin(angle) * size * 0.62, size * 0.52], color);
    })
    .join('') + circle([x, y, size * 0.42], '#FFC83D');

/** The light on something that shines. */
export const shine = (d: string, color: string, width = 5): string =>
  line(d, tint(color, 16), width, { 'stroke-opacity': 0.75 });
