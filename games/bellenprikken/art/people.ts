import { hairColor } from '#engine/figure/skin.ts';
import type { PersonOpts } from '#engine/figure/person/kinds.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { personRig } from '#engine/figure/rig.ts';

/** The child in front, who points and cheers, and flies in the giant bubble at the end. */
export const KIND: PersonOpts = {
  skin: 4,
  hair: 'krullen',
  hairColor: hairColor.indigo,
  clothing: 'streep',
  kleur: '#F8312F',
  pants: '#14418B',
  shoe: '#FFC83D',
};
/** Two friends behind on the square. */
export const FRIENDS = {
  yara: characters.yara,
  kofi: { ...characters.kofi, glasses: '#26C9FC', kleur: '#FFB703', motif: 'ster' },
} as const satisfies Readonly<Record<string, PersonOpts>>;

export const drawPeople = (): { name: string; svg: string }[] => [
  { name: 'kind', svg: personRig(KIND, { pointing: true }) },
  ...Object.entries(FRIENDS).map(([name, opts]) => ({
    name: `vriend-${name}`,
    svg: personRig(opts, { shadow: true }),
  })),
];
