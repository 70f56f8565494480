import { bust } from '#engine/figure/person.ts';
import { rigPieces } from '#engine/figure/rig.ts';
import {
  circle,
  clip,
  ellipse,
  glow,
  group,
  line,
  lit,
  n,
  path,
  rect,
  roundPoly,
  shade,
  starPoints,
  svgDoc,
} from '#engine/figure/svg.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { metal, type Canvas, type RigBox, type RigPart } from './color.ts';

/** The pilot, until the child has a figure of its own. */
export const PILOT = { ...characters.fleur, hair: 'lang' } as const;

/** A rig around (0, 0). */
export const rigDoc = (box: RigBox, parts: readonly RigPart[]): string =>
  svgDoc(
    box,
    parts
      .map(
        ({ id, at = [0, 0], hidden, parent, inner }) =>
          `<g id="${id}" data-pivot="${n(at[0] - box[0])} ${n(at[1] - box[1])}"${parent === undefined ? '' : ` data-parent="${parent}"`}${hidden === true ? ' data-hidden="1"' : ''}>${inner}</g>`,
      )
      .join(''),
  );

const BODY = 'M-84 -14C-82 -52 -42 -64 10 -62C66 -60 108 -22 106 16C104 42 70 54 14 54C-44 54 -82 44 -84 18Z';
const WINDOW = 'M24 -46C60 -44 88 -18 92 8C72 14 44 16 20 14Z';

const tail = (): string =>
  lit('M-70 -24L-190 -44L-194 -26L-72 16Z', metal.red, { dx: -2, dy: -6, shadow: metal.wine }) +
  lit('M-206 -84C-196 -88 -184 -84 -180 -70L-168 -32L-200 -24C-208 -44 -212 -76 -206 -84Z', '#FFF6EA', {
    dx: -5,
    dy: -2,
    shadow: '#DCCFD8',
  }) +
  path('M-190 -30L-160 -26L-150 -12L-186 -16Z', metal.wine);
const skids = (): string =>
  line('M-34 48L-44 74M44 48L52 74', metal.dark, 8) +
  line('M-80 70Q-84 78 -72 78H78Q96 78 100 64', metal.dark, 9) +
  line('M-70 75H40', metal.light, 3);
const hull = (): string =>
  lit(BODY, metal.red, { dx: -10, dy: -9, shadow: metal.wine }) +
  clip(
    BODY,
    path('M-100 22C-30 34 60 34 120 10V34C60 48 -30 50 -100 40Z', '#FFF6EA') +
      path('M40 60C80 50 104 30 108 4L120 60Z', metal.wine, { 'fill-opacity': 0.35 }) +
      ellipse([-30, -48, 34, 7], glow(metal.red, 14)),
  ) +
  rect([-66, -34, 54, 50, 12], shade(metal.red, -9)) +
  rect([-62, -30, 46, 26, 8], '#BFE6F5') +
  path('M-62 -10L-40 -30H-26L-54 -4H-62Z', '#FFFFFF', { 'fill-opacity': 0.6 }) +
  rect([-24, 2, 8, 4, 2], '#FFC83D') +
  path(WINDOW, '#8CCBE6') +
  path(roundPoly(starPoints(5, 15, 7), 3), '#FFC83D', { transform: 'translate(-72 30)' });
/** What lies over the pilot: the lower half of the door, the frame and a gleam. */
const glass = (): string =>
  clip(
    'M10 10H110V60H10Z',
    path(WINDOW, 'none') +
      lit('M14 8C40 14 70 14 96 6C104 20 106 40 70 48H14Z', metal.red, { dx: -4, dy: -6, shadow: metal.wine }) +
      path('M14 30C50 34 80 30 112 14V30C80 44 40 46 14 44Z', '#FFF6EA'),
  ) +
  line('M22 -46C60 -44 90 -18 94 8C72 14 44 16 20 14Z', shade(metal.red, -14), 5) +
  path('M66 -34C80 -26 88 -12 90 2L80 4C78 -14 72 -24 60 -36Z', '#FFFFFF', { 'fill-opacity': 0.55 }) +
  lit('M-16 -58H26C26 -70 12 -76 6 -76H0C-8 -76 -16 -70 -16 -58Z', shade(metal.red, -12), { dx: -4, dy: -2 }) +
  rect([0, -88, 9, 16, 3], metal.dark);

/** Head and shoulders in the window, in one of the moods of a person. */
function pilot(head: string): string {
  const pieces = rigPieces(PILOT, { bust: 98 });
  const wanted = new Set(['haar', 'lijf', head]);
  return pieces
    .filter(({ id }) => wanted.has(id))
    .map(({ at, inner }) => group(inner, { x: at[0], y: at[1] }))
    .join('');
}
const SEAT = { x: 54, y: 64, schaal: 0.46 } as const;
const headset = (): string =>
  group(
    line('M-50 -70C-52 -128 52 -128 50 -70', metal.dark, 9) +
      lit('M-62 -84C-62 -98 -42 -98 -42 -84V-54C-42 -42 -62 -42 -62 -54Z', '#FFB703', { dx: -4, dy: -2 }) +
      lit('M62 -84C62 -98 42 -98 42 -84V-54C42 -42 62 -42 62 -54Z', '#FFB703', { dx: -4, dy: -2 }) +
      line('M50 -50C46 -34 34 -28 24 -30', metal.dark, 5),
    { x: SEAT.x, y: SEAT.y - 148 * SEAT.schaal, schaal: SEAT.schaal },
  );
