import { replaceNeighbor, rule, seldom, swap, type SlipRule, type SlipSpot, type Replacement } from './error-slip.ts';

/** Slips of inflected and built words: plural, diminutive, compound, suffix, verb ending, capital. */
export const FORM_MISTAKES: Readonly<Record<string, SlipRule>> = {
  samenstelling: rule(0.9, (p) => seamMistakes(p)),
  'tussen-n': rule(0.9, ({ tekst: text }) => (text.endsWith('n') ? ['e', 'un'] : [`${text}n`])),
  'tussen-s': swap(0.9, { s: [''] }),
  'verkl-je': rule(0.6, (p) => diminutiveMistakes(p)),
  'verkl-etje': rule(0.7, (p) => diminutiveMistakes(p)),
  'verkl-aatje': rule(0.8, ({ tekst: text }) => aatjeMistakes(text)),
  ig: swap(0.7, { ig: ['ug', 'eg', 'ich', 'ech'] }),
  lijk: rule(0.7, (p) => ['luk', 'lik', 'lek', 'leik', ...beforeLijk(p)]),
  ing: swap(0.7, {
    ing: ['in', 'ink'],
    heid: ['heit', 'hijd'],
    schap: ['sgap', 'schab'],
    ingen: ['inge', 'inggen'],
    heden: ['heeden', 'hedden', 'hede'],
    schappen: ['schapen', 'sgappen'],
  }),
  'mv-en': rule(0.7, (p) => pluralMistakes(p)),
  'mv-s': rule(0.7, (p) => (p.tekst === 's' ? ["'s"] : [])),
  'mv-apos': rule(1, (p) => apostropheMistakes(p)),
  'mv-trema': rule(1, (p) => ['en', 'eën', ...(isBehindE(p) ? ['n'] : []), 'ëen', ...afterTrema(p)]),
  'mv-onreg': rule(0.7, ({ tekst: text }) => [
    text.endsWith('n') ? text.slice(0, -1) : `${text}s`,
    ...(text === 'eren' ? ['en', 'ers'] : []),
  ]),
  stoffelijk: swap(0.7, { en: ['e', 'un'] }),
  'bn-s': rule(0.7, (p) => bnMistakes(p)),
  hoofdletter: rule(0.6, ({ tekst: text }) => [text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase()]),
  'ww-stam': rule(1, (p) => stamMistakes(p)),
  'ww-gebied': rule(1, ({ tekst: text }) => [`${text}t`, ...(text === 'd' ? ['t'] : [])]),
  'ww-inversie': rule(1, (p) => inversionMistakes(p)),
  'ww-tt-t': rule(1, (p) => ttMistakes(p)),
  'ww-tt-dt': swap(1, { dt: ['d', 't'] }),
  'ww-tt-tstam': swap(1, { t: ['d', 'dt', 'tt'] }),
  'ww-vt-te': swap(1, { te: ['de', 'tte'], ten: ['te', 'den', 'tten'] }),
  'ww-vt-de': swap(1, { de: ['te', 'dde'], den: ['de', 'ten', 'dden'] }),
  'ww-vt-tt-dd': rule(1, (p) => doubleMistakes(p)),
  'ww-vt-sterk': rule(1, (p) => strongMistakes(p)),
  'ww-vd': rule(1, (p) => participleMistakes(p)),
  'ww-vd-pv': rule(1, (p) => (p.tekst === 'dt' ? ['d', 't'] : participleMistakes(p))),
  'ww-vd-sterk': swap(1, { en: ['e', 'un'], n: ['d'] }),
  'ww-bvn': rule(1, (p) => bvnMistakes(p)),
  'ww-od': swap(1, { d: ['t', 'dt'], de: ['dde'] }),
  'ww-eng': rule(0.8, ({ tekst: text }) =>
    [...new Set([...englishEd(text), ...ENGLISH_MISTAKE.map(([pattern, by]) => text.replace(pattern, by))])].filter(
      (v) => v !== text,
    ),
  ),
};

/** How a Dutch ending on an English stem goes wrong: the e of the stem or its English vowel lost, d for t. */
const ENGLISH_MISTAKE: readonly (readonly [RegExp, string])[] = [
  [/(?<=^ge.*[kcpsm]e)t$/, 'd'],
  [/e(?=[dt]e?n?$)/, ''],
  [/d(?=e?$)/, 't'],
  [/t(?=e?$)/, 'd'],
  [/ai/, 'ee'],
  [/oa/, 'oo'],
  [/(?<!^g)([aeou])([mstkn])e(?=[dt])/, '$1$1$2'],
];

