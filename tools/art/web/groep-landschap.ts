import { berg, boom, golfband, heuvel, meeuw, struik, wolk, zon } from '../lib/decor.ts';
import { circle, ellipse, group, line, lit, mix, path, rect, roundPoly, svgDoc } from '../lib/svg.ts';

const BREED = 720;
const HOOG = 208;

/** One landscape by day; by night every colour moves toward the dark of the panel. */
type Verf = (kleur: string) => string;
type Landschap = (verf: Verf) => string;

const dag: Verf = (kleur) => kleur;
const nacht: Verf = (kleur) => mix(kleur, '#12204F', 0.64);

const STERREN: readonly (readonly [x: number, y: number, r: number])[] = [
  [52, 30, 1.8],
  [120, 84, 1.4],
  [208, 26, 2],
  [286, 70, 1.3],
  [352, 22, 1.7],
  [424, 78, 1.5],
  [486, 30, 1.3],
  [664, 24, 2],
  [690, 98, 1.4],
];
/** Sky over the whole picture, with stars when it is night. */
const lucht = (verf: Verf, kleur: string): string =>
  verf === dag
    ? rect([0, 0, BREED, HOOG], kleur)
    : rect([0, 0, BREED, HOOG], mix(kleur, '#16224C', 0.84)) +
      STERREN.map((ster) => circle(ster, '#FFF3C4', { 'fill-opacity': 0.8 })).join('');
const maan = (straal: number): string =>
  circle([0, 0, straal * 1.5], '#F6E7B4', { 'fill-opacity': 0.12 }) +
  circle([0, 0, straal], '#F6E7B4') +
  circle([straal * 0.3, -straal * 0.2, straal * 0.2], '#E6D294') +
  circle([-straal * 0.3, straal * 0.34, straal * 0.14], '#E6D294');
const hemel = (verf: Verf, straal: number): string => (verf === dag ? zon(straal, '#FFD769') : maan(straal * 0.78));
const bij = (deel: string, ...[x, y, schaal = 1]: readonly [x: number, y: number, schaal?: number]): string =>
  group(deel, { x, y, schaal });
const wolkje = (verf: Verf): string => wolk(verf('#FFFFFF'), verf('#D3E8F6'));
const voet = (x: number, y: number, rx: number): string =>
  ellipse([x, y, rx, rx * 0.2], '#321B41', { 'fill-opacity': 0.1 });

const vuurtoren = (verf: Verf): string =>
  lit('M-17 0L-12 -92H12L17 0Z', verf('#FFFDF7'), { dx: -7, dy: 0, schaduw: verf('#DCD3E4') }) +
  path('M-15.600 -24L-14 -50H14L15.600 -24Z', verf('#C2410C')) +
  path('M-12.800 -74L-12 -92H12L12.800 -74Z', verf('#C2410C')) +
  rect([-15, -98, 30, 7, 3], verf('#1B4B7A')) +
  rect([-9, -113, 18, 16, 2], '#FFC83D') +
  path('M-13 -112L0 -127L13 -112Z', verf('#1B4B7A'));

const kust: Landschap = (verf) =>
  lucht(verf, '#DDF1FD') +
  bij(hemel(verf, 34), 600, 66) +
  bij(wolkje(verf), 130, 58, 0.62) +
  bij(wolkje(verf), 440, 34, 0.42) +
  bij(meeuw(verf('#FFFFFF')), 330, 76, 0.42) +
  bij(meeuw(verf('#FFFFFF')), 376, 58, 0.28) +
  group(golfband({ breedte: 800, diep: 90, lengte: 130, hoogte: 5 }, verf('#A9DCEF')), { x: -40, y: 138 }) +
  group(heuvel({ breedte: 900, hoogte: 62, diep: 120 }, verf('#CBE8A7'), false), { x: -150, y: 156 }) +
  voet(526, 176, 34) +
  bij(vuurtoren(verf), 522, 174, 0.96) +
  group(heuvel({ breedte: 1000, hoogte: -40, diep: 90 }, verf('#A5D86E'), false), { x: -140, y: 170 }) +
  bij(struik(verf('#6FB24F')), 646, 196, 0.6);

const plant = (kleur: string): string => path('M-7 0C-16 -24 2 -36 -6 -66C10 -44 -2 -26 7 0Z', kleur);
const bel = (x: number, y: number, r: number): string => circle([x, y, r], '#FFFFFF', { 'fill-opacity': 0.75 });
const visje = (kleur: string): string =>
  path('M-18 0C-8 -13 12 -12 20 0C12 12 -8 13 -18 0ZM-13 0L-30 -11V11Z', kleur) + circle([11, -3, 2.2], '#321B41');

const zee: Landschap = (verf) =>
  lucht(verf, '#D5F3F4') +
  group(golfband({ breedte: 800, diep: 190, lengte: 260, hoogte: 9 }, verf('#AADFE9')), { x: -60, y: 42 }) +
  group(golfband({ breedte: 840, diep: 170, lengte: 300, hoogte: 9 }, verf('#82D2DE')), { x: -90, y: 92 }) +
  bij(visje(verf('#FFB37A')), 372, 118, 0.9) +
  bij(visje(verf('#FFD27A')), 428, 96, 0.6) +
  bel(470, 62, 9) +
  bel(496, 38, 6) +
  bel(452, 34, 5) +
  path('M0 188C120 168 250 176 360 186S600 192 720 164V208H0Z', verf('#F2DEB4')) +
  bij(plant(verf('#2A9DB5')), 606, 186, 1.1) +
  bij(plant(verf('#1E8AA5')), 640, 184, 0.85) +
  bij(plant(verf('#2A9DB5')), 668, 180, 0.62) +
  bij(
    lit(
      roundPoly(
        [
          [-30, 0],
          [-22, -22],
          [4, -28],
          [24, -16],
          [30, 0],
        ],
        8,
      ),
      verf('#9CB3C9'),
      { dx: -6, dy: -3 },
    ),
    524,
    190,
    0.8,
  );

