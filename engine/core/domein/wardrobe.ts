import { FIGURE_SLOTS, type FigureSlot, type OwnFigure, type WardrobePart } from './figure.ts';

/**
 * Codes and prices of the wardrobe by place: 120 drawn parts. What says who a child is (hair, head scarf, turban, glasses to see with)
 * and the clothes of the ready figures are everybody's; the rest costs coins, of which a leerling earns some 30 to 60 a day.
 * A code that was ever sold keeps its meaning and stays.
 */
const SHELVES = {
  hair: [
    'puffs 0, curls 0, afro 0, bob 0, braids 0, short 0, spikes 0, bun 0, ponytail 0, flattop 0, bald 0',
    'long 0, locs 0, hijab-teal 0, hijab-lilac 0, turban-pink 0, turban-blue 0',
  ],
  hat: [
    'cap-blue 20, cap-red 20, beanie-berry 30, bow-pink 30, sun 40, party 40, chef 60, bunny-ears 70',
    'cat-ears 70, flower-crown 80, headphones 90, racing-helmet 100, captain 100, fire-helmet 120, cowboy 120',
    'pirate 150, viking-helmet 180, wizard 200, unicorn-horn 220, crown 300',
  ],
  glasses: [
    'round-berry 0, round-blue 0, round-dark 0, square-red 0, sun 40, eye-patch 50, heart 60, cinema 60',
    'diving 70, star 80, ski 90, hero-mask 100',
  ],
  top: [
    'star-yellow 0, stripe-green 0, dress-pink 0, hoodie-red 0, overalls-blue 0, bolt-purple 0, heart-pink 0',
    'dot-teal 0, hoodie-blue 0, overalls-orange 0, stripe-blue 0, rocket 40, rainbow 50, goal 60, sailor 80',
    'raincoat 90, chef-jacket 100, race-suit 140, knight 180, hero-suit 220, ball-gown 260, space-suit 320',
  ],
  bottom: [
    'jeans 0, navy 0, plum 0, brown 0, shorts-red 20, sport 40, skirt-pleated 50, leggings-rainbow 70, tutu 90',
    'leopard 90',
  ],
  shoes: [
    'sneakers-red 0, sneakers-white 0, sneakers-yellow 0, sneakers-blue 0, sneakers-berry 0, sandals 20',
    'rain-boots 40, bunny-slippers 70, roller-skates 150, rocket-boots 250',
  ],
  back: [
    'backpack 40, balloons 60, cape-red 80, surfboard 110, guitar 120, butterfly-wings 160, dragon-wings 260',
    'jetpack 300',
  ],
  pet: [
    'snail 60, chick 80, turtle 90, hedgehog 100, rabbit 120, cat 140, dog 140, penguin 180, owl 200, fox 240',
    'robot 320, dragon 400',
  ],
  vehicle: ['sky 60, lime 60, berry 80, orange 80, mint 100, bee 140, candy 160, night 200, gold 360'],
} as const satisfies Readonly<Record<FigureSlot, readonly string[]>>;

type Entry<S extends string> = S extends `${infer One}, ${infer Rest}` ? One | Entry<Rest> : S;
type CodeOf<S extends string> = S extends `${infer Code} ${number}` ? Code : never;
/** Code of a part that the catalogue knows, for one place or for all. */
export type WardrobeCode<S extends FigureSlot = FigureSlot> = {
  [K in S]: `${K}-${CodeOf<Entry<(typeof SHELVES)[K][number]>>}`;
}[S];

const shelf = (slot: FigureSlot): WardrobePart[] =>
  SHELVES[slot]
    .flatMap((line) => line.split(', '))
    .map((entry) => entry.split(' '))
    .map(([code = '', price]) => ({ code: `${slot}-${code}`, slot, price: Number(price) }));

/** All parts of the wardrobe, place by place. */
export const WARDROBE: readonly WardrobePart[] = FIGURE_SLOTS.flatMap(shelf);

const byCode: ReadonlyMap<string, WardrobePart> = new Map(WARDROBE.map((part) => [part.code, part]));

/** The part with this code; undefined when the catalogue does not know it. */
export const partOf = (code: string): WardrobePart | undefined => byCode.get(code);

/** Parts for one place, cheapest first. */
export const partsFor = (slot: FigureSlot): WardrobePart[] => shelf(slot).toSorted((a, b) => a.price - b.price);

/** A figure that wears these parts, their codes with a space between. */
function ready(codes: string, look: Pick<OwnFigure, 'skin' | 'hairColor'> & Partial<OwnFigure>): OwnFigure {
  const parts = Object.fromEntries(codes.split(' ').map((code) => [partOf(code)?.slot ?? code, code]));
  return { freckles: false, hearingAid: false, wheelchair: false, ...look, parts };
}

/** Eleven ready figures, by name; each wears only what is everybody's. */
export const PRESET_FIGURES = {
  noor: ready('hair-puffs glasses-round-berry top-star-yellow bottom-jeans shoes-sneakers-red', {
    skin: 4,
    hairColor: 2,
  }),
  sem: ready('hair-curls top-stripe-green bottom-plum shoes-sneakers-white', {
    skin: 1,
    hairColor: 5,
    freckles: true,
    hearingAid: true,
  }),
  yara: ready('hair-hijab-teal top-dress-pink bottom-plum shoes-sneakers-yellow', { skin: 2, hairColor: 3 }),
  milan: ready('hair-short top-hoodie-red bottom-navy shoes-sneakers-white', {
    skin: 3,
    hairColor: 1,
    wheelchair: true,
  }),
  lotte: ready('hair-braids top-overalls-blue bottom-jeans shoes-sneakers-berry', {
    skin: 1,
    hairColor: 7,
    hearingAid: true,
  }),
  kofi: ready('hair-flattop top-bolt-purple bottom-brown shoes-sneakers-blue', { skin: 5, hairColor: 1 }),
  imani: ready('hair-locs top-heart-pink bottom-navy shoes-sneakers-yellow', { skin: 6, hairColor: 1 }),
  bram: ready('hair-spikes top-dot-teal bottom-brown shoes-sneakers-red', { skin: 2, hairColor: 8 }),
  arjun: ready('hair-turban-pink top-hoodie-blue bottom-plum shoes-sneakers-white', { skin: 4, hairColor: 1 }),
  mei: ready('hair-bob top-overalls-orange bottom-jeans shoes-sneakers-blue', { skin: 2, hairColor: 1 }),
  fleur: ready('hair-long top-stripe-blue bottom-plum shoes-sneakers-red', { skin: 1, hairColor: 6, freckles: true }),
} as const satisfies Readonly<Record<string, OwnFigure>>;

/** Name of a ready figure. */
export type PresetName = keyof typeof PRESET_FIGURES;

/** Those names, in order of first choice. */
export const PRESET_NAMES = [
  'noor',
  'sem',
  'yara',
  'milan',
  'lotte',
  'kofi',
  'imani',
  'bram',
  'arjun',
  'mei',
  'fleur',
] as const satisfies readonly PresetName[];

/** Without a choice every leerling gets a ready figure of its own, the same each time and on every device. */
export function presetOf(leerlingId: string): PresetName {
  let sum = 0;
  for (const letter of leerlingId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return PRESET_NAMES[sum % PRESET_NAMES.length] ?? 'noor';
}
