import { characters } from '../../../tools/art/lib/characters.ts';
import { bin } from '../../../tools/art/lib/palette.ts';
import { beacon, binPattern } from '../../../tools/art/lib/ui.ts';
import { personRig } from '#engine/figure/rig.ts';
import type { PersonOpts } from '#engine/figure/person/kinds.ts';
import { circle, clip, contactShadow, ellipse, group, line, path, rect, shade, svgDoc } from '#engine/figure/svg.ts';
import { tone, type Canvas } from './color.ts';

/** The crew: two in front, two behind them, every row in its own colour. */
export const CREW = {
  fleur: { ...characters.fleur, clothing: 'shirt', kleur: '#7C55B8', motif: 'ster', color2: '#FFC83D' },
  noor: { ...characters.noor, kleur: '#7C55B8' },
  kofi: { ...characters.kofi, clothing: 'streep', kleur: '#0B7A75' },
  yara: { ...characters.yara, clothing: 'streep', kleur: '#0B7A75', accent: '#B5179E' },
} as const satisfies Readonly<Record<string, PersonOpts>>;

const HULL =
  'M0 -440C34 -432 120 -330 176 -190C214 -96 232 -30 240 40H-240C-232 -30 -214 -96 -176 -190C-120 -330 -34 -432 0 -440Z';
const FLOOR =
  'M0 -396C26 -386 96 -296 146 -172C180 -88 198 -26 206 40H-206C-198 -26 -180 -88 -146 -172C-96 -296 -26 -386 0 -396Z';
const foam = (side: 1 | -1): string =>
  [
    [90, -350, 12],
    [120, -310, 15],
    [146, -268, 18],
    [170, -220, 20],
    [192, -170, 23],
    [210, -118, 25],
    [224, -66, 28],
    [236, -12, 30],
    [246, 34, 32],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle([side * x, y, r], tone.foam))
    .join('');
/** The boat from behind, the middle of its stern at (0, 0). */
export const hull = (): string =>
  foam(-1) +
  foam(1) +
  path(HULL, tone.hullDeep) +
  clip(
    HULL,
    rect([-240, -440, 246, 480], tone.hull) +
      path('M0 -440C-34 -432 -120 -330 -176 -190L-206 40H-190L-160 -180C-110 -310 -40 -410 0 -420Z', tone.hullLight),
  ) +
  path(FLOOR, tone.paper, { transform: 'translate(0 -6)' }) +
  path(FLOOR, tone.woodDeep) +
  clip(
    FLOOR,
    [-150, -90, -30, 30, 90, 150]
      .map((x) => path(`M${x * 0.2} -400L${x - 22} 40H${x + 26}L${x * 0.2 + 4} -400Z`, tone.wood))
      .join('') + rect([-220, 4, 440, 40], tone.woodDeep),
  ) +
  path('M0 -432L-34 -366Q0 -380 34 -366Z', tone.hullLight) +
  path('M0 -410L6 -397L20 -396L9 -387L13 -374L0 -381L-13 -374L-9 -387L-20 -396L-6 -397Z', tone.gold);

/** A bench before the crew, `wide` across. */
const bench = (wide: number): string =>
  rect([-wide / 2, -4, wide, 26, 8], tone.woodDeep) +
  rect([-wide / 2, -8, wide, 20, 8], tone.woodLight) +
  rect([-wide / 2 + 8, -6, wide - 16, 5, 2.5], '#FFFFFF', { 'fill-opacity': 0.3 });

/** An oar to the left, its lock at (0, 0). */
export const oar = (color: string): string =>
  rect([-196, -5, 250, 11, 5], tone.woodDeep) +
  rect([-196, -6, 250, 7, 4], tone.woodLight) +
  path('M-186 -9C-214 -26 -286 -30 -312 -16C-322 -8 -322 10 -312 18C-286 30 -214 26 -186 10Z', shade(color, -14)) +
  path('M-186 -9C-214 -26 -286 -30 -312 -16C-320 -10 -320 0 -316 4C-286 10 -214 6 -186 2Z', color) +
  path('M-262 -27H-244V28H-262Z', '#FFFFFF', { 'fill-opacity': 0.9 }) +
  circle([0, 0, 11], tone.pileDeep) +
  circle([-1, -2, 7], tone.goldDeep);

