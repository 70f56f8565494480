import { celebration, core } from './palette.ts';
import {
  circle,
  circlesPath,
  ellipse,
  line,
  path,
  rect,
  roundPoly,
  seeded,
  shade,
  starPoints,
  type Point,
} from '#engine/figure/svg.ts';

// Every particle is drawn around (0, 0) and fits its box; see fxMaten.

export type FxName =
  | 'ster'
  | 'twinkel'
  | 'kruimel'
  | 'kruimel2'
  | 'druppel'
  | 'bel'
  | 'confetti1'
  | 'confetti2'
  | 'confetti3'
  | 'confetti4'
  | 'stof'
  | 'vonk'
  | 'stralen'
  | 'streep'
  | 'rook'
  | 'hart'
  | 'blad'
  | 'sneeuw'
  | 'ring'
  | 'noot'
  | 'spetter';

const radius8 = (): string =>
  Array.from({ length: 8 }, (_, i) =>
    path(
      roundPoly(
        [
          [-7, -34],
          [7, -34],
          [3, -60],
          [-3, -60],
        ],
        3,
      ),
      i % 2 === 0 ? core.zon : '#FFE39B',
      { transform: `rotate(${i * 45})` },
    ),
  ).join('');
const fluff = (color: string): string => {
  const d = circlesPath([
    [0, 0, 20],
    [-18, 6, 14],
    [18, 6, 13],
    [-8, -12, 13],
    [12, -10, 12],
  ]);
  return (
    path(d, shade(color, -6)) +
    path(
      circlesPath([
        [-3, -3, 18],
        [-19, 4, 12],
        [14, 2, 12],
        [-9, -13, 11],
        [9, -11, 10],
      ]),
      color,
    )
  );
};

const particles: Readonly<Record<FxName, () => string>> = {
  ster: () =>
    path(roundPoly(starPoints(5, 28, 14), 4), core.zon) +
    path(roundPoly(starPoints(5, 28, 14).slice(0, 6), 2), '#F0981A', { 'fill-opacity': 0.6 }),
  twinkel: () =>
    path('M0 -28Q3 -3 28 0Q3 3 0 28Q-3 3 -28 0Q-3 -3 0 -28Z', '#FFF6D6') +
    path('M0 -14Q2 -2 14 0Q2 2 0 14Q-2 2 -14 0Q-2 -2 0 -14Z', '#FFFFFF'),
  kruimel: () =>
    path(
      roundPoly(
        [
          [-12, -4],
          [-2, -13],
          [12, -7],
          [10, 9],
          [-8, 12],
        ],
        4,
      ),
      '#C98A4B',
    ) + ellipse([-3, -5, 4, 2.5], '#EBB877'),
  kruimel2: () =>
    path(
      roundPoly(
        [
          [-10, 2],
          [0, -11],
          [11, 0],
          [3, 11],
        ],
        4,
      ),
      '#8D5B3E',
    ) + ellipse([0, -4, 3, 2], '#B9774A'),
  druppel: () =>
    path('M0 -26C10 -10 17 -1 17 9A17 17 0 0 1 -17 9C-17 -1 -10 -10 0 -26Z', '#35AFE0') +
    path('M6 -16C13 -7 17 0 17 9A17 17 0 0 1 -4 25C10 18 12 0 6 -16Z', '#1F86BD') +
    ellipse([-7, 6, 3.5, 7], '#D9F3FF'),
  bel: () =>
    circle([0, 0, 26], '#BDE9FA', { 'fill-opacity': 0.55 }) +
    circle([0, 0, 25], 'none', { stroke: '#8CD3F2', 'stroke-width': 3 }) +
    line('M-16 -4A17 17 0 0 1 -4 -16', '#FFFFFF', 5) +
    circle([11, 12, 3], '#FFFFFF', { 'fill-opacity': 0.8 }),
  confetti1: () => rect([-6, -14, 12, 28, 5], celebration[1]),
  confetti2: () => rect([-12, -8, 24, 16, 3], celebration[2]) + rect([0, -8, 12, 16, 3], shade(celebration[2])),
  confetti3: () => circle([0, 0, 10], celebration[0]),
  confetti4: () => line('M-16 6Q-10 -10 -2 0T14 -6', celebration[3], 7),
  stof: () => fluff('#E9D9BE'),
  vonk: () =>
    path('M0 -26Q4 -5 20 0Q4 5 0 26Q-4 5 -20 0Q-4 -5 0 -26Z', '#FFB703') +
    path('M0 -13Q3 -2 10 0Q3 2 0 13Q-3 2 -10 0Q-3 -2 0 -13Z', '#FFF3C4'),
  stralen: () => radius8(),
  streep: () => rect([-40, -3.5, 80, 7, 3.5], '#FFFFFF', { 'fill-opacity': 0.8 }),
  rook: () => fluff('#F1EDF6'),
  hart: () =>
    path('M0 22C-34 0 -24 -24 -9 -20Q-3 -18 0 -12Q3 -18 9 -20C24 -24 34 0 0 22Z', '#F70A8D') +
    ellipse([-10, -11, 4, 3], '#FF9CCB', { transform: 'rotate(-30 -10 -11)' }),
  blad: () =>
    path('M-22 14C-22 -10 -4 -22 22 -20C24 4 6 22 -16 18Z', '#E08A2B') +
    path('M22 -20C24 4 6 22 -16 18L-20 20Z', shade('#E08A2B')) +
    line('M-22 20L10 -10', '#A95A18', 3),
  sneeuw: () => circle([0, 0, 12], '#FFFFFF') + path('M4 -11A12 12 0 0 1 -6 10.500A14 14 0 0 0 4 -11Z', '#C6DAF4'),
  ring: () => circle([0, 0, 50], 'none', { stroke: core.zon, 'stroke-width': 8 }),
  noot: () =>
    line('M-4 16V-20L18 -25V10', core.inkt, 6) +
    ellipse([-11, 17, 10, 7.5], core.inkt, { transform: 'rotate(-18 -11 17)' }) +
    ellipse([11, 11, 10, 7.5], core.inkt, { transform: 'rotate(-18 11 11)' }),
  spetter: () => path(splash(11), '#35AFE0') + circle([-4, -5, 6], '#BDE9FA'),
};

function splash(seed: number): string {
  const random = seeded(seed);
  const points = Array.from({ length: 18 }, (_, i): Point => {
    const r = i % 2 === 0 ? 24 + random() * 8 : 13 + random() * 4;
    const angle = (i / 18) * Math.PI * 2;
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });
  return roundPoly(points, 7);
}

/** Half the box of each particle. */
const large: Partial<Record<FxName, number>> = { stralen: 64, ring: 56, streep: 44, stof: 34, rook: 34 };
export const fxHalf = (name: FxName): number => large[name] ?? 32;
export const fx = (name: FxName): string => particles[name]();
export const fxNames = (): FxName[] => Object.keys(particles).filter((name): name is FxName => name in particles);
