import { checkmarkDisc } from '../../../tools/art/lib/ui.ts';
import {
  circle,
  circlePath,
  clip,
  ellipse,
  group,
  line,
  n,
  path,
  rect,
  rectPath,
  roundPoly,
  shade,
  starPoints,
  svgDoc,
  tint,
} from '#engine/figure/svg.ts';
import { chrome, gold, type Canvas } from './color.ts';
import { glowLamp } from './fair.ts';

const under = (rx: number, ry: number): string => ellipse([4, 7, rx, ry], '#0E0C30', { 'fill-opacity': 0.35 });
const ink = '#1F2A44';

/** A ball of chrome: the sky in its upper half, the painted glass in the lower. */
export function ball(
  r: number,
  [dark, face, light]: readonly [string, string, string] = ['#76819E', '#DCE3F0', '#FFFFFF'],
): string {
  const disc = circlePath([0, 0, r]);
  return (
    path(disc, dark) +
    clip(
      disc,
      ellipse([-r * 0.2, -r * 0.3, r, r * 0.9], face) +
        path(
          `M${n(-r)} ${n(r * 0.1)}Q0 ${n(r * 0.5)} ${n(r)} ${n(-r * 0.05)}V${n(r * 0.25)}Q0 ${n(r * 0.75)} ${n(-r)} ${n(r * 0.36)}Z`,
          dark,
          { 'fill-opacity': 0.55 },
        ),
    ) +
    ellipse([-r * 0.34, -r * 0.4, r * 0.34, r * 0.26], light)
  );
}

/** Arm that points right from its joint at (0, 0); `length` to its end. */
const flipper = (length: number): string => {
  const shape = (r0: number, r1: number): string =>
    `M0 ${-r0}L${length} ${-r1}A${r1} ${r1} 0 0 1 ${length} ${r1}L0 ${r0}A${r0} ${r0} 0 0 1 0 ${-r0}Z`;
  return (
    group(path(shape(19, 13), '#0E0C30', { 'fill-opacity': 0.35 }), { x: 5, y: 9 }) +
    path(shape(19, 14), gold.deep) +
    path(shape(19, 13), gold.face, { transform: 'translate(0 -2)' }) +
    path(shape(13, 8), '#F4F4F4', { transform: 'translate(0 -2)' }) +
    path(`M0 4L${length} 3A8 8 0 0 1 ${length} 6L0 11Z`, '#D3CBC4') +
    circle([0, -1, 10], '#C11A16') +
    circle([-1, -3, 8.5], '#F8312F') +
    ellipse([-4, -6, 3.4, 2.4], '#FFFFFF', { 'fill-opacity': 0.8 })
  );
};

const icons = {
  ster: path(roundPoly(starPoints(5, 17, 8), 2), gold.light),
  bel:
    path('M-15 9C-11 3 -12 -14 0 -16C12 -14 11 3 15 9Z', gold.light) +
    circle([0, 13, 4.5], gold.face) +
    circle([0, -17, 3.5], gold.light),
  paddo:
    rect([-6, 0, 12, 14, 5], '#FFF3DE') +
    path('M-18 2C-18 -22 18 -22 18 2Z', '#F8312F') +
    circle([-6, -8, 4], '#FFFFFF') +
    circle([8, -5, 3], '#FFFFFF'),
} as const;

/** Rubber ring, white skirt and a lit cap. */
const bumper = (icon: keyof typeof icons, color: string, lit: boolean): string =>
  (lit
    ? [54, 46].map((r, i) => circle([0, 0, r], tint(color, 20), { 'fill-opacity': 0.25 + i * 0.2 })).join('')
    : under(36, 35)) +
  circle([0, 3, 34], chrome.shade) +
  circle([0, 0, 34], chrome.light) +
  circle([0, 0, 28], shade(color)) +
  circle([-1, -2, 26], lit ? tint(color, 14) : color) +
  path('M-19 -8A21 21 0 0 1 -2 -23', 'none', {
    stroke: '#FFFFFF',
    'stroke-width': 5,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.75,
  }) +
  icons[icon];

/** The frame that a plate stands in; teal below when it went down. */
const frame = (d: (grow: number) => string, edge: number): string =>
  path(d(edge), '#0E0C30', { 'fill-opacity': 0.35, transform: 'translate(4 8)' }) +
  path(d(edge), chrome.deep, { transform: 'translate(0 4)' }) +
  path(d(edge), chrome.face) +
  path(d(edge - 2), chrome.light, { transform: 'translate(-1.5 -2)', 'fill-opacity': 0.7 }) +
  path(d(edge - 4), '#8C1280');
const fallen = (d: (grow: number) => string, edge: number): string =>
  path(d(edge), '#0E0C30', { 'fill-opacity': 0.55 }) +
  path(d(3), '#141238') +
  path(d(-14), '#0B4F55') +
  checkmarkDisc(19);
const round =
  (r: number) =>
  (grow: number): string =>
    circlePath([0, 0, r + grow]);
const card =
  (w: number, h: number) =>
  (grow: number): string =>
    rectPath([-w / 2 - grow, -h / 2 - grow, w + 2 * grow, h + 2 * grow, 20 + grow]);
