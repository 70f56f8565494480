import {
  circle,
  circlesPath,
  clip,
  ellipse,
  group,
  line,
  lit,
  n,
  path,
  rect,
  rectPath,
  svgDoc,
} from '#engine/figure/svg.ts';
import { metal, type Canvas } from './color.ts';

// (0, 0) = the middle of the porthole; the rocket stands on y = 290.

/** The porthole, wide enough for the longest word. */
export const PORTHOLE = [-182, -106, 364, 212, 98] as const;
const HULL =
  'M0 -198C86 -178 196 -118 220 -6C232 60 214 116 192 164H-192C-214 116 -232 60 -220 -6C-196 -118 -86 -178 0 -198Z';
const STAND = 290;

const fin = (side: 1 | -1): string => {
  const d = `M${side * 190} 46C${side * 246} 74 ${side * 292} 150 ${side * 300} ${STAND}C${side * 256} 236 ${side * 214} 206 ${side * 168} 196Z`;
  return side < 0
    ? lit(d, metal.red, { dx: -10, dy: -6, shadow: metal.redDark }) +
        line('M-214 92C-250 128 -272 172 -280 216', '#FF9C86', 9)
    : lit(d, metal.redDark, { dx: -8, dy: -5, shadow: '#8D1533' });
};

const nozzle = (x: number, w: number): string =>
  lit(`M${x - w} 160H${x + w}L${x + w * 1.3} 214H${x - w * 1.3}Z`, metal.dark, { dx: -7, dy: 0, shadow: '#1B1740' }) +
  line(`M${x - w * 0.8} 172L${x - w} 204`, metal.steelDark, 6);

/** Rivets along a row. */
const rivets = (y: number, half: number, count: number): string =>
  Array.from({ length: count }, (_, i) =>
    circle([-half + (2 * half * i) / (count - 1), y, 4.5], metal.steel, { 'fill-opacity': 0.7 }),
  ).join('');

const hull = (): string =>
  path(HULL, metal.hull) +
  clip(
    HULL,
    path('M86 -200C196 -120 190 60 128 180H250V-200Z', metal.hullDark) +
      path('M-196 -70C-216 0 -206 80 -184 160L-160 160C-184 80 -190 10 -168 -92Z', '#FFFFFF') +
      path('M-200 -134Q0 -92 200 -134V-210H-200Z', metal.red) +
      path('M40 -210C70 -180 96 -150 106 -112Q160 -122 200 -134V-210Z', metal.redDark) +
      path('M-200 -134Q0 -92 200 -134V-122Q0 -80 -200 -122Z', metal.dark) +
      rect([-240, 124, 480, 26], metal.brass) +
      rect([80, 124, 160, 26], metal.brassDark) +
      rect([-240, 150, 480, 20], metal.dark),
  ) +
  path('M-44 -160C-34 -172 -20 -180 -8 -184C-18 -170 -26 -154 -30 -140Z', '#FF9C86') +
  rivets(112, 176, 9);

const rocket = (): string =>
  [-104, 0, 104].map((x) => nozzle(x, x === 0 ? 46 : 38)).join('') + fin(-1) + fin(1) + hull();

/** Glass of the porthole: paper, so that a word stands on it as on a plate. */
const glass = (): string =>
  path(rectPath(PORTHOLE), metal.glass) +
  clip(rectPath(PORTHOLE), path('M-190 -110H-60L-150 110H-190Z', '#EAF6FF') + path('M150 -110H190V110H96Z', '#EFEAF6'));

/** Brass rim with its bolts; its shade lies on the hull. */
function rim(): string {
  const [x, y, w, h, r] = PORTHOLE;
  const grow = (by: number): string => rectPath([x - by, y - by, w + 2 * by, h + 2 * by, r + by]);
  const bolts = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI + 0.22;
    const k = 1 / (Math.abs(Math.cos(angle)) ** 3.2 + Math.abs(Math.sin(angle)) ** 3.2) ** (1 / 3.2);
    const at = [Math.cos(angle) * k * (w / 2 + 10), Math.sin(angle) * k * (h / 2 + 10)] as const;
    return circle([at[0], at[1], 5.5], metal.brassDark) + circle([at[0] - 1, at[1] - 1.5, 3.5], '#FFE08A');
  }).join('');
  return (
    path(`${grow(20)}${grow(2)}`, metal.brass, { 'fill-rule': 'evenodd' }) +
    path(`${grow(20)}${grow(14)}`, '#FFD45E', { 'fill-rule': 'evenodd' }) +
    path(`${grow(6)}${grow(-1)}`, metal.brassDark, { 'fill-rule': 'evenodd' }) +
    bolts
  );
}

