import type { WardrobeCode } from '#engine/core/domein/wardrobe.ts';
import {
  circle,
  circlesPath,
  clip,
  ellipse,
  glow,
  group,
  line,
  lit,
  path,
  rect,
  roundPoly,
  shade,
  starPoints,
} from '../svg.ts';
import { petBlush, petEyes, petMouth } from './pet-parts.ts';
import { softStar } from './wear.ts';

// Every pet stands on (0, 0), is at most 90 high and 80 wide, and looks at us.

const snail = (): string => {
  const shell = '#E08A2B';
  return (
    line('M-24 -30L-28 -56M-14 -32L-10 -57', '#C9A86A', 4) +
    circle([-28, -58, 5.5], '#1B2338') +
    circle([-10, -59, 5.5], '#1B2338') +
    circle([-29.5, -60, 2], '#FFFFFF') +
    circle([-11.5, -61, 2], '#FFFFFF') +
    lit('M-34 -14C-38 -34 -14 -42 -8 -26C-4 -14 6 -12 20 -10C34 -10 40 -2 38 0H-28C-34 0 -36 -6 -34 -14Z', '#EBD3A0', {
      dx: -3,
      dy: -4,
    }) +
    lit('M-14 -32C-14 -50 0 -62 14 -62C32 -62 42 -48 40 -32C38 -16 28 -8 14 -8C-2 -8 -14 -16 -14 -32Z', shell, {
      dx: -5,
      dy: -4,
    }) +
    line('M-2 -30C-2 -44 24 -48 27 -32C28 -20 12 -16 9 -26C8 -32 14 -34 17 -31', '#FFD08A', 5) +
    ellipse([-30, -16, 4, 2.6], '#FF7F7A', { 'fill-opacity': 0.5 }) +
    line('M-32 -22Q-27 -17 -22 -22', '#4A2A22', 2.4)
  );
};

const chick = (): string =>
  line('M-8 -4V0M9 -4V0', '#E0812F', 4) +
  line('M-14 0H-3M4 0H15', '#E0812F', 3.4) +
  lit('M-33 -30C-36 -60 -16 -72 0 -72C18 -72 36 -60 33 -30C32 -12 18 -3 0 -3C-18 -3 -32 -12 -33 -30Z', '#FFD84A', {
    dx: -6,
    dy: -4,
    shadow: '#EFA920',
  }) +
  lit('M-31 -40C-42 -36 -44 -24 -36 -18C-28 -16 -24 -26 -26 -38Z', '#FFCB2B', { dx: -2, dy: -2 }) +
  path('M31 -40C42 -36 44 -24 36 -18C28 -16 24 -26 26 -38Z', '#E59A12') +
  path('M-3 -70C-12 -84 -2 -88 0 -78C4 -90 14 -84 5 -70Z', '#FFB703') +
  petEyes(12, -48, 4.8) +
  petBlush(21, -38) +
  path('M-8 -42Q0 -48 8 -42Q4 -32 0 -32Q-4 -32 -8 -42Z', '#F1842D') +
  path('M-7 -40Q0 -36 7 -40Q4 -32 0 -32Q-4 -32 -7 -40Z', '#D3661D');

const SHELL = 'M-34 -12C-36 -40 -16 -54 4 -54C26 -54 42 -38 40 -12C20 -4 -16 -4 -34 -12Z';
const turtle = (): string => {
  const green = '#7CB518';
  return (
    ellipse([-24, -5, 10, 7], shade(green, -4)) +
    ellipse([26, -5, 10, 7], shade(green, -12)) +
    lit(SHELL, '#2F8F6B', { dx: -6, dy: -4 }) +
    clip(
      SHELL,
      path('M-2 -48L16 -44L18 -26L4 -18L-10 -28ZM-16 -24L-2 -14L-8 0L-34 -4V-22Z', '#57B58C') +
        path('M24 -46L44 -34L40 -18L26 -22ZM8 -12L24 -16L38 -10L30 2L6 0Z', '#3E9E78'),
    ) +
    rect([-36, -16, 78, 9, 4.5], '#E8D08A') +
    group(
      lit('M-20 -18C-22 -36 -10 -44 2 -44C16 -44 24 -34 22 -18C20 -4 10 2 0 2C-10 2 -18 -4 -20 -18Z', glow(green, 6), {
        dx: -5,
        dy: -3,
      }) +
        petEyes(9, -24, 4.2) +
        petBlush(14, -13) +
        line('M-7 -10Q0 -4 7 -10', '#33510B', 2.6),
      { x: -16, y: -26, schaal: 0.94 },
    )
  );
};

