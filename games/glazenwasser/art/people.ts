import { characters } from '../../../tools/art/lib/characters.ts';
import { cat, type AnimalFace } from '../../../tools/art/lib/animals.ts';
import { personRig } from '#engine/figure/rig.ts';
import type { PersonOpts } from '#engine/figure/person/kinds.ts';
import { group, n, svgDoc } from '#engine/figure/svg.ts';
import type { Drawing } from './color.ts';

/** Who lives in the house. */
export const RESIDENTS = {
  noor: characters.noor,
  opa: characters.opa,
  yara: characters.yara,
  kofi: characters.kofi,
  juf: characters.juf,
  sem: characters.sem,
  mei: characters.mei,
} as const satisfies Readonly<Record<string, PersonOpts>>;

const WASHER: PersonOpts = {
  ...characters.lotte,
  hair: 'staart',
  hat: 'pet',
  hatColor: '#D9480F',
  kleur: '#1B6CA8',
  skin: 3,
};
const FRAME = [-80, -150, 160, 164] as const;
const FACES: readonly AnimalFace[] = ['kijkt', 'blij', 'wow', 'dicht'];

/** The cat that rides along on the rail of the gondola. */
const catRig = (): string =>
  svgDoc(
    FRAME,
    FACES.map(
      (face, i) =>
        `<g id="${face}" data-pivot="${n(-FRAME[0])} ${n(-FRAME[1])}"${i === 0 ? '' : ' data-hidden="1"'}>${group(cat('#8A7F9E', face))}</g>`,
    ).join(''),
  );

export const drawPeople = (): Drawing[] => [
  ...Object.entries(RESIDENTS).map(([name, opts]) => ({ name: `bewoner-${name}`, svg: personRig(opts, { bust: 62 }) })),
  { name: 'wasser', svg: personRig(WASHER, { bust: 62 }) },
  { name: 'poes', svg: catRig() },
];
