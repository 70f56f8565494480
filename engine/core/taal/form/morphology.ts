import { isBegin, isKlinkerletter, isMedeklinkerletter } from '../woord/letters.ts';
import type { Options } from '../woord/options.ts';
import { samenstellingSeams } from './samenstelling.ts';
import { isNoun } from '../woord/woord-table.ts';
import { ER_WOORDEN, NO_VOORVOEGSEL, TE_WOORDEN, REAL_VOORVOEGSEL } from '../tables/voorvoegsels.ts';

/** Kind of a morpheme piece; `partikel` = `op`, `uit` ... found by rule, not marked by an author. */
export type PartKind = 'voorvoegsel' | 'partikel' | 'stam' | 'achtervoegsel';

/** Piece of a word between two seams. */
export type Morpheme = { tekst: string; van: number; tot: number; soort: PartKind };

const VOORVOEGSELS = ['ver', 'ont', 'her', 'be', 'ge'];
const PARTICLE = /^(op|af|uit|aan)(?=[bcdfghjklmnpqrstvwxz][a-zë]*[aeiou])/;
const NO_PARTICLE = /^(afrik|opti|oppo|opper|aff[aio]|uitje|aange?boren)/;
/** In gelijk, ongelijk, tegelijk and vergelijk `lijk` is a stem. */
const ACHTERVOEGSEL =
  /((?<!sc)heid|heden|(?<!^(?:on|ver|onver|te)?ge)lijke?|loze?|loos|bare?|baar|zame?|zaam|schap|achtige?)(s|er)?$/;
const DIMINUTIVE = /(?:[tpk])?jes?$/;
const ACHTERVOEGSELS =
  /^(heid|heden|lijke?|loze?|loos|bare?|baar|zame?|zaam|schap|achtige?|ling(?:en)?|[tpk]?jes?|etjes?)(s|er)?$/;
const WEAK_REST = /^[^aeiou]+e[lmnrs]{0,2}(je|tje)?$/;
const LONG = /(aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|ou|au)$/;

/**
 * Pieces of the normalised word between known and rule-found seams; together they cover the word.
 * Seams of an author (`naden`) win; without them compound seams come from the lexicon or the table of word parts.
 */
export function parts(w: string, o: Options = {}): Morpheme[] {
  const layer = w.toLowerCase();
  const fixed = (o.seams ?? composed(layer, o)).filter((n) => n > 0 && n < w.length);
  const extra = [...doubleSeams(layer), ...beginSeams(layer, fixed, o), suffixSeam(layer, fixed)].filter(
    (n) => n > 0 && n < w.length,
  );
  const points = [
    0,
    ...(extra.length === 0 ? fixed : [...new Set([...fixed, ...extra])].sort((a, b) => a - b)),
    w.length,
  ];
  return points.slice(1).map((until, i) => {
    const from = points[i] ?? 0;
    const text = w.slice(from, until);
    return {
      tekst: text,
      van: from,
      tot: until,
      soort:
        layer.slice(points[i - 1] ?? 0, from) === 'ge'
          ? 'stam'
          : kindOf(text.toLowerCase(), {
              van: from,
              tot: until,
              einde: w.length,
              vast: fixed.includes(until),
              begin: from === 0 || fixed.includes(from),
            }),
    };
  });
}

function composed(layer: string, o: Options): number[] {
  return o.tables === false && o.lexicon === undefined ? [] : samenstellingSeams(layer, o).map((n) => n.plek);
}

/** Prefix seams at the start of the word and of each compound part. */
function beginSeams(layer: string, fixed: readonly number[], o: Options): number[] {
  const seams: number[] = [];
  for (let i = 0; i <= fixed.length; i += 1) {
    const from = fixed[i - 1] ?? 0;
    const seam = beginSeam(layer.slice(from, fixed[i]), { tables: o.tables !== false, particle: fixed.length === 0 });
    if (seam > 0) seams.push(from + seam);
  }
  return seams;
}

function kindOf(
  text: string,
  spot: { van: number; tot: number; einde: number; vast: boolean; begin: boolean },
): PartKind {
  const loose = spot.tot < spot.einde;
  if (loose && spot.begin && [...VOORVOEGSELS, 'te', 'er'].includes(text)) return 'voorvoegsel';
  if (loose && !spot.vast && spot.van === 0 && /^(op|af|uit|aan)$/.test(text)) return 'partikel';
  if (spot.van > 0 && ACHTERVOEGSELS.test(text)) return 'achtervoegsel';
  return 'stam';
}

/** Openings of English stems, which also take `ge`: gescand, gescript, geshowd. */
const LOAN_BEGIN = /^(?:scr?|sh)[aeiouy]/;

const TE_ER = new RegExp(`^(?:${[...TE_WOORDEN, ...ER_WOORDEN].join('|')})`);

