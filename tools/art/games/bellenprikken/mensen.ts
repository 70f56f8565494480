import { haarKleur } from '../../lib/palet.ts';
import { arm, SCHOUDER } from '../../lib/persoon/armen.ts';
import type { PersoonOpts } from '../../lib/persoon/soorten.ts';
import { personages } from '../../lib/personages.ts';
import { persoonRig } from '../../lib/rig.ts';

/** The child in front, who points and cheers, and flies in the giant bubble at the end. */
export const KIND: PersoonOpts = {
  huid: 4,
  haar: 'krullen',
  haarKleur: haarKleur.indigo,
  kleding: 'streep',
  kleur: '#F8312F',
  broek: '#14418B',
  schoen: '#FFC83D',
};
/** Two friends behind on the square. */
export const VRIENDEN = {
  yara: personages.yara,
  kofi: { ...personages.kofi, bril: '#26C9FC', kleur: '#FFB703', motief: 'ster' },
} as const satisfies Readonly<Record<string, PersoonOpts>>;

const OORSPRONG = [120, 330] as const;

/** Adds the raised pointing arm, which the shared rig does not have, behind the body. */
function metWijsarm(svg: string, opts: PersoonOpts): string {
  const at = [-SCHOUDER[0], SCHOUDER[1]] as const;
  const deel = `<g id="arm-links-wijs" data-pivot="${OORSPRONG[0] + at[0]} ${OORSPRONG[1] + at[1]}" data-parent="lijf" data-hidden="1"><g transform="translate(${at[0]} ${at[1]})">${arm('omhoog', opts, false)}</g></g>`;
  return svg.replace('<g id="arm-links"', `${deel}<g id="arm-links"`);
}

export const drawMensen = (): { naam: string; svg: string }[] => [
  { naam: 'kind', svg: metWijsarm(persoonRig(KIND), KIND) },
  ...Object.entries(VRIENDEN).map(([naam, opts]) => ({
    naam: `vriend-${naam}`,
    svg: persoonRig(opts, { schaduw: true }),
  })),
];
