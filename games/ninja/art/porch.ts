import { bin } from '../../../tools/art/lib/palette.ts';
import { beacon, binPattern } from '../../../tools/art/lib/ui.ts';
import {
  circle,
  clip,
  contactShadow,
  ellipse,
  glow,
  group,
  line,
  lit,
  path,
  rect,
  shade,
  svgDoc,
} from '#engine/figure/svg.ts';
import { LAYER, roof, wood, type Canvas } from './color.ts';

const [LEFT, , WIDE] = LAYER;

/** A door of paper in a frame of wood, left top at (0, 0). */
const door = (w: number, h: number): string =>
  rect([0, 0, w, h, 6], wood.shade) +
  rect([10, 10, w - 20, h - 20], wood.paper) +
  path(`M${w * 0.62} 10H${w - 10}V${h - 10}H${w * 0.3}Z`, wood.paperShade, { 'fill-opacity': 0.7 }) +
  [1, 2].map((i) => rect([10 + ((w - 20) * i) / 3 - 3, 10, 6, h - 20], wood.face)).join('') +
  [1, 2, 3].map((i) => rect([10, 10 + ((h - 20) * i) / 4 - 3, w - 20, 6], wood.face)).join('');

/** The house at the right: a porch under a curved roof. */
const house = (): string =>
  rect([1060, 150, 420, 470], wood.deep) +
  rect([1072, 196, 400, 420], '#F6E3BE') +
  group(door(150, 330), { x: 1104, y: 272 }) +
  group(door(150, 330), { x: 1260, y: 272 }) +
  rect([1040, 230, 460, 26, 6], wood.face) +
  rect([1040, 230, 460, 9, 4], wood.light) +
  [1056, 1408]
    .map(
      (x) =>
        rect([x, 160, 34, 460, 4], wood.face) +
        rect([x, 160, 11, 460, 4], wood.light) +
        rect([x + 24, 160, 10, 460, 3], wood.shade),
    )
    .join('') +
  path('M940 196C1010 186 1060 150 1088 70L1130 -40H1520V196Z', roof.shade) +
  path('M936 186C1006 176 1056 140 1084 60L1126 -50H1520V176Z', roof.face) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      line(`M${1150 + i * 58} -40C${1112 + i * 62} 60 ${1080 + i * 66} 130 ${1030 + i * 70} 178`, roof.light, 8),
    )
    .join('') +
  path('M930 184C1010 176 1300 176 1520 178V202H940C926 200 922 188 930 184Z', roof.light) +
  path('M934 196H1520V206H946Z', roof.shade);

/** Poles of wood at the left, on which the one stands who cuts; the top of the highest is y = 560. */
const posts = (): string =>
  [
    [96, 604, 54],
    [262, 596, 46],
    [180, 560, 74],
  ]
    .map(
      ([x = 0, y = 0, w = 0]) =>
        lit(`M${x - w / 2} ${y}V760H${x + w / 2}V${y}Z`, '#C58A57', { dx: -w * 0.28, dy: 0 }) +
        [0.2, 0.6]
          .map((k) => line(`M${x - w * 0.2 + w * 0.3 * k} ${y + 40 + 60 * k}V${y + 110}`, '#96613F', 4))
          .join('') +
        ellipse([x, y, w / 2, w * 0.16], '#F0C48C') +
        ellipse([x, y, w * 0.32, w * 0.1], '#E0AC74') +
        ellipse([x, y, w * 0.14, w * 0.045], '#C58A57'),
    )
    .join('');

const scenery = (): string => house() + posts();

/** The floor before everything: boards that run away from us, with a lit edge. */
const floor = (): string => {
  const boards = Array.from({ length: 15 }, (_, i) => {
    const x = LEFT + i * 112;
    return (
      path(
        `M${x} 612L${x - (640 - x) * 0.16} 1240H${x + 112 - (528 - x) * 0.16}L${x + 112} 612Z`,
        i % 3 === 1 ? '#C07C50' : i % 3 === 2 ? '#B5734A' : '#BA774D',
      ) + line(`M${x} 614L${x - (640 - x) * 0.16} 1240`, wood.shade, 5)
    );
  }).join('');
  return (
    rect([LEFT, 600, WIDE, 660], wood.face) +
    boards +
    rect([LEFT, 588, WIDE, 30, 6], wood.light) +
    rect([LEFT, 588, WIDE, 9, 4], glow(wood.light, 12)) +
    rect([LEFT, 612, WIDE, 10], wood.shade, { 'fill-opacity': 0.8 }) +
    [-60, 210, 470, 760, 1010, 1300]
      .map((x, i) => ellipse([x, 690 + (i % 3) * 90, 40, 5], wood.shade, { 'fill-opacity': 0.5 }))
      .join('')
  );
};

/** A bronze gong in its frame, foot at (0, 0); the disc hangs by itself. */
const gongFrame = (): string =>
  contactShadow(92) +
  rect([-84, -8, 60, 14, 7], wood.deep) +
  rect([24, -8, 60, 14, 7], wood.deep) +
  [-62, 46].map((x) => rect([x, -206, 17, 204, 6], wood.shade) + rect([x, -206, 6, 204, 3], wood.face)).join('') +
  rect([-92, -218, 184, 22, 11], wood.shade) +
  rect([-92, -218, 184, 9, 4], wood.light);
