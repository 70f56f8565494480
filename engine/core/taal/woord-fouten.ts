import { ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { categorieenVan } from './categorieen.ts';
import { foutenVan, type Fout, type FoutOpties } from './fouten.ts';
import { beeldVan } from './klank.ts';
import { leesWoord } from './normaliseer.ts';
import type { TaalFout } from './normaliseer.ts';
import type { Opties } from './opties.ts';
import { HOMOFONEN } from './tabellen/homofonen.ts';

const HOMOFOON = HOMOFONEN.flat();

/** Plausible misspellings of a word, strongest first, then by form; never a real word of the lexicon or a homophone. */
export function fouten(invoer: string, o: Opties & FoutOpties = {}): Result<Fout[], TaalFout> {
  const woord = leesWoord(invoer);
  if (!woord.ok) return woord;
  const beeld = beeldVan(woord.value, o);
  return ok(foutenVan(beeld, categorieenVan(beeld, o), { ...o, los: true, geweerd: HOMOFOON }));
}
