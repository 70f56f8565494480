import { grondwoorden } from './basisvorm.ts';
import { GEEN_MEERVOUD_S, MEERVOUD_WINT, STOFFELIJK, WW_TREMA } from './tabellen/vormkeuze.ts';
import { MV_ONREGELMATIG } from './tabellen/mv-onregelmatig.ts';
import { GEEN_MEERVOUD, MV_ONREG } from './tabellen/mv-onreg.ts';
import { verkleinLezing } from './verkleinontleding.ts';
import type { Lezing } from './lezing.ts';
import { BIJVOEGLIJK, INFINITIEF, isNaamwoord, ZELFSTANDIG } from './woordtabel.ts';

const LEEN_EN = /(?:ing|iteit|schapp|ant|ent|ist|iek|oon|eur|aal|eel|teit|heid|nis|ief|eelt)en$/;
const ZWAKKE_S = /(?:[^aeiou]e[lmnr]|aar|aard|erd|ier|ie|tie|age|eau|é|ee|oe|je|sel|eur|[^aeiou]e)s$/;
const KLEIN = /(?:je|jes)$/;

/** Noun readings of a lower-case word: plural and diminutive. `tabellen` false leaves only what the ending itself tells. */
export function naamwoordLezingen(w: string, tabellen: boolean): Lezing[] {
  const klein = verkleinLezing(w, tabellen);
  const meer = meervoudLezing(w, tabellen);
  return [...(klein ? [klein] : []), ...(meer ? [meer] : [])];
}

/** Readings when the caller says what the form is; the ending decides when no base is known. */
export function rolLezingen(
  w: string,
  vraag: { rol: 'mv' | 'verkl'; lemma: string | undefined; tabellen: boolean },
): Lezing[] {
  const lezingen =
    vraag.rol === 'verkl'
      ? alsVerklein(w, vraag.tabellen)
      : [alsMeervoud(w, vraag.lemma?.toLowerCase(), vraag.tabellen)];
  return vraag.lemma === undefined ? lezingen : lezingen.map((l) => ({ ...l, lemma: vraag.lemma }));
}

function alsVerklein(w: string, tabellen: boolean): Lezing[] {
  const klein = verkleinLezing(w, tabellen) ?? { id: 'verkl-je', van: w.replace(/s$/, '').length - 2 };
  return w.endsWith('s') ? [klein, { id: 'mv-s', van: w.length - 1 }] : [klein];
}

function alsMeervoud(w: string, lemma: string | undefined, tabellen: boolean): Lezing {
  if (lemma !== undefined && (isOnregelmatig(lemma, w) || eigenOnregelmatig(w) === lemma))
    return { id: 'mv-onreg', van: onregEinde(w) };
  const opS = w.endsWith('s');
  return meervoudLezing(w, tabellen) ?? { id: opS ? 'mv-s' : 'mv-en', van: w.length - (opS ? 1 : 2) };
}

function onregEinde(w: string): number {
  return /(?:er)?en$|[^aeiou]?[ai]$|lui$|lieden$/.exec(w)?.index ?? w.length - 1;
}

