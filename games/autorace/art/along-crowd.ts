import { core } from '../../../tools/art/lib/palette.ts';
import { personWithShadow } from '#engine/figure/person.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import type { PersonOpts } from '#engine/figure/person/kinds.ts';
import { circle, clip, ellipse, group, line, path, rect, roundPoly } from '#engine/figure/svg.ts';
import { evening } from './color.ts';
import { MECHANIC } from './people.ts';

// The people along the road, at the size they have beside the car. Feet at (0, 0).

const SPHERE: PersonOpts = { face: 'blij', mouth: 'lach' };
type Row = readonly (readonly [PersonOpts, number, number])[];
const pennant = (color: string): string =>
  line('M0 0L10 -74', '#7D4533', 5) + path('M11 -76C26 -86 40 -66 58 -76L54 -40C38 -32 24 -50 7 -42Z', color);

/** Three children behind a fence; frame 1 cheers with one arm, frame 2 with both. */
export function audience(row: Row, picture: 0 | 1): string {
  const children = row
    .map(([opts, x, k], i) =>
      group(
        personWithShadow({
          ...opts,
          ...SPHERE,
          arms: picture === 0 ? (i % 2 === 0 ? ['juich', 'hang'] : ['hang', 'zwaai']) : ['juich', 'juich'],
          outlook: [0, 0.4],
        }),
        { x, y: picture === 1 && i % 2 === 0 ? -8 : 0, schaal: k },
      ),
    )
    .join('');
  const flag = group(pennant(picture === 0 ? core.zon : core.zon), {
    x: (row[0]?.[1] ?? 0) - 38,
    y: picture === 0 ? -124 : -132,
    draai: picture === 0 ? -34 : -52,
    sx: -1,
  });
  return children + flag;
}
export const ROWS: readonly Row[] = [
  [
    [characters.imani, -92, 0.78],
    [characters.sem, 0, 0.74],
    [characters.yara, 90, 0.78],
  ],
  [
    [characters.bram, -92, 0.76],
    [characters.mei, -2, 0.74],
    [characters.opa, 92, 0.84],
  ],
  [
    [characters.milan, -84, 0.8],
    [characters.fleur, 70, 0.78],
  ],
];

/** Mechanic with a violet "~" board for the pit, never an answer. */
export const pit = (): string =>
  group(personWithShadow({ ...MECHANIC, face: 'denkt', arms: ['heup', 'omhoog'], outlook: [-0.6, 0.2] }), {
    schaal: 0.86,
  }) +
  line('M66 -150L66 -214', '#6A5C92', 10) +
  circle([66, -262, 58], '#4E2775') +
  circle([66, -266, 56], core.bijna) +
  circle([66, -266, 45], '#F1E7FA') +
  line('M42 -262C50 -280 58 -280 66 -266S82 -252 92 -270', core.bijna, 12);

/** Who sits in the stand. */
const TOESCHOUWERS: readonly PersonOpts[] = [
  characters.noor,
  characters.arjun,
  characters.lotte,
  characters.kofi,
  characters.juf,
  characters.bram,
  characters.yara,
  characters.sem,
  characters.imani,
  characters.mei,
  characters.opa,
  characters.fleur,
  characters.milan,
  characters.kok,
];

/** One of the two rows of a stand: its people, and the wall before them. */
function tribunerij(row: number, mirror: 0 | 1): string {
  const y = -218 + row * 96;
  const people = Array.from({ length: 6 }, (_, i) => {
    const opts: PersonOpts = {
      ...(TOESCHOUWERS[(row * 6 + i + mirror * 5) % TOESCHOUWERS.length] ?? characters.noor),
      wheelchair: undefined,
    };
    return group(
      personWithShadow({
        ...opts,
        ...SPHERE,
        arms: (i + row) % 3 === 0 ? ['juich', 'juich'] : (i + row) % 3 === 1 ? ['hang', 'juich'] : ['juich', 'hang'],
      }),
      { x: -270 + i * 108 + row * 26, y: y + 128, schaal: 0.62 },
    );
  }).join('');
  return (
    clip(`M-400 -420H400V${y + 70}H-400Z`, people) +
    rect([-350, y + 60, 700, 60], row === 0 ? '#6A5AA0' : '#5A4A8E') +
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
    path(d, evening.rood) +
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
          evening.room,
        ),
      ).join('') + rect([-390, -360, 780, 12], '#43286E', { 'fill-opacity': 0.2 }),
    )
  );
}

/** Stand full of people for the lap of honour; bottom edge = ground. */
export function grandstand(mirror: 0 | 1): string {
  const blocks = Array.from(
    { length: 14 },
    (_, i) =>
      rect([-350 + i * 50, i % 2 === 0 ? -40 : -20, 50, 20], '#1F2A44') +
      rect([-350 + i * 50, i % 2 === 0 ? -20 : -40, 50, 20], '#FFFDF7'),
  ).join('');
  return (
    ellipse([0, 0, 372, 18], core.shadow, { 'fill-opacity': 0.2 }) +
    [-344, 328].map((x) => rect([x, -370, 16, 370, 4], evening.steelDeep)).join('') +
    rect([-350, -360, 700, 360], '#4A3F7C') +
    tribunerij(0, mirror) +
    tribunerij(1, mirror) +
    rect([-350, -62, 700, 62], evening.rood) +
    blocks +
    tribunedak()
  );
}
