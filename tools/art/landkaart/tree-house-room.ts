import { circle, ellipse, group, line, path, rect, shade, svgDoc, tint } from '#engine/figure/svg.ts';

const WALL = '#E9B97F';
const PLANKS = [-300, -190, -80, 30, 140, 250, 360, 470, 580, 690, 800];

const wall = PLANKS.map(
  (x, k) =>
    rect([x, -400, 110, 1000], k % 2 === 0 ? WALL : tint(WALL, 2.5)) + rect([x, -400, 4, 1000], shade(WALL, -6)),
)
  .join('')
  .concat(
    [
      [-60, 130],
      [210, 60],
      [430, 250],
      [620, 90],
    ]
      .map(([x = 0, y = 0]) => ellipse([x, y, 9, 14], shade(WALL, -7)) + ellipse([x, y, 4, 8], shade(WALL, -12)))
      .join(''),
  );

/** Round window on sea and hills. */
const view = group(
  circle([0, 0, 104], '#A9683F') +
    circle([-3, -3, 98], '#C98A5A') +
    circle([0, 0, 86], '#BFE6F7') +
    path('M-86 8A86 86 0 0 0 86 8Z', '#5FB7DD') +
    path('M-85 12C-60 -20 -34 -24 -14 4C4 -8 22 -6 30 10Z', '#7CC08F') +
    circle([38, -36, 17], '#FFD769') +
    path(
      'M-52 -40C-58 -40 -60 -50 -50 -51C-48 -62 -30 -63 -25 -54C-16 -58 -8 -50 -12 -44C-8 -42 -10 -40 -12 -40Z',
      '#FFFFFF',
    ) +
    line('M-40 34q9 -5 18 0t18 0M10 52q9 -5 18 0', '#D9F4FB', 4) +
    rect([-5, -90, 10, 180], '#C98A5A') +
    rect([-90, -5, 180, 10], '#C98A5A'),
  { x: 430, y: 120 },
);

const lights =
  line('M-140 -20Q40 70 250 6T640 -10', '#8D5B3E', 3) +
  [
    [-60, 14, '#FFC83D'],
    [10, 30, '#F70A8D'],
    [80, 37, '#5CB8E4'],
    [150, 32, '#7CB518'],
    [226, 12, '#FFC83D'],
    [540, -6, '#8D65C5'],
    [600, -4, '#F2592B'],
  ]
    .map(
      ([x, y, color]) =>
        circle([Number(x), Number(y) + 12, 18], String(color), { 'fill-opacity': 0.22 }) +
        circle([Number(x), Number(y) + 12, 9], String(color)),
    )
    .join('');

/** A clothes rail with three hangers. */
const rail = group(
  line('M-70 0V-210M70 0V-210', '#8D5B3E', 9) +
    line('M-84 -206H84', '#A9683F', 10) +
    [
      [-44, '#5CB8E4'],
      [0, '#F2592B'],
      [44, '#7CB518'],
    ]
      .map(
        ([x, color]) =>
          line(`M${x} -206q0 12 0 16`, '#5C6B94', 4) +
          path(
            `M${Number(x) - 22} -172L${x} -190L${Number(x) + 22} -172L${Number(x) + 26} -140L${Number(x) + 16} -142V-96H${Number(x) - 16}V-142L${Number(x) - 26} -140Z`,
            String(color),
          ) +
          path(
            `M${Number(x) + 4} -186L${Number(x) + 22} -172L${Number(x) + 26} -140L${Number(x) + 16} -142V-96H${Number(x) + 4}Z`,
            shade(String(color)),
          ),
      )
      .join('') +
    ellipse([0, 2, 92, 12], '#321B41', { 'fill-opacity': 0.14 }),
  { x: 4, y: 470 },
);

const floor =
  rect([-300, 440, 1200, 500], '#B5764A') +
  [470, 512, 566, 636].map((y) => rect([-300, y, 1200, 5], '#9B6039')).join('') +
  rect([-300, 430, 1200, 16], '#8D5B3E') +
  ellipse([260, 556, 236, 66], '#321B41', { 'fill-opacity': 0.12 }) +
  ellipse([256, 548, 236, 66], '#8D65C5') +
  ellipse([256, 545, 204, 54], '#F3E4FF') +
  ellipse([256, 545, 176, 45], '#A98ADB') +
  ellipse([256, 544, 140, 34], '#C9B2EE');

/** Inside the tree house: where a child dresses; the rug is at (256, 545). */
export const treeHouseRoom = (): string => svgDoc([-300, -400, 1200, 1200], wall + view + lights + floor + rail);
