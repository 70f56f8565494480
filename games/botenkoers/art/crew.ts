import { duck, dog, type AnimalFace } from '../../../tools/art/lib/animals.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { personRig } from '#engine/figure/rig.ts';
import { foam } from '../../../tools/art/lib/decor.ts';
import { circle, ellipse, glow, group, line, lit, n, path, rect, shade, svgDoc } from '#engine/figure/svg.ts';
import { sea, type Canvas } from './color.ts';

const MOODS: readonly AnimalFace[] = ['kijkt', 'blij', 'wow', 'dicht'];
type Box = readonly [number, number, number, number];

/** Rig of an animal: one group per mood on one joint. */
const animalRig = (box: Box, draw: (g: AnimalFace) => string): string =>
  svgDoc(
    box,
    MOODS.map(
      (g, i) =>
        `<g id="${g}" data-pivot="${n(-box[0])} ${n(-box[1])}"${i === 0 ? '' : ' data-hidden="1"'}>${draw(g)}</g>`,
    ).join(''),
  );

const eye = (x: number, y: number, g: AnimalFace): string => {
  if (g === 'blij') return line(`M${x - 8} ${y + 3}Q${x} ${y - 9} ${x + 8} ${y + 3}`, '#1B2338', 4);
  if (g === 'dicht') return line(`M${x - 8} ${y}Q${x} ${y + 7} ${x + 8} ${y}`, '#1B2338', 4);
  const k = g === 'wow' ? 1.25 : 1;
  return (
    ellipse([x, y, 8 * k, 9.5 * k], '#1B2338') +
    circle([x - 2.5, y - 4, 3], '#FFFFFF') +
    circle([x + 3, y + 4, 1.5], '#FFFFFF')
  );
};

/** Seal with its head above water, looking up at the boats; the witness. */
export function harborSeal(g: AnimalFace): string {
  const fur = '#77708F';
  const mouth =
    g === 'wow'
      ? ellipse([10, -12, 7, 9], '#4A1530')
      : g === 'blij'
        ? path('M-4 -16Q10 -4 24 -16Q20 2 10 2Q0 2 -4 -16Z', '#4A1530') +
          path('M4 -4Q10 -9 16 -4Q14 1 10 1Q6 1 4 -4Z', '#FF7F9A')
        : line('M-2 -15Q4 -9 10 -15Q16 -9 22 -15', '#3C3350', 3);
  const fin =
    g === 'blij' || g === 'wow'
      ? lit('M58 -6C70 -34 92 -48 102 -40C106 -26 92 -8 74 2Z', shade(fur, -4), { dx: -5, dy: -4 })
      : '';
  return (
    ellipse([0, 6, 92, 14], sea.grond, { 'fill-opacity': 0.34 }) +
    fin +
    lit('M-62 6C-66 -44 -34 -80 4 -80C44 -80 70 -46 66 6Q0 16 -62 6Z', fur, { dx: -11, dy: -6, shadow: '#5A5373' }) +
    ellipse([-22, -60, 18, 9], glow(fur, 9), { transform: 'rotate(-28 -22 -60)' }) +
    [
      [-40, -30, 4],
      [-34, -16, 3],
      [48, -52, 4],
      [52, -36, 3],
    ]
      .map(([x = 0, y = 0, r = 3]) => circle([x, y, r], shade(fur, -8)))
      .join('') +
    ellipse([-4, -18, 16, 13], '#B7AFC8') +
    ellipse([24, -18, 16, 13], '#A79FBA') +
    ellipse([10, -27, 9, 6.5], '#2B1B2E') +
    ellipse([7, -29, 3, 1.8], '#FFFFFF', { 'fill-opacity': 0.7 }) +
    mouth +
    eye(-16, -42, g) +
    eye(36, -42, g) +
    ellipse([-32, -24, 8, 5], '#FF8FA0', { 'fill-opacity': 0.4 }) +
    ellipse([50, -24, 8, 5], '#FF8FA0', { 'fill-opacity': 0.4 }) +
    line('M-14 -18L-46 -24M-14 -13L-44 -11M34 -18L64 -24M34 -13L62 -11', '#FFFFFF', 2) +
    group(foam(168, 6), { x: 0, y: 8, schaal: 0.9 })
  );
}

/** The ship's dog in an orange life jacket. */
const boatswain = (g: AnimalFace): string =>
  group(
    dog('#E7B87C', g) +
      path('M-30 -14C-34 -40 -24 -58 -4 -60C20 -60 32 -38 30 -12C10 -4 -12 -4 -30 -14Z', '#FF7A2E') +
      path('M-2 -60H8V-8H-2Z', '#FFE3C2') +
      line('M-30 -28Q0 -18 31 -28', '#C9501A', 5) +
      group(header(g), { x: 2, y: -64 }),
    {},
  );
/** Head again, so that it lies over the jacket. */
const header = (g: AnimalFace): string => `<g transform="translate(-2 64)">${dogHead(g)}</g>`;
function dogHead(g: AnimalFace): string {
  const whole = dog('#E7B87C', g);
  const at = whole.lastIndexOf('<g transform="translate(2 -64)">');
  return at < 0 ? '' : whole.slice(at);
}

