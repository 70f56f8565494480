import { bust } from '#engine/figure/person.ts';
import { flagLine } from '../../../tools/art/lib/decor-hanging.ts';
import { beacon } from '../../../tools/art/lib/ui.ts';
import { bin } from '../../../tools/art/lib/palette.ts';
import {
  circlesPath,
  clip,
  contactShadow,
  ellipse,
  glow,
  group,
  line,
  lit,
  path,
  rect,
  shade,
  svgDoc,
  type Circle,
} from '#engine/figure/svg.ts';
import { animals, blower, BLOWER } from './creatures.ts';
import { heap, leaf, scatter, small } from './leaf.ts';
import { backdrop, bandstand } from './park.ts';
import { LAYER, LOOKS, tone, type Canvas } from './color.ts';

const [x, y, wide, high] = LAYER;
const HEAPS = { a: LOOKS.bruin, b: LOOKS.rood, c: LOOKS.oranje, d: LOOKS.geel } as const;

/** The sign of a heap on its post: the plate of its name lies on it. */
const sign = (mark: keyof typeof bin): string =>
  rect([-7, 20, 14, 200], tone.trunkDeep) +
  rect([-7, 20, 7, 200], tone.trunk) +
  rect([-150, -42, 300, 88, 18], shade(bin[mark].vul, -12)) +
  rect([-150, -46, 300, 86, 18], bin[mark].vul) +
  rect([-136, -42, 272, 4, 2], '#FFFFFF', { 'fill-opacity': 0.3 }) +
  group(beacon(mark, 24), { x: -132, y: -48 });

/** A heap as high as a child. */
const giant = (): string =>
  heap(LOOKS.rood, [330, 270], 5) +
  group(heap(LOOKS.oranje, [210, 150], 8), { x: 150, y: 26 }) +
  group(heap(LOOKS.bruin, [190, 120], 9), { x: -170, y: 34 });

const CROWN: readonly Circle[] = [
  [0, -360, 150],
  [-150, -290, 110],
  [150, -300, 112],
  [-70, -230, 100],
  [80, -226, 104],
];
/** A tree without leaves, and the crown that it gets back. */
const bare = (): string =>
  contactShadow(90, 0, 4) +
  lit('M-44 4C-26 -80 -30 -150 -20 -240H24C30 -150 30 -80 50 4Q0 18 -44 4Z', tone.trunk, {
    dx: -14,
    dy: 0,
    shadow: tone.trunkDeep,
  }) +
  line(
    'M0 -200C-30 -260 -90 -270 -140 -310M0 -220C20 -290 20 -330 6 -420M10 -210C60 -260 110 -270 150 -320',
    tone.trunk,
    20,
  ) +
  line(
    'M-80 -272C-100 -310 -104 -340 -100 -366M88 -276C100 -320 96 -350 104 -380M14 -320C40 -350 50 -380 56 -410',
    tone.trunk,
    11,
  );
const crown = (): string =>
  lit(circlesPath(CROWN), LOOKS.oranje, { dx: -24, dy: -18 }) +
  clip(circlesPath(CROWN), group(scatter(31, 40, [250, 190]), { y: -310 })) +
  ellipse([-60, -450, 48, 26], glow(LOOKS.oranje, 9), { transform: 'rotate(-24 -60 -450)' });

const behind = (): string =>
  group(backdrop(), { x: -x, y: -y }) +
  group(flagLine(560, 46), { x: -30, y: 150, draai: 4 }) +
  group(flagLine(560, 46), { x: 1030, y: 180, draai: -4 });
const left = (): string =>
  group(animals.hedgehog(), { x: 210, y: 500, schaal: 1.5 }) +
  group(heap(LOOKS.rood, [190, 150], 4), { x: 210, y: 600 });
const right = (): string =>
  group(bust({ ...BLOWER, face: 'trots', mouth: 'lach', arms: ['juich', 'juich'], outlook: [-0.6, -0.2] }), {
    x: 210,
    y: 560,
    schaal: 1.7,
  }) +
  group(heap(LOOKS.oranje, [200, 120], 6), { x: 210, y: 606 }) +
  [
    [60, 210, 40],
    [350, 180, -30],
    [390, 330, 70],
    [40, 380, 120],
  ]
    .map(([px, py, turn], i) => group(small(Object.values(LOOKS)[i] ?? LOOKS.geel, 1.8), { x: px, y: py, draai: turn }))
    .join('');

/** A hedgehog in its heap, and the blower that found it; the open leaf of the door hides the left 70 units. */
const tableau = (): string =>
  rect([0, 0, 320, 280], tone.sky) +
  path('M0 130Q120 90 320 120V280H0Z', tone.lawnMid) +
  path('M0 180Q160 140 320 170V280H0Z', tone.lawn) +
  group(bandstand(), { x: 110, y: 142, schaal: 0.55 }) +
  group(animals.hedgehog(), { x: 206, y: 190, schaal: 0.86 }) +
  group(heap(LOOKS.rood, [104, 84], 4), { x: 206, y: 244 }) +
  group(blower(), { x: 92, y: 250, schaal: 0.6 }) +
  group(leaf(LOOKS.geel, 44, 24), { x: 258, y: 60, draai: -20 }) +
  group(small(LOOKS.oranje, 1.3), { x: 160, y: 46, draai: 40 });

/** Heaps and their signs, what the rounds end with, what stands beside the result, and what is behind the door on the map. */
export const drawCelebration = (): Canvas[] => [
  ...Object.entries(HEAPS).map(([mark, color], i) => ({
    name: `hoop-${mark}`,
    svg: svgDoc([-166, -126, 332, 166], heap(color, [140, 112], 20 + i)),
  })),
  ...(['A', 'B', 'C', 'D'] as const).map((mark) => ({
    name: `bord-${mark.toLowerCase()}`,
    svg: svgDoc([-160, -78, 320, 302], sign(mark)),
  })),
  { name: 'reuzenhoop', svg: svgDoc([-380, -280, 760, 370], giant()) },
  { name: 'kale-boom', svg: svgDoc([-200, -450, 400, 480], bare()) },
  { name: 'kruin', svg: svgDoc([-290, -530, 580, 420], crown()) },
  { name: 'resultaat-achter', svg: svgDoc([0, 0, wide, high], clip(`M0 0H${wide}V${high}H0Z`, behind())) },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
  { name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) },
];
