import { isBegin, isKlinkerletter, isMedeklinkerletter } from '../woord/letters.ts';
import type { Options } from '../woord/options.ts';
import { samenstellingSeams } from './samenstelling.ts';
import { baseWoorden } from './base-form.ts';
import { isOfNounOnEt, isOwnLetter } from './diminutive-parsing.ts';
import { isDeed } from './part-forms.ts';
import { isFinite, isOwnForm } from './forms-ww.ts';
import { BIJVOEGLIJK, INFINITIEF, isNoun } from '../woord/woord-table.ts';
import {
  ER_WOORDEN,
  NO_VOORVOEGSEL,
  NO_VOORVOEGSEL_BEGIN,
  REAL_VOORVOEGSEL,
  TE_WOORDEN,
} from '../tables/voorvoegsels.ts';
import { ADVERB_SMALL } from '../tables/form-choice.ts';
import { FRONT_PARTS } from '../tables/samenstelling.ts';
import { PARTICLES } from '../tables/ww-parts.ts';
import { MV_IRREGULARS, NO_MEERVOUD } from '../tables/mv-irregulars.ts';

/** Kind of a morpheme piece; `partikel` = `op`, `uit` ... found by rule, not marked by an author. */
export type PartKind = 'voorvoegsel' | 'partikel' | 'stam' | 'achtervoegsel';

/** Piece of a word between two seams. */
export type Morpheme = { tekst: string; van: number; tot: number; soort: PartKind };

const IRREGULAR_MV: ReadonlySet<string> = new Set([...MV_IRREGULARS.whole.values()].flat());
const VOORVOEGSELS = ['ver', 'ont', 'her', 'be', 'ge'];
const PARTICLE = /^(op|af|uit|aan)(?=[bcdfghjklmnpqrstvwxz][a-zë]*[aeiou])/;
const NO_PARTICLE =
  /^(inverter|oprecht|toerist|aan(?:vaard|bid|bad|beden|schouw)|afrik|opti|oppo(?!ets)|opper|aff(?!akk)[aeiou]|uitje|aange?boren|aanstonds|aanvankelijk|afhankelijk|afzichtelijk)/;
/** In gelijk, ongelijk, tegelijk and vergelijk `lijk` is a stem. */
const ACHTERVOEGSEL =
  /((?<!sc)heid|heden|(?<!^(?:on|ver|onver|te|ins|des|soort|even)?ge)lijke?|loze?|loos|bare?|baar|zame?|zaam|schap|achtige?)(se?|er)?$/;
/** Stems on -acht with -ig, which only look like -achtig: neer|slachtig, eigen|machtig; and numbers on tachtig. */
const STEM_IG =
  /(?:[bdfgkpstv]r|[bfgkps]l|(?:al(?:le)?|eigen|opper|over|on|ge)m|(?:aan|be|in|voor)d|(?:d|ën|enen)t)achtige?(?:s|r)?$/;
const DIMINUTIVE = /(?:[tpk])?jes?$/;
const ACHTERVOEGSELS =
  /^(heid|heden|lijke?|loze?|loos|bare?|baar|zame?|zaam|schap|achtige?|ling(?:en)?|[tpk]?jes?|etjes?)(se?|er)?$/;
const WEAK_REST = /^[^aeiou]+e[lmnrs]{0,2}(je|tje)?$/;
const LONG = /(aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|ou|au)$/;

/**
 * Pieces of the normalised word between known and rule-found seams; together they cover the word.
 * Seams of an author (`naden`) win; without them compound seams come from the lexicon or the table of word parts.
 */
