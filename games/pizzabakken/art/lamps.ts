import { circle, ellipse, line, path, rect, svgDoc } from '#engine/figure/svg.ts';

/** A bulb in pale glass, which the scene colours, on a piece of its cord. */
export const drawLamps = (): { name: string; svg: string }[] => [
  {
    name: 'lampje',
    svg: svgDoc(
      [-70, -16, 140, 66],
      line('M-68 -12Q0 12 68 -12', '#4A2A2A', 3.4) +
        rect([-7, -2, 14, 12, 3], '#5B4A52') +
        path('M-9 9C-18 17 -17 40 0 43C17 40 18 17 9 9Z', '#FFFFFF') +
        path('M4 9C12 17 12 38 0 43C17 40 18 17 9 9Z', '#D9D4E2') +
        ellipse([-6, 20, 3.4, 6], '#FFFFFF') +
        circle([0, 0, 2], '#8A7680'),
    ),
  },
];