function beginSeam(w: string, { tables, particle: particlePart }: { tables: boolean; particle: boolean }): number {
  if (tables && TE_ER.test(w)) return 2;
  const prefix = VOORVOEGSELS.find((p) => w.startsWith(p));
  if (prefix && isVoorvoegsel(w, prefix, tables)) return prefix.length;
  const particle = !particlePart || NO_PARTICLE.test(w) ? null : PARTICLE.exec(w);
  return particle?.[1]?.length ?? 0;
}

function isVoorvoegsel(w: string, prefix: string, tables: boolean): boolean {
  if (tables && REAL_VOORVOEGSEL.has(w)) return true;
  if (tables && NO_VOORVOEGSEL.has(w)) return false;
  const rest = w.slice(prefix.length);
  const klinker = [...rest].findIndex((l) => isKlinkerletter(l));
  if (klinker < 0 || rest.length < 3 || WEAK_REST.test(rest)) return false;
  if (klinker === 0) return isBeforeKlinker(prefix, rest);
  return isBegin(rest.slice(0, klinker)) || LOAN_BEGIN.test(rest);
}

/** Before a vowel: behind `ver`, `ont`, `her`; behind `be` and `ge` with a trema (`geïrriteerd`), in a participle (`geopend`) or a known start. */
function isBeforeKlinker(prefix: string, rest: string): boolean {
  if (prefix.length === 3) return /^e(?:nig|rger)/.test(rest) || !/^e[lmnrs]/.test(rest);
  if (/^[ëïöü]/.test(rest)) return true;
  return prefix === 'ge'
    ? /^[ao](?!me).*(?:[dt]e?|en)$/.test(rest)
    : /^(?:antw|oord|oog|ogen|oef|adem|amb|angst)/.test(rest);
}

function suffixSeam(w: string, fixed: readonly number[]): number {
  const hit = ACHTERVOEGSEL.exec(w) ?? DIMINUTIVE.exec(w);
  if (!hit || hit.index < 2 || !/[aeiou]/.test(w.slice(0, hit.index))) return 0;
  if (!hit[0].includes('je')) return hit.index;
  if (w.charAt(hit.index - 1) === 'i' && hit[0].startsWith('j')) return 0;
  const seam = diminutiveSeam(w, hit[0]);
  return fixed.some((v) => v >= w.length - 6 && v !== seam) ? 0 : seam;
}

const OWN_LETTER: Readonly<Record<string, RegExp>> = {
  t: /(?:aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|ou|au)[lnr]$|[aeiou][^aeiou]+e[lnr]$|w$|(?:aa|oo|oe)i$|rn$|(?:([bgklmnpr])\1|ng|oe?m|um)e$/,
  p: /(?:aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|ou|au|[lr]|[aeiou][^aeiou]+e)m$/,
  k: /[aeiou].*in$/,
};

/** Without a word list: `t`, `p`, `k` belong to the suffix only after the sounds that ask for `tje`, `pje`, `kje`. */
function diminutiveSeam(w: string, suffix: string): number {
  const bare = w.length - (suffix.endsWith('s') ? 3 : 2);
  if (w.charAt(bare - 2) === "'") return bare - 2;
  const own = OWN_LETTER[suffix.charAt(0)];
  if (own?.test(w.slice(0, bare - 1)) && !(/[lnr]t$/.test(w.slice(0, bare)) && isNoun(w.slice(0, bare))))
    return bare - 1;
  return suffix.startsWith('t') && isOpenBase(w.slice(0, bare - 1)) ? bare - 1 : bare;
}

/** `ill` behind a vowel in words from French is one sound, no seam: bouillon, medaille. */
const FRENCH_L = /ouill|aill|eille/;

function doubleSeams(w: string): number[] {
  const out: number[] = [];
  for (let i = 1; i < w.length - 1; i += 1) {
    if (FRENCH_L.test(w) || w.charCodeAt(i) !== w.charCodeAt(i + 1) || !isMedeklinkerletter(w.charAt(i))) continue;
    const preceding = w.slice(0, i);
    if ((isMedeklinkerletter(preceding.slice(-1)) || LONG.test(preceding)) && isPartRight(w.slice(i + 1), preceding))
      out.push(i + 1);
  }
  return out;
}

/** Before `tje`: a doubled last vowel of a word of two syllables (omaatje), or a noun that ends in a vowel (knietje). */
function isOpenBase(base: string): boolean {
  if (isNoun(`${base}t`) || isNoun(`${base}d`)) return false;
  if (/[^aeiou]ie$/.test(base) && isNoun(base.slice(0, -1))) return true;
  const double = /([aou])\1$/.test(base);
  if (double && isNoun(base.slice(0, -1))) return true;
  return double ? (base.match(/[aeiouy]+/g) ?? []).length > 1 : isNoun(base) || /(eau|ij|ee)$/.test(base);
}

/** A part of its own after a doubled letter, not a verb ending (`pootte`) or a French spelling (`chauffeur`). */
function isPartRight(right: string, preceding: string): boolean {
  return right.length > 2 && !/^.e[nr]?$/.test(right) && !/[ao]u$/.test(preceding);
}
