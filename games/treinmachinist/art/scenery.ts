import { bush, cloud, flower, grass, halo, sun, tree } from '../../../tools/art/lib/decor.ts';
import { land } from '../../../tools/art/lib/palette.ts';
import {
  circle,
  circlesPath,
  clip,
  ellipse,
  group,
  line,
  mix,
  n,
  path,
  rect,
  roundPoly,
  seeded,
  shade,
  svgDoc,
  tint,
  type Point,
} from '#engine/figure/svg.ts';
import { haze, SHEET } from './color.ts';

const { ver: FAR, midden: MIDDLE, near: NEAR, sky: SKY } = land.fabriek;
/** Foot of the hills on the sheet. */
const HORIZON = 396;
const SUN: Point = [340, 300];

function skyDay(): string {
  const rings = [560, 430, 310, 210].map((r, i) =>
    circle([SUN[0], SUN[1], r], mix('#FFD58A', '#FFF1D2', 0.62 - i * 0.2)),
  );
  return (
    rect(SHEET, SKY) +
    rings.join('') +
    group(halo(120, '#FFF6DC', 3), { x: SUN[0], y: SUN[1] }) +
    group(sun(58, '#FFE9A6'), { x: SUN[0], y: SUN[1] })
  );
}

/** The sky of the evening: the sun is down, rose above the hills, first stars. */
function skyEvening(): string {
  const random = seeded(12);
  const bands = ['#5B4A94', '#76579F', '#A0669F', '#D08397', '#F0A98A', '#FBCB93'];
  const band = (color: string, i: number): string => {
    const y = i * 78;
    return path(`M0 ${y}C400 ${y - 26} 1100 ${y + 30} 1560 ${y - 6}V960H0Z`, color);
  };
  const stars = Array.from({ length: 44 }, () =>
    circle([random() * 1560, random() * 230, 1.4 + random() * 1.8], '#FFF3C4', {
      'fill-opacity': 0.5 + random() * 0.5,
    }),
  );
  const moon = circle([1046, 222, 36], '#FFF3D0') + circle([1060, 212, 31], '#76579F');
  return rect(SHEET, '#4A4088') + bands.map(band).join('') + stars.join('') + moon;
}

const clouds = (): string =>
  [
    [120, 236, 0.9],
    [640, 210, 1.15],
    [1080, 250, 0.8],
    [1420, 190, 1],
  ]
    .map(([x = 0, y = 0, size = 1]) => group(cloud('#FFFDF7', '#F3E2CF'), { x, y, schaal: size }))
    .join('');

/** A ridge of hills across the sheet, by the heights of its tops. */
const ridge = (tops: readonly number[], color: string): string =>
  path(`${through(tops.map((y, i): Point => [(i * 1560) / (tops.length - 1), y]))}V960H0Z`, color);

/** The factory that gives the land its name, with saw-tooth roofs. */
function factory(): string {
  const wall = haze('#7FB3AF', 0.2);
  const teeth = Array.from({ length: 5 }, (_, i) => {
    const x = -150 + i * 62;
    return (
      path(`M${x} -92L${x + 54} -142V-92H${x + 62}V-86H${x}Z`, shade(wall, -4)) +
      path(`M${x + 40} -129L${x + 54} -142V-92H${x + 40}Z`, haze('#FFE2A0', 0.1))
    );
  });
  const chimney = (x: number, h: number): string =>
    rect([x, -h, 30, h - 80], shade(wall, -9)) +
    rect([x, -h, 10, h - 80], wall) +
    rect([x - 5, -h - 4, 40, 12, 4], haze('#C2574A', 0.12)) +
    rect([x, -h + 26, 30, 8], haze('#C2574A', 0.3));
  const windows = Array.from({ length: 7 }, (_, i) => rect([-134 + i * 42, -62, 26, 30, 4], '#FFE6A6'));
  return (
    chimney(-128, 230) +
    chimney(-76, 266) +
    rect([-150, -92, 310, 92], wall) +
    rect([70, -92, 90, 92], shade(wall, -6)) +
    teeth.join('') +
    windows.join('')
  );
}

function viaduct(): string {
  const stone = haze('#B9CBC4', 0.3);
  const arches = Array.from({ length: 9 }, (_, i) => {
    const x = 30 + i * 92;
    return (
      path(`M${x} 84V40a32 32 0 0 1 64 0V84Z`, haze(MIDDLE, 0.32)) +
      path(`M${x} 84V40a32 32 0 0 1 14 -26V84Z`, shade(stone, -10))
    );
  });
  return rect([0, -12, 860, 96], stone) + rect([0, -18, 860, 10, 3], shade(stone, -7)) + arches.join('');
}

function cottage(roof: string, size: number): string {
  const wall = haze('#FBEBD2', 0.1);
  return group(
    rect([-34, -44, 68, 44], wall) +
      rect([12, -44, 22, 44], shade(wall, -7)) +
      path(
        roundPoly(
          [
            [-44, -40],
            [0, -84],
            [44, -40],
          ],
          5,
        ),
        haze(roof, 0.22),
      ) +
      path(
        roundPoly(
          [
            [12, -72],
            [44, -40],
            [16, -40],
          ],
          3,
        ),
        shade(haze(roof, 0.22), -7),
      ) +
      rect([-22, -32, 16, 16, 2], '#FFE6A6') +
      rect([-2, -28, 13, 28, 4], haze('#8D5B3E', 0.2)),
    { schaal: size },
  );
}

