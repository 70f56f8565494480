import { mountain, flower, tree, waveBand, grass, hill, gull, bush, cloud, sun } from '../lib/decor.ts';
import { circle, ellipse, group, lit, path, rect, seeded, svgDoc } from '#engine/figure/svg.ts';
import { sleepers } from './sleepers.ts';

/** Colours of the landscape at one time of day. */
export interface Light {
  sky: string;
  glow: string;
  ster: boolean;
  celestialBody: string;
  wolk: string;
  cloudShadow: string;
  zee: readonly [string, string, string];
  eiland: string;
  strand: string;
  mountain: string;
  heuvels: readonly [string, string, string];
  pad: string;
  pathEdge: string;
  boom: string;
  treeFar: string;
}

export const DAY: Light = {
  sky: '#DDF1FD',
  glow: '#F3FAFF',
  ster: false,
  celestialBody: '#FFD769',
  wolk: '#FFFFFF',
  cloudShadow: '#D3EAF8',
  zee: ['#A9DCEF', '#8ECAE6', '#74BCDF'],
  eiland: '#A9D68A',
  strand: '#FBE3B0',
  mountain: '#A9C6E4',
  heuvels: ['#CBE8A7', '#A5D86E', '#86C440'],
  pad: '#FFF1D3',
  pathEdge: '#E7D3A6',
  boom: '#4F9C57',
  treeFar: '#82BE78',
};
export const NIGHT: Light = {
  sky: '#18213F',
  glow: '#202C52',
  ster: true,
  celestialBody: '#F6E7B4',
  wolk: '#33406A',
  cloudShadow: '#2A355B',
  zee: ['#27406B', '#213761', '#1B2F56'],
  eiland: '#2D4F58',
  strand: '#4C5468',
  mountain: '#46598A',
  heuvels: ['#28495A', '#21404E', '#1A3441'],
  pad: '#5B6A86',
  pathEdge: '#46546F',
  boom: '#1F4A4E',
  treeFar: '#2B5560',
};

const stars = (): string => {
  const random = seeded(11);
  return Array.from({ length: 46 }, () =>
    circle([random() * 1600, random() * 420, 1.4 + random() * 2.2], '#FFF3C4', {
      'fill-opacity': 0.35 + random() * 0.5,
    }),
  ).join('');
};

const lighthouse = (): string =>
  ellipse([0, 4, 46, 12], '#8D84A8') +
  lit('M-20 0L-13 -118H13L20 0Z', '#FFFDF7', { dx: -9, dy: 0, shadow: '#DCD3E4' }) +
  path('M-18.300 -28L-16.200 -62H16.200L18.300 -28Z', '#F8312F') +
  path('M-15 -86L-13.600 -108H13.600L15 -86Z', '#F8312F') +
  rect([-19, -126, 38, 10, 3], '#433B6B') +
  rect([-11, -146, 22, 22, 3], '#FFC83D') +
  path('M-15 -144L0 -166L15 -144Z', '#433B6B');

const island = (light: Light): string =>
  ellipse([0, 8, 330, 34], light.zee[0], {}) +
  ellipse([0, 2, 300, 26], '#FFFFFF', { 'fill-opacity': 0.35 }) +
  path('M-280 0C-240 -30 -180 -34 -120 -40H140C210 -34 250 -20 284 0C180 22 -180 22 -280 0Z', light.strand) +
  group(mountain(250, 190, light.mountain), { x: 30, y: -28 }) +
  group(mountain(170, 120, light.mountain), { x: -80, y: -26 }) +
  path(
    'M-236 -14C-190 -66 -120 -74 -70 -46C-20 -84 60 -80 110 -50C170 -70 226 -40 250 -12C130 6 -130 6 -236 -14Z',
    light.eiland,
  ) +
  [
    [-150, -44],
    [-118, -40],
    [96, -46],
    [150, -38],
  ]
    .map(([x, y]) => group(tree('rond', light.treeFar), { x, y, schaal: 0.36 }))
    .join('') +
  group(lighthouse(), { x: 206, y: -24, schaal: 0.8 });

/** Sky with what stands in it. */
export const behindSea = (light: Light): string =>
  rect([0, 0, 1600, 1000], light.sky) +
  ellipse([800, 560, 1100, 420], light.glow, { 'fill-opacity': 0.7 }) +
  (light.ster ? stars() : '') +
  group(sun(62, light.celestialBody), { x: 196, y: 150 }) +
  [
    [470, 120, 1],
    [1180, 96, 1.25],
    [1440, 250, 0.9],
    [90, 330, 0.8],
    [820, 60, 0.7],
  ]
    .map(([x, y, scale]) => group(cloud(light.wolk, light.cloudShadow), { x, y, schaal: scale }))
    .join('') +
  (light.ster
    ? ''
    : [
        [620, 210, 0.5],
        [690, 180, 0.36],
        [1010, 230, 0.42],
      ]
        .map(([x, y, scale]) => group(gull(), { x, y, schaal: scale }))
        .join(''));

