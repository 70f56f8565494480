import { cat, type AnimalFace } from '../../../tools/art/lib/animals.ts';
import { hats } from '#engine/figure/person/hats.ts';
import type { PersonOpts } from '#engine/figure/person/kinds.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { personRig } from '#engine/figure/rig.ts';
import { group, n, svgDoc } from '#engine/figure/svg.ts';

/** Customers behind the window and at the party table, in order of the queue. */
export const CUSTOMERS = {
  opa: characters.opa,
  noor: characters.noor,
  juf: characters.juf,
  bram: characters.bram,
  yara: characters.yara,
  sem: characters.sem,
  arjun: characters.arjun,
} as const satisfies Readonly<Record<string, PersonOpts>>;

const CAT = [-80, -150, 160, 164] as const;

/** The cat of the pizzeria with a paper hat; four moods on one joint. */
function catRig(): string {
  const moods: readonly (readonly [string, AnimalFace])[] = [
    ['kijkt', 'kijkt'],
    ['blij', 'blij'],
    ['wow', 'wow'],
    ['dicht', 'dicht'],
  ];
  const beanie = group(hats.kok(undefined), { x: 2, y: -40, schaal: 0.62, draai: -6 });
  return svgDoc(
    CAT,
    moods
      .map(
        ([id, face], i) =>
          `<g id="${id}" data-pivot="${n(-CAT[0])} ${n(-CAT[1])}"${i === 0 ? '' : ' data-hidden="1"'}>${group(cat('#E08A2B', face) + beanie, { sx: -1 })}</g>`,
      )
      .join(''),
  );
}

export const drawPeople = (): { name: string; svg: string }[] => [
  ...Object.entries(CUSTOMERS).map(([name, opts]) => ({ name: `klant-${name}`, svg: personRig(opts, { bust: 62 }) })),
  { name: 'kok', svg: personRig(characters.kok, { bust: 62 }) },
  { name: 'kat', svg: catRig() },
];
