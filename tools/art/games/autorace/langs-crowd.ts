import { kern } from '../../lib/palet.ts';
import { persoonMetSchaduw } from '../../lib/persoon.ts';
import { personages } from '../../lib/personages.ts';
import type { PersoonOpts } from '../../lib/persoon/soorten.ts';
import { circle, clip, ellipse, group, line, path, rect, roundPoly } from '../../lib/svg.ts';
import { avond } from './kleur.ts';
import { MONTEUR } from './mensen.ts';

// The people along the road, at the size they have beside the car. Feet at (0, 0).

const BOL: PersoonOpts = { gezicht: 'blij', mond: 'lach' };
type Rij = readonly (readonly [PersoonOpts, number, number])[];
const vlaggetje = (kleur: string): string =>
  line('M0 0L10 -74', '#7D4533', 5) + path('M11 -76C26 -86 40 -66 58 -76L54 -40C38 -32 24 -50 7 -42Z', kleur);

/** Three children behind a fence; frame 1 cheers with one arm, frame 2 with both. */
export function publiek(rij: Rij, beeld: 0 | 1): string {
  const kinderen = rij
    .map(([opts, x, k], i) =>
      group(
        persoonMetSchaduw({
          ...opts,
          ...BOL,
          armen: beeld === 0 ? (i % 2 === 0 ? ['juich', 'hang'] : ['hang', 'zwaai']) : ['juich', 'juich'],
          blik: [0, 0.4],
        }),
        { x, y: beeld === 1 && i % 2 === 0 ? -8 : 0, schaal: k },
      ),
    )
    .join('');
  const vlag = group(vlaggetje(beeld === 0 ? kern.zon : kern.zon), {
    x: (rij[0]?.[1] ?? 0) - 38,
    y: beeld === 0 ? -124 : -132,
    draai: beeld === 0 ? -34 : -52,
    sx: -1,
  });
  return kinderen + vlag;
}
export const RIJEN: readonly Rij[] = [
  [
    [personages.imani, -92, 0.78],
    [personages.sem, 0, 0.74],
    [personages.yara, 90, 0.78],
  ],
  [
    [personages.bram, -92, 0.76],
    [personages.mei, -2, 0.74],
    [personages.opa, 92, 0.84],
  ],
  [
    [personages.milan, -84, 0.8],
    [personages.fleur, 70, 0.78],
  ],
];

/** Mechanic with a violet "~" board for the pit, never an answer. */
export const pit = (): string =>
  group(persoonMetSchaduw({ ...MONTEUR, gezicht: 'denkt', armen: ['heup', 'omhoog'], blik: [-0.6, 0.2] }), {
    schaal: 0.86,
  }) +
  line('M66 -150L66 -214', '#6A5C92', 10) +
  circle([66, -262, 58], '#4E2775') +
  circle([66, -266, 56], kern.bijna) +
  circle([66, -266, 45], '#F1E7FA') +
  line('M42 -262C50 -280 58 -280 66 -266S82 -252 92 -270', kern.bijna, 12);

/** Who sits in the stand. */
const TOESCHOUWERS: readonly PersoonOpts[] = [
  personages.noor,
  personages.arjun,
  personages.lotte,
  personages.kofi,
  personages.juf,
  personages.bram,
  personages.yara,
  personages.sem,
  personages.imani,
  personages.mei,
  personages.opa,
  personages.fleur,
  personages.milan,
  personages.kok,
];

/** One of the two rows of a stand: its people, and the wall before them. */
function tribunerij(rij: number, spiegel: 0 | 1): string {
  const y = -218 + rij * 96;
  const mensen = Array.from({ length: 6 }, (_, i) => {
    const opts: PersoonOpts = {
      ...(TOESCHOUWERS[(rij * 6 + i + spiegel * 5) % TOESCHOUWERS.length] ?? personages.noor),
      rolstoel: undefined,
    };
    return group(
      persoonMetSchaduw({
        ...opts,
        ...BOL,
        armen: (i + rij) % 3 === 0 ? ['juich', 'juich'] : (i + rij) % 3 === 1 ? ['hang', 'juich'] : ['juich', 'hang'],
      }),
      { x: -270 + i * 108 + rij * 26, y: y + 128, schaal: 0.62 },
    );
  }).join('');
  return (
    clip(`M-400 -420H400V${y + 70}H-400Z`, mensen) +
    rect([-350, y + 60, 700, 60], rij === 0 ? '#6A5AA0' : '#5A4A8E') +
    rect([-350, y + 60, 700, 10], '#8C7CC0')
  );
}

/** Red and white roof. */
function tribunedak(): string {
  const d = roundPoly(
    [
      [-380, -398],
      [380, -398],
      [352, -352],
      [-352, -352],
    ],
    8,
  );
  return (
    path(d, avond.rood) +
    clip(
      d,
      Array.from({ length: 8 }, (_, i) =>
        path(
          roundPoly(
            [
              [-392 + i * 104, -400],
              [-340 + i * 104, -400],
              [-316 + i * 96, -350],
              [-364 + i * 96, -350],
            ],
            0,
          ),
          avond.room,
        ),
      ).join('') + rect([-390, -360, 780, 12], '#43286E', { 'fill-opacity': 0.2 }),
    )
  );
}

/** Stand full of people for the lap of honour; bottom edge = ground. */
export function tribune(spiegel: 0 | 1): string {
  const blokken = Array.from(
    { length: 14 },
    (_, i) =>
      rect([-350 + i * 50, i % 2 === 0 ? -40 : -20, 50, 20], '#1F2A44') +
      rect([-350 + i * 50, i % 2 === 0 ? -20 : -40, 50, 20], '#FFFDF7'),
  ).join('');
  return (
    ellipse([0, 0, 372, 18], kern.schaduw, { 'fill-opacity': 0.2 }) +
    [-344, 328].map((x) => rect([x, -370, 16, 370, 4], avond.staalDiep)).join('') +
    rect([-350, -360, 700, 360], '#4A3F7C') +
    tribunerij(0, spiegel) +
    tribunerij(1, spiegel) +
    rect([-350, -62, 700, 62], avond.rood) +
    blokken +
    tribunedak()
  );
}
