import { circle, ellipse, glow, group, line, lit, n, path, shade } from '#engine/figure/svg.ts';

// Animals stand with their feet at (0, 0) and look to the right, toward the play; mirror with group(..., { sx: -1 }).

/** Moods a witness can show. */
export type AnimalFace = 'blij' | 'kijkt' | 'dicht' | 'wow';

const eye = ([x, y, r = 5]: readonly [number, number, number?], face: AnimalFace): string => {
  if (face === 'dicht') return line(`M${n(x - r)} ${n(y)}Q${n(x)} ${n(y + r)} ${n(x + r)} ${n(y)}`, '#1B2338', 3.2);
  if (face === 'blij')
    return line(`M${n(x - r)} ${n(y + 2)}Q${n(x)} ${n(y - r - 2)} ${n(x + r)} ${n(y + 2)}`, '#1B2338', 3.4);
  const large = face === 'wow' ? 1.25 : 1;
  return (
    ellipse([x, y, r * large, r * 1.25 * large], '#1B2338') +
    circle([x - r * 0.3, y - r * 0.45, r * 0.42], '#FFFFFF') +
    circle([x + r * 0.35, y + r * 0.5, r * 0.2], '#FFFFFF')
  );
};

const muzzle = (x: number, y: number, face: AnimalFace): string =>
  face === 'wow'
    ? ellipse([x, y + 4, 4.5, 6], '#6A0F2B')
    : line(
        `M${n(x - 8)} ${n(y)}Q${n(x - 4)} ${n(y + 6)} ${n(x)} ${n(y)}Q${n(x + 4)} ${n(y + 6)} ${n(x + 8)} ${n(y)}`,
        '#4A2A22',
        2.8,
      );

const blush = (x: number, y: number, r = 6): string => ellipse([x, y, r, r * 0.7], '#FF7F7A', { 'fill-opacity': 0.45 });

/** A sitting dog with a red collar, about 120 high. */
export function dog(color = '#D89A55', face: AnimalFace = 'kijkt'): string {
  const dark = shade(color, -17);
  const body = 'M-34 0C-42 -30 -30 -62 -6 -66C20 -68 34 -40 34 0Z';
  return (
    line('M-32 -10C-52 -16 -58 -34 -52 -46', color, 11) +
    lit(body, color, { dx: -9, dy: -3 }) +
    ellipse([6, -26, 15, 22], glow(color, 16)) +
    ellipse([-26, -4, 18, 8], shade(color, -5)) +
    ellipse([-6, -4, 12, 7], glow(color, 6)) +
    ellipse([20, -4, 12, 7], color) +
    line('M-20 -54Q4 -40 26 -52', '#F8312F', 8) +
    circle([6, -41, 6.5], '#FFC83D') +
    group(
      path('M-36 -40C-54 -36 -54 -2 -40 4C-30 0 -26 -20 -26 -36Z', dark) +
        lit('M-38 -22C-40 -50 -20 -60 2 -60C26 -60 42 -46 40 -22C38 0 20 8 2 8C-18 8 -36 0 -38 -22Z', color, {
          dx: -8,
          dy: -4,
        }) +
        path('M34 -44C54 -44 58 -10 47 0C38 -6 34 -22 30 -38Z', shade(dark, -5)) +
        ellipse([8, -10, 20, 15], glow(color, 18)) +
        path('M0 -58C10 -50 12 -34 8 -22C2 -34 0 -46 0 -58Z', glow(color, 18)) +
        eye([-10, -26], face) +
        eye([20, -26], face) +
        blush(-22, -12) +
        blush(30, -12) +
        ellipse([8, -16, 7.5, 5.5], '#2B1B2E') +
        ellipse([6, -18, 2.5, 1.5], '#FFFFFF', { 'fill-opacity': 0.7 }) +
        muzzle(8, -8, face) +
        (face === 'blij' ? path('M4 -4Q8 8 13 -4Z', '#FF7F9A') : ''),
      { x: 2, y: -64 },
    )
  );
}

