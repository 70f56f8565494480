import {
  ALLOWED_STAM,
  ALLOWED_STRONG,
  ALLOWED_T,
  NOUN_FIRST,
  PAST_FIRST,
  PAST_TOO,
  VERB_END,
} from '../tables/form-choice.ts';
import { COMPOUND_WERKWOORDEN } from '../tables/compound-ww.ts';
import { isEnglish } from '../woord/english.ts';
import { ENGLISH_WERKWOORDEN, SOFT_TOO } from '../tables/english-ww.ts';
import { INFINITIEVEN } from '../tables/infinitieven.ts';
import { PLURAL_FIRST } from '../tables/plural-first.ts';
import { PARTICLES, SEPARABLE_WOORD } from '../tables/ww-parts.ts';
import { BIJVOEGLIJK, INFINITIEF, isNoun, ZELFSTANDIG } from '../woord/woord-table.ts';
import { baseWoorden, extended } from './base-form.ts';
import { bijvoeglijkDeelwoord, conjugate } from './werkwoord.ts';
import type { Vervoeging } from './werkwoord.ts';

/** Verb category of a form, with the number of letters of the ending it is about. */
export type WwLabel = { id: string; letters: number };

type Forms = Map<string, WwLabel[]>;

function set(forms: Forms, form: string, label: WwLabel): void {
  const old = forms.get(form) ?? [];
  if (!old.some((l) => l.id === label.id)) forms.set(form, [...old, label]);
}

/** Labels of every cell of one conjugation, ambiguous or not. */
export function labelsOf(v: Vervoeging): Forms {
  const forms: Forms = new Map();
  tegenwoordig(v, forms);
  verleden(v, forms);
  deelwoorden(v, forms);
  const english = v.soort === 'engels' || ENGLISH_WERKWOORDEN.has(v.infinitief);
  if (english)
    for (const form of [...forms.keys(), v.infinitief])
      if (form !== v.ik || !/[aiou]$/.test(form)) set(forms, form, { id: 'ww-eng', letters: form.length });
  return forms;
}

function tegenwoordig(v: Vervoeging, forms: Forms): void {
  if (v.jij !== v.hij && /(?:heb|kun|wil)t$/.test(v.jij)) set(forms, v.jij, { id: 'ww-tt-t', letters: 1 });
  if (v.hij === v.ik) {
    if (!v.ik.endsWith('t')) return;
    for (const id of ['ww-tt-tstam', 'ww-gebied']) set(forms, v.ik, { id, letters: 1 });
    return;
  }
  const letters = v.ik.endsWith('ch') ? 2 : 1;
  set(forms, v.ik, { id: 'ww-stam', letters });
  set(forms, v.gebiedendeWijs, { id: 'ww-gebied', letters });
  if (v.hij.endsWith('dt')) set(forms, v.hij, { id: 'ww-tt-dt', letters: 2 });
  else if (v.hij.endsWith('t')) set(forms, v.hij, { id: 'ww-tt-t', letters: 1 });
}

function verleden(v: Vervoeging, forms: Forms): void {
  const weak =
    v.infinitief === 'willen' ||
    /^(?:zwak|engels)$/.test(v.soort) ||
    (v.soort === 'gemengd' && v.vtEv.startsWith(v.ik));
  if (!weak) {
    set(forms, v.vtEv, { id: 'ww-vt-sterk', letters: 1 });
    set(forms, v.vtMv, { id: 'ww-vt-sterk', letters: 2 });
    return;
  }
  const id = /[dt]$/.test(v.ik) ? 'ww-vt-tt-dd' : v.vtEv.endsWith('te') ? 'ww-vt-te' : 'ww-vt-de';
  set(forms, v.vtEv, { id, letters: 2 });
  if (v.vtMv !== v.infinitief) set(forms, v.vtMv, { id, letters: 3 });
  strongToo(v, forms);
}

/** A strong past beside a weak one: woei, ried. */
function strongToo(v: Vervoeging, forms: Forms): void {
  for (const form of v.ookGoed.vtEv ?? []) set(forms, form, { id: 'ww-vt-sterk', letters: 1 });
  for (const form of v.ookGoed.vtMv ?? []) set(forms, form, { id: 'ww-vt-sterk', letters: 2 });
}

