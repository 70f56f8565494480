import { patroon } from './categorie-regel.ts';
import type { CategorieRegel } from './categorie-regel.ts';
import type { WoordBeeld } from './klank.ts';
import type { Opties } from './opties.ts';
import { GEEN_ING } from './tabellen/leenklanken.ts';
import { MV_ONREGELMATIG } from './tabellen/mv-onregelmatig.ts';
import type { Span } from './woord.ts';

function staart(b: WoordBeeld, regex: RegExp): Span[] {
  const hit = regex.exec(b.laag);
  return hit ? [{ van: hit.index, tot: b.w.length }] : [];
}

function naStam(b: WoordBeeld, regex: RegExp): Span[] {
  return staart(b, regex).filter((s) => s.van >= 2 && /[aeiouy]/.test(b.laag.slice(0, s.van)));
}

const alleen = (rol: Opties['rol'], regel: CategorieRegel): CategorieRegel => (b, o) => (o.rol === rol ? regel(b, o) : []);

function wissel(b: WoordBeeld, o: Opties, paar: readonly [string, string]): Span[] {
  const [stemloos, stemhebbend] = paar;
  const basis = (o.lemma ?? '').toLowerCase();
  const infinitief = /^.+[vz]en$/.test(b.laag) && o.lemma === undefined && o.rol === 'ww';
  const gewisseld = basis.endsWith(stemloos) && b.laag.startsWith(basis.slice(0, 1));
  if (!infinitief && !gewisseld) return [];
  const plek = b.laag.lastIndexOf(stemhebbend);
  return plek > 0 && plek >= b.w.length - 5 && /^.(en|es?|ers?|eren)$/.test(b.laag.slice(plek)) ? [{ van: plek, tot: plek + 1 }] : [];
}

function isOnregelmatig(b: WoordBeeld, o: Opties): boolean {
  const lemma = (o.lemma ?? '').toLowerCase();
  if (MV_ONREGELMATIG.has(lemma)) return true;
  return b.laag.endsWith('eren') && !lemma.endsWith('er');
}

const wwStam: CategorieRegel = (b, o) => {
  if (o.lemma === undefined || b.laag === o.lemma.toLowerCase() || isTVorm(b, o)) return [];
  return [{ van: Math.max(b.w.length - 1, 0), tot: b.w.length }];
};

/** A present form in -t whose infinitive has no t there. */
function isTVorm(b: WoordBeeld, o: Opties): boolean {
  if (o.lemma === undefined) return false;
  const kern = o.lemma.toLowerCase().replace(/e?n$/, '');
  return b.laag.endsWith('t') && !kern.endsWith('t');
}

/** Detectors on morphemes; noun and verb forms need `rol` and `lemma`. */
export const BOUW_REGELS: Readonly<Record<string, CategorieRegel>> = {
  voorvoegsel: (b) => b.delen.filter((d) => d.soort === 'voorvoegsel').map(({ van, tot }) => ({ van, tot })),
  samenstelling: (b) =>
    b.delen.flatMap((d, i) => (i > 0 && d.soort === 'stam' && b.delen[i - 1]?.soort === 'stam' ? [{ van: d.van - 1, tot: d.van + 1 }] : [])),
  'verkl-je': alleen('verkl', (b) => (staart(b, /(etjes?|nkjes?)$/).length > 0 ? [] : staart(b, /[tp]?jes?$/).map((s) => ({ van: suffixBegin(b, s.van), tot: s.tot })))),
  'verkl-etje': alleen('verkl', (b, o) => (o.lemma?.endsWith('nk') === true ? [] : staart(b, /(etjes?|nkjes?)$/))),
  ig: (b) => naStam(b, /ig(e|er|st|ste|s)?$/).filter((s) => b.klanken.some((k) => k.van === s.van && k.klank === '@')).map((s) => ({ van: s.van, tot: s.van + 2 })),
  lijk: (b) => naStam(b, /lijke?s?$/).map((s) => ({ van: s.van, tot: s.van + 4 })),
  ing: (b, o) => (o.tabellen !== false && GEEN_ING.test(b.laag) ? [] : naStam(b, /(ingen|ing|heid|heden|schap)$/)),
  'mv-en': alleen('mv', (b, o) => (isOnregelmatig(b, o) ? [] : staart(b, /en$/))),
  'mv-s': alleen('mv', (b) => staart(b, /(?<!')s$/)),
  'mv-apos': alleen('mv', (b) => staart(b, /'s$/)),
  'mv-trema': alleen('mv', (b) => staart(b, /ën$/)),
  'mv-onreg': alleen('mv', (b, o) => (isOnregelmatig(b, o) ? staart(b, /(er)?en$/) : [])),
  'f-v': (b, o) => wissel(b, o, ['f', 'v']),
  's-z': (b, o) => wissel(b, o, ['s', 'z']),
  'ww-stam': alleen('ww', wwStam),
  'ww-tt-t': alleen('ww', (b, o) => (isTVorm(b, o) && !b.laag.endsWith('dt') ? [{ van: b.w.length - 1, tot: b.w.length }] : [])),
  'ww-tt-dt': alleen('ww', (b) => staart(b, /dt$/)),
  'komma-s': (b) => patroon(b, /^'[snt]|[mzd]'[nr]|zo'n/g),
  hoofdletter: (b) => (/^\p{Lu}/u.test(b.w) ? [{ van: 0, tot: 1 }] : []),
};

function suffixBegin(b: WoordBeeld, standaard: number): number {
  const laatste = b.delen[b.delen.length - 1];
  return laatste?.soort === 'achtervoegsel' ? laatste.van : standaard;
}