const TOWN: readonly (readonly [x: number, y: number, size: number, roof: string])[] = [
  [70, 456, 0.9, '#C2574A'],
  [128, 462, 0.8, '#7D4533'],
  [190, 458, 1.05, '#2F7F7B'],
  [258, 464, 0.85, '#C2574A'],
];

function far(): string {
  const trees = [
    [30, 468, 0.5],
    [318, 470, 0.56],
    [350, 472, 0.46],
    [742, 482, 0.5],
  ].map(([x = 0, y = 0, size = 1]) => group(tree('rond', haze('#4E9A8C', 0.12)), { x, y, schaal: size }));
  return (
    ridge([352, 318, 372, 330, 300, 350, 318, 360], haze(FAR, 0.35)) +
    ridge([420, 372, 404, HORIZON, 366, 392, 352, 388], FAR) +
    group(viaduct(), { x: 640, y: 384, schaal: 0.9 }) +
    group(factory(), { x: 440, y: 462 }) +
    ridge([452, 440, 462, 448, 470, 452, 444, 430], mix(FAR, MIDDLE, 0.55)) +
    TOWN.map(([x, y, size, roof]) => group(cottage(roof, size), { x, y })).join('') +
    trees.join('')
  );
}

/** Lit windows and lamps, laid over the far scenery when the evening falls. */
function lights(): string {
  const glow = (x: number, y: number, r: number): string =>
    circle([x, y, r * 2.4], '#FFD978', { 'fill-opacity': 0.16 }) +
    circle([x, y, r * 1.4], '#FFE39A', { 'fill-opacity': 0.34 }) +
    circle([x, y, r * 0.7], '#FFF3C4');
  const town = TOWN.map(([x, y, size]) => glow(x - 14 * size, y - 24 * size, 11 * size));
  const hall = Array.from({ length: 7 }, (_, i) => glow(440 - 121 + i * 42, 462 - 47, 12));
  return [...town, ...hall].join('');
}

/** A smooth line through points, to be closed by who draws it. */
function through(points: readonly Point[]): string {
  const [[x0, y0] = [0, 0]] = points;
  return points.slice(1).reduce(
    (d, [x, y], i) => {
      const [px, py] = points[i] ?? [x, y];
      const half = (x - px) / 2;
      return `${d}C${n(px + half)} ${n(py)} ${n(x - half)} ${n(y)} ${n(x)} ${n(y)}`;
    },
    `M${n(x0)} ${n(y0)}`,
  );
}

/** The hillside on which the lines climb to the stations, lighter toward its top. */
function hillside(green: string): string {
  const side = (shift: number, color: string): string =>
    path(
      `${through([
        [470 + shift, 590],
        [700 + shift, 480],
        [850 + shift, 306],
        [1010 + shift, 262],
        [1280, 270 + shift * 0.5],
        [1560, 240 + shift * 0.5],
      ])}V960H${470 + shift}Z`,
      color,
    );
  const trees = [
    [930, 276, 0.5],
    [972, 270, 0.4],
    [1040, 264, 0.34],
  ].map(([x = 0, y = 0, size = 1]) => group(tree('den', mix(NEAR, FAR, 0.35)), { x, y, schaal: size }));
  return (
    trees.join('') + side(0, mix(green, FAR, 0.5)) + side(70, mix(green, FAR, 0.3)) + side(170, mix(green, FAR, 0.14))
  );
}

/** The meadow on which the lines lie: three greens, calm in the middle. */
function meadow(): string {
  const random = seeded(7);
  const blades = Array.from({ length: 40 }, () => {
    const x = random() * 1560;
    const y = 520 + random() * 210;
    return group(grass(shade(MIDDLE, -8)), { x, y, schaal: 0.8, alpha: 0.7 });
  });
  const flowers = Array.from({ length: 22 }, (_, i) => {
    const x = random() * 1560;
    const y = 560 + random() * 160;
    return group(flower(['#FF7FB0', '#FFC83D', '#FFFDF7'][i % 3]), { x, y, schaal: 0.34 });
  });
  const green = mix(MIDDLE, '#8CCB8F', 0.55);
  return (
    ridge([470, 482, 474, 492, 480, 470, 462, 456], mix(green, FAR, 0.42)) +
    hillside(green) +
    ridge([540, 520, 540, 560, 590, 604, 610, 606], mix(green, FAR, 0.1)) +
    ridge([640, 628, 622, 634, 620, 628, 616, 622], green) +
    ridge([752, 742, 750, 738, 748, 740, 752, 744], shade(green, -6)) +
    blades.join('') +
    flowers.join('') +
    fence([640, 530], 4)
  );
}

