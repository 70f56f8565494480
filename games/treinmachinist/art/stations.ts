import { bin, decorColor } from '../../../tools/art/lib/palette.ts';
import { beacon, binPattern } from '../../../tools/art/lib/ui.ts';
import { circle, clip, contactShadow, ellipse, group, path, rect, shade, svgDoc, tint } from '#engine/figure/svg.ts';
import { DESK, TRAIN } from './color.ts';

type Mark = keyof typeof bin;
const MARKS: readonly Mark[] = ['A', 'B', 'C', 'D'];

/** A round-topped window with light inside. */
const window = (x: number): string =>
  path(`M${x} -14v-26a15 15 0 0 1 30 0v26Z`, TRAIN.iron) +
  path(`M${x + 4} -16v-24a11 11 0 0 1 22 0v24Z`, '#FFD56B') +
  path(`M${x + 4} -16v-24a11 11 0 0 1 11 -11v35Z`, '#FFE8A6') +
  rect([x + 13, -50, 4, 36], TRAIN.iron);

/** Engine shed with the roof of its mark; trains disappear into its left side. (0, 0) = middle of its foot. */
function station(mark: Mark): string {
  const { vul: fill } = bin[mark];
  const wall = '#FFF3DF';
  const roof = 'M-158 -58L-128 -122Q-124 -130 -114 -130H114Q124 -130 128 -122L158 -58Z';
  return (
    group(contactShadow(150), { y: 6 }) +
    rect([-150, -6, 306, 16, 5], '#E3D2B6') +
    rect([-150, -6, 306, 5, 2.5], '#FFB703') +
    rect([-138, -64, 276, 60], wall) +
    path('M92 -64H138V-4H76Q100 -30 92 -64Z', shade(wall, -8)) +
    rect([-138, -64, 276, 10], shade(wall, -12), { 'fill-opacity': 0.7 }) +
    path('M-146 -4V-40a26 24 0 0 1 52 0V-4Z', TRAIN.ironDeep) +
    path('M-142 -4V-38a22 20 0 0 1 44 0V-4Z', '#1F1A3D') +
    window(-70) +
    window(56) +
    path('M-18 -4V-36a18 18 0 0 1 36 0V-4Z', shade(decorColor.bruin, -6)) +
    path('M-18 -4V-36a18 18 0 0 1 28 -15V-4Z', decorColor.bruin) +
    circle([10, -24, 3], '#FFB703') +
    path(roof, shade(fill, -14)) +
    clip(
      roof,
      group(binPattern(mark, { w: 330, h: 78, r: 0 }), { x: -170, y: -136 }) +
        path('M70 -136L112 -50H170V-136Z', shade(fill, -12), { 'fill-opacity': 0.5 }),
    ) +
    rect([-160, -64, 320, 9, 4.5], shade(fill, -18)) +
    rect([-160, -64, 320, 4, 2], tint(fill, 8)) +
    rect([-117, -137, 246, 100, 20], shade(fill, -20)) +
    rect([-119, -140, 246, 100, 20], tint(fill, 3)) +
    group(beacon(mark, 25), { x: -130, y: -116 })
  );
}

/** A lever of the signal box in the colour of its station. */
function lever(mark: Mark, on: boolean): string {
  const { vul: fill } = bin[mark];
  const top = on ? -26 : -66;
  const panel = on ? tint(DESK.panel, 14) : DESK.panel;
  return (
    rect([-88, -36, 176, 100, 18], DESK.edge) +
    rect([-88, -40, 176, 100, 18], panel) +
    rect([-80, -37, 160, 5, 2.5], '#FFFFFF', { 'fill-opacity': 0.25 }) +
    (on ? rect([-91, -43, 182, 106, 20], 'none', { stroke: '#FFB703', 'stroke-width': 6 }) : '') +
    rect([-15, -34, 30, 40, 15], '#12343C') +
    rect([-6, top, 12, -10 - top, 6], TRAIN.rod) +
    rect([-6, top, 5, -10 - top, 2.5], '#FFFFFF', { 'fill-opacity': 0.7 }) +
    circle([0, top + 3, 27], shade(fill, -14)) +
    circle([-1, top, 26], fill) +
    ellipse([-9, top - 10, 8, 5], '#FFFFFF', { 'fill-opacity': 0.55, transform: `rotate(-28 -9 ${top - 10})` }) +
    group(beacon(mark, 17), { x: -62, y: -16 })
  );
}

/** The desk along the bottom, wide enough for every screen; its edge bends up in the middle. */
function desk(): string {
  const edge = 'M0 40Q780 -6 1560 40V420H0Z';
  return (
    path('M0 28Q780 -18 1560 28V80H0Z', '#321B41', { 'fill-opacity': 0.18 }) +
    path(edge, DESK.edge) +
    path('M0 46Q780 0 1560 46V420H0Z', DESK.top) +
    path('M0 66Q780 20 1560 66V420H0Z', DESK.front) +
    path('M0 66Q780 20 1560 66V74Q780 28 0 74Z', '#FFFFFF', { 'fill-opacity': 0.12 }) +
    [150, 300, 1260, 1410].map((x) => circle([x, 190, 5], DESK.edge) + circle([x - 1, 188, 4], DESK.panel)).join('')
  );
}

const bell = (): string =>
  group(contactShadow(60), { y: 4 }) +
  rect([-58, -14, 116, 18, 8], shade(decorColor.bruin, -8)) +
  rect([-58, -14, 116, 9, 4.5], decorColor.bruin) +
  path('M-48 -14a48 44 0 0 1 96 0Z', '#E29A12') +
  path('M-48 -14a48 44 0 0 1 76 -34Q8 -24 12 -14Z', '#FFB703') +
  path('M-36 -26a38 30 0 0 1 20 -24Q-24 -36 -26 -24Z', '#FFE08A') +
  rect([-5, -66, 10, 12, 4], '#E29A12') +
  circle([0, -68, 9], '#FFB703');

const clock = (): string =>
  group(contactShadow(44), { y: 50 }) +
  circle([2, 4, 48], '#C98706') +
  circle([0, 0, 48], '#FFB703') +
  circle([0, 0, 38], '#FFFDF7') +
  Array.from({ length: 12 }, (_, i) =>
    group(rect([-1.5, -34, 3, i % 3 === 0 ? 9 : 5, 1.5], '#1F2A44'), { draai: i * 30 }),
  ).join('');

const hand = (length: number, width: number): string =>
  rect([-width / 2, -length, width, length + 6, width / 2], '#1F2A44') + circle([0, 0, 5], '#C2410C');

export const drawStations = (): { name: string; svg: string }[] => [
  ...MARKS.map((mark) => ({
    name: `station-${mark.toLowerCase()}`,
    svg: svgDoc([-170, -150, 340, 180], station(mark)),
  })),
  ...MARKS.flatMap((mark) =>
    [false, true].map((on) => ({
      name: `hendel-${mark.toLowerCase()}${on ? '-aan' : ''}`,
      svg: svgDoc([-100, -104, 200, 176], lever(mark, on)),
    })),
  ),
  { name: 'bureau', svg: svgDoc([0, 0, 1560, 420], desk()) },
  { name: 'bel', svg: svgDoc([-70, -84, 140, 104], bell()) },
  { name: 'klok', svg: svgDoc([-56, -56, 112, 124], clock()) },
  { name: 'wijzer-groot', svg: svgDoc([-8, -36, 16, 72], hand(30, 5)) },
  { name: 'wijzer-klein', svg: svgDoc([-8, -36, 16, 72], hand(20, 6)) },
];
