import { patroon, zoek } from './categorie-regel.ts';
import type { CategorieRegel } from './categorie-regel.ts';
import type { WoordBeeld } from './klank.ts';
import type { Span } from './woord.ts';

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
    if (b.grenzen.length > 0) return [];
    const kern = b.klanken.findIndex((k) => k.kern);
    const enig = b.klanken.filter((k) => k.kern);
    if (enig.length !== 1 || !PUUR.has(b.klanken[kern]?.g.toLowerCase() ?? '')) return [];
    const begin = b.laag.slice(0, b.klanken[kern]?.van);
    const eind = b.laag.slice(b.klanken[kern]?.tot);
    if (/[xqcy]/.test(b.laag) || /[dbg]$/.test(eind.replace(/g$/, '')) || /(.)\1/.test(`${begin} ${eind}`)) return [];
    return past(begin.length, eind.length) ? [{ van: 0, tot: b.w.length }] : [];
  };
}

function begint(letters: RegExp): CategorieRegel {
  return (b) =>
    b.delen
      .filter((d) => d.soort !== 'achtervoegsel' && letters.test(d.tekst.toLowerCase()))
      .map((d) => ({ van: d.van, tot: d.van + 1 }));
}

function eindigt(letter: string): CategorieRegel {
  return (b, o) => {
    if (letter === 't' && o.rol === 'ww') return [];
    return b.delen
      .filter((d) => (d.soort === 'stam' || /heid$/.test(d.tekst)) && d.tekst.toLowerCase().endsWith(letter))
      .filter((d) => d.tekst.length > 1 && !/(cht|dt|tt|heid)$/.test(d.tekst.toLowerCase()))
      .map((d) => ({ van: d.tot - 1, tot: d.tot }));
  };
}

const verenkeling: CategorieRegel = (b) =>
  zoek(b, (g, i, l) => {
    const na = volgt(b, i + 1);
    const open = b.grenzen.includes(g.tot) && !b.delen.some((d) => d.van === g.tot && d.soort === 'stam');
    return open && ENKEL_LANG[l] === g.klank && !(b.klanken[i + 1]?.kern ?? true) && na !== 'ch' && na !== 'x' && na.length === 1;
  });

const stommeE: CategorieRegel = (b) =>
  b.klanken.flatMap((g, i) => {
    if (g.klank !== '@' || !/^[eë]$/.test(g.g)) return [];
    const deel = b.delen.find((d) => g.van >= d.van && g.van < d.tot);
    if (b.grenzen.length === 0 || deel?.soort === 'voorvoegsel' || /^[tpk]?jes?$/.test(deel?.tekst ?? '')) return [];
    const na = volgt(b, i + 1);
    const dicht = na !== '' && !b.grenzen.includes(g.tot) && /^[lrnm]$/.test(na);
    return [{ van: g.van, tot: dicht ? g.tot + 1 : g.tot }];
  });

/** Detectors on sound and letters. */
export const KLANK_REGELS: Readonly<Record<string, CategorieRegel>> = {
  'kz-mkm': klankzuiver((voor, na) => voor < 2 && na < 2),
  'kz-mmkm': klankzuiver((voor, na) => voor === 2 && na < 2),
  'kz-mkmm': klankzuiver((voor, na) => voor < 2 && na === 2),
  'kz-mmkmm': klankzuiver((voor, na) => (voor >= 2 && na >= 2) || voor > 2 || na > 2),
  kleefletter: (b) => zonderNaad(b, patroon(b, /[lr](?:[mkpfg]|ch)(?![aeiou])|rn(?![aeiou])/g)).filter((s) => !b.grenzen.some((g) => g > s.van && g < s.tot)),
  sch: (b) => patroon(b, /schr?(?=[aeiou])/g).filter((s) => begintLettergreep(b, s.van)),
  ng: (b) => zoek(b, (_g, _i, l) => l === 'ng'),
  nk: (b) => patroon(b, /nk/g).filter((s) => b.klanken.some((k) => k.van === s.van && k.klank === 'ng')),
  cht: (b) => zonderNaad(b, patroon(b, /cht/g)).filter((s) => !b.laag.startsWith('s', s.van - 1)),
  'ch-g': (b) => zoek(b, (g, i, l) => l === 'ch' && g.klank === 'x' && volgt(b, i - 1) !== 's' && volgt(b, i + 1) !== 't'),
  'eer-oor-eur': (b) =>
    b.klanken.flatMap((g, i) => (['ee', 'oo', 'eu'].includes(g.g.toLowerCase()) && volgt(b, i + 1) === 'r' && !b.grenzen.includes(g.tot) ? [{ van: g.van, tot: g.tot + 1 }] : [])),
  'aai-ooi-oei': (b) => zoek(b, (_g, _i, l) => /^(aai|ooi|oei)$/.test(l)),
  'eeuw-ieuw-uw': (b) => zoek(b, (_g, _i, l) => /^(eeuw|ieuw|uw)$/.test(l)),
  ei: (b) => zoek(b, (_g, _i, l) => l === 'ei').filter((s) => !b.delen.some((d) => d.van === s.van - 1 && d.soort === 'achtervoegsel')),
  ij: (b) => zoek(b, (g, _i, l) => l === 'ij' && g.klank !== '@'),
  au: (b) => zoek(b, (_g, _i, l) => l === 'au' || l === 'auw'),
  ou: (b) => zoek(b, (g, _i, l) => (l === 'ou' || l === 'ouw') && g.klank === 'au'),
  'eind-d': eindigt('d'),
  'eind-t': eindigt('t'),
  'eind-b': eindigt('b'),
  'stomme-e': stommeE,
  verenkeling,
  verdubbeling: (b) => zoek(b, (_g, i, l) => l.length === 2 && l.charAt(0) === l.charAt(1) && !/[aeiou]/.test(l) && KORT.has(volgt(b, i - 1))),
  'ee-eind': (b) => b.delen.filter((d) => /ee$/i.test(d.tekst) && d.soort === 'stam').map((d) => ({ van: d.tot - 2, tot: d.tot })),
  'v-f-begin': begint(/^[vf]/),
  'z-s-begin': begint(/^(z|s(?!ch|h|j))/),
};

function begintLettergreep(b: WoordBeeld, van: number): boolean {
  return van === 0 || b.grenzen.includes(van) || b.delen.some((d) => d.van === van);
}
