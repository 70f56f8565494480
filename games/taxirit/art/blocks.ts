import { duck } from '../../../tools/art/lib/animals.ts';
import { house, type HouseOpts } from '../../../tools/art/lib/buildings.ts';
import { bush, flower, tree } from '../../../tools/art/lib/decor.ts';
import {
  circle,
  contactShadow,
  ellipse,
  group,
  line,
  lit,
  path,
  rect,
  rectPath,
  shade,
  svgDoc,
} from '#engine/figure/svg.ts';
import { ground, SHADOW, type Canvas } from './color.ts';

const HOUSES: readonly HouseOpts[] = [
  { facade: 'trap', kleur: '#C9765A', deur: '#1B6CA8' },
  { facade: 'klok', kleur: '#E9B48C', deur: '#0B7A75', deurLeft: true },
  { facade: 'punt', kleur: '#A76A78', deur: '#FFC83D' },
  { facade: 'hals', kleur: '#D99A6C', deur: '#8D65C5' },
  { facade: 'punt', kleur: '#8FA3C9', deur: '#F2529D', deurLeft: true },
  { facade: 'trap', kleur: '#E08E79', deur: '#14418B', deurLeft: true },
];

/** A row of houses on one pavement. */
const row = (nr: number): string =>
  [-46, -3, 40]
    .map((x, i) => {
      const opts = HOUSES[(nr * 5 + i * 2 + Math.floor(nr / 3)) % HOUSES.length] ?? {};
      const high = 128 + ((nr + i * 2) % 3) * 14;
      return group(
        ellipse([8, -2, 56, 9], SHADOW, { 'fill-opacity': 0.14 }) + house({ ...opts, breedte: 94, hoogte: high }),
        { x: x - 2, schaal: 0.42 },
      );
    })
    .join('');
const shop = (color: string): string => group(shopFront(color), { schaal: 0.92 });
const shopFront = (color: string): string =>
  ellipse([4, 0, 60, 7], SHADOW, { 'fill-opacity': 0.14 }) +
  lit(rectPath([-58, -78, 104, 78, 6]), '#F7D9B4', { dx: -8, dy: 0, shadow: '#E3B98C' }) +
  rect([-62, -86, 112, 12, 4], shade(color)) +
  rect([-50, -40, 56, 34, 4], '#BFE6F7') +
  path('M-50 -12L-24 -40H-10L-40 -6H-50Z', '#FFFFFF', { 'fill-opacity': 0.5 }) +
  rect([14, -46, 24, 46, 3], '#8D5B3E') +
  circle([33, -22, 2.6], '#FFD24A') +
  Array.from({ length: 7 }, (_, i) =>
    path(`M${-60 + i * 15.4} -62h15.4v14a7.7 7.7 0 0 1 -15.4 0Z`, i % 2 === 0 ? color : '#FFFDF7'),
  ).join('');
const school = (): string => group(schoolFront(), { schaal: 0.86 });
const schoolFront = (): string =>
  ellipse([4, 0, 66, 7], SHADOW, { 'fill-opacity': 0.14 }) +
  lit(rectPath([-62, -66, 116, 66, 4]), '#E9A07C', { dx: -8, dy: 0, shadow: '#C87B5C' }) +
  path('M-68 -64L-4 -96L60 -64Z', '#B9694A') +
  circle([-4, -76, 9], '#FFFDF7') +
  line('M-4 -81V-76L0 -74', '#433B6B', 2.5) +
  [-48, -26, 16, 38].map((x) => rect([x - 8, -50, 17, 20, 3], '#BFE6F7')).join('') +
  rect([-16, -34, 24, 34, 3], '#1B6CA8') +
  line('M-4 -96V-116', '#8D5B3E', 4) +
  path('M-2 -116L22 -109L-2 -102Z', '#FFB703');

const lawn = (): string =>
  path(rectPath([-60, -75, 124, 72, 18]), ground.lawnDark) + path(rectPath([-62, -78, 124, 72, 18]), ground.lawn);