export function parts(w: string, o: Options = {}): Morpheme[] {
  const layer = w.toLowerCase();
  const fixed = (o.seams ?? composed(layer, o)).filter((n) => n > 0 && n < w.length);
  const begins = beginSeams(layer, fixed, o);
  const extra = [...doubleSeams(layer), ...begins.map(({ at }) => at), suffixSeam(layer, fixed)].filter(
    (n) => n > 0 && n < w.length,
  );
  const cuts = [...extra, ...betweenHyphens(layer).map(({ from }) => from)].filter((n) => n > 0);
  const points = [
    0,
    ...(cuts.length === 0 ? fixed : [...new Set([...fixed, ...cuts])].sort((a, b) => a - b)),
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
        begins.find(({ at }) => at === until)?.kind ??
        (o.seams === undefined && text === 'ver' && fixed.includes(until)
          ? 'stam'
          : kindOf(text.toLowerCase(), { before: layer.slice(points[i - 1] ?? 0, from), last: until === w.length })),
    };
  });
}

function composed(layer: string, o: Options): number[] {
  if (o.tables === false && o.lexicon === undefined) return [];
  return betweenHyphens(layer).flatMap(({ text, from }) => samenstellingSeams(text, o).map((n) => from + n.plek));
}

/** The words that hyphens join, with their place: zwart-witfoto. */
const betweenHyphens = (layer: string): { text: string; from: number }[] =>
  [...layer.matchAll(/[^-]+/g)].map(({ index, 0: text }) => ({ text, from: index }));

/** Seam behind a first part that is no part of a compound. */
type BeginSeam = { at: number; kind: 'voorvoegsel' | 'partikel' };

/** Prefix seams at the start of the word, behind each hyphen and of each compound part. */
function beginSeams(layer: string, fixed: readonly number[], o: Options): BeginSeam[] {
  const starts = [...new Set([...fixed, ...betweenHyphens(layer).map(({ from }) => from)])].sort((a, b) => a - b);
  return starts.flatMap((from, i) => {
    const part = layer.slice(from, starts[i + 1]).replace(/-$/, '');
    const particle = (from === 0 && fixed.length === 0) || (i > 0 && isDeedOfParticle(part));
    const found = partBegins(part, { tables: o.tables !== false, particle });
    return found.map(({ at, kind }) => ({ at: from + at, kind })).filter(({ at }) => at < layer.length);
  });
}

/** What is done by a verb with a first part, behind another part: nood|op|lossing. */
const isDeedOfParticle = (part: string): boolean =>
  /^(?:op|af|uit|aan)/.test(part) && isDeed(part.replace(/^(?:op|af|uit|aan)/, ''));

/** By its letters, for a piece that an author cut; behind `ge` stands a stem, also in gelijk. */
function kindOf(text: string, { before, last }: { before: string; last: boolean }): PartKind {
  if (!last && before !== 'ge' && [...VOORVOEGSELS, 'te', 'er'].includes(text)) return 'voorvoegsel';
  if (/^sters?$/.test(text) && before.endsWith('ts')) return 'achtervoegsel';
  return before !== '' && before !== 'ge' && !/^(?:bar|baars)$/.test(text) && ACHTERVOEGSELS.test(text)
    ? 'achtervoegsel'
    : 'stam';
}

/** Openings of English stems, which also take `ge`: gescand, gescript, geshowd. */
const LOAN_BEGIN = /^(?:scr?|sh|sw|squ|th|ch|cl|cr|qu|gn|schm|tj|tsj|sjt|wh)[aeiouy]/;

const TE_ER = new RegExp(`^(?:${[...TE_WOORDEN, ...ER_WOORDEN].join('|')})`);

type BeginSearch = { tables: boolean; /** The word is no compound. */ particle: boolean };

function partBegins(w: string, { tables, particle }: BeginSearch): BeginSeam[] {
  const prefix = prefixOf(w, tables);
  if (prefix > 0)
    return [
      { at: prefix, kind: 'voorvoegsel' },
      ...behindTwoLetters(w),
      ...behindPrefix(w, prefix),
      ...beforeSecond(w),
    ];
  if (NO_PARTICLE.test(w)) return [];
  const first = tables ? behindFirst(w, particle) : undefined;
  if (first !== undefined) return first;
  const end = particle ? PARTICLE.exec(w)?.[1]?.length : undefined;
  return end === undefined ? [] : [{ at: end, kind: 'partikel' }];
}

