import { circle, ellipse, glow, line, lit, n, path, shade, svgDoc } from '#engine/figure/svg.ts';
import { personRig } from '#engine/figure/rig.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { bark, INK, type Canvas } from './color.ts';

type Box = readonly [x: number, y: number, w: number, h: number];
interface Part {
  id: string;
  at?: readonly [number, number];
  hidden?: boolean;
  parent?: string;
  inner: string;
}
/** A rig around (0, 0). */
const rigDoc = (box: Box, parts: readonly Part[]): string =>
  svgDoc(
    box,
    parts
      .map(
        ({ id, at = [0, 0], hidden, parent, inner }) =>
          `<g id="${id}" data-pivot="${n(at[0] - box[0])} ${n(at[1] - box[1])}"${parent === undefined ? '' : ` data-parent="${parent}"`}${hidden === true ? ' data-hidden="1"' : ''}>${inner}</g>`,
      )
      .join(''),
  );

interface Head {
  color: string;
  /** What stands out above the round head, behind it. */
  ears: string;
  /** What lies on it: mask, beak, cap. */
  face: string;
  eyes?: number;
}
const pair = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1);
const beak = (color: string, long: number): string =>
  path(`M-10 6Q0 0 10 6L0 ${6 + long}Z`, color) + path(`M0 4L10 6L0 ${6 + long}Z`, shade(color));

/** Who looks out of the tree, from the lowest to the highest. */
const HEADS: Readonly<Record<string, Head>> = {
  eekhoorn: {
    color: '#D9763A',
    ears: pair((s) => path(`M${s * 12} -34L${s * 36} -68L${s * 42} -22Z`, '#B9572B')),
    face: ellipse([0, 18, 24, 17], '#FFE6C7') + ellipse([0, 8, 7, 5], INK) + path('M-7 20H7V31Q0 34 -7 31Z', '#FFFFFF'),
  },
  aap: {
    color: '#9A6238',
    ears: pair((s) => circle([s * 46, -4, 17], '#7D4533') + circle([s * 46, -4, 9], '#F3C892')),
    face:
      path('M-32 -12C-32 -36 -4 -34 0 -22C4 -34 32 -36 32 -12C40 24 20 36 0 36S-40 24 -32 -12Z', '#F6D3A4') +
      line('M-14 18Q0 28 14 18', INK, 4.5),
  },
  specht: {
    color: '#3F4A6B',
    ears: path('M-24 -30C-30 -70 10 -80 30 -60C18 -58 20 -46 26 -30Z', '#F2453B'),
    face: ellipse([0, 14, 30, 24], '#FFF6EA') + beak('#FFB703', 34),
  },
  vleermuis: {
    color: '#7C62B8',
    ears: pair(
      (s) =>
        path(`M${s * 10} -34L${s * 40} -76L${s * 44} -16Z`, '#6149A0') +
        path(`M${s * 20} -36L${s * 36} -58L${s * 38} -24Z`, '#C7A8E8'),
    ),
    face:
      ellipse([0, 12, 9, 6], '#4A3580') +
      line('M-14 22Q0 30 14 22', '#4A3580', 4) +
      path('M-10 24L-6 34L-2 26ZM10 24L6 34L2 26Z', '#FFFFFF'),
  },
  uil: {
    color: '#A9683F',
    ears: pair((s) => path(`M${s * 8} -36L${s * 44} -62L${s * 42} -14Z`, '#8D5231')),
    face: pair((s) => circle([s * 19, -8, 22], '#FFE9C4')) + beak('#F1A11E', 20),
    eyes: 1.5,
  },
};

const eyes = (size: number): string =>
  pair(
    (s) => ellipse([s * 18, -8, 6.5 * size, 8.5 * size], INK) + circle([s * 18 - 2 * size, -12, 2.6 * size], '#FFFFFF'),
  );

/** A hole in the trunk: eyes in the dark, and somebody who comes up. Its middle is (0, 0). */
function hollow({ color, ears, face, eyes: size = 1 }: Head): string {
  const round = 'M-48 -2C-48 -34 -26 -46 0 -46S48 -34 48 -2C48 30 26 46 0 46S-48 30 -48 -2Z';
  return rigDoc(
    [-100, -130, 200, 240],
    [
      {
        id: 'gat',
        inner:
          ellipse([3, 6, 74, 88], bark.deep) +
          ellipse([-4, -2, 72, 86], bark.light) +
          ellipse([0, 2, 64, 78], bark.shade) +
          ellipse([2, 6, 56, 70], bark.hole),
      },
      { id: 'donker', inner: pair((s) => ellipse([s * 17, 4, 12, 14], '#FFE9A6')) },
      { id: 'pupillen', inner: pair((s) => ellipse([s * 17 + 1, 5, 5, 8], bark.hole)) },
      {
        id: 'dier',
        hidden: true,
        at: [0, 40],
        inner:
          ears +
          lit(round, color, { dx: -8, dy: -7 }) +
          ellipse([-18, -34, 14, 6], glow(color, 10), { transform: 'rotate(-20 -18 -34)' }) +
          face,
      },
      { id: 'ogen', hidden: true, parent: 'dier', at: [0, -8], inner: eyes(size) },
      {
        id: 'poten',
        hidden: true,
        inner: pair((s) =>
          lit(
            `M${s * 30 - 16} 66C${s * 30 - 18} 46 ${s * 30 + 18} 46 ${s * 30 + 16} 66C${s * 30 + 10} 78 ${s * 30 - 10} 78 ${s * 30 - 16} 66Z`,
            color,
            { dx: -4, dy: -4 },
          ),
        ),
      },
    ],
  );
}

/** The one who climbs, until the child has a figure of its own. */
export const CLIMBER = { ...characters.lotte, shoe: '#B5179E' } as const;

export const drawDwellers = (): Canvas[] => [
  ...Object.entries(HEADS).map(([name, head]) => ({ name, svg: hollow(head) })),
  { name: 'kind', svg: personRig(CLIMBER, { walking: true }) },
];