function meervoudLezing(w: string, tabellen: boolean): Lezing | undefined {
  if (/[^']'s$/.test(w)) return { id: 'mv-apos', van: w.length - 2, lemma: w.slice(0, -2) };
  if (/..[ei]ën$/.test(w))
    return tabellen && WW_TREMA.has(w) ? undefined : { id: 'mv-trema', van: w.length - 2, lemma: w.slice(0, -2) };
  if (w.endsWith('heden')) return { id: 'mv-en', van: w.length - 2, lemma: `${w.slice(0, -5)}heid` };
  if (/[^']s$/.test(w)) return meervoudS(w, tabellen);
  if (!tabellen) return undefined;
  return onregelmatig(w) ?? (w.endsWith('en') ? meervoudEn(w) : undefined);
}

function meervoudS(w: string, tabellen: boolean): Lezing | undefined {
  const lemma = w.slice(0, -1);
  const zwak = w.length > 4 && ZWAKKE_S.test(w);
  const gevonden = KLEIN.test(w) || (tabellen ? isBekendeS(w, lemma, zwak) : zwak);
  return gevonden ? { id: 'mv-s', van: w.length - 1, lemma } : undefined;
}

function isBekendeS(w: string, lemma: string, zwak: boolean): boolean {
  if (GEEN_MEERVOUD_S.has(w) || isNaamwoord(w)) return false;
  if (
    ZELFSTANDIG.s.has(lemma) ||
    (ZELFSTANDIG.en.has(lemma) && (zwak || (lemma.length > 4 && !BIJVOEGLIJK.has(lemma))))
  )
    return true;
  return zwak && !BIJVOEGLIJK.has(w) && !BIJVOEGLIJK.has(lemma);
}

/** Irregular plurals of a rare word that are the regular plural of a common one: staaf, not staf. */
const GEWOON_EERST: ReadonlySet<string> = new Set(['staven']);

const ONREG_VORMEN: ReadonlyMap<string, string> = new Map(
  [...MV_ONREG.heel].flatMap(([lemma, vormen]) =>
    vormen.filter((v) => isOnregelmatig(lemma, v) && !GEWOON_EERST.has(v)).map((v) => [v, lemma] as const),
  ),
);

/** Another vowel length, -eren, -lui or a Latin ending; a mere choice between -s and -en is regular. */
function isOnregelmatig(lemma: string, vorm: string): boolean {
  if ([lemma, `${lemma}s`, `${lemma}'s`, `${lemma}n`].includes(vorm)) return false;
  if (!vorm.endsWith('en')) return /(?:a|i|lui|ders|es)$/.test(vorm);
  return (
    MV_ONREGELMATIG.has(lemma) ||
    vorm.endsWith('lieden') ||
    (vorm.endsWith('eren') && !lemma.endsWith('r')) ||
    isNieuweKlank(lemma, vorm.slice(0, -2))
  );
}

/** The letters before -en are not those the rules make of the base: `dag` keeps one g, `stad` becomes `sted`. */
function isNieuweKlank(lemma: string, stam: string): boolean {
  const kort = stam === lemma && /(?:^|[^aeiou])[aeiou][bdfgklmnprst]$/.test(lemma) && !/e[lnrm]$/.test(lemma);
  return kort || !grondwoorden(stam).includes(lemma);
}

function onregelmatig(w: string): Lezing | undefined {
  const lemma =
    ONREG_VORMEN.get(w) ?? eigenOnregelmatig(w) ?? (/.lieden$/.test(w) ? `${w.slice(0, -6)}man` : undefined);
  if (lemma === undefined || (INFINITIEF.has(w) && !MEERVOUD_WINT.has(w))) return undefined;
  return { id: 'mv-onreg', van: onregEinde(w), lemma };
}

/** Short nouns whose vowel becomes long: dagen, paden, holen. */
function eigenOnregelmatig(w: string): string | undefined {
  const stam = w.slice(0, -2);
  if (/.{2}(?:dag|weg|pad|dak|glas|gat|schot|slot)en$/.test(w) && !INFINITIEF.has(w)) return stam;
  return w.endsWith('en') && MV_ONREGELMATIG.has(stam) && /[^aeiou][aeiou][bdfgklmnprst]$/.test(stam)
    ? stam
    : undefined;
}

function meervoudEn(w: string): Lezing | undefined {
  if ((INFINITIEF.has(w) || STOFFELIJK.has(w)) && !MEERVOUD_WINT.has(w)) return undefined;
  const lemma = [...grondwoorden(w.slice(0, -2)).filter((b) => b.length > 2), w.slice(0, -1)].find(
    (b) => ZELFSTANDIG.en.has(b) && !GEEN_MEERVOUD.has(b),
  );
  if (lemma !== undefined) return { id: 'mv-en', van: w.length - 2, lemma };
  return LEEN_EN.test(w) && w.length > 6 && !BIJVOEGLIJK.has(w) ? { id: 'mv-en', van: w.length - 2 } : undefined;
}
