import { checkmarkDisc, star } from '../../../tools/art/lib/ui.ts';
import {
  circle,
  clip,
  ellipse,
  group,
  line,
  lit,
  path,
  rect,
  rectPath,
  shade,
  svgDoc,
  tint,
} from '#engine/figure/svg.ts';
import type { Canvas } from './color.ts';

/** Fuel drums, each with a colour of its own; the plate lies over the middle. */
const DRUMS = {
  blauw: '#2B82C9',
  groen: '#12A39B',
  rood: '#E8562E',
  roze: '#D92FA8',
  paars: '#8D65C5',
  geel: '#F1A11E',
} as const;

const drum = (color: string): string => {
  const d = rectPath([-60, -58, 120, 116, 16]);
  return (
    ellipse([0, 62, 62, 10], '#1B1440', { 'fill-opacity': 0.24 }) +
    ellipse([0, 64, 44, 9], '#26C9FC', { 'fill-opacity': 0.5 }) +
    path(d, color) +
    clip(d, rect([22, -60, 50, 130], shade(color, -12)) + rect([-52, -60, 12, 130], tint(color, 14))) +
    rect([-66, 36, 132, 13, 6], tint(color, 8)) +
    rect([20, 36, 46, 13, 6], shade(color, -6)) +
    ellipse([0, -56, 60, 17], tint(color, 10)) +
    ellipse([0, -56, 48, 12], shade(color, -14)) +
    rect([-30, -62, 26, 11, 5], '#433B6B') +
    circle([22, -55, 7], '#433B6B')
  );
};

/** Gauge of three cells that fill from below; `full` of them shine. */
function gauge(full: number): string {
  const cell = (i: number): string => {
    const y = 54 - i * 82;
    if (i >= full)
      return rect([0, y, 52, 70, 12], '#3A3170') + group(star('grijs', 17), { x: 26, y: y + 35, alpha: 0.35 });
    const color = ['#FF822D', '#FFA21A', '#FFC83D'][i] ?? '#FFB703';
    return (
      rect([0, y, 52, 70, 12], color) +
      rect([7, y + 8, 8, 54, 4], '#FFF0B3') +
      group(checkmarkDisc(16), { x: 31, y: y + 35 })
    );
  };
  return (
    rect([-16, -172 + 6, 84, 318, 38], '#1B1440', { 'fill-opacity': 0.25 }) +
    rect([-16, -172, 84, 314, 38], '#D8D2EC') +
    rect([34, -172, 34, 314, 30], '#BDB4DC') +
    rect([-6, -160, 64, 290, 26], '#241C4D') +
    [0, 1, 2].map(cell).join('')
  );
}

const flameSign = (): string =>
  path(
    'M0 -22C4 -8 18 -4 16 12C15 24 6 30 -1 30C-10 30 -17 23 -17 13C-17 4 -10 2 -10 -8C-5 -6 -3 -2 -2 2C2 -6 2 -14 0 -22Z',
    '#FF7A1F',
  ) + path('M1 4C3 12 9 14 8 21C7 27 3 30 0 30C-5 30 -9 27 -9 21C-9 15 -4 14 -3 8C0 9 1 6 1 4Z', '#FFD45E');

/** Console with a dial for the lever; its foot at (0, 0), the dial at (-40, -124), the lever turns at (62, -106). */
const desk = (): string =>
  ellipse([0, 2, 128, 15], '#1B1440', { 'fill-opacity': 0.3 }) +
  lit('M-104 -100H108L120 0H-116Z', '#5B5594', { dx: -14, dy: -3, shadow: '#433B6B' }) +
  rect([-112, -112, 228, 20, 9], '#8E88C4') +
  rect([50, -112, 66, 20, 9], '#6F69A8') +
  rect([36, -116, 52, 14, 7], '#241C4D') +
  group(flameSign(), { x: 58, y: -58 }) +
  [-84, -56, -28].map((x, i) => circle([x, -28, 8], ['#26C9FC', '#FFB703', '#FF86B3'][i] ?? '#FFFFFF')).join('') +
  circle([-40, -128, 62], '#D8D2EC') +
  path('M-40 -190A62 62 0 0 1 -40 -66Z', '#BDB4DC') +
  circle([-40, -128, 51], '#241C4D') +
  Array.from({ length: 7 }, (_, i) => {
    const a = ((-84 + i * 28) * Math.PI) / 180;
    return line(
      `M${-40 + Math.sin(a) * 24} ${-128 - Math.cos(a) * 24}L${-40 + Math.sin(a) * 29} ${-128 - Math.cos(a) * 29}`,
      '#8E88C4',
      3,
    );
  }).join('');

