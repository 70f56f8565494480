import { sun } from '../../../tools/art/lib/decor.ts';
import { core } from '../../../tools/art/lib/palette.ts';
import {
  circle,
  circlesPath,
  clip,
  ellipse,
  group,
  line,
  n,
  path,
  rect,
  rectPath,
  shade,
  svgDoc,
  type Circle,
} from '#engine/figure/svg.ts';
import { HORIZON, haze } from './color.ts';

const SHEET = [0, 0, 1560, 960] as const;
const SUN = { x: 500, y: 268 } as const;

/** Cream morning sky with wide rings of light around the sun. */
function sky(): string {
  const rings = [
    [900, '#FFEFD0'],
    [700, '#FFF1D6'],
    [500, '#FFF4DF'],
    [330, '#FFF7E8'],
    [190, '#FFFAF0'],
  ] as const;
  const rays = [-62, -34, -8, 20, 48, 76, 104, 132]
    .map((rotate) =>
      path('M0 0L1500 -70V70Z', '#FFE3C4', {
        'fill-opacity': 0.28,
        transform: `translate(${SUN.x} ${SUN.y}) rotate(${rotate})`,
      }),
    )
    .join('');
  return (
    rect([...SHEET], '#FFE8CC') +
    rings.map(([r, color]) => circle([SUN.x, SUN.y, r], color)).join('') +
    rays +
    group(sun(50), SUN)
  );
}

/** Long flat cloud of one silhouette. */
function cloud(k: number): string {
  const spheres: readonly Circle[] = [
    [-70, 0, 30],
    [-28, -16, 36],
    [20, -26, 42],
    [64, -6, 32],
    [98, 8, 22],
    [-102, 12, 18],
  ];
  const d = `${circlesPath(spheres)}M-112 4H112V30H-112Z`;
  return group(
    path(circlesPath(spheres.map(([x, y, r]) => [x + 8, y + 9, r] as const)), '#FCDCD8') +
      path('M-120 14Q-120 36 -98 36H108Q132 36 128 14Z', '#FCDCD8') +
      path(d, '#FFFFFF') +
      clip(d, path('M-130 16Q0 34 130 12V40H-130Z', '#FFF0EC')),
    { schaal: k },
  );
}

const clouds = (): string =>
  [
    [170, 316, 0.9],
    [700, 176, 0.62],
    [800, 270, 0.9],
    [1250, 204, 0.75],
    [1400, 306, 1],
  ]
    .map(([x = 0, y = 0, k = 1]) => group(cloud(k), { x, y }))
    .join('');

/** Round tree of far away, one shade and one light. */
function smallTree(color: string, r: number): string {
  const k = haze(color, 0.34);
  const d = circlesPath([
    [0, -r * 1.5, r],
    [-r * 0.7, -r * 0.95, r * 0.72],
    [r * 0.72, -r * 0.9, r * 0.7],
  ]);
  return (
    rect([-4, -r * 0.8, 8, r * 0.9, 3], haze('#A9683F', 0.4)) +
    path(d, shade(k, -5)) +
    clip(
      d,
      path(
        circlesPath([
          [-6, -r * 1.56, r],
          [-r * 0.8, -r, r * 0.66],
          [r * 0.6, -r, r * 0.62],
        ]),
        k,
      ),
    )
  );
}

type Tent = { wide: number; wall: number; roof: number; color: string; white?: string };

/** A striped circus tent; foot in the middle, peak at -(muur + dak). */
function tent({ wide, wall, roof, color, white = '#FFF4EA' }: Tent): string {
  const b = wide / 2;
  const lanes = 8;
  const step = wide / lanes;
  const material = (i: number): string => (i % 2 === 0 ? color : white);
  const partition = Array.from({ length: lanes }, (_, i) =>
    rect([-b * 0.9 + i * step * 0.9, -wall, step * 0.9 + 0.5, wall], material(i)),
  ).join('');
  const top = -wall - roof;
  const cap = Array.from({ length: lanes }, (_, i) => {
    const x0 = -b * 1.06 + (i * wide * 1.06) / lanes;
    const x1 = x0 + (wide * 1.06) / lanes;
    return path(
      `M0 ${n(top)}Q${n(x0 * 0.34)} ${n(top + roof * 0.6)} ${n(x0)} ${n(-wall)}A${n((x1 - x0) / 2)} ${n(step * 0.42)} 0 0 0 ${n(x1)} ${n(-wall)}Q${n(x1 * 0.34)} ${n(top + roof * 0.6)} 0 ${n(top)}Z`,
      material(i),
    );
  }).join('');
  const perimeter = `M0 ${n(top)}Q${n(b * 0.36)} ${n(top + roof * 0.6)} ${n(b * 1.06)} ${n(-wall)}V${n(-wall + step)}L${n(b * 0.9)} 0H${n(-b * 0.9)}L${n(-b * 1.06)} ${n(-wall + step)}V${n(-wall)}Q${n(-b * 0.36)} ${n(top + roof * 0.6)} 0 ${n(top)}Z`;
  const entrance = `M${n(-b * 0.26)} 0Q${n(-b * 0.2)} ${n(-wall * 0.5)} 0 ${n(-wall * 0.86)}Q${n(b * 0.2)} ${n(-wall * 0.5)} ${n(b * 0.26)} 0Z`;
  return (
    partition +
    rect([-b * 0.9, -wall, wide * 0.9, step * 0.62], core.shadow, { 'fill-opacity': 0.09 }) +
    path(entrance, haze('#7A3F7E', 0.3)) +
    path(
      `M${n(-b * 0.26)} 0Q${n(-b * 0.2)} ${n(-wall * 0.5)} 0 ${n(-wall * 0.86)}Q${n(-b * 0.06)} ${n(-wall * 0.3)} ${n(-b * 0.14)} 0Z`,
      white,
    ) +
    cap +
    clip(
      perimeter,
      path(`M0 ${n(top)}Q${n(b * 0.2)} ${n(top + roof * 0.6)} ${n(b * 0.42)} 0H${n(b * 1.2)}V${n(top)}Z`, core.shadow, {
        'fill-opacity': 0.08,
      }),
    ) +
    line(
      `M${n(-b * 0.42)} ${n(-wall - roof * 0.16)}Q${n(-b * 0.16)} ${n(top + roof * 0.56)} ${n(-b * 0.06)} ${n(top + roof * 0.22)}`,
      '#FFFFFF',
      5,
      { 'stroke-opacity': 0.4 },
    )
  );
}

