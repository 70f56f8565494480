import {
  isPair,
  isChance,
  isSeparatedParticiple,
  isMeervoudEn,
  knowsLeft,
  knowsRight,
  NO_RIGHT,
  OWN_S_END,
} from './compound-parts.ts';
import { baseWoorden } from './base-form.ts';
import { isInfinitief, isNamed, isStam } from './part-forms.ts';
import type { Between } from './compound-parts.ts';
import { nounsOf } from './noun-of-form.ts';
import { isSpot, letterSpots, type PartLookup, type Search } from './compound-spots.ts';
import { isOwnForm, isStrongPast } from './forms-ww.ts';
import { joinedSeam } from './joined-forms.ts';
import { firstPartOfFinite, isOfLoanVerb, isOfInseparable } from './whole-verbs.ts';
import { isEnglish } from '../woord/english.ts';
import type { Lexicon, Options } from '../woord/options.ts';
import { patternBreakPoints } from '../woord/patterns.ts';
import { SHORT_PARTS } from '../tables/samenstelling.ts';
import { OWN_COMPOUNDS } from '../tables/own-compounds.ts';
import { FIRST_ONLY } from '../tables/part-words.ts';
import { STOFFELIJK } from '../tables/form-choice.ts';
import { PARTICLES, SEPARABLE_WOORD, WHOLE_WERKWOORD } from '../tables/ww-parts.ts';
import { BIJVOEGLIJK, INFINITIEF, isNoun, PLURAL_ONLY, ZELFSTANDIG } from '../woord/woord-table.ts';

/** Compound seam: offset of the right part, and the linking letters that stand before it. */
export type Seam = { plek: number; between: Between };

/**
 * Compound seams of a lower-case word; the longest right part wins. Parts are known by the table of word parts or,
 * when that finds nothing or tables are off, by the injected lexicon.
 */
export function samenstellingSeams(w: string, o: Options): Seam[] {
  if (w.length < 5 || !/^[a-zëïöüéè]+(?:'s|'tjes?)?$/.test(w)) return [];
  const fromTable = o.tables === false ? [] : tableSeams(w);
  if (fromTable.length > 0 || !o.lexicon || (o.tables !== false && isSimplex(w))) return fromTable;
  return lexiconSeams(w, knownFromLexicon(o.lexicon), o.tables !== false);
}

/** Seams between words of a dictionary; with the tables on only those that can be trusted. */
function lexiconSeams(w: string, knows: PartLookup, tables: boolean): Seam[] {
  const found = findSeams({ w, knows, breakPoints: tables ? patternBreakPoints(w) : undefined }, 0) ?? [];
  const isFirm = (seam: Seam, i: number): boolean =>
    isTrusted(w.slice(found[i - 1]?.plek ?? 0, seam.plek), w.slice(seam.plek));
  return !tables || found.every(isFirm) ? found : [];
}

/** What follows a stem in a loan or in a verb form is seldom a word there, though a dictionary holds it: accept|abel, hydra|terende, atten|deren. */
const TAIL =
  /^(?:.?abel|.?ibel|.*ende?|.?iek|.?ie|[^aeiou]+eren|[^aeiou]+eer(?:t|d[e]?)?|.?ring(?:en)?|.?[st]iev?e?f?|.*lijke?)$/;

/** A dictionary alone does not make a compound of a word: one of two parts has to be in the table of word parts, or both have to be long. */
function isTrusted(left: string, right: string): boolean {
  const known = { left: left.length > 3 && knowsLeft(left) !== undefined, right: knowsRight(right) };
  if (TAIL.test(right)) return known.left && known.right;
  return known.left || (left.length > 4 && (known.right || right.length > 4));
}

function tableSeams(w: string): Seam[] {
  const own = ownSeams(w);
  if (own !== undefined) return own;
  if (STOFFELIJK.has(w)) return seamsOfNoun(w) ?? [];
  if (isSimplex(w)) return [];
  const adjective = adjectiveOf(w);
  if (adjective !== undefined) return tableSeams(adjective);
  const direct = directSeams(w);
  return isNoun(lastOf(w, direct)) ? direct : (seamsOfNoun(w) ?? direct);
}