function deelwoorden(v: Vervoeging, forms: Forms): void {
  set(forms, v.od, { id: 'ww-od', letters: 1 });
  set(forms, `${v.od}e`, { id: 'ww-od', letters: 2 });
  for (const form of v.ookGoed.vd ?? []) if (form.endsWith('n')) set(forms, form, { id: 'ww-vd-sterk', letters: 2 });
  if (v.vd.endsWith('n')) {
    if (v.vd !== v.infinitief) set(forms, v.vd, { id: 'ww-vd-sterk', letters: /(?:aa|ie)n$/.test(v.vd) ? 1 : 2 });
    return;
  }
  set(forms, v.vd, { id: 'ww-vd', letters: 1 });
  const named = bijvoeglijkDeelwoord(v.vd);
  set(forms, named, { id: 'ww-bvn', letters: 1 });
  if (v.vd.startsWith('ge')) set(forms, `${named}n`, { id: 'ww-bvn', letters: 2 });
  if (!soundsSame(v)) return;
  set(forms, v.vd, { id: 'ww-vd-pv', letters: 1 });
  set(forms, v.hij, { id: 'ww-vd-pv', letters: 1 });
}

/** Present and participle sound alike but are not spelled alike: gebeurt and gebeurd, and not verwacht. */
function soundsSame(v: Vervoeging): boolean {
  return v.vd.endsWith('d') && (v.hij.slice(0, -1) === v.vd.slice(0, -1) || v.hij === `${v.vd}t`);
}

const TABLE: { vormen: Forms | undefined } = { vormen: undefined };

/** Form table of the known verbs, made on first use. */
function table(): Forms {
  if (TABLE.vormen) return TABLE.vormen;
  const forms: Forms = new Map();
  for (const infinitief of [...INFINITIEVEN, ...ENGLISH_WERKWOORDEN.keys()]) {
    const v = conjugate(infinitief);
    const own = v.ok
      ? [...labelsOf(v.value)].flatMap(([form, labels]) => labels.map((label) => ({ vorm: form, label })))
      : [];
    for (const { vorm: form, label } of own) set(forms, form, label);
  }
  for (const infinitief of [...PLURAL_FIRST, ...COMPOUND_WERKWOORDEN]) addPast(forms, infinitief);
  for (const stem of SOFT_TOO) addSoft(forms, stem);
  TABLE.vormen = forms;
  for (const [infinitief, first] of SEPARABLE_WOORD) addJoined(forms, infinitief, first);
  return forms;
}

/** Past and participle on d of an English stem that has them on t too. */
function addSoft(forms: Forms, stem: string): void {
  const soft: readonly (readonly [string, WwLabel])[] = [
    [`${stem}de`, { id: 'ww-vt-de', letters: 2 }],
    [`${stem}den`, { id: 'ww-vt-de', letters: 3 }],
    [`ge${stem}d`, { id: 'ww-vd', letters: 1 }],
    [`ge${stem}de`, { id: 'ww-bvn', letters: 1 }],
  ];
  for (const [form, label] of soft) {
    set(forms, form, { id: 'ww-eng', letters: form.length });
    set(forms, form, label);
  }
}

/** Past, participles and present on t alone, of a verb whose other forms are a noun first. */
function addPast(forms: Forms, infinitief: string): void {
  const v = conjugate(infinitief);
  for (const [form, labels] of v.ok ? labelsOf(v.value) : [])
    for (const label of labels)
      if (/^ww-(?:v[td]|od|bvn|tt-d?t$)/.test(label.id) || (label.id === 'ww-tt-tstam' && isNewStem(forms, form)))
        set(forms, form, label);
}

/** A stem in t that no other verb has as its present, and that is no verb first by itself: munt, not stelt. */
const isNewStem = (forms: Forms, form: string): boolean => !forms.has(form) && !ALLOWED_T.has(form);

/** Forms in one word of a verb that splits off a noun or an adjective: plaatsvond, lastigvalt, ademgehaald. */
function addJoined(forms: Forms, infinitief: string, first: string): void {
  if (PARTICLES.includes(first)) return;
  const v = conjugate(infinitief.slice(first.length));
  for (const [form, labels] of v.ok ? labelsOf(v.value) : [])
    for (const label of labels)
      if (!isThing(first + form) && (BEHIND_PARTICLE.test(label.id) || isJoinedStem(form, label.id)))
        set(forms, first + form, label);
}

/** A stem behind the first part whose last letter is not the one that is heard, or one that no noun is: boekhoud, lesgeef. */
const isJoinedStem = (rest: string, id: string): boolean =>
  id === 'ww-tt-tstam' ? isTStem(rest) : isHiddenStem(rest, id);

