import type { SkinColors } from '../skin.ts';
import { circle, clip, ellipse, group, line, n, path, shade, type Point } from '../svg.ts';
import type { Face, MouthKind, EyeKind } from './kinds.ts';

type Expression = { eyes: EyeKind; mouth: MouthKind; outlook: Point; brow: 'rust' | 'op' | 'zorg' | 'vraag' };

/** What eyes, mouth, brows and gaze do in each mood. */
export const expression: Readonly<Record<Face, Expression>> = {
  blij: { eyes: 'open', mouth: 'glimlach', outlook: [0, 0], brow: 'rust' },
  denkt: { eyes: 'zoekt', mouth: 'scheef', outlook: [0.7, -0.8], brow: 'vraag' },
  bijna: { eyes: 'open', mouth: 'golf', outlook: [0, 0.1], brow: 'zorg' },
  trots: { eyes: 'boog', mouth: 'lach', outlook: [0, 0], brow: 'op' },
};

/** Line colour of the light skins. */
const INK = '#1F2A44';
const EYE_X = 19;
const EYE_Y = -41;

const brows: Readonly<Record<Expression['brow'], readonly [string, string]>> = {
  rust: ['M-26 -57Q-19 -62 -12 -59', 'M12 -59Q19 -62 26 -57'],
  op: ['M-27 -57.500Q-19 -64 -12 -61', 'M12 -61Q19 -64 27 -57.500'],
  zorg: ['M-27 -55Q-20 -57 -13 -63', 'M13 -63Q20 -57 27 -55'],
  vraag: ['M-26 -57Q-19 -60 -12 -57', 'M11 -65Q19 -70 27 -64'],
};

function openEye(x: number, outlook: Point, ink: string): string {
  const dx = x + outlook[0] * 3.2;
  const dy = EYE_Y + outlook[1] * 3.2;
  return (
    ellipse([dx, dy, 6.6, 8.8], ink) +
    circle([dx - 2.2, dy - 3.4, 2.7], '#FFFFFF') +
    circle([dx + 2.2, dy + 3.2, 1.2], '#FFFFFF', { 'fill-opacity': 0.7 })
  );
}

function searchingEye(x: number, outlook: Point, ink: string): string {
  const white = ellipse([x, EYE_Y, 9.6, 10.4], '#FFFFFF');
  const dx = x + outlook[0] * 4;
  const dy = EYE_Y + outlook[1] * 4;
  return white + ellipse([dx, dy, 5.7, 6.4], ink) + circle([dx - 1.7, dy - 2.5, 2.2], '#FFFFFF');
}

/** Both eyes, looking where `outlook` says. */
export function eyes(kind: EyeKind, outlook: Point, color: SkinColors): string {
  const ink = color.lijn === INK ? '#1B2338' : color.lijn;
  const shapes: Readonly<Record<EyeKind, (x: number) => string>> = {
    open: (x) => openEye(x, outlook, ink),
    zoekt: (x) => searchingEye(x, outlook, ink),
    boog: (x) => line(`M${n(x - 8.5)} -37Q${n(x)} -52 ${n(x + 8.5)} -37`, ink, 4.6),
    dicht: (x) => line(`M${n(x - 8)} -41Q${n(x)} -33.5 ${n(x + 8)} -41`, ink, 4),
  };
  return shapes[kind](-EYE_X) + shapes[kind](EYE_X);
}

const SMILE =
  'M-17.500 -23.500Q-18.500 -26.500 -15.500 -26Q0 -22.500 15.500 -26Q18.500 -26.500 17.500 -23.500C17 -10 10 -3 0 -3C-10 -3 -17 -10 -17.500 -23.500Z';

