import { decorColor, core } from './palette.ts';
import {
  circle,
  ellipse,
  group,
  line,
  lit,
  n,
  path,
  rect,
  roundPoly,
  shade,
  tint,
  type Point,
} from '#engine/figure/svg.ts';

// Lines and lights of a feast or a street. What hangs has its hook at (0, 0); what stands has its foot there.

const arcPoint = (width: number, by: number, t: number): Point => [width * t, 4 * by * t * (1 - t)];
const arcLine = (width: number, by: number): string => `M0 0Q${n(width / 2)} ${n(by * 2)} ${n(width)} 0`;

/** Bunting from (0, 0) to (breedte, 0), sagging `door`. */
export function flagLine(
  width = 480,
  by = 44,
  colors: readonly string[] = ['#FFB703', '#F70A8D', '#26A6E8', '#8D65C5', '#FF822D'],
): string {
  const count = Math.max(3, Math.round(width / 54));
  const flag = (i: number): string => {
    const [x, y] = arcPoint(width, by, (i + 0.5) / count);
    const color = colors[i % colors.length] ?? core.zon;
    const rotate = ((0.5 - (i + 0.5) / count) * by * 180) / width;
    return group(
      path(
        roundPoly(
          [
            [-15, 0],
            [15, 0],
            [0, 31],
          ],
          3,
        ),
        color,
      ) +
        path(
          roundPoly(
            [
              [3, 0],
              [15, 0],
              [0, 31],
            ],
            2,
          ),
          shade(color),
        ),
      { x, y, draai: rotate },
    );
  };
  return line(arcLine(width, by), '#A08FB8', 3.5) + Array.from({ length: count }, (_, i) => flag(i)).join('');
}

/** A string of lit bulbs with stepped haloes. */
export function bulbs(
  width = 480,
  by = 50,
  colors: readonly string[] = ['#FFE29A', '#FFB3CC', '#A6DCF5', '#FFC83D'],
): string {
  const count = Math.max(3, Math.round(width / 70));
  const lamp = (i: number): string => {
    const [x, y] = arcPoint(width, by, (i + 0.5) / count);
    const color = colors[i % colors.length] ?? core.zon;
    return group(
      circle([0, 15, 30], color, { 'fill-opacity': 0.12 }) +
        circle([0, 15, 20], color, { 'fill-opacity': 0.2 }) +
        rect([-4, -2, 8, 8, 2], '#433B6B') +
        ellipse([0, 16, 9, 12], color) +
        ellipse([-3, 12, 2.5, 4], '#FFFFFF', { 'fill-opacity': 0.8 }),
      { x, y },
    );
  };
  return line(arcLine(width, by), '#321B41', 3.5) + Array.from({ length: count }, (_, i) => lamp(i)).join('');
}

/** A flag on a pole, 150 high. */
export const flag = (color = '#F8312F', height = 150): string =>
  rect([-4, -height, 8, height, 3], decorColor.bruin) +
  circle([0, -height, 7], core.zon) +
  lit(
    `M4 ${-height + 8}C26 ${-height - 2} 40 ${-height + 20} 70 ${-height + 8}L62 ${-height + 30}L72 ${-height + 52}C44 ${-height + 62} 28 ${-height + 42} 4 ${-height + 52}Z`,
    color,
    { dx: -12, dy: -3 },
  ) +
  line(`M14 ${-height + 15}Q24 ${-height + 12} 33 ${-height + 17}`, tint(color, 14), 4);

/** A street lantern, 170 high; lit ones glow in two steps. */
export function lantern(on = true): string {
  const glow = on
    ? circle([0, -150, 62], '#FFE29A', { 'fill-opacity': 0.12 }) +
      circle([0, -150, 42], '#FFE29A', { 'fill-opacity': 0.2 })
    : '';
  return (
    glow +
    rect([-4.5, -124, 9, 122, 4], '#321B41') +
    path('M-14 0Q-12 -12 -5 -14H5Q12 -12 14 0Z', '#321B41') +
    path(
      roundPoly(
        [
          [-20, -168],
          [20, -168],
          [13, -124],
          [-13, -124],
        ],
        4,
      ),
      on ? '#FFE29A' : '#D9CFE4',
    ) +
    path(
      roundPoly(
        [
          [4, -168],
          [20, -168],
          [13, -124],
          [4, -124],
        ],
        3,
      ),
      on ? '#F7C65B' : '#B4ACBC',
    ) +
    path('M-25 -166C-18 -186 18 -186 25 -166Z', '#321B41') +
    circle([0, -184, 5], '#433B6B') +
    rect([-15, -128, 30, 7, 3], '#433B6B')
  );
}
