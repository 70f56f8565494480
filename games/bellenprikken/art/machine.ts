import { core } from '../../../tools/art/lib/palette.ts';
import {
  circle,
  clip,
  contactShadow,
  ellipse,
  group,
  line,
  n,
  path,
  rect,
  roundPoly,
  shade,
  svgDoc,
  type Point,
} from '#engine/figure/svg.ts';
import { smallBubble } from './bubbles.ts';
import { BUBBLE_COLOR } from './color.ts';

// The machine is drawn around the middle of its foot: (0, 0) is stage (182, 606).

const FRAME = [-160, -396, 480, 430] as const;
/** Mouth that holds the horn, and the joint of the horn. */
const MOUTH: Point = [-22, -142];
/** Parts that only a pose shows. */
const HIDDEN: ReadonlySet<string> = new Set(['lid', 'lach', 'brauw-denkt']);
const TEAL = '#1F9FA8';
const MAGENTA = '#C2289B';

const part = (id: string, [x, y]: Point, inner: string): string =>
  `<g id="${id}" data-pivot="${n(x - FRAME[0])} ${n(y - FRAME[1])}"${HIDDEN.has(id) ? ' data-hidden="1"' : ''}${id === 'lijf' ? '' : ' data-parent="lijf"'}>${inner}</g>`;

function wheel(x: number): string {
  const spokes = [0, 45, 90, 135]
    .map((rotate) => line('M-22 0H22', '#C77C12', 5, { transform: `rotate(${rotate})` }))
    .join('');
  return group(
    circle([0, 0, 34], '#433B6B') +
      circle([-2, -2, 30], '#5A4F86') +
      circle([0, 0, 25], '#FFC23A') +
      circle([2, 2, 21], '#F0A41B') +
      spokes +
      circle([0, 0, 8], '#F8312F') +
      circle([-2, -2, 3], '#FF9A84'),
    { x, y: -24 },
  );
}

/** Shade on the right of the barrel and under the lid, and a band of light on the left. */
function rompschaduw(): string {
  return (
    path(
      roundPoly(
        [
          [70, -256],
          [140, -256],
          [126, -36],
          [62, -36],
        ],
        0,
      ),
      core.shadow,
      { 'fill-opacity': 0.2 },
    ) +
    rect([-140, -256, 280, 22], core.shadow, { 'fill-opacity': 0.16 }) +
    path(
      roundPoly(
        [
          [-126, -256],
          [-108, -256],
          [-98, -36],
          [-114, -36],
        ],
        0,
      ),
      '#FFFFFF',
      { 'fill-opacity': 0.16 },
    )
  );
}

/** Striped barrel with its lid and brass foot. */
function torso(): string {
  const d = roundPoly(
    [
      [-132, -252],
      [132, -252],
      [118, -40],
      [-118, -40],
    ],
    10,
  );
  const lanes = Array.from({ length: 5 }, (_, i) => {
    const x = -132 + 26 + i * 53;
    return path(
      roundPoly(
        [
          [x, -256],
          [x + 27, -256],
          [(x + 27) * 0.9, -36],
          [x * 0.9, -36],
        ],
        0,
      ),
      '#E3F4F1',
    );
  }).join('');
  const lid =
    rect([-146, -276, 292, 32, 14], shade(MAGENTA, -10)) +
    rect([-146, -276, 292, 24, 12], MAGENTA) +
    rect([40, -276, 106, 24, 12], shade(MAGENTA, -7)) +
    rect([-132, -271, 120, 7, 3.5], '#F27AD0');
  const footer =
    rect([-128, -52, 256, 26, 11], '#D98A12') +
    rect([-128, -52, 256, 18, 9], core.zon) +
    rect([40, -52, 88, 18, 9], '#EDA10C') +
    rect([-116, -48, 100, 5, 2.5], '#FFE39B');
  return (
    contactShadow(150, 0, 4) + wheel(-84) + wheel(84) + path(d, TEAL) + clip(d, lanes + rompschaduw()) + lid + footer
  );
}

/** Glass dome with bubbles that wait for their turn. */
function dome(): string {
  const d = 'M-98 -272C-98 -336 -56 -366 0 -366C56 -366 98 -336 98 -272Z';
  const bubbles = [
    [-58, -296, 18, 'roze'],
    [-16, -300, 22, 'lila'],
    [30, -294, 17, 'blauw'],
    [64, -298, 15, 'mint'],
    [-30, -330, 13, 'mint'],
    [14, -332, 15, 'roze'],
  ] as const;
  return (
    path(d, '#BFE9F5') +
    clip(
      d,
      path('M40 -380C84 -350 92 -310 84 -264H110V-380Z', '#8CCFE6') +
        bubbles.map(([x, y, r, k]) => group(smallBubble(r, BUBBLE_COLOR[k]), { x, y })).join(''),
    ) +
    line('M-76 -304Q-66 -340 -36 -350', '#FFFFFF', 10, { 'stroke-opacity': 0.9 }) +
    circle([-82, -284, 5], '#FFFFFF') +
    rect([-20, -390, 40, 28, 9], shade(MAGENTA, -10)) +
    rect([-20, -390, 24, 28, 9], MAGENTA)
  );
}