const hedgehog = (): string => {
  const spines = roundPoly(starPoints(17, 42, 34), 3);
  return (
    path(spines, '#6B4428', { transform: 'translate(2 -38)' }) +
    path(roundPoly(starPoints(15, 35, 28), 2), '#8D5F3A', { transform: 'translate(-1 -40)' }) +
    lit('M-26 -26C-28 -48 -14 -56 0 -56C16 -56 28 -46 26 -26C24 -8 14 -2 0 -2C-14 -2 -24 -8 -26 -26Z', '#F4D9B4', {
      dx: -5,
      dy: -3,
    }) +
    ellipse([-10, -2, 9, 5], '#E2BC8C') +
    ellipse([12, -2, 9, 5], '#CFA571') +
    circle([-24, -50, 7], '#8D5F3A') +
    circle([24, -50, 7], '#6B4428') +
    petEyes(11, -36, 4.4) +
    petBlush(18, -25) +
    petMouth(-26)
  );
};

const rabbit = (): string => {
  const fur = '#D9C9BC';
  return (
    lit('M-16 -58C-28 -76 -28 -96 -18 -98C-8 -98 -4 -80 -4 -62Z', fur, { dx: -3, dy: -2 }) +
    path('M-14 -64C-20 -78 -20 -89 -17 -90C-12 -89 -9 -76 -9 -66Z', '#FFB3CB') +
    lit('M16 -58C26 -76 28 -96 18 -98C8 -98 4 -80 4 -62Z', shade(fur, -3), { dx: -3, dy: -2 }) +
    path('M13 -64C18 -78 20 -89 17 -90C12 -89 9 -76 9 -66Z', '#F29BB8') +
    circle([28, -12, 9], '#FFFDF7') +
    lit('M-26 0C-32 -18 -22 -34 0 -34C22 -34 32 -18 26 0Z', fur, { dx: -6, dy: -3 }) +
    ellipse([0, -10, 13, 12], glow(fur, 9)) +
    ellipse([-15, -3, 11, 5.5], glow(fur, 6)) +
    ellipse([16, -3, 11, 5.5], fur) +
    lit('M-28 -44C-28 -62 -14 -68 0 -68C14 -68 28 -62 28 -44C28 -28 16 -22 0 -22C-16 -22 -28 -28 -28 -44Z', fur, {
      dx: -6,
      dy: -4,
    }) +
    ellipse([0, -34, 11, 8], glow(fur, 10)) +
    petEyes(13, -47, 4.6) +
    petBlush(20, -36) +
    petMouth(-39, '#E4669A') +
    rect([-4, -31, 8, 6, 1.5], '#FFFFFF')
  );
};

const kitten = (): string => {
  const fur = '#F1A11E';
  return (
    line('M22 -8C44 -6 44 -30 34 -40', fur, 8) +
    line('M37 -33L34 -40', shade(fur), 8) +
    lit('M-22 0C-28 -20 -18 -38 0 -38C18 -38 28 -20 22 0Z', fur, { dx: -6, dy: -3 }) +
    ellipse([0, -12, 10, 12], glow(fur, 24)) +
    ellipse([-11, -3, 9, 5], glow(fur, 10)) +
    ellipse([11, -3, 9, 5], fur) +
    path('M-30 -54L-30 -82Q-28 -86 -24 -83L-7 -70Z', fur) +
    path('M30 -54L30 -82Q28 -86 24 -83L7 -70Z', shade(fur)) +
    path('M-25 -62L-25 -75L-15 -68Z', '#FFB3A8') +
    path('M25 -62L25 -75L15 -68Z', '#F08F86') +
    lit('M-33 -48C-33 -66 -18 -74 0 -74C18 -74 33 -66 33 -48C33 -32 18 -25 0 -25C-18 -25 -33 -32 -33 -48Z', fur, {
      dx: -7,
      dy: -4,
    }) +
    line('M0 -72V-63M-9 -71V-65M9 -71V-65', shade(fur, -14), 3.6) +
    ellipse([0, -37, 12, 8], glow(fur, 24)) +
    petEyes(14, -49, 4.8) +
    petBlush(22, -39) +
    petMouth(-42, '#E4566B') +
    line('M-24 -37L-38 -40M-24 -33L-37 -31M24 -37L38 -40M24 -33L37 -31', '#FFFFFF', 1.8)
  );
};