/** The drum of the cox. */
export const drum = (): string =>
  contactShadow(84, 0, 46) +
  path('M-84 -18L-72 44Q0 66 72 44L84 -18Z', tone.drumDeep) +
  clip('M-84 -18L-72 44Q0 66 72 44L84 -18Z', rect([-90, -20, 112, 90], tone.drum)) +
  line('M-78 -4L-58 44L-34 8L-12 52L12 10L36 50L56 6L76 -4', '#FFD9EC', 5) +
  ellipse([0, -18, 88, 34], tone.goldDeep) +
  ellipse([0, -22, 88, 34], tone.gold) +
  ellipse([0, -23, 76, 27], tone.skin) +
  ellipse([-18, -30, 40, 12], '#FFFFFF', { 'fill-opacity': 0.7 });
const ring = (): string =>
  ellipse([0, -22, 98, 44], 'none', { stroke: tone.gold, 'stroke-width': 9 }) +
  ellipse([0, -22, 98, 44], 'none', { stroke: '#FFFFFF', 'stroke-width': 3 });

/** The paddle that strikes between two letters, its tip at (0, 0). */
const paddle = (): string =>
  path(
    'M0 0C-18 0 -28 -22 -28 -48C-28 -70 -16 -84 0 -84C16 -84 28 -70 28 -48C28 -22 18 0 0 0Z',
    shade(tone.gold, -14),
  ) +
  path('M-2 -3C-16 -6 -24 -24 -24 -48C-24 -66 -14 -80 -2 -80Z', tone.gold) +
  rect([-27, -52, 54, 12], '#FFFFFF') +
  rect([-6, -176, 12, 100, 6], tone.woodDeep) +
  rect([-6, -176, 6, 100, 3], tone.woodLight) +
  rect([-14, -184, 28, 14, 7], tone.woodDeep);

const W = 52;
/** A float with a letter, closed on the sides that were cut. */
function float(left: boolean, right: boolean): string {
  const from = left ? -W + 4 : -W - 0.5;
  const to = right ? W - 4 : W + 0.5;
  const corner = (on: boolean, r: number): number => (on ? r : 0);
  const box = (y: number, z: number, inset: number): string => {
    const [a, b] = [left ? from + inset : from, right ? to - inset : to];
    const [l, r] = [corner(left, 18), corner(right, 18)];
    return `M${a + l} ${y}H${b - r}${right ? `Q${b} ${y} ${b} ${y + 18}V${z - 18}Q${b} ${z} ${b - 18} ${z}` : `V${z}`}H${a + l}${left ? `Q${a} ${z} ${a} ${z - 18}V${y + 18}Q${a} ${y} ${a + 18} ${y}` : `V${y}`}Z`;
  };
  return (
    path(box(-50, 64, 0), tone.hullDeep) +
    path(box(-56, 56, 0), tone.hull) +
    rect([from + corner(left, 18), -54, to - from - corner(left, 18) - corner(right, 18), 6], tone.hullLight) +
    path(box(-44, 46, 8), '#D9D1C3') +
    path(box(-44, 40, 8), tone.paper)
  );
}

/** The mark of a seam: a drop on the water. */
const seam = (fill: string, rim: string, inner: string): string =>
  circle([0, 3, 26], tone.waterDeep) + circle([0, 0, 25], rim) + circle([0, 0, 21], fill) + inner;
const SEAMS = {
  rest: () => seam(tone.paper, '#CDEBF4', line('M0 -11V-5M0 4V10', '#2394AD', 6)),
  aim: () => seam('#FFF3CF', tone.gold, path('M0 -15L13 3H-13Z', '#1B6CA8') + rect([-4, 4, 8, 10, 4], '#1B6CA8')),
  done: () => seam('#CDEDE3', '#0B7A75', line('M-10 0L-3 8L11 -8', '#0B7A75', 7)),
} as const;

