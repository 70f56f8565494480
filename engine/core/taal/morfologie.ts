import { isBegin, isKlinkerletter, isMedeklinkerletter } from './letters.ts';
import type { Opties } from './opties.ts';
import { samenstelNaden } from './samenstelling.ts';
import { isNaamwoord } from './woordtabel.ts';
import { ER_WOORDEN, GEEN_VOORVOEGSEL, TE_WOORDEN, WEL_VOORVOEGSEL } from './tabellen/voorvoegsels.ts';

/** Kind of a morpheme piece; `partikel` = `op`, `uit` ... found by rule, not marked by an author. */
export type DeelSoort = 'voorvoegsel' | 'partikel' | 'stam' | 'achtervoegsel';

/** Piece of a word between two seams. */
export type Deel = { tekst: string; van: number; tot: number; soort: DeelSoort };

const VOORVOEGSELS = ['ver', 'ont', 'her', 'be', 'ge'];
const PARTIKEL = /^(op|af|uit|aan)(?=[bcdfghjklmnpqrstvwxz][a-zë]*[aeiou])/;
const GEEN_PARTIKEL = /^(afrik|opti|oppo|opper|aff[aio]|uitje|aange?boren)/;
/** In gelijk, ongelijk, tegelijk and vergelijk `lijk` is a stem. */
const ACHTERVOEGSEL =
  /(heid|heden|(?<!^(?:on|ver|onver|te)?ge)lijke?|loze?|loos|bare?|baar|zame?|zaam|schap|achtige?)(s|er)?$/;
const VERKLEIN = /(?:[tpk])?jes?$/;
const ACHTERVOEGSELS =
  /^(heid|heden|lijke?|loze?|loos|bare?|baar|zame?|zaam|schap|achtige?|ling(?:en)?|[tpk]?jes?|etjes?)(s|er)?$/;
const ZWAK_REST = /^[^aeiou]+e[lmnrs]{0,2}(je|tje)?$/;
const LANG = /(aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|ou|au)$/;

/**
 * Pieces of the normalised word between known and rule-found seams; together they cover the word.
 * Seams of an author (`naden`) win; without them compound seams come from the lexicon or the table of word parts.
 */
export function delen(w: string, o: Opties = {}): Deel[] {
  const laag = w.toLowerCase();
  const vast = (o.naden ?? samengesteld(laag, o)).filter((n) => n > 0 && n < w.length);
  const extra = [...dubbelNaden(laag), ...beginNaden(laag, vast, o), achterNaad(laag, vast)].filter(
    (n) => n > 0 && n < w.length,
  );
  const punten = [
    0,
    ...(extra.length === 0 ? vast : [...new Set([...vast, ...extra])].sort((a, b) => a - b)),
    w.length,
  ];
  return punten.slice(1).map((tot, i) => {
    const van = punten[i] ?? 0;
    const tekst = w.slice(van, tot);
    return {
      tekst,
      van,
      tot,
      soort:
        laag.slice(punten[i - 1] ?? 0, van) === 'ge'
          ? 'stam'
          : soortVan(tekst.toLowerCase(), {
              van,
              tot,
              einde: w.length,
              vast: vast.includes(tot),
              begin: van === 0 || vast.includes(van),
            }),
    };
  });
}

function samengesteld(laag: string, o: Opties): number[] {
  return o.tabellen === false && o.lexicon === undefined ? [] : samenstelNaden(laag, o).map((n) => n.plek);
}

/** Prefix seams at the start of the word and of each compound part. */
function beginNaden(laag: string, vast: readonly number[], o: Opties): number[] {
  const naden: number[] = [];
  for (let i = 0; i <= vast.length; i += 1) {
    const van = vast[i - 1] ?? 0;
    const naad = beginNaad(laag.slice(van, vast[i]), { tabellen: o.tabellen !== false, partikel: vast.length === 0 });
    if (naad > 0) naden.push(van + naad);
  }
  return naden;
}

function soortVan(
  tekst: string,
  plek: { van: number; tot: number; einde: number; vast: boolean; begin: boolean },
): DeelSoort {
  const los = plek.tot < plek.einde;
  if (los && plek.begin && [...VOORVOEGSELS, 'te', 'er'].includes(tekst)) return 'voorvoegsel';
  if (los && !plek.vast && plek.van === 0 && /^(op|af|uit|aan)$/.test(tekst)) return 'partikel';
  if (plek.van > 0 && ACHTERVOEGSELS.test(tekst)) return 'achtervoegsel';
  return 'stam';
}

/** Openings of English stems, which also take `ge`: gescand, gescript, geshowd. */
const LEEN_BEGIN = /^(?:scr?|sh)[aeiouy]/;

const TE_ER = new RegExp(`^(?:${[...TE_WOORDEN, ...ER_WOORDEN].join('|')})`);

function beginNaad(w: string, { tabellen, partikel }: { tabellen: boolean; partikel: boolean }): number {
  if (tabellen && TE_ER.test(w)) return 2;
  const prefix = VOORVOEGSELS.find((p) => w.startsWith(p));
  if (prefix && isVoorvoegsel(w, prefix, tabellen)) return prefix.length;
  const deeltje = !partikel || GEEN_PARTIKEL.test(w) ? null : PARTIKEL.exec(w);
  return deeltje?.[1]?.length ?? 0;
}

