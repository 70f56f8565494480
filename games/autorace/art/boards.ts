import { core } from '../../../tools/art/lib/palette.ts';
import { circle, clip, group, line, path, rect, rectPath, roundPoly, svgDoc, type Point } from '#engine/figure/svg.ts';
import { evening, lane } from './color.ts';

/** Paper plate that the engine lays in the frame. */
const PLATE = { w: 340, h: 110 } as const;

const form = (i: number, color: string, k = 1): string =>
  i === 0
    ? circle([0, 0, 11 * k], color)
    : i === 1
      ? rect([-9.5 * k, -9.5 * k, 19 * k, 19 * k, 4 * k], color)
      : path(
          roundPoly(
            [
              [0, -12.5 * k],
              [12.5 * k, 9 * k],
              [-12.5 * k, 9 * k],
            ],
            3 * k,
          ),
          color,
        );

/** Badge of a lane: its colour and its shape; 30 px radius. */
export const beacon = (i: number): string => {
  const b = lane[i] ?? lane[0];
  return (
    circle([0, 4, 30], b.rand) +
    circle([0, 0, 30], b.vul) +
    path('M-25 -9A27 27 0 0 1 9 -25A32 32 0 0 0 -25 -9Z', b.licht) +
    form(i, b.vorm)
  );
};

/** Frame of one sign; (0, 0) = the middle of its plate. Patterns beside the plate repeat the lane's mark. */
function board(i: number): string {
  const b = lane[i] ?? lane[0];
  const list = rectPath([-PLATE.w / 2 - 17, -PLATE.h / 2 - 17, PLATE.w + 34, PLATE.h + 36, 32]);
  const hooks = [-104, 104]
    .map((x) => rect([x - 9, -104, 18, 44, 5], evening.steelDeep) + rect([x - 9, -104, 8, 44, 4], evening.steel))
    .join('');
  return (
    hooks +
    path(list, '#241B4A', { 'fill-opacity': 0.3, transform: 'translate(4 10)' }) +
    path(list, b.rand) +
    path(rectPath([-PLATE.w / 2 - 17, -PLATE.h / 2 - 17, PLATE.w + 34, PLATE.h + 28, 30]), b.vul) +
    line(`M-168 -58Q-166 -64 -156 -64H-52M52 -64H96`, b.licht, 5) +
    group(beacon(i), { y: -PLATE.h / 2 - 22 })
  );
}

/** Half-size beam of the gantry: trusses with bulbs; (0, 0) = its middle. */
function bar(): string {
  const box = rectPath([-414, -26, 828, 52, 10]);
  const cross = Array.from({ length: 18 }, (_, i) =>
    path(
      roundPoly(
        [
          [-414 + i * 46, 24],
          [-391 + i * 46, -4],
          [-368 + i * 46, 24],
        ],
        2,
      ),
      evening.steelDeep,
    ),
  ).join('');
  const lamps = Array.from({ length: 9 }, (_, i) =>
    group(
      circle([0, 0, 13], '#FFE9A8', { 'fill-opacity': 0.2 }) +
        circle([0, 0, 7], '#FFD582') +
        circle([-2, -2, 2.5], '#FFFFFF'),
      { x: -368 + i * 92, y: -28 },
    ),
  ).join('');
  return (
    path(box, evening.steel) +
    clip(box, cross + rect([-414, -26, 828, 15], evening.steelLight) + rect([-414, -26, 828, 5], '#9C8CCB')) +
    lamps
  );
}

/** Leg of the gantry, foot at (0, 0), half size. */
const leg = (): string =>
  rect([-22, -16, 44, 22, 8], evening.steelDeep) +
  rect([-22, -16, 44, 12, 6], '#3D3268') +
  rect([-10, -262, 20, 250, 3], evening.steel) +
  rect([-10, -262, 8, 250, 3], evening.steelLight) +
  Array.from({ length: 3 }, (_, i) =>
    rect([-12, -82 + i * 24, 24, 12, 2], i % 2 === 0 ? evening.rood : evening.room),
  ).join('');

/** Chevrons on the asphalt before the gantry, one set per lane that has a sign; a fence closes a lane without one. */
function floor(lanes: readonly number[]): string {
  const arrow = (i: number): string => {
    const b = lane[i] ?? lane[0];
    const x = (i - 1) * 286;
    const row = (y: number, [half, high]: Point, slide: number): string =>
      path(
        roundPoly(
          [
            [x + slide - half, y + high],
            [x + slide, y],
            [x + slide + half, y + high],
            [x + slide + half, y + high * 1.7],
            [x + slide, y + high * 0.72],
            [x + slide - half, y + high * 1.7],
          ],
          3,
        ),
        b.licht,
      );
    const side = i - 1;
    return row(14, [62, 22], side * 14) + row(56, [72, 26], side * 44) + row(106, [84, 31], side * 78);
  };
  const fence = (i: number): string =>
    group(
      [-70, 70].map((x) => rect([x - 7, -64, 14, 74, 5], evening.steelDeep)).join('') +
        path(rectPath([-112, -72, 224, 40, 9]), evening.room) +
        clip(
          rectPath([-112, -72, 224, 40, 9]),
          Array.from({ length: 6 }, (_, k) =>
            path(
              roundPoly(
                [
                  [-128 + k * 48, -30],
                  [-104 + k * 48, -76],
                  [-80 + k * 48, -76],
                  [-104 + k * 48, -30],
                ],
                0,
              ),
              evening.rood,
            ),
          ).join('') + rect([-112, -44, 224, 14], '#43286E', { 'fill-opacity': 0.16 }),
        ) +
        [-70, 70]
          .map(
            (x) =>
              circle([x, -80, 15], '#FFE9A8', { 'fill-opacity': 0.3 }) +
              circle([x, -80, 9], core.zon) +
              circle([x - 3, -83, 3], '#FFF6D8'),
          )
          .join(''),
      { x: (i - 1) * 286, y: 6 },
    );
  return [0, 1, 2].map((i) => (lanes.includes(i) ? arrow(i) : fence(i))).join('');
}

export const drawSigns = (): { name: string; svg: string }[] => [
  ...[0, 1, 2].map((i) => ({ name: `bord-${'abc'[i] ?? 'a'}`, svg: svgDoc([-200, -112, 400, 224], board(i)) })),
  { name: 'balk', svg: svgDoc([-420, -48, 840, 80], bar()) },
  { name: 'poot', svg: svgDoc([-26, -264, 52, 274], leg()) },
  { name: 'vloer-3', svg: svgDoc([-470, -110, 940, 290], floor([0, 1, 2])) },
  { name: 'vloer-2', svg: svgDoc([-470, -110, 940, 290], floor([0, 2])) },
];