/** Whether the rest is a present in t of a verb first of all. */
const isTStem = (rest: string): boolean =>
  VERB_END.has(rest) ||
  (STEM_FIRST.has(rest) && !BIJVOEGLIJK.has(rest)) ||
  !(isNoun(rest) || PARTICLES.includes(rest) || isParticiple(rest));

const STEM_FIRST: ReadonlySet<string> = new Set([...ALLOWED_STAM, ...ALLOWED_T]);

/** A past, whatever else: rees. */
const isPast = (rest: string): boolean => (table().get(rest) ?? []).some((l) => l.id.startsWith('ww-vt-'));

/** The stem of a verb whose last letter is not the one that is heard or was in the infinitive: meld, geef, lees. */
function isHiddenStem(rest: string, id: string): boolean {
  if (id !== 'ww-stam' || isOtherStem(rest)) return false;
  return rest.endsWith('d') || extended(rest).some((stam) => /[vz]$/.test(stam) && INFINITIEF.has(`${stam}en`));
}

/** A noun, an adjective or a participle before it is the stem of a verb; not so behind a first part: aan|kleed, af|rond. */
function isOtherStem(rest: string): boolean {
  if (ALLOWED_STAM.has(rest) || /^(?:kleed|rond)$/.test(rest)) return false;
  return isNoun(rest) || BIJVOEGLIJK.has(rest) || (rest.startsWith('ge') && isParticiple(rest));
}

/** Verb labels of a lower-case form by the table of known verbs; a form that is first of all another word has none. */
export function werkwoordLabels(w: string): WwLabel[] {
  const own = ownLabels(w).filter((l) => isWerkwoordFirst(w, l.id));
  if (own.length > 0 || (w.length > 7 && isSuperlative(w))) return own;
  const particle = PARTICLES.find(
    (part) =>
      w.length > part.length + 2 && w.startsWith(part) && (table().has(w.slice(part.length)) || isWithGe(w, part)),
  );
  if (particle === undefined) {
    const fixed = withoutGe(w);
    return fixed.length > 0 ? fixed : [...ofKnownWord(w), ...unknown(w)];
  }
  const rest = w.slice(particle.length);
  const found = ownLabels(rest).filter((l) => canStandBehind(l.id, w, rest));
  const fixed = found.length > 0 ? found : withoutGe(w);
  if (BIJVOEGLIJK.has(w)) return fixed.filter((l) => KEPT.test(l.id));
  return fixed.length > 0 || table().has(rest) ? fixed : unknown(rest);
}

/** First parts that may stay on the verb and take the place of ge-: door|broken, vol|groeid. */
const FIXED_FIRST = /^(?:door|om|onder|over|vol|voor)/;

/** Past participle of a known verb behind a first part that takes the place of its ge-. */
function withoutGe(w: string): WwLabel[] {
  const first = FIXED_FIRST.exec(w)?.[0];
  const rest = first === undefined ? '' : w.slice(first.length);
  if (
    rest.length < 4 ||
    rest.endsWith('heid') ||
    isThing(w) ||
    isNoun(rest) ||
    INFINITIEF.has(rest) ||
    BIJVOEGLIJK.has(rest)
  )
    return [];
  return ownLabels(`ge${rest}`).filter((l) => /^ww-vd(?:-sterk)?$/.test(l.id));
}

/** Labels of the table; a strong participle is no weak one that names persons: gereden. */
function ownLabels(w: string): WwLabel[] {
  const all = table().get(w) ?? [];
  const strong = all.some((l) => l.id === 'ww-vd-sterk');
  return strong ? all.filter((l) => l.id !== 'ww-bvn') : all;
}

/** Whether a form of the rest is one of the whole: no past that is an infinitive too, no present beside a participle with ge-. */
function canStandBehind(id: string, w: string, rest: string): boolean {
  if (isOtherPast(rest, id)) return false;
  if (rest === 'plant') return id === 'ww-tt-tstam' && !isThing(w);
  if (isHiddenStem(rest, id)) return !isThing(w) && !NOUN_BEGIN.test(w) && !isPast(rest);
  return KEPT.test(id) || (isFiniteKind(id, rest) && isFiniteOf(w, rest));
}

/** A past that is an infinitive, a plural or a participle too: op|spelden, terug|gedacht. */
function isOtherPast(rest: string, id: string): boolean {
  if (!id.startsWith('ww-vt')) return false;
  return (
    INFINITIEF.has(rest) ||
    ((id === 'ww-vt-de' || rest === 'korven') && PLURALS.has(rest)) ||
    (rest.startsWith('ge') && isParticiple(rest))
  );
}