const paperHat = (color: string): string =>
  path('M-30 0L0 -30L30 0Z', '#FFFDF7') +
  path('M0 -30L30 0H8Z', '#DDD3E0') +
  path('M-36 2Q0 -12 36 2L30 10Q0 -2 -30 10Z', color);

/** Duck captain of the calm regatta. */
const duckling = (color: string, hat: string): string =>
  ellipse([0, 2, 62, 9], sea.grond, { 'fill-opacity': 0.3 }) +
  duck(color, 'kijkt') +
  group(paperHat(hat), { x: 20, y: -78, schaal: 0.62, draai: 8 }) +
  group(foam(110, 3), { y: 4, schaal: 0.85 });

/** Gull with a lamp in its beak; slag = wings up or down. */
function littleGull(strike: 0 | 1): string {
  const wing =
    strike === 0
      ? 'M-6 -6C-22 -46 -58 -66 -92 -62C-72 -48 -62 -28 -40 -8Z'
      : 'M-6 0C-30 12 -58 40 -66 62C-44 50 -20 40 12 8Z';
  const other =
    strike === 0 ? 'M10 -8C24 -48 44 -68 72 -76C62 -52 56 -30 34 -6Z' : 'M16 0C30 10 40 34 38 56C26 44 10 30 2 8Z';
  const lamp = group(
    line('M0 -26V-12', '#433B6B', 3) +
      circle([0, 12, 34], '#FFE9A8', { 'fill-opacity': 0.45 }) +
      path('M-17 6C-17 -12 17 -12 17 6C17 18 9 20 8 30H-8C-9 20 -17 18 -17 6Z', '#FFC83D') +
      path('M-9 4C-9 -4 -4 -7 0 -7', 'none', { stroke: '#FFF6D6', 'stroke-width': 4, 'stroke-linecap': 'round' }) +
      rect([-8, 30, 16, 12, 4], '#636391'),
    { x: 70, y: 18 },
  );
  return (
    lamp +
    path(other, '#D3DCE8') +
    path('M-54 6C-66 0 -78 2 -86 10C-72 14 -62 18 -48 16Z', '#C3CEDD') +
    lit('M-56 6C-36 -16 20 -26 44 -22C62 -36 84 -26 82 -10C80 6 50 24 8 22C-20 22 -44 18 -56 6Z', '#FFFFFF', {
      dx: -5,
      dy: -5,
      shadow: '#D3DCE8',
    }) +
    path('M80 -14C92 -14 98 -8 96 -2C88 -2 82 -4 78 -6Z', '#F1842D') +
    circle([66, -17, 4], '#1B2338') +
    circle([65, -18.5, 1.4], '#FFFFFF') +
    path(wing, '#EDF2F8') +
    path(wing, '#B9C6D8', { transform: 'translate(-10 -6) scale(.5)', 'fill-opacity': 0.5 })
  );
}

/** Leaping dolphin, nose to the right. */
const dolphin = (): string =>
  lit('M-84 34C-60 -14 -10 -44 44 -30C56 -28 70 -20 84 -8C72 -2 58 2 44 2C4 2 -30 16 -58 44Z', '#5F8FC4', {
    dx: -5,
    dy: -8,
    shadow: '#40699F',
  }) +
  path('M-48 28C-20 4 20 -6 60 -4C40 6 -6 6 -44 38Z', '#DCEBF8') +
  path('M-8 -36C-8 -58 4 -66 16 -66C12 -54 16 -44 22 -34Z', '#4A78B0') +
  path('M-74 36C-96 28 -106 36 -110 50C-98 46 -90 48 -82 54C-82 66 -74 72 -66 74C-68 62 -64 52 -58 44Z', '#4A78B0') +
  path('M8 -2C6 14 -4 26 -16 28C-14 14 -8 4 -4 -2Z', '#4A78B0') +
  ellipse([48, -16, 4, 5], '#1B2338') +
  circle([46.5, -18, 1.5], '#FFFFFF') +
  line('M66 -6Q58 0 50 -2', '#2F527F', 3);

/** Children of the three boats. */
export const CREW = {
  stuur: { ...characters.noor, hat: 'geen' as const },
  geel: characters.sem,
  paars: characters.imani,
};

export const drawCrew = (): Canvas[] => [
  { name: 'zeehond', svg: animalRig([-116, -100, 232, 130], harborSeal) },
  { name: 'bootsman', svg: animalRig([-70, -140, 140, 150], boatswain) },
  ...Object.entries(CREW).map(([name, opts]) => ({ name: `kind-${name}`, svg: personRig(opts, { bust: 56 }) })),
  { name: 'eend-1', svg: svgDoc([-80, -116, 160, 140], duckling('#FFD24A', '#1B86C9')) },
  { name: 'eend-2', svg: svgDoc([-80, -116, 160, 140], duckling('#F7F2E6', '#D9431E')) },
  { name: 'meeuw-1', svg: svgDoc([-120, -90, 240, 180], littleGull(0)) },
  { name: 'meeuw-2', svg: svgDoc([-120, -90, 240, 180], littleGull(1)) },
  { name: 'dolfijn', svg: svgDoc([-120, -80, 220, 164], dolphin()) },
];
