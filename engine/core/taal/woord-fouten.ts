import { ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { categorieenVan } from './categorieen.ts';
import { foutenVan, type Fout, type FoutOpties } from './fouten.ts';
import { beeldVan } from './klank.ts';
import type { WoordBeeld } from './klank.ts';
import { leesWoord } from './normaliseer.ts';
import type { TaalFout } from './normaliseer.ts';
import type { Opties } from './opties.ts';
import { HOMOFONEN } from './tabellen/homofonen.ts';
import type { CatSpan } from './woord.ts';

const HOMOFOON = HOMOFONEN.flat();

/** A word no category is about (`kasteel`, `prinses`) is written by ear: the pure-sound category of its first and last letters. */
function klankCategorie({ w, klanken }: WoordBeeld): CatSpan {
  const kernen = klanken.filter((k) => k.kern);
  const voor = (kernen[0]?.van ?? 0) > 1 ? 'mmk' : 'mk';
  const na = w.length - (kernen.at(-1)?.tot ?? w.length) > 1 ? 'mm' : 'm';
  return { id: `kz-${voor}${na}`, van: 0, tot: w.length };
}

/** Plausible misspellings of a word, strongest first, then by form; never a real word of the lexicon or a homophone. */
export function fouten(invoer: string, o: Opties & FoutOpties = {}): Result<Fout[], TaalFout> {
  const woord = leesWoord(invoer);
  if (!woord.ok) return woord;
  const beeld = beeldVan(woord.value, o);
  const cats = categorieenVan(beeld, o);
  return ok(foutenVan(beeld, cats.length > 0 ? cats : [klankCategorie(beeld)], { ...o, los: true, geweerd: HOMOFOON }));
}
