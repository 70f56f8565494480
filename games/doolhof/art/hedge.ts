import {
  circle,
  circlesPath,
  ellipse,
  group,
  line,
  path,
  rectPath,
  shade,
  svgDoc,
  type Circle,
} from '#engine/figure/svg.ts';
import { CELL, hedge, SHADOW, type Canvas } from './color.ts';

const { w, h, half, top, foot } = CELL;
type Span = readonly [from: number, to: number];
/** The other hedges that one meets at its ends. */
const LONG: Span = [-w / 2 - half, w / 2 + half];
const TALL: Span = [-h + top, 0];

const lobes = ([from, to]: Span, y: number, r: number): Circle[] => {
  const count = Math.max(2, Math.round((to - from) / 21));
  return Array.from({ length: count }, (_, i): Circle => [
    from + ((to - from) * (i + 0.5)) / count,
    y + (i % 2) * 1.5,
    r,
  ]);
};
const leaf = ([x, y, turn]: readonly [number, number, number], color: string): string =>
  group(path('M0 0C4 -6 11 -6 15 -1C10 4 4 4 0 0Z', color), { x, y, draai: turn });

/** Spots of light and shade on the top of a hedge. */
const spots = (list: readonly (readonly [number, number])[]): string =>
  list
    .map(([x, y], i) => (i % 2 === 0 ? ellipse([x, y, 6, 3.6], hedge.glow) : leaf([x - 6, y, i * 40], hedge.face)))
    .join('');

/** White or pink blossom. */
export const blossom = (x: number, y: number, color: string): string =>
  group(
    [0, 72, 144, 216, 288].map((turn) => ellipse([0, -6.5, 4.6, 6], color, { transform: `rotate(${turn})` })).join('') +
      circle([0, 0, 4], '#FFC83D'),
    { x, y },
  );

/** A hedge that lies across, its line at y = 0: shadow, foot, face, and a top of leaves. */
function lying([from, to]: Span): string {
  const inner: Span = [from + 6, to - 6];
  return (
    path(rectPath([from + 4, foot - 8, to - from, 18, 9]), SHADOW, { 'fill-opacity': 0.13 }) +
    path(
      circlesPath(lobes(inner, foot - 8, 11)) + rectPath([from + 2, top + 14, to - from - 4, foot - top - 18, 10]),
      hedge.deep,
    ) +
    path(circlesPath(lobes(inner, 0, 11)) + rectPath([from, top + 8, to - from, -top - 2, 12]), hedge.face) +
    path(circlesPath(lobes(inner, top + 12, 12)) + rectPath([from, top + 6, to - from, 18, 9]), hedge.light) +
    spots([
      [from + 26, top + 9],
      [from + 60, top + 17],
      [(from + to) / 2 + 6, top + 10],
      [to - 46, top + 18],
      [to - 22, top + 10],
    ])
  );
}

/** A hedge that stands upright on its line, seen from above: the top goes back, the face is below. */
function standing([from, to]: Span): string {
  const edge = Array.from({ length: 7 }, (_, i): Circle[] => {
    const y = from + 12 + ((to - from - 22) * i) / 6;
    return [
      [-half + 7, y, 10],
      [half - 7, y + 4, 10],
    ];
  }).flat();
  return (
    path(rectPath([-half + 8, from + 34, half * 2 + 6, to - from - 26 + foot, 12]), SHADOW, { 'fill-opacity': 0.12 }) +
    path(rectPath([-half - 1, to - 34, half * 2 + 2, 34 + foot, 12]), hedge.deep) +
    path(rectPath([-half - 1, to - 40, half * 2 + 2, 42, 12]), hedge.face) +
    path(circlesPath(edge) + rectPath([-half, from, half * 2, to - from - 6, 16]), hedge.light) +
    path(rectPath([half - 9, from + 26, 10, to - from - 40, 5]), shade(hedge.light, -7)) +
    spots([
      [-7, from + 22],
      [4, from + 44],
      [-6, from + 68],
      [6, from + 92],
      [-8, from + 106],
    ])
  );
}