/** The adjective that the word is a form of: belang|rijkste, voor|deligst, dank|baarheid. */
function adjectiveOf(w: string): string | undefined {
  if (isNoun(w)) return undefined;
  const bases = ADJECTIVE_ENDS.filter((end) => end.test(w)).flatMap((end) => {
    const stem = w.replace(end, '');
    return [stem, ...baseWoorden(stem)];
  });
  return bases.find((base) => base.length > 3 && BIJVOEGLIJK.has(base));
}

const ADJECTIVE_ENDS = [/he(?:id|den)$/, /ste?$/, /te?$/, /s$/, /d?ere?$/, /e$/];

const lastOf = (w: string, seams: readonly Seam[]): string => w.slice(seams.at(-1)?.plek ?? w.length);

/** Seams of the letters as they stand, whatever they are a form of. */
function directSeams(w: string): Seam[] {
  const breakPoints = patternBreakPoints(w);
  const all = findSeams({ w, knows: TABLE, breakPoints }, 0) ?? seamsOfBase(w) ?? offBreak(w, breakPoints);
  const first = PARTICLES.find((part) => w.startsWith(part) && INFINITIEF.has(w.slice(part.length)));
  // In a verb that splits, the seam stands behind what it splits off: mee|verhuizen.
  const found = first === undefined || isNoun(w) ? all : all.filter(({ plek: spot }) => spot === first.length);
  return found.length === 0 ? found : (atFirstPart(w) ?? withInner(w, found));
}

/** A plural or a diminutive has the seams of its noun, when that is a compound with a noun behind: sneeuw|ballen, taal|programma's. */
function seamsOfNoun(w: string): Seam[] | undefined {
  if (isInfinitief(w)) return undefined;
  return nounsOf(w)
    .map((noun) => ({ noun, seams: tableSeams(noun) }))
    .find(({ noun, seams }) => isNoun(noun) || (knowsRight(lastOf(noun, seams)) && !LIKE_VERB.test(lastOf(w, seams))))
    ?.seams;
}

/** What looks like the plural of teer, leer, meer or teel is the end of a verb: nume|roteren. */
const LIKE_VERB = /^(?:[tlrm]eren|telen)$/;

/** With the seams of a part that is a compound itself: zaal|voet|bal, verjaar|dags|kaart; a deed on -ing is none. */
function withInner(w: string, found: readonly Seam[]): Seam[] {
  const ends = [...found.map(({ plek: spot, between }) => spot - (between === 'en' ? 0 : between.length)), w.length];
  const inner = ends.flatMap((end, i) => {
    const begin = found[i - 1]?.plek ?? 0;
    const part = w.slice(begin, end);
    return part.length < INNER || part.endsWith('ing')
      ? []
      : tableSeams(part).map((seam) => ({ ...seam, plek: begin + seam.plek }));
  });
  return [...found, ...inner].sort((a, b) => a.plek - b.plek);
}

/** Letters of a part from which it may be a compound. */
const INNER = 6;

/** In a form of a verb with a first part the seam stands behind that part alone: op|hielpen, toe|trad. */
function atFirstPart(w: string): Seam[] | undefined {
  const length = firstPartOfFinite(w)?.length;
  return length === undefined ? undefined : [{ plek: length, between: '' }];
}

/** Of the table of whole compounds, also with an ending. */
function ownSeams(w: string): Seam[] | undefined {
  const spot = joinedSeam(w);
  if (spot !== undefined) return [{ plek: spot, between: '' }];
  const bare = w.replace(/(?:e|en|s|[tpk]?jes?)$/, '');
  const bases = bare === w || isInfinitief(w) ? [w] : [w, w.replace(/(?:s|jes?)$/, ''), bare, ...baseWoorden(bare)];
  const spots = bases.map((base) => OWN_COMPOUNDS.get(base)).find((seams) => seams !== undefined);
  return spots?.map((spot, i) => ({ plek: spot, between: betweenOf(w.slice(spots[i - 1] ?? 0, spot)) }));
}

