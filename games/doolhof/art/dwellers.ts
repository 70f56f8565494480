import { circle, contactShadow, ellipse, glow, line, lit, n, path, svgDoc } from '#engine/figure/svg.ts';
import { personRig } from '#engine/figure/rig.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { INK, type Canvas } from './color.ts';

type Box = readonly [x: number, y: number, w: number, h: number];
interface Part {
  id: string;
  at?: readonly [number, number];
  hidden?: boolean;
  inner: string;
}
/** A rig around (0, 0), its foot. */
const rigDoc = (box: Box, parts: readonly Part[]): string =>
  svgDoc(
    box,
    parts
      .map(
        ({ id, at = [0, 0], hidden, inner }) =>
          `<g id="${id}" data-pivot="${n(at[0] - box[0])} ${n(at[1] - box[1])}"${hidden === true ? ' data-hidden="1"' : ''}>${inner}</g>`,
      )
      .join(''),
  );
/** Those parts of a rig that are seen at rest. */
const shown = (parts: readonly Part[]): string =>
  parts
    .filter(({ hidden }) => hidden !== true)
    .map(({ inner }) => inner)
    .join('');
const pair = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1);
const eye = (x: number, y: number, r: number): string =>
  ellipse([x, y, r, r * 1.3], INK) + circle([x - r * 0.3, y - r * 0.5, r * 0.4], '#FFFFFF');

/** Sleeves and mittens of the gnome. */
const sleeves = (up: boolean): string =>
  pair((s) =>
    up
      ? lit(
          `M${s * 34} -58C${s * 56} -70 ${s * 62} -92 ${s * 58} -104L${s * 44} -104C${s * 46} -88 ${s * 38} -78 ${s * 24} -72Z`,
          '#1B6CA8',
          { dx: -3, dy: 0 },
        ) + circle([s * 51, -108, 11], '#F6C9A0')
      : lit(
          `M${s * 30} -66C${s * 50} -60 ${s * 52} -40 ${s * 48} -28L${s * 34} -28C${s * 36} -42 ${s * 32} -50 ${s * 24} -54Z`,
          '#1B6CA8',
          { dx: -3, dy: 0 },
        ) + circle([s * 41, -25, 11], '#F6C9A0'),
  );

/** A garden gnome who is not made of stone at all. */
const gnome = (): Part[] => [
  { id: 'schaduw', inner: contactShadow(52) },
  { id: 'armen', inner: sleeves(false) },
  { id: 'armen-op', hidden: true, inner: sleeves(true) },
  {
    id: 'lijf',
    inner:
      pair((s) =>
        lit(`M${s * 20 - 18} -8H${s * 20 + 18}Q${s * 20 + 22} 4 ${s * 20} 4T${s * 20 - 18} -8Z`, '#7D4533', {
          dx: -4,
          dy: -2,
        }),
      ) +
      lit('M-40 -6C-46 -60 -30 -86 0 -86S46 -60 40 -6Q0 6 -40 -6Z', '#2B82C9', {
        dx: -8,
        dy: -3,
        shadow: '#1B6CA8',
      }) +
      path('M-42 -34Q0 -22 42 -34V-22Q0 -10 -42 -22Z', '#7D4533') +
      ellipse([0, -22, 12, 10], '#FFB703') +
      ellipse([0, -22, 6, 5], '#7D4533'),
  },
  {
    id: 'hoofd',
    at: [0, -80],
    inner:
      ellipse([0, -108, 36, 32], '#F6C9A0') +
      path('M-40 -108C-46 -60 -18 -34 0 -30C18 -34 46 -60 40 -108C30 -88 -30 -88 -40 -108Z', '#FFFFFF') +
      path('M10 -88C28 -90 34 -98 40 -108C46 -60 18 -34 0 -30C14 -50 18 -70 10 -88Z', '#E3DDF0') +
      pair((s) => ellipse([s * 22, -100, 8, 5], '#F7A58C')) +
      ellipse([0, -100, 9, 7.5], '#EFA37C'),
  },
  { id: 'ogen', at: [0, -112], inner: pair((s) => eye(s * 15, -112, 5)) },
  { id: 'mond', inner: line('M-9 -84Q0 -77 9 -84', '#A5493B', 4) },
  {
    id: 'mond-lach',
    hidden: true,
    inner: path('M-13 -87H13Q10 -70 0 -70T-13 -87Z', '#8E2F34') + ellipse([0, -74, 7, 3.5], '#F0808A'),
  },
  {
    id: 'muts',
    at: [0, -124],
    inner:
      lit('M-42 -118C-30 -170 -14 -210 14 -232C16 -190 36 -160 42 -118Q0 -134 -42 -118Z', '#F2453B', {
        dx: -9,
        dy: -2,
        shadow: '#C32B38',
      }) + path('M-20 -146C-14 -170 -6 -186 2 -196C-2 -176 -10 -160 -12 -146Z', glow('#F2453B', 9)),
  },
];

