import { cloud, halo } from '../../../tools/art/lib/decor.ts';
import {
  circle,
  clip,
  group,
  line,
  mix,
  path,
  rect,
  rectPath,
  roundPoly,
  svgDoc,
  type Point,
} from '#engine/figure/svg.ts';
import { dusk, LAYER, type Canvas } from './color.ts';

const SUN: Point = [292, 268];
/** Cable of the lift: hangs from the left edge to the peak on the right. */
export const CABLE: readonly Point[] = [
  [-160, 138],
  [120, 186],
  [400, 208],
  [680, 200],
  [960, 160],
  [1190, 108],
];

const bands = (): string =>
  dusk.sky
    .map((color, i) => {
      const y = -120 + i * 82;
      return i === 0
        ? rect(LAYER, color)
        : path(`M-140 ${y}C160 ${y - 26} 420 ${y + 30} 700 ${y + 4}S1200 ${y - 24} 1420 ${y + 8}V840H-140Z`, color);
    })
    .join('');

const sky = (): string =>
  bands() +
  group(halo(560, '#FFF4D6', 4), { x: SUN[0], y: SUN[1] }) +
  circle([...SUN, 74], dusk.sun) +
  circle([...SUN, 60], '#FFFDF2');

const clouds = (): string =>
  [
    [60, 150, 0.9, 0],
    [520, 96, 1.15, 0.2],
    [850, 172, 0.7, 0.4],
    [1210, 132, 1.2, 0.5],
  ]
    .map(([x, y, k = 1, cold = 0]) =>
      group(cloud(mix('#FFE3DC', '#E3CBEA', cold), mix('#F6C3C9', '#C9B0DE', cold)), {
        x,
        y,
        sx: k * 1.3,
        sy: k * 0.7,
      }),
    )
    .join('');

type Peak = { x: number; top: number; half: number; color: string };
const FOOT = 470;

/** A mountain with its lit left side, violet right side, and a ragged cap. */
function peak({ x, top, half, color }: Peak): string {
  const h = FOOT - top;
  const form = roundPoly(
    [
      [x - half, FOOT],
      [x - half * 0.5, FOOT - h * 0.52],
      [x - half * 0.36, FOOT - h * 0.58],
      [x, top],
      [x + half * 0.3, FOOT - h * 0.66],
      [x + half * 0.48, FOOT - h * 0.6],
      [x + half, FOOT],
    ],
    9,
  );
  const dark = roundPoly(
    [
      [x + 2, top - 8],
      [x + half * 0.1, FOOT - h * 0.62],
      [x - half * 0.14, FOOT - h * 0.4],
      [x + half * 0.2, FOOT],
      [x + half + 20, FOOT],
      [x + half, top],
    ],
    4,
  );
  const edge = top + h * 0.36;
  const cap = roundPoly(
    [
      [x, top - 14],
      [x + half * 0.44, edge],
      [x + half * 0.24, edge - h * 0.05],
      [x + half * 0.12, edge + h * 0.09],
      [x - half * 0.04, edge - h * 0.04],
      [x - half * 0.16, edge + h * 0.07],
      [x - half * 0.27, edge - h * 0.03],
      [x - half * 0.46, edge + h * 0.02],
    ],
    6,
  );
  return (
    path(form, color) +
    clip(form, path(dark, mix(color, '#4B3F86', 0.3)) + path(cap, dusk.cap) + clip(cap, path(dark, dusk.capShade)))
  );
}

const peaks = (): string =>
  (
    [
      { x: 560, top: 262, half: 190, color: dusk.far },
      { x: 800, top: 286, half: 170, color: dusk.far },
      { x: -70, top: 236, half: 210, color: dusk.mid },
      { x: 130, top: 290, half: 190, color: dusk.far },
      { x: 990, top: 232, half: 230, color: dusk.mid },
      { x: 1370, top: 196, half: 220, color: dusk.mid },
      { x: 1190, top: 118, half: 270, color: dusk.near },
    ] satisfies Peak[]
  )
    .map(peak)
    .join('');

/** Pylon on the peak and the cable, whose points are those of the gondolas. */
const lift = (): string =>
  line('M1190 96V150M1176 108H1204', '#5E55A0', 7) +
  line(`M${CABLE.map(([x, y]) => `${x} ${y - 6}`).join('L')}`, '#6E66AE', 4) +
  line('M1190 102L1430 210', '#6E66AE', 4);

export const drawSky = (): Canvas[] => [
  { name: 'lucht', svg: svgDoc(LAYER, clip(rectPath([...LAYER]), sky())) },
  { name: 'wolken', svg: svgDoc(LAYER, clouds()) },
  { name: 'bergen', svg: svgDoc(LAYER, peaks() + lift()) },
];
