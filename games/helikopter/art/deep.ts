import { circle, ellipse, glow, group, line, lit, path, rect, svgDoc } from '#engine/figure/svg.ts';
import { INK, metal, type Canvas } from './color.ts';

// What comes up from the deep; it hangs by its top, around (0, 0).

const eyes = (x: number, y: number, r = 6): string =>
  [-1, 1]
    .map((s) => circle([x + s * r * 1.5, y, r * 1.3], '#FFFFFF') + circle([x + s * r * 1.5 + 1, y + 1, r * 0.75], INK))
    .join('');

const weed = (): string =>
  ['#2F7A5C', '#5AA544', '#3B8750']
    .map((color, i) => line(`M${i * 12 - 12} -26C${i * 20 - 34} -6 ${i * 12 + 4} 6 ${i * 16 - 20} 34`, color, 9))
    .join('');
const boot = (): string =>
  lit('M-20 -34H10V2C30 4 36 12 34 28H-22Z', '#8D65C5', { dx: -6, dy: -3 }) +
  rect([-24, 26, 60, 9, 4], metal.dark) +
  rect([-22, -38, 34, 10, 4], '#FFC83D');
const rubberDuck = (): string =>
  lit(
    'M-34 6C-34 -14 -8 -10 2 -8C6 -14 2 -18 2 -24C2 -44 34 -44 34 -22C34 -10 26 -6 26 2C26 24 -30 26 -34 6Z',
    '#FFD24A',
    { dx: -7, dy: -6 },
  ) +
  lit('M32 -24C44 -28 50 -20 46 -16C42 -12 34 -14 30 -16Z', '#FF822D', { dx: -3, dy: -3 }) +
  circle([20, -26, 4.5], INK) +
  path('M-16 2C-10 14 6 12 8 0C0 -2 -10 -2 -16 2Z', '#F1A11E');
const fish = (): string =>
  lit('M-36 0C-24 -26 14 -26 28 0C14 26 -24 26 -36 0Z', '#FF822D', { dx: -7, dy: -7 }) +
  path('M24 0L46 -18C42 -6 42 6 46 18Z', '#D9531E') +
  line('M-8 -18C-2 -8 -2 8 -8 18', '#FFF6EA', 7) +
  eyes(-20, -4, 5) +
  line('M-30 10Q-22 15 -16 9', INK, 3);
const bottle = (): string =>
  lit('M-14 -14V26C-14 36 14 36 14 26V-14L8 -22V-36H-8V-22Z', '#8FD6C0', { dx: -6, dy: -4, shadow: '#5DB39A' }) +
  rect([-9, -42, 18, 10, 3], '#A9683F') +
  group(rect([-8, -6, 16, 32, 3], '#FFF3D0') + line('M-4 4H4M-4 11H4M-4 18H2', '#B98A5A', 2), { draai: 8 });
const starfish = (): string =>
  lit('M0 -34L10 -10L34 -6L16 10L22 34L0 22L-22 34L-16 10L-34 -6L-10 -10Z', '#F70A8D', { dx: -6, dy: -5 }) +
  eyes(0, 2, 5) +
  line('M-6 14Q0 20 6 14', INK, 3);
const chest = (): string =>
  lit('M-36 -4H36V30H-36Z', '#A9683F', { dx: -10, dy: 0 }) +
  lit('M-38 -4C-38 -34 38 -34 38 -4Z', '#8D5B3E', { dx: -6, dy: -6 }) +
  rect([-40, -8, 80, 9, 3], '#FFC83D') +
  rect([-8, -10, 16, 22, 4], '#F1A11E') +
  circle([0, 0, 3], INK) +
  [-26, 26].map((x) => rect([x - 4, -24, 8, 54, 2], '#FFC83D')).join('');
const crown = (): string =>
  lit('M-34 22L-40 -20L-18 -2L0 -32L18 -2L40 -20L34 22Z', '#FFC83D', { dx: -7, dy: -4, shadow: '#E09A12' }) +
  [-20, 0, 20].map((x, i) => circle([x, 12, 5], ['#F8312F', '#26C9FC', '#00D26A'][i] ?? '#F8312F')).join('') +
  circle([0, -32, 6], '#FFF3C4');
/** A little lake dragon that likes to be tickled: the rarest. */
const dragon = (): string =>
  lit('M-30 34C-44 10 -30 -8 -14 -8C-30 -44 28 -52 34 -18C46 -14 46 2 34 6C26 14 32 26 26 34Z', '#3E9E54', {
    dx: -8,
    dy: -7,
  }) +
  [-22, -6, 10]
    .map((x, i) => path(`M${x - 8} ${-34 + i * 2}L${x} ${-54 + i * 3}L${x + 9} ${-34}Z`, '#FFB703'))
    .join('') +
  ellipse([6, 20, 18, 16], '#C9E9A5') +
  eyes(10, -18, 6) +
  line('M16 -2Q26 6 34 -4', INK, 3.5) +
  circle([40, -8, 2.5], INK) +
  ellipse([-18, -20, 8, 5], glow('#3E9E54', 16));

const FOUND = {
  wier: weed,
  laars: boot,
  badeend: rubberDuck,
  vis: fish,
  fles: bottle,
  zeester: starfish,
  kist: chest,
  kroon: crown,
  draakje: dragon,
} as const;

export const drawDeep = (): Canvas[] =>
  Object.entries(FOUND).map(([name, draw]) => ({ name: `vangst-${name}`, svg: svgDoc([-52, -58, 104, 100], draw()) }));
/** For pictures. */
export const treasures = { duck: rubberDuck, crown, dragon } as const;
