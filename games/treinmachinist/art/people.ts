import { characters } from '../../../tools/art/lib/characters.ts';
import type { PersonOpts } from '#engine/figure/person/kinds.ts';
import { personRig } from '#engine/figure/rig.ts';

/** The one who drives the engine. */
export const DRIVER: PersonOpts = {
  ...characters.kofi,
  glasses: undefined,
  clothing: 'overall',
  kleur: '#1B6CA8',
  color2: '#1B6CA8',
  hat: 'machinist',
  hatColor: '#1B6CA8',
};

/** Who waits at the stations, from the first line to the last. */
export const PASSENGERS = {
  yara: characters.yara,
  bram: characters.bram,
  mei: characters.mei,
  chef: {
    ...characters.opa,
    clothing: 'overall',
    kleur: '#14418B',
    color2: '#14418B',
    hat: 'pet',
    hatColor: '#C2410C',
  },
} as const satisfies Readonly<Record<string, PersonOpts>>;

export const drawPeople = (): { name: string; svg: string }[] => [
  { name: 'machinist', svg: personRig(DRIVER, { bust: 62 }) },
  ...Object.entries(PASSENGERS).map(([name, opts]) => ({
    name: `reiziger-${name}`,
    svg: personRig(opts, { shadow: true }),
  })),
];
