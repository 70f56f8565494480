import { buur, regel, ruil, type FoutRegel, type Plek, type Vervanging } from './fout-slip.ts';

/** Slips of inflected and built words: plural, diminutive, compound, suffix, verb ending, capital. */
export const VORM_FOUTEN: Readonly<Record<string, FoutRegel>> = {
  samenstelling: regel(0.9, (p) => naadFouten(p)),
  'tussen-n': regel(0.9, ({ tekst }) => (tekst.endsWith('n') ? ['e', 'un', ''] : [`${tekst}n`, ''])),
  'tussen-s': ruil(0.9, { s: [''] }),
  'verkl-je': regel(0.6, (p) => verkleinFouten(p)),
  'verkl-etje': regel(0.7, (p) => verkleinFouten(p)),
  'verkl-aatje': regel(0.8, ({ tekst }) => aatjeFouten(tekst)),
  ig: ruil(0.7, { ig: ['ug', 'eg', 'ich', 'ech'] }),
  lijk: regel(0.7, (p) => ['luk', 'lik', 'lek', 'leik', ...voorLijk(p)]),
  ing: ruil(0.7, {
    ing: ['in', 'ink', 'eng'],
    heid: ['heit', 'hijd', 'heidt', 'hijt'],
    schap: ['sgap', 'schab', 'sgab'],
    ingen: ['inge', 'inggen'],
    heden: ['heeden', 'hedden', 'hede'],
    schappen: ['schapen', 'sgappen'],
  }),
  'mv-en': ruil(0.7, { en: ['e', 'un'], n: ['', 's'] }),
  'mv-s': regel(0.7, (p) => (p.tekst === 's' ? ["'s", ...(p.b.laag.charAt(p.cat.van - 1) === 'e' ? [] : ['en'])] : [])),
  'mv-apos': ruil(1, { "'s": ['s', 'es'] }),
  'mv-trema': regel(1, (p) => ['en', 'eën', 'n', 'ëen', ...naTrema(p)]),
  'mv-onreg': regel(0.7, ({ tekst }) => [
    tekst.replace(/n$/, ''),
    `${tekst}s`,
    ...(tekst === 'eren' ? ['en', 'ers'] : []),
  ]),
  stoffelijk: ruil(0.7, { en: ['e', 'un'] }),
  'bn-s': regel(0.7, ({ tekst }) => bnFouten(tekst)),
  hoofdletter: regel(0.6, ({ tekst }) => [tekst === tekst.toLowerCase() ? tekst.toUpperCase() : tekst.toLowerCase()]),
  'ww-stam': regel(1, (p) => stamFouten(p)),
  'ww-gebied': regel(1, ({ tekst }) => [`${tekst}t`, ...(tekst === 'd' ? ['t'] : [])]),
  'ww-inversie': regel(1, (p) => inversieFouten(p)),
  'ww-tt-t': regel(1, (p) => ttFouten(p)),
  'ww-tt-dt': ruil(1, { dt: ['d', 't', 'tt'] }),
  'ww-tt-tstam': ruil(1, { t: ['d', 'dt', 'tt'] }),
  'ww-vt-te': ruil(1, { te: ['de', 'tte', 'ten', 't'], ten: ['te', 'den', 'tten'] }),
  'ww-vt-de': ruil(1, { de: ['te', 'dde', 'den', 'd'], den: ['de', 'ten', 'dden'] }),
  'ww-vt-tt-dd': regel(1, (p) => dubbelFouten(p)),
  'ww-vt-sterk': ruil(
    1,
    Object.fromEntries(
      [...'bcdfghjklmnprsvwxyzt']
        .map((l) => [l, sterkEnkel(l)])
        .concat([
          ['en', ['e', 'ent']],
          ['gen', ['gde']],
        ]),
    ),
  ),
  'ww-vd': ruil(1, { d: ['t', 'dt'], t: ['d', 'dt'] }),
  'ww-vd-pv': ruil(1, { d: ['t', 'dt'], t: ['d', 'dt'], dt: ['d', 't'] }),
  'ww-vd-sterk': ruil(1, { en: ['e', 'un', 't'], n: ['', 't'] }),
  'ww-bvn': regel(1, (p) => bvnFouten(p)),
  'ww-od': ruil(1, { d: ['t', 'dt', ''], de: ['te', 'dde'] }),
  'ww-eng': regel(0.8, ({ tekst }) =>
    [...new Set([...engelseEd(tekst), ...ENGELS_FOUT.map(([patroon, door]) => tekst.replace(patroon, door))])].filter(
      (v) => v !== tekst,
    ),
  ),
};

/** How a Dutch ending on an English stem goes wrong: the e of the stem or its English vowel lost, d for t. */
const ENGELS_FOUT: readonly (readonly [RegExp, string])[] = [
  [/(?<=^ge.*[kcpsm]e)t$/, 'd'],
  [/e(?=[dt]e?n?$)/, ''],
  [/d(?=en?$|$)/, 't'],
  [/t(?=en?$|$)/, 'd'],
  [/ai/, 'ee'],
  [/oa/, 'oo'],
  [/(?<!^g)([aeou])([mstkn])e(?=[dt])/, '$1$1$2'],
];

/** A participle with the English ending: -ed behind the English stem, which doubles a consonant behind a short vowel and writes a long one once (`gescanned`, `gescored`). */
function engelseEd(tekst: string): string[] {
  const stam = /^(ge.+)[dt]$/.exec(tekst)?.[1];
  if (stam === undefined || /e$|nnis$|[^aeiou]e[lr]$/.test(stam)) return [];
  const heel = /[aeiou]$/.test(stam) || (/[nrs]$/.test(stam) && tekst.endsWith('t')) ? tekst : stam;
  if (/[^aeiou][aeiou][bdgklmnprt]$/.test(heel)) return [`${heel}${heel.slice(-1)}ed`];
  return [`${heel.replace(/([aeou])\1(?=[^aeiou]$)/, '$1')}ed`];
}