/** Booth with a striped awning and a counter; foot in the middle. */
function stall(wide: number, color: string): string {
  const b = wide / 2;
  const lanes = 6;
  const step = (wide + 16) / lanes;
  const awning = Array.from({ length: lanes }, (_, i) => {
    const x = -b - 8 + i * step;
    const fill = i % 2 === 0 ? color : '#FFF6EE';
    return path(`M${n(x)} -96H${n(x + step)}V-72A${n(step / 2)} ${n(step / 2.1)} 0 0 1 ${n(x)} -72Z`, fill);
  }).join('');
  const prizes = [-0.5, 0, 0.5]
    .map(
      (k, i) =>
        circle([b * k, -56, 11], haze(['#FFC24A', '#F26FA6', '#58B7E6'][i] ?? core.zon, 0.25)) +
        circle([b * k - 3.5, -59, 3], '#FFFFFF', { 'fill-opacity': 0.7 }),
    )
    .join('');
  return (
    rect([-b, -92, wide, 60], haze('#7A5A9A', 0.5)) +
    prizes +
    rect([-b, -40, wide, 40, 3], color) +
    rect([b * 0.36, -40, b * 0.64, 40, 3], shade(color, -8)) +
    rect([-b - 7, -46, wide + 14, 11, 5], haze(core.zon, 0.2)) +
    rect([-b, -74, wide, 10], core.shadow, { 'fill-opacity': 0.12 }) +
    awning +
    rect([-b - 10, -104, wide + 20, 11, 5], shade(color, -7))
  );
}

/** Soft hills and trees behind the fair. */
function far(): string {
  const back = `M0 480C110 440 230 446 340 474S560 520 700 486S930 440 1060 468S1330 510 1560 442V960H0Z`;
  const before = `M0 524C160 490 300 512 440 520S760 500 900 514S1240 536 1560 492V960H0Z`;
  const trees = [
    [40, 520, 30, '#8FCB7C'],
    [96, 530, 22, '#B5D76E'],
    [470, 526, 24, '#8FCB7C'],
    [930, 528, 26, '#B5D76E'],
    [1246, 530, 22, '#8FCB7C'],
    [1404, 520, 32, '#8FCB7C'],
    [1466, 524, 24, '#B5D76E'],
    [1530, 516, 34, '#8FCB7C'],
  ] as const;
  return (
    path(back, '#FFDDE2') +
    clip(
      back,
      path('M0 500C110 456 230 462 340 488S560 530 700 500S930 456 1060 484S1330 524 1560 460V960H0Z', '#FFD3DC'),
    ) +
    path(before, '#FFC8D6') +
    trees.map(([x, y, r, color]) => group(smallTree(color, r), { x, y: y + 14 })).join('')
  );
}

/** The tents and booths along the edge of the square. */
function tents(): string {
  const parts = [
    group(tent({ wide: 150, wall: 70, roof: 92, color: haze('#F5A0C0', 0.28) }), { x: 512, y: HORIZON + 2 }),
    group(tent({ wide: 96, wall: 52, roof: 92, color: haze('#7FC8EC', 0.2) }), { x: 618, y: HORIZON + 6 }),
    group(tent({ wide: 264, wall: 104, roof: 124, color: haze('#F0607F', 0.14) }), { x: 786, y: HORIZON + 12 }),
    group(stall(104, haze('#A98BDD', 0.18)), { x: 978, y: HORIZON + 14 }),
    group(stall(128, haze('#5CBFB4', 0.18)), { x: 1352, y: HORIZON + 16 }),
    group(tent({ wide: 120, wall: 60, roof: 96, color: haze('#FFC24A', 0.26) }), { x: 1500, y: HORIZON + 8 }),
    group(stall(110, haze('#F26FA6', 0.22)), { x: 66, y: HORIZON + 10 }),
  ];
  const shadow = [
    [512, 92],
    [618, 62],
    [786, 150],
    [978, 70],
    [1352, 84],
    [1500, 74],
    [66, 72],
  ] as const;
  return (
    shadow.map(([x, rx]) => ellipse([x + 10, HORIZON + 16, rx, 13], core.shadow, { 'fill-opacity': 0.07 })).join('') +
    parts.join('')
  );
}

const doc = (inner: string): string => svgDoc(SHEET, clip(rectPath([...SHEET]), inner));

export const drawFunfair = (): { name: string; svg: string }[] => [
  { name: 'lucht', svg: doc(sky()) },
  { name: 'wolken', svg: svgDoc([0, 100, 1560, 260], clouds()) },
  { name: 'ver', svg: doc(far()) },
  { name: 'tenten', svg: doc(tents()) },
];

/** For the result picture: the sky and the fair without people. */
export const funfairBackdrop = (): string => sky() + clouds() + far();
/** The big tent, for the result picture. */
export const largeTent = (): string => tent({ wide: 264, wall: 104, roof: 124, color: haze('#F0607F', 0.14) });
