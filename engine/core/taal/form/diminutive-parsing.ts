import { baseWoorden } from './base-form.ts';
import { verkleinwoorden } from './zelfstandig-diminutive.ts';
import type { Reading } from '../woord/reading.ts';
import { DIMINUTIVE_IRREGULARS } from '../tables/verkl-irregulars.ts';
import { NO_DIMINUTIVE } from '../tables/form-choice.ts';
import { isNoun, PLURAL_ONLY } from '../woord/woord-table.ts';

/** A t behind l, n or r that closes a short syllable is of the word itself, known or not: `ijsklont`, for `klon` would give klonnetje. */
const OWN_T = /[^aeiou][aiou][lnr]tje$/;

const SAME_AS_TJE = /(?:[lnrw]|[aeiou]i|[aeou]e|ie|ij|ei|ui|ou|eau|e)tje$/;

/** A noun, also with its linking letters: varkens, apen, dieven. */
const isNounOrLinked = (first: string): boolean => {
  const bare = first.replace(/(?:s|en?)$/, '');
  return [first, bare, ...(first.endsWith('en') ? baseWoorden(bare) : [])].some((one) => isNoun(one));
};

/** Whether the letters are two known nouns, the first with its linking letters: zeil|boot, varkens|poot; not piano|t. */
function isTwoNouns(w: string): boolean {
  for (let p = 3; p <= w.length - 4; p += 1)
    if (isNoun(w.slice(p)) && !/^[bk](?:ui|oe)t$/.test(w.slice(p)) && isNounOrLinked(w.slice(0, p))) return true;
  return false;
}

/** Bases on t that hardly stand alone: opstootje, akkefietje; of operette the e goes: operetje. */
const OWN_LETTER_WORDS = /^(?:akkefiet|gezinsuit|majoret|opstoot|pirouet)$|sproet$/;

/** Whether the t or d before -je is of the base itself: plaatje, zeilbootje; in koetje it is not, though a koet exists. */
export function isOwnLetter(withLetter: string): boolean {
  if (/^(?:bijt|event|koet|laat|sleet|toet)$|mariet$/.test(withLetter)) return false;
  return (
    OWN_LETTER_WORDS.test(withLetter) ||
    isNoun(`${withLetter}te`) ||
    isNoun(withLetter) ||
    PLURAL_ONLY.has(withLetter) ||
    (!isNoun(withLetter.slice(0, -1)) && !isNoun(withLetter.slice(0, -2)) && isTwoNouns(withLetter))
  );
}

/** A word of which -je is its own, and its compounds: feloranje, gordijnfranje. */
const isNoDiminutive = (w: string, bare: string): boolean =>
  NO_DIMINUTIVE.has(w) || /(?:oranje|franje|kastanje|plunje)$/.test(bare);

/** Reading of a lower-case word on -je or -jes as a diminutive; the first analysis that fits. */
export function diminutiveReading(w: string, tables: boolean): Reading | undefined {
  const bare = w.replace(/s$/, '');
  if (!/[aeiouyé].*(?<!i)je$/.test(bare) || bare.length < 4 || (tables && isNoDiminutive(w, bare))) return undefined;
  if (bare.endsWith("'tje")) return { id: 'verkl-aatje', van: bare.length - 4, lemma: bare.slice(0, -4) };
  return (
    doubleKlinker(bare, tables) ?? taxietje(bare, tables) ?? etje(bare, tables) ?? inkje(bare) ?? ordinary(bare, tables)
  );
}

/** Whether the letters end in a noun of four letters or more: goud|klomp. */
const endsInNoun = (w: string): boolean =>
  Array.from({ length: Math.max(0, w.length - 3) }, (_, p) => w.slice(p)).some((end) => isNoun(end));

function ordinary(bare: string, tables: boolean): Reading {
  const isOfP = tables && endsInNoun(bare.slice(0, -2));
  const letters = isTje(bare, tables) || (!isOfP && /(?:[lr]m|[aeiouj]m)pje$/.test(bare)) ? 3 : 2;
  return { id: 'verkl-je', van: bare.length - letters, lemma: bare.slice(0, -letters) };
}

function isTje(bare: string, tables: boolean): boolean {
  return SAME_AS_TJE.test(bare) && !OWN_T.test(bare) && !(tables && isOwnLetter(bare.slice(0, -2)));
}

/** Base on one long vowel that is doubled: omaatje, cafeetje; not plaatje (plaat) or paadje. */
function doubleKlinker(bare: string, tables: boolean): Reading | undefined {
  const klinker = /(aa|oo|uu|ee)tje$/.exec(bare)?.[1];
  if (klinker === undefined || (tables && (isOwnLetter(bare.slice(0, -2)) || isNoun(bare.slice(0, -3)))))
    return undefined;
  const base = bare.slice(0, -4);
  const open = klinker === 'ee' ? isNoun(`${base.slice(0, -1)}é`) : isOpen(base, tables);
  return open
    ? { id: 'verkl-aatje', van: bare.length - 5, lemma: klinker === 'ee' ? `${base.slice(0, -1)}é` : base }
    : undefined;
}

/** A base of two syllables, or a known one of one: sla, stro. */
function isOpen(base: string, tables: boolean): boolean {
  return (base.match(/[aeiouy]+/g) ?? []).length > 1 || base === 'la' || (tables && isNoun(base));
}

function taxietje(bare: string, tables: boolean): Reading | undefined {
  if (!tables || !/[^aeiou]ietje$/.test(bare) || isNoun(bare.slice(0, -3)) || !isNoun(bare.slice(0, -4)))
    return undefined;
  return { id: 'verkl-aatje', van: bare.length - 5, lemma: bare.slice(0, -4) };
}

/** Of a noun on -et, not of the short noun inside it: pakketje, which pak has not; balletje is of bal. */
export function isOfNounOnEt(small: string): boolean {
  const shorter = baseWoorden(small.slice(0, -4)).filter(isNoun);
  return (
    small.endsWith('etje') &&
    isNoun(small.slice(0, -2)) &&
    !shorter.some((noun) => verkleinwoorden(noun, true).includes(small))
  );
}

function etje(bare: string, tables: boolean): Reading | undefined {
  if (!/(?:([bgklmnpr])\1|ng|[uo]m|oem|lm)etje$/.test(bare) || (tables && isOfNounOnEt(bare))) return undefined;
  const lemma = baseWoorden(bare.slice(0, -4))[0] ?? '';
  if (tables && isNoun(bare.slice(0, -3)) && !isNoun(lemma) && !DIMINUTIVE_IRREGULARS.whole.has(lemma))
    return undefined;
  return { id: 'verkl-etje', van: bare.length - 4, lemma };
}

function inkje(bare: string): Reading | undefined {
  if (!/[aeiouy].*inkje$/.test(bare) || isNoun(bare.slice(0, -2)) || bare.endsWith('vinkje')) return undefined;
  return { id: 'verkl-etje', van: bare.length - 4, lemma: `${bare.slice(0, -3)}g` };
}
