import { circle, clip, ellipse, group, line, mix, path, rect, roundPoly, seeded, svgDoc } from '#engine/figure/svg.ts';
import { evening } from './color.ts';

// The valley between the horizon (y = 300) and the dashboard; the road is drawn over it by the engine.

/** A small far pine as two triangles; foot at (0, 0). */
export const smallPine = (k = 1, color: string = evening.den): string => {
  const layer = (y: number, half: number, high: number): string =>
    path(
      roundPoly(
        [
          [0, y - high],
          [half, y],
          [-half, y],
        ],
        3,
      ),
      color,
    ) +
    path(
      roundPoly(
        [
          [0, y - high],
          [half, y],
          [half * 0.2, y],
        ],
        2,
      ),
      mix(color, '#1B2350', 0.3),
    );
  return group(rect([-2.5, -8, 5, 8], '#5B3A50') + layer(-6, 15, 24) + layer(-20, 12, 22) + layer(-33, 8, 18), {
    schaal: k,
  });
};

/** Lake with the sun's path in it. */
const more = (): string =>
  path('M-220 288H470C520 290 540 297 520 303H-220Z', '#D9869A') +
  path('M-220 296H480V306H-220Z', '#B9739F') +
  ellipse([286, 295, 236, 6.5], '#F8AE6E') +
  ellipse([286, 294, 168, 4.5], '#FFD582') +
  ellipse([286, 293, 90, 3], '#FFF1C4') +
  rect([60, 300, 130, 2.5, 1], '#FFD582', { 'fill-opacity': 0.6 }) +
  rect([330, 300.5, 96, 2.5, 1], '#FFD582', { 'fill-opacity': 0.6 });

/** Slope on the right with the hairpins of the pass and lights of cars that climb it. */
function fit(): string {
  const slope = 'M1500 40C1440 66 1396 70 1340 104C1270 146 1228 150 1160 186C1090 222 1010 244 930 306H1500Z';
  const gone =
    'M924 300C1010 276 1120 286 1230 264C1262 258 1262 244 1226 242C1170 240 1132 234 1180 216C1236 196 1330 214 1398 196C1432 186 1424 170 1388 170C1352 168 1330 158 1376 140C1420 124 1470 128 1500 118';
  const lights = [
    [1092, 281],
    [1236, 261],
    [1320, 204],
    [1400, 190],
  ]
    .map(([x = 0, y = 0]) => circle([x, y, 5.5], '#FFE9A8', { 'fill-opacity': 0.3 }) + circle([x, y, 2.2], '#FFF6D8'))
    .join('');
  const surface =
    path('M1500 190C1420 214 1330 236 1262 306H1500Z', '#4C4283', { 'fill-opacity': 0.55 }) +
    path('M1180 306C1216 262 1280 232 1330 226C1292 256 1272 280 1262 306Z', '#8571B4', { 'fill-opacity': 0.5 });
  return (
    path(slope, '#685A9C') +
    clip(
      slope,
      path(
        'M1500 30C1440 60 1396 66 1340 98C1270 140 1228 144 1160 180C1090 216 1010 240 920 306L906 300L1500 0Z',
        '#8E7BBB',
      ) + surface,
    ) +
    line(gone, '#9C8AC6', 6.5) +
    line(gone, '#B7A6D8', 2.5) +
    lights
  );
}