/** Two tufts with a golden ribbon, `gap` px apart: the curtains of a hedge. */
const tuft = (side: 1 | -1): string =>
  group(
    path(
      circlesPath([
        [0, -2, 17],
        [-6, -18, 14],
        [8, -16, 14],
      ]),
      hedge.deep,
    ) +
      path(
        circlesPath([
          [-2, -8, 15],
          [-6, -22, 12],
          [6, -20, 12],
        ]),
        hedge.light,
      ) +
      path('M-17 -6Q0 4 17 -8L17 0Q0 12 -17 2Z', '#FFB703') +
      leaf([6, 6, 30], hedge.face),
    { sx: side },
  );
const bow = (): string =>
  path('M0 0C-22 -18 -30 -2 -26 8C-20 14 -8 8 0 0C8 8 20 14 26 8C30 -2 22 -18 0 0Z', '#F2529D') +
  path('M-4 4L-14 26L-4 22L0 10L5 23L14 25L4 4Z', '#C92F7C') +
  circle([0, 2, 7], '#FF8CC0');

const blossoms = (list: readonly (readonly [number, number, string])[]): string =>
  list.map(([x, y, color]) => blossom(x, y, color)).join('');

const ACROSS = [LONG[0] - 4, top - 10, LONG[1] - LONG[0] + 10, foot - top + 30] as const;
const UPRIGHT = [-half - 14, TALL[0] - 6, half * 2 + 34, TALL[1] - TALL[0] + foot + 18] as const;
const WHITE = '#FFFFFF';
const PINK = '#FF9CC8';

/** Hedges, blossoming hedges, and those that open. Across stands on its middle, upright on its lower end. */
export const drawHedges = (): Canvas[] => [
  { name: 'heg', svg: svgDoc(ACROSS, lying(LONG)) },
  {
    name: 'heg-bloem',
    svg: svgDoc(
      ACROSS,
      lying(LONG) +
        blossoms([
          [-38, top + 8, WHITE],
          [-24, top + 16, PINK],
          [40, top + 11, WHITE],
        ]),
    ),
  },
  { name: 'heg-op', svg: svgDoc(UPRIGHT, standing(TALL)) },
  {
    name: 'heg-op-bloem',
    svg: svgDoc(
      UPRIGHT,
      standing(TALL) +
        blossoms([
          [-4, TALL[0] + 34, PINK],
          [7, TALL[0] + 78, WHITE],
        ]),
    ),
  },
  { name: 'hek', svg: svgDoc(ACROSS, lying(LONG) + group(bow(), { y: top + 14 })) },
  {
    name: 'hek-open',
    svg: svgDoc(ACROSS, group(tuft(1), { x: LONG[0] + 24, y: 2 }) + group(tuft(-1), { x: LONG[1] - 24, y: 2 })),
  },
  { name: 'hek-op', svg: svgDoc(UPRIGHT, standing(TALL) + group(bow(), { y: (TALL[0] + TALL[1]) / 2 })) },
  {
    name: 'hek-op-open',
    svg: svgDoc(UPRIGHT, group(tuft(1), { y: TALL[0] + 34 }) + group(tuft(-1), { y: TALL[1] })),
  },
];

/** A piece of hedge, for pictures beside the game. */
export const hedgeTile = (): string => lying(LONG);

/** A bush in a corner, with flowers. */
export const corner = (size: number, colors: readonly string[]): string =>
  group(
    path(
      circlesPath([
        [0, -20, 62],
        [-74, 0, 52],
        [76, 4, 54],
        [-30, -52, 44],
        [44, -48, 42],
      ]),
      hedge.deep,
    ) +
      path(
        circlesPath([
          [-6, -28, 58],
          [-78, -6, 46],
          [70, -4, 48],
          [-34, -58, 40],
          [38, -56, 38],
        ]),
        hedge.face,
      ) +
      [
        [-70, -22],
        [-20, -66],
        [40, -40],
      ]
        .map(([x = 0, y = 0]) => ellipse([x, y, 18, 9], hedge.light, { transform: `rotate(-24 ${x} ${y})` }))
        .join('') +
      [
        [-84, 4],
        [-40, -30],
        [6, -62],
        [48, -18],
        [90, 4],
      ]
        .map(([x = 0, y = 0], i) => blossom(x, y, colors[i % colors.length] ?? WHITE))
        .join('') +
      line('M-10 6q12 10 24 0M-54 20q10 8 20 0', hedge.deep, 5),
    { schaal: size },
  );
