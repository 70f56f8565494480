import type { WoordBeeld } from './klank.ts';
import type { Opties } from './opties.ts';
import type { Lezing } from './lezing.ts';
import { bijvoeglijkLezingen } from './trapontleding.ts';
import { naamwoordLezingen, rolLezingen } from './vormontleding.ts';
import { labelsBij, werkwoordLabels } from './vormen-ww.ts';
import type { WwLabel } from './vormen-ww.ts';
import { naadParen } from './categorie-bouw.ts';
import type { CatSpan } from './woord.ts';

/** Reading of a word as an inflected form: its categories, and the base word when one is found. */
export type Vormbeeld = { cats: CatSpan[]; lemma: string | undefined };

/** Noun, adjective and verb readings. A noun whose base is known wins over a verb form; `rol` of the caller wins over both. */
export function vormbeeldVan(b: WoordBeeld, o: Opties): Vormbeeld {
  const tabellen = o.tabellen !== false;
  if (o.rol === 'ww')
    return {
      cats: metLetters(b, o.lemma === undefined ? [] : labelsBij(b.laag, o.lemma).filter((l) => l.id !== 'ww-bvn')),
      lemma: o.lemma,
    };
  if (o.rol !== undefined) return metLezingen(rolLezingen(b.laag, { rol: o.rol, lemma: o.lemma, tabellen }), b);
  const werk = tabellen ? werkwoordLabels(b.laag).filter((l) => past(l.id, o.woordsoort)) : [];
  const naam = lezingen(b, tabellen).filter((l) => past(l.id, o.woordsoort) && (l.id !== 'bn-s' || werk.length === 0));
  if (b.laag.endsWith('dt') && werk.length === 0 && past('ww-tt-dt', o.woordsoort))
    werk.push({ id: 'ww-tt-dt', letters: 2 });
  const zinloos = naam.some((l) => l.lemma !== undefined && !l.id.startsWith('mv-s'))
    ? werk.filter((l) => l.id === 'ww-eng')
    : werk;
  const beeld = metLezingen(naam, b);
  return { cats: [...beeld.cats, ...metLetters(b, zinloos), ...inversie(b)], lemma: beeld.lemma };
}

/** Categories that belong to a part of speech; other inflected readings are dropped when the caller names one. */
const BIJ_SOORT: Readonly<Record<string, RegExp>> = {
  zn: /^(?:mv|verkl)-|^ww-eng$/,
  bn: /^(?:stoffelijk|bn-s|ww-(?:bvn|vd|vd-sterk|od|eng))$/,
  ww: /^ww-/,
};

function past(id: string, soort: Opties['woordsoort']): boolean {
  return soort === undefined || (BIJ_SOORT[soort]?.test(id) ?? false);
}

/** Readings of the word; a sound change of its last compound part, or any reading of that part when the word has none. */
function lezingen(b: WoordBeeld, tabellen: boolean): Lezing[] {
  if (b.laag.includes(' ')) return bijvoeglijkLezingen(b.laag, tabellen);
  const heel = [...naamwoordLezingen(b.laag, tabellen), ...bijvoeglijkLezingen(b.laag, tabellen)];
  const begin = naadParen(b).at(-1)?.rechts.van;
  if (begin === undefined) return heel;
  const deel = b.laag.slice(begin);
  const vanDeel = [...naamwoordLezingen(deel, tabellen), ...bijvoeglijkLezingen(deel, tabellen)].map((l) => ({
    ...l,
    van: l.van + begin,
  }));
  return heel.length === 0 || vanDeel.some((l) => l.id === 'mv-onreg') ? vanDeel : heel;
}

function metLezingen(lijst: readonly Lezing[], b: WoordBeeld): Vormbeeld {
  const cats = lijst.map((l) => ({ id: l.id, van: Math.max(0, l.van), tot: b.w.length })).filter((c) => c.van < c.tot);
  return { cats, lemma: lijst.find((l) => l.lemma !== undefined)?.lemma };
}

function metLetters(b: WoordBeeld, labels: readonly WwLabel[]): CatSpan[] {
  return labels.map(({ id, letters }) => ({ id, van: Math.max(0, b.w.length - letters), tot: b.w.length }));
}

function inversie(b: WoordBeeld): CatSpan[] {
  const hit = /^(\p{L}{2,}) (?:je|jij)$/u.exec(b.laag);
  return hit?.[1] === undefined ? [] : [{ id: 'ww-inversie', van: hit[1].length - 1, tot: hit[1].length }];
}
