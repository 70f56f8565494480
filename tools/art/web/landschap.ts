import { berg, bloem, boom, golfband, gras, heuvel, meeuw, struik, wolk, zon } from '../lib/decor.ts';
import { circle, ellipse, group, lit, path, rect, seeded, svgDoc } from '../lib/svg.ts';
import { slapers } from './slapers.ts';

/** Colours of the landscape at one time of day. */
interface Licht {
  lucht: string;
  gloed: string;
  ster: boolean;
  hemellichaam: string;
  wolk: string;
  wolkSchaduw: string;
  zee: readonly [string, string, string];
  eiland: string;
  strand: string;
  berg: string;
  heuvels: readonly [string, string, string];
  pad: string;
  padRand: string;
  boom: string;
  boomVer: string;
}

const DAG: Licht = {
  lucht: '#DDF1FD',
  gloed: '#F3FAFF',
  ster: false,
  hemellichaam: '#FFD769',
  wolk: '#FFFFFF',
  wolkSchaduw: '#D3EAF8',
  zee: ['#A9DCEF', '#8ECAE6', '#74BCDF'],
  eiland: '#A9D68A',
  strand: '#FBE3B0',
  berg: '#A9C6E4',
  heuvels: ['#CBE8A7', '#A5D86E', '#86C440'],
  pad: '#FFF1D3',
  padRand: '#E7D3A6',
  boom: '#4F9C57',
  boomVer: '#82BE78',
};
const NACHT: Licht = {
  lucht: '#18213F',
  gloed: '#202C52',
  ster: true,
  hemellichaam: '#F6E7B4',
  wolk: '#33406A',
  wolkSchaduw: '#2A355B',
  zee: ['#27406B', '#213761', '#1B2F56'],
  eiland: '#2D4F58',
  strand: '#4C5468',
  berg: '#46598A',
  heuvels: ['#28495A', '#21404E', '#1A3441'],
  pad: '#5B6A86',
  padRand: '#46546F',
  boom: '#1F4A4E',
  boomVer: '#2B5560',
};

const sterren = (): string => {
  const random = seeded(11);
  return Array.from({ length: 46 }, () =>
    circle([random() * 1600, random() * 420, 1.4 + random() * 2.2], '#FFF3C4', {
      'fill-opacity': 0.35 + random() * 0.5,
    }),
  ).join('');
};

const vuurtoren = (): string =>
  ellipse([0, 4, 46, 12], '#8D84A8') +
  lit('M-20 0L-13 -118H13L20 0Z', '#FFFDF7', { dx: -9, dy: 0, schaduw: '#DCD3E4' }) +
  path('M-18.300 -28L-16.200 -62H16.200L18.300 -28Z', '#F8312F') +
  path('M-15 -86L-13.600 -108H13.600L15 -86Z', '#F8312F') +
  rect([-19, -126, 38, 10, 3], '#433B6B') +
  rect([-11, -146, 22, 22, 3], '#FFC83D') +
  path('M-15 -144L0 -166L15 -144Z', '#433B6B');

const eiland = (licht: Licht): string =>
  ellipse([0, 8, 330, 34], licht.zee[0], {}) +
  ellipse([0, 2, 300, 26], '#FFFFFF', { 'fill-opacity': 0.35 }) +
  path('M-280 0C-240 -30 -180 -34 -120 -40H140C210 -34 250 -20 284 0C180 22 -180 22 -280 0Z', licht.strand) +
  group(berg(250, 190, licht.berg), { x: 30, y: -28 }) +
  group(berg(170, 120, licht.berg), { x: -80, y: -26 }) +
  path(
    'M-236 -14C-190 -66 -120 -74 -70 -46C-20 -84 60 -80 110 -50C170 -70 226 -40 250 -12C130 6 -130 6 -236 -14Z',
    licht.eiland,
  ) +
  [
    [-150, -44],
    [-118, -40],
    [96, -46],
    [150, -38],
  ]
    .map(([x, y]) => group(boom('rond', licht.boomVer), { x, y, schaal: 0.36 }))
    .join('') +
  group(vuurtoren(), { x: 206, y: -24, schaal: 0.8 });

const achter = (licht: Licht): string =>
  rect([0, 0, 1600, 1000], licht.lucht) +
  ellipse([800, 560, 1100, 420], licht.gloed, { 'fill-opacity': 0.7 }) +
  (licht.ster ? sterren() : '') +
  group(zon(62, licht.hemellichaam), { x: 196, y: 150 }) +
  [
    [470, 120, 1],
    [1180, 96, 1.25],
    [1440, 250, 0.9],
    [90, 330, 0.8],
    [820, 60, 0.7],
  ]
    .map(([x, y, schaal]) => group(wolk(licht.wolk, licht.wolkSchaduw), { x, y, schaal }))
    .join('') +
  (licht.ster
    ? ''
    : [
        [620, 210, 0.5],
        [690, 180, 0.36],
        [1010, 230, 0.42],
      ]
        .map(([x, y, schaal]) => group(meeuw(), { x, y, schaal }))
        .join(''));

