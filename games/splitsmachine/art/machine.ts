import {
  circle,
  clip,
  ellipse,
  group,
  line,
  lit,
  n,
  path,
  rect,
  rectPath,
  shade,
  starPoints,
  roundPoly,
  svgDoc,
} from '#engine/figure/svg.ts';
import { centeredEmoji } from '../../../tools/art/lib/emoji.ts';
import { beacon } from '../../../tools/art/lib/ui.ts';
import { bin } from '../../../tools/art/lib/palette.ts';
import { INK, tone, type Canvas } from './color.ts';

interface Part {
  id: string;
  at?: readonly [number, number];
  hidden?: boolean;
  parent?: string;
  inner: string;
}
const BOX = [-170, -140, 340, 250] as const;
const rigDoc = (parts: readonly Part[]): string =>
  svgDoc(
    BOX,
    parts
      .map(
        ({ id, at = [0, 0], hidden, parent, inner }) =>
          `<g id="${id}" data-pivot="${n(at[0] - BOX[0])} ${n(at[1] - BOX[1])}"${parent === undefined ? '' : ` data-parent="${parent}"`}${hidden === true ? ' data-hidden="1"' : ''}>${inner}</g>`,
      )
      .join(''),
  );
const pair = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1);

/** A cog around (0, 0). */
export const gear = (radius: number, color: string): string =>
  path(roundPoly(starPoints(10, radius, radius * 0.8), 5), shade(color), { transform: 'translate(3 4)' }) +
  path(roundPoly(starPoints(10, radius, radius * 0.8), 5), color) +
  circle([0, 0, radius * 0.56], shade(color, -8)) +
  circle([0, 0, radius * 0.26], tone.tealNight);

/** The box of the machine with two dials for eyes. */
const casing = (): string =>
  pair((s) => group(gear(44, s < 0 ? tone.brass : tone.lilac), { x: s * 122, y: 6 })) +
  rect([-112, -92, 224, 166, 42], tone.tealNight, { 'fill-opacity': 0.22, transform: 'translate(6 12)' }) +
  lit(rectPath([-114, -98, 228, 168, 40]), tone.teal, { dx: -10, dy: -12, shadow: tone.tealDeep }) +
  rect([-88, -88, 90, 10, 5], '#FFFFFF', { 'fill-opacity': 0.4 }) +
  pair((s) => circle([s * 98, -82, 6], tone.brass) + circle([s * 98, 54, 6], tone.brass)) +
  pair(
    (s) =>
      circle([s * 52, -30, 46], tone.tealNight) +
      circle([s * 52, -32, 45], tone.brassDeep) +
      circle([s * 52, -34, 43], tone.brass) +
      circle([s * 52, -34, 35], tone.paper) +
      [-120, -90, -60, -30, -150]
        .map((turn) => group(line('M0 -31V-25', tone.steelDeep, 3), { x: s * 52, y: -34, draai: turn + 90 }))
        .join(''),
  );
const iris = (s: 1 | -1): string =>
  circle([s * 50, -26, 17], INK) + circle([s * 50 - 6, -33, 6], '#FFFFFF') + circle([s * 50 + 5, -19, 3], '#FFFFFF');
const lid = (s: 1 | -1): string =>
  clip(
    rectPath([s * 52 - 36, -70, 72, 72, 36]),
    rect([s * 52 - 36, -70, 72, 44], tone.teal) + rect([s * 52 - 36, -30, 72, 5], tone.tealDeep),
  );
const brow = (s: 1 | -1): string => line(`M${s * 24} -86Q${s * 52} -104 ${s * 84} -82`, tone.tealNight, 10);
const teeth = (d: string): string => path(d, '#7A2338') + clip(d, rect([-80, 14, 160, 16], '#FFFFFF'));

export const face = (mouth = 'M-62 20H62C58 64 -58 64 -62 20Z'): string =>
  casing() + iris(-1) + iris(1) + pair(brow) + teeth(mouth);
