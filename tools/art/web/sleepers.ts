import { dog, cat } from '../lib/animals.ts';
import { circle, ellipse, group, line, lit, path } from '#engine/figure/svg.ts';

const INK = '#1B2338';
const BEANIE = '#3F7FD9';

/** Closed eyes, red cheeks and a small smile, `breed` from eye to eye. */
const sleeps = (wide: number, ink = INK): string => {
  const eye = (x: number): string =>
    line(`M${x - wide * 0.2} 0Q${x} ${wide * 0.2} ${x + wide * 0.2} 0`, ink, wide * 0.07);
  return (
    eye(-wide / 2) +
    eye(wide / 2) +
    line(`M${-wide * 0.14} ${wide * 0.38}Q0 ${wide * 0.54} ${wide * 0.14} ${wide * 0.38}`, ink, wide * 0.06) +
    [-0.72, 0.72]
      .map((x) => ellipse([x * wide, wide * 0.3, wide * 0.16, wide * 0.1], '#FF7F7A', { 'fill-opacity': 0.55 }))
      .join('')
  );
};

/** Nightcap on a head of about 100 wide; the tip hangs over the right side. */
const nightcap = (): string =>
  lit('M-48 0C-44 -46 -10 -84 34 -84C66 -84 86 -62 92 -22C74 -44 62 -46 50 -40C54 -26 52 -12 48 0Z', BEANIE, {
    dx: -8,
    dy: -5,
  }) +
  path('M-38 -28C-30 -50 -16 -66 0 -75C-8 -56 -12 -36 -12 -12L-42 -12Z', '#FFFDF7', { 'fill-opacity': 0.9 }) +
  path('M8 -8C8 -34 14 -58 26 -80C38 -82 46 -78 54 -72C40 -54 32 -30 32 -8Z', '#FFFDF7', { 'fill-opacity': 0.9 }) +
  lit('M-56 4C-58 -14 -50 -18 -40 -18H42C54 -18 60 -12 58 4C56 16 48 18 40 18H-40C-50 18 -56 14 -56 4Z', '#FFD769', {
    dx: -6,
    dy: -4,
    shadow: '#E0A21B',
  }) +
  circle([94, -12, 17], '#E0A21B') +
  circle([91, -15, 14], '#FFC83D');

const set = (size: number): string =>
  line(`M0 0H${size}L0 ${size * 1.1}H${size}`, '#CFE0FF', size * 0.22, {
    'stroke-linejoin': 'round',
    'fill-opacity': 0,
  });

/** Three letters that float up from whoever sleeps, to the right. */
const snore = (): string =>
  set(22) + group(set(32), { x: 34, y: -58, draai: 10 }) + group(set(46), { x: 84, y: -134, draai: -6 });

const moon = (): string =>
  circle([0, 0, 150], '#F6E7B4', { 'fill-opacity': 0.12 }) +
  lit('M-104 0C-104 -58 -58 -104 0 -104C58 -104 104 -58 104 0C104 58 58 104 0 104C-58 104 -104 58 -104 0Z', '#F6E7B4', {
    dx: -14,
    dy: -8,
    shadow: '#E2CC8E',
  }) +
  circle([-52, 46, 12], '#E2CC8E', { 'fill-opacity': 0.6 }) +
  circle([46, 62, 8], '#E2CC8E', { 'fill-opacity': 0.6 }) +
  group(sleeps(72), { y: -2 }) +
  group(nightcap(), { x: 22, y: -84, schaal: 1.35, draai: 14 });

/** The island sleeps with a cap on its mountain, the moon sleeps, and so do the animals in the grass. */
export const sleepers = (): string =>
  group(moon(), { x: 196, y: 196 }) +
  group(snore(), { x: 366, y: 150, schaal: 0.8 }) +
  group(sleeps(62, '#DCE6FF'), { x: 1150, y: 470 }) +
  group(nightcap(), { x: 1157, y: 408, schaal: 0.72, draai: -4 }) +
  group(snore(), { x: 1262, y: 348, schaal: 0.9 }) +
  group(
    ellipse([0, 2, 92, 14], '#101B33', { 'fill-opacity': 0.5 }) +
      group(dog('#B98449', 'dicht'), { x: -36 }) +
      group(cat('#C98A3A', 'dicht'), { x: 44, y: 4, schaal: 0.86, sx: -1 }),
    { x: 392, y: 872, schaal: 1.05 },
  ) +
  group(snore(), { x: 488, y: 728, schaal: 0.55 });
