import { zon } from '../../lib/decor.ts';
import { kern } from '../../lib/palet.ts';
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
  type Cirkel,
} from '../../lib/svg.ts';
import { HORIZON, waas } from './kleur.ts';

const BLAD = [0, 0, 1560, 960] as const;
const ZON = { x: 500, y: 268 } as const;

/** Cream morning sky with wide rings of light around the sun. */
function lucht(): string {
  const ringen = [
    [900, '#FFEFD0'],
    [700, '#FFF1D6'],
    [500, '#FFF4DF'],
    [330, '#FFF7E8'],
    [190, '#FFFAF0'],
  ] as const;
  const stralen = [-62, -34, -8, 20, 48, 76, 104, 132]
    .map((draai) =>
      path('M0 0L1500 -70V70Z', '#FFE3C4', {
        'fill-opacity': 0.28,
        transform: `translate(${ZON.x} ${ZON.y}) rotate(${draai})`,
      }),
    )
    .join('');
  return (
    rect([...BLAD], '#FFE8CC') +
    ringen.map(([r, kleur]) => circle([ZON.x, ZON.y, r], kleur)).join('') +
    stralen +
    group(zon(50), ZON)
  );
}

/** Long flat cloud of one silhouette. */
function wolk(k: number): string {
  const bollen: readonly Cirkel[] = [
    [-70, 0, 30],
    [-28, -16, 36],
    [20, -26, 42],
    [64, -6, 32],
    [98, 8, 22],
    [-102, 12, 18],
  ];
  const d = `${circlesPath(bollen)}M-112 4H112V30H-112Z`;
  return group(
    path(circlesPath(bollen.map(([x, y, r]) => [x + 8, y + 9, r] as const)), '#FCDCD8') +
      path('M-120 14Q-120 36 -98 36H108Q132 36 128 14Z', '#FCDCD8') +
      path(d, '#FFFFFF') +
      clip(d, path('M-130 16Q0 34 130 12V40H-130Z', '#FFF0EC')),
    { schaal: k },
  );
}

const wolken = (): string =>
  [
    [170, 316, 0.9],
    [700, 176, 0.62],
    [800, 270, 0.9],
    [1250, 204, 0.75],
    [1400, 306, 1],
  ]
    .map(([x = 0, y = 0, k = 1]) => group(wolk(k), { x, y }))
    .join('');