const fence = ([x, y]: Point, count: number): string =>
  group(
    ellipse([count * 15, 4, count * 18, 6], '#321B41', { 'fill-opacity': 0.1 }) +
      [-26, -12].map((top) => rect([-6, top, count * 30, 7, 3], '#FFF6E6')).join('') +
      Array.from(
        { length: count },
        (_, i) => path(`M${i * 28} 2V-34l6 -6l6 6V2Z`, '#FFFDF7') + rect([i * 28 + 8, -36, 4, 38], '#E4D6C4'),
      ).join(''),
    { x, y },
  );

/** The hill with a gate at both sides, through which the line runs at higher levels; (0, 0) = middle of its foot. */
function tunnel(): string {
  const hill = mix(NEAR, '#6FB07A', 0.6);
  const stone = '#B9AFC4';
  const gate = (x: number, side: number): string =>
    group(
      path('M0 14V-118a56 56 0 0 1 30 -44V14Z', shade(stone, -8)) +
        path('M0 14V-112a44 44 0 0 1 18 -34V14Z', stone) +
        [-20, -52, -84, -114].map((y) => line(`M3 ${y}H26`, shade(stone, -16), 3)).join(''),
      { x, sx: side },
    );
  return (
    ellipse([0, 16, 124, 14], '#321B41', { 'fill-opacity': 0.14 }) +
    path('M-108 16V-96C-108 -176 -66 -218 -6 -218C62 -218 108 -170 108 -92V16Z', shade(hill, -9)) +
    path('M-108 16V-96C-108 -172 -68 -212 -12 -212C44 -212 74 -168 70 -96C68 -50 60 -10 66 16Z', hill) +
    path(
      'M-92 -100C-90 -158 -66 -192 -32 -196C-16 -196 -20 -180 -34 -170C-62 -152 -70 -126 -74 -96C-78 -82 -92 -84 -92 -100Z',
      tint(hill, 8),
    ) +
    group(bush(shade(NEAR, -2)), { x: -62, y: -196, schaal: 0.5 }) +
    gate(-106, 1) +
    gate(106, -1) +
    group(flower('#FF7FB0'), { x: -18, y: -120, schaal: 0.42 }) +
    group(flower('#FFC83D'), { x: 30, y: -70, schaal: 0.4 }) +
    group(tree('den', shade(NEAR, -2)), { x: 16, y: -206, schaal: 0.4 }) +
    group(tree('den', shade(NEAR, 2)), { x: 52, y: -192, schaal: 0.3 })
  );
}

/** Sky, hills and meadow in one, for pictures. */
export const backdrop = (): string => skyDay() + clouds() + far() + meadow();

/** A train on the viaduct, far away. */
function farTrain(): string {
  const car = (x: number, color: string): string =>
    rect([x, -30, 46, 22, 5], haze(color, 0.3)) +
    [x + 11, x + 35].map((c) => circle([c, -6, 6], haze('#433B6B', 0.25))).join('');
  return (
    car(-96, '#8D65C5') +
    car(-44, '#635994') +
    car(8, '#8D65C5') +
    rect([60, -40, 30, 32, 5], haze('#433B6B', 0.2)) +
    rect([50, -28, 48, 20, 5], haze('#433B6B', 0.2)) +
    [62, 86].map((c) => circle([c, -6, 7], haze('#2E2952', 0.2))).join('') +
    rect([84, -50, 8, 16, 2], haze('#433B6B', 0.2))
  );
}

/** A puff of steam that is large enough for a word. */
const steamCloud = (): string => {
  const puffs = circlesPath([
    [-96, 6, 50],
    [-46, -26, 58],
    [18, -32, 62],
    [78, -10, 56],
    [106, 22, 38],
    [-20, 26, 56],
    [50, 30, 52],
    [-110, 30, 34],
  ]);
  return path(puffs, '#DCD3EA', { transform: 'translate(5 9)' }) + path(puffs, '#FFFDF7');
};

const whole = (inner: string): string => svgDoc(SHEET, clip('M0 0H1560V960H0Z', inner));
/** Upper part of a sheet, and the town on it. */
const [UPPER, TOWN_BOX] = [
  [0, 0, 1560, 560],
  [40, 380, 900, 150],
] as const;

/** Sky, hills, meadow and what stands in them. */
export const drawScenery = (): { name: string; svg: string }[] => [
  { name: 'lucht', svg: whole(skyDay()) },
  { name: 'avond', svg: svgDoc(UPPER, clip('M0 0H1560V560H0Z', skyEvening())) },
  { name: 'wolken', svg: whole(clouds()) },
  { name: 'ver', svg: whole(far()) },
  { name: 'lichtjes', svg: svgDoc(TOWN_BOX, lights()) },
  { name: 'veld', svg: whole(meadow()) },
  { name: 'schemer', svg: svgDoc([0, 0, 26, 16], rect([0, 0, 26, 16], '#3A2F75')) },
  { name: 'tunnel', svg: svgDoc([-130, -290, 260, 322], tunnel()) },
  { name: 'treintje', svg: svgDoc([-104, -56, 208, 60], farTrain()) },
  { name: 'stoomwolk', svg: svgDoc([-160, -100, 330, 200], steamCloud()) },
];
