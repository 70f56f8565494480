import { circle, ellipse, group, line, path, rect } from '#engine/figure/svg.ts';
import { wheel } from '../lib/structures.ts';

/** Mountain circuit with a red racing car. */
const autorace = (): string =>
  path('M-120 2C-132 -34 -90 -50 -40 -44C0 -40 10 -66 56 -62C110 -58 130 -20 96 4C60 24 -100 28 -120 2Z', '#5B6A86') +
  path('M-120 -2C-132 -38 -90 -54 -40 -48C0 -44 10 -70 56 -66C110 -62 130 -24 96 0C60 20 -100 24 -120 -2Z', '#76859F') +
  path('M-84 -6C-90 -26 -60 -30 -30 -28C12 -26 20 -46 56 -44C84 -42 92 -22 70 -8C40 6 -74 8 -84 -6Z', '#E9F2FA') +
  line(
    'M-100 -4C-108 -30 -80 -42 -36 -38C8 -36 14 -58 56 -55C98 -52 108 -22 84 -5C50 10 -88 14 -100 -4Z',
    '#FFFFFF',
    3,
    { 'stroke-dasharray': '10 10' },
  ) +
  [0, 1, 2, 3, 4, 5]
    .map((i) => rect([-112 + i * 12, 8 + i * 1.6, 12, 7], i % 2 === 0 ? '#F8312F' : '#FFFFFF'))
    .join('') +
  group(
    ellipse([2, 4, 66, 9], '#321B41', { 'fill-opacity': 0.2 }) +
      path('M-58 -12C-60 -30 -40 -32 -22 -34L-8 -46H18L26 -32L62 -22C70 -18 70 -10 64 -8H-54Z', '#F8312F') +
      path('M-58 -12C-60 -30 -40 -32 -22 -34L-8 -46H6L0 -30L-40 -20Z', '#FF6B5C') +
      rect([-70, -40, 20, 8, 3], '#B3161F') +
      rect([-62, -34, 6, 16], '#B3161F') +
      circle([8, -46, 13], '#FFC83D') +
      path('M6 -50H22V-42H8Z', '#2E2F66') +
      circle([-6, -20, 9], '#FFFDF7') +
      wheel(-36, -7, 14) +
      wheel(42, -7, 14),
    { x: 6, y: 0, schaal: 1.05 },
  );

/** Snow cannon with a pile of snowballs. */
const sneeuwkanon = (): string =>
  ellipse([4, 4, 88, 14], '#321B41', { 'fill-opacity': 0.12 }) +
  group(
    rect([-18, -34, 92, 40, 14], '#0074BA') +
      rect([-18, -34, 92, 16, 12], '#26A6E8') +
      rect([66, -40, 18, 52, 6], '#14418B') +
      circle([-14, -14, 26], '#0074BA') +
      circle([-16, -18, 20], '#26A6E8'),
    { x: -12, y: -40, draai: -28 },
  ) +
  path('M-56 2L-24 -46H8L28 2Z', '#C2410C') +
  path('M-8 -46H8L28 2H4Z', '#962F08') +
  wheel(-16, -10, 22) +
  [
    [82, -92, 12],
    [104, -108, 7],
    [70, -116, 6],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) => circle([x, y, r], '#9DB9E6') + circle([x - r * 0.15, y - r * 0.2, r * 0.8], '#FFFFFF'),
    )
    .join('') +
  [
    [52, -8, 15],
    [80, -8, 15],
    [66, -28, 15],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle([x, y, r], '#9DB9E6') + circle([x - 3, y - 3, r * 0.78], '#F6FBFF'))
    .join('');

/** Parachute jumper above a landing target. */
const paragame = (): string =>
  ellipse([0, 0, 62, 20], '#FFFFFF') +
  ellipse([0, 0, 62, 20], '#F8312F') +
  ellipse([0, 0, 44, 14], '#FFFDF7') +
  ellipse([0, 0, 25, 8], '#F8312F') +
  ellipse([4, -2, 16, 5], '#321B41', { 'fill-opacity': 0.25 }) +
  line('M-60 -124L-6 -62M60 -124L6 -62M-22 -128L-3 -66M22 -128L3 -66', '#635994', 2.5) +
  path(
    'M-66 -120C-64 -186 64 -186 66 -120C54 -132 34 -132 22 -120C12 -130 -12 -130 -22 -120C-34 -132 -54 -132 -66 -120Z',
    '#FFC83D',
  ) +
  path('M-22 -120C-22 -150 -12 -169 0 -169C12 -169 22 -150 22 -120C12 -130 -12 -130 -22 -120Z', '#F70A8D') +
  path('M66 -120C65 -152 36 -168 0 -169C12 -169 22 -150 22 -120C34 -132 54 -132 66 -120Z', '#00A6ED') +
  path('M-52 -140C-46 -154 -30 -162 -18 -164C-30 -154 -36 -142 -38 -130Z', '#FFE79A') +
  path('M-13 -24C-14 -48 14 -48 13 -24L8 -10H-8Z', '#7CB518') +
  circle([0, -54, 14], '#B87B4F') +
  path('M-15 -54C-15 -76 15 -76 15 -54Z', '#F8312F') +
  rect([-12, -59, 24, 8, 4], '#1F2A44') +
  line('M-10 -38L-20 -58M10 -38L20 -58', '#5B8A12', 7) +
  line('M-5 -12L-8 2M5 -12L8 2', '#433B6B', 7);

