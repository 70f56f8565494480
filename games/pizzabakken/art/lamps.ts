import { circle, ellipse, line, path, rect, svgDoc } from '#engine/figure/svg.ts';

/** A bulb in pale glass, which the scene colours, on a piece of its cord. */
export const drawLamps = (): { name: string; svg: string }[] => [
  {
    name: 'lampje',
    svg: svgDoc(
      [-92, -16, 184, 66],
      line('M-89 -12Q0 14 89 -12', '#5B2A22', 4) +
        rect([-7, -2, 14, 12, 3], '#5B4A52') +
        path('M-9 9C-18 17 -17 40 0 43C17 40 18 17 9 9Z', '#FFFFFF') +
        path('M4 9C12 17 12 38 0 43C17 40 18 17 9 9Z', '#D9D4E2') +
        ellipse([-6, 20, 3.4, 6], '#FFFFFF') +
        circle([0, 0, 2], '#8A7680'),
    ),
  },
];