/** A sitting cat with a curled tail, about 110 high. */
export function cat(color = '#F1A11E', face: AnimalFace = 'kijkt'): string {
  const stripe = shade(color, -13);
  return (
    line('M22 -8C52 -4 58 -34 44 -50', color, 11) +
    line('M46 -42L44 -50', stripe, 11) +
    lit('M-30 0C-36 -30 -24 -58 0 -58C24 -58 36 -30 30 0Z', color, { dx: -8, dy: -3 }) +
    ellipse([0, -20, 13, 20], glow(color, 22)) +
    ellipse([-13, -4, 12, 6.5], glow(color, 8)) +
    ellipse([13, -4, 12, 6.5], color) +
    group(
      path('M-36 -24L-34 -56Q-32 -60 -28 -57L-8 -42Z', color) +
        path('M36 -24L34 -56Q32 -60 28 -57L8 -42Z', shade(color)) +
        path('M-30 -34L-29 -49L-18 -40Z', '#FFB3A8') +
        path('M30 -34L29 -49L18 -40Z', '#F08F86') +
        lit('M-40 -16C-40 -38 -24 -48 0 -48C24 -48 40 -38 40 -16C40 4 22 12 0 12C-22 12 -40 4 -40 -16Z', color, {
          dx: -8,
          dy: -4,
        }) +
        line('M0 -46V-36M-11 -45V-38M11 -45V-38', stripe, 4.5) +
        ellipse([0, -1, 15, 10], glow(color, 22)) +
        eye([-17, -16, 5.5], face) +
        eye([17, -16, 5.5], face) +
        blush(-27, -4) +
        blush(27, -4) +
        path('M-5 -8H5Q3 -2 0 -2Q-3 -2 -5 -8Z', '#E4566B') +
        muzzle(0, -1, face) +
        line('M-30 -2L-46 -5M-30 3L-45 6M30 -2L46 -5M30 3L45 6', '#FFFFFF', 2),
      { y: -62 },
    )
  );
}

/** A floating or standing duck, about 80 high. */
export function duck(color = '#FFD24A', face: AnimalFace = 'kijkt'): string {
  return (
    lit('M-46 -34C-40 -30 -30 -32 -18 -36C-4 -42 34 -42 38 -20C40 -4 20 0 -6 0C-34 0 -48 -14 -46 -34Z', color, {
      dx: -5,
      dy: -6,
    }) +
    path('M-22 -22C-6 -30 14 -26 16 -16C10 -8 -14 -6 -22 -22Z', shade(color, -7)) +
    path('M40 -58C54 -62 60 -54 56 -48C52 -42 44 -44 38 -46Z', '#F1842D') +
    path('M39 -50C46 -48 54 -50 57 -50C54 -43 44 -43 38 -46Z', '#D3661D') +
    lit('M-4 -56C-4 -74 10 -82 22 -82C38 -82 46 -70 44 -56C42 -42 32 -34 18 -34C4 -34 -4 -42 -4 -56Z', color, {
      dx: -6,
      dy: -4,
    }) +
    path('M14 -80C8 -90 18 -94 22 -82Z', color) +
    eye([28, -62, 4.6], face) +
    blush(22, -50, 5)
  );
}

/** A perched round bird, about 66 high. */
export function bird(color = '#2C9CE6', face: AnimalFace = 'kijkt'): string {
  return (
    path('M-28 -24L-58 -34L-52 -22L-60 -14L-28 -12Z', shade(color)) +
    line('M-6 -6V2M8 -6V2', '#E0812F', 4) +
    lit('M-34 -28C-34 -50 -16 -60 4 -60C26 -60 38 -46 36 -28C34 -10 18 -2 0 -2C-20 -2 -34 -10 -34 -28Z', color, {
      dx: -7,
      dy: -5,
    }) +
    ellipse([12, -16, 17, 13], glow(color, 28)) +
    path('M-26 -34C-12 -40 2 -32 2 -20C-10 -12 -26 -18 -26 -34Z', shade(color, -8)) +
    path('M34 -40L52 -33L34 -27Z', '#FFB703') +
    path('M34 -33H52L34 -27Z', '#E48F0A') +
    eye([18, -38, 5], face) +
    blush(12, -26, 5) +
    path('M0 -58C-6 -70 2 -76 4 -66C8 -74 14 -70 8 -58Z', color)
  );
}
