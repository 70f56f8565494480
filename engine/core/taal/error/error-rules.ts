import {
  isShort,
  replaceNeighbor,
  rewrite,
  rule,
  seldom,
  swap,
  type MistakePicture,
  type SlipRule,
  type SlipSpot,
  type Slip,
  type Replacement,
} from './error-slip.ts';
import { FORM_MISTAKES } from './error-forms.ts';
import type { CatSpan } from '../woord/woord.ts';

const KLINKER = /[aeiouyëïöü]/;

const LETTER_MISTAKES: Readonly<Record<string, SlipRule>> = {
  ei: rule(1, (p) => (p.tekst === 'ei' ? ['ij', 'eij', isShort(p.b) ? 'ie' : seldom(p, 'ie')] : [])),
  ij: swap(1, { ij: ['ei', 'y', 'eij'] }),
  au: rule(1, (p) => auMistakes(p, 'ou')),
  ou: rule(1, (p) => auMistakes(p, 'au')),
  'eind-d': rule(1, (p) => (p.tekst === 'd' ? ['t', ...(p.cat.tot === p.b.w.length ? [seldom(p, 'dt')] : [])] : [])),
  'eind-t': rule(1, (p) => endT(p)),
  'eind-b': swap(0.8, { b: ['p'] }),
  'ch-g': swap(0.9, { ch: ['g', 'gg'], g: ['ch'] }),
  cht: swap(0.9, { cht: ['gt', 'ght'] }),
  sch: rule(0.6, (p) => schMistakes(p)),
  ng: rule(0.6, (p) => (KLINKER.test(p.b.laag.charAt(p.cat.tot)) ? ['ngg', 'n', 'nk'] : ['n', 'nk'])),
  nk: swap(0.6, { nk: ['ngk', 'ng', 'k'] }),
  'eer-oor-eur': rule(0.7, (p) => (isShort(p.b) ? AS_HEARD[p.tekst] : undefined) ?? [p.tekst.slice(1)]),
  'aai-ooi-oei': swap(0.6, {
    aai: ['aaj', 'ai', 'aij', 'aaij', 'aj'],
    ooi: ['ooj', 'oi', 'oij', 'ooij', 'oj'],
    oei: ['oej', 'oeij', 'oi'],
  }),
  'eeuw-ieuw-uw': swap(0.8, { eeuw: ['eew', 'eeu', 'euw', 'ew'], ieuw: ['iew', 'iuw', 'ieu'], uw: ['u', 'uuw'] }),
  'stomme-e': rule(0.6, (p) => silentE(p)),
  voorvoegsel: rule(0.4, (p) => voorvoegselMistakes(p)),
  verenkeling: rule(0.8, (p) => [
    p.tekst + p.tekst,
    replaceNeighbor(p, [1, 1], p.b.laag.charAt(p.cat.tot)),
    ...voiceless(p),
  ]),
  verdubbeling: rule(1, (p) => [p.tekst.charAt(0)]),
  'ee-eind': rule(0.8, (p) => ['e', ...(p.cat.tot === p.b.w.length ? ['é', 'eej'] : [])]),
  'v-f-begin': swap(0.8, { v: ['f'], f: ['v'], V: ['F'], F: ['V'] }),
  'z-s-begin': rule(0.8, (p) =>
    p.tekst === 'z' ? ['s'] : /[aeiouw]/.test(p.b.laag.charAt(p.cat.tot)) ? ['z', 'c'] : [],
  ),
  'f-v': swap(0.8, { v: ['f'] }),
  's-z': swap(0.8, { z: ['s'] }),
  kleefletter: rule(0.5, (p) =>
    STICKY_ENDING.test(p.b.laag.slice(p.cat.tot)) ? stickyMistakes(p.tekst.charAt(0), p.tekst.slice(1)) : [],
  ),
  kilo: rule(0.9, (p) => ['ie', ...asJ(p)]),
  'c-s': rule(0.8, (p) => (p.b.laag.charAt(p.cat.van - 1) === 's' ? [''] : ['s', ...(p.cat.van === 0 ? ['z'] : [])])),
  'c-k': swap(0.8, { c: ['k', 'ck'], cc: ['kk', 'k', 'c'] }),
  tie: rewrite(0.9, [
    [/^ti/, 'si'],
    [/^ti/, 'tsi'],
    [/^tie/, 'ti'],
    [/^tie/, 'cie'],
  ]),
  isch: swap(0.9, { isch: ['ies', 'is', 'ich', 'iesch'] }),
  x: swap(0.9, { x: ['ks', 'cs', 'kx', 'kz'] }),
  y: rule(0.9, (p) => yMistakes(p)),
  th: swap(0.9, { th: ['t', 'tt'] }),
  'e-accent': swap(0.9, { é: ['ee', 'e', 'è'], è: ['e', 'é', 'ee'], ê: ['e', 'è', 'ee'] }),
  eau: swap(0.9, { eau: ['o', 'oo', 'au', 'ou'] }),
  'ch-sj': rule(0.9, (p) => ['sj', 'sh', 's', 'sch', ...(p.cat.van === 0 ? ['tsj'] : [])]),
  'ou-oe': swap(0.9, { ou: ['oe', 'o', 'u', 'oo'] }),
  'g-zj': swap(0.9, { g: ['zj', 'sj', 'j', 's'] }),
  trema: swap(1, { ë: ['e'], ï: ['i'], ö: ['o'], ü: ['u'] }),
  koppelteken: swap(1, { '-': ['', ' '] }),
  'komma-s': rule(1, ({ tekst: text }) => [text.replace("'", ''), `${text.replace("'", '')}'`]),
  'air-oir': rewrite(0.9, [
    [/oir/, 'waar'],
    [/oir/, 'oar'],
    [/aille/, 'alje'],
    [/oi(?!r)/, 'wa'],
    [/air/, 'eer'],
    [/air/, 'er'],
    [/eur/, 'ur'],
    [/eur/, 'uer'],
    [/ette/, 'ete'],
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
  eng: rewrite(0.9, [
    [/ea/, 'ie'],
    [/ea/, 'ee'],
    [/oa/, 'oo'],
    [/a[iy]/, 'ee'],
    [/a([^aeioug])e/, 'ee$1'],
    [/(?<!a)i([^aeiouv])e/, 'ai$1'],
    [/oo/, 'oe'],
    [/ee/, 'ie'],
    [/sh/, 'sj'],
    [/tch|ch/, 'tsj'],
    [/ck/, 'k'],
    [/(?<![aeoq])u(?!ll|sh)(?=[^aeiou]{2}|[^aeiou]?$)/, 'o'],
    [/c(?=[aoulr])/, 'k'],
    [/pu/, 'pjoe'],
    [/ow(?=s?$)/, 'oo'],
    [/ow(?!e|s?$)/, 'au'],
    [/(?<!e)y$/, 'ie'],
    [/(?<![ceo])a(?![iywurl])/, 'e'],
    [/([bdfglmnprst])\1/, '$1'],
  ]),
  latijn: rule(1, (p) => latinMistakes(p)),
  'teit-iteit': rewrite(0.9, [
    [/teit/, 'tijt'],
    [/teit$/, 'teid'],
    [/teit$/, 'tijd'],
    [/aal/, 'al'],
    [/^ale/, 'aale'],
    [/eel/, 'el'],
    [/^i/, 'ie'],
    [/^u/, 'uw'],
  ]),
  leestekens: rule(0.6, () => ['']),
};

const LATIN = rewrite(1, [
  [/([bcdfglmnprst])\1/, '$1'],
  [/^co/, 'ko'],
  [/^sy/, 'si'],
]);

/** A doubled letter once, and c as it sounds: acc- is ak or aks. */
function latinMistakes(p: SlipSpot): readonly Replacement[] {
  const sound = /[ei]/.test(p.b.laag.charAt(p.cat.tot)) ? 'aks' : 'akk';
  return [...LATIN.create(p), ...(p.tekst === 'acc' ? [sound] : [])];
}

/** The other letters for the sound, and a w too many or too few where one can be written: not before a consonant. */
function auMistakes({ tekst: text, b, cat }: SlipSpot, other: 'au' | 'ou'): readonly string[] {
  if (text.endsWith('w')) return [`${other}w`, text.slice(0, -1), other];
  const next = b.laag.charAt(cat.tot);
  return [other, ...(next === '' || KLINKER.test(next) ? [`${other}w`, `${text}w`] : [])];
}

/** The vowel before r as a beginner hears it. */
const AS_HEARD: Readonly<Record<string, readonly string[]>> = {
  eer: ['ir', 'er', 'ier', 'eir'],
  oor: ['or', 'oer'],
  eur: ['ur', 'uur'],
};

/** Before a vowel the i is heard as j, not behind t (-tieel) and not before dots; elsewhere a learned word has y. */
function asJ({ b, cat }: SlipSpot): string[] {
  const next = b.laag.charAt(cat.tot);
  if (!KLINKER.test(next)) return cat.van === 0 ? [] : ['y'];
  return /[ëïöü]/.test(next) || b.laag.charAt(cat.van - 1) === 't' ? [] : ['j'];
}

const RULES: Readonly<Record<string, SlipRule>> = { ...LETTER_MISTAKES, ...FORM_MISTAKES };

/** What may follow l or r with its consonant where the weak sound is heard: the end of the word or an ending. */
const STICKY_ENDING = /^(?:s?t?|en?|jes?)$/;

/** The weak sound between l or r and the next consonant is written, also with the letter doubled (`mellek`). */
function stickyMistakes(sticky: string, after: string): string[] {
  return [`${sticky}u${after}`, `${sticky}e${after}`, `${sticky}${sticky}e${after}`, `${sticky}${sticky}u${after}`];
}

function schMistakes(p: SlipSpot): readonly Replacement[] {
  const withoutS = p.b.laag.charAt(p.cat.van - 1) === 's' ? [replaceNeighbor(p, [-1, 0], '')] : [];
  return [...withoutS, ...(p.tekst.startsWith('schr') ? ['sgr', 'sr'] : ['sg', ...(isShort(p.b) ? ['s'] : []), 'sj'])];
}

/** A weak e sounds like u: other vowel, left out, or the consonant behind it doubled; of -en also the n is left out. */
function silentE(p: SlipSpot): readonly Replacement[] {
  const rest = p.tekst.slice(1);
  const next = p.b.laag.charAt(p.cat.tot);
  if (rest === '') return next === '' ? slotE(p) : weakE(p, next);
  const end = rest === 'n' && next === '' && !/(?:ig|end)$/.test(p.b.laag.slice(0, p.cat.van)) ? ['e'] : [];
  return [...(p.b.laag.charAt(p.cat.van - 1) === 'c' ? [] : [`u${rest}`]), ...end, ...leftOut(p, next)];
}

const weakE = (p: SlipSpot, next: string): string[] => [
  'u',
  ...leftOut(p, next),
  ...(/[klmnr]/.test(next) ? [`e${next}`] : []),
];

/** Only where the letters that come together can be said. */
const leftOut = (p: SlipSpot, next: string): string[] =>
  p.b.klanken.length > 3 && (next === '' || next === 'e') ? [p.tekst.slice(1)] : [];

/** The last letter is the u it sounds like in a short word. */
const slotE = ({ b }: SlipSpot): string[] => (b.klanken.length === 4 || b.klanken.length === 5 ? ['u'] : []);

/** At the end the t is a d by ear; behind s, k and the like it is left out, and a d is rare. */
function endT(p: SlipSpot): readonly Replacement[] {
  if (p.tekst !== 't') return [];
  return /[cfkpsx]/.test(p.b.laag.charAt(p.cat.van - 1)) ? [''] : ['d'];
}

/** As it sounds: j before a vowel (yoga), with the vowel before it (hockey, spray, boy), and ie or i elsewhere. */
function yMistakes(p: SlipSpot): readonly Replacement[] {
  const [before, after] = [p.b.laag.charAt(p.cat.van - 1), p.b.laag.charAt(p.cat.tot)];
  const heard: Readonly<Record<string, readonly string[]>> = { e: ['ie', 'y', 'i'], a: ['ee', 'ai'], o: ['ooi', 'oj'] };
  const together = KLINKER.test(after) ? undefined : heard[before];
  if (together !== undefined) return together.map((by) => replaceNeighbor(p, [-1, 1], by));
  const isClosed = after !== '' && !p.b.bounds.includes(p.cat.tot);
  if (!KLINKER.test(after)) return isClosed ? ['i', 'ij'] : ['ie', 'i', 'ij'];
  return before === '' ? ['j', 'ij'] : ['j', 'i', 'ij'];
}

/** The weak e of a prefix is heard as u: `vurhaal`, `buloont`. */
function voorvoegselMistakes({ tekst: text, b, cat }: SlipSpot): string[] {
  if (!text.includes('e')) return ['ond', 'on'];
  return text === 'her' || /[ëïöü]/.test(b.laag.charAt(cat.tot)) ? [] : [text.replace('e', 'u')];
}

/** After an open syllable v and z are often heard as f and s (`hafen`, `oser`). */
function voiceless(p: SlipSpot): Replacement[] {
  const by: Readonly<Record<string, string>> = { v: 'f', z: 's' };
  const klank = by[p.b.laag.charAt(p.cat.tot)];
  return klank === undefined ? [] : [replaceNeighbor(p, [1, 2], klank)];
}

/** Slips of one category span; sound slips that no category licenses are in `klank-errors.ts`. */
export function slipsOf(b: MistakePicture, cat: CatSpan): Slip[] {
  const error = RULES[cat.id];
  if (!error) return [];
  const text = cat.id === 'hoofdletter' ? b.w.slice(cat.van, cat.tot) : b.laag.slice(cat.van, cat.tot);
  return error.create({ b, cat, tekst: text }).map((out, i) => {
    const [from, until, by, share] = typeof out === 'string' ? [cat.van, cat.tot, out] : out;
    const base = error.base * (share ?? Math.max(1 - i * 0.2, 0.3));
    return { van: from, tot: until, door: by, categorie: cat.id, base };
  });
}
