import { bird, cat, dog, duck } from '../../../tools/art/lib/animals.ts';
import { core } from '../../../tools/art/lib/palette.ts';
import { circle, clip, ellipse, group, line, lit, path, rect, rectPath, shade, svgDoc } from '#engine/figure/svg.ts';
import { type Drawing, tone } from './color.ts';

/** A small door in the wall; something looks out of it. */
function shutter(inside: string | null): string {
  const hole = rectPath([-52, -64, 104, 122, 50]);
  const door = (side: 1 | -1, wide: number): string =>
    path(rectPath([side > 0 ? 56 : -56 - wide, -52, wide, 112, 10]), side > 0 ? shade('#0B7A75', -4) : '#0B7A75') +
    [-34, -10, 14, 38].map((y) => rect([side > 0 ? 60 : -52 - wide, y, wide - 8, 7, 3], '#12A39B')).join('');
  const shut = clip(
    hole,
    rect([-60, -70, 120, 140], '#0B7A75') +
      rect([0, -70, 60, 140], shade('#0B7A75', -4)) +
      [-44, -20, 4, 28].map((y) => rect([-44, y, 38, 8, 4], '#12A39B') + rect([8, y, 36, 8, 4], '#119990')).join('') +
      circle([-9, 8, 5], core.zon) +
      circle([11, 8, 5], core.zon),
  );
  return (
    path(rectPath([-62, -74, 132, 146, 56]), core.shadow, { 'fill-opacity': 0.14 }) +
    path(rectPath([-64, -76, 128, 146, 58]), tone.stone) +
    (inside === null
      ? shut
      : clip(hole, rect([-60, -70, 120, 140], '#FFD79A') + group(inside, { x: -4, y: 58, schaal: 0.92 })) +
        door(-1, 30) +
        door(1, 30)) +
    rect([-70, 56, 140, 16, 6], tone.stoneDeep) +
    rect([-70, 56, 140, 10, 5], tone.stone)
  );
}

const ghost =
  lit('M-34 0V-62C-34 -108 34 -108 34 -62V0L22 -10L11 0L0 -10L-11 0L-22 -10Z', '#FFFFFF', {
    dx: -7,
    dy: -3,
    shadow: '#D6DDF2',
  }) +
  [-12, 12].map((x) => ellipse([x, -62, 5, 8], core.inkt)).join('') +
  ellipse([0, -40, 6, 8], core.bijna) +
  [-22, 22].map((x) => ellipse([x, -48, 6, 4], '#FF7F9A', { 'fill-opacity': 0.5 })).join('');

/** A small green dragon that grins. */
const dragon =
  lit('M-34 0C-46 -40 -34 -66 -8 -66H10C38 -66 44 -34 34 0Z', '#3FA35B', { dx: -8, dy: -3 }) +
  ellipse([0, -18, 20, 18], '#C9E7A4') +
  path('M-30 -96L-22 -114L-10 -98ZM10 -98L22 -114L30 -96Z', '#FFB703') +
  lit(
    'M-42 -76C-42 -104 -20 -108 0 -108C20 -108 42 -104 42 -76C42 -54 22 -46 0 -46C-22 -46 -42 -54 -42 -76Z',
    '#4DB96B',
    {
      dx: -8,
      dy: -4,
    },
  ) +
  [-16, 16].map((x) => circle([x, -84, 11], '#FFFFFF') + circle([x + 2, -83, 6], core.inkt)).join('') +
  line('M-22 -62Q0 -46 22 -62', core.inkt, 4) +
  path('M-12 -58l5 9l5 -8ZM4 -57l5 8l5 -10Z', '#FFFFFF');
/** A robot with a lamp on its head. */
const robot =
  line('M0 -104V-118', tone.steelDeep, 5) +
  circle([0, -120, 7], '#F8312F') +
  lit(rectPath([-34, -52, 68, 52, 12]), '#8C9BC2', { dx: -9, dy: -3 }) +
  rect([-18, -40, 36, 22, 6], '#DDF3FF') +
  line('M-12 -28h7l5 -6l5 10l4 -4h5', '#0B7A75', 3) +
  lit(rectPath([-42, -106, 84, 58, 18]), '#B6C2E2', { dx: -10, dy: -4 }) +
  rect([-32, -94, 64, 30, 12], core.inkt) +
  [-14, 14].map((x) => circle([x, -79, 7], '#5CE0D8')).join('') +
  line('M-12 -56h24', core.inkt, 4);

/** Who looks out of the shutter; the last ones come later, to who plays more. */
const SURPRISES: readonly (readonly [string, string])[] = [
  ['kat', cat('#F1A11E', 'blij')],
  ['hond', dog('#D89A55', 'blij')],
  ['eend', duck('#FFD24A', 'blij')],
  ['vogel', group(bird('#2C9CE6', 'blij'), { schaal: 1.2 })],
  ['spook', ghost],
  ['draak', dragon],
  ['robot', robot],
];

/** The shutter, shut and with everybody who may look out of it; and who that is, for the roof at the end. */
export const drawShutter = (): Drawing[] => [
  ...[['luik', null] as const, ...SURPRISES.map(([name, inside]) => [`luik-${name}`, inside] as const)].map(
    ([name, inside]) => ({ name, svg: svgDoc([-96, -84, 192, 164], shutter(inside)) }),
  ),
  ...SURPRISES.map(([name, inside]) => ({ name: `gast-${name}`, svg: svgDoc([-64, -130, 128, 134], inside) })),
];
