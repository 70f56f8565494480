import { isParticiple } from './forms-ww.ts';
import { isInflected } from './part-forms.ts';
import { nounReadings } from './form-parsing.ts';
import { verkleinwoorden } from './zelfstandig-diminutive.ts';
import { meervouden } from './zelfstandig-meervoud.ts';
import { conjugate } from './werkwoord.ts';
import { isEnglish } from '../woord/english.ts';
import { BIJVOEGLIJK, INFINITIEF, isNoun } from '../woord/woord-table.ts';
import { HOMOFONEN } from '../tables/homofonen.ts';

const TWINS: ReadonlySet<string> = new Set(HOMOFONEN.flat());

let verbForms: ReadonlySet<string> | undefined;

function formsOf(infinitive: string): string[] {
  const forms = conjugate(infinitive);
  return forms.ok ? Object.values(forms.value).flat().map(String) : [];
}

/** Every form of the verbs of the tables; made at the first question, some tenths of a second. */
function isVerbForm(w: string): boolean {
  verbForms ??= new Set([...INFINITIEF].flatMap(formsOf));
  return verbForms.has(w);
}

/** The readings guess the noun behind a form: huis behind huisen too. */
function isFormOf(w: string, noun: string): boolean {
  const small = verkleinwoorden(noun, true);
  return meervouden(noun, true).includes(w) || small.some((form) => w === form || w === `${form}s`);
}

const isBase = (w: string): boolean =>
  isNoun(w) || BIJVOEGLIJK.has(w) || INFINITIEF.has(w) || isEnglish(w) || TWINS.has(w);

/**
 * Whether a lower-case word stands in the tables, or is a form of one that does: a noun, its plural and diminutive, an
 * adjective, any form of a verb, an English word or a homophone (`boten`, `kopje`, `loopt`). No word of a compound.
 */
export function isKnownForm(w: string): boolean {
  return (
    isBase(w) ||
    isVerbForm(w) ||
    isInflected(w) ||
    isParticiple(w) ||
    nounReadings(w, true).some(({ lemma }) => lemma !== undefined && isBase(lemma) && isFormOf(w, lemma))
  );
}
