import { isEnkel } from './klinkerkernen.ts';
import { isLeenMetS, blijftEnkel } from './zelfstandig-einden.ts';
import { slotVan, type Slot } from './zelfstandig-klank.ts';
import { zoekVorm } from './tabellen/vorm-tabel.ts';
import {
  E_WORDT_EN,
  F_BLIJFT,
  IER_EN,
  IE_DUBBEL,
  IE_TREMA,
  MV_S,
  MV_S_DEEL,
  NIET_DUBBEL,
  S_BLIJFT,
  S_WORDT_Z,
} from './tabellen/mv-lijsten.ts';
import { MV_ONREG } from './tabellen/mv-onreg.ts';

/** Plurals of a lower-case noun, preferred first. */
export function meervouden(w: string, tabellen: boolean): readonly string[] {
  const vast = tabellen ? uitTabel(w) : undefined;
  if (vast) return vast;
  const s = slotVan(w, tabellen);
  const regel = REGELS.find((r) => r.als(s, tabellen));
  return regel ? regel.maak(s, tabellen) : [metEn(s, tabellen)];
}

function uitTabel(w: string): readonly string[] | undefined {
  return MV_ONREG.heel.get(w) ?? (MV_S.has(w) || MV_S_DEEL.test(w) ? [`${w}s`] : zoekVorm(MV_ONREG, w));
}

type Regel = { als: (s: Slot, tabellen: boolean) => boolean; maak: (s: Slot, tabellen: boolean) => readonly string[] };

const eindigt =
  (regex: RegExp): Regel['als'] =>
  (s) =>
    regex.test(s.w);
const metS: Regel['maak'] = (s) => [`${s.w}s`];
const metSOfEn: Regel['maak'] = (s, t) => [`${s.w}s`, metEn(s, t)];

const BEKLEMTOONDE_IE =
  /(?:logie|grafie|sofie|nomie|cratie|pathie|[^aeiou]trie|metrie|fobie|pedie|rosserie|conie|gamie|tomie|scopie|rapie|[fph]onie|monie|fonie|odie|gorie|eorie|ergie|tegie|emie|opie|alie|asie|arie|isie|ofie|efie|apie|ophie|uchie|archie|erapie|ristie|nastie|mnestie|hantie|ektie|ypsie|opsie|roepie|drie|knie|(?:brad|drap|idiot|clown|bijout|prud)erie|baronie|tirannie|^[^aeiou]*ie)$/;
const ONBEKLEMTOONDE_IE =
  /(?:familie|kanarie|glorie|ceremonie|(?<!cra)(?<=[aeiou])tie|[ntpkc]tie|sie|premie|folie|balie|petitie|bougie)$/;
const PERSOON_AAR = /[elnrd]aar$/;
const ZAAK_AAR = /(?:exempl|bl|sn|alt|jub|formul|schol|vizn)aar$/;
const PERSOON_AARD = /(?:laf|lui|gierig|dronk|veins|wreed|bast|spanj|rijk|vals|bei|grijns|vrek|viez)aard$/;
const ZAAK_EUR =
  /(?<!comman|frau|ambassa|raffina|maro|transbor|co|[^aeiou]o)deur$|kleur$|(?<!an)geur$|scheur$|(?<![ni])keur$|humeur$|[dt]beur$/;
/** Persons and things named by a participle: geliefde, alleenstaande. */
const PERSOON_DE = /^(?:ge|ver|be)[^aeiou]+[aeiou].*de$|[aeiou].*(?:[aeiou][^aeiou]+e|aa)nde$/;
/** Things and animals in -ier take -en: papier, rivier, formulier, roofdier. */
const IER_ZAAK = /(?:p|v|ul|art|sp|[^ae]d|[^ra]g|st|n|mel)ier$(?<!(?:tui|rente|krui|herb|her|magazij|jarde).*ier)/;
const NEN_ON = /(?:kanon|ballon|baron|pion|spion|patron|non|bron|zon|kon|bon)$/;
const ENKELE_KLINKER = /(?:aa|oo|uu|ie|oe|ui|eu|ou|au|[aeo]y|[aeou]i)$/;
const ENGELSE_KLANK = /^[^aeiou]*(?:ea|oa|ai|ou?w)[^aeiou]+$|[^aeiouijn]ea(?!st)[^aeiou]+$/;

const meer =
  (regex: RegExp): Regel['als'] =>
  (s) =>
    s.kernen > 1 && regex.test(s.w);
const metApostrof: Regel['maak'] = (s) => [`${s.w}'s`];
const zonderUm = (w: string): string => `${w.slice(0, -2)}a`;