/** What stands before a prefix, a form of a verb or the same letter. */
const behindFirst = (w: string, whole: boolean): BeginSeam[] | undefined =>
  behindOn(w) ?? behindParticle(w, whole) ?? beforePrefix(w) ?? behindSame(w);

/** Any form of a verb, or what is done by it. */
const isVerbForm = (w: string): boolean =>
  w.length > 2 &&
  (/^(?:gaan|koming)$/.test(w) || INFINITIEF.has(w) || isDeed(w) || isStem(w) || (isOwnForm(w) && !isNoun(w)));

/** The end of te|rug, te|recht or ge|vangen before a prefix or a form of a verb: terug|ge|komen, terug|gaat, gevangen|ge|zet. */
function behindTwoLetters(w: string): BeginSeam[] {
  const first = PARTICLES.find((part) => /^(?:te|ge)/.test(part) && w.startsWith(part));
  if (first === undefined || first === w || (first.startsWith('te') && !TE_ER.test(w))) return [];
  const rest = w.slice(first.length);
  const behind = prefixBehind(w, first.length);
  return behind.length > 0 || isVerbForm(rest) ? [{ at: first.length, kind: 'partikel' }, ...behind] : [];
}

/** te|ver|geefs. */
const beforeSecond = (w: string): BeginSeam[] => (w.startsWith('tever') ? prefixBehind(w, 2) : []);

/** A second prefix: her|be|ginnen, ver|ont|schuldigen, ver|on|ge|lukken, on|te|vreden. */
function behindPrefix(w: string, prefix: number): BeginSeam[] {
  const [first, rest] = [w.slice(0, prefix), w.slice(prefix)];
  if (first === 'on') return prefixBehind(w, prefix);
  if (first === 'her') return /^(?:be|ge|ver|ont)/.test(rest) ? prefixBehind(w, prefix) : particleAndPrefix(w, prefix);
  if (first === 'be') return rest.startsWith('geleid') ? prefixBehind(w, prefix) : [];
  if (first !== 'ver' || !/^on(?:t|ge)/.test(rest)) return [];
  if (rest.startsWith('ont')) return prefixBehind(w, prefix);
  return (behindOn(rest) ?? []).map(({ at, kind }) => ({ at: at + prefix, kind }));
}

/** The first part of a verb and a prefix that stand at `from`: her|op|ge|bouwd. */
function particleAndPrefix(w: string, from: number): BeginSeam[] {
  const first = PARTICLES.find((part) => w.startsWith(part, from));
  const behind = first === undefined ? [] : prefixBehind(w, from + first.length);
  return first === undefined || behind.length === 0 ? [] : [{ at: from + first.length, kind: 'partikel' }, ...behind];
}

/** `on` before a t of the stem: on|troostbaar, on|telbaar. */
const ON_T = /^on(?=t(?:roost|rouw|oe|elb|emb|ijdig|astb|erecht|evred|wijfel|actisch|uigelijk|oonb|oegef))/;

/** `be|loven`, `te|vreden`: letters of the prefix; 0 = none. */
function prefixOf(w: string, tables: boolean): number {
  if (tables && TE_ER.test(w)) return 2;
  if (tables && ON_T.test(w)) return 2;
  const prefix = VOORVOEGSELS.find((p) => w.startsWith(p));
  return prefix !== undefined && isVoorvoegsel(w, prefix, tables) ? prefix.length : 0;
}

/** `ge` of the stem itself: om|geven, vrij|gevig, ingenieur. */
const STRESSED_GE = /^ge(?:v(?:en|ing|ers?$|erij|el|ig)|nieu|ling)/;

