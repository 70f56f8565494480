import { circle, clip, contactShadow, ellipse, glow, line, lit, n, path, svgDoc } from '#engine/figure/svg.ts';
import { INK, skin, type Canvas } from './color.ts';

interface Part {
  id: string;
  at?: readonly [number, number];
  hidden?: boolean;
  inner: string;
}
const BOX = [-84, -150, 168, 170] as const;
const rigDoc = (parts: readonly Part[]): string =>
  svgDoc(
    BOX,
    parts
      .map(
        ({ id, at = [0, 0], hidden, inner }) =>
          `<g id="${id}" data-pivot="${n(at[0] - BOX[0])} ${n(at[1] - BOX[1])}"${hidden === true ? ' data-hidden="1"' : ''}>${inner}</g>`,
      )
      .join(''),
  );
const pair = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1);
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

const foot = (x: number, y: number): string =>
  ellipse([x, y, 17, 10], skin.footDeep) + ellipse([x - 2, y - 2, 15, 8], skin.foot);
/** A round of the body with two feet, its middle at (0, 0). */
const ball = (r: number, color: string, deep: string): string =>
  contactShadow(r, 2, r + 4) +
  pair((s) => foot(s * r * 0.46, r - 2)) +
  lit(disc(0, 0, r), color, { dx: -r * 0.12, dy: -r * 0.12, shadow: deep }) +
  ellipse([-r * 0.46, -r * 0.62, r * 0.3, r * 0.15], glow(color, 16), {
    transform: `rotate(-38 ${n(-r * 0.46)} ${n(-r * 0.62)})`,
  });

const feeler = (s: 1 | -1): string =>
  line(`M${s * 22 + 2} -92Q${s * 26} -116 ${s * 46} -128`, skin.horn, 7) +
  circle([s * 48, -130, 12], '#D98A12') +
  circle([s * 48 - 2, -132, 10], skin.tip) +
  circle([s * 48 - 5, -135, 3.5], '#FFE9A8');
const eye = (x: number): string => ellipse([x, -62, 17, 20], '#FFFFFF');
const iris = (x: number): string =>
  ellipse([x + 3, -60, 8.5, 11], INK) + circle([x, -65, 3.6], '#FFFFFF') + circle([x + 6, -55, 2], '#FFFFFF');
const lid = (x: number): string =>
  path(disc(x, -61, 20), skin.head) + line(`M${x - 14} -58Q${x} -50 ${x + 14} -58`, INK, 4);
const bite = (d: string, tongue: readonly [number, number, number, number]): string =>
  path(d, '#7A1F3D') + clip(d, ellipse(tongue, '#FF7F96') + path('M-20 -42H60V-30H-20Z', '#FFFFFF'));

/** The head of the caterpillar, looking right; its foot is (0, 0). */
const head = (): Part[] => [
  { id: 'schaduw', inner: contactShadow(52) },
  { id: 'spriet-l', at: [-20, -92], inner: feeler(-1) },
  { id: 'spriet-r', at: [24, -92], inner: feeler(1) },
  {
    id: 'kop',
    inner:
      foot(-24, 0) +
      foot(26, 0) +
      lit(disc(0, -50, 54), skin.head, { dx: -7, dy: -7, shadow: skin.headDeep }) +
      ellipse([-26, -86, 16, 8], '#FF8D7F', { transform: 'rotate(-36 -26 -86)' }) +
      ellipse([-30, -34, 11, 8], '#FF7F73') +
      ellipse([45, -36, 7, 7], '#FF7F73'),
  },
  { id: 'oogwit', inner: eye(-8) + eye(30) },
  { id: 'ogen', at: [10, -62], inner: iris(-8) + iris(30) },
  { id: 'dicht', hidden: true, inner: lid(-8) + lid(30) },
  {
    id: 'brauw',
    at: [10, -88],
    inner: line('M-24 -84Q-12 -94 2 -86', skin.horn, 5) + line('M20 -87Q32 -95 42 -84', skin.horn, 5),
  },
  { id: 'mond', inner: line('M-12 -30Q10 -14 34 -30', '#7A1F3D', 6) },
  { id: 'hap', hidden: true, inner: bite('M-16 -38Q14 -28 46 -40C46 -2 -8 2 -16 -38Z', [18, -10, 16, 9]) },
  { id: 'bah', hidden: true, inner: line('M-12 -24q8 -9 15 0t15 0t14 -1', '#7A1F3D', 6) },
  { id: 'kauw', hidden: true, inner: ellipse([14, -24, 15, 10], '#7A1F3D') + ellipse([14, -20, 9, 5], '#FF7F96') },
];
const shown = (parts: readonly Part[], others: Readonly<Record<string, boolean>> = {}): string =>
  parts
    .filter(({ id, hidden }) => others[id] ?? hidden !== true)
    .map(({ inner }) => inner)
    .join('');

/** For the pictures beside the game. */
export const figure = {
  head: (laughs = true) => shown(head(), { mond: !laughs, hap: laughs }),
  part: (nr: number, r = 44) =>
    nr % 2 === 0 ? ball(r, skin.orange, skin.orangeDeep) : ball(r, skin.yellow, skin.yellowDeep),
} as const;

export const drawCrawler = (): Canvas[] => [
  { name: 'kop', svg: rigDoc(head()) },
  { name: 'lid', svg: svgDoc([-56, -52, 112, 112], figure.part(0)) },
  { name: 'lid-geel', svg: svgDoc([-56, -52, 112, 112], figure.part(1)) },
  { name: 'lid-kaal', svg: svgDoc([-44, -42, 88, 88], figure.part(1, 33)) },
  { name: 'lid-staart', svg: svgDoc([-34, -32, 68, 68], figure.part(0, 24)) },
  { name: 'reuzenkop', svg: svgDoc([-200, -360, 400, 400], `<g transform="scale(2.3)">${figure.head()}</g>`) },
  { name: 'reuzenlid', svg: svgDoc([-150, -130, 300, 280], figure.part(0, 116)) },
  { name: 'reuzenlid-geel', svg: svgDoc([-150, -130, 300, 280], figure.part(1, 116)) },
];