const zee = (licht: Licht): string =>
  group(golfband({ breedte: 1760, diep: 480, lengte: 220, hoogte: 5 }, licht.zee[0]), { x: -80, y: 520 }) +
  group(eiland(licht), { x: 1130, y: 556, schaal: 0.92 }) +
  group(golfband({ breedte: 1800, diep: 420, lengte: 200, hoogte: 8 }, licht.zee[1]), { x: -120, y: 592 }) +
  group(golfband({ breedte: 1840, diep: 380, lengte: 230, hoogte: 10 }, licht.zee[2]), { x: -60, y: 648 });

const groen = (licht: Licht): string => {
  const bomen = [
    [118, 782, 0.86],
    [236, 812, 0.6],
    [1398, 778, 0.7],
    [1500, 806, 0.94],
  ]
    .map(
      ([x, y, schaal]) =>
        ellipse([(x ?? 0) + 6, y ?? 0, 46 * (schaal ?? 1), 9], '#321B41', { 'fill-opacity': 0.12 }) +
        group(boom('rond', licht.boom), { x, y, schaal }),
    )
    .join('');
  const stenen = [
    [800, 742, 0.42],
    [846, 772, 0.55],
    [806, 808, 0.7],
    [866, 856, 0.9],
    [800, 918, 1.15],
  ]
    .map(([x, y, schaal]) =>
      group(ellipse([0, 7, 62, 19], licht.padRand) + ellipse([0, 0, 62, 19], licht.pad), { x, y, schaal }),
    )
    .join('');
  const bloemen = licht.ster
    ? ''
    : [
        [330, 930, '#F70A8D'],
        [392, 962, '#FFB703'],
        [1240, 938, '#FFB703'],
        [1312, 968, '#FFFFFF'],
        [590, 962, '#FFFFFF'],
        [1060, 968, '#F70A8D'],
      ]
        .map(([x, y, kleur]) => group(bloem(String(kleur)), { x: Number(x), y: Number(y), schaal: 0.8 }))
        .join('');
  return (
    group(heuvel({ breedte: 1900, hoogte: 80, diep: 420 }, licht.heuvels[0]), { x: -160, y: 740 }) +
    bomen +
    group(heuvel({ breedte: 1800, hoogte: -46, diep: 360 }, licht.heuvels[1]), { x: -100, y: 800 }) +
    group(heuvel({ breedte: 2100, hoogte: 60, diep: 300 }, licht.heuvels[2], false), { x: -380, y: 884 }) +
    stenen +
    group(struik(licht.boom), { x: 40, y: 960, schaal: 1.3 }) +
    group(struik(licht.boom), { x: 1560, y: 950, schaal: 1.3 }) +
    [
      [480, 940],
      [1130, 930],
      [700, 980],
    ]
      .map(([x, y]) => group(gras(licht.boom), { x, y }))
      .join('') +
    bloemen
  );
};

const landschap = (licht: Licht, erbij = ''): string =>
  svgDoc([0, 0, 1600, 1000], achter(licht) + zee(licht) + groen(licht) + erbij);

const bootje = (): string =>
  ellipse([4, 12, 120, 16], '#321B41', { 'fill-opacity': 0.16 }) +
  rect([-3, -190, 8, 180, 3], '#7D4533') +
  path('M12 -184C70 -150 92 -90 84 -36H12Z', '#FFFDF7') +
  path('M12 -96H88C89 -74 88 -54 84 -36H12Z', '#F8312F') +
  path('M-10 -176C-50 -140 -70 -90 -68 -36H-10Z', '#E9E2F2') +
  lit('M-104 -24H112C104 10 84 20 60 20H-58C-82 20 -98 6 -104 -24Z', '#D37034', { dx: -9, dy: -6 }) +
  rect([-110, -32, 228, 13, 6], '#8D5B3E') +
  path('M4 -190L40 -202L4 -214Z', '#FFB703');

/** Open water with a little boat, for addresses that lead nowhere. */
const openZee = (licht: Licht): string =>
  svgDoc(
    [0, 0, 1600, 1000],
    achter(licht) +
      group(golfband({ breedte: 1760, diep: 480, lengte: 220, hoogte: 5 }, licht.zee[0]), { x: -80, y: 540 }) +
      group(golfband({ breedte: 1800, diep: 420, lengte: 200, hoogte: 9 }, licht.zee[1]), { x: -120, y: 630 }) +
      group(bootje(), { x: 800, y: 770, draai: -3, schaal: 1.05 }) +
      group(golfband({ breedte: 1840, diep: 380, lengte: 230, hoogte: 12 }, licht.zee[2]), { x: -60, y: 784 }) +
      [
        [240, 700],
        [1280, 690],
        [420, 900],
        [1180, 890],
        [760, 940],
      ]
        .map(([x, y]) => group(meeuw(licht.ster ? '#4C6A9C' : '#DDF3FB'), { x, y, schaal: 0.8, sy: -0.5 }))
        .join(''),
  );

export const zeeDag = (): string => openZee(DAG);
export const zeeNacht = (): string => openZee(NACHT);
export const landschapDag = (): string => landschap(DAG);
export const landschapNacht = (): string => landschap(NACHT);
/** The island outside the hours of play at home. */
export const slapendEiland = (): string => landschap(NACHT, slapers());
