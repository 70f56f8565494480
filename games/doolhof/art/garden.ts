import { flower, grass, tree } from '../../../tools/art/lib/decor.ts';
import {
  circle,
  clip,
  contactShadow,
  ellipse,
  group,
  path,
  rect,
  rectPath,
  seeded,
  svgDoc,
} from '#engine/figure/svg.ts';
import { corner } from './hedge.ts';
import { hedge, lawn, LAYER, sand, SHADOW, type Canvas } from './color.ts';

const [LEFT, TOP, WIDE, HIGH] = LAYER;
type Box = readonly [x: number, y: number, w: number, h: number];
/** Where the mazes lie: on a screen that lies, and on one that stands upright. */
export const FIELDS: Readonly<Record<string, Box>> = { zand: [62, 108, 1156, 504], 'zand-hoog': [290, -178, 700, 968] };

/** Mown in bands, as gardeners do. */
const stripes = (): string =>
  Array.from({ length: 15 }, (_, i) =>
    path(`M${LEFT - 300 + i * 150} ${TOP + HIGH}l260 ${-HIGH}h76l-260 ${HIGH}Z`, i % 2 === 0 ? lawn.light : lawn.dark, {
      'fill-opacity': 0.55,
    }),
  ).join('');

/** Trees and bushes beyond the edges: larger and darker toward the corners. */
function trees(): string {
  const random = seeded(8);
  const colors = ['#5E9E5A', '#4C8F58', hedge.face];
  return [-96, 1372]
    .flatMap((x, side) =>
      [-20, 150, 330, 500].map((y, i) =>
        group(contactShadow(70) + tree('rond', colors[i % 3]), {
          x: x + (random() - 0.5) * 40,
          y: y + 90 + side * 40,
          schaal: 1.2 + random() * 0.3,
        }),
      ),
    )
    .join('');
}

const tufts = (): string => {
  const random = seeded(3);
  return Array.from({ length: 26 }, (_, i) => {
    const x = LEFT + random() * WIDE;
    const y = i % 2 === 0 ? 640 + random() * 180 : TOP + random() * 180;
    return i % 4 === 1
      ? group(flower(i % 3 === 0 ? '#FFFFFF' : '#FFC83D'), { x, y, schaal: 0.7 })
      : group(grass('#7FB450'), { x, y });
  }).join('');
};

const ground = (): string => rect([LEFT, TOP, WIDE, HIGH], lawn.base) + stripes() + trees() + tufts();

/** Sand with pebbles, a warm light from the upper left. */
function sandy([x, y, w, h]: Box): string {
  const random = seeded(w);
  const edge = rectPath([x, y, w, h, 46]);
  const pebbles = Array.from({ length: Math.round((w * h) / 5200) }, (_, i) => {
    const px = x + 20 + random() * (w - 40);
    const py = y + 20 + random() * (h - 40);
    const r = 2.5 + random() * 4;
    return ellipse([px, py, r * 1.5, r], i % 4 === 0 ? '#FFFFFF' : sand.stone, {
      'fill-opacity': i % 4 === 0 ? 0.7 : 0.8,
    });
  }).join('');
  return (
    path(rectPath([x + 6, y + 12, w, h, 46]), SHADOW, { 'fill-opacity': 0.12 }) +
    path(edge, sand.edge) +
    clip(
      edge,
      path(rectPath([x - 6, y - 6, w, h, 46]), sand.base) +
        ellipse([x + w * 0.3, y + h * 0.2, w * 0.5, h * 0.46], sand.light, { 'fill-opacity': 0.7 }) +
        pebbles,
    )
  );
}

/** Bushes before everything, in the lower corners and the upper edges only. */
const front = (): string =>
  group(corner(1.5, ['#FFC83D', '#8D65C5', '#FFFFFF']), { x: -70, y: 812 }) +
  group(corner(1.25, ['#FF9CC8', '#FFFFFF', '#FFC83D']), { x: 1360, y: 816 }) +
  group(corner(1.3, ['#FFFFFF', '#FF9CC8']), { x: -110, y: -30 }) +
  group(corner(1.3, ['#FFC83D', '#FFFFFF']), { x: 1400, y: -40 });

/** A stone fountain; its foot is (0, 0). */
export const fountain = (): string =>
  contactShadow(96) +
  path('M-92 -14C-92 16 92 16 92 -14V-34H-92Z', '#9C8FA6') +
  ellipse([0, -36, 92, 26], '#D9D3E3') +
  ellipse([0, -36, 78, 19], '#4FB6CF') +
  ellipse([-14, -38, 52, 11], '#7BD3E4') +
  path('M-15 -34C-10 -60 -10 -74 -14 -88H14C10 -74 10 -60 15 -34Z', '#B9AFC6') +
  path('M2 -34C4 -60 2 -74 0 -88H14C10 -74 10 -60 15 -34Z', '#9C8FA6') +
  ellipse([0, -90, 46, 14], '#D9D3E3') +
  ellipse([0, -92, 37, 9], '#7BD3E4');
/** Its water: jets to both sides, one up. */
const jets = (high: number): string =>
  path(`M-4 -90C-6 ${-120 - high} 6 ${-120 - high} 4 -90Z`, '#C9F1F6') +
  [-1, 1]
    .map(
      (side) =>
        path(
          `M${side * 4} -92C${side * 12} ${-122 - high} ${side * 40} ${-118 - high} ${side * 44} -84C${side * 38} -104 ${side * 16} -108 ${side * 4} -92Z`,
          '#E6FAFC',
        ) +
        path(
          `M${side * 40} -88C${side * 62} -84 ${side * 66} -60 ${side * 64} -38H${side * 54}C${side * 56} -60 ${side * 50} -76 ${side * 40} -88Z`,
          '#BCEAF2',
        ),
    )
    .join('') +
  [
    [-20, -126],
    [16, -134],
    [2, -146],
  ]
    .map(([x = 0, y = 0]) => circle([x, y - high, 4], '#FFFFFF'))
    .join('');

export const backdrop = (): string => ground();

export const drawGarden = (): Canvas[] => [
  { name: 'gazon', svg: svgDoc(LAYER, ground()) },
  ...Object.entries(FIELDS).map(([name, box]) => ({
    name,
    svg: svgDoc([box[0] - 6, box[1] - 6, box[2] + 20, box[3] + 26], sandy(box)),
  })),
  { name: 'voor', svg: svgDoc(LAYER, front()) },
  { name: 'fontein', svg: svgDoc([-100, -120, 200, 150], fountain()) },
  { name: 'straal-1', svg: svgDoc([-76, -170, 152, 150], jets(0)) },
  { name: 'straal-2', svg: svgDoc([-76, -170, 152, 150], jets(16)) },
];
