import { ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { LEENWOORD_REGELS } from './categorie-leenwoord.ts';
import { KLANK_REGELS } from './categorie-klank.ts';
import type { CategorieRegel } from './categorie-regel.ts';
import { BOUW_REGELS } from './categorie-bouw.ts';
import { beeldVan } from './klank.ts';
import type { WoordBeeld } from './klank.ts';
import { leesWoord } from './normaliseer.ts';
import type { TaalFout } from './normaliseer.ts';
import type { Opties } from './opties.ts';
import { CATEGORIEEN } from './tabellen/categorieen.gen.ts';
import type { CatSpan } from './woord.ts';

const REGELS: Readonly<Record<string, CategorieRegel>> = { ...KLANK_REGELS, ...BOUW_REGELS, ...LEENWOORD_REGELS };
const VOLGORDE = new Map(CATEGORIEEN.map((c) => [c.id, c.nr]));
const MAG_BIJ_KZ = new Set(['v-f-begin', 'z-s-begin', 'eind-t']);

/** Categories of groep 3-5 (and the letter-based later ones) with spans, ordered by `van`, then table order. */
export function categorieen(invoer: string, o: Opties = {}): Result<CatSpan[], TaalFout> {
  const woord = leesWoord(invoer);
  if (!woord.ok) return woord;
  return ok(categorieenVan(beeldVan(woord.value, o), o));
}

/** Categories of a word that is already segmented. */
export function categorieenVan(beeld: WoordBeeld, o: Opties): CatSpan[] {
  const gewoon = Object.entries(REGELS)
    .filter(([id]) => !id.startsWith('kz-'))
    .flatMap(([id, regel]) => regel(beeld, o).map((span) => ({ id, ...span })));
  const klankzuiver = gewoon.every((c) => MAG_BIJ_KZ.has(c.id));
  const kz = klankzuiver
    ? Object.entries(REGELS)
        .filter(([id]) => id.startsWith('kz-'))
        .flatMap(([id, regel]) => regel(beeld, o).map((span) => ({ id, ...span })))
    : [];
  return [...kz, ...gewoon].sort((a, b) => a.van - b.van || (VOLGORDE.get(a.id) ?? 0) - (VOLGORDE.get(b.id) ?? 0));
}
