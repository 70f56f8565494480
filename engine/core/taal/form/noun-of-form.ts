import { baseWoorden } from './base-form.ts';
import { verkleinwoorden } from './zelfstandig-diminutive.ts';
import { meervouden } from './zelfstandig-meervoud.ts';
import { MV_IRREGULARS } from '../tables/mv-irregulars.ts';

const SMALL = /jes?$/;

const isFormOfNoun = (w: string, noun: string): boolean =>
  SMALL.test(w)
    ? verkleinwoorden(noun, true).some((small) => w === small || w === `${small}s`)
    : meervouden(noun, true).includes(w);

/** Irregular plurals with their noun: leden of lid. */
const IRREGULAR: readonly (readonly [plural: string, noun: string])[] = [...MV_IRREGULARS.whole].flatMap(
  ([noun, plurals]) => plurals.map((plural) => [plural, noun] as const),
);

/** Nouns whose plural does not end in what they end in: bestuurs|leden, eind|stadia. */
const irregularNouns = (w: string): string[] => [
  ...IRREGULAR.filter(([plural]) => w.length > plural.length && w.endsWith(plural)).map(
    ([plural, noun]) => w.slice(0, -plural.length) + noun,
  ),
  w.replace(/a$/, 'um'),
  w.replace(/i$/, 'us'),
];

/** Ends of forms, the longest first: beginzin|netje comes of beginzin. */
const SMALL_ENDS = [/etjes?$/, /.tjes?$/, /kjes?$/, /'?[tp]jes?$/, /jes?$/];
const PLURAL_ENDS = [/'?s$/, /en$/, /n$/];

/** Nouns of which the lower-case word may be a plural or a diminutive, whether a table holds them or not; the longest ending first. */
export function nounsOf(w: string): string[] {
  const isSmall = SMALL.test(w);
  const stems = (isSmall ? SMALL_ENDS : PLURAL_ENDS).filter((end) => end.test(w)).map((end) => w.replace(end, ''));
  const regular = stems.flatMap((stem) => [
    ...baseWoorden(stem),
    stem,
    ...(isSmall ? [`${stem}g`] : [`${stem}e`, `${stem}ie`]),
  ]);
  const nouns = new Set([...(isSmall ? [] : irregularNouns(w)), ...regular]);
  return [...nouns].filter((noun) => noun.length > 2 && noun !== w && isFormOfNoun(w, noun));
}