const puppy = (): string => {
  const fur = '#D89A55';
  return (
    line('M-22 -10C-40 -14 -42 -28 -38 -36', fur, 8) +
    lit('M-23 0C-28 -22 -18 -40 0 -40C18 -40 28 -22 23 0Z', fur, { dx: -6, dy: -3 }) +
    ellipse([1, -15, 10, 13], glow(fur, 18)) +
    ellipse([-12, -3, 9, 5], glow(fur, 8)) +
    ellipse([12, -3, 9, 5], fur) +
    line('M-16 -28Q0 -20 16 -28', '#E8352B', 6) +
    circle([0, -22, 5], '#FFC83D') +
    lit('M-31 -52C-31 -70 -18 -77 0 -77C18 -77 31 -70 31 -52C31 -36 18 -29 0 -29C-18 -29 -31 -36 -31 -52Z', fur, {
      dx: -7,
      dy: -4,
    }) +
    lit('M-26 -72C-42 -72 -44 -46 -34 -38C-26 -40 -22 -56 -20 -66Z', shade(fur, -18), { dx: -3, dy: -2 }) +
    path('M26 -72C42 -72 44 -46 34 -38C26 -40 22 -56 20 -66Z', shade(fur, -24)) +
    path('M4 -77C22 -76 26 -56 18 -46C8 -48 2 -62 4 -77Z', glow(fur, 20)) +
    ellipse([0, -41, 14, 10], glow(fur, 20)) +
    petEyes(13, -54, 4.8) +
    petBlush(21, -43) +
    petMouth(-46) +
    path('M-3 -38Q0 -28 4 -38Z', '#FF7F9A')
  );
};

const penguin = (): string =>
  ellipse([-12, -3, 12, 5.5], '#F1842D') +
  ellipse([12, -3, 12, 5.5], '#D3661D') +
  lit('M-30 -40C-44 -34 -44 -14 -38 -10C-32 -12 -28 -22 -26 -32Z', '#35406B', { dx: -2, dy: -2 }) +
  path('M30 -40C44 -34 44 -14 38 -10C32 -12 28 -22 26 -32Z', '#222A4C') +
  lit('M-31 -36C-33 -70 -18 -84 0 -84C18 -84 33 -70 31 -36C30 -14 18 -4 0 -4C-18 -4 -30 -14 -31 -36Z', '#35406B', {
    dx: -6,
    dy: -4,
    shadow: '#222A4C',
  }) +
  path(
    'M-22 -34C-22 -48 -26 -56 -20 -64C-14 -71 -4 -69 0 -63C4 -69 14 -71 20 -64C26 -56 22 -48 22 -34C22 -16 12 -8 0 -8C-12 -8 -22 -16 -22 -34Z',
    '#FFFDF7',
  ) +
  path('M8 -10C20 -14 23 -26 22 -40C21 -26 16 -14 8 -10Z', '#DDD6E2') +
  petEyes(10, -56, 4.4) +
  petBlush(16, -45) +
  path('M-8 -49Q0 -54 8 -49Q4 -41 0 -41Q-4 -41 -8 -49Z', '#F1842D') +
  line('M-27 -36Q0 -24 27 -36', '#F23B3B', 7) +
  path('M10 -31L20 -32L22 -14L12 -12Z', '#D92A2A');

