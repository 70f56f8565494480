import {
  buur,
  herschrijf,
  regel,
  ruil,
  type FoutBeeld,
  type FoutRegel,
  type Plek,
  type Slip,
  type Vervanging,
} from './fout-slip.ts';
import { VORM_FOUTEN } from './fout-vormen.ts';
import type { CatSpan } from './woord.ts';

const KLINKER = /[aeiouyëïöü]/;

const LETTER_FOUTEN: Readonly<Record<string, FoutRegel>> = {
  ei: ruil(1, { ei: ['ij', 'ie', 'eij'] }),
  ij: ruil(1, { ij: ['ei', 'y', 'eij'] }),
  au: ruil(1, { au: ['ou', 'auw'], auw: ['ouw', 'au', 'ou'] }),
  ou: ruil(1, { ou: ['au', 'auw', 'ouw'], ouw: ['auw', 'ou', 'au'] }),
  'eind-d': ruil(1, { d: ['t', 'dt'] }),
  'eind-t': regel(1, (p) => eindT(p)),
  'eind-b': ruil(0.8, { b: ['p'] }),
  'ch-g': ruil(0.9, { ch: ['g', 'gg'], g: ['ch'] }),
  cht: ruil(0.9, { cht: ['gt', 'ght'] }),
  sch: regel(0.6, (p) => schFouten(p)),
  ng: regel(0.6, (p) => (KLINKER.test(p.b.laag.charAt(p.cat.tot)) ? ['ngg', 'n', 'nk'] : ['n', 'nk'])),
  nk: ruil(0.6, { nk: ['ngk', 'ng', 'k'] }),
  'eer-oor-eur': ruil(0.7, { eer: ['ir', 'er', 'ier', 'eir'], oor: ['or', 'oer'], eur: ['ur', 'uur'] }),
  'aai-ooi-oei': ruil(0.6, {
    aai: ['aaj', 'ai', 'aij', 'aaij', 'aj'],
    ooi: ['ooj', 'oi', 'oij', 'ooij', 'oj'],
    oei: ['oej', 'oeij', 'oi'],
  }),
  'eeuw-ieuw-uw': ruil(0.8, { eeuw: ['eew', 'eeu', 'euw', 'ew'], ieuw: ['iew', 'iuw', 'ieu'], uw: ['u', 'uuw'] }),
  'stomme-e': regel(0.6, (p) => stommeE(p)),
  voorvoegsel: regel(0.4, ({ tekst }) => voorFouten(tekst)),
  verenkeling: regel(0.8, (p) => [p.tekst + p.tekst, buur(p, [1, 1], p.b.laag.charAt(p.cat.tot)), ...stemloos(p)]),
  verdubbeling: regel(1, (p) => [p.tekst.charAt(0), buur(p, [0, 0], p.b.laag.charAt(p.cat.van - 1))]),
  'ee-eind': ruil(0.8, { ee: ['e', 'é', 'eej'] }),
  'v-f-begin': ruil(0.8, { v: ['f'], f: ['v'], V: ['F'], F: ['V'] }),
  'z-s-begin': regel(0.8, (p) =>
    p.tekst === 'z' ? ['s'] : /[aeiouw]/.test(p.b.laag.charAt(p.cat.tot)) ? ['z', 'c'] : [],
  ),
  'f-v': ruil(0.8, { v: ['f', 'ff', 'w'] }),
  's-z': ruil(0.8, { z: ['s', 'ss', 'zz'] }),
  kleefletter: regel(0.5, (p) =>
    KLEEF_SLOT.test(p.b.laag.slice(p.cat.tot)) ? kleefFouten(p.tekst.charAt(0), p.tekst.slice(1)) : [],
  ),
  kilo: regel(0.9, (p) => (p.cat.tot < p.b.w.length ? ['ie', 'y', 'e'] : ['ie', 'y'])),
  'c-s': ruil(0.8, { c: ['s', 'z', 'sc'] }),
  'c-k': ruil(0.8, { c: ['k', 'ck'], cc: ['kk', 'k', 'c'] }),
  tie: herschrijf(0.9, [
    [/^ti/, 'si'],
    [/^ti/, 'tsi'],
    [/^tie/, 'ti'],
    [/^ti/, 'zi'],
    [/^tie/, 'cie'],
  ]),
  isch: ruil(0.9, { isch: ['ies', 'is', 'ich', 'iesch'] }),
  x: ruil(0.9, { x: ['ks', 'cs', 'kx', 'kz'] }),
  y: ruil(0.9, { y: ['ie', 'i', 'j', 'ij'] }),
  th: ruil(0.9, { th: ['t', 'tt'] }),
  'e-accent': ruil(0.9, { é: ['ee', 'e', 'è'] }),
  eau: ruil(0.9, { eau: ['o', 'oo', 'au', 'ou'] }),
  'ch-sj': ruil(0.9, { ch: ['sj', 'sh', 's', 'sch', 'tsj'] }),
  'ou-oe': ruil(0.9, { ou: ['oe', 'o', 'u', 'oo'] }),
  'g-zj': ruil(0.9, { g: ['zj', 'sj', 'j', 's'] }),
  trema: ruil(1, { ë: ['e'], ï: ['i'], ö: ['o'], ü: ['u'] }),
  koppelteken: ruil(1, { '-': ['', ' '] }),
  'komma-s': regel(1, ({ tekst }) => [tekst.replace("'", ''), `${tekst.replace("'", '')}'`]),
  'air-oir': herschrijf(0.9, [
    [/oir/, 'waar'],
    [/oir/, 'oar'],
    [/oir/, 'war'],
    [/oi(?!r)/, 'wa'],
    [/air/, 'eer'],
    [/air/, 'er'],
    [/eur/, 'ur'],
    [/eur/, 'uer'],
    [/ette/, 'et'],
    [/et$/, 'ed'],
    [/(?<!e)t(?=$|s$)/, ''],
    [/au/, 'o'],
    [/ant/, 'and'],
    [/ier/, 'jee'],
    [/on$/, 'ong'],
    [/gn/, 'nj'],
    [/ou/, 'oe'],
    [/que/, 'ke'],
    [/ch/, 'sj'],
  ]),
  eng: herschrijf(0.9, [
    [/ea/, 'ie'],
    [/ea/, 'ee'],
    [/oa/, 'oo'],
    [/a[iy]/, 'ee'],
    [/a([^aeiou])e/, 'ee$1'],
    [/i([^aeiou])e/, 'ai$1'],
    [/oo/, 'oe'],
    [/ee/, 'ie'],
    [/sh/, 'sj'],
    [/tch|ch/, 'tsj'],
    [/ck/, 'k'],
    [/^j/, 'dj'],
    [/u/, 'o'],
    [/c(?=[aoulr])/, 'k'],
    [/pu/, 'pjoe'],
    [/ow/, 'au'],
    [/y$/, 'ie'],
    [/a/, 'e'],
    [/([bdfglmnprst])\1/, '$1'],
  ]),
  latijn: herschrijf(1, [
    [/([bcdfglmnprst])\1/, '$1'],
    [/^acc/, 'aks'],
    [/^acc/, 'akk'],
    [/^com/, 'kom'],
    [/^con/, 'kon'],
    [/^col/, 'kol'],
    [/^cor/, 'kor'],
    [/^sy/, 'si'],
  ]),
  'teit-iteit': herschrijf(0.9, [
    [/teit/, 'tijt'],
    [/teit/, 'teid'],
    [/teit/, 'tijd'],
    [/teit/, 'tyt'],
    [/aal/, 'al'],
    [/eel/, 'el'],
    [/^i/, 'j'],
    [/^i/, 'ie'],
    [/^u/, 'uw'],
  ]),
  leestekens: regel(0.6, () => ['']),
};

