import { circle, ellipse, group, line, path, rect, roundPoly, starPoints } from '#engine/figure/svg.ts';
import { block, strike, muzzle, surface, wheel } from '../lib/structures.ts';

const gear = (x: number, y: number, [r, color]: readonly [number, string]): string =>
  group(
    path(roundPoly(starPoints(10, r, r * 0.76), 3), color) +
      circle([0, 0, r * 0.66], color) +
      circle([0, 0, r * 0.28], '#F3EEF8'),
    { x, y },
  );

/** Locomotive and two wagons on a piece of rail. */
function treinmachinist(): string {
  const rails =
    line('M-150 6H152', '#5B4632', 11) +
    [-140, -112, -84, -56, -28, 0, 28, 56, 84, 112, 140].map((x) => rect([x - 5, -2, 10, 18, 2], '#7D5A3C')).join('') +
    line('M-152 2H154', '#5F6B78', 5);
  const wagon = (x: number, a: string, b: string): string =>
    group(
      rect([-32, -44, 64, 34, 4], a) +
        rect([-32, -44, 64, 10, 4], b) +
        rect([12, -44, 20, 34, 4], '#321B41', { 'fill-opacity': 0.14 }) +
        wheel(-18, -6, 9) +
        wheel(18, -6, 9) +
        rect([30, -18, 14, 5], '#433B6B'),
      { x },
    );
  const loc =
    rect([-6, -50, 64, 36, 10], '#0F8F88') +
    rect([-6, -50, 64, 12, 6], '#3FB8AE') +
    rect([-44, -84, 44, 70, 4], '#0B7A75') +
    rect([-38, -76, 26, 26, 3], '#FFE38A') +
    rect([-50, -92, 56, 11, 4], '#F2592B') +
    rect([38, -78, 15, 30, 3], '#433B6B') +
    path('M33 -90H58L53 -76H38Z', '#FFB703') +
    path('M58 -20L82 -4H50Z', '#F2592B') +
    circle([60, -34, 7], '#FFE38A') +
    wheel(-28, -8, 13) +
    wheel(12, -6, 10) +
    wheel(40, -6, 10) +
    rect([-30, -10, 74, 5, 2], '#F2592B');
  return (
    ellipse([4, 14, 160, 10], '#321B41', { 'fill-opacity': 0.14 }) +
    rails +
    wagon(-116, '#F2592B', '#FF8A5C') +
    wagon(-38, '#FFB703', '#FFD35C') +
    group(loc, { x: 66 })
  );
}

/** Copper pipe with a valve and a drop. */
const pijplijn = (): string => {
  const pipe = 'M-70 0V-72C-70 -104 -50 -112 -34 -112H18C48 -112 54 -96 54 -76V-56';
  return (
    ellipse([0, 4, 96, 14], '#321B41', { 'fill-opacity': 0.14 }) +
    line(pipe, '#9A4A28', 34, { 'stroke-linecap': 'butt' }) +
    line(pipe, '#C9683A', 27, { 'stroke-linecap': 'butt' }) +
    line('M-76 -4V-72C-76 -106 -54 -119 -34 -119H18', '#E9956A', 7) +
    rect([-92, -14, 46, 16, 4], '#7A3620') +
    rect([-22, -132, 18, 42, 4], '#7A3620') +
    rect([32, -62, 46, 15, 4], '#7A3620') +
    circle([-70, -56, 21], '#F1A11E') +
    circle([-70, -56, 21], 'none', { stroke: '#C97B12', 'stroke-width': 5 }) +
    line('M-70 -74V-38M-88 -56H-52', '#C97B12', 5) +
    circle([-70, -56, 6], '#FFF3C9') +
    path('M55 -42C62 -30 68 -24 68 -16A13 13 0 0 1 42 -16C42 -24 48 -30 55 -42Z', '#26C9FC') +
    ellipse([50, -16, 3.6, 6], '#FFFFFF', { 'fill-opacity': 0.7 }) +
    ellipse([55, 4, 36, 9], '#1F86B8') +
    ellipse([55, 2, 30, 6], '#5CD0FF')
  );
};

