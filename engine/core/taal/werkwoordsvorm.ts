import { err, ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import type { TaalFout } from './normaliseer.ts';
import type { Opties } from './opties.ts';
import { vervoeg, type Vervoeging } from './werkwoord.ts';

/** Tense asked for: present, past, imperative, infinitive, present participle. */
export type WerkwoordTijd = 'tt' | 'vt' | 'gw' | 'inf' | 'od';

/**
 * Verb form in a sentence. `onderwerp` is the subject as written; missing `persoon` and `getal` follow from it. `inversie` = the
 * subject stands behind the verb. A possessive (`vindt je broer`) is passed as the whole subject `je broer`, person 3.
 */
export type WerkwoordVraag = {
  lemma: string;
  onderwerp?: string;
  persoon?: 1 | 2 | 3;
  getal?: 'ev' | 'mv';
  tijd?: WerkwoordTijd;
  inversie?: boolean;
  deelwoord?: boolean;
};

const MEERVOUD = /^(wij|we|jullie|beiden?|allen)$/;
const EERSTE = /^(ik|wij|we)$/;
const TWEEDE = /^(jij|je|jullie|u|gij|ge)$/;

/** Form of the lemma that fits the question, or the error of `vervoeg`; `onbekende-vorm` when the verb lacks it. */
export function werkwoordsvorm(vraag: WerkwoordVraag, o: Opties = {}): Result<string, TaalFout> {
  const vormen = vervoeg(vraag.lemma, o);
  if (!vormen.ok) return vormen;
  const vorm = kies(vormen.value, vraag);
  return vorm === '' ? err('onbekende-vorm') : ok(vorm);
}

function kies(v: Vervoeging, vraag: WerkwoordVraag): string {
  const tijd = vraag.tijd ?? 'tt';
  if (tijd === 'od') return v.od;
  if (vraag.deelwoord === true) return v.vd;
  if (tijd === 'inf') return v.infinitief;
  if (tijd === 'gw') return v.gebiedendeWijs;
  const meer = getalVan(vraag) === 'mv';
  if (tijd === 'vt') return meer ? v.vtMv : v.vtEv;
  return meer ? v.wij : tegenwoordig(v, vraag);
}

function tegenwoordig(v: Vervoeging, vraag: WerkwoordVraag): string {
  const onderwerp = (vraag.onderwerp ?? '').trim().toLowerCase();
  if (onderwerp === 'u') return v.u;
  const persoon = vraag.persoon ?? persoonVan(onderwerp);
  if (persoon === 1) return v.ik;
  if (persoon === 3) return v.hij;
  return vraag.inversie === true && (onderwerp === '' || /^(je|jij)$/.test(onderwerp)) ? v.inversie : v.jij;
}

function persoonVan(onderwerp: string): 1 | 2 | 3 {
  if (EERSTE.test(onderwerp)) return 1;
  return TWEEDE.test(onderwerp) ? 2 : 3;
}

/** Number of the subject: as given, else by pronoun or by two subjects joined with `en`. */
function getalVan(vraag: WerkwoordVraag): 'ev' | 'mv' {
  if (vraag.getal !== undefined) return vraag.getal;
  const onderwerp = (vraag.onderwerp ?? '').trim().toLowerCase();
  return MEERVOUD.test(onderwerp) || /\p{L} en \p{L}/u.test(onderwerp) ? 'mv' : 'ev';
}