const isFiniteOf = (w: string, rest: string): boolean => isVerbEnd(w, rest) || !(isThing(w) || isNoun(rest));

function isFiniteKind(id: string, rest: string): boolean {
  if (id === 'ww-tt-tstam') return isTStem(rest);
  return BEHIND_PARTICLE.test(id) && !(id === 'ww-tt-t' && rest.startsWith('ge') && isParticiple(rest));
}

/** What a form may be behind a first part: `opsteekt`, `ingekomen`. */
const BEHIND_PARTICLE = /^ww-(?:vd|vd-sterk|od|bvn|eng|tt-t|tt-dt|vt-sterk|vt-te|vt-de|vt-tt-dd)$/;
/** Infinitives that are a plural first, of which the same letters may be a past: op|spelden. */
const PLURALS: ReadonlySet<string> = new Set(PLURAL_FIRST);

/** First parts behind which a noun is likelier than the stem of a verb. */
const NOUN_BEGIN = /^(?:achter|binnen|boven|buiten|deel|mede|tussen|voort?oog|vrij|weer)/;

const isVerbEnd = (w: string, rest: string): boolean =>
  (VERB_END.has(rest) || ALLOWED_T.has(rest) || ALLOWED_STRONG.has(rest)) &&
  !isThing(w) &&
  !/^(?:deel|vrij|mede|weer|boven|tussen|voort?oog)/.test(w);

/** A noun, known or listed, before it is the form of a verb: voorsprong. */
const isThing = (w: string): boolean => isNoun(w) || NOUN_FIRST.has(w);

/** Of these, what no noun can be: `aanplant` is no verb, `aangeplant` is. */
const KEPT = /^ww-(?:vd|vd-sterk|od|bvn)$/;

const isWithGe = (w: string, part: string): boolean =>
  part.length > 1 && w.startsWith('ge', part.length) && w.length > part.length + 5;

const EREN: readonly (readonly [RegExp, WwLabel])[] = [
  [/[aeiouy]\wënd$/, { id: 'ww-od', letters: 1 }],
  [/^ge.+eerd$/, { id: 'ww-vd', letters: 1 }],
  [/^ge.+eerde$/, { id: 'ww-bvn', letters: 1 }],
  [/[aeiouy].*(?:er|[^aeiou][bdfgkpt])ende$/, { id: 'ww-od', letters: 2 }],
  [/[aeiouy].*[^aeiou]erend$/, { id: 'ww-od', letters: 1 }],
  [
    /^ge(?!.*(?:ende|(?:ig|lijk|baar|zaam|gen)ste)$).{3,}[^aeiouëïöü](?:(?<=[kfsp])te|(?<=[^tkfspch])de)$/,
    { id: 'ww-bvn', letters: 1 },
  ],
  [/[aeiouy].*[^aeiou]eert$/, { id: 'ww-tt-t', letters: 1 }],
  [/[aeiouy](?:[^aeiou]+[aeiouy]+[ns]?t|(?<!^me|^ter|^[jw]e).*[cdgnrs])eer$/, { id: 'ww-stam', letters: 1 }],
  [/[aeiouy].*[^aeiou]eerde$/, { id: 'ww-vt-de', letters: 2 }],
  [/^(?!.*ge.+eerden$).*[aeiouy].*[^aeiou]eerden$/, { id: 'ww-vt-de', letters: 3 }],
];

/** `ge`, a stem, and the t or d that fits its last sound; not `-heid`, `-end`, `-cht`. */
const GE_FORM = /^ge(?!.*(?:heid|end|cht)$).{3,}[^aeiou](?:(?<=[kfsp])t|(?<=[^tkfsph])d)$/;

/** Participle or present of a verb on ver- and -el or -er that the table lacks: verkreukeld. */
function ofKnownWord(w: string): WwLabel[] {
  const stem = /^ver(.{2,}e[lr])[dt]$/.exec(w)?.[1];
  if (stem === undefined || isOtherWord(w) || !isKnownStem(stem)) return [];
  return [{ id: w.endsWith('d') ? 'ww-vd' : 'ww-tt-t', letters: 1 }];
}

const isKnownStem = (stem: string): boolean => isNoun(stem) || BIJVOEGLIJK.has(stem) || INFINITIEF.has(`${stem}en`);

const isOtherWord = (w: string): boolean => isThing(w) || BIJVOEGLIJK.has(w) || INFINITIEF.has(w) || isSuperlative(w);