/** The mouth of one kind. */
export function mouth(kind: MouthKind, color: SkinColors): string {
  const deep = '#6A0F2B';
  const drawLine = color.lijn === INK ? '#5E1630' : color.lijn;
  const shapes: Readonly<Record<MouthKind, () => string>> = {
    glimlach: () => line('M-15 -21.500Q0 -5.500 15 -21.500', drawLine, 4.4),
    lach: () =>
      path(SMILE, deep) +
      clip(
        SMILE,
        ellipse([0, -2.5, 10.5, 7.5], '#FF7F9A') + path('M-20 -28H20L15.500 -19Q0 -15.500 -15.500 -19Z', '#FFFFFF'),
      ),
    o: () => ellipse([1, -15, 6.2, 7.6], deep) + ellipse([1, -10.5, 4, 2.6], '#FF7F9A'),
    golf: () => line('M-13 -15Q-9 -21.500 -4.500 -17T4 -16.500T13 -17', drawLine, 4),
    scheef: () => line('M-8 -15.500Q2 -12 9 -18.500', drawLine, 4.2),
    neutraal: () => line('M-9 -16.500Q0 -14 9 -16.500', drawLine, 4.2),
  };
  return shapes[kind]();
}

/** A drop beside the forehead: almost. */
export const sweat = group(
  path('M0 -9C4 -3 6 0 6 3.500A6 6 0 0 1 -6 3.500C-6 0 -4 -3 0 -9Z', '#59B8EE') +
    path('M-3 2A3 3 0 0 0 0 6', 'none', { stroke: '#FFFFFF', 'stroke-width': 1.6, 'stroke-linecap': 'round' }),
  { x: 47, y: -66, draai: 6, schaal: 1.15 },
);

const frecklePoints: readonly Point[] = [
  [-36, -33],
  [-30, -28],
  [-25, -34],
  [25, -34],
  [30, -28],
  [36, -33],
];
/** Freckles on both cheeks. */
export const freckles = (color: SkinColors): string =>
  frecklePoints.map(([x, y]) => circle([x, y, 1.9], shade(color.nose, -10))).join('');

/** Blush, nose, brows, eyes, mouth; the hair colour tints the brows. */
export function face(
  choice: { face: Face; eyes?: EyeKind | undefined; mouth?: MouthKind | undefined; outlook?: Point | undefined },
  color: SkinColors,
  browColor: string,
): string {
  const m = expression[choice.face];
  const brow = brows[m.brow].map((d) => line(d, browColor, 4.2)).join('');
  const blush = [-33, 33].map((x) => ellipse([x, -25, 9.5, 6.5], color.blush, { 'fill-opacity': 0.38 })).join('');
  const nose = ellipse([0.5, -30.5, 5, 3.8], color.nose);
  return (
    blush +
    mouth(choice.mouth ?? m.mouth, color) +
    nose +
    eyes(choice.eyes ?? m.eyes, choice.outlook ?? m.outlook, color) +
    brow
  );
}

/** Round glasses with a shine; the rim takes the colour. */
export function glasses(color: string): string {
  const glass = [-EYE_X, EYE_X]
    .map(
      (x) =>
        circle([x, EYE_Y, 15.5], '#FFFFFF', { 'fill-opacity': 0.22 }) +
        line(
          `M${n(x - 10)} ${n(EYE_Y - 3)}Q${n(x - 8)} ${n(EYE_Y - 10)} ${n(x - 2)} ${n(EYE_Y - 11)}`,
          '#FFFFFF',
          2.6,
          { 'stroke-opacity': 0.85 },
        ) +
        circle([x, EYE_Y, 15.5], 'none', { stroke: color, 'stroke-width': 4 }),
    )
    .join('');
  return (
    glass +
    line('M-4 -43Q0 -47 4 -43', color, 4) +
    line('M-34.500 -44L-47 -48', color, 4) +
    line('M34.500 -44L47 -48', color, 4)
  );
}

/** Behind-the-ear aid on the left ear: case, tube and ear piece. */
export function hearingAid(color: string): string {
  return (
    line('M-51 -57C-65 -63 -67 -42 -60 -27', color, 8) +
    line('M-51 -57C-45 -58 -45 -49 -47 -42', color, 4) +
    circle([-48, -38, 5], color) +
    circle([-49.3, -39.5, 1.7], '#FFFFFF') +
    circle([-62.5, -45, 1.8], '#FFFFFF')
  );
}

/** The moustache of a grandfather. */
export const mustache = (color: string): string =>
  path('M0 -27C-7 -31 -16 -28 -25 -19C-16 -15 -6 -16 0 -21C6 -16 16 -15 25 -19C16 -28 7 -31 0 -27Z', color) +
  path('M0 -27C7 -31 16 -28 25 -19C16 -15 6 -16 0 -21Z', '#B4ACBC');