/** Round tree of far away, one shade and one light. */
function boompje(kleur: string, r: number): string {
  const k = waas(kleur, 0.34);
  const d = circlesPath([
    [0, -r * 1.5, r],
    [-r * 0.7, -r * 0.95, r * 0.72],
    [r * 0.72, -r * 0.9, r * 0.7],
  ]);
  return (
    rect([-4, -r * 0.8, 8, r * 0.9, 3], waas('#A9683F', 0.4)) +
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

type Tent = { breed: number; muur: number; dak: number; kleur: string; wit?: string };

/** A striped circus tent; foot in the middle, peak at -(muur + dak). */
function tent({ breed, muur, dak, kleur, wit = '#FFF4EA' }: Tent): string {
  const b = breed / 2;
  const banen = 8;
  const stap = breed / banen;
  const stof = (i: number): string => (i % 2 === 0 ? kleur : wit);
  const wand = Array.from({ length: banen }, (_, i) =>
    rect([-b * 0.9 + i * stap * 0.9, -muur, stap * 0.9 + 0.5, muur], stof(i)),
  ).join('');
  const top = -muur - dak;
  const kap = Array.from({ length: banen }, (_, i) => {
    const x0 = -b * 1.06 + (i * breed * 1.06) / banen;
    const x1 = x0 + (breed * 1.06) / banen;
    return path(
      `M0 ${n(top)}Q${n(x0 * 0.34)} ${n(top + dak * 0.6)} ${n(x0)} ${n(-muur)}A${n((x1 - x0) / 2)} ${n(stap * 0.42)} 0 0 0 ${n(x1)} ${n(-muur)}Q${n(x1 * 0.34)} ${n(top + dak * 0.6)} 0 ${n(top)}Z`,
      stof(i),
    );
  }).join('');
  const omtrek = `M0 ${n(top)}Q${n(b * 0.36)} ${n(top + dak * 0.6)} ${n(b * 1.06)} ${n(-muur)}V${n(-muur + stap)}L${n(b * 0.9)} 0H${n(-b * 0.9)}L${n(-b * 1.06)} ${n(-muur + stap)}V${n(-muur)}Q${n(-b * 0.36)} ${n(top + dak * 0.6)} 0 ${n(top)}Z`;
  const ingang = `M${n(-b * 0.26)} 0Q${n(-b * 0.2)} ${n(-muur * 0.5)} 0 ${n(-muur * 0.86)}Q${n(b * 0.2)} ${n(-muur * 0.5)} ${n(b * 0.26)} 0Z`;
  return (
    wand +
    rect([-b * 0.9, -muur, breed * 0.9, stap * 0.62], kern.schaduw, { 'fill-opacity': 0.09 }) +
    path(ingang, waas('#7A3F7E', 0.3)) +
    path(
      `M${n(-b * 0.26)} 0Q${n(-b * 0.2)} ${n(-muur * 0.5)} 0 ${n(-muur * 0.86)}Q${n(-b * 0.06)} ${n(-muur * 0.3)} ${n(-b * 0.14)} 0Z`,
      wit,
    ) +
    kap +
    clip(
      omtrek,
      path(`M0 ${n(top)}Q${n(b * 0.2)} ${n(top + dak * 0.6)} ${n(b * 0.42)} 0H${n(b * 1.2)}V${n(top)}Z`, kern.schaduw, {
        'fill-opacity': 0.08,
      }),
    ) +
    line(
      `M${n(-b * 0.42)} ${n(-muur - dak * 0.16)}Q${n(-b * 0.16)} ${n(top + dak * 0.56)} ${n(-b * 0.06)} ${n(top + dak * 0.22)}`,
      '#FFFFFF',
      5,
      { 'stroke-opacity': 0.4 },
    )
  );
}

/** Booth with a striped awning and a counter; foot in the middle. */
function kraampje(breed: number, kleur: string): string {
  const b = breed / 2;
  const banen = 6;
  const stap = (breed + 16) / banen;
  const luifel = Array.from({ length: banen }, (_, i) => {
    const x = -b - 8 + i * stap;
    const vul = i % 2 === 0 ? kleur : '#FFF6EE';
    return path(`M${n(x)} -96H${n(x + stap)}V-72A${n(stap / 2)} ${n(stap / 2.1)} 0 0 1 ${n(x)} -72Z`, vul);
  }).join('');
  const prijzen = [-0.5, 0, 0.5]
    .map(
      (k, i) =>
        circle([b * k, -56, 11], waas(['#FFC24A', '#F26FA6', '#58B7E6'][i] ?? kern.zon, 0.25)) +
        circle([b * k - 3.5, -59, 3], '#FFFFFF', { 'fill-opacity': 0.7 }),
    )
    .join('');
  return (
    rect([-b, -92, breed, 60], waas('#7A5A9A', 0.5)) +
    prijzen +
    rect([-b, -40, breed, 40, 3], kleur) +
    rect([b * 0.36, -40, b * 0.64, 40, 3], shade(kleur, -8)) +
    rect([-b - 7, -46, breed + 14, 11, 5], waas(kern.zon, 0.2)) +
    rect([-b, -74, breed, 10], kern.schaduw, { 'fill-opacity': 0.12 }) +
    luifel +
    rect([-b - 10, -104, breed + 20, 11, 5], shade(kleur, -7))
  );
}

/** Soft hills and trees behind the fair. */
function ver(): string {
  const rug = `M0 480C110 440 230 446 340 474S560 520 700 486S930 440 1060 468S1330 510 1560 442V960H0Z`;
  const voor = `M0 524C160 490 300 512 440 520S760 500 900 514S1240 536 1560 492V960H0Z`;
  const bomen = [
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
    path(rug, '#FFDDE2') +
    clip(
      rug,
      path('M0 500C110 456 230 462 340 488S560 530 700 500S930 456 1060 484S1330 524 1560 460V960H0Z', '#FFD3DC'),
    ) +
    path(voor, '#FFC8D6') +
    bomen.map(([x, y, r, kleur]) => group(boompje(kleur, r), { x, y: y + 14 })).join('')
  );
}

/** The tents and booths along the edge of the square. */
function tenten(): string {
  const delen = [
    group(tent({ breed: 150, muur: 70, dak: 92, kleur: waas('#F5A0C0', 0.28) }), { x: 512, y: HORIZON + 2 }),
    group(tent({ breed: 96, muur: 52, dak: 92, kleur: waas('#7FC8EC', 0.2) }), { x: 618, y: HORIZON + 6 }),
    group(tent({ breed: 264, muur: 104, dak: 124, kleur: waas('#F0607F', 0.14) }), { x: 786, y: HORIZON + 12 }),
    group(kraampje(104, waas('#A98BDD', 0.18)), { x: 978, y: HORIZON + 14 }),
    group(kraampje(128, waas('#5CBFB4', 0.18)), { x: 1352, y: HORIZON + 16 }),
    group(tent({ breed: 120, muur: 60, dak: 96, kleur: waas('#FFC24A', 0.26) }), { x: 1500, y: HORIZON + 8 }),
    group(kraampje(110, waas('#F26FA6', 0.22)), { x: 66, y: HORIZON + 10 }),
  ];
  const schaduw = [
    [512, 92],
    [618, 62],
    [786, 150],
    [978, 70],
    [1352, 84],
    [1500, 74],
    [66, 72],
  ] as const;
  return (
    schaduw.map(([x, rx]) => ellipse([x + 10, HORIZON + 16, rx, 13], kern.schaduw, { 'fill-opacity': 0.07 })).join('') +
    delen.join('')
  );
}

const doc = (inner: string): string => svgDoc(BLAD, clip(rectPath([...BLAD]), inner));

export const drawKermis = (): { naam: string; svg: string }[] => [
  { naam: 'lucht', svg: doc(lucht()) },
  { naam: 'wolken', svg: svgDoc([0, 100, 1560, 260], wolken()) },
  { naam: 'ver', svg: doc(ver()) },
  { naam: 'tenten', svg: doc(tenten()) },
];

/** For the result picture: the sky and the fair without people. */
export const kermisAchter = (): string => lucht() + wolken() + ver();
/** The big tent, for the result picture. */
export const groteTent = (): string => tent({ breed: 264, muur: 104, dak: 124, kleur: waas('#F0607F', 0.14) });
