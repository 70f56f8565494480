import { bush, flower } from '../../../tools/art/lib/decor.ts';
import { circle, ellipse, glow, group, lit, path, rect, seeded, shade, svgDoc } from '#engine/figure/svg.ts';
import { green, LAYER, type Canvas } from './color.ts';

const [LEFT, TOP, WIDE, HIGH] = LAYER;
const BOTTOM = TOP + HIGH;

const sky = (): string =>
  rect([LEFT, TOP, WIDE, HIGH], green.sky) +
  [430, 330, 240].map((r) => circle([640, 250, r], '#FFFDF0', { 'fill-opacity': 0.3 })).join('') +
  circle([640, 250, 168], green.moon) +
  [
    [-60, -30, 26],
    [44, 40, 34],
    [-20, 74, 16],
    [70, -60, 14],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle([640 + x, 250 + y, r], '#F7E7AE', { 'fill-opacity': 0.7 }))
    .join('') +
  path(`M${LEFT} 520C120 420 300 470 470 500S860 400 1060 470S1340 430 1420 470V${BOTTOM}H${LEFT}Z`, green.pale) +
  path(`M${LEFT} 590C200 500 420 560 640 552S1120 500 1420 560V${BOTTOM}H${LEFT}Z`, green.far);

/** A pole of bamboo: joints that stand out, light at the left. */
function pole([x, wide]: readonly [number, number], color: string, seed: number): string {
  const random = seeded(seed);
  const joints: number[] = [];
  for (let y = TOP + random() * 60; y < BOTTOM; y += 96 + random() * 46) joints.push(y);
  return (
    rect([x, TOP, wide, HIGH], color) +
    rect([x, TOP, wide * 0.26, HIGH], glow(color, 8)) +
    rect([x + wide * 0.68, TOP, wide * 0.32, HIGH], shade(color, -7)) +
    joints
      .map(
        (y) =>
          rect([x - 3, y, wide + 6, wide * 0.26, wide * 0.13], shade(color, -12)) +
          rect([x - 3, y - wide * 0.14, wide + 6, wide * 0.2, wide * 0.1], glow(color, 6)),
      )
      .join('')
  );
}

/** A spray of narrow leaves that hangs from a joint. */
export const spray = (color: string, size = 1): string =>
  group(
    [-58, -24, 8, 40, 70]
      .map((turn, i) =>
        group(path('M0 0C16 -20 62 -22 96 4C60 16 20 16 0 0Z', i % 2 === 0 ? color : shade(color, -6)), {
          draai: turn,
          schaal: 1 - i * 0.08,
        }),
      )
      .join(''),
    { schaal: size },
  );

/** Poles on a row that leaves the middle open, where the play is. */
function grove(seed: number, o: { count: number; wide: number; color: string; open: number }): string {
  const random = seeded(seed);
  return Array.from({ length: o.count }, (_, i) => {
    const side = i % 2 === 0 ? -1 : 1;
    const x = 640 + side * (o.open + random() ** 0.8 * (780 - o.open));
    const wide = o.wide * (0.75 + random() * 0.5);
    const leaves =
      random() > 0.35 ? group(spray(o.color, wide / 34), { x: x + wide, y: 40 + random() * 330, sx: -side }) : '';
    return pole([x, wide], o.color, seed * 31 + i) + leaves;
  }).join('');
}

const far = (): string =>
  grove(3, { count: 15, wide: 20, color: green.pale, open: 60 }) +
  grove(8, { count: 12, wide: 26, color: green.far, open: 210 }) +
  path(`M${LEFT} 640C180 560 460 600 660 590S1180 560 1420 610V${BOTTOM}H${LEFT}Z`, green.mid);

/** A lantern of stone between the bushes, foot at (0, 0). */
const stoneLantern = (): string =>
  lit('M-34 0L-24 -24H24L34 0Z', '#A9B8A8', { dx: -7, dy: -3 }) +
  lit('M-13 -22V-70H13V-22Z', '#B7C4B4', { dx: -6, dy: 0 }) +
  lit('M-30 -70H30V-110H-30Z', '#A9B8A8', { dx: -8, dy: -3 }) +
  rect([-15, -102, 30, 28, 5], '#FFE59A') +
  lit('M-52 -108C-30 -116 -22 -140 0 -144C22 -140 30 -116 52 -108Z', '#8FA292', { dx: -8, dy: -4 });

const near = (): string =>
  grove(14, { count: 8, wide: 46, color: green.near, open: 470 }) +
  path(`M${LEFT} 620C160 536 380 572 640 562S1140 540 1420 590V${BOTTOM}H${LEFT}Z`, green.grass) +
  group(stoneLantern(), { x: 372, y: 592, schaal: 0.9 }) +
  [
    [300, 590, 1.1],
    [452, 588, 0.9],
    [860, 588, 1.2],
    [700, 588, 0.7],
  ]
    .map(([x = 0, y = 0, size = 1]) => group(bush(green.leaf), { x, y, schaal: size }))
    .join('') +
  [
    [520, '#F70A8D'],
    [584, '#FFFFFF'],
    [762, '#F70A8D'],
    [940, '#FFB703'],
  ]
    .map(([x, color]) => group(flower(String(color)), { x: Number(x), y: 588 }))
    .join('');

/** Dark leaves before everything, in the upper corners only. */
const front = (): string =>
  [
    [-60, -60, 1.9, 20, green.deep],
    [-30, 40, 1.5, -6, green.dark],
    [120, -96, 1.5, 40, green.dark],
  ]
    .map(([x, y, size, turn, color]) =>
      [1, -1]
        .map((side) =>
          group(spray(String(color), Number(size)), {
            x: side > 0 ? Number(x) : 1280 - Number(x),
            y: Number(y),
            draai: Number(turn) * side,
            sx: side,
          }),
        )
        .join(''),
    )
    .join('');

/** One spray for the swaying things of the scene. */
export const backdrop = (): string => sky() + far() + near();

/** The evening as it lies over the garden: blue over all, and the moon and its light through it. */
const evening = (): string =>
  rect([LEFT, TOP, WIDE, HIGH], '#23297A', { 'fill-opacity': 0.66 }) +
  [480, 350, 250].map((r) => circle([640, 250, r], '#FFD9C4', { 'fill-opacity': 0.08 })).join('') +
  circle([640, 250, 168], '#FFF1C9', { 'fill-opacity': 0.72 });

/** Light that flies in the evening. */
const firefly = (): string =>
  circle([0, 0, 22], '#FFF3A0', { 'fill-opacity': 0.25 }) +
  circle([0, 0, 12], '#FFF3A0', { 'fill-opacity': 0.5 }) +
  circle([0, 0, 6], '#FFFBD6');

export const drawGarden = (): Canvas[] => [
  { name: 'lucht', svg: svgDoc(LAYER, sky()) },
  { name: 'ver', svg: svgDoc(LAYER, far()) },
  { name: 'tuin', svg: svgDoc(LAYER, near()) },
  { name: 'voor', svg: svgDoc(LAYER, front()) },
  { name: 'vuurvlieg', svg: svgDoc([-24, -24, 48, 48], firefly()) },
  { name: 'tak', svg: svgDoc([-80, -100, 200, 210], spray(green.leaf, 1) + ellipse([0, 0, 5, 5], green.near)) },
  { name: 'nacht', svg: svgDoc(LAYER, evening()) },
];
