import { circle, ellipse, group, line, lit, n, path, rect, svgDoc } from '#engine/figure/svg.ts';
import { personRig } from '#engine/figure/rig.ts';
import { bust } from '#engine/figure/person.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { INK, type Canvas } from './color.ts';

interface Part {
  id: string;
  at?: readonly [number, number];
  hidden?: boolean;
  parent?: string;
  inner: string;
}
const BOX = [-150, -280, 300, 300] as const;
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

const FUR = '#6B6F7E';
const PALE = '#FFF8EE';
const ROBE = '#F7F1E4';
const TRIM = '#2F5FA8';

/** The robe of somebody who sits, knees apart, with a black belt. */
const robe = (): string =>
  lit(
    'M-92 0C-104 -20 -70 -34 -56 -40C-62 -84 -44 -132 0 -134C44 -132 62 -84 56 -40C70 -34 104 -20 92 0Q0 16 -92 0Z',
    ROBE,
    {
      dx: -10,
      dy: -4,
      shadow: '#DCD2C6',
    },
  ) +
  path('M-26 -130L2 -84L30 -130L16 -134H-14Z', PALE) +
  line('M-30 -130L4 -80M32 -130L-4 -76', TRIM, 11) +
  path('M-60 -58C-30 -48 30 -48 60 -58L58 -38C30 -28 -30 -28 -58 -38Z', '#2B2A3A') +
  rect([-15, -58, 30, 26, 9], '#3A3950') +
  path('M-8 -36L-22 2L-8 4L2 -34Z', '#2B2A3A') +
  path('M6 -34L20 4L32 0L16 -38Z', '#232230') +
  pair((s) => ellipse([s * 70, -2, 26, 12], FUR) + ellipse([s * 70 - 4, -5, 18, 7], '#7F8394'));

/** A badger: white head, two dark bands over the eyes, and brows of a very old one. */
const head = (): string =>
  pair((s) => circle([s * 50, -64, 19], FUR) + circle([s * 50, -62, 11], '#F2C9C0')) +
  lit('M0 -84C44 -84 66 -54 66 -18C66 22 38 40 0 42C-38 40 -66 22 -66 -18C-66 -54 -44 -84 0 -84Z', PALE, {
    dx: -8,
    dy: -6,
    shadow: '#DDD3D6',
  }) +
  pair((s) =>
    path(
      `M${s * 14} -80C${s * 8} -50 ${s * 8} -20 ${s * 16} 6C${s * 30} 14 ${s * 48} 4 ${s * 50} -20C${s * 50} -50 ${s * 34} -74 ${s * 14} -80Z`,
      FUR,
    ),
  ) +
  ellipse([0, 10, 27, 20], PALE) +
  ellipse([0, -2, 13, 9], INK) +
  ellipse([-4, -5, 4, 2.5], '#FFFFFF', { 'fill-opacity': 0.8 }) +
  pair((s) => ellipse([s * 47, 14, 11, 7], '#FF9C94', { 'fill-opacity': 0.5 })) +
  pair((s) => line(`M${s * 26} 22C${s * 44} 34 ${s * 52} 50 ${s * 46} 66`, '#E6DEE2', 7)) +
  path('M-16 32C-12 58 -6 70 0 82C6 70 12 58 16 32Z', '#F2ECEE');
const brows = (): string =>
  pair((s) =>
    path(
      `M${s * 12} -48C${s * 26} -62 ${s * 54} -58 ${s * 70} -26C${s * 54} -40 ${s * 32} -44 ${s * 15} -36Z`,
      '#FFFFFF',
    ),
  );

const arm = (s: 1 | -1): string =>
  lit(
    `M${s * 40} -112C${s * 66} -106 ${s * 84} -78 ${s * 90} -44C${s * 84} -34 ${s * 62} -34 ${s * 56} -42C${s * 52} -66 ${s * 38} -82 ${s * 32} -92Z`,
    ROBE,
    { dx: -6, dy: -4, shadow: '#DCD2C6' },
  ) +
  line(`M${s * 56} -40L${s * 88} -44`, TRIM, 8) +
  circle([s * 74, -26, 17], FUR);