/** Yellow machine that cuts: mouth, gear, belt. */
const splitsmachine = (): string =>
  strike(110, 36) +
  block({ w: 104, h: 86, d: 42, kleur: '#F1A11E', side: '#C47A12', top: '#FFC75C' }) +
  surface(
    [
      [-58, -86],
      [-70, -118],
      [46, -118],
      [30, -86],
    ],
    '#635994',
  ) +
  surface(
    [
      [-12, -86],
      [-12, -118],
      [46, -118],
      [30, -86],
    ],
    '#4A4178',
  ) +
  path('M-70 -118H46L58 -128H-54Z', '#433B6B') +
  rect([-62, -70, 84, 40, 8], '#433B6B') +
  rect([-56, -64, 72, 28, 5], '#8ED7EE') +
  muzzle(-20, -54, 1.05) +
  gear(58, -54, [20, '#9B9B9B']) +
  rect([-62, -22, 84, 10, 3], '#321B41') +
  [0, 1, 2, 3].map((i) => path(`M${-60 + i * 21} -24L${-50 + i * 21} -12L${-40 + i * 21} -24Z`, '#F3EEF8')).join('') +
  rect([-96, -10, 34, 12, 6], '#3C7A78') +
  circle([-90, -4, 4], '#B4ACBC') +
  rect([-100, -34, 24, 24, 4], '#FFFDF7') +
  circle([44, -98, 8], '#F8312F') +
  circle([42, -100, 3], '#FFFFFF', { 'fill-opacity': 0.7 });

/** Stack of boxes with a jumper. */
function dozenspringen(): string {
  const box = (x: number, y: number, [w, h, color]: readonly [number, number, string]): string =>
    group(
      block({ w, h, d: 26, kleur: color }) +
        rect([-w / 2 - 13 + w * 0.4, -h, w * 0.2, h], '#321B41', { 'fill-opacity': 0.12 }) +
        surface(
          [
            [-w / 2 - 13 + w * 0.4, -h],
            [-w / 2 - 13 + w * 0.6, -h],
            [-w / 2 + 13 + w * 0.6, -h - 10.9],
            [-w / 2 + 13 + w * 0.4, -h - 10.9],
          ],
          '#FFFDF7',
        ),
      { x, y },
    );
  const robot = group(
    line('M-8 -10L-16 4M10 -10L20 0', '#433B6B', 7) +
      rect([-20, -44, 40, 36, 10], '#00A6ED') +
      rect([6, -44, 14, 36, 8], '#0074BA') +
      rect([-24, -84, 48, 40, 13], '#F3EEF8') +
      rect([-18, -76, 36, 24, 8], '#2E2F66') +
      circle([-7, -64, 4], '#26C9FC') +
      circle([8, -64, 4], '#26C9FC') +
      line('M0 -84V-96', '#635994', 4) +
      circle([0, -98, 6], '#F8312F') +
      line('M-20 -34L-34 -46M20 -34L34 -48', '#635994', 6),
    { x: -28, y: -88, draai: 8, schaal: 0.86 },
  );
  return (
    strike(150, 30) +
    box(-52, 0, [64, 46, '#D69A5A']) +
    box(44, 4, [70, 52, '#C98A4B']) +
    box(34, -54, [56, 42, '#E0AC6E']) +
    line('M-46 -60Q-40 -84 -30 -84', '#FFFFFF', 4, { 'stroke-opacity': 0.8 }) +
    robot
  );
}

export const factory = {
  treinmachinist: treinmachinist(),
  pijplijn: pijplijn(),
  splitsmachine: splitsmachine(),
  dozenspringen: dozenspringen(),
};

/** The factory itself: saw-tooth roof, chimneys, warm windows. */
export function hall(): string {
  const tooth = (i: number): string =>
    surface(
      [
        [-112 + i * 46, -70],
        [-112 + i * 46, -104],
        [-66 + i * 46, -70],
      ],
      '#5FB3A8',
    ) +
    surface(
      [
        [-112 + i * 46, -104],
        [-66 + i * 46, -70],
        [-16 + i * 46, -91],
        [-62 + i * 46, -125],
      ],
      '#2B6E69',
    );
  const pipe = (x: number, h: number): string =>
    rect([x, -h, 22, h - 80], '#C9583A') +
    rect([x + 13, -h, 9, h - 80], '#9E3F27') +
    rect([x - 4, -h - 10, 30, 13, 3], '#FFF3DF');
  return (
    strike(220, 60) +
    pipe(-78, 196) +
    pipe(-30, 172) +
    surface(
      [
        [72, 0],
        [122, -21],
        [122, -91],
        [72, -70],
      ],
      '#2B6E69',
    ) +
    [0, 1, 2, 3].map(tooth).join('') +
    rect([-112, -70, 184, 70], '#4A9E95') +
    rect([-112, -70, 184, 8], '#6CBDB2') +
    [0, 1, 2, 3]
      .map(
        (i) =>
          rect([-99 + i * 44, -54, 30, 22, 3], '#FFF6D8') +
          rect([-96 + i * 44, -51, 24, 16], i % 2 === 0 ? '#FFE08A' : '#FFEFB8'),
      )
      .join('') +
    rect([20, -32, 42, 32], '#B9563A') +
    [0, 1, 2].map((i) => rect([20, -26 + i * 9, 42, 3], '#8F3F28')).join('') +
    gear(-74, -14, [18, '#B4ACBC'])
  );
}
