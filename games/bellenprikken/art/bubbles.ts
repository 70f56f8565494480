import { duck } from '../../../tools/art/lib/animals.ts';
import { core } from '../../../tools/art/lib/palette.ts';
import {
  circle,
  circlePath,
  circlesPath,
  clip,
  contactShadow,
  ellipse,
  group,
  line,
  n,
  path,
  shade,
  svgDoc,
  type Circle,
} from '#engine/figure/svg.ts';
import { BUBBLE_COLOR, type BubbleColor } from './color.ts';

const DEGREE = Math.PI / 180;

/** Arc on a circle around (0, 0) between two directions in degrees. */
function arc(r: number, from: number, until: number): string {
  const p = (angle: number): string => `${n(Math.cos(angle * DEGREE) * r)} ${n(Math.sin(angle * DEGREE) * r)}`;
  return `M${p(from)}A${r} ${r} 0 0 1 ${p(until)}`;
}

/** A soap bubble: two-tone film with a crescent of shade, gleams in white and in a second colour. */
export function bubble(r: number, k: BubbleColor): string {
  const film = circlePath([0, 0, r]);
  return (
    path(film, k.deep) +
    clip(film, circle([-r * 0.05, -r * 0.05, r], k.rand)) +
    circle([-r * 0.02, -r * 0.02, r * 0.85], k.licht) +
    circle([r * 0.05, r * 0.06, r * 0.72], '#FFFFFF', { 'fill-opacity': 0.45 }) +
    line(arc(r * 0.84, 192, 246), '#FFFFFF', r * 0.13) +
    circle([r * 0.02, -r * 0.83, r * 0.07], '#FFFFFF') +
    line(arc(r * 0.86, 14, 62), '#FFFFFF', r * 0.08, { 'stroke-opacity': 0.85 }) +
    line(arc(r * 0.86, 112, 146), k.gloss, r * 0.08)
  );
}

/** Front of a bubble that has someone inside: only rim and gleams, so that the face stays bright. */
function glassFront(r: number, k: BubbleColor): string {
  return (
    circle([0, 0, r * 0.955], 'none', { stroke: k.rand, 'stroke-width': r * 0.085 }) +
    line(arc(r * 0.955, 10, 118), k.deep, r * 0.085, { 'stroke-opacity': 0.7 }) +
    circle([0, 0, r * 0.885], 'none', { stroke: '#FFFFFF', 'stroke-width': r * 0.03, 'stroke-opacity': 0.7 }) +
    line(arc(r * 0.8, 192, 236), '#FFFFFF', r * 0.1) +
    circle([-r * 0.16, -r * 0.79, r * 0.05], '#FFFFFF') +
    line(arc(r * 0.82, 24, 62), '#FFFFFF', r * 0.055, { 'stroke-opacity': 0.9 }) +
    line(arc(r * 0.82, 112, 150), k.gloss, r * 0.055) +
    line(arc(r * 0.82, 296, 328), '#FFE08A', r * 0.045)
  );
}
/** Its back: pale film with a lighter window. */
const glassBack = (r: number, k: BubbleColor): string =>
  circle([0, 0, r], k.licht, { 'fill-opacity': 0.8 }) +
  circle([-r * 0.1, -r * 0.12, r * 0.74], '#FFFFFF', { 'fill-opacity': 0.5 });

/** Sun rays behind the giant bubble. */
const glow = (): string =>
  Array.from({ length: 14 }, (_, i) =>
    path('M-22 -120L22 -120L58 -420L-58 -420Z', i % 2 === 0 ? '#FFE08A' : '#FFF3C9', {
      'fill-opacity': 0.7,
      transform: `rotate(${n((i * 360) / 14)})`,
    }),
  ).join('') + circle([0, 0, 300], '#FFF6D6', { 'fill-opacity': 0.35 });

/** A little bubble for the air. */
export const smallBubble = (r: number, k: BubbleColor): string =>
  circle([0, 0, r], k.licht, { 'fill-opacity': 0.85 }) +
  circle([0, 0, r * 0.9], 'none', { stroke: k.rand, 'stroke-width': r * 0.2 }) +
  line(arc(r * 0.62, 195, 260), '#FFFFFF', r * 0.22) +
  circle([r * 0.4, r * 0.4, r * 0.14], '#FFFFFF');

