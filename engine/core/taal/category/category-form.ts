import type { WoordPicture } from '../klank/klank.ts';
import type { Options } from '../woord/options.ts';
import type { Reading } from '../woord/reading.ts';
import { isEnglish } from '../woord/english.ts';
import { bijvoeglijkReadings } from '../form/comparison-parsing.ts';
import { nounReadings, roleReadings } from '../form/form-parsing.ts';
import { isOwnForm, labelsAt, werkwoordLabels } from '../form/forms-ww.ts';
import type { WwLabel } from '../form/forms-ww.ts';
import { knowsLeft } from '../form/compound-parts.ts';
import { seamPairs } from './category-build.ts';
import { PARTICLES } from '../tables/ww-parts.ts';
import { FRONT_PARTS } from '../tables/samenstelling.ts';
import { COMPOUND_WERKWOORDEN } from '../tables/compound-ww.ts';
import { MEERVOUD_WINS, NO_MEERVOUD_S, STOFFELIJK } from '../tables/form-choice.ts';
import { BIJVOEGLIJK, INFINITIEF, isNoun } from '../woord/woord-table.ts';
import type { CatSpan } from '../woord/woord.ts';

/** Reading of a word as an inflected form: its categories, and the base word when one is found. */
export type FormPicture = { cats: CatSpan[]; lemma: string | undefined };

/** Noun, adjective and verb readings. A noun whose base is known wins over a verb form; `rol` of the caller wins over both. */
export function formPictureOf(b: WoordPicture, o: Options): FormPicture {
  const tables = o.tables !== false;
  if (o.rol === 'ww')
    return {
      cats: withLetters(b, o.lemma === undefined ? [] : labelsAt(b.laag, o.lemma).filter((l) => l.id !== 'ww-bvn')),
      lemma: o.lemma,
    };
  if (o.rol !== undefined) return withReadings(roleReadings(b.laag, { rol: o.rol, lemma: o.lemma, tables }), b);
  const work = tables ? werkwoordOf(b).filter((l) => fits(l.id, o.woordsoort)) : [];
  const name = readings(b, tables).filter((l) => fits(l.id, o.woordsoort) && (l.id !== 'bn-s' || work.length === 0));
  if (b.laag.endsWith('dt') && work.length === 0 && fits('ww-tt-dt', o.woordsoort))
    work.push({ id: 'ww-tt-dt', letters: 2 });
  const pointless = name.some((l) => l.lemma !== undefined && !l.id.startsWith('mv-s'))
    ? work.filter((l) => l.id === 'ww-eng')
    : work;
  const picture = withReadings(name, b);
  return { cats: [...picture.cats, ...withLetters(b, pointless), ...inversion(b)], lemma: picture.lemma };
}

/** Verb labels; a compound that ends in a noun is no participle: geboorteakte. */
function werkwoordOf(b: WoordPicture): WwLabel[] {
  const last = seamPairs(b).at(-1)?.rechts.van;
  const isCompound = last !== undefined && isNoun(b.laag.slice(last));
  const own = werkwoordLabels(b.laag).filter((l) => !(isCompound && /^ww-(?:vd|bvn)$/.test(l.id)));
  return own.length > 0 || isNoun(b.laag) || BIJVOEGLIJK.has(b.laag) ? own : participleBehind(b.laag, last);
}

/** A participle at the end of a compound: veel|zeggend, zelf|gemaakte, zon|gedroogd. */
function participleBehind(w: string, seam: number | undefined): WwLabel[] {
  if (!/(?:[dt]e?|en)$/.test(w) || (seam !== undefined && isNoun(w.slice(seam)))) return [];
  const spots = Array.from({ length: Math.max(0, w.length - 6) }, (_, i) => i + 2).filter((p) => opens(w.slice(0, p)));
  for (const spot of seam === undefined ? spots : [seam, ...spots]) {
    const found = participleLabels(w.slice(spot));
    if (found.length > 0) return found;
  }
  return [];
}

const OPENS: ReadonlySet<string> = new Set(['al', 'alles', 'niets', 'vanzelf', 'veel', 'waar', 'wel', 'zelf']);
const opens = (left: string): boolean =>
  OPENS.has(left) || (left.length > 2 && (knowsLeft(left) !== undefined || BIJVOEGLIJK.has(left)));

function participleLabels(part: string): WwLabel[] {
  if (isNoun(part) || BIJVOEGLIJK.has(part) || part === 'geleide') return [];
  const isPast = /^(?:[a-z]{2,5})?(?:ge|be|ver|ont|her|over|om).{3}/.test(part);
  return werkwoordLabels(part).filter((l) => l.id === 'ww-od' || (isPast && /^ww-(?:vd|vd-sterk|bvn)$/.test(l.id)));
}

/** Categories that belong to a part of speech; other inflected readings are dropped when the caller names one. */
const BY_KIND: Readonly<Record<string, RegExp>> = {
  zn: /^(?:mv|verkl)-|^ww-eng$/,
  bn: /^(?:stoffelijk|bn-s|ww-(?:bvn|vd|vd-sterk|od|eng))$/,
  ww: /^ww-/,
};

function fits(id: string, kind: Options['woordsoort']): boolean {
  return kind === undefined || (BY_KIND[kind]?.test(id) ?? false);
}

/** A plural or step of a whole word that is known: potloden, goedkoper. */
const isOfKnown = ({ lemma }: Reading): boolean => lemma !== undefined && (isNoun(lemma) || BIJVOEGLIJK.has(lemma));

