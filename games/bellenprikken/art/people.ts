import { hairColor } from '#engine/figure/skin.ts';
import { arm, SHOULDER } from '#engine/figure/person/arms.ts';
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

const ORIGIN = [120, 330] as const;

/** Adds the raised pointing arm, which the shared rig does not have, behind the body. */
function withPointingArm(svg: string, opts: PersonOpts): string {
  const at = [-SHOULDER[0], SHOULDER[1]] as const;
  const part = `<g id="arm-links-wijs" data-pivot="${ORIGIN[0] + at[0]} ${ORIGIN[1] + at[1]}" data-parent="lijf" data-hidden="1"><g transform="translate(${at[0]} ${at[1]})">${arm('omhoog', opts, false)}</g></g>`;
  return svg.replace('<g id="arm-links"', `${part}<g id="arm-links"`);
}

export const drawPeople = (): { name: string; svg: string }[] => [
  { name: 'kind', svg: withPointingArm(personRig(KIND), KIND) },
  ...Object.entries(FRIENDS).map(([name, opts]) => ({
    name: `vriend-${name}`,
    svg: personRig(opts, { shadow: true }),
  })),
];
