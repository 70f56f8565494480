import { bird, cat, duck, type AnimalFace } from '../../../tools/art/lib/animals.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { bust } from '#engine/figure/person.ts';
import type { PersonOpts } from '#engine/figure/person/kinds.ts';
import { personRig } from '#engine/figure/rig.ts';
import { circle, clip, group, line, n, path, rect, shade, svgDoc } from '#engine/figure/svg.ts';
import { INK, tone, type Canvas } from './color.ts';
import { uniform } from './dishes.ts';

/** Guests at the tables; the last two squeeze in later. */
export const GUESTS = {
  opa: characters.opa,
  noor: characters.noor,
  juf: characters.juf,
  arjun: characters.arjun,
  fleur: characters.fleur,
  bram: characters.bram,
} as const satisfies Readonly<Record<string, PersonOpts>>;
/** Px above the feet at which guests, and the waiter, go behind a table or the counter. */
export const CUT = { guest: 62, waiter: 62, apron: 46 } as const;

/** Who carries the tray, when the child has no figure of its own. */
export const WAITER: PersonOpts = {
  skin: 3,
  hair: 'krullen',
  hairColor: '#5A2E22',
  clothing: 'shirt',
  kleur: '#FFFDF7',
  motif: 'geen',
  pants: '#433B6B',
};

/** The waiter in uniform, down to the apron; (0, 0) = the middle of the cut. */
export const waiterBust = (look: PersonOpts): string =>
  bust({ ...WAITER, ...look }, CUT.apron) + clip('M-80 -140H80V0H-80Z', uniform());

const MOODS: readonly AnimalFace[] = ['kijkt', 'blij', 'wow', 'dicht'];

/** An animal with four moods on one joint; it looks to the left when turned. */
const animalRig = (draw: (mood: AnimalFace) => string, frame: readonly [number, number, number, number]): string =>
  svgDoc(
    frame,
    MOODS.map(
      (mood, i) =>
        `<g id="${mood}" data-pivot="${n(-frame[0])} ${n(-frame[1])}"${i === 0 ? '' : ' data-hidden="1"'}>${draw(mood)}</g>`,
    ).join(''),
  );

/** The cat with a bow tie, which catches what slides off. */
export const waiterCat = (mood: AnimalFace): string =>
  cat('#F1A34B', mood) +
  group(
    path('M0 0L-16 -9V9Z', tone.lacquer) +
      path('M0 0L16 -9V9Z', tone.lacquerDeep) +
      circle([0, 0, 5], shade(tone.lacquer)),
    { y: -48 },
  );

const skater = (): string =>
  group(duck('#FFD24A', 'blij'), { y: -14 }) +
  rect([-58, -14, 116, 11, 5], tone.blue) +
  line('M-58 -9L-72 -18M58 -9L72 -18', tone.blue, 9) +
  [-36, 36].map((x) => circle([x, 2, 9], INK) + circle([x, 2, 4], '#FFFFFF')).join('') +
  group(path('M-20 0C-20 -24 20 -24 20 0Z', '#E8542F') + rect([-24, -3, 54, 6, 3], '#B93A1E'), { x: 22, y: -92 });

const football = (): string =>
  circle([0, 0, 34], '#D9D3E4') +
  circle([-3, -3, 31], '#FFFFFF') +
  [0, 72, 144, 216, 288].map((turn) => group(path('M-8 -31L8 -31L5 -20H-5Z', '#433B6B'), { draai: turn })).join('') +
  path('M0 -12L11 -4L7 9H-7L-11 -4Z', '#433B6B') +
  [0, 72, 144, 216, 288].map((turn) => group(line('M0 -12V-20', '#433B6B', 3), { draai: turn })).join('');

export const drawCrowd = (): Canvas[] => [
  ...Object.entries(GUESTS).map(([name, opts]) => ({
    name: `gast-${name}`,
    svg: personRig(opts, { bust: CUT.guest }),
  })),
  { name: 'ober', svg: personRig(WAITER, { bust: CUT.waiter, carrying: true }) },
  { name: 'kat', svg: animalRig(waiterCat, [-80, -120, 160, 130]) },
  { name: 'poes', svg: animalRig((mood) => group(cat('#E9E3F2', mood), { sx: -0.62, sy: 0.62 }), [-52, -76, 104, 84]) },
  { name: 'duif', svg: animalRig((mood) => bird('#9FB0D4', mood), [-64, -84, 124, 92]) },
  { name: 'skater', svg: svgDoc([-84, -124, 168, 140], skater()) },
  { name: 'bal', svg: svgDoc([-36, -36, 72, 72], football()) },
  { name: 'koekoek', svg: svgDoc([-50, -74, 112, 80], group(bird('#E8542F', 'blij'), { schaal: 0.9 })) },
];