/** A t too many before je or jij; a stem on t is written as one on d, or loses its t where another consonant stands before it. */
function inversieFouten(p: Plek): readonly string[] {
  if (p.tekst === 'd') return ['dt', 't'];
  if (p.tekst !== 't') return [`${p.tekst}t`];
  return /[cfhkps]/.test(p.b.laag.charAt(p.cat.van - 1)) ? [''] : ['dt', 'd'];
}

/** A compound in two words; on the seam only one of two equal letters or a t or d is lost. */
function naadFouten(p: Plek): readonly Vervanging[] {
  const [l = '', r = ''] = [p.tekst.charAt(0), p.tekst.charAt(1)];
  const kwijt = l === r || (/[td]/.test(l) && !/[aeiou]/.test(r)) ? [r] : [];
  return [`${l} ${r}`, ...kwijt, `${l}-${r}`];
}

function verkleinFouten(p: Plek): readonly Vervanging[] {
  const uit: Readonly<Record<string, readonly string[]>> = {
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
  const eind = p.b.laag.charAt(p.cat.van - 1);
  const wissel = eind === 'd' ? 't' : 'd';
  const kwijt = /[dt]/.test(eind) && p.tekst.startsWith('j') ? [buur(p, [-1, 0], ''), buur(p, [-1, 0], wissel)] : [];
  return [...(uit[p.tekst] ?? []), ...kwijt];
}

/** The e of -ieën and -eeën is written once, with or without its dots. */
function naTrema(p: Plek): Vervanging[] {
  return /[ie]e$/.test(p.b.laag.slice(0, p.cat.van)) ? [buur(p, [-1, 0], ''), buur(p, [-1, 2], 'en')] : [];
}

function aatjeFouten(tekst: string): string[] {
  if (tekst.startsWith("'")) return ['tje', 'tju', 'ietje'];
  return [
    tekst.slice(1),
    `${tekst.charAt(0)}'${tekst.slice(2)}`,
    tekst.replace('tje', 'dje'),
    tekst.replace('ie', 'i'),
  ].filter((v) => v !== tekst);
}

/** The n before -lijk is hardly heard (`eigelijk`), a doubled one hardly seen (`onmiddelijk`). */
function voorLijk(p: Plek): Vervanging[] {
  const voor = p.b.laag.slice(0, p.cat.van);
  if (voor.endsWith('en') || voor.endsWith('l')) return [buur(p, [-1, 0], '')];
  return voor.endsWith('e') && !voor.endsWith('ee') ? [buur(p, [0, 0], 'n')] : [];
}

function bnFouten(tekst: string): string[] {
  if (tekst === 's') return ['', 'z'];
  return [
    tekst.replace(/^d/, ''),
    tekst.replace('st', 's'),
    tekst.replace('er', 'ur'),
    tekst.replace('st', 'ts'),
  ].filter((v) => v !== tekst);
}

function ttFouten(p: Plek): readonly Vervanging[] {
  const wissel: Readonly<Record<string, string>> = { f: 'v', s: 'z' };
  const stem = wissel[p.b.laag.charAt(p.cat.van - 1)];
  return ['', 'd', 'dt', ...(stem === undefined ? [] : [buur(p, [-1, 0], stem)])];
}

function stamFouten(p: Plek): readonly string[] {
  const l = p.tekst;
  const wissel: Readonly<Record<string, readonly string[]>> = {
    f: ['v'],
    s: ['z'],
    d: ['t', 'dt'],
    t: ['d', 'dt'],
    g: ['ch', 'gt'],
    p: ['b', 'pe'],
    k: ['ck', 'ke'],
  };
  return wissel[l] ?? (/[aeiou]/.test(l) ? [`${l}t`] : [`${l}t`, `${l}e`]);
}

/** Weak past of a stem on t or d: one letter too few, the wrong one, or the plural for the singular. */
function dubbelFouten(p: Plek): readonly Vervanging[] {
  const letter = p.tekst.charAt(0);
  const ander = letter === 't' ? 'd' : 't';
  const n = p.tekst.endsWith('n');
  const lang = /([aeou])\1[dt]$/.test(p.b.laag.slice(0, p.cat.van)) ? [buur(p, [-2, 0], '')] : []; // `prate`
  return [
    buur(p, [-1, 0], ''),
    ander + p.tekst.slice(1),
    ...lang,
    ...(n ? [p.tekst.slice(0, -1)] : [`${p.tekst}n`]),
    buur(p, [-1, 0], ander),
  ];
}

function sterkEnkel(letter: string): string[] {
  if (letter === 'd') return ['t', 'dt', 'dde'];
  return letter === 't' ? ['d', 'tt', 'dt', 'te'] : [`${letter}t`, `${letter}d`, `${letter}te`, `${letter}de`];
}

/** Inflected participle: a letter doubled after a long vowel, or not after a short one; t for d. */
function bvnFouten(p: Plek): readonly Vervanging[] {
  const voor = p.b.laag.slice(0, p.cat.van);
  const letter = voor.slice(-1);
  if (!/[dt]/.test(letter)) return [`${p.tekst}n`];
  const ander = letter === 'd' ? 't' : 'd';
  const dubbel = voor.endsWith(letter + letter);
  return [
    dubbel ? buur(p, [-1, 0], '') : buur(p, [0, 0], letter),
    buur(p, [dubbel ? -2 : -1, 0], dubbel ? ander + ander : ander),
  ];
}
