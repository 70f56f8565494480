import { ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { LEENWOORD_REGELS } from './categorie-leenwoord.ts';
import { KLANK_REGELS } from './categorie-klank.ts';
import type { CategorieRegel } from './categorie-regel.ts';
import { BOUW_REGELS } from './categorie-bouw.ts';
import { beeldVan } from './klank.ts';
import type { WoordBeeld } from './klank.ts';
import { leesWoord, MAX_WOORD, normaliseer } from './normaliseer.ts';
import type { TaalFout } from './normaliseer.ts';
import type { Opties } from './opties.ts';
import { vormbeeldVan } from './categorie-vorm.ts';
import { werkwoordLabels } from './vormen-ww.ts';
import { isNaamwoord } from './woordtabel.ts';
import { CATEGORIEEN } from './tabellen/categorieen.gen.ts';
import type { CatSpan } from './woord.ts';

const REGELS: Readonly<Record<string, CategorieRegel>> = { ...KLANK_REGELS, ...BOUW_REGELS, ...LEENWOORD_REGELS };
const KZ = Object.entries(REGELS).filter(([id]) => id.startsWith('kz-'));
const GEWOON = Object.entries(REGELS).filter(([id]) => !id.startsWith('kz-'));
const VOLGORDE = new Map(CATEGORIEEN.map((c) => [c.id, c.nr]));
const MAG_BIJ_KZ = new Set(['v-f-begin', 'z-s-begin', 'eind-t', 'homofoon']);
const TEKEN = /[.?!,:;"()]/g;

/**
 * Spelling categories of a word with the letters each is about, ordered by `van`, then by the table of goals.
 * `rol` and `lemma` say what an inflected form is; without them the tables of nouns and verbs decide. A text with
 * sentence marks has `leestekens` (one span a mark), and `ww-gebied` when it is an order.
 */
export function categorieen(invoer: string, o: Opties = {}): Result<CatSpan[], TaalFout> {
  const tekst = normaliseer(invoer);
  if (tekst.length <= MAX_WOORD && tekst.search(TEKEN) >= 0) return ok(tekensVan(tekst));
  const woord = leesWoord(invoer);
  if (!woord.ok) return woord;
  return ok(categorieenVan(beeldVan(woord.value, o), o));
}

function tekensVan(tekst: string): CatSpan[] {
  const tekens = [...tekst.matchAll(TEKEN)].map((m) => ({ id: 'leestekens', van: m.index, tot: m.index + 1 }));
  const eerste = /^\p{L}+(?= .*!$|!$)/u.exec(tekst)?.[0] ?? '';
  const bevel = werkwoordLabels(eerste.toLowerCase()).some((l) => /^ww-(?:stam|tt-tstam)$/.test(l.id));
  const hoofdletter = /^\p{Lu}/u.test(tekst) ? [{ id: 'hoofdletter', van: 0, tot: 1 }] : [];
  return sorteer([
    ...tekens,
    ...hoofdletter,
    ...(bevel ? [{ id: 'ww-gebied', van: eerste.length - 1, tot: eerste.length }] : []),
  ]);
}

/** Categories of a word that is already segmented. */
export function categorieenVan(beeld: WoordBeeld, o: Opties): CatSpan[] {
  const vorm = vormbeeldVan(beeld, o);
  const metVorm: Opties = vorm.lemma === undefined ? o : { ...o, lemma: vorm.lemma };
  const los: CatSpan[] = [];
  for (const [id, regel] of GEWOON) for (const { van, tot } of regel(beeld, metVorm)) los.push({ id, van, tot });
  const gewoon = zonderUitgang(
    beeld,
    [...los, ...vorm.cats].filter((c, _i, alle) => !isVerdrongen(c, alle)),
  );
  return sorteer([...klankzuiver(beeld, o, gewoon), ...gewoon]);
}

/** Categories that give way to another on the same letters: left out, by which it is there for. */
const VERDRONGEN: Readonly<Record<string, readonly string[]>> = {
  verdubbeling: ['latijn'],
  verenkeling: ['eng'],
  kilo: ['eng'],
  'ee-eind': ['verkl-aatje'],
  'eind-t': ['verkl-aatje'],
  sch: ['isch'],
  'air-oir': ['ww-vt-tt-dd', 'ww-bvn', 'verkl-etje'],
};

/** A doubled letter of a Latin prefix, an open syllable of an English word, -ette of a past form. */
function isVerdrongen(cat: CatSpan, alle: readonly CatSpan[]): boolean {
  const door = VERDRONGEN[cat.id];
  return door !== undefined && alle.some((l) => door.includes(l.id) && cat.van < l.tot && l.van < cat.tot);
}

/** Pure-sound labels only when nothing but the allowed categories was found. */
function klankzuiver(beeld: WoordBeeld, o: Opties, gevonden: readonly CatSpan[]): CatSpan[] {
  if (gevonden.some((c) => !MAG_BIJ_KZ.has(c.id))) return [];
  return KZ.flatMap(([id, regel]) => regel(beeld, o).map((span) => ({ id, ...span })));
}

/** The d or t of a verb ending, a participle or a step of comparison is not one to be made longer. */
function zonderUitgang(beeld: WoordBeeld, cats: readonly CatSpan[]): CatSpan[] {
  const uitgang = cats.some(
    (c) => /^(?:ww-(?:tt-t|tt-dt|tt-tstam|vd|od|vt-te|vt-de)|bn-s)$/.test(c.id) && c.tot === beeld.w.length,
  );
  return cats.filter(
    (c) => !(uitgang && !isNaamwoord(beeld.laag) && /^eind-[dt]$/.test(c.id) && c.tot === beeld.w.length),
  );
}

function sorteer(cats: readonly CatSpan[]): CatSpan[] {
  return [...cats].sort((a, b) => a.van - b.van || (VOLGORDE.get(a.id) ?? 0) - (VOLGORDE.get(b.id) ?? 0));
}
