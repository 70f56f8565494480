import type { WardrobeCode } from '#engine/core/domein/wardrobe.ts';
import { circle, clip, ellipse, line, lit, path, rect, roundPoly, shade, starPoints } from '../svg.ts';
import { glasses } from '../person/face.ts';
import { softHeart } from './wear.ts';

const EYES = [-19, 19] as const;
const Y = -41;

/** Temples from the frame to the ears. */
const temples = (color: string, x = 35): string =>
  line(`M${-x} ${Y - 3}L-47 -48`, color, 4) + line(`M${x} ${Y - 3}L47 -48`, color, 4);
const gleam = (x: number, y = Y): string =>
  line(`M${x - 8} ${y - 1}Q${x - 7} ${y - 8} ${x - 1} ${y - 9}`, '#FFFFFF', 2.8, { 'stroke-opacity': 0.9 });

const square = (color: string): string =>
  EYES.map(
    (x) =>
      rect([x - 16, Y - 13, 32, 27, 7], '#FFFFFF', { 'fill-opacity': 0.2 }) +
      gleam(x) +
      rect([x - 16, Y - 13, 32, 27, 7], 'none', { stroke: color, 'stroke-width': 4.2 }),
  ).join('') +
  line('M-3 -44H3', color, 4) +
  temples(color);

const sunny = (): string => {
  const glass = (x: number): string => {
    const d = `M${x - 18} ${Y - 10}Q${x} ${Y - 16} ${x + 18} ${Y - 10}C${x + 19} ${Y + 10} ${x + 10} ${Y + 17} ${x} ${Y + 16}C${x - 10} ${Y + 17} ${x - 19} ${Y + 10} ${x - 18} ${Y - 10}Z`;
    return (
      path(d, '#1B2338') +
      clip(
        d,
        path(`M${x - 20} ${Y + 8}L${x + 2} ${Y - 18}H${x + 12}L${x - 12} ${Y + 18}Z`, '#5C74B8', {
          'fill-opacity': 0.7,
        }),
      )
    );
  };
  return (
    temples('#1B2338', 34) + EYES.map(glass).join('') + line('M-36 -51Q-18 -57 0 -50Q18 -57 36 -51', '#FFB703', 4.6)
  );
};

const patch = (): string =>
  line('M-48 -66Q-10 -74 48 -44', '#2A2340', 4) +
  lit('M3 -53C14 -59 28 -58 36 -52C40 -38 34 -25 21 -24C8 -25 1 -38 3 -53Z', '#2A2340', {
    dx: -4,
    dy: -3,
    shadow: '#151023',
  }) +
  line('M9 -49Q17 -54 27 -52', '#6A5E8E', 3);

const hearts = (): string =>
  temples('#F70A8D', 34) +
  EYES.map((x) => {
    const d = softHeart(x, Y + 1, 17);
    return (
      path(d, '#FF86B3', { 'fill-opacity': 0.5 }) +
      path(d, 'none', { stroke: '#F70A8D', 'stroke-width': 4.2, 'stroke-linejoin': 'round' }) +
      gleam(x, Y + 3)
    );
  }).join('') +
  line('M-3 -43Q0 -46 3 -43', '#F70A8D', 4);

const cinema = (): string => {
  const frame =
    'M-39 -57H39Q43 -57 43 -53V-33Q43 -24 34 -24H12Q5 -24 3 -31Q0 -36 -3 -31Q-5 -24 -12 -24H-34Q-43 -24 -43 -33V-53Q-43 -57 -39 -57Z';
  return (
    temples('#F4F4F4', 38) +
    path('M-36 -51H-6V-35Q-7 -30 -13 -30H-31Q-36 -30 -36 -36Z', '#F23B3B', { 'fill-opacity': 0.62 }) +
    path('M6 -51H36V-36Q36 -30 31 -30H13Q7 -30 6 -35Z', '#00A6ED', { 'fill-opacity': 0.62 }) +
    clip(
      `${frame}M-36 -51V-36Q-36 -30 -31 -30H-13Q-7 -30 -6 -35V-51ZM6 -51V-35Q7 -30 13 -30H31Q36 -30 36 -36V-51Z`,
      path(frame, '#F8F5FA') + rect([16, -60, 40, 40], '#D9D2E2'),
      'evenodd',
    ) +
    gleam(-21) +
    gleam(21)
  );
};

