import { cat, dog, type AnimalFace } from '../../../tools/art/lib/animals.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import type { PersonOpts } from '#engine/figure/person/kinds.ts';
import { personRig } from '#engine/figure/rig.ts';
import { circle, ellipse, glow, group, line, lit, n, path, rect, shade, svgDoc } from '#engine/figure/svg.ts';
import { PLANETS, WORLDS, type Canvas, type Planet } from './color.ts';

const MOODS: readonly AnimalFace[] = ['kijkt', 'blij', 'wow', 'dicht'];
type Box = readonly [number, number, number, number];

/** Rig of a witness: one group per mood on one joint. */
const moodRig = (box: Box, draw: (face: AnimalFace) => string): string =>
  svgDoc(
    box,
    MOODS.map(
      (face, i) =>
        `<g id="${face}" data-pivot="${n(-box[0])} ${n(-box[1])}"${i === 0 ? '' : ' data-hidden="1"'}>${draw(face)}</g>`,
    ).join(''),
  );

/** The pilot, as long as the child has no figure of its own. */
export const PILOT: PersonOpts = {
  ...characters.juf,
  skin: 6,
  clothing: 'space',
  kleur: '#F7F4FC',
  pants: '#F7F4FC',
  shoe: '#FF822D',
};

/** The dog of the base in a bubble helmet, with a little motor on its back. */
export const spaceDog = (face: AnimalFace): string =>
  line('M-46 -46L-60 -20', '#8E88C4', 14) +
  rect([-66, -62, 26, 50, 10], '#5B5594') +
  path('M-62 -12C-66 6 -56 14 -53 26C-48 14 -40 6 -44 -12Z', '#FFB21A') +
  dog('#D89A55', face) +
  path('M-34 -14C-38 -42 -26 -58 -4 -60C22 -60 34 -38 32 -12C10 -4 -14 -4 -34 -14Z', '#F7F4FC') +
  path('M8 -59C26 -56 34 -38 32 -12Q22 -8 12 -7C20 -24 18 -44 8 -59Z', '#CFC7E6') +
  circle([-8, -32, 8], '#FFB703') +
  line('M-32 -22Q0 -10 32 -22', '#FF822D', 7) +
  group(headOf(face)) +
  circle([6, -84, 62], '#DFF4FF', { 'fill-opacity': 0.24 }) +
  path('M-44 -100A54 54 0 0 1 -8 -134', 'none', {
    stroke: '#FFFFFF',
    'stroke-width': 8,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.8,
  }) +
  ellipse([6, -28, 44, 10], '#8E88C4') +
  ellipse([6, -30, 40, 7], '#B9B3E0');

/** The head once more, so that it lies over the suit. */
function headOf(face: AnimalFace): string {
  const whole = dog('#D89A55', face);
  const at = whole.lastIndexOf('<g transform="translate(2 -64)">');
  return at < 0 ? '' : whole.slice(at);
}

const eye = (x: number, y: number, o: { r: number; face: AnimalFace }): string => {
  const { r, face } = o;
  if (face === 'dicht') return line(`M${x - r * 0.7} ${y}Q${x} ${y + r * 0.6} ${x + r * 0.7} ${y}`, '#1B2338', 4);
  if (face === 'blij')
    return line(`M${x - r * 0.7} ${y + 3}Q${x} ${y - r * 0.9} ${x + r * 0.7} ${y + 3}`, '#1B2338', 4.5);
  const k = face === 'wow' ? 0.72 : 0.58;
  return (
    circle([x, y, r], '#FFFFFF') +
    ellipse([x + r * 0.12, y + 1, r * k, r * k * 1.1], '#1B2338') +
    circle([x - r * 0.12, y - r * 0.3, r * 0.24], '#FFFFFF')
  );
};

