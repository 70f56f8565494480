import { circle, clip, circlePath, ellipse, line, path, svgDoc } from '#engine/figure/svg.ts';
import type { Canvas } from './color.ts';

const HULL = 'M0 -120C34 -88 44 -40 40 40H-40C-44 -40 -34 -88 0 -120Z';

/** A rocket of 190 high that points up; painted = in the colours of the glass. */
export function rocket(painted: boolean): string {
  const [light, face, fin, window] = painted
    ? ['#7A77C9', '#5C59AE', '#8A52B5', '#2B2A6B']
    : ['#FFFFFF', '#DCE3F0', '#F70A8D', '#26C9FC'];
  return (
    [-1, 1].map((k) => path(`M${38 * k} -10C${70 * k} 10 ${74 * k} 44 ${66 * k} 70L${34 * k} 44Z`, fin)).join('') +
    path(HULL, face) +
    clip(HULL, path('M-60 -130H6C14 -60 12 0 4 50H-60Z', light) + path('M-60 -130H60V-78Q0 -62 -60 -78Z', fin)) +
    circle([0, -26, 22], painted ? '#8A87D6' : '#FFC83D') +
    circle([0, -26, 15], window) +
    circle([-5, -31, 5], '#FFFFFF', { 'fill-opacity': 0.7 }) +
    path('M-28 40H28L20 56H-20Z', painted ? '#4A478F' : '#76819E')
  );
}

export const planet = (r: number): string => {
  const disc = circlePath([0, 0, r]);
  return (
    path(disc, '#8A52B5') +
    clip(
      disc,
      ellipse([-r * 0.3, -r * 0.3, r, r], '#B06AD0') +
        line(`M${-r} ${r * 0.2}Q0 ${r * 0.5} ${r} ${r * 0.1}`, '#8A52B5', 9),
    ) +
    ellipse([0, 4, r * 1.6, r * 0.42], 'none', { stroke: '#F2B6D0', 'stroke-width': 8, transform: 'rotate(-16)' })
  );
};

const flame = (): string =>
  path('M-24 0C-34 40 -12 60 0 100C12 60 34 40 24 0Z', '#FF822D') +
  path('M-14 0C-20 30 -6 44 0 68C6 44 20 30 14 0Z', '#FFE29A');

/** A friendly saucer with one big eye window. */
const saucer = (): string =>
  ellipse([0, 20, 52, 12], '#0E0C30', { 'fill-opacity': 0.3 }) +
  path('M-28 -6C-28 -44 28 -44 28 -6Z', '#A9E9FF') +
  path('M-18 -10C-20 -32 -6 -36 2 -36', 'none', { stroke: '#FFFFFF', 'stroke-width': 5, 'stroke-linecap': 'round' }) +
  ellipse([0, -14, 13, 12], '#7CB518') +
  circle([-4, -16, 5], '#FFFFFF') +
  circle([6, -16, 5], '#FFFFFF') +
  circle([-3, -15, 2.6], '#1F2A44') +
  circle([7, -15, 2.6], '#1F2A44') +
  ellipse([0, 4, 50, 16], '#76819E') +
  ellipse([-3, 1, 47, 13], '#DCE3F0') +
  [-30, -10, 10, 30].map((x, i) => circle([x, 5, 5], ['#FFC83D', '#F70A8D'][i % 2] ?? '#FFC83D')).join('');

/** A wormhole to fall into. */
const hole = (): string =>
  [
    ['#26C9FC', 38],
    ['#5C59AE', 33],
    ['#8D65C5', 27],
    ['#433B6B', 20],
    ['#17163F', 13],
  ]
    .map(([color, r]) => circle([0, 0, Number(r)], String(color)))
    .join('') +
  line('M-30 0A30 30 0 0 1 12 -28M20 10A22 22 0 0 1 -12 18M-8 -10A13 13 0 0 1 12 -4', '#FFFFFF', 3.5, {
    'stroke-opacity': 0.6,
  });

export const drawSpace = (): Canvas[] => [
  { name: 'raket', svg: svgDoc([-80, -126, 160, 200], rocket(false)) },
  { name: 'vlam', svg: svgDoc([-36, -4, 72, 108], flame()) },
  { name: 'ufo', svg: svgDoc([-56, -44, 112, 80], saucer()) },
  { name: 'gat', svg: svgDoc([-40, -40, 80, 80], hole()) },
];