const diving = (): string => {
  const frame =
    'M-42 -46C-42 -64 -22 -66 0 -66C22 -66 42 -64 42 -46C42 -28 32 -21 20 -21C10 -21 6 -29 0 -30C-6 -29 -10 -21 -20 -21C-32 -21 -42 -28 -42 -46Z';
  return (
    line('M-42 -48L-50 -52M42 -48L50 -52', '#1B2338', 9) +
    line('M58 -20C66 -40 62 -70 60 -98', '#FF822D', 9) +
    line('M60 -98V-84', '#FFC83D', 9) +
    line('M58 -20C48 -6 34 -8 20 -14', '#FF822D', 6) +
    path(frame, '#8FDDF6', { 'fill-opacity': 0.38 }) +
    line('M-30 -40L-14 -58M-22 -34L-4 -56', '#FFFFFF', 4, { 'stroke-opacity': 0.6 }) +
    path(frame, 'none', { stroke: '#FFC21F', 'stroke-width': 6 })
  );
};

const stars = (): string =>
  temples('#F1A11E', 32) +
  EYES.map((x) => {
    const d = roundPoly(
      starPoints(5, 22, 13).map(([a, b]) => [a + x, b + Y] as const),
      4,
    );
    return (
      path(d, '#FFE08A', { 'fill-opacity': 0.45 }) +
      path(d, 'none', { stroke: '#FFB703', 'stroke-width': 4.6, 'stroke-linejoin': 'round' }) +
      gleam(x, Y + 2)
    );
  }).join('') +
  line('M-2 -43Q0 -45 2 -43', '#FFB703', 4);

const ski = (): string => {
  const glass =
    'M-40 -46C-40 -60 -24 -63 0 -63C24 -63 40 -60 40 -46C40 -30 30 -25 18 -25C8 -25 5 -31 0 -31C-5 -31 -8 -25 -18 -25C-30 -25 -40 -30 -40 -46Z';
  return (
    line('M-44 -47L-52 -50M44 -47L52 -50', '#8D65C5', 12) +
    path(glass, '#F70A8D', { transform: 'translate(0 -44) scale(1.13) translate(0 44)' }) +
    lit(glass, '#FF822D', { dx: -8, dy: -4, shadow: '#D9550F' }) +
    clip(glass, path('M-36 -24L-10 -66H4L-22 -24ZM-14 -24L12 -66H17L-9 -24Z', '#FFD08A', { 'fill-opacity': 0.85 })) +
    ellipse([-28, -50, 4, 3], '#FFFFFF')
  );
};

const mask = (): string => {
  const d =
    'M-46 -62C-30 -66 -14 -60 0 -54C14 -60 30 -66 46 -62C48 -44 42 -24 22 -24C10 -24 6 -32 0 -34C-6 -32 -10 -24 -22 -24C-42 -24 -48 -44 -46 -62Z';
  const hole = EYES.map((x) => `M${x - 12} ${Y}A12 13 0 1 1 ${x + 12} ${Y}A12 13 0 1 1 ${x - 12} ${Y}Z`).join('');
  return (
    clip(
      d + hole,
      path(d, '#1B6CA8') +
        path('M14 -70H60V-20H22C40 -30 36 -56 14 -58Z', shade('#1B6CA8')) +
        line('M-40 -56Q-28 -60 -14 -56', '#6DB2E6', 4),
      'evenodd',
    ) + circle([0, -48, 3], '#FFC83D')
  );
};

/** Glasses of the wardrobe, around the neck pivot of the head. */
export const wornGlasses: Readonly<Record<WardrobeCode<'glasses'>, () => string>> = {
  'glasses-round-berry': () => glasses('#B5179E'),
  'glasses-round-blue': () => glasses('#1B6CA8'),
  'glasses-round-dark': () => glasses('#433B6B'),
  'glasses-square-red': () => square('#E8352B'),
  'glasses-sun': sunny,
  'glasses-eye-patch': patch,
  'glasses-heart': hearts,
  'glasses-cinema': cinema,
  'glasses-diving': diving,
  'glasses-star': stars,
  'glasses-ski': ski,
  'glasses-hero-mask': mask,
};