const mouth = (y: number, face: AnimalFace): string =>
  face === 'wow'
    ? ellipse([0, y + 4, 8, 10], '#4A1530')
    : face === 'blij'
      ? path(`M-16 ${y - 3}Q0 ${y + 6} 16 ${y - 3}Q12 ${y + 16} 0 ${y + 16}Q-12 ${y + 16} -16 ${y - 3}Z`, '#4A1530') +
        path(`M-6 ${y + 12}Q0 ${y + 5} 6 ${y + 12}Q3 ${y + 16} 0 ${y + 16}Q-3 ${y + 16} -6 ${y + 12}Z`, '#FF7F9A')
      : line(`M-10 ${y}Q0 ${y + 8} 10 ${y}`, '#1B2338', 4);

/** The ship's cat, that looks out of the porthole; cut off at y = 0. */
export const shipCat = (face: AnimalFace): string =>
  cat('#F1A11E', face) +
  path('M-34 -42Q2 -24 38 -42L34 -24Q2 -8 -30 -24Z', '#1B6CA8') +
  path('M14 -34L34 -24L30 2L14 -8Z', '#14507E');

/** How many eyes, and what sticks out above, tells the inhabitants apart. */
const LOOKS: Readonly<
  Record<Planet, { eyes: readonly (readonly [x: number, y: number, r: number])[]; top(color: string): string }>
> = {
  maan: {
    eyes: [
      [-18, -76, 14],
      [18, -76, 14],
    ],
    top: (color) =>
      circle([-40, -112, 25], color) +
      circle([40, -112, 25], shade(color, -8)) +
      circle([-40, -112, 13], '#FFC4DC') +
      circle([40, -112, 13], '#F0A9C8'),
  },
  mars: {
    eyes: [[0, -80, 25]],
    top: (color) => line('M0 -116V-144', shade(color, -10), 7) + circle([0, -150, 12], '#FFB703'),
  },
  kaas: {
    eyes: [
      [-28, -74, 12],
      [0, -92, 14],
      [28, -74, 12],
    ],
    top: (color) =>
      line('M-20 -112Q-30 -134 -46 -138M20 -112Q30 -134 46 -138', shade(color, -10), 7) +
      circle([-48, -140, 9], '#FF86B3') +
      circle([48, -140, 9], '#FF86B3'),
  },
  ijs: {
    eyes: [
      [-17, -78, 16],
      [17, -78, 16],
    ],
    top: (color) => path('M-30 -108L-18 -146L-4 -116L8 -152L18 -114L34 -136L34 -102Z', glow(color, 12)),
  },
};

/** An inhabitant that looks out of its crater; cut off at y = 0. */
export function alien(planet: Planet, face: AnimalFace): string {
  const color = WORLDS[planet].accent;
  const { eyes, top } = LOOKS[planet];
  const arms =
    face === 'blij' || face === 'wow'
      ? line('M-48 -40Q-76 -60 -72 -88M48 -40Q76 -60 72 -88', shade(color, -6), 15)
      : line('M-48 -36Q-64 -20 -62 0M48 -36Q64 -20 62 0', shade(color, -6), 15);
  return (
    top(color) +
    arms +
    lit('M-54 0C-60 -70 -46 -122 0 -122C46 -122 60 -70 54 0Z', color, { dx: -11, dy: -5 }) +
    ellipse([-24, -104, 13, 7], glow(color, 18), { transform: 'rotate(-30 -24 -104)' }) +
    eyes.map(([x, y, r]) => eye(x, y, { r, face })).join('') +
    mouth(-46, face) +
    ellipse([-36, -50, 9, 6], '#FF7F9A', { 'fill-opacity': 0.5 }) +
    ellipse([36, -50, 9, 6], '#FF7F9A', { 'fill-opacity': 0.5 })
  );
}

export const drawCrew = (): Canvas[] => [
  { name: 'piloot', svg: personRig(PILOT, { shadow: true }) },
  { name: 'kat', svg: moodRig([-70, -130, 140, 134], shipCat) },
  { name: 'hond', svg: moodRig([-80, -150, 160, 184], spaceDog) },
  ...PLANETS.map((name) => ({
    name: `bewoner-${name}`,
    svg: moodRig([-90, -166, 180, 170], (face) => alien(name, face)),
  })),
  ...PLANETS.map((name) => ({ name: `bord-${name}`, svg: svgDoc([-90, -166, 180, 170], alien(name, 'blij')) })),
];