const needle = (): string => path('M-5 0L-2 -46Q0 -50 2 -46L5 0Q0 8 -5 0Z', '#FFFDF7') + circle([0, 0, 8], '#F2452F');

/** Lever with a red ball; it turns around (0, 0). */
const lever = (): string =>
  line('M0 0L10 -84', '#8E88C4', 15) +
  line('M-3 -4L6 -84', '#D8D2EC', 5) +
  circle([12, -108, 35], '#B91F3C') +
  circle([10, -110, 31], '#F2452F') +
  ellipse([0, -122, 10, 7], '#FFB3A3', { transform: 'rotate(-30 0 -122)' });

/** Round button with an eye: one look again. */
const eye = (): string =>
  circle([0, 6, 43], '#1B1440', { 'fill-opacity': 0.2 }) +
  circle([0, 3, 42], '#D9D1C3') +
  circle([0, 0, 42], '#FFFDF7') +
  path('M-30 0Q0 -32 30 0Q0 32 -30 0Z', '#FFFFFF', {
    stroke: '#1F2A44',
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  }) +
  circle([0, 0, 12], '#1B6CA8') +
  circle([0, 0, 6], '#1F2A44') +
  circle([-4, -4, 3], '#FFFFFF');

/** Round button with an arrow: this line is read. */
const onward = (): string =>
  circle([0, 6, 43], '#1B1440', { 'fill-opacity': 0.2 }) +
  circle([0, 3, 42], '#14507E') +
  circle([0, 0, 42], '#1B6CA8') +
  line('M-16 0H14M2 -15L17 0L2 15', '#FFFDF7', 9);

/** A satellite with two wings of cells, that carries a word at the end. */
const satellite = (): string => {
  const wing = (x: number): string =>
    rect([x, -26, 84, 52, 6], '#1B6CA8') +
    [1, 2, 3].map((i) => line(`M${x + i * 21} -26V26`, '#5CB8E4', 3)).join('') +
    line(`M${x} 0H${x + 84}`, '#5CB8E4', 3) +
    path(`M${x} -26H${x + 30}L${x + 10} 26H${x}Z`, '#8ECAE6', { 'fill-opacity': 0.35 });
  return (
    line('M-60 0H60', '#8E88C4', 8) +
    wing(-150) +
    wing(66) +
    lit(rectPath([-42, -38, 84, 76, 14]), '#FFD45E', { dx: -10, dy: -4, shadow: '#D98A0B' }) +
    line('M0 -38V-58', '#8E88C4', 6) +
    lit('M-30 -62Q0 -36 30 -62Q16 -82 0 -82T-30 -62Z', '#F7F4FC', { dx: -5, dy: -4, shadow: '#BDB4DC' }) +
    ellipse([-14, -6, 6, 8], '#1B2338') +
    ellipse([14, -6, 6, 8], '#1B2338') +
    circle([-16, -9, 2.2], '#FFFFFF') +
    circle([12, -9, 2.2], '#FFFFFF') +
    line('M-12 12Q0 24 12 12', '#7A4A12', 4)
  );
};

export const drawPanel = (): Canvas[] => [
  ...Object.entries(DRUMS).map(([name, color]) => ({
    name: `vat-${name}`,
    svg: svgDoc([-70, -78, 140, 156], drum(color)),
  })),
  ...[0, 1, 2, 3].map((full) => ({ name: `meter-${full}`, svg: svgDoc([-20, -176, 92, 330], gauge(full)) })),
  { name: 'paneel', svg: svgDoc([-132, -196, 264, 216], desk()) },
  { name: 'wijzer', svg: svgDoc([-12, -54, 24, 66], needle()) },
  { name: 'hendel', svg: svgDoc([-40, -150, 92, 164], lever()) },
  { name: 'oog', svg: svgDoc([-46, -46, 92, 98], eye()) },
  { name: 'verder', svg: svgDoc([-46, -46, 92, 98], onward()) },
  { name: 'satelliet', svg: svgDoc([-156, -90, 312, 136], satellite()) },
];
