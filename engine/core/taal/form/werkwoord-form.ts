import { err, ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import type { TaalError } from '../woord/normalize.ts';
import type { Options } from '../woord/options.ts';
import { conjugate, type Vervoeging } from './werkwoord.ts';

/** Tense asked for: present, past, imperative, infinitive, present participle. */
export type WerkwoordTense = 'tt' | 'vt' | 'gw' | 'inf' | 'od';

/**
 * Verb form in a sentence. `onderwerp` is the subject as written; missing `persoon` and `getal` follow from it. `inversie` = the
 * subject stands behind the verb. A possessive (`vindt je broer`) is passed as the whole subject `je broer`, person 3.
 */
export type WerkwoordVraag = {
  lemma: string;
  onderwerp?: string;
  persoon?: 1 | 2 | 3;
  getal?: 'ev' | 'mv';
  tijd?: WerkwoordTense;
  inversie?: boolean;
  deelwoord?: boolean;
};

const MEERVOUD = /^(wij|we|jullie|beiden?|allen)$/;
const FIRST = /^(ik|wij|we)$/;
const SECOND = /^(jij|je|jullie|u|gij|ge)$/;

/** Form of the lemma that fits the question, or the error of `vervoeg`; `onbekende-vorm` when the verb lacks it. */
export function werkwoordForm(vraag: WerkwoordVraag, o: Options = {}): Result<string, TaalError> {
  const forms = conjugate(vraag.lemma, o);
  if (!forms.ok) return forms;
  const form = choose(forms.value, vraag);
  return form === '' ? err('onbekende-vorm') : ok(form);
}

function choose(v: Vervoeging, vraag: WerkwoordVraag): string {
  const time = vraag.tijd ?? 'tt';
  if (time === 'od') return v.od;
  if (vraag.deelwoord === true) return v.vd;
  if (time === 'inf') return v.infinitief;
  if (time === 'gw') return v.gebiedendeWijs;
  const more = numberOf(vraag) === 'mv';
  if (time === 'vt') return more ? v.vtMv : v.vtEv;
  return more ? v.wij : tegenwoordig(v, vraag);
}

function tegenwoordig(v: Vervoeging, vraag: WerkwoordVraag): string {
  const subject = (vraag.onderwerp ?? '').trim().toLowerCase();
  if (subject === 'u') return v.u;
  const person = vraag.persoon ?? personOf(subject);
  if (person === 1) return v.ik;
  if (person === 3) return v.hij;
  return vraag.inversie === true && (subject === '' || /^(je|jij)$/.test(subject)) ? v.inversie : v.jij;
}

function personOf(subject: string): 1 | 2 | 3 {
  if (FIRST.test(subject)) return 1;
  return SECOND.test(subject) ? 2 : 3;
}

/** Number of the subject: as given, else by pronoun or by two subjects joined with `en`. */
function numberOf(vraag: WerkwoordVraag): 'ev' | 'mv' {
  if (vraag.getal !== undefined) return vraag.getal;
  const subject = (vraag.onderwerp ?? '').trim().toLowerCase();
  return MEERVOUD.test(subject) || /\p{L} en \p{L}/u.test(subject) ? 'mv' : 'ev';
}
