import { bij, patroon, zoek } from './categorie-regel.ts';
import type { CategorieRegel } from './categorie-regel.ts';
import { naadParen } from './categorie-bouw.ts';
import type { WoordBeeld } from './klank.ts';
import { isEngels } from './engels.ts';
import { isKlinkerletter } from './letters.ts';
import { HOMOFONEN } from './tabellen/homofonen.ts';
import type { Span } from './woord.ts';

const HOMOFOON: ReadonlySet<string> = new Set(HOMOFONEN.flat());
const PUUR = new Set(['a', 'e', 'i', 'o', 'u', 'aa', 'ee', 'oo', 'uu', 'ie', 'oe', 'eu', 'ui']);
const KORT = new Set(['a', 'e', 'i', 'o', 'u']);
const ENKEL_LANG: Readonly<Record<string, string>> = { a: 'aa', e: 'ee', o: 'oo', u: 'uu' };

function zonderNaad(b: WoordBeeld, spans: Span[]): Span[] {
  return spans.filter((s) => !b.delen.some((d) => d.van > s.van && d.van < s.tot));
}

function volgt(b: WoordBeeld, i: number): string {
  return b.klanken[i]?.g.toLowerCase() ?? '';
}

function klankzuiver(past: (voor: number, na: number) => boolean): CategorieRegel {
  return (b) => {
    const kernen = b.klanken.filter((k) => k.kern);
    const [kern] = kernen;
    if (!kern || kernen.length !== 1 || b.grenzen.length > 0 || !PUUR.has(kern.g.toLowerCase())) return [];
    const begin = b.laag.slice(0, kern.van);
    const eind = b.laag.slice(kern.tot);
    if (/[xqcy]|th|(.)\1/.test(`${begin} ${eind}`) || /[db]$/.test(eind)) return [];
    return past(begin.length, eind.length) ? [{ van: 0, tot: b.w.length }] : [];
  };
}

function begint(letters: RegExp): CategorieRegel {
  return (b) =>
    [0, ...naadParen(b).map((p) => p.rechts.van)]
      .filter((van) => letters.test(b.laag.slice(van)))
      .map((van) => ({ van, tot: van + 1 }));
}

function eindigt(letter: string): CategorieRegel {
  return bij(new RegExp(letter), (b, o) => {
    if (letter === 't' && o.rol === 'ww') return [];
    return b.delen
      .filter((d) => (d.soort === 'stam' || d.tekst.endsWith('heid')) && d.tekst.toLowerCase().endsWith(letter))
      .filter((d) => d.tot === b.w.length || o.tabellen === false || !isEngels(b.laag))
      .filter(
        (d) =>
          d.tekst.length > 1 && d.tekst.toLowerCase() !== 'uit' && !/(cht|dt|tt|heid)$/.test(d.tekst.toLowerCase()),
      )
      .map((d) => ({ van: d.tot - 1, tot: d.tot }));
  });
}

const verenkeling: CategorieRegel = (b) =>
  b.grenzen.length === 0
    ? []
    : zoek(b, (g, i, l) => {
        if (ENKEL_LANG[l] !== g.klank || !b.grenzen.includes(g.tot)) return false;
        const naad = b.delen.some((d) => d.van === g.tot && d.soort === 'stam');
        return !naad && isEnkeleMedeklinker(volgt(b, i + 1)) && !/^st[rt]/.test(b.laag.slice(g.tot));
      });

/** A new syllable that opens with a consonant; before `ch`, `x` and a doubled letter the vowel is short. */
function isEnkeleMedeklinker(g: string): boolean {
  return g !== '' && !/^(?:ch|x|ng|(.)\1|[^a-z]+)$/.test(g) && !isKlinkerletter(g.charAt(0));
}

const stommeE: CategorieRegel = (b) =>
  b.klanken.flatMap((g, i) => {
    if (g.klank !== '@' || g.g !== 'e' || b.grenzen.length === 0 || !inStam(b, g.van)) return [];
    const dicht = /^[lrnm]$/.test(volgt(b, i + 1)) && !b.grenzen.includes(g.tot);
    return [{ van: g.van, tot: dicht ? g.tot + 1 : g.tot }];
  });

/** Not in a prefix and not in a diminutive suffix. */
function inStam(b: WoordBeeld, van: number): boolean {
  const deel = b.delen.find((d) => van >= d.van && van < d.tot);
  return deel !== undefined && deel.soort !== 'voorvoegsel' && !/^je(?:s|$)/.test(b.laag.slice(van - 1, deel.tot));
}

