import { ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { categorieenVan } from './categorieen.ts';
import { diagnoseVan, type DiagnoseFout } from './diagnose.ts';
import { homofoonGroep } from './homofonen.ts';
import { beeldVan } from './klank.ts';
import { leesWoord } from './normaliseer.ts';
import type { TaalFout } from './normaliseer.ts';
import type { Opties } from './opties.ts';

/** Slips of an answer to a target word that is not in the content: its analysis is made first. Equal gives an empty list. */
export function diagnose(doel: string, antwoord: string, o: Opties = {}): Result<DiagnoseFout[], TaalFout> {
  const woord = leesWoord(doel);
  if (!woord.ok) return woord;
  const beeld = beeldVan(woord.value, o);
  const cats = categorieenVan(beeld, o);
  const homofonen = o.tabellen === false ? [] : homofoonGroep(beeld.laag);
  return ok(diagnoseVan({ beeld, cats, homofonen }, antwoord));
}
