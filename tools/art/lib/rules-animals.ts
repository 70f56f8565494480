import { circle, circlesPath, ellipse, glow, group, line, lit, path, shade, type Circle } from '#engine/figure/svg.ts';

// The animals of the rule cards, drawn inside a circle of radius 58 around (0, 0).

const eye = (x: number, y: number, r = 4.6): string =>
  ellipse([x, y, r, r * 1.25], '#1B2338') + circle([x - r * 0.3, y - r * 0.4, r * 0.42], '#FFFFFF');
const blush = (x: number, y: number): string => ellipse([x, y, 6.5, 4.5], '#FF7F7A', { 'fill-opacity': 0.5 });

/** ei: a blue bird hatching on an egg in its nest. */
export const birdOnEgg = (): string =>
  lit('M0 -8C17 -8 29 12 29 30C29 44 16 50 0 50C-16 50 -29 44 -29 30C-29 12 -17 -8 0 -8Z', '#FFF3DC', {
    dx: -6,
    dy: -4,
  }) +
  lit('M-44 28Q0 44 44 28L38 46C26 56 -26 56 -38 46Z', '#A9683F', { dx: -6, dy: -4 }) +
  line('M-34 38L-12 48M-6 42L20 47M16 39L36 36', '#7D4533', 3.6) +
  group(
    path('M-26 -18L-46 -28L-41 -17L-47 -8L-26 -8Z', '#1B7DC4') +
      lit('M-28 -16C-28 -40 -12 -48 4 -48C22 -48 32 -34 30 -18C28 -2 14 4 0 4C-18 4 -28 -4 -28 -16Z', '#2FA4EE', {
        dx: -6,
        dy: -4,
      }) +
      ellipse([10, -8, 14, 10], '#BFE6FF') +
      path('M-20 -20C-8 -26 4 -20 4 -10C-6 -2 -18 -6 -20 -20Z', '#1B7DC4') +
      path('M29 -30L46 -23L29 -17Z', '#FFB703') +
      path('M-2 -46C-6 -56 2 -60 4 -52C8 -58 14 -54 8 -46Z', '#2FA4EE') +
      eye(15, -27) +
      blush(12, -16),
  );

/** au: a peacock with an open tail. */
export function peacock(): string {
  const feathers = [-66, -44, -22, 0, 22, 44, 66]
    .map((angle, i) =>
      group(
        path('M-6 -10C-20 -40 -17 -68 0 -68C17 -68 20 -40 6 -10Z', i % 2 === 0 ? '#1FA58C' : '#2DBE9E') +
          ellipse([0, -53, 9.5, 11], '#FFC83D') +
          ellipse([0, -52, 6, 7.5], '#14418B'),
        { y: 14, draai: angle },
      ),
    )
    .join('');
  return (
    feathers +
    lit(
      'M-17 20C-21 38 -12 50 0 50C14 50 22 38 18 22C14 6 12 -2 13 -14C14 -30 -13 -30 -12 -14C-11 -2 -13 6 -16 18Z',
      '#1B6CC0',
      { dx: -5, dy: -2 },
    ) +
    circle([0, -18, 14.5], '#2380DA') +
    line('M-5 -32L-9 -40M0 -33V-42M5 -32L9 -40', '#14418B', 2.6) +
    circlesPathFill(
      [
        [-9, -41, 3],
        [0, -43, 3],
        [9, -41, 3],
      ],
      '#FFC83D',
    ) +
    eye(-6, -20, 3.8) +
    eye(6, -20, 3.8) +
    path('M-5 -13H5L0 -4Z', '#FFB703') +
    line('M-6 52V58M7 52V58', '#E0812F', 4)
  );
}
const circlesPathFill = (list: readonly Circle[], color: string): string => path(circlesPath(list), color);

/** eer, oor, eur: a bear's face. */
export const beer = (): string =>
  circle([-32, -30, 16], '#8D5B3E') +
  circle([32, -30, 16], shade('#8D5B3E')) +
  circle([-32, -30, 8.5], '#E7A98C') +
  circle([32, -30, 8.5], '#CF8C70') +
  lit('M-48 2C-48 -28 -26 -44 0 -44C26 -44 48 -28 48 2C48 32 26 46 0 46C-26 46 -48 32 -48 2Z', '#A36B45', {
    dx: -8,
    dy: -5,
  }) +
  ellipse([0, 20, 25, 19], '#F3D9B8') +
  path('M-11 10Q0 4 11 10Q9 20 0 21Q-9 20 -11 10Z', '#2B1B2E') +
  ellipse([-3, 10.5, 3.5, 2], '#FFFFFF', { 'fill-opacity': 0.7 }) +
  line('M0 21V26M-10 27Q-5 33 0 27Q5 33 10 27', '#4A2A22', 3.4) +
  eye(-20, -6, 6) +
  eye(20, -6, 6) +
  blush(-34, 12) +
  blush(34, 12);

