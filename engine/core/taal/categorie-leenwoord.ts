import { bij, patroon, zoek } from './categorie-regel.ts';
import type { CategorieRegel } from './categorie-regel.ts';
import type { WoordBeeld } from './klank.ts';
import { isEngels } from './engels.ts';
import { FRANS, FRANS_ET_NIET, GEEN_LATIJN, GEEN_TIE } from './tabellen/leenklanken.ts';
import type { Span } from './woord.ts';

const LATIJN =
  /^(?:acc|aff|agg|all|ann|app|arr|ass|att|coll|comm|conn|corr|eff|[iï]ll|[iï]mm|[iï]rr|off|opp|succ|sugg|supp|symp|synt)(?=[aeiouhlrfy])/;
const FRANSE_STAART = /(?:oilet(?:ten|je|jes)?|air(?:e|es|s)?|oirs?|oire|ette|ettes|uette)$/;
const EUR = /(?<=[aeiouy].*[^aeiou])eurs?(?:en|tje)?$|(?<=[ai])eurs?(?:en|tje)?$/;
/** Weak past or participle of a verb on -etten: bezette, verzette. */
const WERKWOORD_ETTE = /^(?:be|ver|ont|op|af|uit|aan|in|om|voort)zette/;
const ET = /(?<=[aeiouy].*[bcdfghklmnprstv])et(?:ten|je|jes)?$/;

/** Parts between compound seams with their place, so a loan inside a compound is found too. */
function stukken(b: WoordBeeld): { tekst: string; van: number }[] {
  return b.delen.filter((d) => d.soort === 'stam').map((d) => ({ tekst: d.tekst.toLowerCase(), van: d.van }));
}

function inStukken(b: WoordBeeld, regex: RegExp, mag: (tekst: string) => boolean = () => true): Span[] {
  return stukken(b).flatMap(({ tekst, van }) => {
    const hit = mag(tekst) ? regex.exec(tekst) : null;
    return hit ? [{ van: van + hit.index, tot: van + hit.index + hit[0].length }] : [];
  });
}