const gongDisc = (): string =>
  line('M-34 -76L-22 -50M34 -76L22 -50', '#FFF3D6', 5) +
  circle([3, 4, 62], '#B36B12') +
  circle([0, 0, 62], '#F1A11E') +
  circle([0, 0, 50], '#E08F1C') +
  circle([-2, -2, 47], '#FFC244') +
  circle([0, 0, 20], '#E08F1C') +
  circle([-2, -2, 17], '#FFD978') +
  line('M-40 -22A46 46 0 0 1 -12 -44', '#FFF0B8', 7);

/** A paper lantern that hangs on a hook at (0, 0). */
export const paperLantern = (color = '#F8512F'): string =>
  line('M0 0V22', wood.deep, 5) +
  rect([-22, 20, 44, 14, 5], roof.shade) +
  lit('M-24 32C-54 44 -58 70 -58 82C-58 98 -50 122 -24 132H24C50 122 58 98 58 82C58 70 54 44 24 32Z', color, {
    dx: -9,
    dy: -5,
  }) +
  [-0.5, 0, 0.5].map((k) => line(`M${24 * k} 34Q${72 * k} 82 ${24 * k} 130`, shade(color, -9), 3)).join('') +
  ellipse([-32, 66, 8, 17], glow(color, 16), { 'fill-opacity': 0.8 }) +
  rect([-22, 130, 44, 12, 5], roof.shade) +
  line('M0 142V164', '#FFC83D', 6);

/** A basket in the colours of its mark; its mouth is at (0, -72), its foot at (0, 60), and its name stands on it. */
function basket(mark: keyof typeof bin): string {
  const { vul: fill } = bin[mark];
  const body = 'M-92 -72C-90 4 -80 50 -70 60C-66 66 66 66 70 60C80 50 90 4 92 -72Z';
  const weave = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 8 }, (__, i) =>
      rect([-100 + i * 27 + (row % 2) * 13, -62 + row * 29, 20, 20, 8], (i + row) % 2 === 0 ? '#F0C27E' : '#E3AE68'),
    ).join(''),
  ).join('');
  return (
    group(contactShadow(92), { y: 62 }) +
    ellipse([0, -72, 92, 20], '#7A4A33') +
    lit(body, '#D0934F', { dx: -12, dy: -3 }) +
    clip(
      body,
      weave +
        path('M44 -76H100V70H24Q50 0 44 -76Z', '#8A5232', { 'fill-opacity': 0.3 }) +
        group(binPattern(mark, { w: 220, h: 34, r: 0 }), { x: -110, y: 30 }),
    ) +
    line('M-92 -74C-80 -52 80 -52 92 -74', '#E8B878', 13) +
    line('M-90 -77C-78 -56 40 -54 70 -62', '#F8DCA8', 4) +
    rect([-97, -18, 194, 72, 20], shade(fill, -14)) +
    rect([-97, -21, 194, 72, 20], fill) +
    group(beacon(mark, 22), { x: -92, y: -24 })
  );
}

/** A wide bowl for what needs no basket; its mouth is (0, 0). */
const bowl = (): string =>
  group(contactShadow(120), { y: 92 }) +
  ellipse([0, 0, 150, 28], '#7A4A33') +
  ellipse([0, 6, 132, 20], '#5A3328') +
  lit('M-150 0C-146 66 -92 90 -60 92H60C92 90 146 66 150 0C120 30 -120 30 -150 0Z', '#C9874E', { dx: -14, dy: -4 }) +
  line('M-149 2C-116 32 116 32 149 2', '#F0C48C', 9) +
  line('M-120 48C-90 66 90 66 120 48', '#F8DCA8', 5) +
  [-70, -20, 30, 76].map((x) => circle([x, 58 - Math.abs(x) * 0.06, 6], '#F8DCA8')).join('');

/** A belt on a peg: knot and two ends, white so that a scene tints it. */
const belt = (): string =>
  line('M-4 0C-34 12 -40 56 -26 128', '#FFFFFF', 22) +
  line('M4 0C34 12 30 70 40 150', '#F1EDF6', 22) +
  rect([-20, -14, 40, 30, 12], '#FFFFFF') +
  line('M-14 2H14', '#D9D2E4', 4);
const peg = (): string =>
  circle([2, 3, 15], wood.deep) + circle([0, 0, 15], wood.light) + circle([-4, -4, 5], glow(wood.light, 14));

export const porch = (): string => scenery() + floor();

export const drawPorch = (): Canvas[] => [
  { name: 'dojo', svg: svgDoc(LAYER, scenery()) },
  { name: 'vloer', svg: svgDoc([LEFT, 580, WIDE, 660], floor()) },
  { name: 'gongstel', svg: svgDoc([-100, -224, 200, 240], gongFrame()) },
  { name: 'gong', svg: svgDoc([-68, -80, 136, 150], gongDisc()) },
  { name: 'lampion', svg: svgDoc([-64, -2, 128, 170], paperLantern()) },
  { name: 'lampion-geel', svg: svgDoc([-64, -2, 128, 170], paperLantern('#F5A623')) },
  ...(['A', 'B', 'C', 'D'] as const).map((mark) => ({
    name: `mand-${mark.toLowerCase()}`,
    svg: svgDoc([-118, -98, 236, 184], basket(mark)),
  })),
  { name: 'schaal', svg: svgDoc([-160, -34, 320, 150], bowl()) },
  { name: 'gordel', svg: svgDoc([-60, -30, 120, 200], belt()) },
  { name: 'knop', svg: svgDoc([-20, -20, 40, 44], peg()) },
];