/** A participle with the English ending: -ed behind the English stem, which doubles a consonant behind a short vowel and writes a long one once (`gescanned`, `gescored`). */
function englishEd(text: string): string[] {
  const stam = /^(ge.+)[dt]$/.exec(text)?.[1];
  if (stam === undefined || /e$|nnis$|[^aeiou]e[lr]$/.test(stam)) return [];
  const whole = /[aeiou]$/.test(stam) || (/[nrs]$/.test(stam) && text.endsWith('t')) ? text : stam;
  if (/[^aeiou][aeiou][bdgklmnprt]$/.test(whole)) return [`${whole}${whole.slice(-1)}ed`];
  return [`${whole.replace(/([aeou])\1(?=[^aeiou]$)/, '$1')}ed`];
}

/** A t too many before je or jij; a stem on t is written as one on d, or loses its t where another consonant stands before it. */
function inversionMistakes(p: SlipSpot): readonly string[] {
  if (p.tekst === 'd') return ['dt', 't'];
  if (p.tekst !== 't') return [`${p.tekst}t`];
  return /[cfhkps]/.test(p.b.laag.charAt(p.cat.van - 1)) ? [''] : ['dt', 'd'];
}

/** A compound in two words; on the seam one of two equal letters is lost, or a t or d between two consonants (stranpaal). */
function seamMistakes(p: SlipSpot): readonly Replacement[] {
  const [l = '', r = ''] = [p.tekst.charAt(0), p.tekst.charAt(1)];
  const isThird = /[td]/.test(l) && !/[aeiou]/.test(r) && /[^aeiou]/.test(p.b.laag.charAt(p.cat.van - 1));
  const lost = l === r || isThird ? [r] : [];
  return [`${l} ${r}`, ...lost, `${l}-${r}`];
}

function diminutiveMistakes(p: SlipSpot): readonly Replacement[] {
  const out: Readonly<Record<string, readonly string[]>> = {
    je: ['ie', 'tje', 'ju'],
    jes: ['tjes', 'jus'],
    tje: ['je', 'tie'],
    pje: ['je', 'tje', 'mje'],
    etje: ['tje', 'utje'],
    nkje: ['ngkje', 'ngetje', 'ngtje', 'nktje'],
    tjes: ['jes', 'tjus'],
    etjes: ['utjes', 'tjes'],
    "'tje": ['tje', 'etje', 'ietje'],
  };
  const end = p.b.laag.charAt(p.cat.van - 1);
  const swap = end === 'd' ? 't' : 'd';
  const other = /[dt]/.test(end) && p.tekst.startsWith('j') ? [replaceNeighbor(p, [-1, 0], swap)] : [];
  return [...other, ...(out[p.tekst] ?? [])];
}

/** Of who or what is so the form without n is one of them: zelfstandige. */
function pluralMistakes({ tekst: text, b, cat }: SlipSpot): readonly string[] {
  if (text === 'n') return ['', 's'];
  return text === 'en' ? [...(/(?:ig|end)$/.test(b.laag.slice(0, cat.van)) ? [] : ['e']), 'un'] : [];
}

const isBehindE = ({ b, cat }: SlipSpot): boolean => /[ie]e$/.test(b.laag.slice(0, cat.van));

/** The e of -ieën and -eeën is written once, with or without its dots. */
function afterTrema(p: SlipSpot): Replacement[] {
  return isBehindE(p) ? [replaceNeighbor(p, [-1, 0], ''), replaceNeighbor(p, [-1, 2], 'en')] : [];
}

function aatjeMistakes(text: string): string[] {
  if (text.startsWith("'")) return ['tje', 'tju', 'ietje'];
  return [
    text.slice(1),
    `${text.charAt(0)}'${text.slice(2)}`,
    text.replace('tje', 'dje'),
    text.replace('ie', 'i'),
  ].filter((v) => v !== text);
}

/** The n before -lijk is hardly heard (`eigelijk`), a doubled one hardly seen (`onmiddelijk`). */
function beforeLijk(p: SlipSpot): Replacement[] {
  const before = p.b.laag.slice(0, p.cat.van);
  if (before.endsWith('en') || before.endsWith('l')) return [replaceNeighbor(p, [-1, 0], '')];
  return before.endsWith('e') && !before.endsWith('ee') ? [replaceNeighbor(p, [0, 0], 'n')] : [];
}

