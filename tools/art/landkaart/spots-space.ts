import { circle, ellipse, group, line, path, rect } from '#engine/figure/svg.ts';
import { muzzle } from '../lib/structures.ts';

/** Rocket on its launch pad. */
const leesraket = (): string =>
  ellipse([0, 2, 92, 20], '#1B1D47', { 'fill-opacity': 0.45 }) +
  ellipse([0, -4, 82, 18], '#4A4A8A') +
  ellipse([0, -10, 82, 18], '#8E88C4') +
  ellipse([0, -10, 60, 11], '#6A659F') +
  rect([52, -190, 9, 182], '#8D65C5') +
  rect([78, -190, 9, 182], '#635994') +
  [0, 1, 2, 3, 4, 5].map((i) => line(`M56 ${-30 - i * 28}L82 ${-44 - i * 28}`, '#8D65C5', 5)).join('') +
  rect([30, -130, 28, 7], '#A98BD8') +
  path('M-42 -60L-72 -12C-60 -20 -44 -20 -30 -14ZM32 -60L62 -12C50 -20 34 -20 20 -14Z', '#F2592B') +
  path('M32 -60L62 -12C50 -20 34 -20 20 -14Z', '#C2410C') +
  path('M-40 -40C-48 -120 -34 -180 -5 -218C24 -180 38 -120 30 -40C20 -22 -30 -22 -40 -40Z', '#D9D3EA') +
  path('M-40 -40C-48 -120 -34 -180 -5 -218C4 -180 14 -110 6 -34C-10 -26 -34 -28 -40 -40Z', '#F7F4FC') +
  path('M-32 -152C-26 -178 -16 -204 -5 -218C6 -204 16 -178 22 -152Z', '#F2592B') +
  path('M-5 -218C6 -204 16 -178 22 -152H2C2 -178 -2 -202 -5 -218Z', '#C2410C') +
  circle([-5, -116, 22], '#8D65C5') +
  circle([-5, -116, 16], '#26C9FC') +
  path('M-17 -122A13 13 0 0 1 1 -128', 'none', { stroke: '#FFFFFF', 'stroke-width': 4, 'stroke-linecap': 'round' }) +
  rect([-41, -72, 73, 9], '#FFB703') +
  path('M-16 -28H6L10 -10H-20Z', '#433B6B');

/** Two ships: a shield dome and a saucer that smiles. */
const raketstrijd = (): string =>
  ellipse([0, 2, 90, 18], '#1B1D47', { 'fill-opacity': 0.4 }) +
  path('M-56 -2C-52 -18 52 -18 56 -2C40 8 -40 8 -56 -2Z', '#8E88C4') +
  path('M-40 -6C-40 -70 40 -70 40 -6C26 0 -26 0 -40 -6Z', '#26C9FC', { 'fill-opacity': 0.45 }) +
  path('M-40 -6C-40 -52 -10 -56 0 -54C-22 -44 -24 -20 -20 -2Z', '#BFF0FF', { 'fill-opacity': 0.5 }) +
  rect([-14, -40, 28, 38, 8], '#F3EEF8') +
  path('M-14 -34L0 -58L14 -34Z', '#F70A8D') +
  circle([0, -24, 7], '#433B6B') +
  path('M-22 -4L-14 -20V-2ZM22 -4L14 -20V-2Z', '#F70A8D') +
  group(
    path('M-30 -8C-30 -48 30 -48 30 -8Z', '#BFEBF7') +
      path('M-30 -8C-30 -40 -10 -44 0 -40C-14 -32 -16 -18 -14 -6Z', '#F0FBFF') +
      muzzle(2, -20, 0.9) +
      path('M-72 -2C-50 -22 50 -22 72 -2C50 22 -50 22 -72 -2Z', '#8D65C5') +
      path('M-72 -2C-50 -22 30 -22 40 -12C10 0 -40 4 -72 -2Z', '#A98BD8') +
      [-42, -14, 14, 42].map((x) => circle([x, 3 - Math.abs(x) * 0.1, 6], '#FFE38A')).join(''),
    { x: 44, y: -122, draai: -8 },
  ) +
  line('M0 -70L26 -98', '#FFC83D', 5, { 'stroke-dasharray': '2 11' }) +
  path('M-70 -96L-66 -84 -54 -80 -66 -76 -70 -64 -74 -76 -86 -80 -74 -84Z', '#FFE38A');

export const space = { leesraket: leesraket(), raketstrijd: raketstrijd() };