/** A first part that makes a verb of a verb; the world does not: wereld|reizen. */
const isFront = (left: string): boolean => left !== 'wereld' && (FRONT_PARTS.has(left) || PARTICLES.includes(left));

/** Plurals that need their noun behind a first part; one on another sound only when a verb looks like it: op|sloten. */
const asks = (id: string, left: string, part: string): boolean =>
  /^mv-(?:en|s)$/.test(id) || (id === 'mv-onreg' && (isVerb(part) || (isOwnForm(part) && left !== 'mede')));

/** A thing that is in front of, behind or under another: voor|ruiten. */
const isThingBehind = (left: string, part: string): boolean =>
  !isVerb(part) && /^(?:achter|binnen|boven|buiten|onder|tussen|voor)$/.test(left) && MEERVOUD_WINS.has(part);

/** A noun, also with its linking letters before what is no verb first: boeken|rekken, not duimen|draaien. */
const isNounLeft = (left: string, part: string): boolean =>
  isNoun(left) || (isNoun(left.replace(/(?:s|en|e)$/, '')) && (!isVerb(part) || MEERVOUD_WINS.has(part)));

const isVerb = (part: string): boolean => INFINITIEF.has(part);

/** Who or what does it, no step, behind a noun or a first part: been|warmer, op|ruimer. */
const isWhoDoes = (part: string, left: string): boolean =>
  /[^aeiou]er$/.test(part) &&
  INFINITIEF.has(`${part.slice(0, -1)}n`) &&
  (PARTICLES.includes(left) || !BIJVOEGLIJK.has(left));

/** First parts that make nouns of verbs: uit|slag, voor|werp. */
const NOUN_FRONT = /^(?:aan|af|bij|door|in|na|om|onder|op|over|toe|uit|voor)$/;

/** Where the last part begins; a noun with its own first part is one: test|uitslagen. */
function lastBegin(b: WoordPicture): number | undefined {
  const begins = seamPairs(b).map(({ rechts: right }) => right.van);
  const [last, before] = [begins.at(-1), begins.at(-2)];
  return before !== undefined && NOUN_FRONT.test(b.laag.slice(before, last)) ? before : last;
}

/** A diminutive of which the t is of the last part, not of the word itself: haar|netje, not krabbel|tje. */
const isOwnSmall = (w: string, part: string): boolean =>
  /tjes?$/.test(part) && isNoun(part.replace(/jes?$/, '')) && !isNoun(w.replace(/tjes?$/, ''));

/** The diminutive of the last part, whose t is its own: haar|netje. */
const smallOf = (part: string, begin: number): Reading[] =>
  nounReadings(part, true)
    .filter((l) => l.id.startsWith('verkl-'))
    .map((l) => ({ ...l, van: l.van + begin }));

/** Readings of the word; a sound change of its last compound part, or any reading of that part when the word has none. */
function readings(b: WoordPicture, tables: boolean): Reading[] {
  if (b.laag.includes(' ')) return bijvoeglijkReadings(b.laag, tables);
  const whole = [...nounReadings(b.laag, tables), ...bijvoeglijkReadings(b.laag, tables)];
  const begin = lastBegin(b);
  if (begin === undefined || COMPOUND_WERKWOORDEN.has(b.laag) || isEnglish(b.laag)) return whole;
  const part = b.laag.slice(begin);
  if (isOwnSmall(b.laag, part)) return [...whole.filter((l) => !l.id.startsWith('verkl-')), ...smallOf(part, begin)];
  // A noun at the end of a compound is no plural (babyfles) and no step of an adjective (heelmeester).
  if (isNoun(part) || NO_MEERVOUD_S.has(part))
    return whole.filter((l) => !/^(?:mv-(?:s|en)|bn-s)$/.test(l.id) || isOfKnown(l));
  const left = b.laag.slice(0, begin);
  // Behind a preposition a plural needs its noun: `inzepen` is a verb, for nobody has an inzeep.
  const isReal = (l: Reading): boolean =>
    !asks(l.id, left, part) ||
    !isFront(left) ||
    l.lemma === undefined ||
    isNoun(left + l.lemma) ||
    isThingBehind(left, part);
  const nouns = nounReadings(part, tables, isNounLeft(left, part) && !STOFFELIJK.has(part)).filter(isReal);
  // Dobbelstenen are no material.
  const steps = bijvoeglijkReadings(part, tables).filter((l) =>
    l.id === 'stoffelijk' ? nouns.length === 0 && !isVerb(part) : !isWhoDoes(part, left),
  );
  const fromPart = [...nouns, ...steps].map((l) => ({ ...l, van: l.van + begin }));
  return whole.length === 0 || fromPart.some((l) => l.id === 'mv-onreg') ? fromPart : whole;
}

function withReadings(list: readonly Reading[], b: WoordPicture): FormPicture {
  const cats = list.map((l) => ({ id: l.id, van: Math.max(0, l.van), tot: b.w.length })).filter((c) => c.van < c.tot);
  return { cats, lemma: list.find((l) => l.lemma !== undefined)?.lemma };
}

function withLetters(b: WoordPicture, labels: readonly WwLabel[]): CatSpan[] {
  return labels.map(({ id, letters }) => ({ id, van: Math.max(0, b.w.length - letters), tot: b.w.length }));
}

function inversion(b: WoordPicture): CatSpan[] {
  const hit = /^(\p{L}{2,}) (?:je|jij)$/u.exec(b.laag);
  return hit?.[1] === undefined ? [] : [{ id: 'ww-inversie', van: hit[1].length - 1, tot: hit[1].length }];
}