/** A blade of an oar with the name of a side on it. */
function side(mark: 'A' | 'B' | 'C'): string {
  const color = bin[mark].vul;
  const size = { w: 316, h: 116, r: 34 };
  return group(
    rect([0, 8, size.w, size.h, size.r], shade(color, -16)) +
      rect([0, 0, size.w, size.h, size.r], color) +
      binPattern(mark, size) +
      group(beacon(mark, 30), { x: mark === 'B' ? size.w - 50 : 50, y: size.h / 2 }),
    { x: -size.w / 2, y: -size.h / 2 },
  );
}

/** A raft with a word. */
export const raft = (): string =>
  path('M-186 34Q0 70 186 34Q190 66 0 74Q-190 66 -186 34Z', tone.foam) +
  [-48, -16, 16].map((y, i) => rect([-176, y, 352, 36, 18], i % 2 === 0 ? tone.wood : tone.woodLight)).join('') +
  [-140, 140].map((x) => rect([x - 9, -54, 18, 110, 8], tone.woodDeep)).join('');

/** The sail on which lines to read stand, and the button for the next one. */
const sail = (): string =>
  rect([-352, -100, 704, 16, 8], tone.woodDeep) +
  rect([-352, -104, 704, 12, 6], tone.woodLight) +
  path('M-336 -92H336V82Q0 104 -336 82Z', '#D9D1C3') +
  path('M-336 -92H336V74Q0 96 -336 74Z', tone.paper) +
  [-320, -160, 0, 160, 320]
    .map((x) => circle([x, -96, 9], tone.goldDeep) + circle([x - 1, -98, 7], tone.gold))
    .join('');
const onward = (): string =>
  circle([0, 6, 44], '#124A76') +
  circle([0, 0, 44], '#1B6CA8') +
  ellipse([-10, -24, 20, 8], '#FFFFFF', { 'fill-opacity': 0.3 }) +
  line('M-18 0H16M2 -16L18 0L2 16', '#FFFFFF', 9);

export const drawBoat = (): Canvas[] => [
  ...Object.entries(CREW).map(([name, opts]) => ({ name, svg: personRig(opts, { bust: 62 }) })),
  { name: 'boot', svg: svgDoc([-284, -446, 568, 520], hull()) },
  { name: 'bank-achter', svg: svgDoc([-150, -12, 300, 38], bench(290)) },
  { name: 'bank-voor', svg: svgDoc([-196, -12, 392, 38], bench(384)) },
  { name: 'riem-geel', svg: svgDoc([-326, -34, 386, 70], oar(tone.gold)) },
  { name: 'riem-paars', svg: svgDoc([-326, -34, 386, 70], oar(tone.violet)) },
  { name: 'trommel', svg: svgDoc([-94, -60, 188, 130], drum()) },
  { name: 'slag', svg: svgDoc([-106, -74, 212, 104], ring()) },
  { name: 'peddel', svg: svgDoc([-32, -186, 64, 188], paddle()) },
  ...([true, false] as const).flatMap((left) =>
    ([true, false] as const).map((right) => ({
      name: `vlot-${left ? 'l' : 'm'}${right ? 'r' : 'm'}`,
      svg: svgDoc([-W - 0.5, -60, 2 * W + 1, 128], float(left, right)),
    })),
  ),
  ...Object.entries(SEAMS).map(([name, draw]) => ({ name: `plek-${name}`, svg: svgDoc([-30, -30, 60, 62], draw()) })),
  ...(['A', 'B', 'C'] as const).map((mark) => ({
    name: `kant-${mark.toLowerCase()}`,
    svg: svgDoc([-162, -62, 324, 132], side(mark)),
  })),
  { name: 'woordvlot', svg: svgDoc([-192, -62, 384, 140], raft()) },
  { name: 'leesdoek', svg: svgDoc([-356, -108, 712, 216], sail()) },
  { name: 'verder', svg: svgDoc([-46, -46, 92, 98], onward()) },
];