const owl = (): string => {
  const fur = '#A9743F';
  return (
    line('M-10 -4V0M10 -4V0', '#F1842D', 6) +
    path('M-29 -62L-34 -86L-12 -76Z', fur) +
    path('M29 -62L34 -86L12 -76Z', shade(fur)) +
    lit('M-34 -40C-36 -70 -20 -80 0 -80C20 -80 36 -70 34 -40C33 -14 20 -2 0 -2C-20 -2 -33 -14 -34 -40Z', fur, {
      dx: -6,
      dy: -4,
    }) +
    ellipse([0, -24, 20, 20], '#F0D9A8') +
    [
      [-10, -30],
      [0, -30],
      [10, -30],
      [-6, -20],
      [6, -20],
      [0, -10],
    ]
      .map(([x = 0, y = 0]) => line(`M${x - 4} ${y}Q${x} ${y + 5} ${x + 4} ${y}`, '#C99A52', 2.6))
      .join('') +
    path('M-34 -46C-42 -34 -40 -18 -30 -10C-26 -22 -26 -36 -34 -46Z', shade(fur, -8)) +
    path('M34 -46C42 -34 40 -18 30 -10C26 -22 26 -36 34 -46Z', shade(fur, -18)) +
    circle([-14, -56, 15], '#FFF3D9') +
    circle([14, -56, 15], '#EAD8B4') +
    petEyes(13, -56, 6.4) +
    path('M-5 -50H5L0 -40Z', '#F1842D')
  );
};

const fox = (): string => {
  const fur = '#EE7A2B';
  return (
    lit('M18 -4C44 -2 48 -34 38 -52C32 -40 20 -40 16 -22Z', fur, { dx: -4, dy: -3 }) +
    path('M38 -52C43 -43 44 -34 42 -27C36 -28 32 -32 30 -40C34 -44 36 -46 38 -52Z', '#FFFDF7') +
    lit('M-22 0C-28 -22 -18 -40 0 -40C18 -40 28 -22 22 0Z', fur, { dx: -6, dy: -3 }) +
    path('M-10 -36Q0 -30 10 -36Q11 -16 0 -8Q-11 -16 -10 -36Z', '#FFFDF7') +
    ellipse([-11, -3, 9, 5], '#5A2E1E') +
    ellipse([11, -3, 9, 5], '#472214') +
    path('M-31 -54L-34 -86Q-32 -90 -27 -87L-6 -70Z', fur) +
    path('M31 -54L34 -86Q32 -90 27 -87L6 -70Z', shade(fur)) +
    path('M-27 -64L-28 -79L-16 -70Z', '#5A2E1E') +
    path('M27 -64L28 -79L16 -70Z', '#472214') +
    lit(
      'M0 -76C20 -76 30 -66 34 -50C38 -42 28 -38 20 -34C12 -28 6 -24 0 -24C-6 -24 -12 -28 -20 -34C-28 -38 -38 -42 -34 -50C-30 -66 -20 -76 0 -76Z',
      fur,
      { dx: -7, dy: -4 },
    ) +
    path(
      'M-34 -48C-22 -48 -8 -44 0 -34C8 -44 22 -48 34 -48C36 -41 28 -38 20 -34C12 -28 6 -24 0 -24C-6 -24 -12 -28 -20 -34C-28 -38 -36 -41 -34 -48Z',
      '#FFFDF7',
    ) +
    petEyes(14, -52, 4.4) +
    petBlush(21, -41) +
    ellipse([0, -33, 5, 3.8], '#2B1B2E') +
    line('M-5 -27Q0 -24 5 -27', '#5A2E1E', 2)
  );
};