const VORM = /(?:'s|s|je|jes|tje|tjes|en|pje)$/;

function isEngelseVorm(tekst: string): boolean {
  return isEngels(tekst) || (VORM.test(tekst) && isEngels(tekst.replace(VORM, '')));
}

const engels: CategorieRegel = (b, o) => {
  if (o.tabellen !== false && isEngelseVorm(b.laag)) return [{ van: 0, tot: b.w.length }];
  const delen =
    o.tabellen === false || b.delen.length < 2
      ? []
      : stukken(b)
          .filter((s) => isEngelseVorm(s.tekst))
          .map((s) => ({ van: s.van, tot: s.van + s.tekst.length }));
  return delen.length > 0 ? delen : patroon(b, /ck|(?<=[aeiou])sh$/g);
};

const frans: CategorieRegel = (b, o) => {
  const tabellen = o.tabellen !== false;
  const basis = [b.laag, b.laag.replace(/'?s$/, '')].find((w) => FRANS.has(w));
  const vast = tabellen && basis !== undefined ? [{ van: 0, tot: basis.length }] : [];
  if (!/[aeo][iu]r|et/.test(b.laag)) return vast;
  const et = inStukken(
    b,
    ET,
    (t) => !(tabellen && (o.rol === 'ww' || FRANS_ET_NIET.test(t) || isEngelseVorm(t))),
  ).filter((s) => b.klanken.some((k) => k.van === s.van && k.klank === 'e'));
  return [
    ...inStukken(b, FRANSE_STAART, (t) => !WERKWOORD_ETTE.test(b.laag) || !t.endsWith('e')),
    ...inStukken(b, EUR),
    ...et,
    ...vast,
  ].slice(0, 1);
};

function isLange(b: WoordBeeld, van: number): boolean {
  return b.klanken.some((k) => k.van === van && k.klank === 'ie');
}

/** Whether the letter stands in an abbreviation before a hyphen, where its name is said: wc-bril, cd-speler. */
function isAfkorting(b: WoordBeeld, van: number): boolean {
  return van < (/^[bcdfghjklmnpqrstvwxz]+-/.exec(b.laag)?.[0].length ?? 0);
}

/** Detectors on loan spellings. */
export const LEENWOORD_REGELS: Readonly<Record<string, CategorieRegel>> = {
  kilo: bij(/i/, (b) =>
    zoek(
      b,
      (g, _i, l) =>
        l === 'i' &&
        g.klank === 'ie' &&
        (b.grenzen.includes(g.tot) ||
          g.tot === b.w.length ||
          b.laag.startsWith("'", g.tot) ||
          /^s?$/.test(b.laag.slice(g.tot))),
    ).filter(
      (s) =>
        isLange(b, s.van) && !b.laag.startsWith('station', s.van - 4) && !/^(?:ing|isch|ier)/.test(b.laag.slice(s.van)),
    ),
  ),
  'c-s': bij(/c/, (b) => zoek(b, (g, _i, l) => l === 'c' && g.klank === 's' && !isAfkorting(b, g.van))),
  'c-k': bij(/c/, (b) =>
    zoek(b, (g, _i, l) => /^(?:c|cc|ck)$/.test(l) && g.klank === 'k' && !isAfkorting(b, g.van)).map((s) => ({
      van: s.van,
      tot: b.laag.charAt(s.tot - 1) === 'k' ? s.tot - 1 : s.tot,
    })),
  ),
  tie: bij(/tie|station/, (b, o) =>
    inStukken(b, /(?<=.[aeiouycknprlx])tie(?=s?$)/, (t) => !(o.tabellen !== false && GEEN_TIE.test(t))).concat(
      patroon(b, /(?<=sta)ti(?=on)/g),
    ),
  ),
  isch: bij(/isch/, (b) =>
    patroon(b, /isch(?=(?:e|s|er|ere|en|st|ste)?$)/g).filter(
      (s) => s.van > 1 && /[aeiouy]/.test(b.laag.slice(0, s.van)),
    ),
  ),
  x: bij(/x/, (b) => zoek(b, (_g, _i, l) => l === 'x')),
  'ch-sj': bij(/ch/, (b) => zoek(b, (g, _i, l) => l === 'ch' && g.klank === 'sj')),
  th: bij(/th/, (b) => zoek(b, (_g, _i, l) => l === 'th')),
  'e-accent': bij(/é/, (b) => zoek(b, (_g, _i, l) => /^éé?$/.test(l))),
  eau: bij(/eau/, (b) => zoek(b, (_g, _i, l) => l === 'eau')),
  'ou-oe': bij(/ou/, (b) => zoek(b, (g, _i, l) => l === 'ou' && g.klank === 'oe')),
  'g-zj': bij(/g/, (b) => zoek(b, (g) => g.klank === 'zj')),
  y: bij(/y/, (b) => patroon(b, /y/g).map((s) => ({ van: s.van, tot: s.tot }))),
  'air-oir': frans,
  eng: engels,
  latijn: bij(/([cfglmnprst])\1|sym|syn/, (b, o) =>
    inStukken(b, LATIJN, (t) => !(o.tabellen !== false && GEEN_LATIJN.test(t))),
  ),
  'teit-iteit': bij(/teit|[iun](?:aa|ee|a|e|ë)l/, (b, o) =>
    inStukken(
      b,
      /teit(?:en)?$|(?<=.)(?:[iu]|on)(?:aal|eel|ale|ele|ële)(?=s?$)/,
      (t) => !(o.tabellen !== false && /toneel|^kano|^on/.test(t)),
    ),
  ),
  trema: bij(/[ëïöü]/, (b) => patroon(b, /(?<=^|[aeiouyé])[ëïöü]/g)),
  koppelteken: bij(/-/, (b) => zoek(b, (_g, _i, l) => l === '-')),
};