/** A plural, or who belongs to it, has the seams of the compound that it comes from: boom|gaarden, brug|klasser. */
function seamsOfBase(w: string): Seam[] | undefined {
  const stem = /^(.{7,})en$|^(.{6,}([bdfgklmnprst])\3)er$/.exec(w);
  const bases =
    stem === null
      ? []
      : baseWoorden(stem[1] ?? stem[2] ?? '').filter(
          (base) => stem[2] !== undefined || isNoun(base) || PLURAL_ONLY.has(base),
        );
  return [...bases, ...compoundsOf(w)].map((base) => tableSeams(base)).find((seams) => seams.length > 0);
}

/** Compounds of which the word is a plural or the long form of a short adjective: zee|vaarders, knal|rode. */
function compoundsOf(w: string): string[] {
  const base = /^(.{6,}er)s$/.exec(w)?.[1];
  if (base !== undefined) return [base];
  return SHORT_INFLECTED.test(w) ? baseWoorden(w.slice(0, -1)) : [];
}

/** Inflected adjectives too short to be trusted by themselves. */
const SHORT_INFLECTED = /.{3}(?:dode|dove|dure|enge|gare|gave|gele|hete|hoge|kale|oude|rode|zure)$/;

/** A seam that the line-break patterns do not have: two words of a table, both long, and no break beside it. */
function offBreak(w: string, points: readonly number[] | undefined): Seam[] {
  const breakPoints = points ?? [];
  const knows: PartLookup = {
    ...TABLE,
    links: (part) => (isNamedLeft(part) ? knowsLeft(part) : undefined),
    rechts: (part) => isOffBreakRight(part) && !NO_RIGHT.test(part),
  };
  const z = { w, knows, breakPoints: undefined };
  const isClear = (p: number): boolean => !breakPoints.some((b) => Math.abs(b - p) === 1 && !isAtStolenS(w, p, b));
  const spots = letterSpots(z, 0).filter(isClear);
  const isLong = (p: number): boolean => p > 6 && isNamed(w.slice(p)) && knows.rechts(w.slice(p));
  return (
    twoParts(z, 0, spots) ??
    (points === undefined ? undefined : besideBreak(z)) ??
    behindCompound(w, spots.filter(isLong))
  );
}

/** Two nouns, or a noun behind what only opens, where the patterns break beside the seam: boe-krug, fiet-strip, be-zoe-ka-dres. */
function besideBreak(z: Search): Seam[] | undefined {
  if (isKnownWhole(z.w)) return undefined;
  const knows: PartLookup = {
    links: (part) => (isFirmLeft(part) && !LIKE_PREFIX.test(part) ? knowsLeft(part) : undefined),
    rechts: (part) => (isNamed(part) || isLongEnglish(part)) && !NO_RIGHT.test(part) && !LIKE_END.test(part),
    isPair: (left, right) =>
      isPair(left, right) && !(left.endsWith('s') && isStolen(right)) && !(right === 'uur' && LIKE_LATIN.test(left)),
  };
  return twoParts({ ...z, knows }, 0, letterSpots(z, 0));
}

const isLongEnglish = (part: string): boolean => part.length > 3 && isEnglish(part);

/** A word, a form of a verb or a diminutive that the tables hold. */
const isKnownWhole = (w: string): boolean =>
  [/s$/, /jes?$/, /[tpk]jes?$/, /$/].some((end) => isNoun(w.replace(end, ''))) ||
  BIJVOEGLIJK.has(w) ||
  INFINITIEF.has(w) ||
  isEnglish(w) ||
  isOwnForm(w);

/** A prefix with the first letter of its stem: be-kras is no bek|ras. */
const LIKE_PREFIX = /^(?:[bg]e.|ges.|ver.)$/;

/** Words that an ending looks like: post|eer, pad|ding, borst|els. */
const LIKE_END = /^(?:aar|aars|ante|ding|eer|els?|es|ent|ier|ijn|isme|oor|oord|riek|tachtig)$/;

/** What stands before -uur in a word from Latin: recept|uur, tons|uur. */
const LIKE_LATIN = /[^aeiou][st]$/;

/** Whether the s before it belongs to it: weg|slaan is no wegs|laan. */
const isStolen = (right: string): boolean =>
  isOwnForm(`s${right}`) || INFINITIEF.has(`s${right}`) || isNamed(`s${right}`);