const both = (name: string, [w, h, edge]: readonly [number, number, number], d: (grow: number) => string): Canvas[] => {
  const view = [-w / 2 - 16, -h / 2 - 16, w + 32, h + 36] as const;
  return [
    { name, svg: svgDoc(view, frame(d, edge)) },
    { name: `${name}-om`, svg: svgDoc(view, fallen(d, edge)) },
  ];
};

const button = (down: boolean, k: number): string =>
  ellipse([3, 12, 62, 50], '#321B41', { 'fill-opacity': 0.4 }) +
  ellipse([0, 4, 58, 50], chrome.shade) +
  ellipse([0, 0, 58, 48], chrome.light) +
  ellipse([0, 2, 48, 39], '#A80F12') +
  ellipse([0, down ? 0 : -6, 48, 38], down ? '#FF5A4F' : '#F8312F') +
  path('M-34 -16A40 30 0 0 1 0 -38', 'none', {
    stroke: '#FFFFFF',
    'stroke-width': 6,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.6,
  }) +
  line(
    `M${-20 * k} ${down ? 0 : -6}H${18 * k}M${4 * k} ${down ? -14 : -20}L${20 * k} ${down ? 0 : -6}L${4 * k} ${down ? 14 : 8}`,
    '#FFFFFF',
    8,
  );

/** Spring and knob below the ball in the lane. */
const plunger = (): string =>
  [0, 1, 2, 3].map((i) => rect([-11, 26 + i * 11, 22, 6, 3], i % 2 === 0 ? chrome.face : chrome.shade)).join('') +
  rect([-15, 4, 30, 20, 7], '#A80F12') +
  rect([-15, 2, 30, 16, 7], '#F8312F') +
  rect([-10, 5, 12, 4, 2], '#FFFFFF', { 'fill-opacity': 0.7 });

const goldenStar = (): string =>
  [40, 32].map((r, i) => circle([0, 0, r], gold.face, { 'fill-opacity': 0.14 + i * 0.12 })).join('') +
  path(roundPoly(starPoints(5, 27, 13), 5), gold.shade, { transform: 'translate(1 3)' }) +
  path(roundPoly(starPoints(5, 27, 13), 5), gold.face) +
  path(
    roundPoly(
      [
        [0, -27],
        [8, -9],
        [0, 0],
        [-26, -8],
        [-9, -12],
      ],
      3,
    ),
    gold.light,
  ) +
  [-7, 7].map((x) => ellipse([x, 0, 3, 4], ink)).join('') +
  line('M-5 8Q0 12 5 8', ink, 2.6);

export const drawThings = (): Canvas[] => [
  { name: 'bal', svg: svgDoc([-20, -20, 40, 40], ball(18)) },
  { name: 'schaduw', svg: svgDoc([-22, -22, 44, 44], circle([0, 0, 18], '#0E0C30', { 'fill-opacity': 0.35 })) },
  { name: 'flipper', svg: svgDoc([-26, -26, 186, 60], flipper(126)) },
  ...(['ster', 'bel', 'paddo'] as const).flatMap((icon, i) => {
    const color = ['#00A6ED', '#F70A8D', '#8D65C5'][i] ?? gold.face;
    return [false, true].map((lit) => ({
      name: `bumper-${icon}${lit ? '-aan' : ''}`,
      svg: svgDoc([-56, -56, 112, 112], bumper(icon, color, lit)),
    }));
  }),
  ...both('doel', [92, 92, 9], round(46)),
  ...both('doel-klein', [82, 82, 5], round(41)),
  ...both('doel-half', [216, 78, 5], card(216, 78)),
  ...both('doel-derde', [164, 62, 5], card(164, 62)),
  ...both('doel-breed', [424, 66, 5], card(424, 66)),
  { name: 'feestbal', svg: svgDoc([-84, -84, 168, 168], under(78, 78) + ball(78, ['#8C1280', '#F70A8D', '#FFD6EE'])) },
  {
    name: 'lamp-uit',
    svg: svgDoc(
      [-26, -26, 52, 52],
      circle([0, 0, 10], '#17163F') + circle([0, 0, 7.5], '#5C4A7C') + circle([-2, -3, 2.5], '#9C90C8'),
    ),
  },
  { name: 'lamp-aan', svg: svgDoc([-26, -26, 52, 52], glowLamp([0, 0, 9], gold.face)) },
  { name: 'goudster', svg: svgDoc([-42, -42, 84, 84], goldenStar()) },
  ...[-1, 1].flatMap((k) =>
    [false, true].map((down) => ({
      name: `knop-${k < 0 ? 'links' : 'rechts'}${down ? '-in' : ''}`,
      svg: svgDoc([-66, -52, 132, 116], button(down, k)),
    })),
  ),
  { name: 'plunjer', svg: svgDoc([-20, 0, 40, 74], plunger()) },
  {
    name: 'stip',
    svg: svgDoc(
      [-9, -9, 18, 18],
      circle([0, 0, 8], gold.shade, { 'fill-opacity': 0.5 }) + circle([0, 0, 5.5], gold.light),
    ),
  },
];