/** `on` before a prefix or a known word: on|be|kend, on|diep; not in ont|bijt. */
function behindOn(w: string): BeginSeam[] | undefined {
  if (!w.startsWith('on') || w.startsWith('ont')) return undefined;
  const behind = prefixBehind(w, 2);
  if (behind.length > 0) return [{ at: 2, kind: 'voorvoegsel' }, ...behind];
  if (!ON_FIRST.test(w)) return isKnown(w.slice(2)) ? [{ at: 2, kind: 'voorvoegsel' }] : undefined;
  const first = PARTICLES.find((part) => w.startsWith(part, 2));
  const on: BeginSeam = { at: 2, kind: 'voorvoegsel' };
  return first === undefined
    ? [on]
    : [on, { at: 2 + first.length, kind: 'partikel' }, ...prefixBehind(w, 2 + first.length)];
}

/** `on` before the first part of a verb, or before a k: on|af|ge|maakt, on|over|troffen, on|klopbaar. */
const ON_FIRST = /^on(?=(?:aan|af|op|uit|over|onder|voor|na)[^aeiou]|even|k[^eij])/;

/** First parts whose last letter the stem opens with too, or makes one sound with: on|navolgbaar, om|muren, on|kosten, in|keping. */
const SAME = /^(?:on(?=k|n(?!oz))|om(?=mu)|mis(?=s[^aeiou])|in(?=k[^t]|nee?m)|gevangen(?=n))/;

function behindSame(w: string): BeginSeam[] | undefined {
  const begin = SAME.exec(w)?.[0];
  if (begin === undefined) return undefined;
  return [{ at: begin.length, kind: begin === 'in' ? 'partikel' : 'voorvoegsel' }];
}

/** What stands before a prefix and is no part of a compound: des|be|treffend, mis|ge|was, wel|be|kend, ver|ge|zicht. */
const BEFORE_PREFIX: readonly string[] = [
  'alles',
  'des',
  'dienten',
  'eens',
  'lief',
  'met',
  'mis',
  'terneer',
  'wan',
  'wel',
  'ver',
];

function beforePrefix(w: string): BeginSeam[] | undefined {
  const first = BEFORE_PREFIX.find((part) => w.startsWith(part) && prefixBehind(w, part.length).length > 0);
  return first === undefined ? undefined : [{ at: first.length, kind: 'partikel' }, ...prefixBehind(w, first.length)];
}

/** A first part of a verb before a prefix or a known verb: `aan|ge|schoten`, `onder|ver|huurder`, `in|komend`. */
function behindParticle(w: string, whole: boolean): BeginSeam[] | undefined {
  for (const { length } of PARTICLES.filter((part) => w.startsWith(part))) {
    const behind = prefixBehind(w, length);
    if (
      behind.length > 0 ||
      isDeedBehindT(w, length) ||
      (isWerkwoord(w.slice(length)) && !isPlural(w)) ||
      isSeparated(w, length, whole)
    )
      return [{ at: length, kind: 'partikel' }, ...behind];
  }
  return undefined;
}

/** What is done by a verb whose first part ends in a d or t: voort|zetting. */
const isDeedBehindT = (w: string, length: number): boolean =>
  /[dt]$/.test(w.slice(0, length)) && !FRONT_PARTS.has(w.slice(0, length)) && isDeed(w.slice(length));

/** Verb forms of two or three letters behind a first part: weg|ga, mee|nam. */
const SHORT_FINITE = /^(?:ga|sta|sla|doe|nam|gaf|zag|zat|lag|las|ging|hing|ving)$/;

/** First parts that often stay on the verb: overschrijdt, ondergaat. */
const STAYS = /^(?:achter|door|om(?!ver|hoog|laag)|onder|over|vol(?!l)|voor(?!t)|weer)/;

/** A first part before a finite form of a known verb: in|kromp, na|spoelt. */
function isSeparated(w: string, length: number, whole: boolean): boolean {
  const rest = w.slice(length);
  if (SHORT_FINITE.test(rest)) return !isNoun(w) && w !== 'volging';
  if (rest.length < 3 || isNoun(w) || isPlural(w)) return false;
  return isStem(rest) ? whole && !isOwnForm(w) : isFiniteBehind(w, rest);
}

const isFiniteBehind = (w: string, rest: string): boolean =>
  rest.length > 3 && !STAYS.test(w) && !isNoun(rest) && isFinite(rest) && !isFinite(w);