const bergen: Landschap = (verf) =>
  lucht(verf, '#EEF4FE') +
  bij(hemel(verf, 24), 96, 56) +
  bij(wolkje(verf), 560, 40, 0.5) +
  bij(berg(330, 128, verf('#B9D0EA')), 560, 190) +
  bij(berg(430, 168, verf('#A9C6E4')), 330, 196) +
  bij(berg(260, 96, verf('#C4D8EF')), 128, 190) +
  path('M0 172C140 148 260 168 380 180S620 170 720 150V208H0Z', verf('#9DB9DF')) +
  path('M0 192C180 178 330 190 460 194S640 190 720 180V208H0Z', verf('#6F9BCF')) +
  bij(boom('den', verf('#2F7A6C')), 588, 190, 0.5) +
  bij(boom('den', verf('#3E9A86')), 630, 194, 0.38);

const zeilboot = (verf: Verf): string =>
  ellipse([0, 6, 62, 7], '#321B41', { 'fill-opacity': 0.14 }) +
  rect([-3, -104, 5, 98, 2], verf('#8D5B3E')) +
  path('M8 -102C44 -82 54 -48 50 -18H8Z', verf('#FFFDF7')) +
  path('M-7 -96C-30 -74 -40 -46 -38 -18H-7Z', verf('#F6B6A4')) +
  lit('M-56 -12H60C55 6 44 10 32 10H-30C-42 10 -52 4 -56 -12Z', verf('#C2410C'), { dx: -6, dy: -4 });
const haven: Landschap = (verf) =>
  lucht(verf, '#E3F1FD') +
  bij(hemel(verf, 30), 300, 60) +
  bij(wolkje(verf), 110, 48, 0.56) +
  bij(wolkje(verf), 616, 40, 0.46) +
  path('M0 136C60 118 140 122 210 136H0ZM720 136C650 112 560 120 500 136Z', verf('#B7DBA0')) +
  group(golfband({ breedte: 800, diep: 90, lengte: 150, hoogte: 5 }, verf('#A9DCEF')), { x: -40, y: 134 }) +
  bij(zeilboot(verf), 390, 150, 0.5) +
  group(golfband({ breedte: 820, diep: 80, lengte: 170, hoogte: 7 }, verf('#83C6E6')), { x: -60, y: 158 }) +
  bij(zeilboot(verf), 558, 182, 0.94) +
  group(golfband({ breedte: 860, diep: 60, lengte: 190, hoogte: 7 }, verf('#5EB0DA')), { x: -80, y: 186 });

const bos: Landschap = (verf) =>
  lucht(verf, '#E8F6E4') +
  bij(hemel(verf, 28), 236, 58) +
  bij(wolkje(verf), 440, 40, 0.48) +
  [
    [40, 0.62],
    [130, 0.5],
    [330, 0.48],
    [420, 0.58],
    [700, 0.66],
  ]
    .map(([x = 0, s = 1]) => bij(boom('rond', verf('#A6D9A0')), x, 168, s))
    .join('') +
  group(heuvel({ breedte: 900, hoogte: 44, diep: 120 }, verf('#BFE3A8'), false), { x: -120, y: 160 }) +
  voet(520, 180, 34) +
  bij(boom('populier', verf('#57A86B')), 470, 180, 0.56) +
  bij(boom('rond', verf('#4F9C57')), 534, 186, 0.96) +
  bij(boom('den', verf('#2F7A5C')), 618, 188, 0.72) +
  bij(boom('rond', verf('#69B25C')), 676, 192, 0.7) +
  group(heuvel({ breedte: 1000, hoogte: -34, diep: 90 }, verf('#93CF74'), false), { x: -150, y: 180 });

const BOOG = ['#F4978E', '#F9C784', '#FCEFA0', '#B5DFA5', '#9CCDF0', '#C9B3E8'];
const regenboog: Landschap = (verf) =>
  lucht(verf, '#E6F0FC') +
  BOOG.map((kleur, i) =>
    line(`M${330 + i * 12} 210A${180 - i * 12} ${176 - i * 12} 0 0 1 ${690 - i * 12} 210`, verf(kleur), 12.5, {
      'stroke-linecap': 'butt',
    }),
  ).join('') +
  bij(wolkje(verf), 352, 140, 0.6) +
  bij(wolkje(verf), 690, 132, 0.5) +
  bij(wolkje(verf), 150, 48, 0.54) +
  group(heuvel({ breedte: 900, hoogte: 50, diep: 120 }, verf('#C7E6A4'), false), { x: -120, y: 166 }) +
  group(heuvel({ breedte: 1000, hoogte: -36, diep: 90 }, verf('#9DD373'), false), { x: -160, y: 178 }) +
  bij(boom('rond', verf('#5FAE5A')), 516, 190, 0.42) +
  bij(struik(verf('#79BC57')), 596, 196, 0.5);

const LANDSCHAPPEN: Readonly<Record<string, Landschap>> = { kust, zee, bergen, haven, bos, regenboog };

/** Landscapes on the cards of the groups, by day and by night. */
export function groepLandschappen(): Record<string, () => string> {
  return Object.fromEntries(
    Object.entries(LANDSCHAPPEN).flatMap(([naam, teken]) => [
      [`groep-${naam}-dag`, () => svgDoc([0, 0, BREED, HOOG], teken(dag))],
      [`groep-${naam}-nacht`, () => svgDoc([0, 0, BREED, HOOG], teken(nacht))],
    ]),
  );
}