const flowers = (list: readonly (readonly [x: number, y: number])[]): string =>
  list.map(([x, y], i) => group(flower(i % 2 === 1 ? '#FFFFFF' : '#FF8CC0'), { x, y, schaal: 0.5 })).join('');
const parkTree = (x: number, y: number, color: string): string =>
  group(contactShadow(34) + tree('rond', color), { x, y, schaal: 0.38 });
const park = (nr: number): string =>
  lawn() +
  path(
    nr % 2 === 0
      ? 'M-62 -36C-30 -48 10 -20 62 -34V-20C10 -6 -30 -34 -62 -22Z'
      : 'M-14 -78C-26 -50 6 -32 -4 -6H14C24 -32 -8 -50 4 -78Z',
    ground.light,
  ) +
  parkTree(-40, -34, '#5BAA52') +
  parkTree(38, -40, '#79BE57') +
  flowers([
    [-46, -12],
    [-28, -14],
    [30, -12],
    [46, -16],
  ]);

/** What lies where a street is left out: somewhere to play, to sit, or to look at. Its middle is (0, 0). */
const square = (inner: string): string =>
  path(rectPath([-64, -44, 128, 88, 16]), ground.stone) + path(rectPath([-62, -44, 124, 84, 16]), ground.light) + inner;
const playground = (): string =>
  square(
    ellipse([-28, 18, 28, 12], '#D9B277') +
      ellipse([-28, 16, 28, 12], '#F5D9A0') +
      circle([-38, 10, 6], '#E9483F') +
      path('M-24 14L-20 4L-12 14Z', '#FFB703') +
      ellipse([34, 30, 30, 7], SHADOW, { 'fill-opacity': 0.16 }) +
      line('M8 28L24 -30L40 28M24 -30V30', '#1B6CA8', 5) +
      path('M24 -28C40 -18 44 4 58 18L50 24C36 12 32 0 18 -12Z', '#FFB703') +
      circle([24, -32, 5], '#E9483F') +
      group(bush('#6DB65A'), { x: -42, y: -12, schaal: 0.36 }) +
      group(bush('#5BAA52'), { x: -14, y: -20, schaal: 0.3 }),
  );
const flowerBed = (): string =>
  square(
    path(rectPath([-46, -30, 92, 58, 22]), ground.lawnDark) +
      path(rectPath([-46, -33, 92, 58, 22]), ground.lawn) +
      flowers([
        [-32, -10],
        [-18, 6],
        [-2, -8],
        [14, 8],
        [28, -8],
        [-32, 16],
        [32, 16],
      ]) +
      group(bush('#4C9A57'), { x: 0, y: -12, schaal: 0.42 }),
  );
const statue = (): string =>
  square(
    circle([0, 4, 34], ground.stone) +
      circle([0, 2, 30], '#F7E4D0') +
      ellipse([2, 22, 22, 7], SHADOW, { 'fill-opacity': 0.2 }) +
      lit(rectPath([-16, -2, 32, 24, 4]), '#B9AFC6', { dx: -4, dy: 0, shadow: '#8F83A3' }) +
      group(duck('#D9D3E3', 'blij'), { x: -2, y: 2, schaal: 0.4 }) +
      [-50, 50].map((x) => group(bush('#5BAA52'), { x, y: 30, schaal: 0.34 })).join(''),
  );

/** What stands in a block, its front in the middle at (0, 0). */
const BLOCKS: readonly ((nr: number) => string)[] = [
  row,
  park,
  () => shop('#E9483F'),
  row,
  () => school(),
  row,
  park,
  () => shop('#1B9E95'),
];
export const blockOf = (nr: number, line: number): string => (BLOCKS[(nr + line * 2) % BLOCKS.length] ?? row)(nr);

const FRAME = [-66, -66, 132, 116] as const;
export const drawBlocks = (): Canvas[] => [
  { name: 'plein-spelen', svg: svgDoc(FRAME, playground()) },
  { name: 'plein-bloemen', svg: svgDoc(FRAME, flowerBed()) },
  { name: 'plein-eend', svg: svgDoc(FRAME, statue()) },
];
