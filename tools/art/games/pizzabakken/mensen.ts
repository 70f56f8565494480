import { kat, type DierGezicht } from '../../lib/dieren.ts';
import { hoeden } from '../../lib/persoon/hoeden.ts';
import type { PersoonOpts } from '../../lib/persoon/soorten.ts';
import { personages } from '../../lib/personages.ts';
import { persoonRig } from '../../lib/rig.ts';
import { group, n, svgDoc } from '../../lib/svg.ts';

/** Customers behind the window and at the party table, in order of the queue. */
export const KLANTEN = {
  opa: personages.opa,
  noor: personages.noor,
  juf: personages.juf,
  bram: personages.bram,
  yara: personages.yara,
  sem: personages.sem,
  arjun: personages.arjun,
} as const satisfies Readonly<Record<string, PersoonOpts>>;

const KAT = [-80, -150, 160, 164] as const;

/** The cat of the pizzeria with a paper hat; four moods on one joint. */
function katRig(): string {
  const moods: readonly (readonly [string, DierGezicht])[] = [
    ['kijkt', 'kijkt'],
    ['blij', 'blij'],
    ['wow', 'wow'],
    ['dicht', 'dicht'],
  ];
  const muts = group(hoeden.kok(undefined), { x: 2, y: -40, schaal: 0.62, draai: -6 });
  return svgDoc(
    KAT,
    moods
      .map(
        ([id, gezicht], i) =>
          `<g id="${id}" data-pivot="${n(-KAT[0])} ${n(-KAT[1])}"${i === 0 ? '' : ' data-hidden="1"'}>${group(kat('#E08A2B', gezicht) + muts, { sx: -1 })}</g>`,
      )
      .join(''),
  );
}

export const drawMensen = (): { naam: string; svg: string }[] => [
  ...Object.entries(KLANTEN).map(([naam, opts]) => ({ naam: `klant-${naam}`, svg: persoonRig(opts, { buste: 62 }) })),
  { naam: 'kok', svg: persoonRig(personages.kok, { buste: 62 }) },
  { naam: 'kat', svg: katRig() },
];