const REGELS: Readonly<Record<string, FoutRegel>> = { ...LETTER_FOUTEN, ...VORM_FOUTEN };

/** What may follow l or r with its consonant where the weak sound is heard: the end of the word or an ending. */
const KLEEF_SLOT = /^(?:s?t?|en?|jes?)$/;

/** The weak sound between l or r and the next consonant is written, also with the letter doubled (`mellek`). */
function kleefFouten(kleef: string, na: string): string[] {
  return [`${kleef}u${na}`, `${kleef}e${na}`, `${kleef}${kleef}e${na}`, `${kleef}${kleef}u${na}`];
}

function schFouten(p: Plek): readonly Vervanging[] {
  const zonderS = p.b.laag.charAt(p.cat.van - 1) === 's' ? [buur(p, [-1, 0], '')] : [];
  return [...zonderS, ...(p.tekst.startsWith('schr') ? ['sgr', 'sr', 'scr'] : ['sg', 's', 'sj'])];
}

/** A weak e sounds like u: other vowel, left out, or the consonant behind it doubled; of -en also the n is left out. */
function stommeE({ tekst, b, cat }: Plek): readonly Vervanging[] {
  const rest = tekst.slice(1);
  const volgende = b.laag.charAt(cat.tot);
  const dubbel = rest === '' && volgende !== '' && !KLINKER.test(volgende) ? [`e${volgende}`] : [];
  const einde = rest === 'n' && cat.tot === b.w.length ? ['e'] : [];
  if (rest === '' && volgende === '') return slotE(b.klanken.length);
  return [
    `u${rest}`,
    ...einde,
    ...(/[lr]/.test(rest) ? [`i${rest}`] : []),
    ...(b.klanken.length > 3 ? [rest] : []),
    ...dubbel,
  ];
}

/** The last letter: left out, or in a short word the u it sounds like. */
function slotE(klanken: number): string[] {
  if (klanken < 4) return [];
  return klanken === 4 ? ['', 'u'] : [''];
}

/** At the end the t is a d or dt by ear; behind s, c and the like it is left out, and a d is rare. */
function eindT(p: Plek): readonly Vervanging[] {
  if (p.tekst !== 't') return [];
  return /[scx]/.test(p.b.laag.charAt(p.cat.van - 1)) ? [''] : ['d', 'dt'];
}

/** The weak e of a prefix is heard as u: `vurhaal`, `buloont`. */
function voorFouten(tekst: string): string[] {
  if (!tekst.includes('e')) return ['ond', 'on'];
  return [tekst.replace('e', 'u')];
}

/** After an open syllable v and z are often heard as f and s (`hafen`, `oser`). */
function stemloos(p: Plek): Vervanging[] {
  const door: Readonly<Record<string, string>> = { v: 'f', z: 's' };
  const klank = door[p.b.laag.charAt(p.cat.tot)];
  return klank === undefined ? [] : [buur(p, [1, 2], klank)];
}

/** Slips of one category span; sound slips that no category licenses are in `klank-fouten.ts`. */
export function slipsVan(b: FoutBeeld, cat: CatSpan): Slip[] {
  const fout = REGELS[cat.id];
  if (!fout) return [];
  const tekst = cat.id === 'hoofdletter' ? b.w.slice(cat.van, cat.tot) : b.laag.slice(cat.van, cat.tot);
  return fout.maak({ b, cat, tekst }).map((uit, i) => {
    const [van, tot, door] = typeof uit === 'string' ? [cat.van, cat.tot, uit] : uit;
    return { van, tot, door, categorie: cat.id, basis: fout.basis * Math.max(1 - i * 0.2, 0.3) };
  });
}
