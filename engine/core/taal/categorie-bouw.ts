import { bij, patroon } from './categorie-regel.ts';
import type { CategorieRegel } from './categorie-regel.ts';
import type { WoordBeeld } from './klank.ts';
import type { Deel } from './morfologie.ts';
import type { Opties } from './opties.ts';
import { tussenVan } from './samenstelling.ts';
import { GEEN_IG, GEEN_ING } from './tabellen/leenklanken.ts';
import { grondwoorden } from './basisvorm.ts';
import { isEngels } from './engels.ts';
import { werkwoordLabels } from './vormen-ww.ts';
import { BIJVOEGLIJK, INFINITIEF } from './woordtabel.ts';
import { VOORDELEN } from './tabellen/samenstelling.ts';
import type { Span } from './woord.ts';

function staart(b: WoordBeeld, regex: RegExp): Span[] {
  const hit = regex.exec(b.laag);
  return hit ? [{ van: hit.index, tot: b.w.length }] : [];
}

function naStam(b: WoordBeeld, regex: RegExp): Span[] {
  return staart(b, regex).filter((s) => s.van >= 2 && /[aeiouyëïö]/.test(b.laag.slice(0, s.van)));
}

type Paar = { links: Deel; rechts: Deel };

/** Several detectors ask for the seams of the same word. */
const PAREN = new WeakMap<WoordBeeld, Paar[]>();

/** Left and right piece of every compound seam; a piece with its prefix or suffix counts as one part. */
export function naadParen(b: WoordBeeld): readonly Paar[] {
  const bekend = PAREN.get(b);
  if (bekend) return bekend;
  const paren = b.delen.length < 2 ? [] : zoekParen(b);
  PAREN.set(b, paren);
  return paren;
}

function zoekParen(b: WoordBeeld): Paar[] {
  return b.delen.flatMap((rechts, i) => {
    const links = b.delen[i - 1];
    return links && isCompositie(links, rechts, b) ? [{ links, rechts }] : [];
  });
}

function isCompositie(links: Deel, rechts: Deel, b: WoordBeeld): boolean {
  if (rechts.soort === 'achtervoegsel' || links.soort === 'voorvoegsel') return false;
  if (rechts.soort === 'voorvoegsel' && links.soort === 'partikel') return false;
  if (VOORDELEN.has(links.tekst.toLowerCase()) && /ing(?:en|s)?$/.test(b.laag)) return false;
  return links.soort !== 'partikel' || !b.laag.endsWith('en');
}

/** Compound part up to the seam, from the seam before it. */
function linkerdeel(b: WoordBeeld, naad: number): string {
  const vorige = naadParen(b)
    .map((p) => p.rechts.van)
    .filter((n) => n < naad);
  return b.laag.slice(Math.max(0, ...vorige), naad);
}

function tussen(letters: 's' | 'n'): CategorieRegel {
  return (b) =>
    naadParen(b).flatMap(({ rechts }) => {
      const links = linkerdeel(b, rechts.van);
      const gevonden = tussenVan(links);
      if (letters === 's') return gevonden === 's' ? [{ van: rechts.van - 1, tot: rechts.van }] : [];
      return gevonden === 'en' || gevonden === 'e' ? [{ van: rechts.van - gevonden.length, tot: rechts.van }] : [];
    });
}

const stemwissel =
  (stemhebbend: 'v' | 'z'): CategorieRegel =>
  (b, o) => {
    const plek = wisselPlek(b, o, stemhebbend);
    return plek === undefined ? [] : [{ van: plek, tot: plek + 1 }];
  };

/** Place of a v or z that stands for f or s in the base word or in the stem of the verb. */
function wisselPlek(b: WoordBeeld, o: Opties, letter: 'v' | 'z'): number | undefined {
  const plek = b.laag.lastIndexOf(letter);
  if (plek < 1 || !/^.(?:en|e|er|ers|ere|eren)$/.test(b.laag.slice(plek))) return undefined;
  const basis = (o.lemma ?? '').toLowerCase();
  const stemloos = letter === 'v' ? 'f' : 's';
  if (basis.endsWith(stemloos)) return plek;
  return basis === '' && o.tabellen !== false && isWerkOfBijvoeglijk(b, o, plek) ? plek : undefined;
}

