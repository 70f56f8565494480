import { isSingle } from '../woord/klinker-nuclei.ts';
import { isLoanWithS, staysSingle } from './zelfstandig-endings.ts';
import { endingOf, type Slot } from './zelfstandig-klank.ts';
import { findForm } from '../tables/form-table.ts';
import {
  E_BECOMES_EN,
  F_STAYS,
  IER_EN,
  IE_DOUBLE,
  IE_TREMA,
  MV_S,
  MV_S_PART,
  NOT_DOUBLE,
  S_STAYS,
  S_BECOMES_Z,
} from '../tables/mv-lists.ts';
import { MV_IRREGULARS } from '../tables/mv-irregulars.ts';

/** Plurals of a lower-case noun, preferred first. */
export function meervouden(w: string, tables: boolean): readonly string[] {
  const fixed = tables ? fromTable(w) : undefined;
  if (fixed) return fixed;
  const s = endingOf(w, tables);
  const rule = RULES.find((r) => r.as(s, tables));
  return rule ? rule.create(s, tables) : [withEn(s, tables)];
}

function fromTable(w: string): readonly string[] | undefined {
  return MV_IRREGULARS.whole.get(w) ?? (MV_S.has(w) || MV_S_PART.test(w) ? [`${w}s`] : findForm(MV_IRREGULARS, w));
}

type Rule = { as: (s: Slot, tables: boolean) => boolean; create: (s: Slot, tables: boolean) => readonly string[] };

const ends =
  (regex: RegExp): Rule['as'] =>
  (s) =>
    regex.test(s.w);
const withS: Rule['create'] = (s) => [`${s.w}s`];
const withSOrEn: Rule['create'] = (s, t) => [`${s.w}s`, withEn(s, t)];

const STRESSED_IE =
  /(?:logie|grafie|sofie|nomie|cratie|pathie|[^aeiou]trie|metrie|fobie|pedie|rosserie|conie|gamie|tomie|scopie|rapie|[fph]onie|monie|fonie|odie|gorie|eorie|ergie|tegie|emie|opie|alie|asie|arie|isie|ofie|efie|apie|ophie|uchie|archie|erapie|ristie|nastie|mnestie|hantie|ektie|ypsie|opsie|roepie|drie|knie|(?:brad|drap|idiot|clown|bijout|prud)erie|baronie|tirannie|antasie|calorie|ironie|^[^aeiou]*ie)$/;
const UNSTRESSED_IE =
  /(?:familie|kanarie|glorie|ceremonie|(?<!cra)(?<=[aeiou])tie|[ntpkc]tie|(?<!anta)sie|premie|folie|balie|tralie|petitie|bougie)$/;
const PERSON_AAR = /[elnrd]aar$/;
const THING_AAR = /(?:exempl|bl|sn|alt|jub|formul|schol|vizn)aar$/;
const PERSON_AARD = /(?:laf|lui|gierig|dronk|veins|wreed|bast|spanj|rijk|vals|bei|grijns|vrek|viez)aard$/;
const THING_EUR =
  /(?<!comman|frau|ambassa|raffina|maro|transbor|co|[^aeiou]o)deur$|kleur$|(?<!an)geur$|scheur$|(?<![ni])keur$|humeur$|[dt]beur$/;
/** Persons and things named by a participle: geliefde, alleenstaande. */
const PERSON_DE = /^(?:ge|ver|be)[^aeiou]+[aeiou].*de$|[aeiou].*(?:[aeiou][^aeiou]+e|aa)nde$/;
/** Things and animals in -ier take -en: papier, rivier, formulier, roofdier. */
const IER_THING = /(?:p|v|ul|art|sp|[^ae]d|[^ra]g|st|n|mel)ier$(?<!(?:tui|rente|krui|herb|her|magazij|jarde).*ier)/;
const NEN_ON = /(?:kanon|ballon|baron|pion|spion|patron|non|bron|zon|kon|bon)$/;
const SINGLE_KLINKER = /(?:aa|oo|uu|ie|oe|ui|eu|ou|au|[aeo]y|[aeou]i)$/;
const ENGLISH_KLANK = /^[^aeiou]*(?:ea|oa|ai|ou?w)[^aeiou]+$|[^aeiouijn]ea(?!st)[^aeiou]+$/;

const more =
  (regex: RegExp): Rule['as'] =>
  (s) =>
    s.nuclei > 1 && regex.test(s.w);
const withApostrof: Rule['create'] = (s) => [`${s.w}'s`];
const withoutUm = (w: string): string => `${w.slice(0, -2)}a`;