/** The round face on the front. */
const face = (): string =>
  circle([-6, -158, 106], '#D98A12') +
  circle([-8, -160, 101], '#FFC23A') +
  clip(
    `M-109 -160a101 101 0 1 1 202 0a101 101 0 1 1 -202 0Z`,
    path('M40 -270A112 112 0 0 1 -8 -48C60 -60 86 -120 74 -180C68 -220 56 -250 40 -270Z', '#EFA21A', {
      'fill-opacity': 0.75,
    }),
  ) +
  line('M-88 -192Q-78 -226 -48 -242', '#FFE39B', 9);

const EYES: readonly Point[] = [
  [-46, -192],
  [30, -192],
];
const eyeWhite = (): string =>
  EYES.map(
    ([x, y]) =>
      ellipse([x, y, 21, 24], '#FFFDF7') +
      path(`M${x - 21} ${y + 5}A21 24 0 0 0 ${x + 21} ${y + 5}A21 17 0 0 1 ${x - 21} ${y + 5}Z`, '#EBDCC8'),
  ).join('');
const iris = (): string =>
  EYES.map(
    ([x, y]) =>
      ellipse([x + 3, y + 1, 12, 14], core.inkt) +
      circle([x - 1, y - 5, 4.8], '#FFFFFF') +
      circle([x + 7, y + 6, 2.2], '#FFFFFF'),
  ).join('');
const member = (): string =>
  EYES.map(
    ([x, y]) =>
      ellipse([x, y, 22, 25], '#F5B52B') + line(`M${x - 17} ${y + 4}Q${x} ${y + 15} ${x + 17} ${y + 4}`, '#7A3E12', 5),
  ).join('');
const smile = (): string =>
  EYES.map(
    ([x, y]) =>
      ellipse([x, y, 22, 25], '#FFC23A') +
      line(`M${x - 17} ${y + 7}Q${x} ${y - 18} ${x + 17} ${y + 7}`, '#5A2A18', 6.5),
  ).join('');
const brow = (left: number, right: number): string =>
  EYES.map(([x, y], i) =>
    line(`M${x - 17} ${y - 34}Q${x} ${y - 44} ${x + 17} ${y - 34}`, '#8A4A16', 7.5, {
      transform: `rotate(${i === 0 ? left : right} ${x} ${y - 38})`,
    }),
  ).join('');
const cheek = (): string =>
  ellipse([-84, -140, 27, 24], '#FF8A52', { 'fill-opacity': 0.8 }) +
  ellipse([56, -150, 25, 23], '#FF8A52', { 'fill-opacity': 0.8 }) +
  ellipse([-91, -148, 8, 6], '#FFC7A0', { 'fill-opacity': 0.8 });
const mouth = (): string =>
  ellipse([MOUTH[0], MOUTH[1], 26, 26], '#E88B1C') + ellipse([MOUTH[0], MOUTH[1], 19, 19], '#7A1F1F');

/** The trumpet horn: from the mouth to the wide bell, with two brass rings. */
function horn(): string {
  const d = 'M-30 -156C30 -150 104 -168 168 -262L236 -186C200 -104 110 -84 -26 -122C-38 -132 -40 -150 -30 -156Z';
  const light = 'M-24 -152C40 -146 110 -166 172 -256L192 -236C140 -160 60 -134 -26 -138Z';
  const chalice = (rx: number, ry: number, color: string): string =>
    ellipse([204, -226, rx, ry], color, { transform: 'rotate(46 204 -226)' });
  const ring = ([x, y]: Point, h: number, angle: number): string =>
    group(
      rect([-9, -h / 2, 18, h, 6], '#C77C12') +
        rect([-9, -h / 2, 12, h, 6], core.zon) +
        rect([-6, -h / 2 + 5, 5, h * 0.4, 2.5], '#FFE39B'),
      { x, y, draai: angle },
    );
  return (
    path(d, shade(MAGENTA, -4)) +
    clip(
      d,
      path(light, '#EE4FB4') +
        path('M-24 -150C40 -144 96 -158 150 -226L158 -216C110 -156 50 -138 -24 -143Z', '#FF9AD6') +
        path('M-30 -116C100 -84 200 -110 240 -186V-60H-30Z', core.shadow, { 'fill-opacity': 0.18 }),
    ) +
    ring([6, -136], 44, -4) +
    ring([104, -142], 74, -20) +
    chalice(64, 32, '#C77C12') +
    chalice(60, 27, core.zon) +
    chalice(51, 20, '#5A1E5E') +
    ellipse([208, -222, 38, 11], '#3B1446', { transform: 'rotate(46 208 -222)' }) +
    line('M160 -258Q172 -270 186 -266', '#FFE9A8', 6)
  );
}

/** The machine as a character: it blows, looks, blinks and laughs. */
const rig = (): string =>
  svgDoc(
    FRAME,
    part('lijf', [0, 0], torso()) +
      part('koepel', [0, -272], dome()) +
      part('gezicht', [-6, -158], face()) +
      part('wang', [-14, -146], cheek()) +
      part('ogen', [-8, -192], eyeWhite()) +
      part('pupil', [-8, -192], iris()) +
      part('lid', [-8, -192], member()) +
      part('lach', [-8, -192], smile()) +
      part('brauw', [-8, -228], brow(-6, 6)) +
      part('brauw-denkt', [-8, -228], brow(-14, -12)) +
      part('mond', MOUTH, mouth()) +
      part('hoorn', MOUTH, horn()),
  );

/** For result and finale pictures. */
export const machine = (): string => torso() + dome() + face() + cheek() + smile() + brow(-6, 6) + mouth() + horn();
export const drawMachine = (): { name: string; svg: string }[] => [{ name: 'machine', svg: rig() }];
