import { BUILDING_BLOCKS, type BlockCode } from '#engine/core/domein/building-blocks.ts';
import { ellipse, group, path, rect, svgDoc, line, type Point } from '#engine/figure/svg.ts';
import type { Drawing } from '../shared.ts';
import { cloud } from '../lib/decor.ts';
import { natureBlocks } from './blocks-nature.ts';
import { playBlocks } from './blocks-play.ts';
import { patch, shrink } from './form.ts';
import { plants, set, sort, stockDefs } from './green.ts';
import { treeHouseRoom } from './tree-house-room.ts';
import { forest } from './spots-forest.ts';

const BLOCKS: Readonly<Record<BlockCode, string>> = { ...natureBlocks, ...playBlocks };

const COAST: readonly Point[] = [
  [40, 470],
  [70, 330],
  [190, 250],
  [360, 214],
  [560, 222],
  [760, 236],
  [910, 300],
  [968, 430],
  [900, 540],
  [720, 590],
  [480, 598],
  [240, 584],
  [90, 552],
];

/** Land, four layers: shadow, dark lip, light rim, top. */
const land =
  path(patch(COAST), '#321B41', { 'fill-opacity': 0.16, transform: 'translate(7 26)' }) +
  path(patch(COAST), '#B98A4E', { transform: 'translate(0 20)' }) +
  path(patch(COAST), '#F4DDA6') +
  path(patch(shrink(COAST, 16)), '#5FA02C', { transform: 'translate(0 3)' }) +
  path(patch(shrink(COAST, 19)), '#8FCB4A') +
  path('M130 430C260 350 420 380 520 340S800 300 880 360C760 340 640 400 500 410S240 470 130 430Z', '#A5DB63') +
  path('M260 556C420 500 640 560 800 500C760 560 560 586 420 578Z', '#83BF3F');

const sea =
  rect([-500, -300, 2000, 1300], '#7CC9EA') +
  rect([-500, -300, 2000, 480], '#BFE6F7') +
  ellipse([820, 76, 46, 46], '#FFE9A8') +
  ellipse([820, 76, 34, 34], '#FFD769') +
  rect([-500, 180, 2000, 26], '#93D2EE') +
  path('M-40 182C40 120 120 112 190 150C240 128 300 140 330 182Z', '#A9D3C0') +
  path('M610 182C660 138 720 140 760 160C800 140 860 150 890 182Z', '#A9D3C0') +
  path(patch(shrink(COAST, -34)), '#A9DFF2', { transform: 'translate(0 18)' }) +
  path(patch(shrink(COAST, -18)), '#D3F1FA', { transform: 'translate(0 12)' }) +
  [
    [-120, 330],
    [-60, 620],
    [1060, 300],
    [1090, 560],
    [460, 680],
    [880, 660],
  ]
    .map(([x = 0, y = 0]) => line(`M${x} ${y}q11 -12 22 0t22 0t22 0t22 0`, '#E6F8FF', 5))
    .join('');

/** The trail of stepping stones from the tree house to the beach. */
const trail = [
  [268, 398, 24],
  [318, 424, 27],
  [380, 446, 28],
  [446, 470, 30],
  [506, 504, 31],
  [552, 546, 32],
]
  .map(
    ([x = 0, y = 0, r = 0]) =>
      ellipse([x + 2, y + 5, r, r * 0.42], '#6FAF3B') + ellipse([x, y, r, r * 0.42], '#F4E3BC'),
  )
  .join('');

const decor = sort([
  set(forest['platformklimmen'] ?? '', [214, 380, 1.3]),
  ...plants([
    ['den', 402, 262, 0.9],
    ['den', 444, 252, 0.7],
    ['loof', 700, 262, 0.7],
    ['loof', 790, 276, 0.85],
    ['struik', 640, 262],
    ['struik', 860, 318, 0.9],
    ['gras', 420, 330],
    ['gras', 620, 360],
    ['gras', 760, 440],
    ['gras', 200, 500],
    ['gras', 660, 520],
    ['gras', 820, 500],
    ['bloemwit', 352, 520],
    ['bloemgeel', 700, 330],
    ['bloemroze', 836, 420],
    ['bloempaars', 130, 470],
    ['rots', 906, 470, 0.9],
  ]),
]);

const ground = (): string =>
  svgDoc(
    [-500, -300, 2000, 1300],
    stockDefs +
      sea +
      group(cloud(), { x: 120, y: 60, schaal: 0.7 }) +
      group(cloud(), { x: 560, y: 30, schaal: 0.55 }) +
      group(cloud(), { x: -240, y: 110, schaal: 0.8 }) +
      group(cloud(), { x: 1240, y: 80, schaal: 0.8 }) +
      land +
      trail +
      decor,
  );

/** Things for the own corner; each stands on (0, 0). */
const blocks = (): string =>
  svgDoc(
    [0, 0, 10, 10],
    `<defs>${BUILDING_BLOCKS.map(({ code }) => `<g id="${code}">${BLOCKS[code]}</g>`).join('\n')}</defs>`,
  );

/** The own corner of a leerling on the island, and what can stand there. */
export const cornerDrawings = (): Drawing[] => [
  { pad: 'landkaart/corner.svg', svg: ground() },
  { pad: 'landkaart/blocks.svg', svg: blocks() },
  { pad: 'landkaart/tree-house-room.svg', svg: treeHouseRoom() },
];