const PUFFS = [
  [-120, 66, 66],
  [-50, 92, 72],
  [40, 84, 76],
  [124, 66, 66],
  [-150, 6, 54],
  [-84, 0, 62],
  [0, 6, 70],
  [88, 0, 62],
  [150, 10, 54],
  [-110, -58, 52],
  [-36, -62, 58],
  [44, -64, 58],
  [114, -56, 52],
] as const;

/** Steam that fills the porthole; it grows from the foot of the window, so it never leaves it. */
const steam = (): string =>
  clip(
    rectPath(PORTHOLE),
    rect([PORTHOLE[0], PORTHOLE[1], PORTHOLE[2], PORTHOLE[3]], '#E3DDF0') +
      PUFFS.toReversed()
        .map(([x, y, r], i) =>
          lit(circlesPath([[x, y, r]]), i % 2 === 0 ? '#FFFFFF' : '#F6F3FB', { dx: -6, dy: -8, shadow: '#D2CAE4' }),
        )
        .join('') +
      line('M-96 -6q26 -26 52 0M18 40q30 -28 60 0M-10 -52q20 -18 40 0', '#CFC6E2', 6),
  );

/** Three flames; picture 1 licks to the other side. The nozzles are at y = 0. */
function flames(picture: 0 | 1): string {
  const lick = picture === 0 ? 1 : -1;
  const one = (x: number, w: number, h: number): string => {
    const d = (k: number): string =>
      `M${n(x - w * k)} 0C${n(x - w * 1.1 * k)} ${n(h * 0.42 * k)} ${n(x - w * 0.3 * k + lick * 5)} ${n(h * 0.7 * k)} ${n(x + lick * 7 * k)} ${n(h * k)}C${n(x + w * 0.4 * k + lick * 5)} ${n(h * 0.66 * k)} ${n(x + w * 1.1 * k)} ${n(h * 0.4 * k)} ${n(x + w * k)} 0Z`;
    return path(d(1), '#FF7A1F') + path(d(0.74), '#FFB21A') + path(d(0.44), '#FFF0B3');
  };
  return one(-104, 44, 150) + one(104, 44, 150) + one(0, 56, 210);
}

/** Clouds around the feet, that never go away. */
const cloudlets = (): string =>
  lit(
    circlesPath([
      [-190, 10, 34],
      [-140, -8, 46],
      [-84, 6, 40],
      [-30, 16, 30],
      [34, 16, 32],
      [92, 4, 42],
      [148, -6, 44],
      [198, 12, 32],
    ]),
    '#F2EDFB',
    { dx: -5, dy: -8, shadow: '#C9BFE2' },
  );

const shade = (): string =>
  ellipse([0, 0, 270, 26], '#1B1440', { 'fill-opacity': 0.22 }) +
  ellipse([0, 0, 210, 18], '#1B1440', { 'fill-opacity': 0.3 });

export const drawRocket = (): Canvas[] => [
  { name: 'raket', svg: svgDoc([-310, -206, 620, 504], rocket() + glass()) },
  { name: 'rand', svg: svgDoc([-206, -130, 412, 260], rim()) },
  { name: 'stoom', svg: svgDoc([PORTHOLE[0], PORTHOLE[1], PORTHOLE[2], PORTHOLE[3]], steam()) },
  { name: 'vlam-1', svg: svgDoc([-160, 0, 320, 216], flames(0)) },
  { name: 'vlam-2', svg: svgDoc([-160, 0, 320, 216], flames(1)) },
  { name: 'damp', svg: svgDoc([-240, -60, 480, 110], cloudlets()) },
  { name: 'raketschaduw', svg: svgDoc([-276, -30, 552, 60], shade()) },
];

/** The whole rocket with a full flame, for pictures around the game. */
export const wholeRocket = (): string => group(flames(0), { y: 206 }) + rocket() + glass() + rim();
