import { core } from '../../../tools/art/lib/palette.ts';
import {
  circle,
  circlesPath,
  clip,
  ellipse,
  line,
  lit,
  path,
  rect,
  rectPath,
  roundPoly,
  shade,
  starPoints,
  svgDoc,
  type Circle,
} from '#engine/figure/svg.ts';
import { type Drawing, tone } from './color.ts';

/** The basket from before: a rail, a plate for the suds, stripes, and a foot. */
function basket(): string {
  const front = rectPath([-200, 0, 400, 84, 10]);
  const stripes = Array.from({ length: 12 }, (_, i) => path(`M${-210 + i * 38} 84l26 -28h20l-26 28Z`, tone.ink)).join(
    '',
  );
  return (
    lit(front, tone.yellow, { dx: -16, dy: -6, shadow: tone.yellowDeep }) +
    clip(
      front,
      rect([-200, 56, 400, 28], '#FFE6A0') + stripes + path('M120 0H210V84H96Z', core.shadow, { 'fill-opacity': 0.1 }),
    ) +
    rect([-150, 12, 236, 38, 19], tone.yellowDeep) +
    rect([-150, 9, 236, 38, 19], core.papier) +
    lit(rectPath([-210, -12, 420, 18, 8]), '#FFC83D', { dx: 0, dy: -6, shadow: tone.yellowDeep }) +
    lit(rectPath([-206, 80, 412, 18, 7]), '#6F4A93', { dx: 0, dy: -6 })
  );
}

/** Two ropes up to far above the stage, and the board behind the washer. */
const ropes = (): string =>
  [-184, 184]
    .map(
      (x) =>
        rect([x - 4, -900, 8, 910], tone.rope) +
        rect([x - 4, -900, 3, 910], '#8A6BB0') +
        rect([x - 12, -26, 24, 34, 6], shade(tone.rope)) +
        circle([x, -10, 4], core.zon),
    )
    .join('');

const suds: readonly Circle[] = [
  [-34, -92, 15],
  [-14, -102, 19],
  [12, -104, 20],
  [34, -94, 16],
  [0, -90, 18],
];

/** A bucket full of suds; `jump` throws them up, with a duck for whoever taps. */
function bucket(up: number): string {
  const pail = 'M-40 -82L-30 -4Q0 6 30 -4L40 -82Z';
  return (
    path(circlesPath(suds.map(([x, y, r]): Circle => [x, y - up + 5, r])), tone.foamDeep) +
    path(circlesPath(suds.map(([x, y, r]): Circle => [x - 2, y - up, r])), tone.foam) +
    lit(pail, '#1B6CA8', { dx: -15, dy: 0, shadow: '#124D7C' }) +
    path('M-30 -76l6 66h8l-5 -66Z', '#5CB8E4') +
    rect([-44, -92, 88, 14, 6], '#5CB8E4') +
    rect([10, -92, 34, 14, 6], '#2C8FC7')
  );
}

/** The rubber blade with foam on it; the middle of the blade is (0, 0). */
const squeegee = (): string =>
  rect([-12, 8, 24, 40, 8], '#6F4A93') +
  rect([-72, -2, 144, 16, 7], shade('#D9480F')) +
  rect([-72, -4, 140, 12, 6], '#D9480F') +
  rect([-76, -14, 152, 13, 5], tone.ink) +
  [-66, -50, 48, 64]
    .map((x, i) => circle([x, 6 - (i % 2) * 4, 13], tone.foamDeep) + circle([x - 2, 3 - (i % 2) * 4, 12], tone.foam))
    .join('');

const pole = (): string =>
  rect([0, -7, 240, 14, 7], core.deepWood) + rect([0, -7, 240, 8, 4], core.wood) + rect([0, -9, 30, 18, 8], '#6F4A93');

const drop = (full: boolean): string =>
  full
    ? circle([0, 0, 15], '#5CB8E4') + circle([0, 0, 12.5], '#DDF3FF') + circle([-4, -5, 4], '#FFFFFF')
    : circle([0, 0, 15], '#D9D1C3') + circle([0, 0, 12], '#F6F1E6');

/** A large bubble for a word. */
const bubble = (): string =>
  circle([0, 0, 104], '#FFFFFF', { 'fill-opacity': 0.34 }) +
  circle([0, 0, 104], 'none', { stroke: '#FFFFFF', 'stroke-width': 6, 'stroke-opacity': 0.85 }) +
  line('M-72 -40Q-54 -78 -14 -86', '#FFFFFF', 11) +
  circle([62, 58, 9], '#FFFFFF', { 'fill-opacity': 0.8 }) +
  line('M40 84Q78 62 86 18', '#F7A8D8', 7, { 'stroke-opacity': 0.8 });

