import { rigPieces } from '#engine/figure/rig.ts';
import type { PersonOpts } from '#engine/figure/person/kinds.ts';
import { ellipse, glow, group, line, path, shade, svgDoc } from '#engine/figure/svg.ts';
import { type AnimalFace, cat, dog, duck } from '../../../tools/art/lib/animals.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import type { Canvas } from './color.ts';
import { rigDoc } from './helicopter.ts';

/** Times the size of a person, and px above its feet where the tyre cuts it off; that is hidden behind the tyre. */
const SIZE = 0.66;
const CUT = 84;
const DOWN = CUT - 26;

/** Children who float, each in swimming clothes of an own colour. */
const FLOATING: Readonly<Record<string, PersonOpts>> = {
  noor: { ...characters.noor, motif: undefined },
  sem: characters.sem,
  kofi: { ...characters.kofi, motif: undefined },
  yara: characters.yara,
  mei: characters.mei,
};

const childRig = (opts: PersonOpts): string =>
  rigDoc(
    [-120 * SIZE, -330 * SIZE, 240 * SIZE, 350 * SIZE],
    rigPieces(opts, { bust: CUT }).map(({ id, at: [x, y], parent, hidden, inner }) => ({
      id,
      at: [x * SIZE, (y + DOWN) * SIZE] as const,
      inner: group(inner, { x: x * SIZE, y: (y + DOWN) * SIZE, schaal: SIZE }),
      ...(parent === undefined ? {} : { parent }),
      ...(hidden === undefined ? {} : { hidden }),
    })),
  );

const MOODS: readonly AnimalFace[] = ['kijkt', 'blij', 'wow', 'dicht'];
const ANIMALS: Readonly<Record<string, (face: AnimalFace) => string>> = {
  hond: (face) => dog('#E7B87C', face),
  poes: (face) => cat('#F1A11E', face),
  eend: (face) => duck('#FFD24A', face),
};
const animalRig = (draw: (face: AnimalFace) => string): string =>
  rigDoc(
    [-90, -150, 180, 180],
    MOODS.map((face, i) => ({
      id: face,
      at: [0, 10] as const,
      inner: group(draw(face), { y: 4 }),
      ...(i === 0 ? {} : { hidden: true }),
    })),
  );

const RUBBER = '#3A3560';
/** Half of a tyre that lies in the water: `front` is the side before who sits in it. */
function tyre(front: boolean, stripe: string): string {
  const outer = front
    ? 'M-88 0C-88 38 -48 52 0 52S88 38 88 0C88 -6 80 -10 70 -8C60 6 30 12 0 12S-60 6 -70 -8C-80 -10 -88 -6 -88 0Z'
    : 'M-88 2C-88 -30 -48 -42 0 -42S88 -30 88 2L64 6C56 -10 30 -18 0 -18S-56 -10 -64 6Z';
  if (!front) return path(outer, shade(RUBBER, -6));
  const treads = [-72, -50, -26, 0, 26, 50, 72]
    .map((x) => line(`M${x} ${40 - (x * x) / 190}L${x * 1.02} ${51 - (x * x) / 170}`, shade(RUBBER, -9), 6))
    .join('');
  return (
    path(outer, RUBBER) +
    line('M-84 8C-70 34 -36 42 0 42S70 34 84 8', stripe, 7) +
    treads +
    line('M-76 2C-66 18 -46 22 -30 24', glow(RUBBER, 16), 6) +
    ellipse([58, 30, 24, 6], '#241F47', { 'fill-opacity': 0.35, transform: 'rotate(-24 58 30)' })
  );
}

const STRIPES = { rood: '#F8512F', geel: '#FFC83D', blauw: '#26C9FC' } as const;

/** Somebody in a tyre, for pictures; its middle is (0, 0). */
export const floating = (body: string, stripe: string): string => tyre(false, stripe) + body + tyre(true, stripe);

export const drawSwimmers = (): Canvas[] => [
  ...Object.entries(FLOATING).map(([name, opts]) => ({ name: `kind-${name}`, svg: childRig(opts) })),
  ...Object.entries(ANIMALS).map(([name, draw]) => ({ name, svg: animalRig(draw) })),
  { name: 'band-achter', svg: svgDoc([-94, -48, 188, 60], tyre(false, '')) },
  ...Object.entries(STRIPES).map(([name, color]) => ({
    name: `band-${name}`,
    svg: svgDoc([-94, -14, 188, 72], tyre(true, color)),
  })),
];
