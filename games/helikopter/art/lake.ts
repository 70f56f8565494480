import { cloud, foam, mountain, sun } from '../../../tools/art/lib/decor.ts';
import {
  circle,
  clip,
  ellipse,
  glow,
  group,
  line,
  lit,
  path,
  rect,
  roundPoly,
  seeded,
  shade,
  svgDoc,
  waveLine,
} from '#engine/figure/svg.ts';
import { air, hills, LAYER, water, type Canvas } from './color.ts';

const [LEFT, TOP, WIDE, HIGH] = LAYER;
const RIGHT = LEFT + WIDE;
/** Stage line of the far shore. */
const SHORE = 338;

const sky = (): string =>
  rect([LEFT, TOP, WIDE, HIGH], air.sky) +
  [620, 470, 330].map((r) => circle([210, 150, r], air.low, { 'fill-opacity': 0.34 })).join('') +
  group(sun(58), { x: 210, y: 150 });

const clouds = (): string =>
  [
    [40, 62, 0.8],
    [520, 178, 0.6],
    [905, 60, 0.9],
    [1290, 150, 1.15],
  ]
    .map(([x, y, size]) => group(cloud('#FFFFFF', '#D5E6F5'), { x, y, schaal: size }))
    .join('');

const peaks = (list: readonly (readonly [number, number, number])[], color: string): string =>
  list.map(([x, w, h]) => group(mountain(w, h, color), { x, y: SHORE })).join('');

/** A fir of three steps, its right half in shade; foot at (0, 0), 120 high. */
function fir(color: string): string {
  const step = (y: number, half: number): string => `M0 ${y - 54}L${half} ${y}H${-half}Z`;
  const shadeStep = (y: number, half: number): string => `M0 ${y - 54}L${half} ${y}H0Z`;
  const steps = [
    [-10, 44],
    [-40, 36],
    [-68, 27],
  ] as const;
  return (
    rect([-6, -12, 12, 14], '#7D5A52') +
    path(steps.map(([y, half]) => step(y, half)).join(''), color) +
    path(steps.map(([y, half]) => shadeStep(y, half)).join(''), shade(color, -8))
  );
}

/** Firs in a row on the shore, thinner toward the middle, where the play is. */
function firs(seed: number, o: { y: number; size: number; color: string; step: number }): string {
  const random = seeded(seed);
  return Array.from({ length: Math.ceil(WIDE / o.step) }, (_, i) => {
    const x = LEFT + i * o.step + random() * o.step * 0.6;
    const edge = Math.min(1, Math.abs(x - 620) / 560);
    const size = o.size * (0.62 + 0.5 * edge * random() + 0.2 * edge);
    return group(fir(o.color), { x, y: o.y + random() * 8, schaal: size });
  }).join('');
}

const land = (): string =>
  peaks(
    [
      [-40, 420, 190],
      [330, 460, 232],
      [610, 330, 150],
      [1150, 420, 190],
    ],
    hills.far,
  ) +
  peaks(
    [
      [150, 360, 168],
      [860, 440, 236],
      [1330, 480, 280],
    ],
    hills.near,
  ) +
  firs(3, { y: SHORE - 8, size: 0.52, color: hills.woodFar, step: 40 }) +
  path(
    `M${LEFT} ${SHORE - 12}C200 ${SHORE - 34} 420 ${SHORE - 6} 640 ${SHORE - 12}S1120 ${SHORE - 30} ${RIGHT} ${SHORE - 12}V${SHORE + 20}H${LEFT}Z`,
    '#8FB98E',
  ) +
  firs(7, { y: SHORE - 2, size: 0.66, color: hills.wood, step: 66 });

const band = (y: number, color: string, wave: { length: number; height: number }): string => {
  const top = waveLine([LEFT, y], RIGHT, wave);
  return path(`${top}V920H${LEFT}Z`, color) + line(top, glow(color, 9), 4);
};
/** Short strokes of light on water, thinning out toward the play. */
function glints(seed: number, o: { from: number; to: number; color: string; count: number }): string {
  const random = seeded(seed);
  return Array.from({ length: o.count }, () => {
    const y = o.from + random() * (o.to - o.from);
    const x = LEFT + random() * WIDE;
    return line(`M${x} ${y}h${30 + random() * 70}`, o.color, 4, { 'stroke-opacity': 0.7 });
  }).join('');
}

/** The lake behind the swimmers: paler toward the shore, with the light of the sun on it. */
const lake = (): string =>
  rect([LEFT, SHORE, WIDE, 600], water.far) +
  line(`M${LEFT} ${SHORE}H${RIGHT}`, '#E9F8FC', 7) +
  path(`M60 ${SHORE}H330L470 560H-60Z`, '#FFF6DF', { 'fill-opacity': 0.3 }) +
  band(372, water.back, { length: 260, height: 5 }) +
  band(424, water.mid, { length: 312, height: 8 }) +
  band(500, water.near, { length: 390, height: 11 }) +
  glints(4, { from: 350, to: 420, color: '#D6F1F7', count: 14 }) +
  glints(9, { from: 440, to: 560, color: '#8ED1E6', count: 12 });