/** Infinitive, also with a separable part, or the long form of an adjective: lezen, voorlezen, lieve. */
function isWerkOfBijvoeglijk(b: WoordBeeld, o: Opties, plek: number): boolean {
  const deel = b.laag.slice(naadParen(b).at(-1)?.rechts.van ?? (b.delen[0]?.soort === 'partikel' ? b.delen[0].tot : 0));
  if (b.laag.endsWith('eren')) return false;
  if (b.laag.endsWith('en'))
    return o.rol === 'ww' || INFINITIEF.has(b.laag) || INFINITIEF.has(deel) || heeftStemloos(b.laag);
  return grondwoorden(b.laag.slice(0, plek + 1)).some((g) => BIJVOEGLIJK.has(g) && /[fs]$/.test(g));
}

/** Past or participle of a verb with f or s: schreven, gelezen. */
function heeftStemloos(w: string): boolean {
  return werkwoordLabels(w).some((l) => /^ww-v[td]-sterk$/.test(l.id));
}

/** Detectors on morphemes; readings as an inflected word are in `categorie-vorm.ts`. */
export const BOUW_REGELS: Readonly<Record<string, CategorieRegel>> = {
  voorvoegsel: (b) =>
    b.delen.length < 2 ? [] : b.delen.filter((d) => d.soort === 'voorvoegsel').map(({ van, tot }) => ({ van, tot })),
  samenstelling: (b) =>
    naadParen(b)
      .filter(({ rechts }) => b.laag.charAt(rechts.van) !== "'")
      .map(({ rechts }) => ({ van: rechts.van - 1, tot: rechts.van + 1 })),
  'tussen-n': tussen('n'),
  'tussen-s': tussen('s'),
  ig: bij(/ig/, (b, o) =>
    o.tabellen !== false && GEEN_IG.test(b.laag)
      ? []
      : naStam(b, /ig(?:e|er|ers|ere|st|ste|s|en|heid|heden)?$/)
          .filter((s) => b.klanken.some((k) => k.van === s.van && k.klank === '@'))
          .map((s) => ({ van: s.van, tot: s.van + 2 })),
  ),
  lijk: bij(/lijk/, (b) =>
    naStam(b, /lijk(?:e|s|er|ere|st|ste|heid|heden)?$/)
      .filter((s) => !/^(?:(?:on|ver|onver|te)?ge|be)$/.test(b.laag.slice(0, s.van)))
      .map((s) => ({ van: s.van, tot: s.van + 4 })),
  ),
  ing: bij(/ing|he[id]|schap/, (b, o) =>
    o.tabellen !== false && (GEEN_ING.test(b.laag) || isEngels(b.laag))
      ? []
      : naStam(b, /(?:ingen|ing|heid|heden|schap|schappen)$/).filter((s) => !isEenGreep(b, s)),
  ),
  'f-v': stemwissel('v'),
  's-z': stemwissel('z'),
  'komma-s': bij(/'/, (b) => [
    ...patroon(b, /(?<![\p{L}])'[snt](?![\p{L}'])/gu),
    ...patroon(b, /(?<=^[mzd]|^zo)'[nr]$/g),
    ...patroon(b, /(?<=^[a-z]\d)'/g),
  ]),
  hoofdletter: (b) =>
    b.w === b.laag
      ? []
      : [...b.w.matchAll(/(?<=^|-)\p{Lu}(?=\p{Ll}|-|$)/gu)].map(({ index }) => ({ van: index, tot: index + 1 })),
};

/** `ring`, `zing`, also as the last part of a compound: no suffix. */
function isEenGreep(b: WoordBeeld, s: Span): boolean {
  const deel = [...b.delen].reverse().find((d) => d.van <= s.van && d.soort !== 'achtervoegsel');
  return (
    deel !== undefined &&
    !/[aeiouy]/.test(b.laag.slice(deel.van, s.van)) &&
    s.van > deel.van &&
    !b.laag.slice(s.van).startsWith('h')
  );
}