/** The ik-vorm of a known verb, no infinitive: los|kom, voor|lees. */
const isStem = (w: string): boolean =>
  isOwnForm(w) && !isFinite(w) && !INFINITIEF.has(w) && !/(?:end?e?|[nt]|^eer|^land|^ge.*d)$/.test(w);

/** Plural of a known noun: voorraden is no verb. */
const isPlural = (w: string): boolean =>
  IRREGULAR_MV.has(w) ||
  (w.endsWith('en') && baseWoorden(w.slice(0, -2)).some((base) => isNoun(base) && !NO_MEERVOUD.has(base)));

/** Infinitive or present participle of a known verb: in|komen, in|komend. */
const isWerkwoord = (w: string): boolean => w !== 'eren' && INFINITIEF.has(w.replace(/(?<=n)de?$/, ''));

/** Seam behind a prefix that stands at `from`. */
function prefixBehind(w: string, from: number): BeginSeam[] {
  const rest = w.slice(from);
  const length = STRESSED_GE.test(rest) ? 0 : prefixOf(rest, true);
  return length === 0 ? [] : [{ at: from + length, kind: 'voorvoegsel' }];
}

const isKnown = (w: string): boolean =>
  isNoun(w) || [w, ...baseWoorden(w.replace(/(?:e|heid|s)$/, ''))].some((one) => BIJVOEGLIJK.has(one));

/** Of the table, also with an ending: verticaal, verticale. */
const isWithoutVoorvoegsel = (w: string): boolean =>
  NO_VOORVOEGSEL.has(w) ||
  NO_VOORVOEGSEL_BEGIN.test(w) ||
  baseWoorden(w.replace(/(?:en?|s)$/, '')).some((base) => NO_VOORVOEGSEL.has(base));

/** Stem of a verb with a prefix that doubles its last letter, or has two behind the e: versnel, begrens, bescherm. */
const isFullStem = (w: string): boolean =>
  /[aeiou].*e[lmnr]$/.test(w)
    ? INFINITIEF.has(`${w}${w.slice(-1)}en`)
    : /[aeiou].*e(?:lm|rm|rn|[lnr]s)$/.test(w) && (INFINITIEF.has(`${w}en`) || INFINITIEF.has(`${w.slice(0, -1)}zen`));

/** What the tables say of a prefix; undefined when they are silent. */
function knownVoorvoegsel(w: string): boolean | undefined {
  if (REAL_VOORVOEGSEL.has(w) || isFullStem(w)) return true;
  return isWithoutVoorvoegsel(w) ? false : undefined;
}

function isVoorvoegsel(w: string, prefix: string, tables: boolean): boolean {
  const known = tables ? knownVoorvoegsel(w) : undefined;
  if (known !== undefined) return known;
  const rest = w.slice(prefix.length);
  const klinker = [...rest].findIndex((l) => isKlinkerletter(l));
  if (klinker < 0 || rest.length < 3 || (WEAK_REST.test(rest) && !/^[^aeiou]+erm$/.test(rest))) return false;
  if (klinker === 0) return isBeforeKlinker(prefix, rest);
  return isBegin(rest.slice(0, klinker)) || (prefix !== 'be' && LOAN_BEGIN.test(rest));
}

/** Before a vowel: behind `ver`, `ont`, `her`; behind `be` and `ge` with a trema (`geïrriteerd`), in a participle (`geopend`) or a known start. */
function isBeforeKlinker(prefix: string, rest: string): boolean {
  if (prefix.length === 3) return /^e(?:nig|ng|rger|rf|rv|re[nr])/.test(rest) || !/^e[lmnrs]/.test(rest);
  if (/^[ëïöü]/.test(rest)) return true;
  return prefix === 'ge'
    ? /^[ao](?!me).*(?:[dt]e?|en)$/.test(rest)
    : /^(?:aam|amen|antw|oord|oog|ogen|oef|adem|amb|angst)/.test(rest);
}