const seated = (head: string): string => clip('M14 -52H98V24H14Z', group(pilot(head), SEAT));

const helicopterRig = (): string =>
  rigDoc(
    [-220, -110, 340, 200],
    [
      { id: 'staart', inner: tail() + skids() },
      { id: 'romp', inner: hull() },
      { id: 'piloot', at: [54, 10], inner: seated('hoofd') },
      { id: 'piloot-blij', at: [54, 10], hidden: true, inner: seated('hoofd-trots') },
      { id: 'piloot-denkt', at: [54, 10], hidden: true, inner: seated('hoofd-denkt') },
      { id: 'koptelefoon', at: [54, 10], inner: headset() },
      { id: 'glas', inner: glass() },
    ],
  );

/** The rotor from the side: a wide blade, a narrow one, and the haze between them. */
const rotor = (half: number): string =>
  ellipse([0, 0, 178, 9], metal.light, { 'fill-opacity': 0.32 }) +
  path(`M${-half} -3Q0 -8 ${half} 3L${half - 6} 6Q0 8 ${-half + 6} 0Z`, metal.dark) +
  circle([0, 0, 10], metal.mid) +
  circle([-3, -3, 4], metal.light);
const tailRotor = (turn: number): string =>
  circle([0, 0, 30], '#FFFFFF', { 'fill-opacity': 0.42 }) +
  group(rect([-4, -30, 8, 60, 4], metal.dark), { draai: turn }) +
  circle([0, 0, 6], '#FFC83D');

const hookShape = (): string =>
  rect([-13, 0, 26, 20, 7], metal.dark) +
  rect([-9, 3, 9, 5, 2], metal.light) +
  line('M0 20V30C0 46 -22 46 -22 32', metal.dark, 8) +
  circle([0, 10, 4], '#FFC83D');
/** The sling from the hook to both sides of the tyre. */
const sling = (): string => line('M0 34L-68 142M0 34L68 142', '#C98A4B', 5) + hookShape();
const link = (): string =>
  rect([-5, -14, 10, 28, 5], '#8A5A3B') +
  rect([-5, -14, 4, 28, 2], '#C98A4B') +
  line('M-3 -6L3 -2M-3 4L3 8', '#6B4130', 2);

/** The whole helicopter for pictures, middle at (0, 0). */
export const helicopter = (): string =>
  tail() +
  skids() +
  hull() +
  seated('hoofd-trots') +
  headset() +
  glass() +
  group(rotor(170), { x: 4, y: -88 }) +
  group(tailRotor(30), { x: -194, y: -66 });

/** Winch: what the button does. */
const button = (): string =>
  circle([4, 8, 44], '#321B41', { 'fill-opacity': 0.16 }) +
  circle([0, 4, 44], '#124C7C') +
  circle([0, 0, 44], '#1B6CA8') +
  line('M0 8V-24M-13 -12L0 -26L13 -12', '#FFC83D', 8) +
  ellipse([0, 18, 22, 9], 'none', { stroke: '#FFFFFF', 'stroke-width': 7 });

/** Keys: an arrow, or the long one. */
const key = (wide: number, sign: string): string =>
  rect([-wide / 2, -16, wide, 36, 9], '#C9C2D6') +
  rect([-wide / 2, -20, wide, 35, 9], '#FFFDF7') +
  line(sign, '#1F2A44', 4.5);

export const drawHelicopter = (): Canvas[] => [
  { name: 'heli', svg: helicopterRig() },
  ...[176, 118, 60].map((half, i) => ({ name: `rotor-${i}`, svg: svgDoc([-184, -14, 368, 28], rotor(half)) })),
  ...[10, 70, 130].map((turn, i) => ({ name: `staartrotor-${i}`, svg: svgDoc([-34, -34, 68, 68], tailRotor(turn)) })),
  { name: 'haak', svg: svgDoc([-74, -4, 148, 154], hookShape()) },
  { name: 'haak-vol', svg: svgDoc([-74, -4, 148, 154], sling()) },
  { name: 'touw', svg: svgDoc([-6, -15, 12, 30], link()) },
  { name: 'toets-spatie', svg: svgDoc([-34, -22, 68, 44], key(64, 'M-14 -6V4H14V-6')) },
  { name: 'toets-links', svg: svgDoc([-22, -22, 44, 44], key(38, 'M5 -10L-6 -3L5 4')) },
  { name: 'toets-rechts', svg: svgDoc([-22, -22, 44, 44], key(38, 'M-5 -10L6 -3L-5 4')) },
  { name: 'knop', svg: svgDoc([-50, -50, 104, 106], button()) },
];

/** The pilot beside the result. */
export const proudPilot = (): string =>
  bust({ ...PILOT, face: 'trots', mouth: 'lach', arms: ['juich', 'juich'], outlook: [-0.6, -0.2] });