const sea = (light: Light): string =>
  group(waveBand({ width: 1760, deep: 480, length: 220, height: 5 }, light.zee[0]), { x: -80, y: 520 }) +
  group(island(light), { x: 1130, y: 556, schaal: 0.92 }) +
  group(waveBand({ width: 1800, deep: 420, length: 200, height: 8 }, light.zee[1]), { x: -120, y: 592 }) +
  group(waveBand({ width: 1840, deep: 380, length: 230, height: 10 }, light.zee[2]), { x: -60, y: 648 });

const green = (light: Light): string => {
  const trees = [
    [118, 782, 0.86],
    [236, 812, 0.6],
    [1398, 778, 0.7],
    [1500, 806, 0.94],
  ]
    .map(
      ([x, y, scale]) =>
        ellipse([(x ?? 0) + 6, y ?? 0, 46 * (scale ?? 1), 9], '#321B41', { 'fill-opacity': 0.12 }) +
        group(tree('rond', light.boom), { x, y, schaal: scale }),
    )
    .join('');
  const stenen = [
    [800, 742, 0.42],
    [846, 772, 0.55],
    [806, 808, 0.7],
    [866, 856, 0.9],
    [800, 918, 1.15],
  ]
    .map(([x, y, scale]) =>
      group(ellipse([0, 7, 62, 19], light.pathEdge) + ellipse([0, 0, 62, 19], light.pad), { x, y, schaal: scale }),
    )
    .join('');
  const flowers = light.ster
    ? ''
    : [
        [330, 930, '#F70A8D'],
        [392, 962, '#FFB703'],
        [1240, 938, '#FFB703'],
        [1312, 968, '#FFFFFF'],
        [590, 962, '#FFFFFF'],
        [1060, 968, '#F70A8D'],
      ]
        .map(([x, y, color]) => group(flower(String(color)), { x: Number(x), y: Number(y), schaal: 0.8 }))
        .join('');
  return (
    group(hill({ width: 1900, height: 80, deep: 420 }, light.heuvels[0]), { x: -160, y: 740 }) +
    trees +
    group(hill({ width: 1800, height: -46, deep: 360 }, light.heuvels[1]), { x: -100, y: 800 }) +
    group(hill({ width: 2100, height: 60, deep: 300 }, light.heuvels[2], false), { x: -380, y: 884 }) +
    stenen +
    group(bush(light.boom), { x: 40, y: 960, schaal: 1.3 }) +
    group(bush(light.boom), { x: 1560, y: 950, schaal: 1.3 }) +
    [
      [480, 940],
      [1130, 930],
      [700, 980],
    ]
      .map(([x, y]) => group(grass(light.boom), { x, y }))
      .join('') +
    flowers
  );
};

const landscape = (light: Light, added = ''): string =>
  svgDoc([0, 0, 1600, 1000], behindSea(light) + sea(light) + green(light) + added);

/** A little sailing boat, its middle on the water. */
export const smallBoat = (): string =>
  ellipse([4, 12, 120, 16], '#321B41', { 'fill-opacity': 0.16 }) +
  rect([-3, -190, 8, 180, 3], '#7D4533') +
  path('M12 -184C70 -150 92 -90 84 -36H12Z', '#FFFDF7') +
  path('M12 -96H88C89 -74 88 -54 84 -36H12Z', '#F8312F') +
  path('M-10 -176C-50 -140 -70 -90 -68 -36H-10Z', '#E9E2F2') +
  lit('M-104 -24H112C104 10 84 20 60 20H-58C-82 20 -98 6 -104 -24Z', '#D37034', { dx: -9, dy: -6 }) +
  rect([-110, -32, 228, 13, 6], '#8D5B3E') +
  path('M4 -190L40 -202L4 -214Z', '#FFB703');

/** Open water with a little boat, for addresses that lead nowhere. */
const openSea = (light: Light): string =>
  svgDoc(
    [0, 0, 1600, 1000],
    behindSea(light) +
      group(waveBand({ width: 1760, deep: 480, length: 220, height: 5 }, light.zee[0]), { x: -80, y: 540 }) +
      group(waveBand({ width: 1800, deep: 420, length: 200, height: 9 }, light.zee[1]), { x: -120, y: 630 }) +
      group(smallBoat(), { x: 800, y: 770, draai: -3, schaal: 1.05 }) +
      group(waveBand({ width: 1840, deep: 380, length: 230, height: 12 }, light.zee[2]), { x: -60, y: 784 }) +
      [
        [240, 700],
        [1280, 690],
        [420, 900],
        [1180, 890],
        [760, 940],
      ]
        .map(([x, y]) => group(gull(light.ster ? '#4C6A9C' : '#DDF3FB'), { x, y, schaal: 0.8, sy: -0.5 }))
        .join(''),
  );

export const seaDay = (): string => openSea(DAY);
export const seaNight = (): string => openSea(NIGHT);
export const landscapeDay = (): string => landscape(DAY);
export const landscapeNight = (): string => landscape(NIGHT);
/** The island outside the hours of play at home. */
export const sleepingIsland = (): string => landscape(NIGHT, sleepers());