const head = (): string =>
  rigDoc([
    { id: 'lijf', inner: casing() },
    { id: 'pupillen', at: [0, -28], parent: 'lijf', inner: iris(-1) + iris(1) },
    { id: 'dicht', hidden: true, parent: 'lijf', inner: pair(lid) },
    {
      id: 'boog',
      hidden: true,
      parent: 'lijf',
      inner: pair(
        (s) =>
          circle([s * 52, -34, 35], tone.paper) + line(`M${s * 52 - 22} -24Q${s * 52} -54 ${s * 52 + 22} -24`, INK, 9),
      ),
    },
    { id: 'wenk', at: [0, -88], parent: 'lijf', inner: pair(brow) },
    { id: 'mond', parent: 'lijf', inner: teeth('M-50 22H50C46 50 -46 50 -50 22Z') },
    {
      id: 'lach',
      hidden: true,
      parent: 'lijf',
      inner: teeth('M-66 16H66C62 70 -62 70 -66 16Z') + ellipse([0, 54, 26, 10], '#FF8C8C'),
    },
    {
      id: 'oo',
      hidden: true,
      parent: 'lijf',
      inner: ellipse([0, 38, 24, 22], '#7A2338') + ellipse([0, 48, 14, 8], '#FF8C8C'),
    },
    { id: 'golf', hidden: true, parent: 'lijf', inner: line('M-44 38q15 -18 30 0t30 0t30 0', '#7A2338', 9) },
  ]);

/** The blade under its jaw, its tip at (0, 0). */
const blade = (): string => {
  const tooth = (s: 1 | -1): string =>
    Array.from({ length: 9 }, (_, i) => `L${s * (i % 2 === 0 ? 27 : 19)} ${s < 0 ? -22 - i * 15 : -142 + i * 15}`).join(
      '',
    );
  const shape = `M0 0${tooth(-1)}L-24 -176H24${tooth(1)}Z`;
  return (
    path(shape, tone.steelDeep) +
    clip(shape, path('M0 0V-180H-40V0Z', tone.steel) + rect([-11, -180, 6, 150], '#FFFFFF', { 'fill-opacity': 0.75 })) +
    rect([-30, -186, 60, 20, 8], tone.brassDeep) +
    rect([-30, -188, 60, 15, 7], tone.brass) +
    rect([-10, -640, 20, 454], tone.steelDeep) +
    rect([-10, -640, 9, 454], tone.steel)
  );
};

const W = 52;
/** A piece of the plank, closed on the sides that were cut: wood with paper on which a letter stands. */
function piece(left: boolean, right: boolean): string {
  const from = left ? -W + 3 : -W - 0.5;
  const to = right ? W - 3 : W + 0.5;
  const corner = (on: boolean): number => (on ? 10 : 0);
  const box = ([a, b]: readonly [number, number], y: number, z: number): string =>
    `M${a + corner(left)} ${y}H${b - corner(right)}${right ? `Q${b} ${y} ${b} ${y + 10}V${z - 10}Q${b} ${z} ${b - 10} ${z}` : `V${z}`}H${a + corner(left)}${left ? `Q${a} ${z} ${a} ${z - 10}V${y + 10}Q${a} ${y} ${a + 10} ${y}` : `V${y}`}Z`;
  const paper = box([left ? from + 9 : from, right ? to - 9 : to], -46, 44);
  return (
    path(box([from, to], -58, 66), tone.woodDeep) +
    path(box([from, to], -66, 58), tone.wood) +
    rect([from + corner(left), -64, to - from - corner(left) - corner(right), 8], tone.woodLight) +
    line(`M${from + 12} 51q20 -6 40 0t${to - from - 66} 0`, tone.woodDeep, 2.5) +
    path(paper, shade(tone.paper), { transform: 'translate(0 5)' }) +
    path(paper, tone.paper)
  );
}

/** The mark of a seam: a round button on the belt. */
const button = (fill: string, rim: string, inner: string): string =>
  circle([0, 4, 27], tone.tealNight, { 'fill-opacity': 0.4 }) +
  circle([0, 2, 26], rim) +
  circle([0, -1, 25], fill) +
  inner;
