import { circle, circlesPath, ellipse, line, lit, path, rect, shade, tint } from '../svg.ts';
import type { HatKind } from './kinds.ts';

type HatMaker = (color?: string) => string;

const chef: HatMaker = (color = '#FFFDF7') => {
  const sphere = circlesPath([
    [-30, -124, 21],
    [-10, -136, 23],
    [16, -135, 23],
    [33, -122, 20],
  ]);
  const gray = '#DDD6E2';
  return (
    lit(`${sphere}M-38 -124H38L40 -96H-40Z`, color, { shadow: gray, dx: -9 }) +
    lit('M-45 -100C-26 -110 26 -110 45 -100L44 -80C26 -90 -26 -90 -44 -80Z', color, {
      shadow: gray,
      dx: -14,
      dy: 0,
    }) +
    [-20, 2, 22].map((x) => line(`M${x} -108Q${x * 1.1} -118 ${x * 0.9} -124`, gray, 3)).join('')
  );
};

const cap: HatMaker = (color = '#1B6CA8') =>
  lit('M-53 -66C-58 -96 -32 -112 0 -112C32 -112 58 -96 53 -66C32 -78 -32 -78 -53 -66Z', color, { dx: -10 }) +
  path('M-10 -76C20 -84 56 -82 76 -66C62 -58 30 -66 -4 -68Z', shade(color, -9)) +
  ellipse([0, -111, 6, 3.5], tint(color, 12)) +
  line('M-36 -84Q-30 -98 -14 -102', tint(color, 14), 5, { 'stroke-opacity': 0.7 });

const helmet: HatMaker = (color = '#FFB703') =>
  lit('M-57 -52C-64 -94 -36 -116 0 -116C36 -116 64 -94 57 -52C38 -72 -38 -72 -57 -52Z', color, { dx: -11 }) +
  path('M-9 -115.500Q0 -117 9 -115.500V-68Q0 -69 -9 -68Z', '#FFFDF7') +
  line('M-54 -58C-36 -74 36 -74 54 -58', shade(color, -14), 5) +
  line('M-42 -78Q-38 -98 -20 -106', tint(color, 18), 5, { 'stroke-opacity': 0.8 });

const strawHat: HatMaker = (color = '#F2C14E') =>
  lit('M-36 -74C-38 -106 -26 -116 0 -116C26 -116 38 -106 36 -74Z', color) +
  path('M-37 -86C-20 -78 20 -78 37 -86L37 -76C20 -68 -20 -68 -37 -76Z', '#C2410C') +
  lit('M-74 -68C-50 -86 50 -86 74 -68C60 -58 30 -64 0 -64C-30 -64 -60 -58 -74 -68Z', color, { dx: -6, dy: -4 }) +
  line('M-26 -98Q-20 -108 -8 -109', tint(color, 16), 4);

const beanie: HatMaker = (color = '#B5179E') =>
  circle([0, -118, 12], '#FFFDF7') +
  circle([4, -115, 8], '#E7DEEC') +
  lit('M-52 -72C-52 -100 -28 -114 0 -114C28 -114 52 -100 52 -72Z', color, { dx: -10 }) +
  rect([-57, -82, 114, 21, 10], tint(color, 18)) +
  [-40, -24, -8, 8, 24, 40].map((x) => line(`M${x} -77V-67`, color, 3)).join('');

const driver: HatMaker = (color = '#14418B') =>
  lit('M-50 -84C-60 -104 -50 -114 0 -116C50 -114 60 -104 50 -84Z', color, { dx: -10 }) +
  rect([-48, -88, 96, 15, 5], shade(color, -8)) +
  path('M-44 -74C-20 -80 20 -80 44 -74C34 -60 -34 -60 -44 -74Z', '#1B2338') +
  circle([0, -88, 9], '#FFB703') +
  circle([-2, -90, 3], '#FFE7A3') +
  line('M-38 -100Q-30 -108 -12 -109', tint(color, 14), 4, { 'stroke-opacity': 0.8 });

const celebration: HatMaker = (color = '#F70A8D') =>
  lit('M-27 -88L-3 -138Q0 -144 3 -138L27 -88Q0 -78 -27 -88Z', color) +
  line('M-14 -110L20 -101', '#FFC83D', 6) +
  line('M-7 -125L12 -119', '#FFC83D', 5) +
  circle([0, -141, 8], '#FFC83D') +
  circle([-2.5, -143.5, 2.5], '#FFF3C4');

/** All hats of the cast. */
export const hats: Readonly<Record<HatKind, HatMaker>> = {
  kok: chef,
  pet: cap,
  helm: helmet,
  strohoed: strawHat,
  muts: beanie,
  machinist: driver,
  feest: celebration,
  geen: () => '',
};