/** The hill that the road disappears into: a tunnel with warm light. */
function tunnel(): string {
  const mountain =
    'M418 306C470 268 520 250 556 226C588 204 618 186 646 188C684 190 708 220 752 238C812 262 850 284 886 306Z';
  const stenen = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI + (Math.PI * (i + 0.5)) / 9;
    return group(rect([-7, -6, 14, 12, 3], i > 4 ? '#8D7FB4' : '#B5A6CE'), {
      x: 640 + Math.cos(a) * 42,
      y: 288 + Math.sin(a) * 38,
      draai: (a * 180) / Math.PI + 90,
    });
  }).join('');
  const gap = 'M606 306V286C606 264 622 252 640 252C658 252 674 264 674 286V306Z';
  return (
    path(mountain, '#7A66A8') +
    clip(
      mountain,
      path('M646 180C660 220 640 250 690 306H900V180Z', '#645596') +
        path(
          'M418 306C470 268 520 250 556 226C588 204 618 186 646 188L640 196C610 200 590 220 560 240C520 262 480 276 440 306Z',
          '#A88BBE',
        ),
    ) +
    rect([590, 282, 16, 24, 3], '#A596C4') +
    rect([674, 282, 16, 24, 3], '#8576AE') +
    stenen +
    path(gap, '#33285E') +
    clip(
      gap,
      ellipse([640, 312, 30, 42], '#C8705A') +
        ellipse([640, 312, 23, 30], '#F8A758') +
        ellipse([640, 312, 15, 18], '#FFE29A'),
    ) +
    circle([640, 240, 6], '#FFE29A') +
    circle([640, 240, 11], '#FFE29A', { 'fill-opacity': 0.24 })
  );
}

function meadow(): string {
  const random = seeded(4);
  const bands =
    path('M-220 303C0 296 240 298 640 302S1200 292 1500 300V420H-220Z', evening.meadowFar) +
    path('M-220 322C40 308 340 320 640 318S1240 310 1500 320V500H-220Z', evening.meadow) +
    path('M-220 362C60 340 380 360 640 360S1200 340 1500 362V600H-220Z', evening.meadowNear) +
    path('M-220 440C120 412 420 436 640 436S1180 410 1500 440V720H-220Z', evening.meadowFront);
  const eveningLight =
    path('M-220 322C40 308 340 320 640 318L600 332C340 330 40 320 -220 340Z', '#A9BC84', { 'fill-opacity': 0.55 }) +
    path('M-220 362C60 340 380 360 560 359L500 376C340 372 60 356 -220 384Z', '#8FAF76', { 'fill-opacity': 0.45 });
  const night = path('M760 300H1500V720H1010C940 560 860 420 760 300Z', '#3F3A7C', { 'fill-opacity': 0.2 });
  const trees = Array.from({ length: 30 }, (_, i) => {
    const left = i % 2 === 0;
    const x = left ? -200 + random() * 660 : 850 + random() * 640;
    const y = 304 + random() * 22;
    return { x, y, k: 0.5 + (y - 300) / 44 + random() * 0.14 };
  })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, k }) =>
      group(
        ellipse([4, 0, 15 * k, 3 * k], '#2E4A52', { 'fill-opacity': 0.35 }) +
          smallPine(k, x > 700 ? '#3A6478' : '#3F7670'),
        { x, y },
      ),
    )
    .join('');
  return bands + eveningLight + night + cottages() + trees;
}

/** A village on the shore: lit windows at the far end of the meadow. */
const cottages = (): string =>
  [
    [118, 306, 1],
    [146, 309, 0.8],
    [84, 309, 0.75],
  ]
    .map(([x = 0, y = 0, k = 1]) =>
      group(
        rect([-11, -15, 22, 15, 1.5], '#E9C2B0') +
          rect([2, -15, 9, 15], '#B98AA0') +
          path('M-14 -14L0 -28L14 -14Z', '#8B4A66') +
          path('M0 -28L14 -14H3Z', '#6B3B62') +
          rect([-7, -10, 5, 6, 1], '#FFE9A8') +
          rect([5, -10, 4, 6, 1], '#FFE29A'),
        { x, y, schaal: k },
      ),
    )
    .join('') +
  group(
    rect([-5, -30, 10, 30], '#D9AFA8') +
      rect([1, -30, 4, 30], '#A98098') +
      path('M-7 -29L0 -52L7 -29Z', '#6B3B62') +
      circle([0, -22, 2.2], '#FFE9A8'),
    { x: 170, y: 308 },
  );

export const valley = (): string => more() + fit() + tunnel() + meadow();

export const drawValley = (): { name: string; svg: string }[] => [
  { name: 'dal', svg: svgDoc([-220, 40, 1720, 680], valley()) },
];
