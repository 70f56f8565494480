import { ellipse, group, line, path, rect, svgDoc } from '#engine/figure/svg.ts';

/** A bulb that burns, in a color and its shade; its socket hangs at (0, 0). */
const bulb = (color: string, deep: string): string =>
  rect([-7, -2, 14, 12, 3], '#5B4A52') +
  path('M-9 9C-18 17 -17 40 0 43C17 40 18 17 9 9Z', color) +
  path('M4 9C12 17 12 38 0 43C17 40 18 17 9 9Z', deep) +
  ellipse([-6, 20, 3.4, 6], '#FFFFFF', { 'fill-opacity': 0.85 });

/** Two bulbs on a piece of cord; pieces hang beside each other. */
export const drawLamps = (): { name: string; svg: string }[] => [
  {
    name: 'lampje',
    svg: svgDoc(
      [-178, -16, 356, 66],
      [-89, 89].map((x) => line(`M${x - 89} -12Q${x} 14 ${x + 89} -12`, '#5B2A22', 4)).join('') +
        group(bulb('#FFC93C', '#F2A71B'), { x: -89 }) +
        group(bulb('#FF7F6E', '#E25A4E'), { x: 89 }),
    ),
  },
];