const smile = (d: string): string => line(d, '#6A3B44', 4.5);
const eye = (x: number): string => ellipse([x, -18, 7, 9], INK) + circle([x - 2.5, -22, 2.8], '#FFFFFF');

const NECK = [0, -132] as const;
const onHead = (inner: string): string => group(inner, { y: -170 });
const master = (): string =>
  rigDoc([
    { id: 'arm-links', at: [-44, -104], parent: 'lijf', inner: arm(-1) },
    { id: 'lijf', at: [0, 0], inner: robe() },
    { id: 'arm-rechts', at: [44, -104], parent: 'lijf', inner: arm(1) },
    { id: 'kop', at: NECK, parent: 'lijf', inner: onHead(head()) },
    { id: 'ogen', at: [0, -188], parent: 'kop', inner: onHead(eye(-28) + eye(28)) },
    {
      id: 'dicht',
      hidden: true,
      parent: 'kop',
      inner: onHead(pair((s) => line(`M${s * 28 - 9} -16Q${s * 28} -8 ${s * 28 + 9} -16`, '#FFFFFF', 4))),
    },
    {
      id: 'blij',
      hidden: true,
      parent: 'kop',
      inner: onHead(pair((s) => line(`M${s * 28 - 10} -12Q${s * 28} -26 ${s * 28 + 10} -12`, '#FFFFFF', 5))),
    },
    { id: 'wenk', at: [0, -206], parent: 'kop', inner: onHead(brows()) },
    { id: 'mond', parent: 'kop', inner: onHead(smile('M-12 16Q0 26 12 16')) },
    {
      id: 'lach',
      hidden: true,
      parent: 'kop',
      inner: onHead(path('M-16 14H16C16 34 -16 34 -16 14Z', '#7A2338') + ellipse([0, 27, 8, 5], '#FF7F8A')),
    },
    { id: 'oo', hidden: true, parent: 'kop', inner: onHead(ellipse([0, 21, 8, 10], '#7A2338')) },
    {
      id: 'wang',
      hidden: true,
      parent: 'kop',
      inner: onHead(pair((s) => circle([s * 44, 16, 21], '#FFE3DA')) + ellipse([0, 20, 6, 5], '#7A2338')),
    },
  ]);

/** The one who cuts: a child with a red band around its head, until it has a figure of its own. */
const headband = (color: string): string =>
  path('M44 -66C70 -78 92 -62 112 -74C104 -56 88 -48 66 -52C86 -44 92 -30 104 -28C84 -20 62 -34 46 -52Z', '#C22B36') +
  path('M-50 -58C-40 -80 40 -80 50 -58L49 -44C36 -64 -36 -64 -49 -44Z', color) +
  circle([0, -64, 9], '#FFC83D') +
  circle([-2, -66, 3], '#FFF3C4');
export const NINJA = {
  ...characters.kofi,
  clothing: 'jas',
  kleur: '#4B3F8F',
  color2: '#E8393F',
  pants: '#3B3272',
  shoe: '#F4F4F4',
  worn: { hat: { front: headband('#E8393F') } },
} as const;
export const ninja = (): string => bust({ ...NINJA, face: 'trots', mouth: 'lach', arms: ['juich', 'juich'] });
export const badger = (): string =>
  robe() +
  arm(-1) +
  arm(1) +
  onHead(
    head() +
      pair((s) => line(`M${s * 28 - 10} -12Q${s * 28} -26 ${s * 28 + 10} -12`, '#FFFFFF', 5)) +
      brows() +
      path('M-16 14H16C16 34 -16 34 -16 14Z', '#7A2338'),
  );

export const drawPeople = (): Canvas[] => [
  { name: 'meester', svg: master() },
  { name: 'ninja', svg: personRig(NINJA) },
];