const REGELS: readonly Regel[] = [
  { als: eindigt(/heid$/), maak: (s) => [`${s.w.slice(0, -4)}heden`] },
  { als: eindigt(/je$/), maak: metS },
  { als: (s) => /[aiouy]$/.test(s.w) && !ENKELE_KLINKER.test(s.w), maak: metApostrof },
  { als: (s) => s.kernen > 0 && /(?:iër|c|oo|uum)$/.test(s.w), maak: metS },
  { als: meer(/(?<!k)oe$/), maak: metS },
  { als: isLeenMetS, maak: metS },
  { als: eindigt(/foon$/), maak: (s) => [`${s.w}s`, `${s.w.slice(0, -2)}nen`] },
  { als: eindigt(/ee$/), maak: (s) => [`${s.w}ën`] },
  { als: eindigt(/ie$/), maak: (s, t) => naIe(s.w, t) },
  { als: eindigt(/(?:é|eau|[aeo]y|ou|(?<!o)oi|(?<!a)ai)$/), maak: metS },
  { als: (s) => s.kern?.g === 'e' && s.na === '', maak: (s, t) => naE(s.w, t) },
  { als: eindigt(/(?:e|ic)um$/), maak: (s) => [zonderUm(s.w), `${s.w}s`] },
  { als: eindigt(/(?:end|and|ct|iv|icul|astr|osit)um$/), maak: (s) => [zonderUm(s.w), `${s.w}s`] },
  { als: eindigt(/ium$/), maak: (s) => [`${s.w}s`, zonderUm(s.w)] },
  { als: eindigt(/[^aeiou]um$/), maak: metS },
  { als: eindigt(/icus$/), maak: (s) => [`${s.w.slice(0, -2)}i`, `${s.w}sen`] },
  { als: (s) => s.zwak && /(?:e[lrmn]|erd)$/.test(s.w), maak: metS },
  {
    als: (s) => PERSOON_AARD.test(s.w) || (s.kernen > 1 && PERSOON_AAR.test(s.w) && !ZAAK_AAR.test(s.w)),
    maak: metSOfEn,
  },
  { als: (s, t) => s.kernen > 1 && s.w.endsWith('ier') && !IER_ZAAK.test(s.w) && !(t && isIerEn(s.w)), maak: metSOfEn },
  { als: (s) => s.kernen > 1 && s.w.endsWith('eur') && !ZAAK_EUR.test(s.w), maak: metSOfEn },
  { als: meer(/air$/), maak: metSOfEn },
  { als: meer(/[^aeiou]or$/), maak: (s) => [`${s.w}en`, `${s.w}s`] },
  { als: (s) => s.kernen > 1 && s.kern?.g === 'o' && s.na === 'n' && !NEN_ON.test(s.w), maak: metSOfEn },
  {
    als: eindigt(/(?:ck|([bdfglmnptz])\1|oa(?:rd|t|ch|st|d|l)|ound|ight|oir|[^aeiou]w|(?<!u)ow|(?<!k)oorn)$/),
    maak: metS,
  },
  { als: eindigt(/[aeiou]z$/), maak: (s) => [`${s.w}zen`] },
  { als: eindigt(/tch$/), maak: (s) => [`${s.w}es`] },
  { als: eindigt(/sh$/), maak: (s) => [`${s.w}es`, `${s.w}s`] },
  { als: (s) => s.kernen === 0 || /-[^aeiouy-]+$/.test(s.w), maak: metApostrof },
  { als: eindigt(ENGELSE_KLANK), maak: metS },
];

function isIerEn(w: string): boolean {
  return (
    /(?<!lei|ten|ar|gon)(?:dier|bier|stier)$/.test(w) ||
    [...IER_EN].some((l) => w === l || (l.length > 4 && w.endsWith(l)))
  );
}

function naIe(w: string, tabellen: boolean): readonly string[] {
  if (tabellen && IE_TREMA.has(w)) return [`${w.slice(0, -1)}ën`];
  if (tabellen && IE_DUBBEL.has(w)) return [`${w}s`, `${w.slice(0, -1)}ën`];
  return BEKLEMTOONDE_IE.test(w) && !ONBEKLEMTOONDE_IE.test(w) ? [`${w}ën`] : [`${w}s`];
}

function naE(w: string, tabellen: boolean): readonly string[] {
  if (/(?:ige|[^h]ene|eerde)$/.test(w) || (tabellen && E_WORDT_EN.test(w))) return [`${w}n`];
  if (/(?:[iï]sme|asme|[iï]de|[^i]ste)$/.test(w)) return [`${w}n`, `${w}s`];
  if (PERSOON_DE.test(w)) return [`${w}n`, `${w}s`];
  return /(?:eente|achte|oefte|oonte|uimte|[iaeou][^aeiou]+te|ende|heide|anke)$/.test(w)
    ? [`${w}s`, `${w}n`]
    : [`${w}s`];
}

/** Plural on -en with the rules of the open and closed syllable and f to v, s to z. */
export function metEn(s: Slot, tabellen: boolean): string {
  const { w, kern, na } = s;
  if (!kern || na === '') return `${w}en`;
  if (na.length > 1) return `${clusterEind(w, tabellen)}en`;
  if (!isEnkel(kern)) return `${langEind(s, tabellen)}en`;
  if (w.endsWith('glas')) return `${w.slice(0, -1)}zen`;
  return isDubbelNa(s, tabellen) ? `${w}${na}en` : `${w}en`;
}

/** A short stressed vowel doubles its consonant; -ig, -erik and other weak ends do not. */
function isDubbelNa({ w, na, kernen, zwak }: Slot, tabellen: boolean): boolean {
  if (zwak || blijftEnkel(w) || /[xwjhqcy]/.test(na) || /[^aeiou]erik$/.test(w)) return false;
  return !(kernen > 1 && w.endsWith('ig')) && !(tabellen && NIET_DUBBEL.test(w));
}

function clusterEind(w: string, tabellen: boolean): string {
  if (/[lr]f$/.test(w) && !(tabellen && F_BLIJFT.test(w))) return `${w.slice(0, -1)}v`;
  return tabellen && S_WORDT_Z.test(w) ? `${w.slice(0, -1)}z` : w;
}

function langEind({ w, kern, na }: Slot, tabellen: boolean): string {
  const g = kern?.g ?? '';
  const enkel = /^(aa|ee|oo|uu)$/.test(g) ? g.charAt(0) : g;
  return w.slice(0, kern?.van ?? 0) + enkel + wissel(w, na, tabellen);
}

function wissel(w: string, na: string, tabellen: boolean): string {
  if (na === 'f') return /[aeiouy]graaf$/.test(w) || (tabellen && F_BLIJFT.test(w)) ? 'f' : 'v';
  if (na === 's') return tabellen && S_BLIJFT.test(w) ? 's' : 'z';
  return na;
}