/** The water before everybody: only its crest is seen above the rail. */
const front = (): string =>
  band(618, water.front, { length: 312, height: 13 }) +
  band(690, water.deep, { length: 390, height: 12 }) +
  glints(12, { from: 640, to: 700, color: '#5FB0D8', count: 8 });

/** Rock with a fall of water that comes down into the lake; foot in the middle. */
function cliff(): string {
  const rockFace = roundPoly(
    [
      [-118, 10],
      [-104, -126],
      [-66, -182],
      [70, -190],
      [106, -130],
      [124, 10],
    ],
    14,
  );
  const stream = 'M-46 -184C-52 -120 -56 -40 -66 8H66C58 -50 54 -120 46 -186C20 -196 -22 -196 -46 -184Z';
  return (
    lit(rockFace, '#8A93BE', { dx: -26, dy: -4, shadow: '#6A6FA3' }) +
    path('M-90 -60L-70 -110L-62 -40L-74 6H-100Z', '#747CAE') +
    path('M70 -150L96 -96L104 -10L78 -30Z', '#575C92') +
    lit('M-78 -176C-60 -214 60 -222 86 -180C40 -166 -40 -164 -78 -176Z', '#7DB38C', { dx: -10, dy: -6 }) +
    path(stream, '#BCE7F4') +
    clip(stream, path('M8 -200C16 -120 20 -40 26 20H80V-200Z', '#93D3EA')) +
    group(fir(hills.wood), { x: -92, y: -168, schaal: 0.5 }) +
    group(fir(hills.wood), { x: 92, y: -170, schaal: 0.62 })
  );
}
/** Strokes that run down the fall, in three stages. */
const stream = (phase: number): string =>
  [-30, -8, 16, 36]
    .map((x, i) => {
      const y = -170 + ((i * 47 + phase * 26) % 78);
      return [0, 78].map((down) => line(`M${x} ${y + down}v34`, '#FFFFFF', 6, { 'stroke-opacity': 0.85 })).join('');
    })
    .join('') + group(foam(150, 3 + phase), { y: 10, schaal: 0.9 });

const rainbow = (): string =>
  ['#F8312F', '#FF822D', '#FFC83D', '#7CB518', '#00A6ED', '#8D65C5']
    .map((color, i) =>
      circle([0, 0, 150 - i * 11], 'none', { stroke: color, 'stroke-width': 11, 'stroke-opacity': 0.72 }),
    )
    .join('');

/** Rings where somebody floats. */
const rings = (): string =>
  ellipse([0, 0, 104, 22], '#FFFFFF', { 'fill-opacity': 0.2 }) +
  line('M-98 6C-70 24 70 24 98 6M-70 -12C-40 -22 40 -22 70 -12', '#FFFFFF', 4, { 'stroke-opacity': 0.6 });

/** A sail far away, and an eagle that circles. */
const sail = (): string =>
  path('M0 -46C22 -30 26 -14 26 -4H0Z', '#FFFDF7') +
  path('M-4 -38L-4 -4H-20Z', '#F3C892') +
  lit('M-26 0H32L22 14H-16Z', '#C2410C', { dx: -4, dy: -2 });
const eagle = (): string =>
  path(
    'M-52 -8C-34 -30 -14 -16 0 -2C14 -16 34 -30 52 -8C36 -10 18 -2 8 10L0 18L-8 10C-18 -2 -36 -10 -52 -8Z',
    shade('#A9683F', 4),
  ) +
  path('M-7 4C-6 -10 6 -10 7 4L0 14Z', '#FFFDF7') +
  path('M-4 -4L0 4L4 -4Z', '#FFB703');

/** The world behind the play, for the door and the result too. */
export const backdrop = (): string =>
  sky() + clouds() + land() + group(group(cliff() + stream(0), { schaal: 0.9 }), { x: 96, y: SHORE + 16 }) + lake();

export const drawLake = (): Canvas[] => [
  { name: 'lucht', svg: svgDoc(LAYER, sky()) },
  { name: 'wolken', svg: svgDoc([LEFT, TOP, WIDE, 400], clouds()) },
  { name: 'bergen', svg: svgDoc([LEFT, TOP, WIDE, 500], land()) },
  { name: 'meer', svg: svgDoc([LEFT, SHORE - 10, WIDE, 510], lake()) },
  { name: 'water-voor', svg: svgDoc([LEFT, 590, WIDE, 320], front()) },
  { name: 'rots', svg: svgDoc([-130, -262, 260, 290], cliff()) },
  ...[0, 1, 2].map((i) => ({ name: `val-${i}`, svg: svgDoc([-90, -190, 180, 220], stream(i)) })),
  { name: 'regenboog', svg: svgDoc([-160, -160, 320, 160], clip('M-160 -160H160V0H-160Z', rainbow())) },
  { name: 'kring', svg: svgDoc([-110, -28, 220, 56], rings()) },
  { name: 'zeiltje', svg: svgDoc([-30, -50, 66, 68], sail()) },
  { name: 'arend', svg: svgDoc([-56, -32, 112, 54], eagle()) },
];