/** A noun, its plural, or a part that only opens. */
const isFirmLeft = (part: string): boolean =>
  isNamed(part.replace(/s$/, '')) || isMeervoudEn(part) || FIRST_ONLY.has(part);

/** A long noun behind a compound: bak|fiets|moeder. */
function behindCompound(w: string, spots: readonly number[]): Seam[] {
  for (const spot of spots) {
    const seams = tableSeams(w.slice(0, spot));
    if (seams.length > 0) return [...seams, { plek: spot, between: '' }];
  }
  return [];
}

/** The patterns give the s of a second part to the first, or the s between to the second: pindas-linger, clown-sneus. */
function isAtStolenS(w: string, seam: number, point: number): boolean {
  if (point > seam) return /^s(?:[klmnpt]|ch)[aeiourl]/.test(w.slice(seam));
  const taken = w.slice(point);
  return taken.length > 4 && taken.startsWith('s') && !knowsRight(taken) && !INFINITIEF.has(taken) && !isStam(taken);
}

/** A noun of a table, or its plural. */
function isNamedLeft(part: string): boolean {
  return part.length > 3 && (isNamed(part.replace(/s$/, '')) || isMeervoudEn(part) || /^(?:eier|paas)$/.test(part));
}

/** A long noun, who does what a verb tells, or a short noun that is known as a part. */
const isOffBreakRight = (part: string): boolean =>
  (part.length > 4 && (isNamed(part) || (/ën$|.{4}er$/.test(part) && knowsRight(part)))) || SHORT_END.test(part);

/** Short nouns that the patterns often leave without a break: drakenei, keersom. */
const SHORT_END =
  /^(?:boek|dag|dop|ei|foto|hal|huis|ijs|kist|kop|lab|lamp|lens|les|neus|pak|pan|pot|sap|slee|som|tuin|veld|zak)$/;

/** Diminutive of a known noun on a long vowel: kommaatje is no compound of `maatje`. */
function isDiminutiveOfOpen(w: string): boolean {
  const base = /^(.+([aou]))\2tjes?$/.exec(w)?.[1];
  return base !== undefined && isNoun(base);
}

/** A verb without separable part, a word for a material, a diminutive on a long vowel, or a word of the exception table. */
function isSimplex(w: string): boolean {
  const isVerb = INFINITIEF.has(w) && !SEPARABLE_WOORD.has(w);
  return (
    isVerb ||
    WHOLE_WERKWOORD.has(w) ||
    isSeparatedParticiple(w) ||
    NOT_DONE.test(w) ||
    isFormOfWhole(w) ||
    isFormOfWerkwoord(w)
  );
}

/** What has not been done, by a verb with a first part: on|af|gemaakt. */
const NOT_DONE = /^on(?:aan|af|in|om|op|uit|voor)ge/;

/** A form of a verb that keeps its first part: over|levende, onder|schat, door|zoek are no compounds. */
function isFormOfWerkwoord(w: string): boolean {
  if (isOfLoanVerb(w) || isOfInseparable(w) || isOfWeakVerb(w) || isStrongPast(w)) return true;
  const infinitief = w.replace(/(?<=n)d(?:en?)?$/, '');
  if (infinitief !== w && INFINITIEF.has(infinitief) && !SEPARABLE_WOORD.has(infinitief)) return true;
  return INSEPARABLE_BEGIN.test(w) && !isNoun(w) && isOwnForm(w);
}

/** A form of a verb on -elen or -eren: trommelden, krabbelt. */
const isOfWeakVerb = (w: string): boolean => {
  const infinitive = `${w.replace(/(?<=[^aeiou]e[lr])(?:den?|t)$/, '')}en`;
  return infinitive !== `${w}en` && INFINITIEF.has(infinitive) && !SEPARABLE_WOORD.has(infinitive);
};

const INSEPARABLE_BEGIN = /^(?:aan|achter|door|om|onder|over|vol|voor|weer)/;

/** A superlative, a diminutive on a long vowel or a plural of a word that is in the tables. */
function isFormOfWhole(w: string): boolean {
  if (w.endsWith('ën') && (isNamed(w.slice(0, -2)) || isNamed(`${w.slice(0, -2)}e`))) return true;
  return isDiminutiveOfOpen(w) || (w.length < 8 ? isShortPlural(w) : isPluralOfOne(w));
}