/** Detectors on sound and letters. */
export const KLANK_REGELS: Readonly<Record<string, CategorieRegel>> = {
  'kz-mkm': klankzuiver((voor, na) => voor < 2 && na < 2),
  'kz-mmkm': klankzuiver((voor, na) => voor === 2 && na < 2),
  'kz-mkmm': klankzuiver((voor, na) => voor < 2 && na === 2),
  'kz-mmkmm': klankzuiver((voor, na) => (voor >= 2 && na >= 2) || voor > 2 || na > 2),
  kleefletter: bij(/[lr]/, (b) =>
    zonderNaad(b, patroon(b, /[lr](?:[mkpfg]|ch)(?![aeiou])|rn(?![aeiou])/g)).filter(
      (s) => !b.grenzen.some((g) => g > s.van && g < s.tot),
    ),
  ),
  sch: bij(/sch/, (b) => patroon(b, /schr?(?=[aeiou])/g).filter((s) => begintLettergreep(b, s.van))),
  ng: bij(/ng/, (b) => zoek(b, (_g, _i, l) => l === 'ng')),
  homofoon: (b, o) => (o.tabellen !== false && HOMOFOON.has(b.laag) ? [{ van: 0, tot: b.w.length }] : []),
  nk: bij(/nk/, (b) => patroon(b, /nk/g).filter((s) => b.klanken.some((k) => k.van === s.van && k.klank === 'ng'))),
  cht: bij(/cht/, (b) =>
    zonderNaad(b, patroon(b, /cht/g)).filter(
      (s) => !b.laag.startsWith('s', s.van - 1) && b.klanken.some((k) => k.van === s.van && k.klank === 'x'),
    ),
  ),
  'ch-g': bij(/ch/, (b) =>
    zoek(
      b,
      (g, i, l) =>
        l === 'ch' &&
        g.klank === 'x' &&
        (i === 0 || isKlinkerletter(volgt(b, i - 1).charAt(0))) &&
        !(volgt(b, i + 1).startsWith('t') && !b.delen.some((d) => d.van === g.tot)),
    ),
  ),
  'eer-oor-eur': bij(/(?:ee|oo|eu)r/, (b) =>
    b.klanken.flatMap((g, i) =>
      ['ee', 'oo', 'eu'].includes(g.g.toLowerCase()) && volgt(b, i + 1) === 'r' && !b.grenzen.includes(g.tot)
        ? [{ van: g.van, tot: g.tot + 1 }]
        : [],
    ),
  ),
  'aai-ooi-oei': bij(/aai|ooi|oei/, (b) => zoek(b, (_g, _i, l) => /^(aai|ooi|oei)$/.test(l))),
  'eeuw-ieuw-uw': bij(/uw/, (b) => zoek(b, (_g, _i, l) => /^(eeuw|ieuw|uw)$/.test(l))),
  ei: bij(/ei/, (b) =>
    zoek(b, (_g, _i, l) => l === 'ei').filter(
      (s) => !b.laag.startsWith('heid', s.van - 1) || b.laag.charAt(s.van - 2) === 'c' || s.van < 3,
    ),
  ),
  ij: bij(/ij/, (b) => zoek(b, (g, _i, l) => l === 'ij' && g.klank === 'ei')),
  au: bij(/au/, (b) => zoek(b, (_g, _i, l) => l === 'au' || l === 'auw')),
  ou: bij(/ou/, (b) => zoek(b, (g, _i, l) => (l === 'ou' || l === 'ouw') && g.klank === 'au')),
  'eind-d': eindigt('d'),
  'eind-t': eindigt('t'),
  'eind-b': eindigt('b'),
  'stomme-e': bij(/e/, stommeE),
  verenkeling,
  verdubbeling: bij(/([^aeiou])\1/, (b) =>
    zoek(
      b,
      (_g, i, l) => l.length === 2 && l.charAt(0) === l.charAt(1) && !/[aeiou]/.test(l) && KORT.has(volgt(b, i - 1)),
    ),
  ),
  'ee-eind': bij(/ee/, (b) =>
    b.delen
      .filter((d) => /ee$/i.test(d.tekst) && d.soort === 'stam')
      .map((d) => ({ van: d.tot - 2, tot: d.tot }))
      .concat(b.grenzen.includes(3) && b.delen[0]?.tot !== 3 ? patroon(b, /(?<=^m)ee(?=[^aeiou].*e[rn]$)/g) : []),
  ),
  'v-f-begin': begint(/^[vf]/),
  'z-s-begin': begint(/^(z|s(?!ch|h|j))/),
};

function begintLettergreep(b: WoordBeeld, van: number): boolean {
  return van === 0 || b.grenzen.includes(van) || b.delen.some((d) => d.van === van);
}