function isVoorvoegsel(w: string, prefix: string, tabellen: boolean): boolean {
  if (tabellen && WEL_VOORVOEGSEL.has(w)) return true;
  if (tabellen && GEEN_VOORVOEGSEL.has(w)) return false;
  const rest = w.slice(prefix.length);
  const klinker = [...rest].findIndex((l) => isKlinkerletter(l));
  if (klinker < 0 || rest.length < 3 || ZWAK_REST.test(rest)) return false;
  if (klinker === 0) return isVoorKlinker(prefix, rest);
  return isBegin(rest.slice(0, klinker)) || LEEN_BEGIN.test(rest);
}

/** Before a vowel: behind `ver`, `ont`, `her`; behind `be` and `ge` with a trema (`geïrriteerd`), in a participle (`geopend`) or a known start. */
function isVoorKlinker(prefix: string, rest: string): boolean {
  if (prefix.length === 3) return /^e(?:nig|rger)/.test(rest) || !/^e[lmnrs]/.test(rest);
  if (/^[ëïöü]/.test(rest)) return true;
  return prefix === 'ge'
    ? /^[ao](?!me).*(?:[dt]e?|en)$/.test(rest)
    : /^(?:antw|oord|oog|ogen|oef|adem|amb|angst)/.test(rest);
}

function achterNaad(w: string, vast: readonly number[]): number {
  const hit = ACHTERVOEGSEL.exec(w) ?? VERKLEIN.exec(w);
  if (!hit || hit.index < 2 || !/[aeiou]/.test(w.slice(0, hit.index))) return 0;
  if (!hit[0].includes('je')) return hit.index;
  if (w.charAt(hit.index - 1) === 'i' && hit[0].startsWith('j')) return 0;
  const naad = verkleinNaad(w, hit[0]);
  return vast.some((v) => v >= w.length - 6 && v !== naad) ? 0 : naad;
}

const EIGEN_LETTER: Readonly<Record<string, RegExp>> = {
  t: /(?:aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|ou|au)[lnr]$|[aeiou][^aeiou]+e[lnr]$|w$|(?:aa|oo|oe)i$|rn$|(?:([bgklmnpr])\1|ng|oe?m|um)e$/,
  p: /(?:aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|ou|au|[lr]|[aeiou][^aeiou]+e)m$/,
  k: /[aeiou].*in$/,
};

/** Without a word list: `t`, `p`, `k` belong to the suffix only after the sounds that ask for `tje`, `pje`, `kje`. */
function verkleinNaad(w: string, suffix: string): number {
  const kaal = w.length - (suffix.endsWith('s') ? 3 : 2);
  if (w.charAt(kaal - 2) === "'") return kaal - 2;
  const eigen = EIGEN_LETTER[suffix.charAt(0)];
  if (eigen?.test(w.slice(0, kaal - 1)) && !(/[lnr]t$/.test(w.slice(0, kaal)) && isNaamwoord(w.slice(0, kaal))))
    return kaal - 1;
  return suffix.startsWith('t') && isOpenBasis(w.slice(0, kaal - 1)) ? kaal - 1 : kaal;
}

/** `ill` behind a vowel in words from French is one sound, no seam: bouillon, medaille. */
const FRANSE_L = /ouill|aill|eille/;

function dubbelNaden(w: string): number[] {
  const uit: number[] = [];
  for (let i = 1; i < w.length - 1; i += 1) {
    if (FRANSE_L.test(w) || w.charCodeAt(i) !== w.charCodeAt(i + 1) || !isMedeklinkerletter(w.charAt(i))) continue;
    const ervoor = w.slice(0, i);
    if ((isMedeklinkerletter(ervoor.slice(-1)) || LANG.test(ervoor)) && isDeelRechts(w.slice(i + 1), ervoor))
      uit.push(i + 1);
  }
  return uit;
}

/** Before `tje`: a doubled last vowel of a word of two syllables (omaatje), or a noun that ends in a vowel (knietje). */
function isOpenBasis(basis: string): boolean {
  if (isNaamwoord(`${basis}t`) || isNaamwoord(`${basis}d`)) return false;
  if (/[^aeiou]ie$/.test(basis) && isNaamwoord(basis.slice(0, -1))) return true;
  const dubbel = /([aou])\1$/.test(basis);
  if (dubbel && isNaamwoord(basis.slice(0, -1))) return true;
  return dubbel ? (basis.match(/[aeiouy]+/g) ?? []).length > 1 : isNaamwoord(basis) || /(eau|ij|ee)$/.test(basis);
}

/** A part of its own after a doubled letter, not a verb ending (`pootte`) or a French spelling (`chauffeur`). */
function isDeelRechts(rechts: string, ervoor: string): boolean {
  return rechts.length > 2 && !/^.e[nr]?$/.test(rechts) && !/[ao]u$/.test(ervoor);
}