const RULES: readonly Rule[] = [
  { as: ends(/heid$/), create: (s) => [`${s.w.slice(0, -4)}heden`] },
  { as: ends(/je$/), create: withS },
  { as: (s) => /[aiouy]$/.test(s.w) && !SINGLE_KLINKER.test(s.w), create: withApostrof },
  { as: (s) => s.nuclei > 0 && /(?:iër|c|oo|uum)$/.test(s.w), create: withS },
  { as: more(/(?<!k)oe$/), create: withS },
  { as: isLoanWithS, create: withS },
  { as: ends(/foon$/), create: (s) => [`${s.w}s`, `${s.w.slice(0, -2)}nen`] },
  { as: ends(/ee$/), create: (s) => [`${s.w}ën`] },
  { as: ends(/ie$/), create: (s, t) => afterIe(s.w, t) },
  { as: ends(/(?:é|eau|ieu|[aeo]y|ou|(?<!o)oi|(?<!a)ai)$/), create: withS },
  { as: (s) => s.core?.g === 'e' && s.na === '', create: (s, t) => afterE(s.w, t) },
  { as: ends(/(?:e|ic)um$/), create: (s) => [withoutUm(s.w), `${s.w}s`] },
  { as: ends(/(?:end|and|ct|iv|icul|astr|osit)um$/), create: (s) => [withoutUm(s.w), `${s.w}s`] },
  { as: ends(/ium$/), create: (s) => [`${s.w}s`, withoutUm(s.w)] },
  { as: ends(/[^aeiou]um$/), create: withS },
  { as: ends(/icus$/), create: (s) => [`${s.w.slice(0, -2)}i`, `${s.w}sen`] },
  { as: (s) => s.weak && /(?:e[lrmn]|erd)$/.test(s.w), create: withS },
  {
    as: (s) => PERSON_AARD.test(s.w) || (s.nuclei > 1 && PERSON_AAR.test(s.w) && !THING_AAR.test(s.w)),
    create: withSOrEn,
  },
  {
    as: (s, t) => s.nuclei > 1 && s.w.endsWith('ier') && !IER_THING.test(s.w) && !(t && isIerEn(s.w)),
    create: withSOrEn,
  },
  { as: (s) => s.nuclei > 1 && s.w.endsWith('eur') && !THING_EUR.test(s.w), create: withSOrEn },
  { as: more(/air$/), create: withSOrEn },
  { as: more(/[^aeiou]or$/), create: (s) => [`${s.w}en`, `${s.w}s`] },
  { as: (s) => s.nuclei > 1 && s.core?.g === 'o' && s.na === 'n' && !NEN_ON.test(s.w), create: withSOrEn },
  {
    as: ends(/(?:ck|([bdfglmnptz])\1|oa(?:rd|t|st|d|l)|ound|ight|oir|[^aeiou]w|(?<!u)ow|(?<!k)oorn)$/),
    create: withS,
  },
  { as: ends(/[aeiou]z$/), create: (s) => [`${s.w}zen`] },
  { as: ends(/(?:tch|oach|each|dwich)$/), create: (s) => [`${s.w}es`] },
  { as: ends(/sh$/), create: (s) => [`${s.w}es`, `${s.w}s`] },
  { as: (s) => s.nuclei === 0 || /-[^aeiouy-]+$/.test(s.w), create: withApostrof },
  { as: ends(ENGLISH_KLANK), create: withS },
];

function isIerEn(w: string): boolean {
  return (
    /(?<!lei|ten|ar|gon)(?:dier|bier|stier)$/.test(w) ||
    [...IER_EN].some((l) => w === l || (l.length > 4 && w.endsWith(l)))
  );
}

function afterIe(w: string, tables: boolean): readonly string[] {
  if (tables && IE_TREMA.has(w)) return [`${w.slice(0, -1)}ën`];
  if (tables && IE_DOUBLE.has(w)) return [`${w}s`, `${w.slice(0, -1)}ën`];
  return STRESSED_IE.test(w) && !UNSTRESSED_IE.test(w) ? [`${w}ën`] : [`${w}s`];
}

function afterE(w: string, tables: boolean): readonly string[] {
  if (/(?:ige|[^h]ene|eerde)$/.test(w) || (tables && E_BECOMES_EN.test(w))) return [`${w}n`];
  if (/(?:[iï]sme|asme|[iï]de|[^i]ste)$/.test(w)) return [`${w}n`, `${w}s`];
  if (PERSON_DE.test(w)) return [`${w}n`, `${w}s`];
  return /(?:eente|achte|oefte|oonte|uimte|[iaeou][^aeiou]+te|ende|heide|anke)$/.test(w)
    ? [`${w}s`, `${w}n`]
    : [`${w}s`];
}

/** Plural on -en with the rules of the open and closed syllable and f to v, s to z. */
export function withEn(s: Slot, tables: boolean): string {
  const { w, core, na: after } = s;
  if (!core || after === '') return `${w}en`;
  if (after.length > 1) return `${clusterEnd(w, tables)}en`;
  if (!isSingle(core)) return `${longEnd(s, tables)}en`;
  if (w.endsWith('glas')) return `${w.slice(0, -1)}zen`;
  return isDoubleAfter(s, tables) ? `${w}${after}en` : `${w}en`;
}

/** A short stressed vowel doubles its consonant; -ig, -erik and other weak ends do not. */
function isDoubleAfter({ w, na: after, nuclei, weak }: Slot, tables: boolean): boolean {
  if (weak || staysSingle(w) || /[xwjhqcy]/.test(after) || /[^aeiou]erik$/.test(w)) return false;
  return !(nuclei > 1 && w.endsWith('ig')) && !(tables && NOT_DOUBLE.test(w));
}

function clusterEnd(w: string, tables: boolean): string {
  if (/[lr]f$/.test(w) && !(tables && F_STAYS.test(w))) return `${w.slice(0, -1)}v`;
  return tables && S_BECOMES_Z.test(w) ? `${w.slice(0, -1)}z` : w;
}

function longEnd({ w, core, na: after }: Slot, tables: boolean): string {
  const g = core?.g ?? '';
  const single = /^(aa|ee|oo|uu)$/.test(g) ? g.charAt(0) : g;
  return w.slice(0, core?.van ?? 0) + single + swap(w, after, tables);
}

function swap(w: string, after: string, tables: boolean): string {
  if (after === 'f') return /[aeiouy]graaf$/.test(w) || (tables && F_STAYS.test(w)) ? 'f' : 'v';
  if (after === 's') return tables && S_STAYS.test(w) ? 's' : 'z';
  return after;
}
