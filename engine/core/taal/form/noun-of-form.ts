import { baseWoorden } from './base-form.ts';
import { verkleinwoorden } from './zelfstandig-diminutive.ts';
import { meervouden } from './zelfstandig-meervoud.ts';
import { MV_IRREGULARS } from '../tables/mv-irregulars.ts';

const isFormOfNoun = (w: string, noun: string): boolean =>
  meervouden(noun, true).includes(w) || verkleinwoorden(noun, true).some((small) => w === small || w === `${small}s`);

/** Nouns whose plural does not end in what they end in: bestuurs|leden, eind|stadia. */
const irregularNouns = (w: string): string[] => [
  ...[...MV_IRREGULARS.whole].flatMap(([noun, plurals]) =>
    plurals
      .filter((plural) => w.length > plural.length && w.endsWith(plural))
      .map((plural) => w.slice(0, -plural.length) + noun),
  ),
  w.replace(/a$/, 'um'),
  w.replace(/i$/, 'us'),
];

/** Nouns of which the lower-case word may be a plural or a diminutive, whether a table holds them or not; the longest ending first. */
export function nounsOf(w: string): string[] {
  const ends = /(?:'s|s|e?n|'?[tpk]?jes?|etjes?)$/.test(w) ? NOUN_ENDS : [];
  const bare = ends.filter((end) => end.test(w)).map((end) => w.replace(end, ''));
  const long = bare.flatMap((stem) => [...baseWoorden(stem), stem, `${stem}e`, `${stem}ie`, `${stem}g`]);
  return [...new Set([...irregularNouns(w), ...long])].filter(
    (noun) => noun.length > 2 && noun !== w && isFormOfNoun(w, noun),
  );
}

/** Ends of forms, the longest first: beginzin|netje comes of beginzin. */
const NOUN_ENDS = [/etjes?$/, /.tjes?$/, /kjes?$/, /'?[tp]jes?$/, /jes?$/, /'?s$/, /en$/, /n$/];