/** eeuw, ieuw: a lion's face in its mane. */
export function lion(): string {
  const mane = Array.from({ length: 12 }, (_, i): Circle => [
    Math.cos((i * Math.PI) / 6) * 37,
    Math.sin((i * Math.PI) / 6) * 37,
    17,
  ]);
  return (
    lit(`${circlesPath(mane)}M-40 0a40 40 0 1 1 80 0a40 40 0 1 1 -80 0Z`, '#D8702A', { dx: -6, dy: -5 }) +
    circle([-27, -27, 9], '#F7B944') +
    circle([27, -27, 9], '#E39B2C') +
    circle([-27, -27, 4.5], '#C9652A') +
    circle([27, -27, 4.5], '#B4541F') +
    lit('M-34 0C-34 -22 -18 -33 0 -33C18 -33 34 -22 34 0C34 22 18 34 0 34C-18 34 -34 22 -34 0Z', '#FFC857', {
      dx: -6,
      dy: -4,
    }) +
    ellipse([-8, 16, 10, 8.5], '#FFF1D0') +
    ellipse([8, 16, 10, 8.5], '#FFF1D0') +
    path('M-8 4H8Q6 12 0 13Q-6 12 -8 4Z', '#7D3A2A') +
    line('M-8 20Q-4 25 0 19Q4 25 8 20', '#7D3A2A', 3) +
    path('M-4.500 23Q0 32 4.500 23Z', '#FF7F9A') +
    eye(-14, -6, 5) +
    eye(14, -6, 5) +
    blush(-23, 8) +
    blush(23, 8)
  );
}

/** Diminutive: a very small mouse beside its big cheese. */
export const mouse = (): string =>
  line('M28 38C54 38 52 14 40 10', '#F08FA8', 5) +
  lit('M-34 40C-36 10 -14 -4 6 0C28 4 36 22 34 40C20 47 -22 47 -34 40Z', '#B7AECB', { dx: -7, dy: -4 }) +
  circle([-32, -24, 19], '#B7AECB') +
  circle([12, -28, 19], shade('#B7AECB', -7)) +
  circle([-32, -23, 11.5], '#FFB5C5') +
  circle([12, -27, 11.5], '#F29CB0') +
  lit('M-44 8C-44 -12 -28 -24 -10 -24C10 -24 24 -12 24 6C24 22 6 30 -12 30C-32 30 -44 22 -44 8Z', '#C9C1DA', {
    dx: -6,
    dy: -4,
  }) +
  eye(-24, 2, 5) +
  eye(4, 2, 5) +
  ellipse([-10, 14, 6, 4.6], '#F06A8A') +
  line('M-16 20Q-13 24 -10 20Q-7 24 -4 20', '#5B4A6B', 2.6) +
  blush(-32, 14) +
  blush(13, 14) +
  line('M-30 18L-46 16M-30 22L-45 25M10 18L26 16M10 22L25 25', '#FFFFFF', 2) +
  ellipse([-14, 42, 9, 5], glow('#C9C1DA', 5)) +
  ellipse([12, 42, 9, 5], '#C9C1DA');

/** A word written as it sounds: the ear listens. */
export const ear = (): string =>
  lit(
    'M-26 -10C-28 -38 -8 -50 10 -48C32 -46 42 -28 36 -8C32 6 20 10 18 26C16 44 0 52 -14 46C-26 40 -26 26 -20 20C-24 8 -26 2 -26 -10Z',
    '#F6CB9C',
    { dx: -7, dy: -4 },
  ) +
  line('M-12 -12C-12 -30 2 -36 12 -34C26 -32 28 -16 22 -6C18 2 8 6 6 18', '#D99A66', 7) +
  line('M-6 6C2 0 6 -8 0 -14', '#D99A66', 6) +
  line('M-38 -14Q-44 0 -38 14M-48 -22Q-58 0 -48 22', '#1B6CA8', 5.5);
