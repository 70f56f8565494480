import { gull, waveBand } from '../lib/decor.ts';
import { circle, ellipse, group, path, rect, svgDoc } from '#engine/figure/svg.ts';
import { lighthouse } from '../landkaart/spots-water.ts';
import { behindSea, DAY, NIGHT, smallBoat, type Light } from './landscape.ts';

/** Where the tower stands and how large it is. */
const TOWER = { x: 1372, y: 846, schaal: 2.7 } as const;
const LAMP_Y = TOWER.y - 210 * TOWER.schaal;

/** Two fans of light that leave the lamp, the far one softer. */
const beams = (color: string, strength: number): string =>
  path(`M${TOWER.x} ${LAMP_Y - 26}L-60 -150V210L${TOWER.x} ${LAMP_Y + 26}Z`, color, { 'fill-opacity': strength }) +
  path(`M${TOWER.x} ${LAMP_Y - 16}L-60 -40V120L${TOWER.x} ${LAMP_Y + 16}Z`, color, { 'fill-opacity': strength }) +
  path(`M${TOWER.x} ${LAMP_Y - 16}L1680 70V300L${TOWER.x} ${LAMP_Y + 16}Z`, color, { 'fill-opacity': strength });

const glow = (color: string, strength: number): string =>
  ellipse([TOWER.x, LAMP_Y, 170, 160], color, { 'fill-opacity': strength }) +
  ellipse([TOWER.x, LAMP_Y, 104, 98], color, { 'fill-opacity': strength });

/** What a tower of this size shows: windows, a rail, a gull that looks out, steps to the door. */
const details = (): string => {
  const window = (y: number): string =>
    circle([-8, y, 9.5], '#433B6B') +
    circle([-8, y, 7], '#FFE38A') +
    path(`M-15 ${y}H-1M-8 ${y - 7}V${y + 7}`, 'none', { stroke: '#433B6B', 'stroke-width': 1.6 });
  const rail = [-32, -21, -10, 1, 12, 23, 32].map((x) => rect([x - 1, -208, 2.4, 15, 1], '#433B6B')).join('');
  return (
    window(-78) +
    window(-150) +
    rail +
    rect([-34, -211, 68, 3.4, 1.6], '#433B6B') +
    circle([6, -27, 1.8], '#FFC83D') +
    path('M-20 -18H20V-13H-20ZM-25 -13H25V-8H-25Z', '#D3CCDD') +
    // The gull on the rail.
    path('M-30 -213C-34 -221 -44 -223 -52 -217C-46 -212 -38 -209 -30 -213Z', '#FFFFFF') +
    path('M-38 -219C-44 -221 -50 -219 -55 -214C-49 -213 -43 -213 -38 -216Z', '#B4ACBC') +
    circle([-30, -220, 5], '#FFFFFF') +
    path('M-26 -221L-19 -219L-26 -217Z', '#FF822D') +
    circle([-28.5, -221, 1], '#321B41')
  );
};

const rocks = (stone: string, lip: string, grass: string): string =>
  path(
    'M1080 930C1090 874 1150 846 1210 850C1240 812 1310 806 1376 812C1440 800 1510 818 1540 856C1600 850 1660 880 1680 930Z',
    stone,
  ) +
  path(
    'M1108 894C1140 862 1196 856 1222 862C1250 828 1310 820 1350 828C1300 840 1264 862 1240 886C1196 872 1148 878 1108 894Z',
    lip,
  ) +
  path('M1466 836C1480 818 1500 822 1510 834C1524 826 1540 838 1544 852C1516 846 1488 842 1466 836Z', grass) +
  path('M1190 856C1200 838 1222 840 1230 850C1220 856 1204 858 1190 856Z', grass);

const foam = (color: string): string =>
  [
    [1096, 912, 76, 11],
    [1226, 922, 96, 12],
    [1392, 916, 116, 13],
    [1556, 924, 100, 12],
  ]
    .map(([x, y, rx, ry]) => ellipse([x ?? 0, y ?? 0, rx ?? 0, ry ?? 0], color, { 'fill-opacity': 0.9 }))
    .join('');

/** The coast with the burning lighthouse, behind the test of a child. */
function beacon(light: Light): string {
  const night = light.ster;
  return svgDoc(
    [0, 0, 1600, 1000],
    behindSea(light) +
      beams(night ? '#FFE38A' : '#FFF3C4', night ? 0.12 : 0.34) +
      group(waveBand({ width: 1760, deep: 480, length: 220, height: 5 }, light.zee[0]), { x: -80, y: 600 }) +
      group(waveBand({ width: 1800, deep: 420, length: 200, height: 9 }, light.zee[1]), { x: -120, y: 716 }) +
      group(smallBoat(), { x: 168, y: 742, draai: -3, schaal: 0.6 }) +
      ellipse([166, 752, 88, 8], night ? '#4C6A9C' : '#E6FAFF', { 'fill-opacity': 0.9 }) +
      glow('#FFE38A', night ? 0.16 : 0.3) +
      rocks(night ? '#6F6A82' : '#9B94A8', night ? '#8B859C' : '#BDB6C8', night ? '#2B5560' : '#4F9C57') +
      group(lighthouse() + details(), TOWER) +
      group(waveBand({ width: 1840, deep: 380, length: 230, height: 12 }, light.zee[2]), { x: -60, y: 900 }) +
      foam(night ? '#4C6A9C' : '#E6FAFF') +
      [
        [320, 850],
        [980, 800],
        [620, 960],
      ]
        .map(([x, y]) => group(gull(night ? '#4C6A9C' : '#DDF3FB'), { x, y, schaal: 0.8, sy: -0.5 }))
        .join(''),
  );
}

export const beaconDay = (): string => beacon(DAY);
export const beaconNight = (): string => beacon(NIGHT);