const SEAMS = {
  rest: () => button(tone.paper, '#D9D1C3', line('M0 -12V-5M0 5V12', tone.steelDeep, 6)),
  aim: () =>
    button(
      '#FFF3CF',
      tone.brassDeep,
      circle([0, -1, 24], 'none', { stroke: tone.brass, 'stroke-width': 6 }) +
        path('M0 -15L13 2H-13Z', '#1B6CA8') +
        rect([-4, 5, 8, 10, 4], '#1B6CA8'),
    ),
  done: () => button('#CDEDE3', '#0B7A75', line('M-11 0L-3 9L12 -9', '#0B7A75', 7)),
} as const;

/** A tube that sucks words in, its mouth at the right. */
function tube(mark: keyof typeof bin): string {
  const color = bin[mark].vul;
  return (
    rect([-170, -42, 300, 92, 14], tone.tealNight, { 'fill-opacity': 0.16 }) +
    lit(rectPath([-190, -46, 316, 88, 8]), color, { dx: 0, dy: -20 }) +
    rect([-190, -38, 316, 9], '#FFFFFF', { 'fill-opacity': 0.3 }) +
    [-150, 96].map((x) => rect([x, -52, 22, 100, 8], shade(color)) + rect([x, -52, 14, 100, 8], color)).join('') +
    ellipse([132, -2, 28, 54], shade(color)) +
    ellipse([136, -2, 26, 52], color) +
    ellipse([139, -2, 17, 40], tone.tealNight) +
    group(beacon(mark, 22), { x: -112, y: -2 })
  );
}

/** The big button that cuts. */
const lever = (): string =>
  rect([-118, -34, 236, 84, 24], INK, { 'fill-opacity': 0.2, transform: 'translate(0 8)' }) +
  rect([-118, -38, 236, 84, 24], '#124A76') +
  rect([-118, -46, 236, 82, 24], '#1B6CA8') +
  rect([-100, -40, 120, 9, 4.5], '#FFFFFF', { 'fill-opacity': 0.35 }) +
  group(centeredEmoji('carpentry-saw', 66), { x: -52, y: -6 }) +
  path('M62 22L34 -16H90Z', '#FFFFFF');

/** A plank with a whole word. */
export const plank = (): string =>
  rect([-176, -54, 352, 124, 12], tone.woodDeep) +
  rect([-176, -62, 352, 124, 12], tone.wood) +
  rect([-166, -60, 332, 8, 4], tone.woodLight) +
  [-160, 160].map((x) => circle([x, -44, 6], tone.steelDeep) + circle([x - 1, -45, 4], tone.steel)).join('');

export const drawMachine = (): Canvas[] => [
  { name: 'kop', svg: head() },
  { name: 'blad', svg: svgDoc([-36, -640, 72, 642], blade()) },
  ...([true, false] as const).flatMap((left) =>
    ([true, false] as const).map((right) => ({
      name: `stuk-${left ? 'l' : 'm'}${right ? 'r' : 'm'}`,
      svg: svgDoc([-W - 0.5, -67, 2 * W + 1, 134], piece(left, right)),
    })),
  ),
  ...Object.entries(SEAMS).map(([name, draw]) => ({ name: `naad-${name}`, svg: svgDoc([-30, -30, 60, 64], draw()) })),
  ...(['A', 'B', 'C', 'D'] as const).map((mark) => ({
    name: `buis-${mark.toLowerCase()}`,
    svg: svgDoc([-192, -58, 358, 116], tube(mark)),
  })),
  { name: 'knop', svg: svgDoc([-124, -52, 248, 116], lever()) },
  { name: 'plank', svg: svgDoc([-180, -66, 360, 140], plank()) },
  { name: 'tandwiel', svg: svgDoc([-64, -64, 128, 132], gear(58, tone.brass)) },
  { name: 'tandwiel-paars', svg: svgDoc([-50, -50, 100, 104], gear(44, tone.lilac)) },
];