/** Rescue helicopter above its pad. */
const helikopter = (): string =>
  ellipse([0, 0, 84, 24], '#9DB9E6') +
  ellipse([0, -4, 84, 24], '#5B6A86') +
  ellipse([0, -4, 70, 19], 'none', { stroke: '#FFFFFF', 'stroke-width': 4 }) +
  ellipse([2, -4, 40, 9], '#321B41', { 'fill-opacity': 0.28 }) +
  group(
    path('M40 -40L112 -58L114 -46L44 -18Z', '#D9402F') +
      path('M104 -74L120 -74L116 -44H106Z', '#F8312F') +
      circle([112, -60, 15], '#FFFFFF', { 'fill-opacity': 0.5 }) +
      path(
        'M-60 -34C-60 -68 -24 -76 6 -72C40 -68 56 -44 48 -26C42 -8 -10 -4 -36 -8C-54 -12 -60 -20 -60 -34Z',
        '#F8312F',
      ) +
      path('M-60 -34C-60 -68 -24 -76 6 -72C20 -70 8 -40 -14 -30C-34 -22 -58 -24 -60 -34Z', '#FF6B5C') +
      path('M-56 -38C-54 -60 -32 -66 -16 -64V-38Z', '#BFEBF7') +
      rect([-8, -62, 26, 24, 5], '#8ED7EE') +
      rect([-52, -26, 98, 8], '#FFFDF7') +
      rect([24, -58, 18, 18, 3], '#FFFDF7') +
      path('M31 -56H35V-51H40V-47H35V-42H31V-47H26V-51H31Z', '#F8312F') +
      rect([-6, -90, 8, 20], '#433B6B') +
      ellipse([-2, -92, 92, 7], '#433B6B', { 'fill-opacity': 0.35 }) +
      rect([-80, -95, 156, 6, 3], '#433B6B') +
      line('M-40 4H40M-28 -8L-32 4M22 -8L26 4', '#433B6B', 5),
    { y: -36, draai: -5, schaal: 0.95 },
  );

/** Aeroplane flying through a hoop. */
const vliegrace = (): string =>
  ellipse([0, 0, 58, 12], '#321B41', { 'fill-opacity': 0.12 }) +
  rect([-5, -50, 10, 50, 3], '#433B6B') +
  rect([-5, -50, 4, 50, 3], '#635994') +
  ellipse([0, -104, 46, 58], 'none', { stroke: '#C98500', 'stroke-width': 15 }) +
  ellipse([-2, -106, 46, 58], 'none', { stroke: '#FFB703', 'stroke-width': 12 }) +
  group(
    path('M-88 -22L-66 -16L-70 4H-84Z', '#0074BA') +
      path('M-80 -4C-60 -26 20 -30 56 -20C78 -14 84 0 60 8C20 18 -56 16 -80 -4Z', '#00A6ED') +
      path('M-80 -4C-60 -26 20 -30 56 -20C40 -8 -30 0 -80 -4Z', '#5CD0FF') +
      path('M-22 0L-58 34H-30L26 4Z', '#FFC83D') +
      path('M-6 -22L-20 -44H2L24 -24Z', '#F1A11E') +
      path('M16 -22C24 -38 44 -34 46 -20Z', '#FFFDF7') +
      circle([76, -6, 7], '#433B6B') +
      ellipse([80, -6, 5, 26], '#FFFFFF', { 'fill-opacity': 0.65 }) +
      circle([-34, -6, 6], '#FFFDF7') +
      circle([-14, -7, 6], '#FFFDF7') +
      circle([6, -8, 6], '#FFFDF7'),
    { x: -4, y: -98, draai: -12, schaal: 0.95 },
  ) +
  path('M46 -104A46 58 0 0 1 0 -46', 'none', { stroke: '#C98500', 'stroke-width': 15 }) +
  path('M44 -106A46 58 0 0 1 -2 -48', 'none', { stroke: '#FFB703', 'stroke-width': 12 });

export const bergen = {
  autorace: autorace(),
  sneeuwkanon: sneeuwkanon(),
  paragame: paragame(),
  helikopter: helikopter(),
  vliegrace: vliegrace(),
};