/** A plural of a noun that is no compound itself: schelpen, stampers. */
function isPluralOfOne(w: string): boolean {
  if (w.endsWith('s') && ZELFSTANDIG.s.has(w.slice(0, -1))) return tableSeams(w.slice(0, -1)).length === 0;
  if (w.length > 10 || !isMeervoudEn(w)) return false;
  const bases = baseWoorden(w.slice(0, -2)).filter(isNamed);
  return bases.length > 0 && bases.every((base) => tableSeams(base).length === 0);
}

const isShortPlural = (w: string): boolean => isMeervoudEn(w) || (w.endsWith('s') && ZELFSTANDIG.s.has(w.slice(0, -1)));

/** A dictionary also holds rare short words, so parts need four letters. */
function knownFromLexicon(lexicon: Lexicon): PartLookup {
  const knows = (part: string): boolean => (part.length > 3 || SHORT_PARTS.has(part)) && lexicon.exists(part);
  return {
    isPair: () => true,
    rechts: (part) => !NO_RIGHT.test(part) && knows(part),
    links: (part) => {
      if (knows(part)) return '';
      return part.endsWith('s') && knows(part.slice(0, -1)) ? 's' : undefined;
    },
  };
}

/** Two known parts first, so `lampen|kap` wins over `lam|pen|kap`; else a known part and a rest that is cut itself. */
function findSeams(z: Search, from: number): Seam[] | undefined {
  const spots = z.breakPoints?.filter((p) => isSpot(z, p, from)) ?? letterSpots(z, from);
  return twoParts(z, from, spots) ?? moreParts(z, from, spots);
}

function twoParts(z: Search, from: number, spots: readonly number[]): Seam[] | undefined {
  for (const spot of spots) {
    const [left, right] = [z.w.slice(from, spot), z.w.slice(spot)];
    const between = z.knows.rechts(right) ? z.knows.links(left) : undefined;
    if (between !== undefined && !(from > 0 && isChance(left)) && z.knows.isPair(left, right))
      return [...insideLeft(z, { from, until: spot, between }), { plek: spot, between }];
  }
  return undefined;
}

function moreParts(z: Search, from: number, spots: readonly number[]): Seam[] | undefined {
  for (const spot of spots) {
    const left = z.w.slice(from, spot);
    const between = z.knows.isPair(left, z.w.slice(spot)) ? z.knows.links(left) : undefined;
    const proceed = between === undefined || (from > 0 && isChance(left)) ? undefined : findSeams(z, spot);
    if (between !== undefined && proceed !== undefined) return [{ plek: spot, between }, ...proceed];
  }
  return undefined;
}

/** Inside a left part; none when the word before the s between has none: afscheids|kus. */
function insideLeft(z: Search, { from, until, between }: { from: number; until: number; between: Between }): Seam[] {
  if (between === 'en') return [];
  const bare = z.w.slice(from, until - 1);
  const isOne = between === 's' && from === 0 && z.knows === TABLE && isNoun(bare) && tableSeams(bare).length === 0;
  return isOne ? [] : inside(z, from, until);
}

/** Seams of a left part that is a compound too: voet|bal in voetbalveld. */
function inside(z: Search, from: number, until: number): Seam[] {
  if (until - from < 6) return [];
  const loose = { ...z, w: z.w.slice(0, until) };
  return findSeams(loose, from) ?? [];
}

/** Linking letters at the end of a left part: `dorps` gives `s`, `pannen` gives `en`, `zonne` gives `e`. */
export function betweenOf(left: string): Between {
  const layer = left.toLowerCase();
  const known = knowsLeft(layer);
  if (known !== undefined && (known !== '' || isNamed(layer) || OWN_S_END.test(layer))) return known;
  if (/(?:er|aar|ing|heid|schap|teit|dom|tie|ist|ier|on|man|houd|gevoel|.{4}en)s$/.test(layer)) return 's';
  return known === undefined && layer.length > 4 && /[^e]en$/.test(layer) ? 'en' : '';
}

const TABLE: PartLookup = { links: knowsLeft, rechts: knowsRight, isPair };