/** The rare one: a bubble of gold with a star in it. */
const goldenBubble = (): string =>
  circle([0, 0, 54], '#FFE08A', { 'fill-opacity': 0.75 }) +
  circle([0, 0, 54], 'none', { stroke: '#FFB703', 'stroke-width': 5 }) +
  path(roundPoly(starPoints(5, 30, 14), 4), '#FFB703') +
  line('M-38 -20Q-30 -40 -8 -44', '#FFFFFF', 8);

/** A bubble as wide as a word, with a card in it to read from. */
const readingBubble = (): string =>
  ellipse([6, 14, 262, 128], core.shadow, { 'fill-opacity': 0.12 }) +
  ellipse([0, 0, 262, 128], '#DDF3FF', { 'fill-opacity': 0.92 }) +
  ellipse([0, 0, 262, 128], 'none', { stroke: '#FFFFFF', 'stroke-width': 8 }) +
  line('M-214 -34Q-180 -82 -104 -100', '#FFFFFF', 13) +
  line('M150 90Q212 70 226 24', '#F7A8D8', 9) +
  rect([-186, -58, 372, 122, 24], core.paperLip) +
  rect([-186, -62, 372, 118, 24], core.papier);

/** What hangs on the wall here and there. */
const basketOfFlowers =
  line('M0 -70V-30', core.deepWood, 5) +
  path(
    circlesPath([
      [-34, -14, 20],
      [0, -24, 24],
      [34, -14, 20],
    ]),
    tone.leafDeep,
  ) +
  path(
    circlesPath([
      [-38, -20, 15],
      [-4, -32, 18],
      [28, -22, 15],
    ]),
    tone.leaf,
  ) +
  [
    [-40, -22, '#F70A8D'],
    [-14, -34, '#FFC83D'],
    [14, -26, '#F70A8D'],
    [38, -16, '#FF822D'],
  ]
    .map(([x, y, color]) => circle([Number(x), Number(y), 8], String(color)))
    .join('') +
  lit('M-50 -8H50Q44 42 0 46Q-44 42 -50 -8Z', '#A9683F', { dx: -12, dy: -4 });
const washing =
  line('M-120 -50Q0 -24 120 -50', core.deepWood, 4) +
  lit('M-100 -44l22 6l24 4l-2 54h-42Z', '#F70A8D', { dx: -9, dy: 0 }) +
  lit('M-34 -32h28v34l18 18q4 14 -12 14h-34Z', '#5CB8E4', { dx: -7, dy: 0 }) +
  lit('M34 -38l54 -8l4 50l-24 4l-6 -24l-6 30l-24 2Z', '#7CB518', { dx: -9, dy: 0 }) +
  [-96, -58, -30, 36, 86]
    .map((x) => rect([x - 3, -54 + Math.abs(40 - Math.abs(x)) * 0.02, 7, 16, 2], '#FFC83D'))
    .join('');
const lantern =
  line('M-44 -58H6Q22 -58 22 -40V-30', core.inkt, 8) +
  path('M-8 -30H52L42 34H2Z', '#FFE6A0') +
  path('M22 -30H52L42 34H22Z', '#FFC83D') +
  rect([-14, -38, 72, 12, 5], core.inkt) +
  rect([-2, 32, 48, 10, 4], core.inkt) +
  circle([22, 4, 70], '#FFD769', { 'fill-opacity': 0.14 });

export const drawGondola = (): Drawing[] => [
  { name: 'gondel', svg: svgDoc([-216, -20, 432, 124], basket()) },
  { name: 'touwen', svg: svgDoc([-200, -900, 400, 920], ropes()) },
  { name: 'emmer', svg: svgDoc([-60, -150, 120, 160], bucket(0)) },
  { name: 'emmer-hop', svg: svgDoc([-60, -150, 120, 160], bucket(18)) },
  { name: 'trekker', svg: svgDoc([-86, -24, 172, 80], squeegee()) },
  { name: 'steel', svg: svgDoc([0, -10, 240, 20], pole()) },
  { name: 'sop', svg: svgDoc([-16, -16, 32, 32], drop(true)) },
  { name: 'sop-leeg', svg: svgDoc([-16, -16, 32, 32], drop(false)) },
  { name: 'leesbel', svg: svgDoc([-280, -150, 560, 300], readingBubble()) },
  { name: 'goudbel', svg: svgDoc([-60, -60, 120, 120], goldenBubble()) },
  { name: 'woordbel', svg: svgDoc([-112, -112, 224, 224], bubble()) },
  {
    name: 'bloemmand',
    svg: svgDoc([-70, -80, 140, 140], ellipse([6, 40, 50, 10], core.shadow, { 'fill-opacity': 0.1 }) + basketOfFlowers),
  },
  { name: 'waslijn', svg: svgDoc([-130, -70, 260, 120], washing) },
  { name: 'lantaarn', svg: svgDoc([-60, -80, 170, 170], lantern) },
];
