import { circle, circlesPath, ellipse, group, line, path, rect } from '#engine/figure/svg.ts';
import { image } from './image.ts';

const vane = (rotate: number): string =>
  group(
    rect([-3, -104, 6, 104, 3], '#7D4533') +
      [0, 1, 2, 3].map((i) => rect([3, -98 + i * 20, 22, 20], i % 2 === 0 ? '#FFFDF7' : '#E3D6C6')).join(''),
    { draai: rotate },
  );
const vanes = [18, 108, 198, 288].map(vane).join('') + circle([0, 0, 12], '#F8312F') + circle([-3, -3, 4], '#FF8A7A');

const COLORS = ['#F8312F', '#FFC83D', '#00A6ED', '#7CB518', '#F70A8D', '#26C9FC', '#FF822D', '#8D65C5'];
const wheel =
  circle([0, 0, 104], 'none', { stroke: '#C0568F', 'stroke-width': 10 }) +
  circle([0, 0, 84], 'none', { stroke: '#FF8FBC', 'stroke-width': 5 }) +
  [0, 45, 90, 135].map((h) => group(line('M-104 0H104', '#FFE9F1', 5), { draai: h })).join('') +
  COLORS.map((color, i) => {
    const a = (i * Math.PI) / 4;
    return group(
      circle([0, 0, 17], color) +
        path('M-17 0A17 17 0 0 0 17 0Z', '#321B41', { 'fill-opacity': 0.16 }) +
        ellipse([-6, -7, 4, 3], '#FFFFFF', { 'fill-opacity': 0.6 }),
      { x: 104 * Math.cos(a), y: 104 * Math.sin(a) },
    );
  }).join('') +
  circle([0, 0, 18], '#FFB703') +
  circle([-4, -4, 7], '#FFE38A');

const smoke = [
  [0, 0, 20],
  [16, -30, 25],
  [-6, -62, 19],
]
  .map(
    ([x = 0, y = 0, r = 0]) =>
      circle([x, y, r], '#FFFFFF', { 'fill-opacity': 0.85 }) +
      circle([x + 4, y + 4, r * 0.66], '#E0EDF0', { 'fill-opacity': 0.8 }),
  )
  .join('');
const balloon =
  path('M-34 -60C-34 -112 34 -112 34 -60C34 -36 14 -24 10 -14H-10C-14 -24 -34 -36 -34 -60Z', '#F2592B') +
  path('M-12 -97C-18 -70 -10 -30 -6 -14H6C10 -30 18 -70 12 -97C6 -100 -6 -100 -12 -97Z', '#FFC83D') +
  path('M12 -97C26 -92 34 -78 34 -60C34 -36 14 -24 10 -14H6C10 -30 18 -70 12 -97Z', '#C2410C') +
  line('M-8 -14L-6 0M8 -14L6 0', '#7D4533', 2.5) +
  rect([-10, 0, 20, 14, 4], '#A9683F') +
  rect([-10, 0, 20, 5, 2], '#C98A5A');
const cloud =
  path(
    `${circlesPath([
      [-40, 0, 22],
      [-8, -14, 32],
      [34, -2, 26],
    ])}M-62 0H60V18A8 8 0 0 1 52 26H-54A8 8 0 0 1 -62 18Z`,
    '#FFFFFF',
    { 'fill-opacity': 0.95 },
  ) +
  path(
    `${circlesPath([
      [-20, 8, 15],
      [14, 6, 18],
    ])}M-34 8H32V20H-34Z`,
    '#E1EEFA',
  );
const buoy =
  ellipse([0, 6, 34, 8], '#F6FDFF', { 'fill-opacity': 0.8 }) +
  path('M-18 4C-18 -6 18 -6 18 4C12 10 -12 10 -18 4Z', '#F8312F') +
  path('M-9 -2L-6 -34H6L9 -2Z', '#FFFDF7') +
  path('M-8 -12L-7 -23H7L8 -12Z', '#F8312F') +
  circle([0, -38, 6], '#FFB703');
const bird =
  line('M-26 -6Q-12 -18 0 0Q12 -18 26 -6', '#6B4226', 5) +
  group(line('M-18 -4Q-8 -13 0 0Q8 -13 18 -4', '#6B4226', 4), { x: 48, y: 18, schaal: 0.8 });
const cable = path('M0 -16L5 -5 16 0 5 5 0 16 -5 5 -16 0 -5 -5Z', '#FFE9A8');

/** One living detail per land; the page moves it. */
export const life: Readonly<Record<string, string>> = {
  'leven-boerenland': vanes,
  'leven-stad': balloon,
  'leven-water': buoy,
  'leven-bos': image('butterfly', 34, { y: 17 }),
  'leven-kermis': wheel,
  'leven-fabriek': smoke,
  'leven-savanne': bird,
  'leven-bergen': cloud,
  'leven-ruimte': cable,
};