/** A white rabbit that looks back over its shoulder. */
const rabbit = (): Part[] => [
  {
    id: 'lijf',
    inner:
      contactShadow(36) +
      circle([32, -18, 12], '#FFFFFF') +
      lit('M-30 0C-40 -30 -20 -52 4 -50C32 -48 40 -20 32 0Q0 6 -30 0Z', '#FFFFFF', {
        dx: -7,
        dy: -4,
        shadow: '#D8D2E6',
      }) +
      ellipse([-18, -2, 13, 7], '#FFFFFF') +
      ellipse([16, -2, 16, 8], '#EDE8F5'),
  },
  {
    id: 'oren',
    at: [-16, -66],
    inner: pair(
      (s) =>
        path(
          `M${-16 + s * 4} -62C${-26 + s * 12} -84 ${-22 + s * 16} -102 ${-14 + s * 14} -100C${-4 + s * 12} -96 ${-4 + s * 10} -78 ${-8 + s * 6} -62Z`,
          s < 0 ? '#FFFFFF' : '#EDE8F5',
        ) +
        path(
          `M${-15 + s * 6} -66C${-20 + s * 12} -82 ${-16 + s * 14} -92 ${-13 + s * 13} -92C${-8 + s * 11} -86 ${-8 + s * 9} -76 ${-11 + s * 7} -66Z`,
          '#FFB3CF',
        ),
    ),
  },
  {
    id: 'hoofd',
    at: [-14, -50],
    inner:
      lit('M-40 -46C-40 -64 -26 -70 -14 -70S12 -64 12 -46C12 -32 -2 -28 -14 -28S-40 -32 -40 -46Z', '#FFFFFF', {
        dx: -5,
        dy: -4,
        shadow: '#D8D2E6',
      }) +
      ellipse([-32, -40, 6, 4], '#FFC4D8') +
      ellipse([4, -40, 6, 4], '#FFC4D8') +
      path('M-18 -44H-10L-14 -39Z', '#F2739D'),
  },
  { id: 'ogen', at: [-14, -50], inner: eye(-26, -50, 4) + eye(-3, -50, 4) },
];

const spines = (wide: number): string =>
  Array.from({ length: 9 }, (_, i) => {
    const turn = -180 + i * 22.5;
    return path(`M-7 0L0 -${wide}L7 0Z`, i % 2 === 0 ? '#6B4A3A' : '#8A6148', {
      transform: `translate(0 -16) rotate(${turn + 90})`,
    });
  }).join('');
/** A hedgehog on its walk, and rolled up. */
const hedgehog = (): string =>
  contactShadow(40) +
  spines(40) +
  lit('M-34 -2C-40 -34 -16 -46 4 -44C28 -42 36 -20 32 -2Z', '#7D5642', { dx: -6, dy: -4, shadow: '#5E3F35' }) +
  lit('M-16 -2C-44 2 -60 -4 -58 -12C-50 -20 -38 -32 -26 -30C-12 -26 -10 -8 -16 -2Z', '#E9C9A3', {
    dx: -4,
    dy: -3,
    shadow: '#CFA57C',
  }) +
  circle([-58, -13, 5], INK) +
  eye(-38, -19, 3.6) +
  [-24, 14].map((x) => ellipse([x, 0, 9, 5], '#CFA57C')).join('');
const rolled = (): string =>
  contactShadow(36) +
  spines(46) +
  circle([0, -22, 28], '#7D5642') +
  path('M-14 -14C-8 -26 10 -26 14 -12', '#5E3F35') +
  line('M-8 -20q4 4 8 0M6 -20q4 4 8 0', INK, 3);

/** Who walks the maze until the child has a figure of its own. */
export const WALKER = { ...characters.noor, shoe: '#F8312F' } as const;

export const drawDwellers = (): Canvas[] => [
  { name: 'kind', svg: personRig(WALKER, { shadow: true }) },
  { name: 'kabouter', svg: rigDoc([-80, -240, 160, 260], gnome()) },
  { name: 'konijn', svg: rigDoc([-56, -104, 112, 112], rabbit()) },
  { name: 'egel', svg: svgDoc([-68, -66, 120, 76], hedgehog()) },
  { name: 'egel-bol', svg: svgDoc([-60, -76, 120, 86], rolled()) },
];
/** For the pictures beside the game. */
export const figures = { gnome: () => shown(gnome()), rabbit: () => shown(rabbit()) } as const;