/** Whether a lower-case word is the superlative of an adjective of the tables: gemeenste, aangenaamst. */
export const isSuperlative = (w: string): boolean =>
  [w.replace(/st(?:en?)?$/, ''), w.replace(/t(?:en?)?$/, '')].some((one) => one !== w && BIJVOEGLIJK.has(one));

/** A verb the table lacks: the endings of verbs on -eren, and a participle with ge- whose d or t fits its last sound. */
function unknown(w: string): WwLabel[] {
  if (!(/eer|erende?$/.test(w) || w.startsWith('ge')) || isOtherWord(w)) return [];
  const eren = EREN.find(([form]) => form.test(w))?.[1] ?? (GE_FORM.test(w) ? { id: 'ww-vd', letters: 1 } : undefined);
  if (eren?.id === 'ww-stam') return [eren, { id: 'ww-gebied', letters: 1 }];
  return eren ? [eren] : [];
}

/** Past, or present on t, of a verb of the table: kromp, kleurden, laadt. */
export function isFinite(w: string): boolean {
  return (table().get(w) ?? []).some((l) => /^ww-(?:vt-|tt-d?t$)/.test(l.id));
}

/** Past of a strong verb of the table: hielpen, wierp. */
export function isStrongPast(w: string): boolean {
  return (table().get(w) ?? []).some((l) => l.id === 'ww-vt-sterk');
}

/** Any form of a verb of the table, first part and all: onderschat, doorzocht. */
export function isOwnForm(w: string): boolean {
  return table().has(w);
}

/** Present participle of a verb of the table, also behind a first part: overlevend, slechtziend. */
export function isPresentParticiple(w: string): boolean {
  return werkwoordLabels(w).some((l) => l.id === 'ww-od');
}

/** Past participle of a verb of the table, also behind a first part: aangepast, uitgelaten. */
export function isPastParticiple(w: string): boolean {
  return werkwoordLabels(w).some((l) => /^ww-vd(?:-sterk)?$/.test(l.id));
}

/** Past participle of a verb of the table, also with its ending: gekoeld, gekoelde. */
export function isParticiple(w: string): boolean {
  return (table().get(w) ?? []).some((l) => l.id.startsWith('ww-vd') || l.id === 'ww-bvn');
}

/** Labels of a form of this infinitive; none for a form the conjugation does not hold. */
export function labelsAt(w: string, lemma: string): WwLabel[] {
  const v = conjugate(lemma);
  return v.ok ? (labelsOf(v.value).get(w) ?? []) : [];
}

const PRIORITY: Readonly<Record<string, ReadonlySet<string>>> = {
  'ww-stam': ALLOWED_STAM,
  'ww-gebied': new Set([...ALLOWED_STAM, ...ALLOWED_T]),
  'ww-tt-t': ALLOWED_T,
  'ww-tt-dt': ALLOWED_T,
  'ww-tt-tstam': ALLOWED_T,
  'ww-vt-sterk': new Set([...ALLOWED_STRONG, ...PAST_FIRST, ...PAST_TOO]),
  'ww-vt-de': new Set(['tilde']),
  'ww-vt-tt-dd': new Set(['wedde']),
  'ww-vd-sterk': new Set(['gedragen', 'gegeven', ...PAST_TOO]),
};

/** An adjective with its ending before it is a past: vette, gladde. */
const isInflected = (w: string): boolean => baseWoorden(w.slice(0, -1)).some((b) => BIJVOEGLIJK.has(b));

/** An English word before it is a Dutch stem, and what ends in a vowel before it is the stem of a verb on -oën: waterpolo. */
function isNounFirst(w: string, id: string): boolean {
  if (NOUN_FIRST.has(w) || (/..b(?:al|ak)$/.test(w) && w.length > 5)) return true;
  if (id === 'ww-vt-tt-dd') return isInflected(w);
  if (/[aouy]$|(?<![aeou])i$|^[^aeiou]*[aeou]+i$/.test(w) && /^ww-(?:stam|gebied)$/.test(id)) return true;
  return isEnglish(w) && /^ww-(?:stam|gebied|tt-tstam|eng)$/.test(id);
}

function isWerkwoordFirst(w: string, id: string): boolean {
  if (PRIORITY[id]?.has(w) === true) return true;
  if (INFINITIEF.has(w)) return id === 'ww-eng';
  if (isNounFirst(w, id) || ZELFSTANDIG.en.has(w) || ZELFSTANDIG.s.has(w)) return false;
  return /^ww-(?:vd|vd-sterk|bvn|vd-pv)$/.test(id) || !(isNoun(w) || BIJVOEGLIJK.has(w));
}