function bnMistakes(p: SlipSpot): readonly Replacement[] {
  const { tekst: text } = p;
  const isVoiced = p.b.laag.charAt(p.cat.van - 1) === 'd' && text.startsWith('s');
  const own = text === 's' ? ['', 'z'] : [/^d/, /t(?=e?$)/].map((letter) => text.replace(letter, ''));
  const others = [text.replace('er', 'ur'), text.replace(/st$/, 'ts')];
  return [...(isVoiced ? [replaceNeighbor(p, [-1, 0], 't')] : []), ...[...own, ...others].filter((v) => v !== text)];
}

/** Stems whose infinitive may have a v or z: leeft, zwerft, reist, plonst; not blaft, kwetst, mist. */
const VOICED_STAM = /(?:[aeiou]{2}|ij|[lr])f$|(?:(?:[aeiou]{2}|ij)n?|on|lan)s$/;

function ttMistakes(p: SlipSpot): readonly Replacement[] {
  const swap: Readonly<Record<string, string>> = { f: 'v', s: 'z' };
  const stam = p.b.laag.slice(0, p.cat.van);
  const voice = VOICED_STAM.test(stam) ? swap[stam.slice(-1)] : undefined;
  return [
    '',
    'd',
    ...(/[cfhkpsx]$/.test(stam) ? [] : ['dt']),
    ...(voice === undefined ? [] : [replaceNeighbor(p, [-1, 0], voice)]),
  ];
}

function stamMistakes(p: SlipSpot): readonly Replacement[] {
  const l = p.tekst;
  const voiced = VOICED_STAM.test(p.b.laag);
  const swap: Readonly<Record<string, readonly Replacement[]>> = {
    f: voiced ? ['v'] : ['ft'],
    s: voiced ? ['z'] : ['st'],
    d: ['t', 'dt'],
    t: ['d', 'dt'],
    g: p.b.laag.endsWith('ng') ? ['k', 'gt'] : ['ch', 'gt'],
    p: ['b'],
    k: [seldom(p, 'ck')],
  };
  return swap[l] ?? [`${l}t`];
}

/** Weak past of a stem on t or d: one letter too few, the wrong one, or the plural for the singular. */
function doubleMistakes(p: SlipSpot): readonly Replacement[] {
  const letter = p.tekst.charAt(0);
  const other = letter === 't' ? 'd' : 't';
  const n = p.tekst.endsWith('n');
  const lang = /([aeou])\1[dt]$/.test(p.b.laag.slice(0, p.cat.van)) ? [replaceNeighbor(p, [-2, 0], '')] : []; // `prate`
  return [
    replaceNeighbor(p, [-1, 0], ''),
    other + p.tekst.slice(1),
    ...lang,
    ...(n ? [p.tekst.slice(0, -1)] : [`${p.tekst}n`]),
    replaceNeighbor(p, [-1, 0], other),
  ];
}

/** Without the sign, or with the vowel twice, as it sounds. */
function apostropheMistakes(p: SlipSpot): readonly Replacement[] {
  const vowel = p.b.laag.charAt(p.cat.van - 1);
  const long = /[aou]/.test(vowel) ? [replaceNeighbor(p, [0, 0], vowel), `${vowel}s`] : ['es'];
  return ['s', ...long];
}

/** The wrong letter of d and t; dt only where a d can be heard. */
const participleMistakes = ({ tekst: text, b, cat }: SlipSpot): readonly string[] =>
  text === 't' ? ['d', ...(/[cfhkpsx]/.test(b.laag.charAt(cat.van - 1)) ? [] : ['dt'])] : ['t', 'dt'];

/** A strong past with the ending of a weak one. */
function strongMistakes(p: SlipSpot): readonly Replacement[] {
  const { tekst: text } = p;
  const own: Readonly<Record<string, readonly string[]>> = {
    d: ['t', 'dt', 'dde'],
    t: ['d', 'tt', 'dt'],
    en: ['e'],
    gen: ['gde'],
  };
  return own[text] ?? (text.length === 1 ? [`${text}t`, `${text}d`] : []);
}

/** Share of a d or t that is heard, written as the other one. */
const SELDOM = 0.1;

/** Inflected participle: a letter doubled after a long vowel, or not after a short one; t for d. */
function bvnMistakes(p: SlipSpot): readonly Replacement[] {
  const before = p.b.laag.slice(0, p.cat.van);
  const letter = before.slice(-1);
  if (!/[dt]/.test(letter)) return [`${p.tekst}n`];
  const other = letter === 'd' ? 't' : 'd';
  if (before.endsWith(letter + letter)) return [replaceNeighbor(p, [-1, 0], '')];
  return [replaceNeighbor(p, [0, 0], letter), [p.cat.van - 1, p.cat.van, other, SELDOM]];
}