function suffixSeam(w: string, fixed: readonly number[]): number {
  const hit = ACHTERVOEGSEL.exec(w) ?? DIMINUTIVE.exec(w);
  if (!hit || STEM_IG.test(w) || hit.index < 2 || !/[aeiou]/.test(w.slice(0, hit.index))) return 0;
  if (!hit[0].includes('je')) return hit.index;
  if (w.charAt(hit.index - 1) === 'i' && hit[0].startsWith('j')) return 0;
  const seam = diminutiveSeam(w, hit[0]);
  return fixed.some((v) => v >= w.length - 4 && v !== seam) ? 0 : seam;
}

const OWN_LETTER: Readonly<Record<string, RegExp>> = {
  t: /(?:aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|ou|au)[lnr]$|[aeiou][^aeiou]+e[lnr]$|w$|(?:aa|oo|oe)i$|rn$|(?:([bgklmnpr])\1|ng|oe?m|um)e$/,
  p: /(?:aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|ou|au|[lr]|[aeiou][^aeiou]+e)m$/,
  k: /[aeiou].*in$/,
};

/** Whether the t before -je is of the word itself: pakket|je, sport|je. */
const isOwnT = (w: string, bare: number): boolean =>
  isOfNounOnEt(w.slice(0, bare + 2)) ||
  (/[lnr]t$/.test(w.slice(0, bare)) && isOwnLetter(w.slice(0, bare)) && !ADVERB_SMALL.has(w));

/** Without a word list: `t`, `p`, `k` belong to the suffix only after the sounds that ask for `tje`, `pje`, `kje`. */
function diminutiveSeam(w: string, suffix: string): number {
  const bare = w.length - (suffix.endsWith('s') ? 3 : 2);
  if (w.charAt(bare - 2) === "'") return bare - 2;
  const own = OWN_LETTER[suffix.charAt(0)];
  const isWhole = isOwnT(w, bare);
  if (own?.test(w.slice(0, bare - 1)) && !isWhole) return bare - 1;
  return suffix.startsWith('t') && isOpenBase(w.slice(0, bare - 1)) ? bare - 1 : bare;
}

/** `ill` behind a vowel in words from French is one sound, no seam: bouillon, medaille. */
const FRENCH_L = /ouill|aill|eill[ea]/;

function doubleSeams(w: string): number[] {
  const out: number[] = /^(?:over|onder|achter)r/.test(w) ? [w.indexOf('rr') + 1] : [];
  for (let i = 1; i < w.length - 1; i += 1) {
    if (
      FRENCH_L.test(w) ||
      w.startsWith('moesson') ||
      w.charCodeAt(i) !== w.charCodeAt(i + 1) ||
      !isMedeklinkerletter(w.charAt(i))
    )
      continue;
    const preceding = w.slice(0, i);
    if ((isMedeklinkerletter(preceding.slice(-1)) || LONG.test(preceding)) && isPartRight(w.slice(i + 1), preceding))
      out.push(i + 1);
  }
  return out;
}

/** Before `tje`: a doubled last vowel of a word of two syllables (omaatje), or a noun that ends in a vowel (knietje). */
function isOpenBase(base: string): boolean {
  if (isOwnLetter(`${base}t`) || isOwnLetter(`${base}d`)) return false;
  if (/[^aeiou]ie$/.test(base) && isNoun(base.slice(0, -1))) return true;
  const double = /([aou])\1$/.test(base);
  if (double && isNoun(base.slice(0, -1))) return true;
  return double ? (base.match(/[aeiouy]+/g) ?? []).length > 1 : isNoun(base) || /(^toe|eau|ei|ij|ee|marie)$/.test(base);
}

/** A part of its own after a doubled letter, not a verb ending (`pootte`) or a French spelling (`chauffeur`). */
function isPartRight(right: string, preceding: string): boolean {
  const onset = /^[^aeiouyëïöü]*/.exec(right)?.[0] ?? '';
  return right.length > 2 && !/^.e[nr]?$/.test(right) && !/[ao]u$/.test(preceding) && (onset === '' || isBegin(onset));
}