const robot = (): string => {
  const steel = '#8FB3D9';
  return (
    line('M0 -80V-90', '#635994', 4) +
    circle([0, -91, 5.5], '#F23B3B') +
    rect([-22, -14, 44, 14, 7], '#433B6B') +
    [-13, 0, 13].map((x) => circle([x, -6, 4], '#8D86B8')).join('') +
    line('M-24 -34L-36 -22M24 -34L36 -24', '#635994', 6) +
    circle([-37, -20, 5.5], '#FFC83D') +
    circle([37, -22, 5.5], '#E39B0B') +
    lit('M-22 -42H22Q26 -42 26 -38V-16Q26 -12 22 -12H-22Q-26 -12 -26 -16V-38Q-26 -42 -22 -42Z', steel, {
      dx: -6,
      dy: -3,
    }) +
    softStar([0, -26, 9]) +
    lit('M-26 -82H26Q34 -82 34 -74V-50Q34 -42 26 -42H-26Q-34 -42 -34 -50V-74Q-34 -82 -26 -82Z', glow(steel, 5), {
      dx: -7,
      dy: -4,
    }) +
    rect([-27, -75, 54, 26, 10], '#1F2A44') +
    [-13, 13].map((x) => ellipse([x, -64, 5.4, 6.4], '#26C9FC') + circle([x - 1.8, -66.4, 2], '#FFFFFF')).join('') +
    line('M-6 -55Q0 -51 6 -55', '#26C9FC', 2.8) +
    rect([-40, -70, 7, 15, 3], '#635994') +
    rect([33, -70, 7, 15, 3], '#4A4272')
  );
};

const dragon = (): string => {
  const skin = '#5BB84F';
  const wing = (side: 1 | -1): string =>
    lit(
      `M${side * 16} -36C${side * 24} -58 ${side * 36} -62 ${side * 42} -60C${side * 44} -46 ${side * 42} -36 ${side * 38} -28C${side * 32} -34 ${side * 26} -32 ${side * 18} -24Z`,
      '#FF822D',
      { dx: -3, dy: -2 },
    );
  return (
    wing(-1) +
    wing(1) +
    lit('M16 -4C36 0 44 -12 40 -22C34 -20 26 -18 20 -20Z', skin, { dx: -3, dy: -2 }) +
    path('M40 -22L34 -32L46 -30Z', '#FF822D') +
    path(circlesPath([[0, -84, 6]]), '#FFC83D') +
    path('M-10 -76L-6 -90L0 -80L6 -90L10 -76Z', '#FFC83D') +
    lit('M-24 0C-30 -20 -18 -40 0 -40C18 -40 30 -20 24 0Z', skin, { dx: -6, dy: -3 }) +
    path('M-12 -32Q0 -38 12 -32Q15 -8 0 -3Q-15 -8 -12 -32Z', '#FFE7A3') +
    line('M-10 -24H10M-11 -16H11M-9 -9H9', '#EBC25C', 2.4) +
    ellipse([-13, -3, 10, 5], glow(skin, 6)) +
    ellipse([13, -3, 10, 5], shade(skin, -6)) +
    lit('M-32 -54C-32 -72 -18 -80 0 -80C18 -80 32 -72 32 -54C32 -38 18 -30 0 -30C-18 -30 -32 -38 -32 -54Z', skin, {
      dx: -7,
      dy: -4,
    }) +
    path('M-28 -70L-36 -82L-20 -77Z', '#F6E6C4') +
    path('M28 -70L36 -82L20 -77Z', '#E5CF9E') +
    ellipse([0, -42, 20, 11], glow(skin, 10)) +
    petEyes(13, -58, 5.2) +
    petBlush(23, -47) +
    circle([-6, -46, 2], '#2C6A25') +
    circle([6, -46, 2], '#2C6A25') +
    line('M-9 -38Q0 -32 9 -38', '#2C6A25', 2.6) +
    path('M5 -36L9 -30L11 -37Z', '#FFFFFF')
  );
};

/** Pets of the wardrobe. */
export const pets: Readonly<Record<WardrobeCode<'pet'>, () => string>> = {
  'pet-snail': snail,
  'pet-chick': chick,
  'pet-turtle': turtle,
  'pet-hedgehog': hedgehog,
  'pet-rabbit': rabbit,
  'pet-cat': kitten,
  'pet-dog': puppy,
  'pet-penguin': penguin,
  'pet-owl': owl,
  'pet-fox': fox,
  'pet-robot': robot,
  'pet-dragon': dragon,
};