/** What is left of a bubble for a blink: torn film, drops and rays. */
function pop(): string {
  const colors = [BUBBLE_COLOR.roze, BUBBLE_COLOR.blauw, BUBBLE_COLOR.mint, BUBBLE_COLOR.lila];
  const rays = Array.from({ length: 12 }, (_, i) =>
    path(
      i % 2 === 0 ? 'M-15 -58L15 -58L4 -116L-4 -116Z' : 'M-11 -60L11 -60L3 -96L-3 -96Z',
      i % 2 === 0 ? '#FFD257' : '#FFFFFF',
      { transform: `rotate(${i * 30})` },
    ),
  ).join('');
  const film = Array.from({ length: 8 }, (_, i) =>
    line(arc(90, i * 45 + 4, i * 45 + 26), colors[i % 4]?.rand ?? core.papier, 11),
  ).join('');
  const droplets = Array.from({ length: 12 }, (_, i) =>
    circle(
      [
        Math.cos(i * 0.5236 + 0.26) * (i % 2 === 0 ? 112 : 100),
        Math.sin(i * 0.5236 + 0.26) * (i % 2 === 0 ? 112 : 100),
        i % 3 === 0 ? 9 : 6,
      ],
      colors[(i + 1) % 4]?.deep ?? core.papier,
    ),
  ).join('');
  return circle([0, 0, 64], '#FFF6D6', { 'fill-opacity': 0.85 }) + rays + film + droplets;
}

const FOAM: readonly Circle[] = [
  [-190, -22, 40],
  [-150, -52, 46],
  [-96, -66, 44],
  [-44, -52, 46],
  [8, -44, 42],
  [58, -56, 40],
  [104, -40, 42],
  [150, -26, 36],
  [184, -12, 26],
  [-60, -14, 70],
  [60, -10, 66],
  [-150, -4, 60],
  [130, 0, 40],
];

/** Heap of foam with bubbles in it; foot in the middle. */
function foam(): string {
  const d = `${circlesPath(FOAM)}M-236 -20H150Q214 -20 214 8Q214 34 180 34H-236Z`;
  const splotches = circlesPath([
    [-196, -26, 34],
    [-152, -56, 38],
    [-98, -70, 36],
    [-46, -57, 38],
    [6, -48, 34],
    [56, -61, 32],
    [102, -45, 33],
    [146, -30, 28],
    [-60, -12, 60],
    [60, -8, 56],
    [-150, -2, 50],
  ]);
  const bubbles = [
    [-170, -20, 17, 'blauw'],
    [-120, -44, 22, 'roze'],
    [-64, -22, 13, 'lila'],
    [-20, -36, 19, 'mint'],
    [44, -26, 14, 'blauw'],
    [92, -18, 18, 'roze'],
    [140, -8, 11, 'lila'],
  ] as const;
  return (
    ellipse([-10, 32, 226, 14], core.shadow, { 'fill-opacity': 0.14 }) +
    path(d, '#DCD3EE') +
    clip(d, path(splotches, '#FFFFFF') + path('M-240 12Q-180 -6 -120 12T0 12T120 12T230 10V60H-240Z', '#E6DFF4')) +
    bubbles.map(([x, y, r, k]) => group(smallBubble(r, BUBBLE_COLOR[k]), { x, y })).join('')
  );
}

/** The rubber duck on the foam, with a party hat. */
const rubberDuck = (face: 'kijkt' | 'blij'): string =>
  ellipse([2, 2, 52, 9], core.shadow, { 'fill-opacity': 0.14 }) +
  duck('#FFC928', face) +
  group(
    path('M-15 0L0 -34L15 0Z', '#F70A8D') +
      path('M2 -30L15 0H4Z', shade('#F70A8D')) +
      path('M-9 -12L5 -20L9 -12L-12 -5Z', '#FFE29A') +
      circle([0, -35, 6], '#FFFDF7'),
    { x: 20, y: -78, draai: 8 },
  );

export const drawBubbles = (): { name: string; svg: string }[] => [
  ...Object.entries(BUBBLE_COLOR).map(([name, k]) => ({
    name: `bel-${name}`,
    svg: svgDoc([-80, -80, 160, 160], bubble(78, k)),
  })),
  ...Object.entries(BUBBLE_COLOR)
    .filter(([name]) => name !== 'goud')
    .map(([name, k]) => ({ name: `belletje-${name}`, svg: svgDoc([-22, -22, 44, 44], smallBubble(20, k)) })),
  { name: 'reuzenbel', svg: svgDoc([-212, -212, 424, 424], glassFront(206, BUBBLE_COLOR.blauw)) },
  { name: 'reuzenbel-achter', svg: svgDoc([-212, -212, 424, 424], glassBack(206, BUBBLE_COLOR.blauw)) },
  { name: 'gloed', svg: svgDoc([-424, -424, 848, 848], glow()) },
  { name: 'knal', svg: svgDoc([-122, -122, 244, 244], pop()) },
  { name: 'schuim', svg: svgDoc([-240, -120, 480, 160], foam()) },
  { name: 'eend', svg: svgDoc([-60, -122, 124, 136], rubberDuck('kijkt')) },
  { name: 'eend-blij', svg: svgDoc([-60, -122, 124, 136], rubberDuck('blij')) },
  { name: 'grond', svg: svgDoc([-80, -20, 160, 40], contactShadow(70)) },
];
